"""The numbered rules of every game that ships them: the same numbers in three languages, and every cited
number exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall.games
from meadhall.core.game import Game
from meadhall.games.aetherya import GAME as AETHERYA
from meadhall.games.andor import GAME as ANDOR
from meadhall.games.dwar7s_fall import GAME as DWAR7S_FALL
from meadhall.games.nidavellir import GAME as NIDAVELLIR
from tools.typography import mended

LANGUAGES = ("en", "ru", "fr")
FOLDER = Path(meadhall.games.__path__[0])
GAMES = [game for game in (NIDAVELLIR, AETHERYA, ANDOR, DWAR7S_FALL) if game.rules_text("en")]
HEADING = re.compile(r"^(#{2,3}) ([A-Z]+(?:[0-9][0-9.a-z-]*)?)(?: (\S.*))?$", re.MULTILINE)
LETTERS = re.compile("[A-Z]+")


def name_of(game: Game) -> str:
    return game.id


def headings(game: Game, language: str) -> list[tuple[str, str, str]]:
    """Level, number and title of each chapter and rule, in order."""
    return [
        (level, number, title or "") for level, number, title in HEADING.findall(game.rules_text(language))
    ]


def numbers(game: Game) -> set[str]:
    return {number for _level, number, _title in headings(game, "en")}


def cited(game: Game, text: str) -> set[str]:
    """What has the shape of a rule number of this game."""
    letters = "|".join(sorted({LETTERS.match(number)[0] for number in numbers(game)}))  # type: ignore[index]
    return set(re.findall(rf"\b(?:{letters})[0-9]+(?:[.-][0-9]+[a-z]?)?\b", text))


@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_the_same_in_the_same_order(game: Game, language: str) -> None:
    shape = [(level, number) for level, number, _title in headings(game, language)]
    assert shape == [(level, number) for level, number, _title in headings(game, "en")]
    assert len(shape) == len(set(shape)) > 20


def is_ruling(number: str, chapter: str) -> bool:
    """Rulings have a letter of their own: R1 in chapter N19."""
    return LETTERS.match(number)[0] != LETTERS.match(chapter)[0]  # type: ignore[index]


@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_have_titles_and_rules_have_texts(game: Game, language: str) -> None:
    text = game.rules_text(language)
    assert re.match(r"# \S.*\n+[^#\n]", text), "a title, then a paragraph"
    chapter = ""
    pieces = re.split(HEADING, text)
    for level, number, title, body in zip(
        pieces[1::4], pieces[2::4], pieces[3::4], pieces[4::4], strict=True
    ):
        if level == "##":
            chapter = number
            assert title, number
        else:
            assert number.startswith(chapter) or is_ruling(number, chapter), number
            assert title is None, number
            assert body.strip(), number


@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_cite_rules_that_exist(game: Game, language: str) -> None:
    assert cited(game, game.rules_text(language)) <= numbers(game)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_number_cited_in_the_source_exists(game: Game) -> None:
    sources = [*(FOLDER / game.id).rglob("*.py"), FOLDER / game.id / "MANUAL.md"]
    missing = {
        f"{file.name}: {number}"
        for file in sources
        for number in cited(game, file.read_text(encoding="utf-8")) - numbers(game)
    }
    assert not missing


@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_those_of_a_printer(game: Game, language: str) -> None:
    """Outside of code, French and Russian have the spaces that do not break."""
    for line in game.rules_text(language).splitlines():
        for prose in line.split("`")[::2]:
            assert mended(prose, language) == prose
