"""The prompt: line 1 says what to do, line 2 why, or what else is possible. Who waits is told for whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.look.contract import Button, PagePrompt

from ..state import choices
from ..words.game_words import prompt as question
from ..words.names import tavern_name
from ..words.sentences import say
from .army_presses import mercenary_in_hand
from .bids import NONE, Bid, bid_of
from .view_model import ViewModel, key_of

Prompter = Callable[[ViewModel], PagePrompt]


def prompt(model: ViewModel) -> PagePrompt:
    if model.over:
        return PagePrompt(say("The game is over"), say("The score sheet tells who won, and how."))
    if not model.open:
        return waiting(model)
    return PROMPTERS.get(model.decision, asked)(model)


# -- waiting -----------------------------------------------------------------------------------------


def waiting(model: ViewModel) -> PagePrompt:
    view = model.view
    names = [model.names[seat] for seat in view.deciding]
    who = ", ".join(names)
    if view.decision == "bid":
        return PagePrompt(
            say("Waiting for bids: {players}", players=who), say("Coins are turned over when all are laid.")
        )
    if view.decision in {"pick", "tavern_discard"} and names:
        return PagePrompt(
            say("{player} chooses at the {tavern}", player=who, tavern=tavern_name(view.tavern)),
            turn_to_come(model),
        )
    if view.decision == "hero":
        return PagePrompt(say("{player} recruits a hero", player=who))
    if names:
        return PagePrompt(say("{player} decides", player=who))
    return PagePrompt(say("A moment…"))


def turn_to_come(model: ViewModel) -> str:
    order, now = model.view.order, model.view.deciding
    if model.watching or model.viewer not in order or not now or now[0] not in order:
        return ""
    ahead = order.index(model.viewer) - order.index(now[0])
    if ahead == 1:
        return say("You are next.")
    return say.many("{number} turn before yours.", "{number} turns before yours.", ahead) if ahead > 1 else ""


# -- bids --------------------------------------------------------------------------------------------


def bidding(model: ViewModel) -> PagePrompt:
    bid = bid_of(model.draft, model.main.sealed)
    sealed = bool(model.main.done) and bid.number == model.main.sealed and bid.held == NONE
    if sealed:
        others = ", ".join(model.names[seat] for seat in model.view.deciding)
        return PagePrompt(
            say("Your bids are in"),
            say("Waiting for {players}. Until all are in you may change yours.", players=others),
            (Button("clear", say("Change bids")),),
        )
    return PagePrompt(
        next_step(bid),
        say("One coin for each tavern; those left over go to your pouch."),
        bid_buttons(model, bid),
    )


def next_step(bid: Bid) -> str:
    if bid.complete:
        return say("Lock in your bids")
    first = tavern_name(bid.laid.index(NONE))
    if bid.held != NONE:
        return say("Press the tavern for this coin: {tavern}?", tavern=first)
    return say("Place a coin at the {tavern}", tavern=first)


def bid_buttons(model: ViewModel, bid: Bid) -> tuple[Button, ...]:
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


# -- everything else: a title, and the game's own sentence ---------------------------------------------

TITLES: Final[dict[str, str]] = {
    "uline_bid": "Lay a coin at the {tavern}",
    "upgrade": "Choose a coin to upgrade by {plus}",
    "hero": "Recruit a hero",
    "thrud": "Choose a column for Thrud",
    "drop_last": "Choose a column: its last dwarf is discarded",
    "exchange_pick": "Choose two coins of your hand to exchange",
    "exchange_tie": "Choose the coin to discard",
    "ylud": "Choose a column for Ylud",
    "pioneer": "Keep one of these cards",
    "holda": "Take a card of the camp",
    "andumia": "Take a card of the discard pile",
    "double": "Choose a column for Olwyn's double",
    "khrad": "Choose which of your lowest coins is upgraded",
    "vidofnir": "Choose which coin is upgraded first, and by how much",
    "vidofnir_pouch": "Choose two coins of your hand",
    "brising_take": "Take a card of the discard pile",
    "brising_drop": "Discard a dwarf of your army",
    "hofud": "Discard a card of your warrior column",
    "enlist_side": "Enlist your mercenaries first, or last?",
    "enlist": "Choose a mercenary of your command zone",
    "tavern_discard": "Discard a card of the {tavern}",
}


def asked(model: ViewModel) -> PagePrompt:
    assert model.world is not None
    tavern, plus = tavern_name(model.view.tavern), model.view.detail.lstrip("+")
    title = say(TITLES[model.decision], tavern=tavern, plus=plus)
    return PagePrompt(title, question(model.world, model.viewer), buttons(model))


def buttons(model: ViewModel) -> tuple[Button, ...]:
    if model.decision == "enlist_side":
        return (
            Button(key_of(choices.ENLIST_FIRST), say("Enlist first"), True),
            Button(key_of(choices.ENLIST_LAST), say("Enlist last")),
        )
    if model.may(choices.STAY):
        return (Button(key_of(choices.STAY), say("Let Ylud stay"), True),)
    return ()


def pick(model: ViewModel) -> PagePrompt:
    tavern = tavern_name(model.view.tavern)
    assert model.world is not None
    bid = model.world.bid(model.viewer)
    if not any(model.may_take(token) for token in model.view.camp if token):
        return PagePrompt(
            say("Your turn: take a card at the {tavern}", tavern=tavern), say("You bid {bid} here.", bid=bid)
        )
    why = (
        say("You go first here with your {bid}, so the camp is open to you too.", bid=bid)
        if model.view.order[:1] == (model.viewer,)
        else say("Fafnir Baleygr opens the camp to you: the first player did not go there.")
    )
    return PagePrompt(say("Your turn: take a card at the {tavern}, or in the camp", tavern=tavern), why)


def exchange(model: ViewModel) -> PagePrompt:
    return asked(model) if model.held < 0 else asked(model)._replace(what=say("Choose the second coin"))


def hofud(model: ViewModel) -> PagePrompt:
    return (
        asked(model)._replace(what=say("Your discard for Hofud is chosen"))
        if model.main.done
        else asked(model)
    )


def enlist(model: ViewModel) -> PagePrompt:
    if mercenary_in_hand(model):
        return PagePrompt(
            say("Choose the column the mercenary joins"), say("One of the two classes on the card, for good.")
        )
    return asked(model)


PROMPTERS: Final[dict[str, Prompter]] = {
    "bid": bidding,
    "pick": pick,
    "exchange_pick": exchange,
    "hofud": hofud,
    "enlist": enlist,
}
