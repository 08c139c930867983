# interpreted: drawn once a page, or when somebody asks
"""The score sheet by the rows of the paper pad. Each row explains the viewer's (or the winner's) points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.look.contract import ScoreSheet, SheetRow
from meadhall.look.markup import glyph

from ..referee.score_sheet import table_of_view
from ..rules import coins as coin_rules
from ..rules import scoring
from ..rules.scoring import ROWS
from ..rules.thingvellir.scoring import points_of
from ..state.cards import (
    ARTEFACTS,
    BLACKSMITH,
    CLASS_IDS,
    COIN_VALUE,
    DWERG_SCORE,
    EXPLORER,
    FIRST_ARTEFACT,
    FIRST_HERO,
    HEROES,
    HUNTER,
    IDUNN,
    MINER,
    NO_COIN,
    WARRIOR,
    is_brother,
    points_in,
)
from ..state.table import Board
from ..state.view import row_of
from ..words.names import SHEET_ROWS, card_name
from ..words.sentences import say
from .pieces.classes import plate
from .view_model import ViewModel

MARKS: Final = {"heroes": "crown", "artefacts": "rune-stone", "coins": "two-coins", "gem": "cut-diamond"}


def score_sheet(model: ViewModel) -> ScoreSheet | None:
    """The sheet of a finished game, counted by the rules from public facts."""
    if not model.over:
        return None
    table = table_of_view(model.view)
    sheets = [scoring.sheet(table, seat) for seat in range(table.seats)]
    totals = tuple(sheet["total"] for sheet in sheets)
    told = totals.index(max(totals)) if model.watching else model.main.seat
    rows = tuple(
        row(name, tuple(sheet[name] for sheet in sheets), table, told)
        for name in ROWS
        if name != "artefacts" or model.view.thingvellir  # else the pad has no row for them
    )
    return ScoreSheet(rows, totals)


def row(name: str, values: tuple[int, ...], table: Board, told: int) -> SheetRow:
    mark = plate(name, 26) if name in CLASS_IDS else glyph(MARKS[name])
    how = HOW[name](table, told) if values[told] else ""
    return SheetRow(say(SHEET_ROWS[name]), mark, values, how)


# -- how it came about -------------------------------------------------------------------------------


def added(table: Board, seat: int, column: int) -> str:
    cards = [table.card(seat, column, position) for position in range(table.height(seat, column))]
    return " + ".join(str(points) for card in cards if (points := points_in(card, column)))


def warriors(table: Board, seat: int) -> str:
    if not scoring.leads_warriors(table, seat):
        return added(table, seat, WARRIOR)
    coin = coin_rules.highest_coin(table, seat)
    points = table.points(seat, WARRIOR)
    return say("{points} and the coin {coin} for the most grades", points=points, coin=coin)


def hunters(table: Board, seat: int) -> str:
    return f"{table.grades(seat, HUNTER)}²"


def miners(table: Board, seat: int) -> str:
    return f"{table.points(seat, MINER)} × {table.grades(seat, MINER)}"


def blacksmiths(table: Board, seat: int) -> str:
    return say.many("{number} grade", "{number} grades", table.grades(seat, BLACKSMITH))


def explorers(table: Board, seat: int) -> str:
    if not table.has_hero(seat, IDUNN):
        return added(table, seat, EXPLORER)
    return say(
        "{points} and {each} for each of {grades} grades (Idunn)",
        points=table.points(seat, EXPLORER), each=scoring.IDUNN_POINTS, grades=table.grades(seat, EXPLORER),
    )  # fmt: skip


def heroes(table: Board, seat: int) -> str:
    owned = [hero for hero in range(FIRST_HERO, FIRST_HERO + HEROES) if table.has_hero(seat, hero)]
    worth = [(hero, scoring.hero_points(table, seat, hero)) for hero in owned]
    told = [f"{card_name(hero)} {points}" for hero, points in worth if points]
    brothers = sum(map(is_brother, owned))
    return ", ".join([*told, brothers_words(brothers)] if brothers else told)


def brothers_words(number: int) -> str:
    points = DWERG_SCORE[number]
    return say.many(
        "{number} Dwerg brother {points}", "{number} Dwerg brothers {points}", number, points=points
    )


def artefacts(table: Board, seat: int) -> str:
    every = range(FIRST_ARTEFACT, FIRST_ARTEFACT + ARTEFACTS)
    worth = [(card, points_of(table, seat, card)) for card in every if table.commands(seat, card)]
    return ", ".join(f"{card_name(card)} {points}" for card, points in worth if points)


def coins(table: Board, seat: int) -> str:
    return " + ".join(str(COIN_VALUE[coin]) for coin in row_of(table, seat) if coin != NO_COIN)


def gem(table: Board, seat: int) -> str:
    return say("Gem {gem}", gem=table.gem(seat))


HOW: Final[dict[str, Callable[[Board, int], str]]] = {
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
