"""Prompts, choices, log lines and the terminal: everything can be said, nothing is said twice alike."""

from __future__ import annotations

import pytest
from rich.console import Console

from meadhall.core.journal import Entry
from meadhall.games.andor import GAME, choices, events
from meadhall.games.andor.notation import SINGLE
from meadhall.games.andor.sentences import CHOICES, LOG, PROMPTS
from meadhall.games.andor.steps import DECISION_IDS, FREE_WINDOW
from tests.games.andor.random_play import ALL_WAYS, Way, named, positions

every_way = pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])


@every_way
def test_every_choice_can_be_said_and_written_and_read_again(way: Way) -> None:
    for number, table in enumerate(positions(way, 11)):
        if number % 6:
            continue
        for seat in range(table.seats):
            offered = table.choices(seat)
            written = [GAME.notation(table, seat, choice) for choice in offered]
            assert len(set(written)) == len(written)
            said = [GAME.describe_choice(table, seat, choice) for choice in offered]
            assert all(said) and len(set(said)) == len(said)
            assert not offered or GAME.read_choice(table, seat, written[0]) == offered[0]
            assert GAME.prompt(table, seat)


def test_every_decision_and_event_has_its_sentence() -> None:
    assert set(PROMPTS) == {*DECISION_IDS.values(), FREE_WINDOW, ""}
    assert set(LOG) == {value for name, value in vars(events).items() if name.isupper()}
    assert set(SINGLE.values()) <= set(CHOICES)


@pytest.mark.parametrize("what", sorted(LOG))
def test_every_event_makes_a_line(what: str) -> None:
    for first, second in ((0, 0), (3, 12), (-1, -1), (40, 84)):
        line = GAME.describe_entry(Entry(what, 0, first, second, -1), ["Ann", "Ben"])
        assert line and "{" not in line and "\n" not in line


def test_numbers_of_choices_are_dense_and_never_change() -> None:
    table = named("dwarf", "archer", "wizard", "warrior")
    assert choices.CHOICES == 1626
    assert GAME.notation(table, 0, choices.GIVE + 108 * 1 + 27 * 2 + 8) == "give archer wizard helm"
    assert GAME.notation(table, 0, choices.BUY + 8 * 3) == "buy warrior sp"
    assert GAME.notation(table, 0, choices.REWARD + 5) == "reward wizard wp"


def test_the_terminal_shows_heroes_creatures_and_the_track() -> None:
    table = named("dwarf", "archer")
    console = Console(width=140, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as shown:
        console.print(GAME.show(table.view(0), ["Ann"]))
    text = shown.get()
    for word in ("Dwarf", "Archer", "Ann", "skral", "[A]", "castle"):
        assert word in text
