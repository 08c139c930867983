"""Lists of tables: the open ones, and one's own."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from meadhall.core.errors import Refusal
from meadhall.store import matches
from meadhall.store.matches import PLAYING, Course, Seat, Terms

from .house import House

MOST: Final = 50
Line = tuple[Terms, Course, list[Seat]]


async def open_tables(house: House) -> list[Line]:
    return await house.store.read(_lobby)


async def my_tables(house: House, account: str) -> list[Line]:
    return await house.store.read(_mine, account)


async def is_turn_of(house: House, line: Line, account: str | None) -> bool:
    """Whether the table waits for this account."""
    terms, course, _seats = line
    if account is None or course.status != PLAYING:
        return False
    try:
        table = await house.service.hall.table(terms.id)
    except Refusal:
        return False
    return table.seat_of(account) in table.match.table.to_act()


def _lobby(connection: Connection) -> list[Line]:
    return _lines(connection, matches.lobby(connection, MOST))


def _mine(connection: Connection, account: str) -> list[Line]:
    return _lines(connection, matches.of_account(connection, account, MOST))


def _lines(connection: Connection, ids: list[str]) -> list[Line]:
    found = [(matches.terms(connection, match), matches.sitting(connection, match)) for match in ids]
    return [(*terms, seats) for terms, seats in found if terms is not None]
