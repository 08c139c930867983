"""Upgrades and exchanges (N7), Khrad (N16.3), Vidofnir & Vedrfolnir (N14.6)."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt

from ...rules import coins, heroes
from ...rules.thingvellir.heroes import KHRAD_PLUS
from ...rules.trials import copy_of, exchanged
from ...state import choices, steps
from ...state.cards import COIN_VALUE, HUNTER, NO_COIN
from ...state.table import EVALUATION_PHASE, IN_HAND, IN_POUCH, ON_TAVERN, UNCLAIMED, Board
from ..names import coin_name, tavern_name
from ..sentences import say
from .common import coin_and_place, coin_token, named_coin, note_coin, note_pair

# -- upgrades --------------------------------------------------------------------------------------


def note_upgrade(table: Board, seat: int, choice: int) -> str:
    return f"upgrade {coin_and_place(table, seat, choice - choices.COIN)}+{table.top_detail}"


def note_khrad(table: Board, seat: int, choice: int) -> str:
    return f"khrad {coin_and_place(table, seat, choice - choices.COIN)}"


def describe_upgrade(table: Board, seat: int, choice: int) -> str:
    return upgrade_by(table, seat, choice - choices.COIN, table.top_detail)


def describe_khrad(table: Board, seat: int, choice: int) -> str:
    return upgrade_by(table, seat, choice - choices.COIN, KHRAD_PLUS)


def upgrade_by(table: Board, seat: int, index: int, plus: int) -> str:
    after = copy_of(table)
    coins.upgrade(after, seat, index, plus)
    old, new = named_coin(table, seat, index), named_coin(after, seat, index)
    if new == old:
        return keep(old)
    in_all, place = plus + table.coin_bonus(seat), table.place(seat, index)
    if place == IN_HAND:
        return say("Upgrade your {old} (+{plus} → {new})", old=old, plus=in_all, new=new)
    if place == IN_POUCH:
        return say("Upgrade the {old} in your pouch (+{plus} → {new})", old=old, plus=in_all, new=new)
    tavern = tavern_name(place - ON_TAVERN)
    return say(
        "Upgrade the {old} at the {tavern} (+{plus} → {new})", old=old, tavern=tavern, plus=in_all, new=new
    )


def keep(old: str) -> str:
    return say("Keep your {old}: the treasury has nothing to give for it", old=old)


def ask_upgrade(table: Board, seat: int) -> Prompt:
    """The cause (offering, Grid, King's Hand) shows in the number and the moment."""
    plus = table.top_detail
    if plus == heroes.GRID_PLUS:
        why = say("Grid upgrades one of your coins.")
    elif warriors_are_counted(table):
        why = say("You are the King's Hand.")
    else:
        why = say("The royal offering upgrades one of your coins.")
    return Prompt(say("Choose a coin to upgrade by {plus}", plus=plus + table.coin_bonus(seat)), why)


def warriors_are_counted(table: Board) -> bool:
    """In the evaluation the hunters come next."""
    return table.phase == EVALUATION_PHASE and table.distinction(HUNTER) == UNCLAIMED


def ask_khrad(table: Board, seat: int) -> Prompt:
    plus = KHRAD_PLUS + table.coin_bonus(seat)
    return Prompt(
        say("Choose which of your lowest coins is upgraded"),
        say("Khrad upgrades your lowest coin by {plus}, and several are lowest.", plus=plus),
    )


# -- exchanges -------------------------------------------------------------------------------------


def describe_exchange(table: Board, seat: int, choice: int) -> str:
    one, other = named_pair(table, seat, choice)
    old, new = exchanged(table, seat, choice - choices.PAIR)
    if new == NO_COIN:
        return say("Add {one} and {other}: the treasury has nothing to give", one=one, other=other)
    if old == NO_COIN:
        return say("Add {one} and {other}: then choose which of them is discarded", one=one, other=other)
    return say(
        "Add {one} and {other}: discard the {old}, take the {new}",
        one=one, other=other, old=coin_name(old), new=coin_name(new),
    )  # fmt: skip


def named_pair(table: Board, seat: int, choice: int) -> tuple[str, str]:
    pair = choice - choices.PAIR
    return named_coin(table, seat, choices.lower_of(pair)), named_coin(table, seat, choices.upper_of(pair))


def ask_exchange(table: Board, seat: int) -> Prompt:
    zolkur = table.zolkur_waits(seat)
    return Prompt(
        say("Choose two coins of your hand to exchange"),
        say("Zolkur discards the lower of them.") if zolkur else say("The higher of them is discarded."),
    )


def describe_tie(table: Board, seat: int, choice: int) -> str:
    index = choice - choices.COIN
    after = copy_of(table)
    coins.finish_exchange(after, seat, table.top_detail, index)
    old, new = named_coin(table, seat, index), named_coin(after, seat, index)
    return say("Discard the {old}, take the {new}", old=old, new=new) if new != old else keep(old)


def ask_tie(table: Board, seat: int) -> Prompt:
    value = COIN_VALUE[table.coin(seat, choices.lower_of(table.top_detail))]
    return Prompt(
        say("Choose the coin to discard"), say("Both coins of your exchange are worth {value}.", value=value)
    )


# -- Vidofnir & Vedrfolnir -------------------------------------------------------------------------


def note_vidofnir(table: Board, seat: int, choice: int) -> str:
    first, plus = choices.vidofnir_coin(choice), choices.vidofnir_plus(choice)
    second = choices.other_of(table.top_detail, first)
    one, other = coin_token(table, seat, first), coin_token(table, seat, second)
    return f"vidofnir {one}+{plus} {other}+{5 - plus}"


def describe_vidofnir(table: Board, seat: int, choice: int) -> str:
    first, plus = choices.vidofnir_coin(choice), choices.vidofnir_plus(choice)
    second = choices.other_of(table.top_detail, first)
    after = copy_of(table)
    coins.upgrade(after, seat, first, plus)
    coins.upgrade(after, seat, second, 5 - plus)
    return say(
        "First the {one} (+{plus} → {new_one}), then the {other} (+{other_plus} → {new_other})",
        one=named_coin(table, seat, first),
        plus=plus + table.coin_bonus(seat),
        new_one=named_coin(after, seat, first),
        other=named_coin(table, seat, second),
        other_plus=5 - plus + table.coin_bonus(seat),
        new_other=named_coin(after, seat, second),
    )


def ask_vidofnir(table: Board, seat: int) -> Prompt:
    less, more = 2 + table.coin_bonus(seat), 3 + table.coin_bonus(seat)
    return Prompt(
        say("Choose which coin is upgraded first, and by how much"),
        say(
            "Vidofnir & Vedrfolnir upgrade both coins, one by {less} and one by {more}.", less=less, more=more
        ),
    )


def describe_pouch(table: Board, seat: int, choice: int) -> str:
    one, other = named_pair(table, seat, choice)
    return say("Your {one} and your {other}", one=one, other=other)


def ask_pouch(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Choose two coins of your hand"),
        say("Your pouch is empty: for Vidofnir & Vedrfolnir they take its place."),
    )


WORDS: Final[dict[int, DecisionWords[Board]]] = {
    steps.UPGRADE: DecisionWords(note_upgrade, describe_upgrade, ask_upgrade),
    steps.EXCHANGE_PICK: DecisionWords(note_pair("exchange"), describe_exchange, ask_exchange),
    steps.EXCHANGE_TIE: DecisionWords(note_coin("exchange"), describe_tie, ask_tie),
    steps.KHRAD_COIN: DecisionWords(note_khrad, describe_khrad, ask_khrad),
    steps.VIDOFNIR: DecisionWords(note_vidofnir, describe_vidofnir, ask_vidofnir),
    steps.VIDOFNIR_POUCH: DecisionWords(note_pair("vidofnir"), describe_pouch, ask_pouch),
}
