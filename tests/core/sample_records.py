"""Finished matches of the example game, as records and as lines."""

from __future__ import annotations

from meadhall.core.match import Match
from meadhall.core.record import Committed, Luck, Record, Seeded, lines_of
from meadhall.core.rng import below, next_luck
from tests.example_game import GAME

SECRET = bytes(range(32))


def play_at_random(match: Match, luck: int = 3, most: int = 1000) -> Match:
    while (waiting := match.table.to_act()) and len(match.moves) < most:
        luck = next_luck(luck)
        choices = match.table.choices(waiting[0])
        match.play(waiting[0], choices[below(luck, len(choices))])
    return match


def match_with(luck: Luck, most: int = 1000) -> Match:
    return play_at_random(Match(GAME, ["Ann", "Bo", "Cid"], luck, {"rounds": 4}), most=most)


def simulated_record() -> Record:
    return match_with(Seeded(17)).record()


def real_record() -> Record:
    return match_with(Committed.fresh()).record()


def as_lines(record: Record) -> list[bytes]:
    return [f"{line}\n".encode() for line in lines_of(record)]
