"""Plays the corpus of recorded games that must replay for ever: python tools/make_records.py GAME FOLDER

Run it only for a new game or a new version of the rules: existing records never change.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import cycle, islice, product
from pathlib import Path

from meadhall.arena.rotation import play_with_bots
from meadhall.arena.simulate import final_result
from meadhall.bots.lineup import make_bot
from meadhall.core.game import Game, Options
from meadhall.core.record import Record, Seeded, save
from meadhall.core.registry import find_game
from meadhall.core.rng import luck_from_seed

LINE_UPS = {
    "random": ("random",),
    "greedy": ("greedy", "greedy", "random"),
    "search": ("search:150it", "greedy", "random"),
}
GAMES_EACH = 5


def play(game: Game, seats: int, options: Options, bots: tuple[str, ...], seed: int) -> Record:
    names = tuple(islice(cycle(bots), seats))
    settled = game.settle_options(options)
    luck = Seeded(seed)
    table = game.new_table(seats, luck.opening(), settled)
    players = [make_bot(name, luck_from_seed(seed * 100 + seat)) for seat, name in enumerate(names)]
    moves = tuple(play_with_bots(table, players))
    result = final_result(table).as_plain()
    return Record(game.id, game.version, settled, names, luck, moves, result)


def corpus(game: Game, bots: tuple[str, ...]) -> Iterator[Record]:
    switches = [option.name for option in game.options if isinstance(option.default, bool)]
    seed = 0
    for seats in range(game.least_seats, game.most_seats + 1):
        for values in product((False, True), repeat=len(switches)):
            for _game in range(GAMES_EACH):
                seed += 1
                yield play(game, seats, dict(zip(switches, values, strict=True)), bots, seed)


def main() -> None:
    game, folder = find_game(sys.argv[1]), Path(sys.argv[2])
    for name, bots in LINE_UPS.items():
        save(corpus(game, bots), folder / f"{game.id}_{name}.jsonl")


if __name__ == "__main__":
    main()
