# interpreted: bots may be of either kind
"""Bots against bots, fairly: every line-up plays in every rotation of the seats, each with the same deal.

A block is one deal played in all rotations. Wins are shares of victories (a shared victory counts in parts).
The confidence interval of a win rate respects that games of a block share a deal: see `statistics`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from meadhall.bots.lineup import check_bot, make_bot
from meadhall.core.record import Record, Seeded
from meadhall.core.registry import game_here
from meadhall.core.replay import annotated
from meadhall.core.result import Result
from meadhall.core.rng import luck_from_seed

from .rotation import play_with_bots
from .simulate import Plan, final_result
from .statistics import block_interval
from .workers import run

BOTS: Final = 2**60  # keeps the luck of the bots apart from that of the deal
MOST_SEATS: Final = 64


@dataclass(frozen=True, slots=True)
class Block:
    """One deal, to be played in every rotation of the line-up."""

    plan: Plan
    bots: tuple[str, ...]
    seed: int
    keep_records: bool


@dataclass(frozen=True, slots=True)
class Showing:
    """The result of one bot in one game."""

    bot: str
    win: float
    score: int
    place: int


@dataclass(frozen=True, slots=True)
class Played:
    """A block that was played: the showings game by game, whether all won or lost together, and the records
    where wanted."""

    together: bool
    games: tuple[tuple[Showing, ...], ...]
    decisions: int
    cpu_seconds: float
    records: tuple[Record, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of a bot in all its games; low and high bound its win rate with 95 % confidence."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float
    mean_place: float


@dataclass(frozen=True, slots=True)
class Outcome:
    together: bool
    games: int
    decisions: int
    cpu_seconds: float
    standings: tuple[Standing, ...]


def tournament(
    plan: Plan,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    keep: Callable[[Sequence[Record]], None] | None = None,
) -> Outcome:
    """Play at least so many games (whole blocks); `keep` gets the records of each block, in order."""
    line_up = tuple(check_bot(bot) for bot in bots)
    deals = -(-games // plan.seats)
    blocks = [Block(plan, line_up, seed + deal, keep is not None) for deal in range(deals)]
    done = []
    for played in run(play_block, blocks, processes):
        if keep is not None:
            keep(played.records)
        done.append(played)
        progress(len(played.games))
    return _outcome(line_up, done)


def play_block(block: Block) -> Played:
    start = time.process_time()
    records = [_play(block, rotation) for rotation in range(block.plan.seats)]
    cpu_seconds = time.process_time() - start
    return Played(
        all("won" in (record.result or {}) for _, record in records),
        tuple(showings for showings, _ in records),
        sum(len(record.moves) for _, record in records),
        cpu_seconds,
        tuple(annotated(record) for _, record in records) if block.keep_records else (),
    )


def _play(block: Block, rotation: int) -> tuple[tuple[Showing, ...], Record]:
    plan, game = block.plan, game_here(block.plan.game)
    table = plan.deal(block.seed)
    names = block.bots[rotation:] + block.bots[:rotation]
    bots = [make_bot(name, _bot_luck(block.seed, rotation, seat)) for seat, name in enumerate(names)]
    moves = tuple(play_with_bots(table, bots))
    result = final_result(table)
    luck = Seeded(block.seed)
    record = Record(plan.game, game.version, plan.options, names, luck, moves, result.as_plain())
    return tuple(_showings(names, result)), record


def _bot_luck(seed: int, rotation: int, seat: int) -> int:
    return luck_from_seed(BOTS + (seed * MOST_SEATS + rotation) * MOST_SEATS + seat)


def _showings(names: Sequence[str], result: Result) -> Iterator[Showing]:
    showings = zip(names, result.shares(), result.scores, result.places, strict=True)
    return (Showing(*showing) for showing in showings)


# -- standings --------------------------------------------------------------------------------------------


def _outcome(line_up: Sequence[str], blocks: Sequence[Played]) -> Outcome:
    return Outcome(
        all(block.together for block in blocks),
        sum(len(block.games) for block in blocks),
        sum(block.decisions for block in blocks),
        sum(block.cpu_seconds for block in blocks),
        tuple(_standing(bot, blocks) for bot in dict.fromkeys(line_up)),
    )


def _standing(bot: str, blocks: Sequence[Played]) -> Standing:
    by_block = [_showings_of(bot, block) for block in blocks]
    every = [showing for block in by_block for showing in block]
    block_rates = [fmean(showing.win for showing in block) for block in by_block]
    low, high = block_interval(block_rates, len(by_block[0]))
    return Standing(
        bot,
        len(every),
        sum(showing.win for showing in every),
        fmean(block_rates),
        low,
        high,
        fmean(showing.score for showing in every),
        fmean(showing.place for showing in every),
    )


def _showings_of(bot: str, block: Played) -> list[Showing]:
    return [showing for game in block.games for showing in game if showing.bot == bot]
