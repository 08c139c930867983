"""How what happened travels over the table: from where to where, by the places of the pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.journal import Entry
from meadhall.look.contract import Flight

from ..state import events
from ..state.cards import CLASS_OF, COIN_VALUE, NEUTRAL, TOKENS, is_mercenary, is_offering
from .view_model import Sight

Fly = Callable[[Entry, Sight], tuple[Flight, ...]]
PILE: Final = "pile"


def flights(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    fly = FLIGHTS.get(entry.what)
    return fly(entry, sight) if fly else ()


def column_place(sight: Sight, seat: int, column: int) -> str:
    """The end of a column of the army in the middle, or a rival's tally."""
    return f"army:{column}" if seat == sight.main.seat else f"ranks:{seat}:{column}"


def place_in_column(sight: Sight, seat: int, column: int, card: int) -> str:
    """Where the card stands now: the last of its kind."""
    standing = sight.main.army[column]
    if seat != sight.main.seat or TOKENS[card] not in standing:
        return column_place(sight, seat, column)
    return f"card:{column}:{len(standing) - 1 - standing[::-1].index(TOKENS[card])}"


def place_in_command(sight: Sight, seat: int, card: int) -> str:
    lies = seat == sight.main.seat and TOKENS[card] in sight.main.command
    return f"held:{TOKENS[card]}" if lies else f"command:{seat}"


def home_of(sight: Sight, seat: int, card: int) -> str:
    """Where a card goes that somebody gains."""
    if is_offering(card):
        return PILE
    column = CLASS_OF[card]
    if column == NEUTRAL or is_mercenary(card):
        return place_in_command(sight, seat, card)
    return place_in_column(sight, seat, column, card)


def bid_sealed(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    if entry.seat == sight.viewer:
        return ()
    return tuple(Flight(f"coins:{entry.seat}", f"bid:{entry.seat}:{tavern}", "coin") for tavern in range(3))


def revealed(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    place = f"bid:{entry.seat}:{entry.second}"
    return (Flight(place, place, "coin"),)


def uline_bid(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"coins:{entry.seat}", f"bid:{entry.seat}:{entry.second}", "coin"),)


def taken(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    start = f"tavern:{entry.second}:{TOKENS[entry.first]}"
    return (Flight(start, home_of(sight, entry.seat, entry.first), "card"),)


def left_tavern(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"tavern:{entry.second}:{TOKENS[entry.first]}", PILE, "card"),)


def discarded(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(column_place(sight, entry.seat, entry.second), PILE, "card"),)


def recruited(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"hall:{TOKENS[entry.first]}", home_of(sight, entry.seat, entry.first), "line"),)


def placed(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    """Wanderers come from the command zone; what was just taken has flown already."""
    if CLASS_OF[entry.first] != NEUTRAL or is_mercenary(entry.first):
        return ()
    return (Flight(f"command:{entry.seat}", standing_place(sight, entry), "card"),)


def enlisted(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    start = f"held:{TOKENS[entry.first]}" if entry.seat == sight.main.seat else f"command:{entry.seat}"
    return (Flight(start, standing_place(sight, entry), "card"),)


def standing_place(sight: Sight, entry: Entry) -> str:
    return place_in_column(sight, entry.seat, entry.second, entry.first)


def coin_changed(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"treasury:{COIN_VALUE[entry.second]}", f"coins:{entry.seat}", "coin"),)


def gems_swapped(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    one, other = f"gem:{entry.seat}", f"gem:{entry.first}"
    return (Flight(one, other), Flight(other, one))


def from_camp(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"camp:{TOKENS[entry.first]}", home_of(sight, entry.seat, entry.first), "card"),)


def from_pile(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(PILE, home_of(sight, entry.seat, entry.first), "card"),)


def kept(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(f"pick:{TOKENS[entry.first]}", home_of(sight, entry.seat, entry.first), "card"),)


def thrud_left(entry: Entry, sight: Sight) -> tuple[Flight, ...]:
    return (Flight(column_place(sight, entry.seat, entry.first), f"command:{entry.seat}", "card"),)


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
