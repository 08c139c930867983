"""Lists of tables: the open ones, those to watch, one's own, and those that wait for one."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from meadhall.core.errors import Refusal
from meadhall.store import matches
from meadhall.store.matches import PLAYING, MatchSummary

from ..services import Services
from .live_match import LiveMatch

MOST: Final = 50


async def open_tables(services: Services) -> list[MatchSummary]:
    return await services.store.read(_lobby)


async def shown_tables(services: Services) -> list[MatchSummary]:
    """Public matches that are being played right now."""
    shown = services.service.registry.on_show()[:MOST]
    return [(match.config, match.progress, match.seats) for match in shown]


async def my_tables(services: Services, account: str) -> list[MatchSummary]:
    return await services.store.read(_own, account)


async def is_turn_of(services: Services, line: MatchSummary, account: str | None) -> bool:
    """Whether the table waits for this account."""
    config, progress, _seats = line
    if account is None or progress.status != PLAYING:
        return False
    match = await _fetched(services, config.id)
    return match is not None and account in match.asked()


async def waiting_tables(services: Services, account: str) -> list[LiveMatch]:
    """The tables that wait for this account, newest first."""
    played = await services.store.read(matches.played_by, account, MOST)
    tables = [await _fetched(services, match_id) for match_id in played]
    return [match for match in tables if match is not None and account in match.asked()]


async def _fetched(services: Services, match_id: str) -> LiveMatch | None:
    """None for a match of other rules than today's, which cannot go on."""
    try:
        return await services.service.registry.match(match_id)
    except Refusal:
        return None


def _lobby(connection: Connection) -> list[MatchSummary]:
    return matches.lines(connection, matches.lobby(connection, MOST))


def _own(connection: Connection, account: str) -> list[MatchSummary]:
    return matches.lines(connection, matches.of_account(connection, account, MOST))
