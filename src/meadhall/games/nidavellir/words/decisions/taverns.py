"""Bids and turns at the taverns (N5, N6), Uline's bid (N9.16), the discard after the camp (N13.6)."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt
from meadhall.core.table import NOBODY

from ...state import choices, steps
from ...state.cards import COIN_VALUE, NO_COIN
from ...state.table import COINS, TAVERNS, Board
from ...state.view import row_of
from ..names import coin_name, tavern_name
from ..sentences import say
from .common import coin_token, describe_card, name_card, named_coin, note_card, note_coin

# -- bids ------------------------------------------------------------------------------------------


def note_bid(table: Board, seat: int, choice: int) -> str:
    coins = [coin_token(table, seat, choices.bid_coin(choice, tavern)) for tavern in range(TAVERNS)]
    return f"bid {' '.join(coins)}"


def describe_bid(table: Board, seat: int, choice: int) -> str:
    laid = [choices.bid_coin(choice, tavern) for tavern in range(TAVERNS)]
    rest = [table.coin(seat, index) for index in range(COINS) if index not in laid]
    pouch = sorted((coin for coin in rest if coin != NO_COIN), key=lambda coin: COIN_VALUE[coin])
    goblin, dragon, horse = (named_coin(table, seat, index) for index in laid)
    return say(
        "Goblin {goblin} · Dragon {dragon} · Horse {horse} (pouch {pouch})",
        goblin=goblin, dragon=dragon, horse=horse, pouch=", ".join(map(coin_name, pouch)),
    )  # fmt: skip


def ask_bid(table: Board, seat: int) -> Prompt:
    if table.sealed(seat) == NOBODY:
        return Prompt(
            say("Lay one coin face down on each tavern"), say("The coins left over go to your pouch.")
        )
    return Prompt(say("Your bids are in"), say("Until all are in you may change yours."))


def typing_hint(table: Board, seat: int) -> str:
    """How to type a bid: the highest coins as an example, and all coins there are."""
    values = [str(COIN_VALUE[coin]) for coin in row_of(table, seat) if coin]
    values.sort(key=int)
    return say(
        "Type three coin values for Goblin, Dragon and Horse, for example {example}."
        " You have {coins}; c lists all bids.",
        example=" ".join(values[:1:-1]),
        coins=", ".join(values),
    )


def read_bid(table: Board, seat: int, text: str) -> int | None:
    """The first bid that lays coins of these values; None if the text is not three of the seat's values."""
    values = text.replace(",", " ").split()
    for choice in table.choices(seat):
        coins = [table.coin(seat, choices.bid_coin(choice, tavern)) for tavern in range(TAVERNS)]
        if [str(COIN_VALUE[coin]) for coin in coins] == values:
            return choice
    return None


def describe_coin_laid(table: Board, seat: int, choice: int) -> str:
    return say("Lay your {coin}", coin=named_coin(table, seat, choice - choices.COIN))


def ask_uline_bid(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Lay a coin at the {tavern}", tavern=tavern_name(table.tavern)),
        say("Uline has seen the other bids."),
    )


# -- turns -----------------------------------------------------------------------------------------


def ask_pick(table: Board, seat: int) -> Prompt:
    tavern, bid = tavern_name(table.tavern), table.bid(seat)
    if not table.camp_open_to(seat):
        return Prompt(
            say("Your turn: take a card at the {tavern}", tavern=tavern), say("You bid {bid} here.", bid=bid)
        )
    why = (
        say("You go first here with your {bid}, so the camp is open to you too.", bid=bid)
        if seat == table.in_order(0)
        else say("Fafnir Baleygr opens the camp to you: the first player did not go there.")
    )
    return Prompt(say("Your turn: take a card at the {tavern}, or in the camp", tavern=tavern), why)


def ask_tavern_discard(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Discard a card of the {tavern}", tavern=tavern_name(table.tavern)),
        say("You went to the camp. The other player chooses after your discard."),
    )


WORDS: Final[dict[int, DecisionWords[Board]]] = {
    steps.BID: DecisionWords(note_bid, describe_bid, ask_bid),
    steps.ULINE_BID: DecisionWords(note_coin("lay"), describe_coin_laid, ask_uline_bid),
    steps.PICK: DecisionWords(note_card("pick"), describe_card, ask_pick),
    steps.TAVERN_DISCARD: DecisionWords(note_card("discard"), name_card, ask_tavern_discard),
}
