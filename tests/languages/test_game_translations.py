"""Random games in every language: prompts, choices, log and terminal have no English left in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice

import pytest
from babel.messages.pofile import read_po
from rich.console import Console

from meadhall.core.game import Game, Options
from meadhall.core.i18n import speaking
from meadhall.core.journal import Journal
from meadhall.core.table import Table
from meadhall.games.aetherya import GAME as AETHERYA
from meadhall.games.dwar7s_fall import GAME as DWAR7S_FALL
from meadhall.games.nidavellir import GAME as NIDAVELLIR
from meadhall.games.nidavellir.look.how_to_play import how_to_play
from meadhall.games.nidavellir.state.cards import CARD_KINDS
from meadhall.games.nidavellir.words import names
from meadhall.testing.random_play import random_positions

NAMES = ["Анна", "Борис", "Вера", "Глеб", "Дана"]
WAYS: list[tuple[Game, int, Options]] = [
    (NIDAVELLIR, 2, {"thingvellir": True}),
    (NIDAVELLIR, 4, {}),
    (NIDAVELLIR, 5, {"thingvellir": True}),
    (AETHERYA, 1, {}),
    (AETHERYA, 2, {}),
    (AETHERYA, 3, {"items": True}),
    (AETHERYA, 2, {"cooperative": True}),
    (DWAR7S_FALL, 4, {}),
]
MOST_POSITIONS = 900
CHOICES_ASKED = 8

# Latin letters that belong into a Russian text: cells, the sign of times in names of the data file, rules.
CELLS = re.compile(r"\b[a-d][1-4]\b|\bx\b|\b[A-Z]\d+(?:\.\d+)?\b")
ENGLISH = re.compile(r"\b(the|your|you|and|of|from|with|takes?|card|coin|discard|column)\b", re.IGNORECASE)


def with_ways() -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("game", "seats", "options"), WAYS, ids=[f"{game.id}-{seats}" for game, seats, _ in WAYS]
    )


def told(game: Game, table: Table, journal: Journal) -> Iterator[str]:
    """All that is said to the seats about a position and about what led to it."""
    for seat in table.to_act():
        yield from game.prompt(table, seat)
        for choice in table.choices(seat)[:CHOICES_ASKED]:
            yield game.describe_choice(table, seat, choice)
    for entry in journal.entries:
        yield game.describe_entry(entry, NAMES)


def whole_game(game: Game, seats: int, options: Options, language: str) -> set[str]:
    said: set[str] = set()
    with speaking(language):
        journal = Journal()
        for table in islice(random_positions(game, seats, options, seed=3), MOST_POSITIONS):
            said.update(told(game, table, journal))
            journal = Journal()
            table.attach_journal(journal)
    return said - {""}


def left_in_english(text: str, language: str) -> bool:
    if language == "ru":
        return bool(re.search("[A-Za-z]", CELLS.sub("", text)))
    return bool(ENGLISH.search(text))


@with_ways()
@pytest.mark.parametrize("language", ["ru", "fr"])
def test_nothing_of_a_game_is_left_in_english(
    game: Game, seats: int, options: Options, language: str
) -> None:
    said = whole_game(game, seats, options, language)
    assert len(said) > 40
    assert [text for text in said if left_in_english(text, language)] == []
    assert [text for text in said if set("{}") & set(text)] == []


@with_ways()
def test_games_are_told_in_english_unless_asked_otherwise(game: Game, seats: int, options: Options) -> None:
    said = whole_game(game, seats, options, "en")
    own_names = re.compile("|".join(NAMES))
    assert [text for text in said if re.search("[а-яё]", own_names.sub("", text), re.IGNORECASE)] == []


@with_ways()
@pytest.mark.parametrize("language", ["ru", "fr"])
def test_the_terminal_follows(game: Game, seats: int, options: Options, language: str) -> None:
    *_, table = islice(random_positions(game, seats, options, seed=5), MOST_POSITIONS)
    console = Console(width=200, record=True, file=None, quiet=True)
    with speaking(language):
        console.print(game.show(table.view(0), NAMES[:seats]))
        text = console.export_text()
    english = [words for words in translated(game, language) if "{" not in words and len(words) > 5]
    assert [words for words in english if re.search(rf"\b{re.escape(words)}\b", text)] == []


def translated(game: Game, language: str) -> Iterator[str]:
    """The English of all texts of a game that another language says differently."""
    with (files("meadhall.games") / game.id / "languages" / f"{language}.po").open("rb") as file:
        for message in read_po(file, locale=language):
            if isinstance(message.id, str) and message.id and message.id != message.string:
                yield message.id


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_every_effect_is_translated(language: str) -> None:
    english = [names.effect(card) for card in range(1, CARD_KINDS)]
    with speaking(language):
        spoken = [names.effect(card) for card in range(1, CARD_KINDS)]
    assert [text for text in spoken if left_in_english(text, language)] == []
    assert not set(english) & set(spoken)


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_rules_can_be_read(language: str) -> None:
    with speaking(language):
        page = str(how_to_play())
        titles = re.findall(r"<h2>(.*?)</h2>", page)
        assert len(titles) == len(set(titles)) == page.count("<section")
        assert "<h1" not in page
        assert names.tavern_name(1) in page
    words = re.sub("<[^>]*>", " ", page)
    assert language == "en" or not left_in_english(words, language)
    assert 2500 < len(words.split()) < 4500
