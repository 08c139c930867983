"""Reading and writing what is said at a table."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select

from .notify import NOT_IN_THE_LOG, notify
from .schema import chat


@dataclass(frozen=True, slots=True)
class ChatMessage:
    number: int
    seat: int
    name: str
    kind: str
    text: str
    at: int


def add(connection: Connection, match: str, message: ChatMessage) -> None:
    """Where another process was faster the primary key refuses (IntegrityError)."""
    connection.execute(insert(chat).values(match=match, **asdict(message)))
    notify(connection, match, NOT_IN_THE_LOG)


def said(connection: Connection, match: str, start: int = 0) -> list[ChatMessage]:
    columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.kind, chat.c.text, chat.c.at)
    query = select(*columns).where(chat.c.match == match, chat.c.number >= start).order_by(chat.c.number)
    return [ChatMessage(*row) for row in connection.execute(query)]
