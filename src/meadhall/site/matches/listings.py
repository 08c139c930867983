"""Lists of matches as one account sees them: open ones, those to watch, its own, those that wait for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from meadhall.core.errors import Refusal
from meadhall.store import matches
from meadhall.store.matches import PLAYING, MatchConfig, MatchProgress, MatchSummary, Seat

from .live_match import LiveMatch
from .service import Service

MOST: Final = 50


@dataclass(frozen=True, slots=True)
class MatchListing:
    config: MatchConfig
    progress: MatchProgress
    seats: list[Seat]
    own_seat: int | None  # of the account that looks
    waits_for: tuple[int, ...]  # seats that are to act

    @property
    def my_turn(self) -> bool:
        own = self.own_seat
        return own is not None and own in self.waits_for and self.seats[own].plays_itself

    @property
    def free_seats(self) -> int:
        return sum(seat.is_free for seat in self.seats)


async def open_matches(service: Service, account: str | None) -> list[MatchListing]:
    """Public matches with free seats, newest first."""
    return await _listed(service, await service.store.read(_lobby), account)


async def shown_matches(service: Service, account: str | None) -> list[MatchListing]:
    """Public matches of others that are being played right now."""
    shown = [match for match in service.registry.on_show() if match.seat_of(account) is None]
    summaries = [(match.config, match.progress, match.seats) for match in shown[:MOST]]
    return await _listed(service, summaries, account)


async def own_matches(service: Service, account: str | None) -> list[MatchListing]:
    """Matches the account sits at or is expected at, newest first."""
    return await _listed(service, await service.store.read(_own, account), account) if account else []


async def waiting_matches(service: Service, account: str) -> list[LiveMatch]:
    """Matches that wait for the account, newest first."""
    played = await service.store.read(matches.played_by, account, MOST)
    found = [await _fetched(service, match_id) for match_id in played]
    return [match for match in found if match is not None and account in match.asked()]


async def _listed(
    service: Service, summaries: Iterable[MatchSummary], account: str | None
) -> list[MatchListing]:
    return [await _listing(service, summary, account) for summary in summaries]


async def _listing(service: Service, summary: MatchSummary, account: str | None) -> MatchListing:
    config, progress, seats = summary
    own = [number for number, seat in enumerate(seats) if account and seat.account == account]
    match = await _fetched(service, config.id) if progress.status == PLAYING else None
    waits_for = tuple(match.state.to_act()) if match else ()
    return MatchListing(config, progress, seats, own[0] if own else None, waits_for)


async def _fetched(service: Service, match_id: str) -> LiveMatch | None:
    """None for a match of another version of the rules, which cannot go on."""
    try:
        return await service.registry.match(match_id)
    except Refusal:
        return None


def _lobby(connection: Connection) -> list[MatchSummary]:
    return matches.lines(connection, matches.lobby(connection, MOST))


def _own(connection: Connection, account: str) -> list[MatchSummary]:
    return matches.lines(connection, matches.of_account(connection, account, MOST))
