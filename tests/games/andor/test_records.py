"""Recorded legends that must replay for ever: all five, both difficulties, every number of heroes.

New records are added, old ones never changed: `PYTHONPATH=src:. python -m tests.games.andor.test_records`
writes the corpus where it is missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meadhall.arena.seating import play_with_bots
from meadhall.bots.lineup import make_bot
from meadhall.core.luck import luck_from_seed
from meadhall.core.record import Record, Seeded, save
from meadhall.core.record_reader import read
from meadhall.core.replay import annotated, check
from meadhall.games.andor import GAME
from tests.games.andor.random_play import Way

FOLDER: Final = Path(__file__).parents[2] / "records"
COMPACT: Final = FOLDER / "andor.jsonl"
IN_WORDS: Final = FOLDER / "andor-in-words.jsonl"
BOTS: Final = ("random",)
WAYS: Final = [
    Way(legend, heroes, seats, difficulty, legend == "L1" and heroes == 2)
    for legend in ("L1", "L2", "L3", "L4", "L5")
    for difficulty in (("normal",) if legend == "L1" else ("easy", "normal"))
    for heroes, seats in ((2, 1), (3, 3), (4, 2))
]
GAMES_A_WAY: Final = 3


def played(way: Way, number: int) -> Record:
    options = GAME.settle_options(way.options())
    luck = Seeded(number)
    table = GAME.new_table(way.seats, luck.opening(), options)
    names = tuple(BOTS[(number + seat) % len(BOTS)] for seat in range(way.seats))
    bots = [make_bot(name, luck_from_seed(1000 * number + seat)) for seat, name in enumerate(names)]
    moves = tuple(play_with_bots(table, bots))
    result = table.result()
    assert result is not None
    return Record(GAME.id, GAME.version, options, names, luck, moves, result.as_plain())


def corpus() -> Iterator[Record]:
    for index, way in enumerate(WAYS):
        for number in range(GAMES_A_WAY):
            yield played(way, 100 * index + number)


def test_recorded_words_are_the_words_of_today() -> None:
    for record in read(IN_WORDS):
        assert all(move.notation for move in record.moves)
        check(record, GAME)


def test_the_corpus_holds_every_legend_and_difficulty() -> None:
    ways = Counter((record.options["legend"], record.options["difficulty"]) for record in read(COMPACT))
    assert sum(ways.values()) >= 60
    assert set(ways) == {(way.legend, way.difficulty) for way in WAYS}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    if not COMPACT.exists():
        games = list(corpus())
        save([record.compact() for record in games], COMPACT)
        save([annotated(record, GAME) for record in games[:: 3 * GAMES_A_WAY]], IN_WORDS)
