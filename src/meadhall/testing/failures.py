"""How a check fails: with a sentence, and with all that brings the position back.

Checks call functions instead of `assert`: Python run with -O leaves assertions out, and outside of pytest a
bare assertion has no message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Final

from meadhall.core.game import Game
from meadhall.core.table import Table

from .random_play import Way, random_positions, ways_of

LONGEST: Final = 2000  # characters of a value in a message


class Failure(AssertionError):
    """Its message already names the position."""


def expect(condition: object, message: str) -> None:
    if not condition:
        raise AssertionError(message)


def expect_same(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise AssertionError(f"{what}\n  found:  {shortened(found)}\n  wanted: {shortened(wanted)}")


def shortened(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} … ({len(text)} characters)"


@contextmanager
def located(game: Game, way: Way, seed: int, step: int) -> Iterator[None]:
    """Any error inside becomes a failure that names the position, and how to get it back."""
    try:
        yield
    except Failure:
        raise
    except Exception as problem:
        what = str(problem) if isinstance(problem, AssertionError) else f"{type(problem).__name__}: {problem}"
        call = f"table_at(GAME, {way.seats}, {dict(way.options)!r}, seed={seed}, step={step})"
        raise Failure(
            f"{game.name} ({game.id}), {way}, seed {seed}, step {step}: {what}\n"
            f"  To reproduce: from meadhall.testing import table_at; table = {call}"
        ) from problem


def each_position(
    game: Game,
    ways: Iterable[Way] | None,
    seeds: Iterable[int],
    every: int,
    check: Callable[[Table, int], None],
    check_whole: Callable[[Way, int], None] | None = None,
) -> None:
    """Checks each position of random games, or each tenth, and the last; then the whole game. Without ways,
    in every one there is."""
    seeds = tuple(seeds)
    for way in ways_of(game) if ways is None else ways:
        for seed in seeds:
            positions = random_positions(game, way.seats, way.options, seed)
            for step in count():
                with located(game, way, seed, step):
                    table = next(positions, None)
                    if table is None:
                        break
                    if step % every == 0 or not table.to_act():
                        check(table, step)
            if check_whole is not None:
                with located(game, way, seed, step):
                    check_whole(way, seed)
