"""The promises find what the page once reckoned for itself: each old reckoning, put back, is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from meadhall import compiled
from meadhall.core.table import Table
from meadhall.games.andor.legend.boards import board_named
from meadhall.games.andor.look import consequences, look, shop
from meadhall.games.andor.look.route import Chain, Hunted
from meadhall.games.andor.look.view_model import ViewModel
from meadhall.games.andor.rules import courses, obstacles
from meadhall.games.andor.rules.hero_rolls import dice_shown
from meadhall.games.andor.state import view_maker
from meadhall.games.andor.state.names import CASTLE, LETTERS
from meadhall.games.andor.state.table import NOWHERE, Board
from meadhall.games.andor.state.view import TableView
from meadhall.look.contract import Scene
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.promises import Promise, PromiseKeeper
from tests.games.andor.look import (
    announced_attacks,
    announced_deeds,
    announced_fights,
    announced_night,
    announced_refusals,
    announced_ways,
)
from tests.games.andor.look.page import Page
from tests.games.andor.look.wild import EYES

Read = Callable[[Page], Iterator[Promise]]
ENOUGH: Final = 20_000


# -- as it was -------------------------------------------------------------------------------------------


def forecast_without_lures(view: TableView) -> Hunted:
    """Along the arrows, whatever lies beside them."""
    standing = [each for each in view.creatures if each.field >= 0]
    taken = {each.field for each in standing}
    chains: list[tuple[str, Chain]] = [
        (each.kind, (each.field,)) for each in standing if not (each.anchored or each.asleep)
    ]
    for kind in ("gor", "skral", "wardrak", "troll", "wardrak"):
        turn = sorted((chain[-1], index) for index, (each, chain) in enumerate(chains) if each == kind)
        for start, index in turn:
            hops = hop(view, start, taken) if start != CASTLE else ()
            if hops:
                taken.discard(start)
                taken.update({hops[-1]} - {CASTLE})
                chains[index] = (kind, chains[index][1] + hops)
    return tuple((kind, chain) for kind, chain in chains if len(chain) > 1)


def hop(view: TableView, start: int, taken: set[int]) -> Chain:
    passed: list[int] = []
    here = start
    while True:
        ahead = int(board_named(view.board).arrow(here))
        if ahead < 0 or (here, ahead) in view.closed or ahead in passed:
            return ()
        passed.append(ahead)
        if ahead == CASTLE or ahead not in taken:
            return tuple(passed)
        here = ahead


def place_over_itself(table: Board, ahead: int, _creature: int) -> int:
    """A lured creature takes the field it stands on as occupied."""
    while ahead not in (courses.BLOCKED, courses.way_out(table)) and table.creature_on(ahead) != NOWHERE:
        ahead = courses.along_arrow(table, ahead)
    return int(ahead)


def stars_of_the_file(_table: Board) -> list[int]:
    """Those of Legend 4 at any difficulty."""
    return [LETTERS.index(letter) for letter in "DHKN"]


def dice_before_the_hour_is_paid(model: ViewModel) -> int:
    hero = model.acting
    assert hero is not None
    return hero.may_roll


def the_highest_counts(table: Board, hero: int) -> list[int]:
    dice = dice_shown(table, hero)
    return [dice.index(max(dice))] if dice else []


def always_at_merchants(_world: Board, _hero: int, _ware: int) -> int:
    return int(obstacles.MERCHANTS_SELL)


def two_gold_each(model: ViewModel) -> tuple[str, ...]:
    return tuple("2" if each else "" for each in PRICES(model))


def no_halts(_table: Board, _hero: int) -> list[int]:
    return []


PRICES: Final = shop.prices
OLD: Final = (
    ("audit_andor_1", courses, "place_from", place_over_itself, announced_night, "L5-4-2-normal"),
    ("audit_andor_2", look, "forecast", forecast_without_lures, announced_night, "L5-4-2-normal"),
    ("audit_andor_11", view_maker, "letters_with_cards", stars_of_the_file, announced_night, "L4-4-1-easy"),
    (
        "dice",
        consequences,
        "dice_of_a_round",
        dice_before_the_hour_is_paid,
        announced_attacks,
        "L1-4-2-normal",
    ),
    ("ring", view_maker, "dice_that_count", the_highest_counts, announced_fights, "L2-2-2-normal"),
    ("why not", obstacles, "to_buying", always_at_merchants, announced_refusals, "L2-2-2-normal"),
    ("price", shop, "prices", two_gold_each, announced_deeds, "L4-3-2-normal"),
    ("card on the way", view_maker, "halts", no_halts, announced_ways, "L4-3-2-normal"),
)


@pytest.mark.skipif(compiled(), reason="compiled code cannot be given another function")
@pytest.mark.parametrize(
    ("module", "name", "old", "told", "way"), [each[1:] for each in OLD], ids=[each[0] for each in OLD]
)
def test_audit_andor_what_was_reckoned_beside_the_rules_would_be_found(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, old: object, told: Any, way: str
) -> None:
    def read(eyes: Onlooker, scene: Scene, table: Table) -> Iterator[Promise]:
        return iter(()) if scene.over else told.promises(Page(eyes, scene, table))

    monkeypatch.setattr(module, name, old)
    with pytest.raises(AssertionError):
        PromiseKeeper(EYES, read).check(way, ENOUGH, set())
