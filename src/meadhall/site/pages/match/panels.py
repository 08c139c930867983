# compiled: drawn for every frame
"""The state beside the board: seats, clocks, requests. The site's own regions show it."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.table import SPECTATOR
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.seats import absent_seats, expected_seat, seats_of
from meadhall.store.matches import OVER, PLAYING, Seat


class MatchPanels(NamedTuple):
    """As one visitor may see it."""

    match_id: str
    viewer: int
    status: str
    seats: tuple[Seat, ...]
    expected: int  # the free seat kept for the visitor, -1 if none
    clocks: tuple[tuple[int, int | None], ...]  # each seat's bank, and when its time is up
    clock_kind: str  # "move", "bank" or ""
    undo_asker: int
    undo_answered: bool
    absent: tuple[int, ...]
    present: tuple[bool, ...]
    rematch: str | None
    pace: int

    @property
    def watching(self) -> bool:
        return self.viewer == SPECTATOR

    @property
    def over(self) -> bool:
        return self.status == OVER

    @property
    def away(self) -> bool:
        """Whether a bot plays in the visitor's place."""
        return not self.watching and self.status == PLAYING and self.seats[self.viewer].bot is not None


def panels_of(match: LiveMatch, viewer: int, account: str | None) -> MatchPanels:
    ask, seats = match.undo_ask, seats_of(match, viewer)
    return MatchPanels(
        match.id,
        viewer,
        match.progress.status,
        tuple(match.seats),
        expected_seat(match, account),
        _clocks(match),
        "move" if "move" in match.config.clock else "bank" if match.config.clock else "",
        SPECTATOR if ask is None else ask.seat,
        ask is not None and viewer in ask.consenting,
        absent_seats(match, seats, viewer),
        tuple([seat.present for seat in seats]),
        match.progress.rematch,
        match.config.pace,
    )


def _clocks(match: LiveMatch) -> tuple[tuple[int, int | None], ...]:
    if not match.config.clock:
        return ()
    running = match.playing
    return tuple(
        (bank, match.clock.deadline(seat) if running else None) for seat, bank in enumerate(match.clock.banks)
    )
