"""Animations: each event moves a piece from one place on the page to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.journal import Entry
from meadhall.look.contract import Animation

from ..state import events
from ..state.cards import CLASS_OF, COIN_VALUE, NEUTRAL, TOKENS, is_mercenary, is_offering
from .view_model import ViewModel

Fly = Callable[[Entry, ViewModel], tuple[Animation, ...]]
PILE: Final = "pile"


def animations_of(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    fly = FLIGHTS.get(entry.what)
    return fly(entry, model) if fly else ()


def column_place(model: ViewModel, seat: int, column: int) -> str:
    """The end of a column of the army in the middle, or a rival's tally."""
    return f"army:{column}" if seat == model.main.seat else f"ranks:{seat}:{column}"


def place_in_column(model: ViewModel, seat: int, column: int, card: int) -> str:
    """The place of the card in its column now: the last of its kind."""
    standing = model.main.army[column]
    if seat != model.main.seat or TOKENS[card] not in standing:
        return column_place(model, seat, column)
    return f"card:{column}:{len(standing) - 1 - standing[::-1].index(TOKENS[card])}"


def place_in_command(model: ViewModel, seat: int, card: int) -> str:
    lies = seat == model.main.seat and TOKENS[card] in model.main.command
    return f"held:{TOKENS[card]}" if lies else f"command:{seat}"


def home_of(model: ViewModel, seat: int, card: int) -> str:
    """The place to which a gained card goes."""
    if is_offering(card):
        return PILE
    column = CLASS_OF[card]
    if column == NEUTRAL or is_mercenary(card):
        return place_in_command(model, seat, card)
    return place_in_column(model, seat, column, card)


def bid_sealed(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    if entry.seat == model.viewer:
        return ()
    return tuple(
        Animation(f"coins:{entry.seat}", f"bid:{entry.seat}:{tavern}", "coin") for tavern in range(3)
    )


def revealed(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    place = f"bid:{entry.seat}:{entry.second}"
    return (Animation(place, place, "coin"),)


def uline_bid(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"coins:{entry.seat}", f"bid:{entry.seat}:{entry.second}", "coin"),)


def taken(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    start = f"tavern:{entry.second}:{TOKENS[entry.first]}"
    return (Animation(start, home_of(model, entry.seat, entry.first), "card"),)


def left_tavern(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"tavern:{entry.second}:{TOKENS[entry.first]}", PILE, "card"),)


def discarded(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(column_place(model, entry.seat, entry.second), PILE, "card"),)


def recruited(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"hall:{TOKENS[entry.first]}", home_of(model, entry.seat, entry.first), "line"),)


def placed(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    """Thrud, Ylud and doubles come from the command zone. A card just taken already has its animation."""
    if CLASS_OF[entry.first] != NEUTRAL or is_mercenary(entry.first):
        return ()
    return (Animation(f"command:{entry.seat}", standing_place(model, entry), "card"),)


def enlisted(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    start = f"held:{TOKENS[entry.first]}" if entry.seat == model.main.seat else f"command:{entry.seat}"
    return (Animation(start, standing_place(model, entry), "card"),)


def standing_place(model: ViewModel, entry: Entry) -> str:
    return place_in_column(model, entry.seat, entry.second, entry.first)


def coin_changed(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"treasury:{COIN_VALUE[entry.second]}", f"coins:{entry.seat}", "coin"),)


def gems_swapped(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    one, other = f"gem:{entry.seat}", f"gem:{entry.first}"
    return (Animation(one, other), Animation(other, one))


def from_camp(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"camp:{TOKENS[entry.first]}", home_of(model, entry.seat, entry.first), "card"),)


def from_pile(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(PILE, home_of(model, entry.seat, entry.first), "card"),)


def kept(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"pick:{TOKENS[entry.first]}", home_of(model, entry.seat, entry.first), "card"),)


def thrud_left(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(column_place(model, entry.seat, entry.first), f"command:{entry.seat}", "card"),)


FLIGHTS: Final[dict[str, Fly]] = {
    events.BID_SEALED: bid_sealed,
    events.COIN_REVEALED: revealed,
    events.ULINE_BID: uline_bid,
    events.CARD_TAKEN: taken,
    events.TAVERN_CARD_DISCARDED: left_tavern,
    events.CARD_DISCARDED: discarded,
    events.HERO_RECRUITED: recruited,
    events.CARD_PLACED: placed,
    events.THRUD_LEFT: thrud_left,
    events.COIN_UPGRADED: coin_changed,
    events.COIN_EXCHANGED: coin_changed,
    events.GEMS_SWAPPED: gems_swapped,
    events.CAMP_CARD_TAKEN: from_camp,
    events.PILE_SEARCHED: from_pile,
    events.PIONEER_KEPT: kept,
    events.MERCENARY_ENLISTED: enlisted,
}
