"""Reading and writing what is said at a table."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select

from .tables import chat


@dataclass(frozen=True, slots=True)
class Saying:
    number: int
    seat: int
    name: str
    kind: str
    text: str
    at: int


def add(connection: Connection, match: str, saying: Saying) -> None:
    connection.execute(insert(chat).values(match=match, **asdict(saying)))


def said(connection: Connection, match: str) -> list[Saying]:
    columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.kind, chat.c.text, chat.c.at)
    query = select(*columns).where(chat.c.match == match).order_by(chat.c.number)
    return [Saying(*row) for row in connection.execute(query)]
