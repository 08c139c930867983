"""Lists of tables: the open ones, those to watch, one's own, and those that wait for one."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from meadhall.core.errors import Refusal
from meadhall.store import matches
from meadhall.store.matches import PLAYING, Line

from ..services import House
from .live_match import LiveTable

MOST: Final = 50


async def open_tables(house: House) -> list[Line]:
    return await house.store.read(_lobby)


async def shown_tables(house: House) -> list[Line]:
    """Public tables that are being played right now, in all wings."""
    here = [(match.terms, match.course, match.seats) for match in house.service.hall.on_show()]
    elsewhere = house.wing.shown_elsewhere()
    there = await house.store.read(matches.lines, elsewhere) if elsewhere else []
    return (here + there)[:MOST]


async def my_tables(house: House, account: str) -> list[Line]:
    return await house.store.read(_mine, account)


async def is_turn_of(house: House, line: Line, account: str | None) -> bool:
    """Whether the table waits for this account."""
    terms, course, _seats = line
    if account is None or course.status != PLAYING:
        return False
    match = await _fetched(house, terms.id)
    return match is not None and account in match.asked()


async def waiting_tables(house: House, account: str) -> list[LiveTable]:
    """The tables that wait for this account, newest first."""
    played = await house.store.read(matches.played_by, account, MOST)
    tables = [await _fetched(house, match_id) for match_id in played]
    return [match for match in tables if match is not None and account in match.asked()]


async def _fetched(house: House, match_id: str) -> LiveTable | None:
    """None for a match of other rules than today's, which cannot go on."""
    try:
        return await house.service.hall.match(match_id)
    except Refusal:
        return None


def _lobby(connection: Connection) -> list[Line]:
    return matches.lines(connection, matches.lobby(connection, MOST))


def _mine(connection: Connection, account: str) -> list[Line]:
    return matches.lines(connection, matches.of_account(connection, account, MOST))
