"""The measured bot plays: in equal positions a bot chooses alike in the arena, at the terminal and on the
site, whichever of the site's processes thinks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from meadhall import compiled
from meadhall.arena.rotation import moves_of
from meadhall.bots.bot import Bot
from meadhall.bots.choosing import bot_choice
from meadhall.bots.lineup import make_bot, resumed
from meadhall.bots.search import SearchBot
from meadhall.cli.session import Session
from meadhall.core.fairness import commitment
from meadhall.core.game import Options
from meadhall.core.match import Match
from meadhall.core.record import Seeded
from meadhall.core.registry import find_game
from meadhall.core.rng import luck_from_seed
from meadhall.site.matches.bot_pool import BotPool
from meadhall.site.matches.bot_worker import Thought, think
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.plan import BOT
from meadhall.site.matches.runner import question_of
from meadhall.site.metrics import Metrics
from meadhall.store.matches import PLAYING, MatchConfig, MatchProgress, Seat

GAMES: list[tuple[str, int, Options]] = [
    ("nidavellir", 3, {"thingvellir": True}),
    ("aetherya", 2, {"items": True}),
    ("dwar7s_fall", 3, {}),
    ("andor", 2, {"legend": "L1"}),
]
SEARCH = "search:6it"
KINDS = ("random", "greedy", SEARCH)
CASES = [
    pytest.param(*game, kind, marks=[pytest.mark.slow] if kind == SEARCH and game != GAMES[0] else [])
    for game in GAMES
    for kind in KINDS
]
MOVES = 200 if compiled() else 8
SEED = 11
Made = list[tuple[int, int]]  # seat and choice


def luck_of(seat: int) -> int:
    return luck_from_seed(1000 + seat)


def in_the_arena(game: str, seats: int, options: Options, kind: str) -> Made:
    table = find_game(game).new_table(seats, luck_from_seed(SEED), options)
    bots = [make_bot(kind, luck_of(seat)) for seat in range(seats)]
    return [(move.seat, move.choice) for move in islice(moves_of(table, bots), MOVES)]


class Short(Match):
    """The input ends after so many moves."""

    def play(self, seat: int, choice: int) -> None:
        if len(self.moves) == MOVES:
            raise EOFError
        super().play(seat, choice)


def at_the_terminal(game: str, seats: int, options: Options, kind: str) -> Made:
    match = Short(find_game(game), ["Bot"] * seats, Seeded(SEED), options)
    bots: dict[int, Bot] = {seat: make_bot(kind, luck_of(seat)) for seat in range(seats)}
    Session(match, 0, bots).run()
    return [(move.seat, move.choice) for move in match.moves]


def new_live_table(game: str, seats: int, options: Options, kind: str) -> LiveMatch:
    found, seed = find_game(game), bytes(32)
    config = MatchConfig(
        "7ab1e0", game, found.version, dict(options), seed, commitment(seed), {}, 0, True, "", 0
    )
    table = LiveMatch(config, MatchProgress(status=PLAYING, started=0), [Seat(bot=kind)] * seats)
    table.core = Match(found, table.names(), Seeded(SEED), options)
    return table


async def played_on_the_site(table: LiveMatch, kind: str, pool: BotPool) -> Made:
    """Bots play alone, as the match runner asks them: any worker thinks, and what a bot keeps from its last
    choice comes and goes with the question."""
    while len(table.core.moves) < MOVES and (waiting := table.state.to_act()):
        unasked = table.unasked_bot()
        if unasked is None:
            question = replace(question_of(table, waiting[0], kind), luck_of_bot=luck_of(waiting[0]))
            thought = await pool.choose(question, list(table.state.choices(waiting[0])))
            assert thought.state is not None
            table.bot_states[waiting[0], kind] = thought.state
            unasked = waiting[0], thought.choice
        table.accept(table.plan(*unasked, BOT, 0))
    return [(move.seat, move.choice) for move in table.core.moves[:MOVES]]


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    found = BotPool(2, 600.0, Metrics())
    yield found
    found.close()


@pytest.mark.parametrize(("game", "seats", "options", "kind"), CASES)
def test_equal_choices_in_equal_positions_behind_all_doors(
    loop: asyncio.Runner, pool: BotPool, game: str, seats: int, options: Options, kind: str
) -> None:
    arena = in_the_arena(game, seats, options, kind)
    assert len(arena) >= min(MOVES, 8)
    assert at_the_terminal(game, seats, options, kind) == arena
    site = new_live_table(game, seats, options, kind)
    assert loop.run(played_on_the_site(site, kind, pool)) == arena


# -- what a bot keeps ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_that_resumes_goes_on_as_it_would_have(kind: str) -> None:
    game = find_game("andor")
    one = make_bot(kind, luck_of(0))
    for seed in range(4):
        table = game.new_table(1, luck_from_seed(seed), {"heroes": 2})
        other = resumed(kind, 0, one.state())
        assert bot_choice(one, table, 0) == bot_choice(other, table, 0)
        assert one.state() == other.state()


def test_the_bot_of_the_site_keeps_its_way_of_thinking() -> None:
    """A mind that search has found comes back with the next question."""
    question = question_of(new_live_table("andor", 1, {"heroes": 2}, "search:6it"), 0, "search:6it")
    state = think(question).state
    assert state is not None and len(state) == 2
    luck, _mind = state
    for policy in range(question.table().policies()):
        bot = resumed("search:6it", 0, (luck, policy))
        assert isinstance(bot, SearchBot) and bot.policy == policy
        after = bot_choice(bot, question.table(), 0)
        assert think(replace(question, state=(luck, policy))) == Thought(after, bot.state())
