"""Recorded games that must replay for ever: every way to play, bots of all kinds, moves checked one by one.

New records are added, old ones never changed: `PYTHONPATH=src:. python -m tests.games.aetherya.test_records`
writes the corpus where it is missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from meadhall.arena.rotation import play_with_bots
from meadhall.bots.lineup import make_bot
from meadhall.core.record import Record, Seeded, save
from meadhall.core.record_reader import read
from meadhall.core.replay import annotated, check
from meadhall.core.rng import luck_from_seed
from meadhall.games.aetherya import GAME
from tests.games.aetherya.random_play import ALL_WAYS, Way

FOLDER: Final = Path(__file__).parents[2] / "records"
COMPACT: Final = FOLDER / "aetherya.jsonl"
IN_WORDS: Final = FOLDER / "aetherya-in-words.jsonl"
BOTS: Final = ("random", "greedy", "greedy", "search:12it")
TEAM_BOT: Final = "search:40it"  # somebody should win alone and together, too
GAMES_A_WAY: Final = 12


def played(way: Way, number: int) -> Record:
    options = GAME.settle_options({"items": way.items, "cooperative": way.cooperative})
    table = GAME.new_table(way.seats, luck_from_seed(number), options)
    names = tuple(BOTS[(number + seat) % len(BOTS)] for seat in range(way.seats))
    if way.cooperative or way.seats == 1:
        names = (TEAM_BOT,) * way.seats
    bots = [make_bot(name, luck_from_seed(1000 * number + seat)) for seat, name in enumerate(names)]
    moves = tuple(play_with_bots(table, bots))
    result = table.result()
    assert result is not None
    return Record(GAME.id, GAME.version, options, names, Seeded(number), moves, result.as_plain())


def corpus() -> Iterator[Record]:
    for index, way in enumerate(ALL_WAYS):
        for number in range(GAMES_A_WAY):
            yield played(way, 100 * index + number)


def recorded(file: Path) -> list[Record]:
    return list(read(file))


@pytest.mark.parametrize("share", range(6))
def test_recorded_games_replay_to_the_same_result(share: int) -> None:
    records = recorded(COMPACT)
    assert len(records) >= 100
    for record in records[share::6]:
        check(record, GAME)


def test_recorded_words_are_the_words_of_today() -> None:
    records = recorded(IN_WORDS)
    assert len(records) == len(ALL_WAYS)
    for record in records:
        assert all(move.notation for move in record.moves)
        check(record, GAME)


def test_the_corpus_holds_every_way_to_play() -> None:
    ways = Counter(
        (len(record.seats), record.options["items"], record.options["cooperative"])
        for record in recorded(COMPACT)
    )
    assert set(ways) == {tuple(way) for way in ALL_WAYS}
    outcomes = {
        record.result["won"] for record in recorded(COMPACT) if record.result and "won" in record.result
    }
    assert outcomes == {True, False}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    if not COMPACT.exists():
        games = list(corpus())
        save([record.compact() for record in games], COMPACT)
        save([annotated(record, GAME) for record in games[::GAMES_A_WAY]], IN_WORDS)
