"""Animations of events: each travels from one place of the page to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.journal import Entry
from meadhall.look.contract import Animation

from ..state import events
from .view_model import ViewModel

Fly = Callable[[Entry, ViewModel], tuple[Animation, ...]]
DECK: Final = "deck"
HAND: Final = "hand"


def animations_of(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    fly = FLIGHTS.get(entry.what)
    return fly(entry, model) if fly else ()


def from_home(start: str, end: str, sound: str) -> Animation:
    """An animation that takes its drawing from the end if it starts at a small kingdom, which stays where it is."""
    return Animation(start, end, sound, as_end=start.startswith("kingdom:"))


def home(model: ViewModel, seat: int, cell: int) -> str:
    """A cell of the kingdom in the middle, or the small picture of another."""
    return f"cell:{cell}" if seat == model.main.seat else f"kingdom:{seat}"


def pile(number: int) -> str:
    return f"pile:{number}"


def hand_of(model: ViewModel, seat: int) -> str:
    return HAND if seat == model.main.seat else f"kingdom:{seat}"


def drawn(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(DECK, hand_of(model, entry.seat), "card"),)


def taken(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(pile(entry.second), hand_of(model, entry.seat), "card"),)


def placed(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    if entry.seat != model.main.seat:
        return ()
    return (Animation(HAND, home(model, entry.seat, entry.second), "card"),)


def discarded(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (from_home(hand_of(model, entry.seat), pile(entry.second), "card"),)


def opened(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    place = home(model, entry.seat, entry.second)
    return (Animation(place, place, "card"),)


def claimed(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"legend:{entry.first}", f"claims:{entry.seat}", "line"),)


def penalised(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"legend:{entry.first}", "penalty", "card"),)


def token_taken(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (from_home(home(model, entry.seat, entry.second), f"tokens:{entry.seat}", "coin"),)


def token_laid(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"tokens:{entry.seat}", home(model, entry.seat, entry.second), "coin"),)


def dragon_tamed(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"tokens:{entry.seat}", home(model, entry.seat, entry.first), "coin"),)


def exchanged(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    if entry.seat != model.main.seat:
        return ()
    one, other = (home(model, entry.seat, cell) for cell in (entry.first, entry.second))
    return (Animation(one, other, "card"), Animation(other, one))


def griffin(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    there, mine = home(model, entry.first, entry.second), f"tokens:{entry.seat}"
    return (Animation(mine, there, "coin"), from_home(there, mine, "coin"))


def smuggled_with(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    one, other = f"tokens:{entry.seat}", f"tokens:{entry.first}"
    return (Animation(one, other, "coin"), Animation(other, one, "coin"))


def stolen(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"tokens:{entry.second}", f"tokens:{entry.seat}", "coin"),)


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
