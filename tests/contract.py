"""What every game must keep, whoever wrote it. `check_game` plays a game at random from a seed and checks it;
`tests/games/keeping.py` makes the same checks on a game's own positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.game import Game, Options
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import NOBODY, SPECTATOR, Table

T = TypeVar("T", bound=Table)
NEVER_OR_HARDLY_LEGAL = (-1, 0, 10**6)


def random_positions(game: Game, seats: int, options: Options, seed: int) -> Iterator[Table]:
    """Every position of one random game, the last included. Sealed seats act in any order."""
    dice = random.Random(seed)
    table = game.new_table(seats, luck_from_seed(seed), options)
    yield table
    while waiting := table.to_act():
        seat = dice.choice(waiting)
        table.play(seat, dice.choice(table.choices(seat)))
        yield table


def everything_seen(table: Table) -> object:
    """All that can be asked of a table, to tell whether it changed."""
    seats = range(table.seats)
    views = [table.view(viewer) for viewer in (SPECTATOR, *seats)]
    return [table.to_act(), [list(table.choices(seat)) for seat in seats], table.result(), table.luck, views]


def check_seats_and_choices(table: Table) -> None:
    """Who owes a decision has a choice; somebody owes one until there is a result."""
    waiting = table.to_act()
    assert waiting == sorted(set(waiting))
    assert table.next_seat() == (waiting[0] if waiting else NOBODY)
    assert (table.result() is None) == bool(waiting)
    for seat in range(table.seats):
        choices = table.choices(seat)
        assert len(set(choices)) == len(choices)
        if seat in waiting:
            assert choices, f"seat {seat} must act but has no choice"
            assert table.decision(seat)


def play_to_the_end(table: Table) -> None:
    assert table.play_out(1) >= len(table.to_act())


def check_copy_is_independent(
    table: T,
    seen: Callable[[T], object] = everything_seen,
    play_on: Callable[[T], object] = play_to_the_end,
) -> None:
    """A copy is the same without its listener, and goes its own way."""
    before = seen(table)
    twin = alike(table.copy(), table)
    assert twin.journal is None
    assert seen(twin) == before
    play_on(twin)
    assert seen(table) == before


def imagined(table: T, viewer: int, luck: int) -> T:
    """An imagined table, which looks to its viewer exactly like the real one and offers the same choices."""
    world = alike(table.imagine(viewer, luck), table)
    assert world.view(viewer) == table.view(viewer)
    assert world.to_act() == table.to_act()
    assert viewer == SPECTATOR or world.choices(viewer) == table.choices(viewer)
    return world


def alike(other: Table, table: T) -> T:
    assert isinstance(other, type(table))
    return other


def check_secrecy(table: Table, luck: int) -> None:
    """Imagining shows no secret and changes nothing; imagined games can be played to their end."""
    before = everything_seen(table)
    for seat in range(table.seats):
        world = imagined(table, seat, luck)
        world.play_out(luck)
        assert world.result() is not None
    assert everything_seen(table) == before


def check_refusals(
    table: T, tried: Iterable[int] = NEVER_OR_HARDLY_LEGAL, seen: Callable[[T], object] = everything_seen
) -> None:
    """What is not allowed is refused, with a sentence, and changes nothing."""
    before = seen(table)
    for seat in (-1, *range(table.seats), table.seats, 10**6):
        legal = table.choices(seat) if 0 <= seat < table.seats else []
        for choice in tried:
            if choice not in legal:
                with pytest.raises(Refusal) as refusal:
                    table.play(seat, choice)
                assert str(refusal.value)
    assert seen(table) == before


def check_game(game: Game, seats: int, options: Options, seed: int, every: int = 1) -> None:
    """Checks each position of a random game, or each tenth, or however many there is time for."""
    for number, table in enumerate(random_positions(game, seats, options, seed)):
        if number % every:
            continue
        check_seats_and_choices(table)
        check_copy_is_independent(table)
        check_secrecy(table, luck_from_seed(number))
        check_refusals(table)
        for seat in table.to_act():
            assert game.prompt(table, seat).what
            for choice in table.choices(seat):
                assert game.notation(table, seat, choice)
                assert game.describe_choice(table, seat, choice)
