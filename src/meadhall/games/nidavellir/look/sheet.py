# interpreted: drawn once a page, or when somebody asks
"""The score sheet by rows as on the paper pad, each with how the viewer's (or the winner's) number came about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.look.contract import ScoreSheet, SheetRow
from meadhall.look.markup import glyph

from ..card_words import card_name
from ..cards import (
    CARD_OF_TOKEN,
    CLASS_IDS,
    COMMAND_SCORE,
    EXPLORER,
    HUNTER,
    MINER,
    WARRIOR,
    is_artefact,
    is_mercenary,
    points_in,
)
from ..referee import query
from ..score_sheet import as_player
from ..scoring import ROWS
from ..sentences import SHEET_ROWS, say
from ..view_values import SeatView
from .pieces.classes import plate
from .pieces.coins import value
from .sight import Sight

MARKS: Final = {"heroes": "crown", "artefacts": "rune-stone", "coins": "two-coins", "gem": "cut-diamond"}


def score_sheet(sight: Sight) -> ScoreSheet | None:
    """The referee counts what lies open."""
    if not sight.over:
        return None
    view = sight.view
    answer = query("score", {"players": {str(seat.seat): as_player(seat) for seat in view.seats}})
    sheets = [answer[str(seat.seat)] for seat in view.seats]
    totals = tuple(int(sheet["total"]) for sheet in sheets)
    told = view.seats[totals.index(max(totals))] if sight.watching else sight.main
    rows = tuple(
        row(name, tuple(int(sheet[name]) for sheet in sheets), told, sight)
        for name in ROWS
        if shown(name, sheets, sight)
    )
    return ScoreSheet(rows, totals)


def shown(name: str, sheets: list[dict[str, int]], sight: Sight) -> bool:
    """Without Thingvellir nobody has artefacts, and the pad has no row for them."""
    return name != "artefacts" or sight.view.thingvellir


def row(name: str, values: tuple[int, ...], told: SeatView, sight: Sight) -> SheetRow:
    mark = plate(name, 26) if name in CLASS_IDS else glyph(MARKS[name])
    how = HOW[name](told, sight) if values[told.seat] else ""
    return SheetRow(say(SHEET_ROWS[name]), mark, values, how)


# -- how it came about -------------------------------------------------------------------------------


def added(own: SeatView, column: int) -> str:
    points = [points_in(CARD_OF_TOKEN[token], column) for token in own.army[column]]
    return " + ".join(str(number) for number in points if number)


def warriors(own: SeatView, sight: Sight) -> str:
    bonus = own.scores[WARRIOR] - own.points[WARRIOR]
    if bonus:
        return say("{points} and the coin {coin} for the most grades", points=own.points[WARRIOR], coin=bonus)
    return added(own, WARRIOR)


def hunters(own: SeatView, sight: Sight) -> str:
    return f"{own.grades[HUNTER]}²"


def miners(own: SeatView, sight: Sight) -> str:
    return f"{own.points[MINER]} × {own.grades[MINER]}"


def blacksmiths(own: SeatView, sight: Sight) -> str:
    return say.many("{number} grade", "{number} grades", own.grades[CLASS_IDS.index("blacksmith")])


def explorers(own: SeatView, sight: Sight) -> str:
    if "idunn" in own.army[EXPLORER]:
        return say(
            "{points} and 2 for each of {grades} grades (Idunn)",
            points=own.points[EXPLORER],
            grades=own.grades[EXPLORER],
        )
    return added(own, EXPLORER)


def heroes(own: SeatView, sight: Sight) -> str:
    told = []
    brothers = sum(token.startswith("dwerg") for token in own.command)
    for token in own.command:
        score = (
            max(map(value, own.coins)) if token == "astrid" else COMMAND_SCORE[CARD_OF_TOKEN.get(token, 0)]
        )
        if score and not is_artefact(CARD_OF_TOKEN.get(token, 0)):
            told.append(f"{card_name(CARD_OF_TOKEN[token])} {score}")
    if brothers:
        told.append(say.many("{number} Dwerg brother", "{number} Dwerg brothers", brothers))
    return ", ".join(told)


def artefacts(own: SeatView, sight: Sight) -> str:
    return ", ".join(
        card_name(CARD_OF_TOKEN[token])
        for token in own.command
        if token in CARD_OF_TOKEN
        and is_artefact(CARD_OF_TOKEN[token])
        and not is_mercenary(CARD_OF_TOKEN[token])
    )


def coins(own: SeatView, sight: Sight) -> str:
    return " + ".join(str(value(token)) for token in own.coins)


def gem(own: SeatView, sight: Sight) -> str:
    return say("Gem {gem}", gem=own.gem)


HOW: Final[dict[str, Callable[[SeatView, Sight], str]]] = {
    "warrior": warriors,
    "hunter": hunters,
    "miner": miners,
    "blacksmith": blacksmiths,
    "explorer": explorers,
    "heroes": heroes,
    "artefacts": artefacts,
    "coins": coins,
    "gem": gem,
}
