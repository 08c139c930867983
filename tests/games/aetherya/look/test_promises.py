"""What the table announces is what happens: read from the page, played on a copy, compared."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from meadhall import compiled
from meadhall.core.table import Table
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.look.look import LOOK
from meadhall.games.aetherya.rules import trials
from meadhall.games.aetherya.rules.game_table import AetheryaTable
from meadhall.games.aetherya.state import choices, steps
from meadhall.games.aetherya.state.table import Board
from meadhall.look.contract import Scene
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.promises import Promise, PromiseKeeper
from meadhall.testing.watcher import Eager
from tests.games.aetherya.look.announced import read_promises

ALWAYS = {
    "pill",
    "score before",
    "score after",
    "score change",
    "rows",
    "card points",
    "founded",
    "tamed dragons",
}
ALWAYS |= {"running score", "closed card leaves", "legend one card missing", "legend several cards missing"}
ALWAYS.add("legend met when founded")
COMPETING = {"score of others", "rival", "legend fulfilled", "legend row", "game_ended"}
ITEMS = COMPETING | {"treaty lost", "score while a token waits", "token gained"}
TEAM = {
    "score of others",
    "rival",
    "penalty",
    "penalty sum",
    "against penalties",
    "legend turned",
    "game_ended",
}
ALONE = {"legend fulfilled", "square", "century", "century_passed", "campaign_lost", "legend turned"}
KINDS = {
    "two": COMPETING,
    "three": COMPETING,
    "four": COMPETING,
    "items of two": ITEMS,
    "items of three": ITEMS,
    "items of four": ITEMS,
    "together of two": TEAM,
    "together of three": TEAM,
    "together of four": TEAM,
    "solo": ALONE,
}


def eager(choice: int) -> bool:
    """Legends, tokens, and treaties on cards: what is rare by chance."""
    return (
        choice == choices.TAKE_TOKEN
        or choices.CLAIM <= choice < choices.PENALTY
        or choices.TREATY <= choice < choices.SWORD
    )


class Eyes(Onlooker):
    def random_game(self, way: str, seed: int, eager: Eager | None = None) -> Iterator[Table]:
        """A random campaign hardly passes a century: now and then its legends are fulfilled. Four cards meet
        a legend but rarely: some more games are opened."""
        dice = random.Random(seed)
        yield from (self.new_table(way, 1_000_000 + 9 * seed + number) for number in range(9))
        for table in super().random_game(way, seed, eager):
            if way == "solo" and table.decision(0) == "source" and dice.random() < 0.1:
                assert isinstance(table, AetheryaTable)
                table.turned = table.row(table.century)
            yield table


EYES = Eyes(
    GAME,
    LOOK,
    {
        "two": (2, {}),
        "three": (3, {}),
        "four": (4, {}),
        "items of two": (2, {"items": True}),
        "items of three": (3, {"items": True}),
        "items of four": (4, {"items": True}),
        "together of two": (2, {"cooperative": True}),
        "together of three": (3, {"cooperative": True}),
        "together of four": (4, {"cooperative": True}),
        "solo": (1, {}),
    },
    eager=eager,
)
KEEPER = PromiseKeeper(EYES, read_promises)


@pytest.mark.parametrize("way", ["two", "items of two", "together of two", "solo"])
def test_what_is_announced_happens_in_a_sample(way: str) -> None:
    KEEPER.check(way, 600, {"pill", "rows", "score after"})


@pytest.mark.slow
@pytest.mark.parametrize("way", EYES.ways)
def test_what_is_announced_happens(way: str) -> None:
    KEEPER.check(way, 20_000, ALWAYS | KINDS[way])


PLAYED = trials.played


def as_the_look_counted(table: Board, seat: int, choice: int) -> Board:
    """The card that is laid keeps the treaty of the card below it."""
    after = PLAYED(table, seat, choice)
    if after.step == steps.TOKEN_CHOICE:
        after.step = steps.AFTER
    return after


def points_only(eyes: Onlooker, scene: Scene, table: Table) -> Iterator[Promise]:
    return (one for one in read_promises(eyes, scene, table) if one.kind in {"pill", "score after", "rows"})


@pytest.mark.skipif(compiled(), reason="compiled code cannot be given another function")
def test_audit_aetherya_1_a_treaty_that_stays_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "played", as_the_look_counted)
    keeper = PromiseKeeper(EYES, points_only)
    with pytest.raises(AssertionError, match=r"pill|score after|rows"):
        keeper.check("items of two", 20_000, set())
