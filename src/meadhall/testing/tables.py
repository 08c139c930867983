"""The checks of one table in one position. `check_game` makes them in random games; a game's own tests may
make them in positions of their own."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from meadhall.core.errors import Refusal
from meadhall.core.game import Game
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import NO_CHOICE, NOBODY, SPECTATOR, Table

from .failures import expect, expect_same
from .random_play import viewers

T = TypeVar("T", bound=Table)
NEVER_OR_HARDLY_LEGAL: Final = (-1, 0, 10**6)
LONGEST_NOTATION: Final = 60


def everything_seen(table: Table) -> object:
    """All that can be asked of a table, to tell whether it changed."""
    views = [view_bytes(table, viewer) for viewer in viewers(table)]
    choices = [list(table.choices(seat)) for seat in range(table.seats)]
    return [table.to_act(), choices, table.result(), table.luck, views]


def view_bytes(table: Table, viewer: int) -> bytes:
    """The view of a viewer, byte by byte: equal values may still be written differently."""
    return repr(table.view(viewer)).encode()


def alike(other: Table, table: T) -> T:
    """The other table, which must be of the same kind."""
    if not isinstance(other, type(table)):
        raise AssertionError(f"{type(other).__name__} is not a {type(table).__name__}")
    return other


# -- the course of the game --------------------------------------------------------------------------


def check_seats_and_choices(table: Table) -> None:
    """A seat that owes a decision has a choice; somebody owes one until there is a result."""
    waiting = table.to_act()
    expect_same("to_act() is in order, without repeats", waiting, sorted(set(waiting)))
    expect_same("next_seat() is the first of to_act()", table.next_seat(), waiting[0] if waiting else NOBODY)
    expect_same("there is no result while somebody must act", table.result() is None, bool(waiting))
    for seat in range(table.seats):
        choices = table.choices(seat)
        expect(len(set(choices)) == len(choices), f"choices({seat}) repeats a choice: {choices}")
        if seat in waiting:
            expect(choices, f"seat {seat} must act but has no choice")
            expect(table.decision(seat), f"seat {seat} must act but decision({seat}) is empty")


def check_result(table: Table) -> None:
    """A result has a score and a place for each seat; places agree with the winners, rewards with both."""
    result = table.result()
    if result is None:
        return
    expect_same("a result has a score for each seat", len(result.scores), table.seats)
    expect_same("a result has a place for each seat", len(result.places), table.seats)
    if result.won is None:
        for place in result.places:
            better = sum(other < place for other in result.places)
            expect_same("the place of a seat counts those before it", place, better + 1)
    for seat, share in enumerate(result.shares()):
        expect_same(f"reward({seat}) is the seat's share of the victory", table.reward(seat), share)


def check_refusals(
    table: T, tried: Iterable[int] = NEVER_OR_HARDLY_LEGAL, seen: Callable[[T], object] = everything_seen
) -> None:
    """A choice that is not allowed is refused, with a sentence, and changes nothing."""
    before = seen(table)
    for seat in (-1, *range(table.seats), table.seats, 10**6):
        legal = table.choices(seat) if 0 <= seat < table.seats else []
        for choice in tried:
            if choice not in legal:
                expect(is_refused(table, seat, choice), f"play({seat}, {choice}) was not refused in words")
    expect_same("refused choices change nothing", seen(table), before)


def is_refused(table: Table, seat: int, choice: int) -> bool:
    try:
        table.play(seat, choice)
    except Refusal as refusal:
        return bool(str(refusal))
    return False


# -- copies ------------------------------------------------------------------------------------------


def play_to_the_end(table: Table) -> None:
    expect(table.play_out(1) >= len(table.to_act()), "play_out() counts the choices it makes")


def check_copy_is_independent(
    table: T,
    seen: Callable[[T], object] = everything_seen,
    play_on: Callable[[T], object] = play_to_the_end,
) -> None:
    """A copy is the same without its listener, and goes its own way."""
    before = seen(table)
    twin = alike(table.copy(), table)
    expect(twin.journal is None, "a copy has no journal")
    expect_same("a copy is the same", seen(twin), before)
    play_on(twin)
    expect_same("playing a copy leaves the table as it is", seen(table), before)


def check_pickle(table: T, seen: Callable[[T], object] = everything_seen) -> None:
    """A table survives pickle and deepcopy, and plays on alike."""
    before = seen(table)
    ahead = alike(table.copy(), table)
    ahead.play_out(5)
    for how, twin in (("pickle", pickle.loads(pickle.dumps(table))), ("deepcopy", copy.deepcopy(table))):
        again = alike(twin, table)
        expect_same(f"{how} keeps the table", seen(again), before)
        again.play_out(5)
        expect_same(f"after {how} the table plays on alike", seen(again), seen(ahead))


# -- knowledge ---------------------------------------------------------------------------------------


def imagined(table: T, viewer: int, luck: int) -> T:
    """An imagined table, which looks to its viewer exactly like the real one and offers the same choices."""
    world = alike(table.imagine(viewer, luck), table)
    what = f"imagine({viewer}, …) keeps what the viewer knows"
    expect(world.view(viewer) == table.view(viewer), f"{what}: the views differ")
    expect_same(what, view_bytes(world, viewer), view_bytes(table, viewer))
    expect_same(f"imagine({viewer}, …) keeps who must act", world.to_act(), table.to_act())
    if viewer != SPECTATOR:
        expect_same(f"imagine({viewer}, …) keeps the choices", world.choices(viewer), table.choices(viewer))
    return world


def check_secrecy(table: Table, luck: int) -> None:
    """Imagining shows no secret and changes nothing; imagined games can be played to their end."""
    before = everything_seen(table)
    for viewer in viewers(table):
        world = imagined(table, viewer, luck)
        world.play_out(luck)
        expect(world.result() is not None, f"the world that viewer {viewer} imagines comes to no end")
    expect_same("imagining leaves the table as it is", everything_seen(table), before)


# -- notation and bots -------------------------------------------------------------------------------


def check_notation(game: Game, table: Table, seat: int, typed: int = 10**6) -> None:
    """A choice is written shortly, and is understood as it is written, in capitals, too. Two that mean
    different things are not written alike."""
    meanings: dict[str, str] = {}
    for number, choice in enumerate(table.choices(seat)):
        text, meaning = game.notation(table, seat, choice), game.describe_choice(table, seat, choice)
        expect(0 < len(text) < LONGEST_NOTATION, f"the notation {text!r} is empty or long")
        expect(meanings.setdefault(text, meaning) == meaning, f"two choices have the same notation: {text!r}")
        if number < typed:
            read = game.read_choice(table, seat, text.upper())
            again = None if read is None else game.notation(table, seat, read)
            expect_same(f"read_choice() reads {text!r}", again, text)


def check_advice(table: Table, luck: int) -> None:
    """A table gives bots advice that is legal, and values within their limits."""
    for seat in range(table.seats):
        legal = table.choices(seat)
        expect(isinstance(table.estimate(seat), float), f"estimate({seat}) is a fraction")
        expect(0.0 <= table.reward(seat) <= 1.0, f"reward({seat}) is from 0 to 1")
        volunteered = table.volunteer(seat)
        expect(volunteered == NO_CHOICE or volunteered in legal, f"volunteer({seat}): {volunteered}")
        if seat in table.to_act():
            advice = table.default_choice(seat, luck)
            expect(advice == NO_CHOICE or advice in legal, f"default_choice({seat}) is not legal: {advice}")
            candidates = table.candidates(seat)
            expect(candidates and set(candidates) <= set(legal), f"candidates({seat}): {candidates}")


def check_rollout(table: T, luck: int) -> T:
    """A rollout leaves a table with a value for everybody."""
    world = alike(table.copy(), table)
    world.rollout(luck_from_seed(luck))
    for seat in range(table.seats):
        expect(0.0 <= world.value(seat) <= 1.0, f"value({seat}) is from 0 to 1: {world.value(seat)}")
    return world
