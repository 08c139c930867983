"""How what happened travels over the table: from where to where, by the places of the pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.journal import Entry
from meadhall.look.contract import Flight

from ..state import events
from .view_model import Sight

Fly = Callable[[Entry, Sight], tuple[Flight, ...]]
DECK: Final = "deck"
HAND: Final = "hand"


def flights(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    fly = FLIGHTS.get(entry.what)
    return fly(entry, sight) if fly else ()


def from_home(start: str, end: str, sound: str) -> Flight:
    """What leaves a kingdom shown in small looks as it will at its end: the kingdom stays where it is."""
    return Flight(start, end, sound, as_end=start.startswith("kingdom:"))


def home(sight: Sight, seat: int, cell: int) -> str:
    """A cell of the kingdom in the middle, or the small picture of another."""
    return f"cell:{cell}" if seat == sight.main.seat else f"kingdom:{seat}"


def pile(number: int) -> str:
    return f"pile:{number}"


def hand_of(sight: Sight, seat: int) -> str:
    return HAND if seat == sight.main.seat else f"kingdom:{seat}"


def drawn(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(DECK, hand_of(sight, entry.seat), "card"),)


def taken(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(pile(entry.second), hand_of(sight, entry.seat), "card"),)


def placed(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    if entry.seat != sight.main.seat:
        return ()
    return (Flight(HAND, home(sight, entry.seat, entry.second), "card"),)


def discarded(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (from_home(hand_of(sight, entry.seat), pile(entry.second), "card"),)


def opened(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    place = home(sight, entry.seat, entry.second)
    return (Flight(place, place, "card"),)


def claimed(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"legend:{entry.first}", f"claims:{entry.seat}", "line"),)


def penalised(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"legend:{entry.first}", "penalty", "card"),)


def token_taken(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (from_home(home(sight, entry.seat, entry.second), f"tokens:{entry.seat}", "coin"),)


def token_laid(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"tokens:{entry.seat}", home(sight, entry.seat, entry.second), "coin"),)


def dragon_tamed(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"tokens:{entry.seat}", home(sight, entry.seat, entry.first), "coin"),)


def exchanged(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    if entry.seat != sight.main.seat:
        return ()
    one, other = (home(sight, entry.seat, cell) for cell in (entry.first, entry.second))
    return (Flight(one, other, "card"), Flight(other, one))


def griffin(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    there, mine = home(sight, entry.first, entry.second), f"tokens:{entry.seat}"
    return (Flight(mine, there, "coin"), from_home(there, mine, "coin"))


def smuggled_with(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    one, other = f"tokens:{entry.seat}", f"tokens:{entry.first}"
    return (Flight(one, other, "coin"), Flight(other, one, "coin"))


def stolen(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"tokens:{entry.second}", f"tokens:{entry.seat}", "coin"),)


FLIGHTS: Final[dict[str, Fly]] = {
    events.DECK_DRAWN: drawn,
    events.DISCARD_TAKEN: taken,
    events.CARD_PLACED: placed,
    events.CARD_DISCARDED: discarded,
    events.CARD_REMOVED: discarded,
    events.CARD_OPENED: opened,
    events.LEGEND_CLAIMED: claimed,
    events.LEGEND_PENALISED: penalised,
    events.TOKEN_TAKEN: token_taken,
    events.TREATY_SIGNED: token_laid,
    events.DRAGON_TAMED: dragon_tamed,
    events.CARDS_EXCHANGED: exchanged,
    events.GRIFFIN_SENT: griffin,
    events.SMUGGLED_WITH: smuggled_with,
    events.STOLEN: stolen,
}
