"""All announcements come true: they are read from drawings and words, played on a copy, and compared."""

from __future__ import annotations

import random
from collections.abc import Iterator
from html import unescape
from typing import Final

import pytest

from meadhall import compiled
from meadhall.core.table import Table
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.look import consequences
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.rules.turns import surplus
from meadhall.games.dwar7s_fall.state.table import Board
from meadhall.look.contract import Scene
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.promises import Promise, PromiseKeeper
from meadhall.testing.watcher import Eager
from tests.games.dwar7s_fall.look import announced, announced_table
from tests.games.dwar7s_fall.look.eyes import DwarfEyes
from tests.games.dwar7s_fall.random_play import lay, lay_own

USUAL, RARE = 0.03, 0.8  # shares of the positions of a game
RARELY: Final = frozenset({"dig", "trade", "ambush", "discard", "bully_rival", "panic_to"})


def read_promises(eyes: Onlooker, scene: Scene, table: Table) -> Iterator[Promise]:
    """Promises of the table as it is, and of drafts of one or two presses."""
    board, seat = announced.board(table), scene.viewer
    dice = random.Random(f"{board.luck} {seat}")
    page = {name: unescape(text) for name, text in eyes.texts(scene).items()}
    yield from announced_table.of_rows(page, seat)
    yield from announced_table.of_tiles(page, board, seat, dice)
    if table.result() is not None:
        return
    yield from announced_table.of_own_side(page, scene)
    yield from announced_table.of_surroundings(page, scene)
    yield from announced_table.of_prompt(scene, board)
    yield from announced_table.of_refusals(eyes, page, scene)
    yield from announced_table.of_terminal(scene, board, dice)
    yield from announced.of_laying(eyes, board, seat, dice)
    for draft in drafts(board, seat, dice):
        drafted = eyes.scene(table, seat, draft)
        previews = unescape(eyes.texts(drafted)["previews"])
        yield from announced.of_previews(eyes, drafted, previews, board)
        yield from announced.of_prompt_with_work(drafted, board, eyes.look.prompt(drafted))


def drafts(table: Board, seat: int, dice: random.Random) -> list[tuple[str, ...]]:
    if seat != table.active or table.decision(seat) != "act":
        return [()]
    tiles = [f"at:{tile}" for tile in range(table.tiles) if not table.is_empty(tile)]
    ogres = [f"do:{choice}" for choice in table.choices(seat) if 17 <= choice < 22]
    return [
        (),
        ("pool",),
        *((tile,) for tile in dice.sample(tiles, min(2, len(tiles)))),
        *((one,) for one in ogres),
    ]


class Eyes(DwarfEyes):
    """Some positions of each game: many games rather than many positions of a few."""

    def new_table(self, way: str, seed: int) -> Dwar7sTable:
        seats = self.ways[way][0]
        return lay_own(seats, seed) if way == "own" else lay(seats, seed)

    def random_game(self, way: str, seed: int, eager: Eager | None = None) -> Iterator[Table]:
        dice = random.Random(seed + 1)
        for table in super().random_game(way, seed, eager):
            rare = bool(RARELY & {table.decision(seat) for seat in table.to_act()})
            if dice.random() < (RARE if rare else USUAL):
                yield table


EYES: Final = Eyes(GAME, LOOK, {"two": (2, {}), "three": (3, {}), "four": (4, {}), "own": (3, {})})
KEEPER: Final = PromiseKeeper(EYES, read_promises)
ALWAYS: Final = {
    "row", "chip", "flag", "tiles", "tile", "secret goal", "progress", "may reveal", "offer", "may buy",
    "hand", "pool", "own gems", "supply", "ogre deck", "trade deck", "actions", "round", "reveal button",
    "actions used up", "tasks", "discards to come", "end of turn", "last round", "refusal", "changes",
    "dwarfs", "task", "brings", "task left", "come home", "terminal: choice", "terminal: points",
}  # fmt: skip
SELDOM: Final = {"discards", "ogre playable", "goal bought", "gems kept", "dug up", "ambush", "kingdom stays"}


@pytest.mark.parametrize("way", EYES.ways)
def test_what_is_announced_happens_in_a_sample(way: str) -> None:
    KEEPER.check(way, 1500, {"row", "tile", "changes", "task", "terminal: choice"})


@pytest.mark.slow
@pytest.mark.parametrize("way", EYES.ways)
def test_what_is_announced_happens(way: str) -> None:
    KEEPER.check(way, 20_000, ALWAYS | SELDOM)


def before_the_tasks(world: Board, seat: int) -> int:
    return max(0, int(surplus(world, seat)))


@pytest.mark.skipif(compiled(), reason="compiled code cannot be given another function")
def test_a_forecast_that_forgets_the_tasks_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consequences, "surplus_after_tasks", before_the_tasks)
    keeper = PromiseKeeper(EYES, of_discards)
    with pytest.raises(AssertionError, match="discards to come"):
        keeper.check("three", 400, set())


def of_discards(eyes: Onlooker, scene: Scene, table: Table) -> Iterator[Promise]:
    if table.result() is None:
        found = announced_table.of_prompt(scene, announced.board(table))
        yield from (promise for promise in found if promise.kind == "discards to come")
