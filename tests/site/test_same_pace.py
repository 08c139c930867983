"""The pace of bots tells nothing: neither how much there was to think about, nor what only they know.

Time is that of the test's own event loop, which waits for nobody: when nothing can be done now, it is at once
as late as it has to be.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.core.game import Options
from meadhall.core.registry import game_here
from meadhall.core.table import Table
from meadhall.site.matches import bot_pool, runner, service
from meadhall.site.matches.bot_pool import BotPool
from meadhall.site.matches.bot_worker import Question, Thought
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.runner import MatchRunner
from meadhall.site.matches.service import Service
from meadhall.site.metrics import Metrics
from meadhall.store.matches import PLAYING, LogEntry, MatchConfig, MatchProgress, Seat
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_ogre, give_secret, lay
from tests.site.twins import gems_to_discard

PACE = 10_000  # milliseconds
SEED = bytes(range(32))
Acts = list[tuple[int, int]]  # when, and which seat
Costs = Mapping[int, float]  # seconds that the thoughts of seats take


class NoWaiting(selectors.DefaultSelector):
    """What would be waited for has come."""

    late = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0)
        assert found or timeout is not None, "nothing will ever happen"
        self.late += 0.0 if found else timeout or 0.0
        return found


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.waits = NoWaiting()
        super().__init__(self.waits)

    def time(self) -> float:
        return self.waits.late


class NoStore:
    def append(self, _match: str, _entries: list[LogEntry], *_more: object) -> Awaitable[None]:
        return asyncio.sleep(0)


class Thinkers(BotPool):
    """Bots that take the first choice, after a while of their own."""

    def __init__(self, processes: int, table: LiveMatch, costs: Costs) -> None:
        super().__init__(processes, 60.0, Metrics())
        self.table = table
        self.costs = costs

    async def _ask(self, question: Question) -> Thought:
        await asyncio.sleep(self.costs.get(question.seat, 0.0))
        return Thought(self.table.state.choices(question.seat)[0], None)


def at_table(world: Table, game: str, levels: list[str | None], pace: int, options: Options) -> LiveMatch:
    """A live table in a position; seats without a level are people."""
    version = game_here(game).version
    config = MatchConfig("7ab1e0", game, version, dict(options), SEED, "", {}, pace, True, "", 0)
    seats = [Seat(bot=level) if level else Seat(f"account {n}", "Ann") for n, level in enumerate(levels)]
    table = LiveMatch(config, MatchProgress(status=PLAYING, started=0), seats)
    table.core.table = world
    return table


@contextmanager
def time_of(loop: Loop) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for module in (runner, bot_pool):
            patch.setattr(module, "time", SimpleNamespace(monotonic=loop.time))
        for module in (runner, service):
            patch.setattr(module, "now_ms", lambda: round(loop.time() * 1000))
        yield


def acts(
    table: LiveMatch,
    until: float,
    costs: Costs | None = None,
    processes: int = 2,
    meanwhile: Callable[[Service, LiveMatch], Awaitable[None]] | None = None,
) -> Acts:
    """Who acted when, till so many seconds have passed."""
    loop = Loop()

    async def spent() -> None:
        acting = Service(NoStore(), Metrics())  # type: ignore[arg-type]
        keeping = MatchRunner(acting, Thinkers(processes, table, costs or {}), 0.0)
        keeping.wake(table)
        if meanwhile is not None:
            await meanwhile(acting, table)
        await asyncio.sleep(until - loop.time())
        await keeping.close()

    with time_of(loop):
        try:
            loop.run_until_complete(spent())
        finally:
            loop.close()
    return [(entry.at, entry.seat) for entry in table.log]


# -- what there was to think about -----------------------------------------------------------------------


@pytest.mark.parametrize("pace", [0, PACE])
@pytest.mark.parametrize("level", ["random", "greedy", "search:200ms"])
def test_a_bot_with_one_choice_takes_as_long_as_one_with_two(level: str, pace: int) -> None:
    times = []
    for world, cost in ((0, 0.0), (1, 0.19 if level.startswith("search") else 0.005)):
        position = do(gems_to_discard(world), "end")
        assert len(position.choices(0)) == 1 + world and position.decision(0) == "discard"
        table = at_table(position, "dwar7s_fall", [level, None, None], pace, {})
        times.append(acts(table, 30.0, {0: cost})[0])
    assert times[0] == times[1]
    assert times[0] == (pace + 10 * (not pace) + 200 * level.startswith("search"), 0)


@pytest.mark.parametrize("costs", [{0: 0.0}, {0: 0.2, 1: 0.1}, {2: 0.2}])
def test_bots_that_wait_for_a_worker_do_not_show_what_those_before_them_had_to_think_about(
    costs: Costs,
) -> None:
    game = game_here("nidavellir")
    table = at_table(game.new_table(3, 1), "nidavellir", ["search:200ms"] * 3, PACE, {})
    told = acts(table, 11.0, costs, processes=1)
    assert [(round(at, -1), seat) for at, seat in told[:3]] == [(10_200, 0), (10_350, 1), (10_550, 2)]


# -- what only they know ---------------------------------------------------------------------------------


def with_five_gems(seat: int, secret: str) -> Table:
    """The wizard's goal is fulfilled, the king's is not; seat 0 may steal."""
    table = give_secret(lay(fresh(3), "castle", "0,0"), seat, secret)
    return give_ogre(give_gems(table, seat, gold=5), 0, "thief")


@pytest.mark.parametrize("pace", [0, PACE])
def test_a_bot_that_may_reveal_and_does_not_delays_nobody(pace: int) -> None:
    told = []
    for secret in ("king", "wizard"):
        world = with_five_gems(2, secret)
        table = at_table(world, "dwar7s_fall", ["greedy", "greedy", "random"], pace, {})
        told.append(acts(table, 25.0 if pace else 0.1)[:2])
    assert told[0] == told[1] and len(told[0]) == 2


def test_a_right_that_is_lost_leaves_no_pause_behind() -> None:
    """Seat 0 steals a gem, and ends the turn, while the bot is about to reveal."""

    async def steal_and_end(acting: Service, table: LiveMatch) -> None:
        await asyncio.sleep(5)
        for deed in ("ogre thief", "end"):
            choice = table.game.read_choice(table.state, 0, deed)
            assert choice is not None
            await acting.play(table, "account 0", 0, table.seq, choice)

    told = []
    for secret in ("king", "wizard"):
        table = at_table(with_five_gems(2, secret), "dwar7s_fall", [None, "greedy", "greedy"], PACE, {})
        assert (table.unasked_bot() is not None) == (secret == "wizard")
        told.append(acts(table, 16.0, meanwhile=steal_and_end))
    assert told[0] == told[1]
    assert (15_000, 1) in told[0]


def test_a_goal_is_revealed_before_anybody_decides_again() -> None:
    table = at_table(with_five_gems(2, "wizard"), "dwar7s_fall", ["greedy", None, "greedy"], PACE, {})
    told = acts(table, 25.0)
    assert [seat for _at, seat in told[:2]] == [2, 0]
    assert told[0][0] == PACE - 50 and told[1][0] == 2 * PACE - 50


# -- pauses ----------------------------------------------------------------------------------------------


def test_a_pause_begins_with_the_last_choice_and_ends_at_once_for_those_in_a_hurry() -> None:
    async def hurry(acting: Service, table: LiveMatch) -> None:
        await asyncio.sleep(4)
        acting.hurry(table, "account 1", 1)

    world = do(lay(fresh(2), "castle", "0,0"), "end")
    told = acts(at_table(world, "dwar7s_fall", ["greedy", None], PACE, {}), 30.0, meanwhile=hurry)
    assert told[0] == (4050, 0)
