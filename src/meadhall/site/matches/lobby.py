"""The lobby: making matches, taking seats, invitations, leaving, coming back, rematches."""

from __future__ import annotations

import hmac
from dataclasses import replace

from sqlalchemy import Connection

from meadhall.store import matches
from meadhall.store.accounts import Account
from meadhall.store.matches import CLOSED, OPEN, OVER, MatchProgress, Seat

from ..errors import HttpError
from .bot_levels import STAND_IN, check_level
from .live_match import LiveMatch
from .new_match import NewMatch, new_live_match, rematch_of
from .seats import may_be_replaced
from .service import Service, carried_through


class Lobby:
    def __init__(self, service: Service, absence: float) -> None:
        self.service = service
        self.absence = absence

    # -- making a table ----------------------------------------------------------------------------

    async def create(self, new_match: NewMatch, account: Account) -> LiveMatch:
        return await self._open(new_live_match(new_match, account))

    @carried_through
    async def _open(self, match: LiveMatch) -> LiveMatch:
        async with match.lock:
            await self.service.store.write(matches.add, match.config, match.seats, match.progress)
            self.service.registry.put(match)
            await self.service.start_if_full(match)
        return match

    # -- sitting down ------------------------------------------------------------------------------

    @carried_through
    async def sit(
        self, match_id: str, account: Account, seat: int | None, invitation: str | None
    ) -> LiveMatch:
        """Take a free seat: the one asked for, or the first. Asking again changes nothing."""
        match = await self.service.registry.match(match_id)
        async with match.lock:
            if match.seat_of(account.id) is None:
                chosen = _free_seat(match, account, seat)
                _check_invited(match, chosen, account, invitation)
                await self._place(match, chosen, Seat(account.id, account.name))
                await self.service.start_if_full(match)
        return match

    @carried_through
    async def leave(self, match_id: str, account: str) -> LiveMatch:
        """Get up. Before the match the seat is free again; during it a bot plays on, till one comes back."""
        match = await self.service.registry.match(match_id)
        async with match.lock:
            seat = own_seat(match, account)
            if match.progress.status == OPEN:
                await self._place(match, seat, Seat(reserved=match.seats[seat].reserved))
                await self._close_if_deserted(match)
            elif match.playing:
                await self._place(match, seat, replace(match.seats[seat], bot=STAND_IN))
        return match

    @carried_through
    async def come_back(self, match_id: str, account: str) -> LiveMatch:
        match = await self.service.registry.match(match_id)
        async with match.lock:
            seat = own_seat(match, account)
            match.presence.touch(account)
            if match.seats[seat].bot is None:
                raise HttpError("not_away")
            await self._place(match, seat, replace(match.seats[seat], bot=None))
        return match

    @carried_through
    async def replace_absent(self, match_id: str, account: str, seat: int) -> LiveMatch:
        """Let a bot play for somebody who is waited for and has not been seen for a while."""
        match = await self.service.registry.match(match_id)
        async with match.lock:
            own_seat(match, account)
            match.presence.touch(account)
            if not may_be_replaced(match, seat, self.absence):
                raise HttpError("not_absent", seat=seat)
            await self._place(match, seat, replace(match.seats[seat], bot=STAND_IN))
        return match

    @carried_through
    async def seat_bot(self, match_id: str, account: str, seat: int, level: str) -> LiveMatch:
        """Somebody who sits here gives a free seat to a bot."""
        match = await self.service.registry.match(match_id)
        async with match.lock:
            own_seat(match, account)
            await self._seat_bot(match, _checked_free(match, seat), check_level(level))
        return match

    @carried_through
    async def fill_with_bots(self, match_id: str, account: str, level: str) -> LiveMatch:
        """Somebody who sits here will not wait any longer: bots take all free seats, and the match begins."""
        match = await self.service.registry.match(match_id)
        async with match.lock:
            own_seat(match, account)
            check_level(level)
            for number, seat in enumerate(match.seats):
                if seat.is_free:
                    await self._seat_bot(match, number, level)
        return match

    async def _seat_bot(self, match: LiveMatch, seat: int, level: str) -> None:
        await self._place(match, seat, Seat(bot=level))
        await self.service.start_if_full(match)

    # -- once more ---------------------------------------------------------------------------------

    @carried_through
    async def rematch(self, match_id: str, account: Account) -> LiveMatch:
        """The same match again. The first to ask makes it; the seats of the others are kept for them."""
        match = await self.service.registry.match(match_id)
        async with match.lock:
            own_seat(match, account.id)
            if match.progress.status != OVER:
                raise HttpError("not_over")
            if match.progress.rematch is None:
                await self._make_rematch(match, account)
        assert match.progress.rematch is not None
        return await self.sit(match.progress.rematch, account, None, None)

    async def _make_rematch(self, match: LiveMatch, account: Account) -> None:
        again = rematch_of(match, account)
        progress = replace(match.progress, rematch=again.id)
        await self.service.store.write(_add_rematch, again, match.id, progress)
        match.progress = progress
        self.service.registry.put(again)
        async with again.lock:
            await self.service.start_if_full(again)
        self.service.changed(match)

    # -- shared ------------------------------------------------------------------------------------

    async def _place(self, match: LiveMatch, seat: int, who: Seat) -> None:
        await self.service.store.write(matches.seat, match.id, seat, who)
        match.set_seat(seat, who)
        match.undo_ask = None
        self.service.changed(match)

    async def _close_if_deserted(self, match: LiveMatch) -> None:
        if any(seat.account for seat in match.seats):
            return
        progress = replace(match.progress, status=CLOSED)
        await self.service.store.write(matches.set_progress, match.id, progress)
        match.progress = progress
        self.service.changed(match)


def own_seat(match: LiveMatch, account: str) -> int:
    seat = match.seat_of(account)
    if seat is None:
        raise HttpError("not_seated")
    return seat


def _free_seat(match: LiveMatch, account: Account, wanted: int | None) -> int:
    if match.progress.status == CLOSED:
        raise HttpError("table_closed")
    if wanted is not None:
        return _checked_seat(match, account, wanted)
    free = [number for number, seat in enumerate(match.seats) if seat.is_free]
    kept = [number for number in free if match.seats[number].reserved == account.id]
    for number in (*kept, *(number for number in free if match.seats[number].reserved is None)):
        return number
    raise HttpError("no_free_seat")


def _checked_seat(match: LiveMatch, account: Account, wanted: int) -> int:
    seat = match.seats[_checked_free(match, wanted)]
    if seat.reserved not in (None, account.id):
        raise HttpError("seat_reserved", seat=wanted)
    return wanted


def _checked_free(match: LiveMatch, wanted: int) -> int:
    if not 0 <= wanted < len(match.seats):
        raise HttpError("no_such_seat", seat=wanted)
    seat = match.seats[wanted]
    if not seat.is_free:
        raise HttpError("seat_taken", seat=wanted)
    return wanted


def _check_invited(match: LiveMatch, seat: int, account: Account, invitation: str | None) -> None:
    expected = match.seats[seat].reserved == account.id
    shown = hmac.compare_digest((invitation or "").encode(), match.config.invitation.encode())
    if not (match.config.public or expected or shown):
        raise HttpError("invitation_needed")


def _add_rematch(connection: Connection, again: LiveMatch, before: str, progress: MatchProgress) -> None:
    matches.add(connection, again.config, again.seats, again.progress)
    matches.set_progress(connection, before, progress)
