"""A WebSocket session at a match: one task sends frames whenever the match changes, another carries out
commands.

A session of the API and a session of a page differ in how they render frames and in the commands they know.

    {"type": "play", "id": 7, "seat": 0, "seq": 12, "choice": 37}

Each command is answered by {"type": "done", "id": 7, "seq": 13} or {"type": "refused", "id": 7, "error":
{…}}. Only the newest state is sent: a slow client skips frames, but misses no news.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, ClassVar, Final, NamedTuple, Self

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected, WebSocketState

from meadhall.core.errors import Refusal
from meadhall.core.i18n import speaking

from .commands import Command, Player
from .errors import HttpError, bad_request, misfit
from .matches.live_match import LiveMatch
from .services import Services, address, services_of, visitor

POLICY: Final = 1008
NO_SUCH_TABLE: Final = 4404
DISCONNECTED: Final = (WebSocketDisconnect, WebSocketDisconnected)
MOST_BAD_MESSAGES: Final = 50  # in one session
BAD_REASONS: Final = ("bad_request", "too_many")
Answer = dict[str, object]
MessageId = int | str | None


class Connection(NamedTuple):
    """An open socket, the match it is about, and the account at its other end."""

    services: Services
    websocket: WebSocket
    match: LiveMatch
    account: str | None


class MatchSession(ABC):
    kind: ClassVar[str]  # in the metrics
    commands: ClassVar[Mapping[str, Command]]

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.services, self.websocket, self.match, self.account = connection

    @classmethod
    async def run(
        cls, websocket: WebSocket, match_id: str, language: str, begin: Callable[[Connection], Self]
    ) -> None:
        """Open a session and serve it to its end, in this language; or say why not and close the socket."""
        services = services_of(websocket)
        await websocket.accept()
        with speaking(language):  # so do the tasks of the session
            try:
                account = await visitor(websocket)
                services.limiter.count("sockets", account.id if account else address(websocket))
                match = await services.service.registry.match(match_id)
            except Refusal as refusal:
                await websocket.send_bytes(orjson.dumps(cls.refused(None, refusal)))
                await websocket.close(NO_SUCH_TABLE if refusal.reason == "no_such_table" else POLICY)
                return
            with services.metrics.sockets.labels(cls.kind).track_inprogress():
                connection = Connection(services, websocket, match, account.id if account else None)
                await begin(connection).serve()

    async def serve(self) -> None:
        with self.match.presence.watching(self.account) as news:
            await run_both(self.websocket, self._send_frames(news), self._receive_messages(news))

    # -- sending -----------------------------------------------------------------------------------

    @abstractmethod
    def frame(self) -> bytes | None:
        """The match as the viewer may see it now; None if the client has it already."""

    @staticmethod
    @abstractmethod
    def error(refusal: Refusal) -> Mapping[str, object]:
        """A refusal in the words of the client."""

    async def _send_frames(self, news: asyncio.Event) -> None:
        while True:
            await news.wait()
            news.clear()
            data = self.frame()
            if data is not None:
                self.services.metrics.frames.inc()
                await self.websocket.send_bytes(data)

    # -- receiving ---------------------------------------------------------------------------------

    async def _receive_messages(self, news: asyncio.Event) -> None:
        """Until the client disconnects, or has sent too many bad messages."""
        bad_messages = 0
        while bad_messages < MOST_BAD_MESSAGES:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            number, data = read_message(message.get("text"))
            answer = await self.answer(number, data)
            if answer is None or answer["type"] == "refused":
                news.set()
            if answer is not None:
                error = answer.get("error")
                bad_messages += isinstance(error, dict) and error["reason"] in BAD_REASONS
                await self.websocket.send_bytes(orjson.dumps(answer))

    async def answer(self, number: MessageId, data: dict[str, object]) -> Answer | None:
        """Carry out a message; None if a new frame is answer enough."""
        try:
            explanation = await self._carry_out(data)
        except ValidationError as problem:
            return self.refused(number, misfit(problem.errors()))
        except Refusal as refusal:
            return self.refused(number, refusal)
        if explanation is not None:
            return {"type": "explained", "id": number, "text": explanation}
        return {"type": "done", "id": number, "seq": self.match.seq}

    async def _carry_out(self, data: dict[str, object]) -> str | None:
        kind = data.pop("type", None)
        command = self.commands.get(kind) if isinstance(kind, str) else None
        if command is None:
            raise bad_request("message_type", known=", ".join(self.commands))
        if self.account is None:
            raise HttpError("no_account")
        return await command(Player(self.services, self.match, self.account), data)

    @classmethod
    def refused(cls, number: MessageId, refusal: Refusal) -> Answer:
        return {"type": "refused", "id": number, "error": cls.error(refusal)}


def read_message(text: str | None) -> tuple[MessageId, dict[str, object]]:
    """The id and the data of a message; no data if it cannot be read."""
    try:
        message = orjson.loads(text or "")
    except (orjson.JSONDecodeError, UnicodeEncodeError):
        return None, {}
    if not isinstance(message, dict):
        return None, {}
    number = message.pop("id", None)
    return (number if isinstance(number, int | str) else None), message


async def run_both(
    websocket: WebSocket, sending: Coroutine[Any, Any, None], receiving: Coroutine[Any, Any, None]
) -> None:
    """Run both until one of them ends, then close the socket. A client that disconnects is no error."""
    tasks = (asyncio.create_task(sending), asyncio.create_task(receiving))
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        with suppress(*DISCONNECTED):
            task.result()
    if WebSocketState.DISCONNECTED not in (websocket.client_state, websocket.application_state):
        with suppress(*DISCONNECTED):
            await websocket.close(POLICY)
