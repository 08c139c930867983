# compiled: drawn for every frame
"""How things stand beside the board: seats, clocks, who asks what. What the site's own regions show."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.table import SPECTATOR
from meadhall.site.matches.live_match import LiveMatch
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
    ask = match.undo_ask
    return MatchPanels(
        match.id,
        viewer,
        match.progress.status,
        tuple(match.seats),
        _expected(match, account),
        _clocks(match),
        "move" if "move" in match.config.clock else "bank" if match.config.clock else "",
        SPECTATOR if ask is None else ask.seat,
        ask is not None and viewer in ask.consenting,
        _absent(match, viewer),
        _present(match, viewer),
        match.progress.rematch,
        match.config.pace,
    )


def _expected(match: LiveMatch, account: str | None) -> int:
    """The free seat that is kept for somebody. Once the match has begun there is none."""
    if account is None or match.progress.started is not None:
        return SPECTATOR
    free = [seat.account is None and seat.bot is None and seat.reserved == account for seat in match.seats]
    return free.index(True) if True in free else SPECTATOR


def _present(match: LiveMatch, viewer: int) -> tuple[bool, ...]:
    """Whoever looks is there, though the line of the page may not be open yet."""
    here = match.presence.here
    return tuple(
        [
            seat.account is not None and (number == viewer or seat.account in here)
            for number, seat in enumerate(match.seats)
        ]
    )


def _clocks(match: LiveMatch) -> tuple[tuple[int, int | None], ...]:
    if not match.config.clock:
        return ()
    running = match.playing
    return tuple(
        (bank, match.clock.deadline(seat) if running else None) for seat, bank in enumerate(match.clock.banks)
    )


def _absent(match: LiveMatch, viewer: int) -> tuple[int, ...]:
    """Seats for which the table waits in vain, unless it waits for the viewer, too. Whether their people have
    been gone for long enough to be replaced is asked when somebody wants to."""
    deciding = match.state.to_act()
    if viewer == SPECTATOR or not match.playing or match.clock.is_patient or viewer in deciding:
        return ()
    here = match.presence.here
    return tuple(
        [
            number
            for number in deciding
            if (seat := match.seats[number]).account and not seat.bot and seat.account not in here
        ]
    )
