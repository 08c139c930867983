"""What is asked, and what is played unasked, follows from what all can see: in every world that others hold
possible, the same choice leads to the same steps until they see a difference."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from meadhall.core.game import Options
from meadhall.core.journal import Journal
from meadhall.core.registry import find_game
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import NO_CHOICE, SPECTATOR, Table

MODES: list[tuple[str, int, Options]] = [
    ("nidavellir", 3, {}),
    ("nidavellir", 2, {"thingvellir": True}),
    ("aetherya", 3, {"items": True}),
    ("dwar7s_fall", 3, {}),
    ("andor", 2, {}),
]
MANY = 10_000


class Seen(NamedTuple):
    """What a viewer sees of one choice, and what then follows."""

    entries: tuple[tuple[str, int, int, int, int], ...]
    view: object
    waiting: list[int]
    forced: int  # whose choice is then made unasked


def forced_seat(table: Table) -> int:
    """The seat whose choice is made unasked; -1 if none."""
    return next((seat for seat in table.to_act() if table.openly_forced(seat) != NO_CHOICE), SPECTATOR)


def steps(table: Table, seat: int, choice: int, viewer: int, luck: int) -> list[Seen]:
    """A choice, and all that is then played unasked."""
    table, seen = table.copy(), []
    while seat != SPECTATOR:
        journal = Journal()
        table.rekey(luck)
        table.attach_journal(journal)
        table.play(seat, choice)
        noticed = tuple(entry.as_tuple() for entry in journal.entries if entry.visible_to(viewer))
        seat = forced_seat(table)
        choice = table.openly_forced(seat) if seat != SPECTATOR else NO_CHOICE
        seen.append(Seen(noticed, table.view(viewer), table.to_act(), seat))
    return seen


def assert_alike_till_something_shows(here: list[Seen], there: list[Seen]) -> None:
    for one, other in zip(here, there, strict=False):
        if (one.entries, one.view) != (other.entries, other.view):
            return
        assert one == other
    assert len(here) == len(there)


def compare(game: str, seats: int, options: Options, positions: int, seed: int = 0) -> int:
    """Plays at random, and compares as many positions with worlds of others."""
    dice, compared = random.Random(seed), 0
    while compared < positions:
        table = find_game(game).new_table(seats, luck_from_seed(dice.randrange(MANY)), options)
        while (waiting := table.to_act()) and compared < positions:
            seat = dice.choice(waiting)
            viewer = dice.choice([other for other in range(SPECTATOR, seats) if other != seat])
            world = table.imagine(viewer, luck_from_seed(dice.randrange(MANY)))
            assert world.to_act() == waiting and forced_seat(world) == forced_seat(table)
            common = sorted({*table.choices(seat)} & {*world.choices(seat)})
            if common:
                told = seat, dice.choice(common), viewer, luck_from_seed(dice.randrange(MANY))
                assert_alike_till_something_shows(steps(table, *told), steps(world, *told))
                compared += 1
            table.play(seat, dice.choice(table.choices(seat)))
    return compared


@pytest.mark.parametrize(("game", "seats", "options"), MODES)
def test_no_secret_makes_a_difference_to_who_is_asked(game: str, seats: int, options: Options) -> None:
    assert compare(game, seats, options, 200) == 200


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), MODES)
def test_in_thousands_of_positions(game: str, seats: int, options: Options) -> None:
    assert compare(game, seats, options, 10_000, seed=1) == 10_000
