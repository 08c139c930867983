"""Recorded legends that must replay for ever: all five, both difficulties, every number of heroes.

`tests/games/test_recorded_games.py` replays them. New records are added, old ones never changed:
`PYTHONPATH=src:. python -m tests.games.andor.test_records` writes the files that are missing.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from meadhall.arena.rotation import play_with_bots
from meadhall.bots.lineup import make_bot
from meadhall.core.record import Record, Seeded, save
from meadhall.core.record_reader import read
from meadhall.core.replay import annotated, check
from meadhall.core.rng import luck_from_seed
from meadhall.games.andor import GAME
from tests.games.andor.random_play import Way

FOLDER: Final = Path(__file__).parents[2] / "records"
AT_RANDOM: Final = FOLDER / "andor.jsonl"
BY_BOTS: Final = FOLDER / "andor-bots.jsonl"
IN_WORDS: Final = FOLDER / "andor-in-words.jsonl"
BOTS: Final = ("greedy", "search:4it")
WAYS: Final = [
    Way(legend, heroes, seats, difficulty, legend == "L1" and heroes == 2)
    for legend in ("L1", "L2", "L3", "L4", "L5")
    for difficulty in (("normal",) if legend == "L1" else ("easy", "normal"))
    for heroes, seats in ((2, 1), (3, 3), (4, 2))
]
GAMES_A_WAY: Final = 3


def played(way: Way, number: int, bots: tuple[str, ...]) -> Record:
    options = GAME.settle_options(way.options())
    luck = Seeded(number)
    table = GAME.new_table(way.seats, luck.opening(), options)
    names = tuple(bots[(number + seat) % len(bots)] for seat in range(way.seats))
    players = [make_bot(name, luck_from_seed(1000 * number + seat)) for seat, name in enumerate(names)]
    moves = tuple(play_with_bots(table, players))
    result = table.result()
    assert result is not None
    return Record(GAME.id, GAME.version, options, names, luck, moves, result.as_plain())


def corpus(bots: tuple[str, ...], games_a_way: int) -> list[Record]:
    return [
        played(way, 100 * index + number, bots)
        for index, way in enumerate(WAYS)
        for number in range(games_a_way)
    ]


def records() -> list[Record]:
    return [*read(AT_RANDOM), *read(BY_BOTS)]


def test_recorded_words_are_the_words_of_today() -> None:
    for record in read(IN_WORDS):
        assert all(move.notation for move in record.moves)
        check(record, GAME)


def test_the_corpus_holds_every_legend_and_difficulty() -> None:
    ways = Counter((record.options["legend"], record.options["difficulty"]) for record in records())
    assert sum(ways.values()) >= 60
    assert set(ways) == {(way.legend, way.difficulty) for way in WAYS}


def test_all_kinds_of_bots_were_recorded_and_legends_were_won_and_lost() -> None:
    assert {name.split(":")[0] for record in records() for name in record.seats} == {
        "random",
        "greedy",
        "search",
    }
    won = {
        record.options["legend"]
        for record in records()
        if record.result is not None and record.result["won"] is True
    }
    assert len(won) >= 3


if __name__ == "__main__":
    if not AT_RANDOM.exists():
        games = corpus(("random",), GAMES_A_WAY)
        save([record.compact() for record in games], AT_RANDOM)
        save([annotated(record, GAME) for record in games[:: 3 * GAMES_A_WAY]], IN_WORDS)
    if not BY_BOTS.exists():
        save([record.compact() for record in corpus(BOTS, 2)], BY_BOTS)
