# interpreted: answers a question at a time
"""Questions about coins (N7, N9.16, N14.6, N16.3, N18.3)."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.table import NOBODY

from ..rules import coins, heroes
from ..rules.thingvellir import artefacts
from ..rules.thingvellir import heroes as more_heroes
from ..state import choices, json_values
from ..state.cards import COIN_TOKENS, COIN_VALUE, NO_COIN, ULINE, is_trading
from ..state.json_values import JsonObject
from ..state.player_position import lay_coins
from ..state.table import IN_HAND, IN_POUCH, ON_TAVERN, TAVERNS, Board
from ..state.view import coin_tokens, coins_by_place, row_of
from ..words.refusals import Noun
from .small_table import ASKED, FIRST_PAIR, POUCH, empty_table, lay_bids, offered_by, table_of_coins, token

MOST_PLUS = 99

# -- upgrade (N7.6) --------------------------------------------------------------------------------


def upgrade(position: JsonObject) -> dict[str, Any]:
    coin = position.read("coin", json_values.coin)
    table = table_of_coins(position, [coin])
    if not upgradable(table):
        raise never_traded_in(coin)
    before = table.treasury(COIN_VALUE[coin])
    coins.upgrade(table, ASKED, 0, position.whole("plus", 0, MOST_PLUS))
    if table.coin(ASKED, 0) == coin:  # N7.8, 3: undone
        return {"taken": None, "discarded_to": None}
    given_back = table.treasury(COIN_VALUE[coin]) > before
    return {"taken": token(table.coin(ASKED, 0)), "discarded_to": "treasury" if given_back else "box"}


def upgradable(table: Board) -> list[int]:
    """The places in the row of the coins that may be upgraded."""
    return [choice - choices.COIN for choice in offered_by(table, coins.offer_upgrades)]


def never_traded_in(coin: int) -> Refusal:
    return Refusal("wrong_place", "N7.11", token=COIN_TOKENS[coin], place=Noun("trade"))


def upgrade_options(position: JsonObject) -> list[str]:
    table = empty_table()
    lay_coins(table, ASKED, position.row("coins", json_values.coin))
    return list(coin_tokens([table.coin(ASKED, index) for index in upgradable(table)]))


def khrad(position: JsonObject) -> dict[str, Any]:
    """N16.3; of several lowest coins the first of the row is taken."""
    row = position.row("coins", json_values.coin)
    table = table_of_coins(position, row)
    lowest = offered_by(table, more_heroes.offer_lowest_coins)
    if not lowest:
        return {"from": None, "taken": None}
    index = lowest[0] - choices.COIN
    more_heroes.upgrade_with_khrad(table, ASKED, index)
    return {"from": token(row[index]), "taken": new_coin(table, index, row)}


def new_coin(table: Board, index: int, row: list[int]) -> str | None:
    """The new coin; None if the discard was undone (N7.8)."""
    return token(table.coin(ASKED, index)) if table.coin(ASKED, index) != row[index] else None


# -- exchange (N7.1 to N7.5) -----------------------------------------------------------------------


def exchange_due(position: JsonObject) -> bool:
    table = empty_table()
    table.set_coin(
        ASKED, 0, position.read("slot", json_values.coin_or_none) if position.has("slot") else NO_COIN
    )
    table.set_place(ASKED, 0, ON_TAVERN)
    return coins.bids_trading_coin(table, ASKED)


def exchange(position: JsonObject) -> dict[str, Any]:
    """N7.2; where the owner may choose (N7.3) the first coin of the pouch goes."""
    pouch = position.row("pouch", json_values.coin, POUCH)
    table = table_of_coins(position, pouch)
    if len(upgradable(table)) < POUCH:
        raise never_traded_in(next(filter(is_trading, pouch)))
    table.set_zolkur_waits(ASKED, int(position.flag("zolkur")))
    discarded = coins.discarded_of_pair(table, ASKED, 0, 1)
    coins.begin_exchange(table, ASKED, FIRST_PAIR)
    if table.depth:
        coins.finish_exchange(table, ASKED, FIRST_PAIR, discarded)
    taken = new_coin(table, discarded, pouch)
    return {
        "discarded": token(pouch[discarded]) if taken else None,
        "taken": taken,
        "kept": token(pouch[1 - discarded]),
    }


# -- Vidofnir (N14.6) ------------------------------------------------------------------------------


def vidofnir(position: JsonObject) -> dict[str, Any]:
    pouch = position.row("pouch", json_values.coin, POUCH)
    if all(map(is_trading, pouch)):
        raise Refusal("contradiction", "N14.6", field="pouch")
    steps = position.row("steps", step)
    table = table_of_coins(position, pouch)
    artefacts.treat_pouch(table, ASKED, FIRST_PAIR)
    order = treated_by_itself(pouch, steps) if not table.depth else treat_both(table, pouch, steps)
    if not order:
        return {"legal": False, "pouch_after": None}
    return {"legal": True, "pouch_after": [token(table.coin(ASKED, index)) for index in order]}


def step(value: object, field: str) -> tuple[int, int]:
    parts = json_values.row(lambda part, _field: part, 2)(value, field)
    return json_values.coin(parts[0], field), json_values.any_whole(parts[1], field)


def treated_by_itself(pouch: list[int], steps: list[tuple[int, int]]) -> list[int]:
    """Beside a trading coin the other one gets all five; the trading coin is named last."""
    other = 1 if is_trading(pouch[0]) else 0
    return [other, 1 - other] if steps == [(pouch[other], 5)] else []


def treat_both(table: Board, pouch: list[int], steps: list[tuple[int, int]]) -> list[int]:
    """Choose as the steps say. Returns the coins in that order, None if the game offers no such choice."""
    for choice in offered_by(table, lambda table, _seat: artefacts.offer_vidofnir(table, FIRST_PAIR)):
        first, plus = first_upgrade(choice)
        if steps == [(pouch[first], plus), (pouch[1 - first], 5 - plus)]:
            artefacts.upgrade_both(table, ASKED, FIRST_PAIR, choice)
            return [first, 1 - first]
    return []


def first_upgrade(choice: int) -> tuple[int, int]:
    if choice >= choices.PLUS_THREE:
        return choice - choices.PLUS_THREE, 3
    return choice - choices.PLUS_TWO, 2


# -- where coins lie (N9.16, N18) ------------------------------------------------------------------


def uline_recruit(position: JsonObject) -> dict[str, Any]:
    table = empty_table()
    lay_bids(table, position)
    table.tavern = position.whole("resolving", 0, TAVERNS - 1)
    heroes.recruit(table, ASKED, ULINE)
    return {"hand": list(coins_by_place(table, ASKED, ASKED)[IN_HAND]), "taverns": slots(table, ASKED)}


def coin_view(position: JsonObject) -> dict[str, Any]:
    """N18.3, through the eyes of the owner or of somebody else."""
    owner, viewer = position.read("owner", json_values.name), position.read("viewer", json_values.name)
    eyes = ASKED if viewer == owner else ASKED + 1
    table = empty_table(2)
    lay_bids(table, position)
    turn_up(table, position.row("revealed", json_values.flag, TAVERNS))
    owned = [coin for coin in row_of(table, ASKED) if coin != NO_COIN]
    return {
        "taverns": slots(table, eyes),
        "pouch": list(coins_by_place(table, ASKED, eyes)[IN_POUCH]),
        "owned": list(coin_tokens(owned)),
    }


def turn_up(table: Board, revealed: list[bool]) -> None:
    """N6.1: taverns are revealed in their order; a coin turned up out of turn counts as exposed."""
    table.revealed = [*revealed, False].index(False)
    for tavern, is_up in enumerate(revealed):
        coin = table.coin_at(ASKED, ON_TAVERN + tavern)
        if is_up and coin != NOBODY:
            table.expose(ASKED, coin, 1)


def slots(table: Board, viewer: int) -> list[str | None]:
    """The three tavern slots as the viewer sees them, null where there is no coin."""
    seen = coins_by_place(table, ASKED, viewer)[ON_TAVERN:IN_POUCH]
    return [coin[0] if coin else None for coin in seen]
