"""What pressing a piece does: makes a choice, goes on putting one together, or says why it does neither."""

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
from .view_model import Sight


def press(sight: Sight, key: str) -> Pressed:
    what, _, rest = key.partition(":")
    if what == "choice" and rest.isdecimal() and sight.may(int(rest)):
        return Play(int(rest))
    if what == "no":
        return Explain(why(sight, rest))
    if sight.decision == "bid":
        return press_bid(sight, what, rest)
    if what == "coin" and rest.isdecimal() and sight.decision in PAIRED | {"vidofnir"}:
        return press_pair(sight, int(rest))
    if what == "merc" and sight.decision == "enlist":
        return press_mercenary(sight, rest)
    return Explain(prompt(sight).what)


# -- bids: coins and taverns -------------------------------------------------------------------------


def press_bid(sight: Sight, what: str, rest: str) -> Pressed:
    bid = bid_of(sight.draft, sight.main.sealed)
    number = int(rest) if rest.isdecimal() else -1
    if what == "coin" and 0 <= number < len(sight.main.row) and sight.main.row[number]:
        return Draft(bid.with_coin(number).keys())
    if what == "slot" and 0 <= number < len(bid.laid):
        then = bid.with_slot(number)
        return Draft(then.keys()) if then else Explain(say("Press a coin first, then the tavern."))
    if what == "clear":
        return Draft(type(bid)().keys())
    if what == "lock" and sight.may(bid.number):
        return Play(bid.number)
    return Explain(prompt(sight).what)


# -- two coins, a mercenary --------------------------------------------------------------------------


def press_pair(sight: Sight, coin: int) -> Pressed:
    if coin not in paired_coins(sight):
        return Explain(prompt(sight).what)
    if sight.held == coin:
        return Draft(())
    if sight.held < 0 or sight.decision == "vidofnir":
        return Draft((f"hold:{coin}",))
    choice = choices.PAIR + choices.pair_of(sight.held, coin)
    return Play(choice) if sight.may(choice) else Explain(say("You cannot choose these coins together."))


def press_mercenary(sight: Sight, rest: str) -> Pressed:
    if not rest.isdecimal() or int(rest) not in offered_mercenaries(sight):
        return Explain(prompt(sight).what)
    return Draft(() if sight.held == int(rest) else (f"hold:{rest}",))


# -- why not -----------------------------------------------------------------------------------------


def why(sight: Sight, what: str) -> str:
    """A piece that is no choice now: the reason."""
    zone, _, rest = what.partition(":")
    if sight.watching:
        return say("You are watching; only those who sit here play.")
    if zone == "hero" and rest in CARD_OF_TOKEN:
        return why_not(sight, rest)
    if not sight.open:
        return prompt(sight).what
    if zone == "tavern" and rest.isdecimal() and int(rest) < len(sight.view.taverns):
        return why_not_here(sight, int(rest))
    if zone == "camp" and sight.decision == "pick":
        if "fafnir_baleygr" in sight.main.command:
            return say("Fafnir Baleygr opens the camp to you only where the first player did not go there.")
        return say("The camp is open to the player who goes first at a tavern. Here somebody else was first.")
    return prompt(sight).what


def why_not_here(sight: Sight, tavern: int) -> str:
    view = sight.view
    if sight.decision == "bid":
        return say("First everybody lays a bid. Cards are taken tavern by tavern, the highest bid first.")
    if sight.decision == "pick" and tavern > view.tavern:
        return say(
            "The {tavern} comes later: now cards are taken at the {now}.",
            tavern=tavern_name(tavern),
            now=tavern_name(view.tavern),
        )
    return prompt(sight).what
