"""What every game's table keeps in every position: checks that the property tests of all games share."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest
from hypothesis import settings

from meadhall import compiled
from meadhall.core.errors import Refusal
from meadhall.core.luck import luck_from_seed
from meadhall.core.table import NOBODY, SPECTATOR, Table

T = TypeVar("T", bound=Table)
Fingerprint = Callable[[T], object]
PlayOne = Callable[[T, random.Random], tuple[int, int]]


def games(interpreted: int, when_compiled: int) -> settings:
    """How many games a property is tried on; always the same ones, so that a failure comes back."""
    number = when_compiled if compiled() else interpreted
    return settings(max_examples=number, deadline=None, derandomize=True, database=None)


def viewers(table: Table) -> range:
    return range(SPECTATOR, table.seats)


def check_waiting(table: Table, choices: int, most_at_once: int = 10**6) -> None:
    """Who owes a decision has a choice, and somebody owes one until there is a result."""
    waiting = table.to_act()
    assert bool(waiting) == (table.result() is None)
    assert table.next_seat() == (waiting[0] if waiting else NOBODY)
    for seat in range(table.seats):
        offered = table.choices(seat)
        assert len(set(offered)) == len(offered) <= most_at_once
        assert all(0 <= choice < choices for choice in offered)
        assert bool(offered) == bool(table.decision(seat))
        assert offered or seat not in waiting


def check_refusing(table: T, choices: Iterable[int], fingerprint: Fingerprint[T]) -> None:
    """What is not offered is refused and changes nothing."""
    before = fingerprint(table)
    tried = list(choices)
    for seat in (-1, *range(table.seats), table.seats):
        legal = table.choices(seat) if 0 <= seat < table.seats else []
        for choice in tried:
            if choice not in legal:
                with pytest.raises(Refusal):
                    table.play(seat, choice)
    assert fingerprint(table) == before


def check_copy(table: T, twin: T, dice: random.Random, fingerprint: Fingerprint[T], play: PlayOne[T]) -> None:
    """A copy is the same, and goes its own way."""
    before = fingerprint(table)
    assert fingerprint(twin) == before
    assert twin.journal is None
    while twin.to_act() and dice.random() < 0.8:
        play(twin, dice)
    assert fingerprint(table) == before


def check_replaying(first: T, second: T, fingerprint: Fingerprint[T], play: PlayOne[T]) -> None:
    """Luck is in the table: the same choices give the same game to the last byte."""
    dice = random.Random(7)
    while first.to_act():
        seat, choice = play(first, dice)
        second.play(seat, choice)
        assert fingerprint(first) == fingerprint(second)


def check_fast_playout(fast: T, plain: T, luck: int, fingerprint: Fingerprint[T]) -> None:
    """A game's own way to play at random to the end makes the choices of the contract's plain one."""
    assert fast.play_out(luck) == Table.play_out(plain, luck)
    assert fingerprint(fast) == fingerprint(plain)


def check_imagining(table: T, number: int, fingerprint: Fingerprint[T], check: Callable[[T], None]) -> None:
    """An imagined table holds all it should and looks to its viewer like the real one, which stays."""
    before = fingerprint(table)
    for viewer in viewers(table):
        world = table.imagine(viewer, luck_from_seed(number))
        assert isinstance(world, type(table))
        assert world.view(viewer) == table.view(viewer)
        assert world.to_act() == table.to_act()
        check(world)
    assert fingerprint(table) == before


def check_playing_on(table: T, luck: int, check: Callable[[T], None]) -> None:
    """Every imagined table can be played to its end."""
    for viewer in viewers(table):
        world = table.imagine(viewer, luck_from_seed(luck))
        assert isinstance(world, type(table))
        world.play_out(luck)
        check(world)
        assert world.result() is not None


def check_hiding(table: T, copy: Callable[[], T], permute: Callable[[T, int], None]) -> None:
    """No view depends on what is hidden from its viewer."""
    for viewer in viewers(table):
        other = copy()
        permute(other, viewer)
        assert other.view(viewer) == table.view(viewer)
