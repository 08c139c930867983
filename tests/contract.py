"""What every game must keep, whoever wrote it. Each check takes a game and plays it at random from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.game import Game, Options
from meadhall.core.luck import luck_from_seed
from meadhall.core.table import NOBODY, SPECTATOR, Table


def random_positions(game: Game, seats: int, options: Options, seed: int) -> Iterator[Table]:
    """Every position of one random game, the last included. Sealed seats act in any order."""
    dice = random.Random(seed)
    table = game.new_table(seats, luck_from_seed(seed), options)
    yield table
    while waiting := table.to_act():
        seat = dice.choice(waiting)
        table.play(seat, dice.choice(table.choices(seat)))
        yield table


def everything_seen(table: Table) -> list[object]:
    """All that can be asked of a table, to tell whether it changed."""
    seats = range(table.seats)
    views = [table.view(viewer) for viewer in (SPECTATOR, *seats)]
    return [table.to_act(), [list(table.choices(seat)) for seat in seats], table.result(), table.luck, views]


def check_seats_and_choices(table: Table) -> None:
    waiting = table.to_act()
    assert waiting == sorted(set(waiting))
    assert table.next_seat() == (waiting[0] if waiting else NOBODY)
    assert (table.result() is None) == bool(waiting)
    for seat in waiting:
        choices = table.choices(seat)
        assert choices, f"seat {seat} must act but has no choice"
        assert len(set(choices)) == len(choices)
        assert table.decision(seat)


def check_copy_is_independent(table: Table) -> None:
    before = everything_seen(table)
    twin = table.copy()
    assert everything_seen(twin) == before
    assert twin.play_out(1) >= len(table.to_act())
    assert everything_seen(table) == before


def check_secrecy(table: Table, luck: int) -> None:
    """An imagined table looks to its seat exactly like the real one, and offers the same choices."""
    before = everything_seen(table)
    for seat in range(table.seats):
        world = table.imagine(seat, luck)
        assert world.view(seat) == table.view(seat)
        assert world.choices(seat) == table.choices(seat)
        assert world.to_act() == table.to_act()
        world.play_out(luck)
        assert world.result() is not None
    assert everything_seen(table) == before


def check_refusals(table: Table) -> None:
    """What is not allowed is refused, with a sentence, and changes nothing."""
    before = everything_seen(table)
    for seat in (-1, table.seats, 10**6):
        _refused(table, seat, 0)
    for seat in range(table.seats):
        for choice in (-1, 10**6):
            _refused(table, seat, choice)
    assert everything_seen(table) == before


def _refused(table: Table, seat: int, choice: int) -> None:
    with pytest.raises(Refusal) as refusal:
        table.play(seat, choice)
    assert str(refusal.value)


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
            assert game.prompt(table, seat)
            for choice in table.choices(seat):
                assert game.notation(table, seat, choice)
                assert game.describe_choice(table, seat, choice)
