"""Words, notation and the terminal: complete, and telling nothing that is secret."""

from __future__ import annotations

import re
from string import Formatter

import pytest
from rich.console import Console

from meadhall.core.i18n import speaking
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.state import events, steps
from meadhall.games.dwar7s_fall.state.cards import COLOUR_IDS
from meadhall.games.dwar7s_fall.state.component_file import box_named
from meadhall.games.dwar7s_fall.words import sentences
from meadhall.games.dwar7s_fall.words.game_words import PROMPTERS
from meadhall.games.dwar7s_fall.words.log import FILLERS, NUMBERS
from meadhall.games.dwar7s_fall.words.names import (
    colour_name,
    gem_name,
    kind_name,
    name_of_goal,
    ogre_name,
    secret_name,
)
from meadhall.testing.log_words import assert_says_you
from meadhall.testing.words import Teller
from tests.games.dwar7s_fall.land import ask, drawn
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_secret, lay, look
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS, play_one, positions, some_positions
from tests.games.dwar7s_fall.random_play import lay as lay_random

pytestmark = pytest.mark.uncompiled
TELLER = Teller(GAME)
BOX = box_named("")
ALL_EVENTS = {value for name, value in vars(events).items() if name.isupper()}
every_table = pytest.mark.parametrize("seats", SEAT_COUNTS)


def test_every_decision_has_a_prompt_and_every_event_a_line() -> None:
    assert set(PROMPTERS) == set(steps.DECISION_IDS) == set(steps.DECISION_RULES)
    assert set(NUMBERS) == ALL_EVENTS == set(sentences.LOG)


def test_whatever_somebody_did_can_be_said_to_them_and_to_whom_they_did_it() -> None:
    assert_says_you(sentences.OWN_LOG, sentences.LOG, instead_of="player")
    assert_says_you(sentences.LOG_TO_OTHER, sentences.LOG, instead_of="other")


def test_every_log_line_uses_what_its_event_tells() -> None:
    for what, parts in NUMBERS.items():
        used = {name for _, name, _, _ in Formatter().parse(sentences.LOG[what]) if name}
        told = {"other" if part == "other" else FILLERS[part][0] for part in parts}
        assert used <= {"player", *told} and told <= used, what


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_names_in_three_languages(language: str) -> None:
    with speaking(language):
        names = [kind_name(kind) for kind in range(9)] + [gem_name(gem) for gem in range(4)]
        names += [ogre_name(ogre) for ogre in range(5)] + [name_of_goal(BOX, goal) for goal in BOX.goal_ids]
        names += [secret_name(secret) for secret in range(7)] + [colour_name(colour) for colour in COLOUR_IDS]
    assert all(names) and len(set(names)) == len(names)
    assert bool(re.search("[а-я]", "".join(names))) is (language == "ru")


@every_table
def test_notation_is_unique_and_can_be_typed(seats: int) -> None:
    TELLER.check_notation(some_positions(seats, 3, 0.1), typed=4)


@every_table
def test_words_are_made_of_what_the_seat_knows(seats: int) -> None:
    TELLER.check_words(some_positions(seats, 4, 0.1))


@every_table
def test_the_log_has_words_for_everything_that_is_told(seats: int) -> None:
    assert all(TELLER.check_log(lay_random(seats, 2), play_one))


@every_table
def test_the_terminal_shows_every_position_within_its_width(seats: int) -> None:
    TELLER.check_terminal(positions(seats, 5), every=50, word="Points")


def test_the_terminal_shows_walls_dwarfs_and_stacks() -> None:
    table = lay(fresh(), "gold_mine", "0,0", 1)
    do(table, "lay emerald_mine", "on 0,0", "turn 1", "put 0,0")
    text = TELLER.printed(look(table), 80)
    assert "┃" in text and "━━━" in text and "+1 B" in text and "Emerald" in text


def test_a_wide_land_is_drawn_narrow_and_a_very_wide_one_listed() -> None:
    table = lay(fresh(4), "gold_mine", "0,0")
    for number in range(1, 5):
        table.used = 0
        lay(table, ("castle", "tavern", "warehouse", "ruby_mine")[number - 1], f"{number},0")
    wide, narrow, list_of_tiles = (TELLER.printed(look(table), width) for width in (80, 45, 38))
    assert "Gold mine" in wide
    assert "Gold " in narrow and "Gold mine 2/3" not in narrow
    assert "0,0 Gold mine 2/3 [N E]" in list_of_tiles


def test_secrets_of_others_are_not_shown() -> None:
    table = give_gems(give_secret(lay(fresh(), "castle", "0,0"), 0, "hunter"), 0, ruby=2)
    assert "Hunter" in TELLER.printed(look(table, 0), 80) and "2 Ruby" in TELLER.printed(look(table, 0), 80)
    for viewer in (-1, 1):
        assert "Hunter" not in TELLER.printed(look(table, viewer), 80)
        assert "2 Ruby" not in TELLER.printed(look(table, viewer), 80)


def test_the_prompts_say_what_and_why() -> None:
    table = fresh()
    assert GAME.prompt(table, 0).what == sentences.PROMPTS["first_card"]
    assert GAME.prompt(table, 1).what == sentences.PROMPTS["nothing"]
    lay(table, "castle", "0,0")
    assert "1 of 4" in GAME.prompt(table, 0).what
    do(table, "lay tavern")
    assert "Tavern" in GAME.prompt(table, 0).what
    give_gems(give_secret(table, 1, "wizard"), 1, gold=5)
    assert GAME.prompt(table, 1).what == sentences.PROMPTS["reveal"]


def test_the_score_sheet_lists_all_rows() -> None:
    answer = ask("score", drawn("+   +\n  Cr\n+   +"))
    console = Console(width=60)
    with console.capture() as capture:
        console.print(GAME.score_sheet("score", answer))
    for name in sentences.ROW_NAMES.values():
        assert name in capture.get()
    assert GAME.score_sheet("tie_break", ["a"]) is None
