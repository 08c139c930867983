"""The prompt of the page: the words of the decision, with steps of a draft, buttons, and texts while waiting."""

from __future__ import annotations

from meadhall.look.contract import Button, PagePrompt
from meadhall.look.view_model import key_of

from ..state import choices
from ..words.game_words import prompt as prompt_of
from ..words.names import tavern_name
from ..words.sentences import say
from .army_presses import mercenary_in_hand
from .bids import NONE, Bid, bid_of
from .coins_zone import PAIRED
from .view_model import ViewModel


def prompt(model: ViewModel) -> PagePrompt:
    if model.over:
        return PagePrompt(say("The game is over"), say("The score sheet tells who won, and how."))
    if not model.open or model.world is None:
        return waiting(model)
    asked = prompt_of(model.world, model.viewer)
    if model.decision == "bid":
        return bidding(model, asked.what, asked.why)
    return PagePrompt(next_press(model) or asked.what, asked.why, buttons(model))


def next_press(model: ViewModel) -> str:
    """The next step of a choice that takes two presses; "" before the first."""
    if model.decision in PAIRED and model.held != NONE:
        return say("Choose the second coin")
    if model.decision == "enlist" and mercenary_in_hand(model):
        return say("Choose the column the mercenary joins")
    return ""


def buttons(model: ViewModel) -> tuple[Button, ...]:
    if model.decision == "enlist_side":
        return (
            Button(key_of(choices.ENLIST_FIRST), say("Enlist first"), True),
            Button(key_of(choices.ENLIST_LAST), say("Enlist last")),
        )
    if model.may(choices.STAY):
        return (Button(key_of(choices.STAY), say("Let Ylud stay"), True),)
    return ()


# -- waiting -----------------------------------------------------------------------------------------


def waiting(model: ViewModel) -> PagePrompt:
    view = model.view
    who = names_of_deciding(model)
    if view.decision == "bid":
        return PagePrompt(
            say("Waiting for bids: {players}", players=who), say("Coins are turned over when all are laid.")
        )
    if view.decision in {"pick", "tavern_discard"} and who:
        return PagePrompt(
            say("{player} chooses at the {tavern}", player=who, tavern=tavern_name(view.tavern)),
            turn_to_come(model),
        )
    if view.decision == "hero":
        return PagePrompt(say("{player} recruits a hero", player=who))
    if who:
        return PagePrompt(say("{player} decides", player=who))
    return PagePrompt(say("A moment…"))


def names_of_deciding(model: ViewModel) -> str:
    return ", ".join([model.names[seat] for seat in model.view.deciding])


def turn_to_come(model: ViewModel) -> str:
    order, now = model.view.order, model.view.deciding
    if model.watching or model.viewer not in order or not now or now[0] not in order:
        return ""
    ahead = order.index(model.viewer) - order.index(now[0])
    if ahead == 1:
        return say("You are next.")
    return say.many("{number} turn before yours.", "{number} turns before yours.", ahead) if ahead > 1 else ""


# -- bids --------------------------------------------------------------------------------------------


def bidding(model: ViewModel, what: str, why: str) -> PagePrompt:
    """A bid is laid coin by coin; a sealed one can be taken up again."""
    bid = bid_of(model.draft, model.main.sealed)
    if model.main.done and bid.number == model.main.sealed and bid.held == NONE:
        others = say("Waiting for {players}.", players=names_of_deciding(model))
        return PagePrompt(what, f"{others} {why}", (Button("clear", say("Change bids")),))
    return PagePrompt(next_coin(bid), why, bid_buttons(bid))


def next_coin(bid: Bid) -> str:
    if bid.complete:
        return say("Lock in your bids")
    first = tavern_name(bid.laid.index(NONE))
    if bid.held != NONE:
        return say("Press the tavern for this coin: {tavern}?", tavern=first)
    return say("Place a coin at the {tavern}", tavern=first)


def bid_buttons(bid: Bid) -> tuple[Button, ...]:
    missing = bid.laid.count(NONE)
    why = (
        say.many("{number} tavern still needs a coin.", "{number} taverns still need a coin.", missing)
        if missing
        else ""
    )
    lock = Button("lock", say("Lock in bids"), True, why)
    if bid.empty and bid.held == NONE:
        return (lock,)
    return (Button("clear", say("Take all back")), lock)
