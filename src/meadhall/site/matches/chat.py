"""Talking at a table: lines of chat and ready reactions, by those who sit at it."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import IntegrityError

from meadhall.store import chat
from meadhall.store.chat import ChatMessage
from meadhall.store.schema import now_ms

from ..errors import HttpError
from .live_match import LiveMatch
from .lobby import own_seat
from .service import Service, carried_through

REACTIONS: Final = ("hello", "well_played", "thanks", "oops", "thinking", "good_luck", "good_game")
TEXT, REACTION = "text", "reaction"
TRIES: Final = 10


class Chat:
    def __init__(self, service: Service) -> None:
        self._service = service

    @carried_through
    async def send(self, match: LiveMatch, account: str, kind: str, text: str) -> LiveMatch:
        if kind == REACTION and text not in REACTIONS:
            raise HttpError("unknown_reaction", reaction=text[:40], known=", ".join(REACTIONS))
        async with match.lock:
            seat = own_seat(match, account)
            await self._add(match, seat, kind, text)
        match.presence.touch(account)
        self._service.changed(match)
        return match

    async def _add(self, match: LiveMatch, seat: int, kind: str, text: str) -> None:
        """Somebody at another process may be faster: then this comes after what they said."""
        for tries_left in reversed(range(TRIES)):
            message = ChatMessage(len(match.chat), seat, match.core.names[seat], kind, text, now_ms())
            try:
                await self._service.store.write(chat.add, match.id, message)
            except IntegrityError:
                if not tries_left:
                    raise
                await self._service.registry.catch_up(match)
            else:
                match.chat.append(message)
                return
