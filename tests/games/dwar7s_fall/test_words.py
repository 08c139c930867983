"""Words, notation and the terminal are complete and tell no secret."""

from __future__ import annotations

import re
from string import Formatter

import pytest
from rich.console import Console

from meadhall.core.i18n import speaking
from meadhall.core.prompt import Prompt
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.games.dwar7s_fall.referee.score_sheet import ROW_NAMES
from meadhall.games.dwar7s_fall.state import choices, events, steps
from meadhall.games.dwar7s_fall.state.cards import COLOUR_IDS
from meadhall.games.dwar7s_fall.state.component_file import box_named
from meadhall.games.dwar7s_fall.words.decisions import REVEAL, WORDS, words_of
from meadhall.games.dwar7s_fall.words.effects import ogre_effect
from meadhall.games.dwar7s_fall.words.log import EVENTS, FILLERS
from meadhall.games.dwar7s_fall.words.names import (
    colour_name,
    gem_name,
    kind_name,
    name_of_goal,
    ogre_name,
    secret_name,
)
from meadhall.testing.log_words import assert_says_you
from meadhall.testing.words import WordChecker
from tests.games.dwar7s_fall.land import ask, drawn
from tests.games.dwar7s_fall.look.eyes import EYES
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_ogre, give_secret, lay, look
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS, play_one, positions, some_positions
from tests.games.dwar7s_fall.random_play import lay as lay_random

pytestmark = pytest.mark.uncompiled
CHECKER = WordChecker(GAME)
BOX = box_named("")
ALL_STEPS = {value for value in vars(steps).values() if isinstance(value, int)}
ALL_EVENTS = {value for name, value in vars(events).items() if name.isupper()}
every_table = pytest.mark.parametrize("seats", SEAT_COUNTS)


def test_every_decision_has_a_prompt_and_every_event_a_line() -> None:
    assert set(WORDS) == set(steps.DECISIONS) == ALL_STEPS - {steps.OVER}
    assert set(EVENTS) == ALL_EVENTS


def test_whatever_somebody_did_can_be_said_to_them_and_to_whom_they_did_it() -> None:
    lines = {what: words.line for what, words in EVENTS.items()}
    own = {what: words.own for what, words in EVENTS.items() if words.own}
    to_other = {what: words.to_other for what, words in EVENTS.items() if words.to_other}
    assert_says_you(own, lines, instead_of="player")
    assert_says_you(to_other, lines, instead_of="other")


def test_every_log_line_uses_what_its_event_tells() -> None:
    for what, words in EVENTS.items():
        used = {name for _, name, _, _ in Formatter().parse(words.line) if name}
        told = {"other" if part == "other" else FILLERS[part][0] for part in words.numbers}
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
    CHECKER.check_notation(some_positions(seats, 3, 0.1), typed=4)


@every_table
def test_words_are_made_of_what_the_seat_knows(seats: int) -> None:
    CHECKER.check_words(some_positions(seats, 4, 0.1))


@every_table
def test_the_log_has_words_for_everything_that_is_told(seats: int) -> None:
    assert all(CHECKER.check_log(lay_random(seats, 2), play_one))


@every_table
def test_the_terminal_shows_every_position_within_its_width(seats: int) -> None:
    CHECKER.check_terminal(positions(seats, 5), every=50, word="Points")


def test_the_terminal_shows_walls_dwarfs_and_stacks() -> None:
    table = lay(fresh(), "gold_mine", "0,0", 1)
    do(table, "lay emerald_mine", "on 0,0", "turn 1", "put 0,0")
    text = CHECKER.printed(look(table), 80)
    assert "┃" in text and "━━━" in text and "+1 B" in text and "Emerald" in text


def test_a_wide_land_is_drawn_narrow_and_a_very_wide_one_listed() -> None:
    table = lay(fresh(4), "gold_mine", "0,0")
    for number in range(1, 5):
        table.used = 0
        lay(table, ("castle", "tavern", "warehouse", "ruby_mine")[number - 1], f"{number},0")
    wide, narrow, list_of_tiles = (CHECKER.printed(look(table), width) for width in (80, 45, 38))
    assert "Gold mine" in wide
    assert "Gold " in narrow and "Gold mine 2/3" not in narrow
    assert "0,0 Gold mine 2/3 [N E]" in list_of_tiles


def test_secrets_of_others_are_not_shown() -> None:
    table = give_gems(give_secret(lay(fresh(), "castle", "0,0"), 0, "hunter"), 0, ruby=2)
    assert "Hunter" in CHECKER.printed(look(table, 0), 80) and "2 Ruby" in CHECKER.printed(look(table, 0), 80)
    for viewer in (-1, 1):
        assert "Hunter" not in CHECKER.printed(look(table, viewer), 80)
        assert "2 Ruby" not in CHECKER.printed(look(table, viewer), 80)


def test_the_prompts_say_what_and_why() -> None:
    table = fresh()
    assert GAME.prompt(table, 0).what == "Lay the first card"
    assert GAME.prompt(table, 1).what == "You have nothing to decide now."
    lay(table, "castle", "0,0")
    why = "Lay a card, place a dwarf or move one. Ogres are free."
    assert GAME.prompt(table, 0) == Prompt("Your turn: take an action", why)
    do(table, "lay tavern")
    assert GAME.prompt(table, 0).what == "Tavern: where does it go?"
    give_gems(give_secret(table, 1, "wizard"), 1, gold=5)
    assert GAME.prompt(table, 1).what == "Your secret goal is fulfilled"


def test_the_reason_of_an_ogre_is_the_effect_of_its_card() -> None:
    table = give_ogre(lay(fresh(), "tavern", "0,0"), 0, "ambush")
    do(table, "put 0,0", "ogre ambush")
    assert GAME.prompt(table, 0).why == f"{ogre_effect(table.box.text, 'ambush')} It costs no action."
    assert LOOK.prompt(EYES.scene(table, 0))[:2] == GAME.prompt(table, 0)


def test_every_decision_is_asked_written_and_described() -> None:
    """Each decision occurs in random play. The page asks the same as the terminal."""
    asked = set()
    for seed in range(40):
        for table in positions(2 + seed % 3, seed):
            for seat in range(table.seats):
                decision = table.decision(seat)
                if not decision:
                    continue
                prompt = GAME.prompt(table, seat)
                assert prompt.what and "{" not in prompt.what + prompt.why
                if decision not in asked:
                    assert LOOK.prompt(EYES.scene(table, seat)).what == prompt.what
                asked.add(decision)
                for choice in table.choices(seat):
                    words = words_of(table, choice)
                    assert words is (REVEAL if choice == choices.REVEAL else WORDS[table.step])
                    assert words.notation(table, seat, choice) and words.describe(table, seat, choice)
    assert asked == {decision.id for decision in steps.DECISIONS.values()} | {"reveal"}


def test_the_score_sheet_lists_all_rows() -> None:
    answer = ask("score", drawn("+   +\n  Cr\n+   +"))
    console = Console(width=60)
    with console.capture() as capture:
        console.print(GAME.score_sheet("score", answer))
    for name in ROW_NAMES.values():
        assert name in capture.get()
    assert GAME.score_sheet("tie_break", ["a"]) is None
