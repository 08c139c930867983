"""Recorded games: every number of players, every kind of bot (all records are replayed elsewhere).

New records are added, old ones never changed. `python -m tests.games.dwar7s_fall.test_records` writes the
corpus where it is missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meadhall.bots.choosing import bot_choice
from meadhall.bots.lineup import make_bot
from meadhall.core.record import Move, Record, Seeded, save
from meadhall.core.record_reader import read
from meadhall.core.replay import annotated, check
from meadhall.core.rng import luck_from_seed
from meadhall.games.dwar7s_fall import GAME
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS

FOLDER: Final = Path(__file__).parents[2] / "records"
COMPACT: Final = FOLDER / "dwar7s_fall.jsonl"
IN_WORDS: Final = FOLDER / "dwar7s_fall-in-words.jsonl"
LINE_UPS: Final = (("greedy",) * 4, ("search:12it",) * 4, ("greedy", "random", "search:12it", "greedy"))
GAMES_EACH: Final = 12
MOST_MOVES: Final = 700  # a stand-off may last for 200 rounds: enough of those are played elsewhere


def played(seats: int, bots: tuple[str, ...], number: int) -> Record | None:
    """A game; None if it drags on."""
    options = GAME.settle_options({})
    table = GAME.new_table(seats, luck_from_seed(number), options)
    names = bots[:seats]
    players = [make_bot(name, luck_from_seed(1000 * number + seat)) for seat, name in enumerate(names)]
    moves: list[Move] = []
    while table.to_act() and len(moves) < MOST_MOVES:
        seat = table.next_seat()
        moves.append(Move(seat, bot_choice(players[seat], table, seat)))
        table.play(seat, moves[-1].choice)
    result = table.result()
    if result is None:
        return None
    return Record(GAME.id, GAME.version, options, names, Seeded(number), tuple(moves), result.as_plain())


def corpus() -> Iterator[Record]:
    number = 0
    for seats in SEAT_COUNTS:
        for bots in LINE_UPS:
            kept = 0
            while kept < GAMES_EACH:
                number += 1
                record = played(seats, bots, number)
                if record is not None:
                    kept += 1
                    yield record


def test_the_corpus_holds_every_number_of_players_and_every_bot() -> None:
    records = list(read(COMPACT))
    assert len(records) >= 100
    assert set(Counter(len(record.seats) for record in records)) == set(SEAT_COUNTS)
    assert {name.split(":")[0] for record in records for name in record.seats} == {
        "greedy", "random", "search",
    }  # fmt: skip


def test_recorded_words_are_the_words_of_today() -> None:
    records = list(read(IN_WORDS))
    assert {len(record.seats) for record in records} == set(SEAT_COUNTS)
    for record in records:
        assert all(move.notation for move in record.moves)
        check(record, GAME)


if __name__ == "__main__":
    if not COMPACT.exists():
        games = list(corpus())
        save([record.compact() for record in games], COMPACT)
        save([annotated(record, GAME) for record in games[:: 3 * GAMES_EACH]], IN_WORDS)
