"""Words, notation and the terminal: complete, and telling nothing that is secret."""

from __future__ import annotations

import re
from string import Formatter

import pytest
from rich.console import Console

from meadhall.core.i18n import speaking
from meadhall.core.prompt import Prompt
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.rules.game_table import AetheryaTable
from meadhall.games.aetherya.state import events, steps
from meadhall.games.aetherya.words import sentences
from meadhall.games.aetherya.words.game_words import DECISION_WORDS
from meadhall.games.aetherya.words.log import EVENTS, SILENT
from meadhall.games.aetherya.words.names import (
    card_name,
    cell_name,
    legend_name,
    row_name,
    short_card_name,
    token_name,
)
from meadhall.testing.log_words import assert_says_you
from meadhall.testing.words import WordChecker
from tests.games.aetherya.random_play import ALL_WAYS, Way, lay, play_one, positions, some_positions
from tests.games.aetherya.table_builder import choose, look, story

pytestmark = pytest.mark.uncompiled
CHECKER = WordChecker(GAME)
ALL_EVENTS = {value for name, value in vars(events).items() if name.isupper()}


def with_ways() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])


def test_every_decision_has_its_words_and_every_event_a_line_or_silence() -> None:
    assert set(DECISION_WORDS) == set(steps.DECISIONS)
    assert set(EVENTS) | SILENT == ALL_EVENTS


def test_the_words_of_every_decision_work_at_random_play() -> None:
    """Each decision comes up; nothing is missing in its prompt, its notation and its descriptions."""
    met: set[int] = set()
    for way in ALL_WAYS:
        for seed in range(5 if way.seats == 1 else 1):
            for table in positions(way, seed):
                if table.seats == 1 and table.century:
                    table.turned = table.row(table.century)  # else a random campaign hardly passes a century
                met.add(table.step)
                for seat in table.to_act():
                    check_words_of_decision(table, seat)
    assert met - {steps.OVER} == set(steps.DECISIONS)


def check_words_of_decision(table: AetheryaTable, seat: int) -> None:
    asked = GAME.prompt(table, seat)
    assert asked.what and not asked.what.endswith(".") and asked.why.endswith(".")
    described = [GAME.describe_choice(table, seat, choice) for choice in table.choices(seat)[::7]]
    written = [GAME.notation(table, seat, choice) for choice in table.choices(seat)]
    assert len(set(written)) == len(written)
    assert not [text for text in (*asked, *described, *written) if not text or "{" in text]


def test_an_event_addresses_the_player_and_the_owner_it_names() -> None:
    line = {what: words.line for what, words in EVENTS.items()}
    to_player = {what: words.to_player for what, words in EVENTS.items() if words.to_player}
    to_owner = {what: words.to_owner for what, words in EVENTS.items() if words.to_owner}
    to_both = {what: words.to_both for what, words in EVENTS.items() if words.to_both}
    assert_says_you(to_player, line, instead_of="player")
    assert_says_you(to_owner, line, instead_of="owner")
    kingdoms = {what: to_player[what] for what in (events.GRIFFIN_SENT, events.PALANTIR_USED)}
    assert_says_you(to_both, kingdoms, instead_of="owner")  # B6.5, B6.6: one's own, too


def test_every_log_line_uses_what_its_event_tells() -> None:
    for what, words in EVENTS.items():
        used = {name for _, name, _, _ in Formatter().parse(words.line) if name}
        assert used <= {"player", *words.numbers, *({"cell"} if "square" in words.numbers else ())}, what


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_names_in_three_languages(language: str) -> None:
    with speaking(language):
        names = [card_name(card) for card in range(1, 11)]
        names += [legend_name(legend) for legend in range(15)]
        names += [token_name(token) for token in range(1, 13)]
    assert all(names) and len(set(names)) == len(names)
    assert bool(re.search("[а-я]", "".join(names))) is (language == "ru")


def test_small_names() -> None:
    assert short_card_name(9) == "Dragon" and card_name(9) == "Wild Dragon"
    assert [cell_name(0), cell_name(15)] == ["a1", "d4"]
    assert row_name(6) == "Conflicts"


@with_ways()
def test_notation_is_unique_and_can_be_typed(way: Way) -> None:
    CHECKER.check_notation(some_positions(way, 3, 0.2))


@with_ways()
def test_words_are_made_of_what_the_seat_knows(way: Way) -> None:
    CHECKER.check_words(some_positions(way, 4, 0.15))


@with_ways()
def test_the_log_has_words_for_everything_that_is_told(way: Way) -> None:
    CHECKER.check_log(lay(way, 2), play_one)


@with_ways()
def test_the_terminal_shows_every_position_within_100_columns(way: Way) -> None:
    CHECKER.check_terminal(positions(way, 5), every=40, word="Total")


def test_the_terminal_shows_harmony_tame_dragons_conflicts_and_tokens() -> None:
    told = story("HU DR HU PL / EL DW -- -- / -- -- -- -- / -- -- -- --", items=True).beside(0, "hammer")
    table = told.token(0, "a1", "treaty").turn()
    text = CHECKER.printed(look(table), 100)
    for sign in ("★", "⚔1", "+2", "treaty", "Hammer", "▒▒▒▒▒▒", "⊙"):
        assert sign in text, sign


def test_a_card_somebody_else_holds_is_not_shown() -> None:
    table = story().unseen("DR").turn()
    choose(table, "draw")
    assert "Dragon" in CHECKER.printed(look(table, 0), 100).partition("Deck")[0]
    assert "Dragon" not in CHECKER.printed(look(table, 1), 100).partition("Deck")[0]


def test_the_prompts_say_what_and_why() -> None:
    table = story().unseen("HU").pile("FO").turn()
    assert GAME.prompt(table, 0) == Prompt(
        "Your turn: draw a card", "Or take a card from the discard pile: it must be laid."
    )
    assert GAME.prompt(table, 1) == Prompt("You have nothing to decide now.")
    choose(table, "draw")
    assert GAME.prompt(table, 0) == Prompt(
        "Human: choose its place", "Or discard the card and open a closed one."
    )
    assert GAME.describe_choice(table, 0, 136 + 5).endswith("in place of Plain (score 0 → 2)")


def test_the_score_sheet_lists_all_rows() -> None:
    answer = GAME.answer("score", {"kingdom": [["HU"] * 4] * 4}, {})
    console = Console(width=60)
    with console.capture() as capture:
        console.print(GAME.score_sheet("score", answer))
    for name in sentences.ROW_NAMES.values():
        assert name in capture.get()
    assert GAME.score_sheet("winners", ["a"]) is None
