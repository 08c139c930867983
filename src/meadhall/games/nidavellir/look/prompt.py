"""The prompt: line 1 says what to do, line 2 why, or what else is possible. Who waits is told for whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.look.contract import Button, Prompt

from .. import choices
from ..card_words import card_name, tavern_name
from ..cards import CARD_OF_TOKEN
from ..heroes import GRID_PLUS
from ..sentences import say
from .army_presses import mercenary_in_hand
from .bids import NONE, Bid, bid_of
from .scores import value
from .sight import Sight, key_of

Prompter = Callable[[Sight], Prompt]


def prompt(sight: Sight) -> Prompt:
    if sight.over:
        return Prompt(say("The game is over"), say("The score sheet tells who won, and how."))
    if not sight.open:
        return waiting(sight)
    return PROMPTERS[sight.decision](sight)


# -- waiting -----------------------------------------------------------------------------------------


def waiting(sight: Sight) -> Prompt:
    view = sight.view
    names = [sight.names[seat] for seat in view.deciding]
    who = ", ".join(names)
    if view.decision == "bid":
        return Prompt(
            say("Waiting for bids: {players}", players=who), say("Coins are turned over when all are laid.")
        )
    if view.decision in {"pick", "tavern_discard"} and names:
        return Prompt(
            say("{player} chooses at the {tavern}", player=who, tavern=tavern_name(view.tavern)),
            turn_to_come(sight),
        )
    if view.decision == "hero":
        return Prompt(say("{player} recruits a hero", player=who))
    if names:
        return Prompt(say("{player} decides", player=who))
    return Prompt(say("A moment…"))


def turn_to_come(sight: Sight) -> str:
    order, now = sight.view.order, sight.view.deciding
    if sight.watching or sight.viewer not in order or not now or now[0] not in order:
        return ""
    ahead = order.index(sight.viewer) - order.index(now[0])
    if ahead == 1:
        return say("You are next.")
    return say.many("{number} turn before yours.", "{number} turns before yours.", ahead) if ahead > 1 else ""


# -- bids --------------------------------------------------------------------------------------------


def bidding(sight: Sight) -> Prompt:
    bid = bid_of(sight.draft, sight.main.sealed)
    sealed = bool(sight.main.done) and bid.number == sight.main.sealed and bid.held == NONE
    if sealed:
        others = ", ".join(sight.names[seat] for seat in sight.view.deciding)
        return Prompt(
            say("Your bids are in"),
            say("Waiting for {players}. Until all are in you may change yours.", players=others),
            (Button("clear", say("Change bids")),),
        )
    return Prompt(
        next_step(bid),
        say("One coin for each tavern; those left over go to your pouch."),
        bid_buttons(sight, bid),
    )


def next_step(bid: Bid) -> str:
    if bid.complete:
        return say("Lock in your bids")
    first = tavern_name(bid.laid.index(NONE))
    if bid.held != NONE:
        return say("Press the tavern for this coin: {tavern}?", tavern=first)
    return say("Place a coin at the {tavern}", tavern=first)


def bid_buttons(sight: Sight, bid: Bid) -> tuple[Button, ...]:
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


def uline(sight: Sight) -> Prompt:
    return Prompt(
        say("Lay a coin at the {tavern}", tavern=tavern_name(sight.view.tavern)),
        say("Uline has seen the bids of the others. Press a coin of your hand."),
    )


# -- cards -------------------------------------------------------------------------------------------


def pick(sight: Sight) -> Prompt:
    tavern = tavern_name(sight.view.tavern)
    own = sight.main.bids[sight.view.tavern]
    bid = value(own) if own and own != "?" else 0
    camp = any(sight.may_take(token) for token in sight.view.camp if token)
    if camp:
        return Prompt(
            say("Your turn: take a card at the {tavern}, or in the camp", tavern=tavern),
            say("You go first here with your {bid}, so the camp is open to you too.", bid=bid)
            if sight.view.order[:1] == (sight.viewer,)
            else say("Fafnir Baleygr opens the camp to you: nobody has been there yet."),
        )
    return Prompt(
        say("Your turn: take a card at the {tavern}", tavern=tavern), say("You bid {bid} here.", bid=bid)
    )


def hero(sight: Sight) -> Prompt:
    own = sight.main
    if own.lines > own.heroes:
        why = say(
            "Line {line} is complete, and you have {heroes} so far.",
            line=own.lines,
            heroes=say.many("{number} hero", "{number} heroes", own.heroes),
        )
    else:
        why = say("Gjallarhorn calls one, whatever your lines.")
    return Prompt(say("Recruit a hero"), why)


def plain(what: Callable[[], str], why: Callable[[], str]) -> Prompter:
    """A question whose words are always the same."""
    return lambda sight: Prompt(what(), why())


def upgrade(sight: Sight) -> Prompt:
    plus = sight.view.detail.lstrip("+")
    if plus == str(GRID_PLUS):
        why = say("Grid brings it. The new coin comes from the royal treasury.")
    elif sight.view.phase == "evaluation":
        why = say("You are the King's Hand. The new coin comes from the royal treasury.")
    else:
        why = say("The royal offering pays for it. The new coin comes from the royal treasury.")
    return Prompt(say("Choose a coin to upgrade by {plus}", plus=plus), why)


def drop_last(sight: Sight) -> Prompt:
    return Prompt(
        say("Choose a column: its last dwarf is discarded"),
        say("This is the price of the hero you recruited."),
    )


def exchange(sight: Sight) -> Prompt:
    why = (
        say("Your trading coin adds them up. Zolkur discards the lower one.")
        if sight.main.zolkur_waits
        else say("Your trading coin adds them up, and the higher one is discarded for the sum.")
    )
    return Prompt(
        say("Choose two coins of your hand to exchange") if sight.held < 0 else say("Choose the second coin"),
        why,
    )


def ylud(sight: Sight) -> Prompt:
    if sight.may(choices.STAY):
        stay = Button(key_of(choices.STAY), say("Let Ylud stay"), True)
        return Prompt(
            say("Choose a column for Ylud, or let her stay"),
            say("Before the final count she may join another column."),
            (stay,),
        )
    return Prompt(
        say("Choose a column for Ylud"),
        say("The age ends: she joins as warrior 7, explorer 11, miner 1, or with her rank alone."),
    )


def vidofnir(sight: Sight) -> Prompt:
    return Prompt(
        say("Choose which coin grows first, and by how much"),
        say("Vidofnir & Vedrfolnir upgrade one by 2 and the other by 3. Press a coin to see its ways."),
    )


def brising_take(sight: Sight) -> Prompt:
    if sight.view.detail:
        first = card_name(CARD_OF_TOKEN[sight.view.detail])
        return Prompt(
            say("Take another card of the discard pile"), say("It is used after {card}.", card=first)
        )
    return Prompt(say("Take a card of the discard pile"), say("Brisingamens gives two, one after the other."))


def hofud(sight: Sight) -> Prompt:
    if sight.main.done:
        return Prompt(
            say("Your discard for Hofud is chosen"),
            say("While others decide you may choose another warrior card."),
        )
    return Prompt(
        say("Discard a card of your warrior column"),
        say("Hofud strikes everybody but its owner; heroes are safe."),
    )


def enlist_side(sight: Sight) -> Prompt:
    buttons = (
        Button(key_of(choices.ENLIST_FIRST), say("Enlist first"), True),
        Button(key_of(choices.ENLIST_LAST), say("Enlist last")),
    )
    return Prompt(
        say("Enlist your mercenaries first, or last?"),
        say("You lead the most of them, so the choice is yours."),
        buttons,
    )


def enlist(sight: Sight) -> Prompt:
    if mercenary_in_hand(sight):
        return Prompt(
            say("Choose the column the mercenary joins"), say("One of the two classes on the card, for good.")
        )
    return Prompt(
        say("Choose a mercenary of your command zone"), say("The age ends, and they all join your army.")
    )


def tavern_discard(sight: Sight) -> Prompt:
    tavern = tavern_name(sight.view.tavern)
    return Prompt(
        say("Discard a card of the {tavern}", tavern=tavern),
        say("You went to the camp: one card leaves before the other player chooses."),
    )


PROMPTERS: Final[dict[str, Prompter]] = {
    "bid": bidding,
    "uline_bid": uline,
    "pick": pick,
    "upgrade": upgrade,
    "hero": hero,
    "thrud": plain(
        lambda: say("Choose a column for Thrud"),
        lambda: say("She adds a rank at its end, and moves on when she would be covered."),
    ),
    "drop_last": drop_last,
    "exchange_pick": exchange,
    "exchange_tie": plain(
        lambda: say("Choose the coin to discard"),
        lambda: say("Both coins of your exchange are worth the same; the sum takes its place."),
    ),
    "ylud": ylud,
    "pioneer": plain(
        lambda: say("Keep one of these cards"),
        lambda: say("You are the Pioneer of the Kingdom; the others go back."),
    ),
    "holda": plain(lambda: say("Take a card of the camp"), lambda: say("Holda brings it to you.")),
    "andumia": plain(lambda: say("Take a card of the discard pile"), lambda: say("Andumia raises it.")),
    "double": plain(
        lambda: say("Choose a column for Olwyn's double"),
        lambda: say("It adds a rank; each column takes one double only."),
    ),
    "khrad": plain(
        lambda: say("Choose which of your lowest coins grows"),
        lambda: say("Khrad upgrades your lowest coin by 10."),
    ),
    "vidofnir": vidofnir,
    "vidofnir_pouch": plain(
        lambda: say("Choose two coins of your hand"),
        lambda: say("Your pouch is empty: Vidofnir & Vedrfolnir upgrade these two."),
    ),
    "brising_take": brising_take,
    "brising_drop": plain(
        lambda: say("Discard a dwarf of your army"),
        lambda: say("Brisingamens takes its price before the final count."),
    ),
    "hofud": hofud,
    "enlist_side": enlist_side,
    "enlist": enlist,
    "tavern_discard": tavern_discard,
}
