"""What all games share knows none of them: neither its id and name, nor its people, places and things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import meadhall
from meadhall import games

SOURCES: Final = Path(meadhall.__file__).parent
SHARED: Final = ("core", "look", "site", "bots", "arena", "store")
KINDS: Final = ("*.py", "*.css", "*.js", "*.po")
FOLDERS: Final = [file.parent.name for file in Path(games.__file__ or "").parent.glob("*/declaration.py")]
NOUNS: Final = (
    *(
        "thingvellir",
        "dwar7s",
        "warriors?",
        "hunters?",
        "miners?",
        "blacksmiths?",
        "explorers?",
        "dwar(f|fs|ves)",
    ),
    *(
        "taverns?",
        "hero(es)?",
        "heroines?",
        "creatures?",
        "castles?",
        "ogres?",
        "dragons?",
        "kingdoms?",
        "army",
    ),
    *("armies", "mercenar(y|ies)", "artefacts?", "narrator", "willpower", "legends of", "middle of a column"),
)
WORDS: Final = re.compile(rf"\b({'|'.join((*FOLDERS, *NOUNS))})\b", re.IGNORECASE)


def shared_files() -> Iterator[Path]:
    for folder in SHARED:
        for kind in KINDS:
            yield from (file for file in (SOURCES / folder).rglob(kind) if "vendor" not in file.parts)


def words_of_games(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    found = [(number, WORDS.search(line)) for number, line in enumerate(lines, 1)]
    return [f"{file.relative_to(SOURCES)}:{number}: {word[0]}" for number, word in found if word]


def test_shared_code_knows_no_game() -> None:
    assert len(FOLDERS) == 4
    assert [found for file in shared_files() for found in words_of_games(file)] == []


@pytest.mark.parametrize("line", ["LANDSCAPES = {'andor': castle}", ".c-warrior { }", "a Hero", "// an army"])
def test_a_word_of_a_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCES", tmp_path)
    file = tmp_path / "shared.py"
    file.write_text(line)
    assert words_of_games(file)
