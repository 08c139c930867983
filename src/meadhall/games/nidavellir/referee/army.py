# interpreted: answers a question at a time
"""Questions about armies and heroes (N8 to N10, N14, N17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from meadhall.core.errors import Refusal
from meadhall.core.table import NOBODY

from ..rules import ages, army, heroes, taverns
from ..rules.thingvellir import artefacts, mercenaries
from ..state import json_values, steps
from ..state.cards import (
    CLASS_IDS,
    CLASSES,
    FIRST_MERCENARY,
    MERCENARY_CLASS,
    OLWYN_DOUBLE,
    PILE_KINDS,
    THRUD,
    TOKENS,
    WARRIOR,
    YLUD,
    is_mercenary,
)
from ..state.choices import CARD, COLUMN, ENLIST, POSITION
from ..state.json_values import JsonObject
from ..state.player_position import check_column, claim, open_hall, wrong_place
from ..state.table import Board
from ..state.view import command_zone
from ..words.refusals import Noun
from .small_table import ASKED, awaits, empty_table, offered_by, table_of_one

# -- lines and heroes (N8) -------------------------------------------------------------------------


def lines(position: JsonObject) -> dict[str, int]:
    table = table_of_one(position)
    return lines_and_due(table) | {"heroes": table.heroes(ASKED)}


def lines_and_due(table: Board) -> dict[str, int]:
    return {"lines": army.lines(table, ASKED), "due": heroes.heroes_due(table, ASKED)}


def legal_heroes(position: JsonObject) -> list[str]:
    table = table_of_one(position)
    open_hall(table, position.row("hall", json_values.hero))
    legal = offered_by(table, heroes.offer_heroes)
    return sorted(TOKENS[choice - CARD] for choice in legal)


# -- what may be discarded (N9.9, N14.7, N14.9) ----------------------------------------------------


def last_cards(closed: int) -> Callable[[Board, i64], None]:
    return lambda table, seat: heroes.offer_drops(table, seat, closed)


DROPS: Final[dict[str, Callable[[Board, i64], None]]] = {
    "dagda": last_cards(heroes.closed_to_dagda()),
    "bonfur": last_cards(heroes.closed_to_bonfur()),
    "hofud": artefacts.offer_warriors,
    "brisingamens": artefacts.offer_drops,
}


def drop_options(position: JsonObject) -> dict[str, list[str]]:
    table = table_of_one(position)
    effect = tuple(DROPS)[position.one_of("effect", tuple(DROPS))]
    offered = set(offered_by(table, DROPS[effect]))
    by_column = {column: dropped_from(table, column, effect, offered) for column in range(CLASSES)}
    return {CLASS_IDS[column]: cards for column, cards in by_column.items() if cards}


def dropped_from(table: Board, column: int, effect: str, offered: set[int]) -> list[str]:
    """Cards of a column, oldest first, that one of the choices offered would discard."""
    positions = range(table.height(ASKED, column))
    return [
        TOKENS[table.card(ASKED, column, position)]
        for position in positions
        if choice_to_drop(table, column, position, effect) in offered
    ]


def choice_to_drop(table: Board, column: int, position: int, effect: str) -> int:
    """The choice by which an effect names a card: by its place, by its kind, or as the last of a column. Only
    Brisingamens reaches a double that is covered (N9.9, N14.7)."""
    card = table.card(ASKED, column, position)
    if effect == "hofud":
        return POSITION + position if column == WARRIOR else NOBODY
    if effect == "brisingamens":
        return COLUMN + column if card == OLWYN_DOUBLE else CARD + card
    return COLUMN + column if position == table.height(ASKED, column) - 1 else NOBODY


# -- placing (N10) ---------------------------------------------------------------------------------


def place(position: JsonObject) -> dict[str, Any]:
    """N10.1 to N10.5, but for the discards of Dagda and Bonfur (N10.3), which the question does not name."""
    table = table_of_one(position)
    card, column = position.read("card", json_values.card), position.read("column", json_values.column)
    thrud_to = position.read("thrud_to", json_values.column) if position.has("thrud_to") else NOBODY
    check_column(table, ASKED, card, column)
    if not at_hand(table, card):
        claim(table, ASKED, card)
    table.push(steps.TURN, 0)
    join_column(table, card, column)
    thrud_moves = awaits(table, steps.PLACE_THRUD)
    if thrud_moves:
        put_thrud_down(table, thrud_to)
    return {"thrud_moves": thrud_moves} | lines_and_due(table)


def at_hand(table: Board, card: int) -> bool:
    """A card of the player's own that waits in the command zone, or Ylud, who may move (N9.13)."""
    may_move = card == YLUD and table.ylud_column(ASKED) != NOBODY
    return may_move or TOKENS[card] in command_zone(table, ASKED)


def join_column(table: Board, card: int, column: int) -> None:
    if is_mercenary(card):
        side = (card - FIRST_MERCENARY) * 2
        mercenaries.enlist(table, ASKED, ENLIST + side + (MERCENARY_CLASS[side] != column))
    elif card == YLUD:
        ages.place_ylud(table, ASKED, COLUMN + column)
    elif card == THRUD:
        army.put_thrud_down(table, ASKED, column)
    else:
        army.place_card(table, ASKED, column, card)


def put_thrud_down(table: Board, column: int) -> None:
    if column == NOBODY:
        raise Refusal("missing", "N9.10", field="thrud_to", where="the position")
    army.put_thrud_down(table, ASKED, column)


# -- discard piles (N17) ---------------------------------------------------------------------------


def discard_pile(position: JsonObject) -> str:
    """The pile of a discarded card: from a tavern, or, for a mercenary, from an army."""
    card = position.read("card", json_values.card)
    table = empty_table()
    if card < PILE_KINDS:
        table.set_tavern_card(0, 0, card)
        taverns.discard_from_tavern(table, card)
    elif is_mercenary(card):
        table.put_card(ASKED, WARRIOR, card)
        artefacts.discard_warrior(table, ASKED, 0)
    else:
        raise wrong_place(card, Noun("discards"))
    return "dwarf" if card < PILE_KINDS and table.pile(card) else "camp"
