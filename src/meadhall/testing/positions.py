"""Whole positions as JSON: `Game.dump` and `Game.load`."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterable, Iterator
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.game import Game
from meadhall.core.table import Table

from .failures import each_position, expect, expect_same, located
from .random_play import Way
from .tables import everything_seen

Path = tuple[str | int, ...]
NO_POSITIONS: Final[tuple[object, ...]] = (
    None,
    True,
    7,
    0.5,
    "",
    "position",
    [],
    {},
    [[]],
    {"game": "none"},
)
JUNK: Final[tuple[object, ...]] = (None, {}, [], {"nonsense": [1]}, "nonsense", -(10**9), 10**30, 0.5, [[[]]])
NONSENSE: Final = {"nonsense": "nonsense"}  # no position holds such an object


def check_position(
    game: Game,
    ways: Iterable[Way] | None = None,
    seeds: Iterable[int] = (1,),
    every: int = 1,
    spoiled: int = 5,
) -> None:
    """`load` brings back what `dump` wrote, in each position of random games, or each tenth; nonsense is
    refused in a sentence. Each of these positions is spoiled in so many ways."""

    def check(table: Table, step: int) -> None:
        check_round_trip(game, table)
        check_strictness(game, table, random.Random(step), spoiled)

    each_position(game, ways, seeds, every, check)
    with located(game, Way(game.usual_seats), 0, 0):
        for junk in NO_POSITIONS:
            expect(loaded(game, junk) is None, f"load({junk!r}) is not refused")


def check_round_trip(game: Game, table: Table) -> None:
    """Written as JSON and read again, a position is the same to the last byte, and plays on alike."""
    before = everything_seen(table)
    position = game.dump(table)
    expect_same("dump() leaves the table as it is", everything_seen(table), before)
    written = json.dumps(position)
    again = game.load(json.loads(written))
    expect_same("load() makes a table of the same kind", type(again), type(table))
    expect_same("load() brings back the table", everything_seen(again), before)
    expect_same("dump() writes a loaded table alike", json.dumps(game.dump(again)), written)
    ahead = table.copy()
    expect_same("a loaded table plays on alike", again.play_out(3), ahead.play_out(3))
    expect_same("a loaded table comes to the same end", everything_seen(again), everything_seen(ahead))


def check_strictness(game: Game, table: Table, dice: random.Random, spoiled: int) -> None:
    """A spoiled position is refused in a sentence, never by another error. An object of nonsense is refused,
    unless it stands where nothing is read. A position that is accepted can be written, read and played."""
    position = json.loads(json.dumps(game.dump(table)))
    places = list(paths(position))
    for _time in range(spoiled):
        path = dice.choice(places)
        found = loaded(game, replaced(position, path, NONSENSE))
        ignored = found is not None and everything_seen(found) == everything_seen(table)
        expect(found is None or ignored, f"nonsense at {path} makes another position; it is not refused")
        for what, other in (
            (f"without {path}", without(position, path)),
            (f"with other junk at {path}", replaced(position, path, dice.choice(JUNK))),
        ):
            untouched = copy.deepcopy(other)
            found = loaded(game, other)
            expect_same(f"load() leaves a position {what} as it is", other, untouched)
            if found is not None:
                check_sound(game, found, what)


def check_sound(game: Game, table: Table, what: str) -> None:
    written = game.dump(table)
    again = game.load(json.loads(json.dumps(written)))
    expect_same(f"a position {what} is accepted; it can be saved", game.dump(again), written)
    table.play_out(1)
    expect(table.result() is not None, f"a position {what} is accepted, but comes to no end")


def loaded(game: Game, position: object) -> Table | None:
    """The table; None if the position is refused in a sentence. Any other error is one."""
    try:
        return game.load(position)
    except Refusal as refusal:
        said = str(refusal)
        expect(said and "\n" not in said, f"a position is refused without one sentence: {said!r}")
        return None


# -- places within a position ------------------------------------------------------------------------


def paths(plain: object, above: Path = ()) -> Iterator[Path]:
    """Every place within a JSON value."""
    if isinstance(plain, dict):
        inside: Iterable[tuple[str | int, object]] = plain.items()
    else:
        inside = enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inside:
        yield (*above, key)
        yield from paths(value, (*above, key))


def replaced(plain: object, path: Path, value: object) -> object:
    """A copy with another value at that place."""
    if not path:
        return value
    key, *rest = path
    if isinstance(plain, dict):
        return {**plain, str(key): replaced(plain[key], tuple(rest), value)}
    if isinstance(plain, list) and isinstance(key, int):
        return [*plain[:key], replaced(plain[key], tuple(rest), value), *plain[key + 1 :]]
    raise KeyError(path)


def without(plain: object, path: Path) -> object:
    """A copy that lacks what stands there."""
    key, *rest = path
    if isinstance(plain, dict):
        inner = {} if not rest else {str(key): without(plain[key], tuple(rest))}
        return {name: inner.get(name, value) for name, value in plain.items() if name != key or rest}
    if isinstance(plain, list) and isinstance(key, int):
        return [*plain[:key], *([without(plain[key], tuple(rest))] if rest else []), *plain[key + 1 :]]
    raise KeyError(path)
