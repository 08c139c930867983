# compiled: drawn for every frame
"""How things stand beside the board: seats, clocks, who asks what. What the site's own regions show."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.table import SPECTATOR
from meadhall.site.matches.live_match import LiveTable
from meadhall.store.matches import OVER, PLAYING, Seat


class Standing(NamedTuple):
    """As one visitor may see it."""

    table: str
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


def standing_of(table: LiveTable, viewer: int, account: str | None) -> Standing:
    ask = table.undo_ask
    return Standing(
        table.id,
        viewer,
        table.course.status,
        tuple(table.seats),
        _expected(table, account),
        _clocks(table),
        "move" if "move" in table.terms.clock else "bank" if table.terms.clock else "",
        SPECTATOR if ask is None else ask.seat,
        ask is not None and viewer in ask.agreed,
        _absent(table, viewer),
        _present(table, viewer),
        table.course.rematch,
        table.terms.pace,
    )


def _expected(table: LiveTable, account: str | None) -> int:
    """The free seat that is kept for somebody. Once the match has begun there is none."""
    if account is None or table.course.started is not None:
        return SPECTATOR
    free = [seat.account is None and seat.bot is None and seat.reserved == account for seat in table.seats]
    return free.index(True) if True in free else SPECTATOR


def _present(table: LiveTable, viewer: int) -> tuple[bool, ...]:
    """Whoever looks is there, though the line of the page may not be open yet."""
    here = table.watchers.here
    return tuple(
        [
            seat.account is not None and (number == viewer or seat.account in here)
            for number, seat in enumerate(table.seats)
        ]
    )


def _clocks(table: LiveTable) -> tuple[tuple[int, int | None], ...]:
    if not table.terms.clock:
        return ()
    running = table.playing
    return tuple(
        (bank, table.clock.deadline(seat) if running else None) for seat, bank in enumerate(table.clock.banks)
    )


def _absent(table: LiveTable, viewer: int) -> tuple[int, ...]:
    """Seats for which the table waits in vain, unless it waits for the viewer, too. Whether their people have
    been gone for long enough to be replaced is asked when somebody wants to."""
    deciding = table.match.table.to_act()
    if viewer == SPECTATOR or not table.playing or table.clock.is_patient or viewer in deciding:
        return ()
    here = table.watchers.here
    return tuple(
        [
            number
            for number in deciding
            if (seat := table.seats[number]).account and not seat.bot and seat.account not in here
        ]
    )
