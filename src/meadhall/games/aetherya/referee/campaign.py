# interpreted: answers a question at a time
"""Questions about the solo campaign (C)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.errors import Refusal

from ..rules import legends, solo
from ..state import choices, json_values, steps
from ..state.cards import CLOSED, PLAIN
from ..state.json_values import Question
from ..state.position import CENTURIES, LARGEST_DECK, lay_kingdom, lay_rows
from ..state.table import SOLO
from .small_table import ASKED, FURTHEST, deck_size, empty_table, lay_open, offered, plain_kingdom
from .turn_asks import Scene

SOURCES: Final = ("deck_and_discard", "two_from_deck")
PLAYS: Final = ("place", "discard_and_reveal")
ORIGINS: Final = ("deck", "discard")


def swap_legal(position: Question) -> bool:
    """C3: before the first turn of centuries 1 and 2."""
    table = empty_table(1, SOLO)
    lay_rows(table, position)
    one, other = position.row("swap", json_values.legend, 2)
    before_first_turn = position.whole("turns_taken", 0, LARGEST_DECK) == 0
    either_way = solo.may_swap(table, one, other) or solo.may_swap(table, other, one)
    return before_first_turn and either_way


def plays(position: Question) -> list[str]:
    """C4.2."""
    table = empty_table(1, SOLO)
    table.step = steps.DRAWN
    table.held = PLAIN
    table.held_public = position.one_of("kept", ORIGINS)
    return sorted({PLAYS[int(choice >= choices.REVEAL)] for choice in offered(table)})


# -- a turn (C4, C7) -------------------------------------------------------------------------------


def turn(position: Question) -> dict[str, Any]:
    scene = Scene(position, SOLO)
    table = scene.table
    take(scene, position)
    solo.keep(table, ASKED, choices.KEEP + position.whole("keep", 0, 1))
    action = position.within("action")
    kind = PLAYS[action.one_of("type", PLAYS)]
    cell = action.read("cell", json_values.cell)
    if kind == "place":
        scene.replace(table.held, cell, 0)
    elif table.held_public:
        raise Refusal("contradiction", "C4.2", field="action")
    else:
        scene.reveal(table.held, cell, 0)
    over = solo.is_century_over(table, ASKED)
    if over:
        scene.open_all()
    return {
        "kingdom": scene.kingdom(),
        "piles": scene.piles(1),
        "deck_size": table.deck_size,
        "century_over": over,
    }


def take(scene: Scene, position: Question) -> None:
    """C4: the two cards, taken from where the source says."""
    table = scene.table
    source = SOURCES[position.one_of("source", SOURCES)]
    table.held, table.other = position.row("taken", json_values.card, 2)
    from_deck = 1 if source == "deck_and_discard" else 2
    if table.deck_size < from_deck:
        raise Refusal("contradiction", "C4", field="deck_size")
    table.deck_size -= from_deck
    if source == "deck_and_discard":
        if table.pile_top(0) != table.other:
            raise Refusal("contradiction", "C4", field="taken")
        table.take_from_pile(0)
        table.other_public = 1


def century_over(position: Question) -> bool:
    table = empty_table(1, SOLO)
    lay_kingdom(table, ASKED, position.read("kingdom", json_values.kingdom))
    table.deck_size = deck_size(position)
    return solo.is_century_over(table, ASKED)


# -- results (C8, C10) -----------------------------------------------------------------------------


def century(position: Question) -> dict[str, Any]:
    table = empty_table(1, SOLO)
    table.century = 1
    table.row_1 = position.read("row", json_values.legends)
    table.turned = position.read("fulfilled", json_values.legends)
    if not solo.passed(table):
        return {"passed": False, "score": None}
    if position.has("points"):
        points = position.whole("points", -FURTHEST, FURTHEST)
        return {"passed": True, "score": points - legends.value_of(table.row_1)}
    lay_open(table, ASKED, position.read("kingdom", json_values.kingdom))
    return {"passed": True, "score": solo.century_score(table, ASKED)}


def campaign(position: Question) -> dict[str, Any]:
    table = empty_table(1, SOLO)
    played = position.parts("centuries")
    json_values.whole(0, CENTURIES)(len(played), "number of centuries")
    for index, facts in enumerate(played, 1):
        if not facts.flag("passed"):
            return {"won": False, "score": None}
        table.set_points(index, facts.whole("score", -FURTHEST, FURTHEST))
    return {"won": len(played) == CENTURIES, "score": solo.campaign_score(table)}


# -- the next century (C9) -------------------------------------------------------------------------


def keep_squares(position: Question) -> list[list[int]]:
    table = empty_table(1, SOLO)
    lay_kingdom(table, ASKED, position.read("kingdom", json_values.kingdom))
    table.step = steps.SQUARE
    return [json_values.plain_cell(solo.top_left(choice - choices.SQUARE)) for choice in offered(table)]


def next_century(position: Question) -> dict[str, Any]:
    """Counted on a table with the 24 cards of the solo deck that lie outside the kingdom."""
    table = empty_table(1, SOLO)
    faces = position.read("kingdom", json_values.kingdom)
    lay_kingdom(table, ASKED, faces)
    if table.cards(ASKED, CLOSED):
        raise Refusal("contradiction", "C9", field="kingdom")
    row, column = position.row("square", json_values.whole(0, 2), 2)
    table.century = 1
    table.deck_size = 23
    table.change_unseen(PLAIN, table.deck_size)
    table.put_on_pile(0, PLAIN)
    solo.keep_square(table, ASKED, 3 * row + column)
    nothing = [json_values.Face(CLOSED, False)] * len(faces)
    return {
        "kingdom": plain_kingdom(table, ASKED, nothing, set()),
        "shuffled": table.unseen_size() + table.pile_0,
        "discard": table.pile_0,
        "deck": table.deck_size,
    }
