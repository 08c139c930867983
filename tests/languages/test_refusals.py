"""Errors use one language: what fills a sentence is an id, a value, or in the language of the sentence."""

from __future__ import annotations

import ast
import copy
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.bots.lineup import make_bot
from meadhall.core.errors import Refusal
from meadhall.core.game import Game
from meadhall.core.i18n import speaking
from meadhall.core.phrases import WORDS
from meadhall.core.record import save
from meadhall.core.record_reader import read
from meadhall.core.registry import find_game
from meadhall.core.rng import luck_from_seed
from meadhall.core.strict_json import parse

GAMES = ("nidavellir", "aetherya", "dwar7s_fall", "andor")
SOURCES: Final = Path(__file__).parents[2] / "src" / "meadhall"
LATIN: Final = re.compile(r"[A-Za-z][A-Za-z_']*")
SAME: Final = {"JSON", "UTF", "seed", "commit", "true", "false", "luck", "ms", "s", "it"}  # in Russian, too
# Words that stand in no French sentence.
ENGLISH: Final = re.compile(r"\b(of|the|should|is|are|at most|at least|there|cannot|must|not|be|an|it|has)\b")
FIELD: Final = re.compile(r"[a-z_]+: \S*")  # of a position, with its value
STARTING: Final = ("database.py", "network.py", "services.py")  # for the operator who starts a server


# -- what stands in the sources --------------------------------------------------------------------------


@cache
def known_words() -> frozenset[str]:
    """Words that are translated elsewhere, and names of games."""
    return frozenset((*WORDS, *(find_game(game).name for game in GAMES)))


def details_in_english(file: Path) -> Iterator[str]:
    """Texts for people that are given to refusals as they are."""
    for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not (isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("Refusal", "HttpError")):
            continue
        for given in call.keywords:
            for text in written(given.value):
                if " " in text.strip() and not FIELD.fullmatch(text) and text not in known_words():
                    yield f"{file.name}:{call.lineno}: {text!r}"


def written(node: ast.expr) -> Iterator[str]:
    """The literals of an expression, but for those that a call puts into words."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from (str(part.value) for part in node.values if isinstance(part, ast.Constant))
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.IfExp):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from written(child)


def test_no_refusal_is_given_english_words() -> None:
    files = [file for file in sorted(SOURCES.rglob("*.py")) if file.name not in STARTING]
    assert [found for file in files for found in details_in_english(file)] == []


def test_english_words_given_to_a_refusal_are_found(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(
        'Refusal("a", what="a card", wanted=f"at most {most}")\n'
        'Refusal("b", what="one of " + ", ".join(known), token="gold")\n'
        'HttpError("c", wanted=at_most(4), what=words("a b"))\n'
    )
    assert list(details_in_english(file)) == ["rule.py:1: 'at most '", "rule.py:2: 'one of '"]


# -- what is read ----------------------------------------------------------------------------------------


def raw_values(details: Mapping[str, object]) -> Iterator[str]:
    """Ids and values, however deep in phrases."""
    for value in details.values():
        parts = getattr(value, "parts", getattr(value, "values", None))
        if isinstance(parts, Mapping):
            yield from raw_values(parts)
        elif isinstance(value, Refusal):
            yield from (*raw_values(value.details), value.rule)
        elif value not in WORDS:
            yield str(value)


def assert_one_language(refusal: Refusal) -> None:
    values = sorted(filter(None, [refusal.rule, *raw_values(refusal.details)]), key=len, reverse=True)
    for spoken in ("ru", "fr"):
        with speaking(spoken):
            left = str(refusal)
        assert "{" not in left, left
        if type(refusal) is not Refusal and left == str(refusal):
            continue  # told to the author of a legend file, in the language of such files
        for value in values:
            left = left.replace(value, "")
        if spoken == "ru":
            assert set(LATIN.findall(left)) <= SAME, (str(refusal), left)
        else:
            assert not ENGLISH.search(left), (str(refusal), left)


def refused(deed: Callable[[], object]) -> Refusal | None:
    try:
        deed()
    except Refusal as refusal:
        return refusal
    return None


def assert_all_in_one_language(deeds: Iterable[Callable[[], object]]) -> Counter[str]:
    """The reasons that were given."""
    reasons: Counter[str] = Counter()
    for deed in deeds:
        if refusal := refused(deed):
            assert_one_language(refusal)
            reasons[refusal.reason] += 1
    return reasons


# -- positions and questions -----------------------------------------------------------------------------

ODD: Final[tuple[object, ...]] = (None, True, 3.5, 10**12, -1, 99, "xx", "", [], {}, ["xx"], {"xx": 1})


def has_positions(name: str) -> bool:
    game = find_game(name)
    try:
        return bool(game.dump(game.new_table(2, 1)))
    except (AttributeError, Refusal):
        return False


WITH_POSITIONS: Final = [name for name in GAMES if has_positions(name)]


def positions(game: Game, dice: random.Random) -> list[Any]:
    table = game.new_table(game.usual_seats, luck_from_seed(dice.randrange(1000)))
    found = []
    for number in range(60):
        if not (waiting := table.to_act()):
            break
        if number % 12 == 0:
            found.append(json.loads(json.dumps(game.dump(table))))
        table.play(waiting[0], dice.choice(table.choices(waiting[0])))
    return found


def places(plain: Any) -> Iterator[tuple[Any, Any]]:
    """Every list and object in a value, with each of its keys or indices."""
    keys = plain.keys() if isinstance(plain, dict) else range(len(plain)) if isinstance(plain, list) else ()
    for key in list(keys):
        yield plain, key
        yield from places(plain[key])


def spoilt(position: Any, dice: random.Random) -> Any:
    """The position with one thing wrong, or at least odd."""
    position = copy.deepcopy(position)
    within, key = dice.choice(list(places(position)))
    value = within[key]
    if dice.random() < 0.2:
        del within[key]
    elif isinstance(value, int) and not isinstance(value, bool) and dice.random() < 0.5:
        within[key] = value + dice.choice((-1, 1, 3))
    elif isinstance(value, list) and value and dice.random() < 0.5:
        value.append(copy.deepcopy(dice.choice(value)))
    else:
        within[key] = dice.choice(ODD)
    return position


def readings(game: Game, dice: random.Random, each: int) -> Iterator[Callable[[], object]]:
    for position in positions(game, dice):
        for _ in range(each):
            yield partial(game.load, spoilt(position, dice))


def questions(game: Game, dice: random.Random, each: int) -> Iterator[Callable[[], object]]:
    for position in positions(game, dice):
        for ask in (*game.asks(), "xx"):
            for wrong in (position, *(spoilt(position, dice) for _ in range(each))):
                some: dict[str, object] = {"player": dice.choice(ODD), "seat": 0, "row": dice.choice(ODD)}
                args = dice.choice([{}, some])
                yield partial(game.answer, ask, wrong, args)


@pytest.mark.parametrize("name", WITH_POSITIONS)
def test_positions_that_cannot_be_are_refused_in_one_language(name: str) -> None:
    reasons = assert_all_in_one_language(readings(find_game(name), random.Random(1), 60))
    assert len(reasons) >= 5, reasons


@pytest.mark.parametrize("name", WITH_POSITIONS)
def test_questions_that_have_no_answer_are_refused_in_one_language(name: str) -> None:
    reasons = assert_all_in_one_language(questions(find_game(name), random.Random(2), 3))
    assert "unknown_ask" in reasons and len(reasons) >= 4, reasons


# -- options, bots, records ------------------------------------------------------------------------------


def options_of(game: Game) -> Iterator[Callable[[], object]]:
    for option in (*[each.name for each in game.options], "xx"):
        for value in (None, True, 0, 99, "xx", ""):
            for strange in (False, True):
                given: Any = {option: value}
                yield partial(game.settle_options, given, strange)
                yield partial(game.new_table, 2, 1, given)
    every = {each.name: True for each in game.options if each.default is False}
    for seats in (0, 1, 2, 9):
        yield partial(game.new_table, seats, 1, every)
    yield partial(game.new_table, 2, 1, None, 99)


@pytest.mark.parametrize("name", GAMES)
def test_options_are_refused_in_one_language(name: str) -> None:
    reasons = assert_all_in_one_language(options_of(find_game(name)))
    assert {"unknown_option", "option_value", "seat_count", "unknown_version"} <= reasons.keys()


HEADER: Final = (
    '{"meadhall":1,"game":"aetherya","version":1,"options":{},"seats":["A","B"],"luck":{"seed":1}}\n'
)
RECORDS: Final = (
    "", "x", "[1]", "{}", '{"meadhall":7}', '{"meadhall":1,"xx":2}', '{"meadhall":1,"game":3}',
    HEADER.replace("1}", '"x"}'), HEADER.replace('{"seed":1}', "{}"), HEADER.replace('"A"', "4"),
    HEADER.replace('"A"', '"\\u0007"'), HEADER.replace("{}", '{"x":1.5}'), f"{HEADER}[0]", f"{HEADER}7",
    HEADER.replace("seed", "commit"), f"{HEADER}[0,-1]", f'{HEADER}{{"seed":"x"}}', f"{HEADER}[0,0]",
    f'{HEADER}{{"result":{{}}}}\n[0,0]', "[" * 100_000, "1" * 30, "NaN", "1e999", '{"a":',
)  # fmt: skip


def test_records_are_refused_in_one_language() -> None:
    lines = [[line.encode() for line in text.splitlines()] for text in RECORDS]
    reasons = assert_all_in_one_language(partial(list, read(each)) for each in lines)
    assert {"record_broken", "record_truncated", "record_extra"} <= reasons.keys(), reasons


def test_what_is_no_json_is_refused_in_one_language() -> None:
    texts: tuple[str | bytes, ...] = (*RECORDS[-5:], b"\xff\xfe")
    assert assert_all_in_one_language(partial(parse, text) for text in texts)["bad_input"] == 6


def test_files_and_bots_are_refused_in_one_language(tmp_path: Path) -> None:
    deeds: list[Callable[[], object]] = [
        lambda: list(read(tmp_path / "none")),
        lambda: list(read(tmp_path)),
        lambda: save([], tmp_path / "no" / "file"),
        lambda: make_bot("oracle", 1),
        lambda: make_bot("search:x", 1),
        lambda: find_game("chess"),
    ]
    reasons = assert_all_in_one_language(deeds)
    assert sum(reasons.values()) == len(deeds), reasons
