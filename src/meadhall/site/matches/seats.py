# compiled: made for every frame
"""The seats of a match: who has each, who is present, and for whom the match waits. Frames, pages, lists and
the lobby take it from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.core.table import SPECTATOR
from meadhall.store.matches import Seat

from .live_match import LiveMatch


class SeatStatus(NamedTuple):
    number: int
    seat: Seat
    name: str  # in the language spoken
    present: bool  # its person watches the match
    deciding: bool  # the match waits for its choice

    @property
    def awaited(self) -> bool:
        """Whether the match waits for a person who is not there."""
        return self.deciding and self.seat.plays_itself and not self.present


def seats_of(match: LiveMatch, viewer: int = SPECTATOR) -> tuple[SeatStatus, ...]:
    """A viewer is present, even before the page of the viewer has opened its socket."""
    deciding = match.state.to_act() if match.playing else []
    here = match.presence.here
    return tuple(
        [
            SeatStatus(
                number,
                seat,
                name,
                seat.account is not None and (number == viewer or seat.account in here),
                number in deciding,
            )
            for number, (seat, name) in enumerate(zip(match.seats, match.shown_names(), strict=True))
        ]
    )


def absent_seats(match: LiveMatch, seats: Sequence[SeatStatus], viewer: int) -> tuple[int, ...]:
    """Seats for which the match waits in vain, unless it waits for the viewer, too."""
    if viewer == SPECTATOR or not _is_impatient(match) or seats[viewer].deciding:
        return ()
    return tuple([seat.number for seat in seats if seat.awaited])


def may_be_replaced(match: LiveMatch, number: int, absence: float) -> bool:
    """Whether the match waits for a person who has been away for so many seconds."""
    if not _is_impatient(match) or number not in match.state.to_act():
        return False
    seat = match.seats[number]
    return seat.plays_itself and match.presence.silent_for(seat.account or "") >= absence


def _is_impatient(match: LiveMatch) -> bool:
    return match.playing and not match.clock.is_patient


def expected_seat(match: LiveMatch, account: str | None) -> int:
    """The free seat that is kept for an account; -1 if there is none, as after the start of the match."""
    if account is None or match.progress.started is not None:
        return SPECTATOR
    for number, seat in enumerate(match.seats):
        if seat.is_free and seat.reserved == account:
            return number
    return SPECTATOR
