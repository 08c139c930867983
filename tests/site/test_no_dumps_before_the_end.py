"""A dump holds every secret of a table: nothing gives one before the end of a match."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.registry import find_game
from meadhall.core.rng import luck_from_seed
from tests.site.running import Frame, Person, Server, my_turn

SOURCES = Path(meadhall.__file__).parent
OUTSIDE = ("site", "store", "look", "bots", "arena")
GAMES = ("nidavellir", "aetherya", "dwar7s_fall", "andor")
LIBRARIES = {"json"}
COMMON = {"game", "seats", "options", "reason"}  # words that mean something else, too


def calls_of(word: str, folder: str) -> Iterator[str]:
    """Where something of that name is called as a method, but those of the json module."""
    for file in sorted((SOURCES / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == word:
                of = node.value.id if isinstance(node.value, ast.Name) else ""
                if of not in LIBRARIES:
                    yield f"{file.relative_to(SOURCES)}:{node.lineno}"


@pytest.mark.skipif(not (SOURCES / "site" / "app.py").exists(), reason="the sources are elsewhere")
@pytest.mark.parametrize("folder", OUTSIDE)
def test_nobody_but_the_command_line_asks_for_a_dump(folder: str) -> None:
    assert list(calls_of("dump", folder)) == []
    games = [each for file in (SOURCES / "games").glob("*/look") for each in calls_of("dump", str(file))]
    assert games == []


def test_the_search_for_dumps_would_find_one() -> None:
    assert any(place.startswith("core/folder_game.py") for place in calls_of("dump", "core"))


# -- what a running site answers ---------------------------------------------------------------------


def keys_in(plain: Any) -> set[str]:
    if isinstance(plain, dict):
        return set(plain).union(*map(keys_in, plain.values()))
    return set().union(*map(keys_in, plain)) if isinstance(plain, list) else set()


def dump_only(game: str, frame: dict[str, Any]) -> set[str]:
    """Words that stand in dumps of a game and in none of its frames."""
    found = find_game(game)
    table = found.new_table(len(frame["seats"]), luck_from_seed(1), frame["options"])
    return keys_in(json.loads(json.dumps(found.dump(table)))) - keys_in(frame)


def answers(person: Person, table: str) -> Iterator[tuple[str, str]]:
    """Everything that can be looked at by the API, and the pages of the table."""
    schema = person.http.get("/api/openapi.json").json()
    for path, methods in schema["paths"].items():
        if "get" in methods and not path.endswith("/stream"):
            address = path.replace("{table}", table).replace("{game}", "andor")
            yield address, person.http.get(address).text
    for page in ("", "/about?about=site:rules", "/about?about=site:log"):
        yield page, person.http.get(f"/table/{table}{page}").text


def first_choice(person: Person, table: str) -> tuple[Frame, Frame]:
    """Plays once: the frame before, and the answer. A bot that seals its choice first makes it try again."""
    while True:
        frame = person.wait_for(table, my_turn)
        choice = frame["decision"]["choices"][0]["choice"]
        answer = person.do(table, "play", seat=frame["viewer"], seq=frame["seq"], choice=choice)
        if answer.status_code == 200:
            return frame, answer.json()
        assert answer.json()["error"]["reason"] == "stale_seq"


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_of_a_running_match_holds_a_dump(server: Server, game: str) -> None:
    ann = server.person()
    table = ann.create("me", "random", game=game)["table"]
    frame, answer = first_choice(ann, table)
    words = dump_only(game, frame)
    assert "luck" in words and len(words) > 5
    seen = [("play", json.dumps(answer)), *answers(ann, table)]
    assert len(seen) >= 12
    for address, text in seen:
        told = {word for word in words if f'"{word}":' in text or f"&#34;{word}&#34;" in text}
        assert told <= COMMON, (address, told)
