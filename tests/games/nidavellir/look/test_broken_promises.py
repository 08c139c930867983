"""The promises would find each preview that once told something else than what happens (audit 2, 3, 4, 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from meadhall import compiled
from meadhall.core.i18n import language
from meadhall.core.table import NOBODY, Table
from meadhall.games.nidavellir.look import consequences, previews
from meadhall.games.nidavellir.look.view_model import Consequence, ViewModel
from meadhall.games.nidavellir.rules import heroes, scoring
from meadhall.games.nidavellir.state import view
from meadhall.games.nidavellir.state.cards import (
    BLACKSMITH,
    BONFUR,
    CARD_OF_TOKEN,
    CLASS_OF,
    CLASSES,
    DAGDA,
    GRADES,
    HUNTER,
    MINER,
    NEUTRAL,
    points_in,
)
from meadhall.games.nidavellir.state.choices import CARD
from meadhall.games.nidavellir.state.table import Board
from meadhall.look.contract import Scene
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.promises import Promise, PromiseKeeper
from tests.games.nidavellir.look.eyes import EXPANDED
from tests.games.nidavellir.look.test_promises import KEEPER, read_promises

pytestmark = pytest.mark.skipif(compiled(), reason="compiled code cannot be given another function")
KINDS = {"class points", "line closes", "hero due", "grades"}
Wanted = Callable[[Board, int, int], bool]  # the table, the seat, the choice

# -- what the look once counted for itself -------------------------------------------------------------


def class_points(column: int, grades: int, points: int) -> int:
    if column == HUNTER:
        return int(scoring.hunter_points(grades))
    if column == MINER:
        return int(scoring.miner_points(grades, points))
    return int(scoring.blacksmith_points(grades)) if column == BLACKSMITH else points


def counted_by_the_look(model: ViewModel, token: str, column: int) -> Consequence:
    """A card is added to the column, and nothing else happens."""
    own, card = model.main, CARD_OF_TOKEN[token]
    grades, points = max(int(GRADES[card]), 1), int(points_in(card, column))
    counts = [own.grades[other] + grades * (other == column) for other in range(CLASSES)]
    line = min(counts) if min(counts) > own.lines else 0
    before = class_points(column, own.grades[column], own.points[column])
    after = class_points(column, counts[column], own.points[column] + points)
    recruits = bool(own.next_hero) and line > own.heroes
    score = (own.scores[column], own.scores[column] + after - before)
    return consequences.in_words(
        column, score, (own.grades[column], counts[column]), line, recruits, "", "", language()
    )


def of_card(model: ViewModel, token: str) -> Consequence:
    column = int(CLASS_OF[CARD_OF_TOKEN[token]])
    return counted_by_the_look(model, token, column) if column != NEUTRAL else Consequence(token)


def of_choice(model: ViewModel, choice: int, column: int) -> Consequence:
    return counted_by_the_look(model, previews.wanderer(model, choice), column)


# -- which promises each of the errors broke -----------------------------------------------------------


def ylud_moves(table: Board, seat: int, choice: int) -> bool:
    return table.decision(seat) == "ylud" and table.ylud_column(seat) != NOBODY


def costs_discards(table: Board, seat: int, choice: int) -> bool:
    return choice in (CARD + DAGDA, CARD + BONFUR)


def called_by_gjallarhorn(table: Board, seat: int, choice: int) -> bool:
    return table.decision(seat) == "hero" and not heroes.heroes_due(table, seat)


def keeper_of(wanted: Wanted, kinds: set[str]) -> PromiseKeeper:
    """Compares only such promises."""

    def read(eyes: Onlooker, scene: Scene, table: Table) -> Iterator[Promise]:
        assert isinstance(table, Board)
        seat = scene.viewer
        if any(wanted(table, seat, choice) for choice in scene.choices):
            for promise in read_promises(eyes, scene, table):
                if promise.kind in kinds and wanted(table, seat, promise.choice):
                    yield promise

    return PromiseKeeper(KEEPER.eyes, read)


@pytest.mark.parametrize(
    ("wanted", "kinds"),
    [
        pytest.param(ylud_moves, KINDS, id="audit_nidavellir_2-ylud-counts-twice"),
        pytest.param(costs_discards, KINDS, id="audit_nidavellir_3-discards-are-not-counted"),
        pytest.param(called_by_gjallarhorn, {"hero due"}, id="audit_nidavellir_4-gjallarhorn-is-off-by-one"),
    ],
)
def test_what_the_look_once_counted_would_be_found(
    monkeypatch: pytest.MonkeyPatch, wanted: Wanted, kinds: set[str]
) -> None:
    keeper = keeper_of(wanted, kinds)
    keeper.check(EXPANDED[0], wanted=30, kinds=set())
    monkeypatch.setattr(consequences, "tried", of_card)
    monkeypatch.setattr(consequences, "of_choice", of_choice)
    with pytest.raises(AssertionError, match="|".join(kinds)):
        keeper.check(EXPANDED[0], wanted=20_000, kinds=set())


def test_audit_nidavellir_8_thrud_counted_twice_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Her grade and her 13 points at once, in the score of the view as once in the look's own."""
    kinds = {"own class", "own score", "rival's score"}
    keeper = PromiseKeeper(
        KEEPER.eyes,
        lambda eyes, scene, table: (each for each in read_promises(eyes, scene, table) if each.kind in kinds),
    )
    monkeypatch.setattr(view, "ages", SimpleNamespace(counted=lambda table: table))
    with pytest.raises(AssertionError, match=r"own class|score"):
        keeper.check(EXPANDED[0], wanted=20_000, kinds=set())
