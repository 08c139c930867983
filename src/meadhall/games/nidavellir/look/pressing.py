"""Pressing a piece plays a choice, continues a draft, or explains why it does neither."""

from __future__ import annotations

from meadhall.look.contract import Draft, Explain, Play, Pressed

from ..state import choices
from ..state.cards import CARD_OF_TOKEN
from ..words.names import tavern_name
from ..words.sentences import say
from .army_presses import offered_mercenaries
from .bids import bid_of
from .coins_zone import PAIRED, paired_coins
from .hall import why_not
from .prompt import prompt
from .view_model import ViewModel


def press(model: ViewModel, key: str) -> Pressed:
    what, _, rest = key.partition(":")
    if what == "choice" and rest.isdecimal() and model.may(int(rest)):
        return Play(int(rest))
    if what == "no":
        return Explain(why(model, rest))
    if model.decision == "bid":
        return press_bid(model, what, rest)
    if what == "coin" and rest.isdecimal() and model.decision in PAIRED | {"vidofnir"}:
        return press_pair(model, int(rest))
    if what == "merc" and model.decision == "enlist":
        return press_mercenary(model, rest)
    return Explain(prompt(model).what)


# -- bids: coins and taverns -------------------------------------------------------------------------


def press_bid(model: ViewModel, what: str, rest: str) -> Pressed:
    bid = bid_of(model.draft, model.main.sealed)
    number = int(rest) if rest.isdecimal() else -1
    if what == "coin" and 0 <= number < len(model.main.row) and model.main.row[number]:
        return Draft(bid.with_coin(number).keys())
    if what == "slot" and 0 <= number < len(bid.laid):
        then = bid.with_slot(number)
        return Draft(then.keys()) if then else Explain(say("Press a coin first, then the tavern."))
    if what == "clear":
        return Draft(type(bid)().keys())
    if what == "lock" and model.may(bid.number):
        return Play(bid.number)
    return Explain(prompt(model).what)


# -- two coins, a mercenary --------------------------------------------------------------------------


def press_pair(model: ViewModel, coin: int) -> Pressed:
    if coin not in paired_coins(model):
        return Explain(prompt(model).what)
    if model.held == coin:
        return Draft(())
    if model.held < 0 or model.decision == "vidofnir":
        return Draft((f"hold:{coin}",))
    choice = choices.PAIR + choices.pair_of(model.held, coin)
    return Play(choice) if model.may(choice) else Explain(say("You cannot choose these coins together."))


def press_mercenary(model: ViewModel, rest: str) -> Pressed:
    if not rest.isdecimal() or int(rest) not in offered_mercenaries(model):
        return Explain(prompt(model).what)
    return Draft(() if model.held == int(rest) else (f"hold:{rest}",))


# -- why not -----------------------------------------------------------------------------------------


def why(model: ViewModel, what: str) -> str:
    """The reason why a piece is no choice now."""
    zone, _, rest = what.partition(":")
    if model.watching:
        return say("You are watching; only those who sit here play.")
    if zone == "hero" and rest in CARD_OF_TOKEN:
        return why_not(model, rest)
    if not model.open:
        return prompt(model).what
    if zone == "tavern" and rest.isdecimal() and int(rest) < len(model.view.taverns):
        return why_not_here(model, int(rest))
    if zone == "camp" and model.decision == "pick":
        if "fafnir_baleygr" in model.main.command:
            return say("Fafnir Baleygr opens the camp to you only where the first player did not go there.")
        return say("The camp is open to the player who goes first at a tavern. Here somebody else was first.")
    return prompt(model).what


def why_not_here(model: ViewModel, tavern: int) -> str:
    view = model.view
    if model.decision == "bid":
        return say("First everybody lays a bid. Cards are taken tavern by tavern, the highest bid first.")
    if model.decision == "pick" and tavern > view.tavern:
        return say(
            "The {tavern} comes later: now cards are taken at the {now}.",
            tavern=tavern_name(tavern),
            now=tavern_name(view.tavern),
        )
    return prompt(model).what
