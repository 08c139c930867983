# interpreted: answers a question at a time
"""Small tables for the referee: a few seats, and only the given facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from mypy_extensions import i64

from meadhall.core.errors import Refusal
from meadhall.core.phrases import at_most

from ..rules.game_table import NidavellirTable
from ..rules.thingvellir.expansion_table import ThingvellirTable
from ..state import json_values
from ..state.cards import COIN_TOKENS, JARIKA, NO_COIN, SPECIAL_GEM
from ..state.conservation import check_box, refuse_equal_gems
from ..state.json_values import JsonObject
from ..state.player_position import claim, lay_coins, lay_player
from ..state.table import IN_POUCH, MOST_SEATS, ON_TAVERN, TAVERNS, Board, empty_cells

ASKED: Final = 0  # the seat of a question about one player
POUCH: Final = 2  # coins in a pouch (N3.3)
FIRST_PAIR: Final = 0  # the first two coins of a row


def empty_table(seats: int = 1, thingvellir: bool = True) -> NidavellirTable:
    if thingvellir:
        return ThingvellirTable(seats, 0, empty_cells(seats))
    return NidavellirTable(seats, 0, empty_cells(seats))


def seats_for(names: Iterable[str]) -> list[str]:
    """The players of a question; the first name has seat 0."""
    seated = list(dict.fromkeys(names))
    json_values.whole(1, MOST_SEATS)(len(seated), "number of players")
    return seated


def table_of_players(position: JsonObject) -> tuple[NidavellirTable, list[str]]:
    players = position.by_name("players", json_values.player)
    names = seats_for(players)
    table = empty_table(len(names))
    for seat, name in enumerate(names):
        lay_player(table, seat, players[name])
    check_box(table)
    return table, names


def table_of_one(position: JsonObject) -> NidavellirTable:
    table = empty_table()
    lay_player(table, ASKED, position.read("player", json_values.player))
    check_box(table)
    return table


def lay_gems(table: Board, names: list[str], gems: dict[str, int], needed: Iterable[str]) -> None:
    """Lay the gems. Each player in `needed` must have one."""
    for name in needed:
        if name not in gems:
            raise Refusal("missing", field=json_values.echo(name), where="gems")
    refuse_equal_gems(gems.values())
    for name, gem in gems.items():
        table.set_gem(names.index(name), gem)


def read_gems(position: JsonObject) -> dict[str, int]:
    return position.by_name("gems", json_values.whole(1, SPECIAL_GEM))


# -- coins -----------------------------------------------------------------------------------------


def table_of_coins(position: JsonObject, row: list[int]) -> NidavellirTable:
    """One player with these coins in hand, a treasury, and Jarika or not."""
    table = empty_table()
    lay_coins(table, ASKED, row)
    for value, count in position.read("treasury", json_values.treasury).items():
        table.change_treasury(value, count)
    if position.flag("jarika"):
        claim(table, ASKED, JARIKA)
    return table


def lay_bids(table: Board, position: JsonObject) -> None:
    """Three tavern slots, any of them empty (N14.11), and the pouch."""
    slots = position.row("taverns", json_values.coin_or_none, TAVERNS)
    pouch = position.row("pouch", json_values.coin)
    if len(pouch) > POUCH:
        raise Refusal("wrong_count", "N3.3", what="pouch", wanted=at_most(POUCH), found=len(pouch))
    places = [*(ON_TAVERN + tavern for tavern in range(TAVERNS)), *[IN_POUCH] * len(pouch)]
    for index, (coin, place) in enumerate(zip([*slots, *pouch], places, strict=True)):
        table.set_coin(ASKED, index, coin)
        table.set_place(ASKED, index, place)


def token(coin: int) -> str | None:
    return COIN_TOKENS[coin] if coin != NO_COIN else None


# -- choices ---------------------------------------------------------------------------------------


def awaits(table: Board, decision: int) -> bool:
    """Whether the game would now ask for this decision."""
    return bool(table.depth) and table.top_step == decision


def offered_by(table: Board, offer: Callable[[Board, i64], None]) -> list[int]:
    """The choices that the game would offer, as a list."""
    table.clear_offers()
    offer(table, ASKED)
    return [table.offered(index) for index in range(table.offer_count)]
