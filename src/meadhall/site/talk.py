"""Talking at a table: lines of chat and ready reactions, by those who sit at it."""

from __future__ import annotations

from typing import Final

from meadhall.store import chat
from meadhall.store.chat import Saying

from .denials import Denial
from .hall import now_ms
from .live_table import LiveTable
from .seating import own_seat
from .service import Service, carried_through

REACTIONS: Final = ("hello", "well_played", "thanks", "oops", "thinking", "good_luck", "good_game")
TEXT, REACTION = "text", "reaction"


class Talk:
    def __init__(self, service: Service) -> None:
        self._service = service

    @carried_through
    async def say(self, match: str, account: str, kind: str, text: str) -> LiveTable:
        if kind == REACTION and text not in REACTIONS:
            raise Denial("unknown_reaction", reaction=text[:40], known=", ".join(REACTIONS))
        table = await self._service.hall.table(match)
        async with table.lock:
            seat = own_seat(table, account)
            saying = Saying(len(table.chat), seat, table.match.names[seat], kind, text, now_ms())
            await self._service.write(chat.add, table.id, saying)
            table.chat.append(saying)
        table.watchers.sign(account)
        self._service.changed(table)
        return table
