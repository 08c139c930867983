"""Live updates of the API: a WebSocket, and a stream of server-sent events for programs that only look.

Both send the frames of `GET /api/tables/{table}` whenever the match changes. A slow client skips frames, but
misses no news. A client resumes by the `since` and `said` of the last frame it has seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Header, Request, WebSocket
from fastapi.responses import StreamingResponse

from meadhall.core.i18n import speaking
from meadhall.site.api.frames import frame, viewpoint_of
from meadhall.site.commands import API_COMMANDS, MatchId
from meadhall.site.errors import as_json
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.services import Services, TheServices, Visitor, address
from meadhall.site.ws_session import Connection, MatchSession
from meadhall.store.accounts import Account

from .matches import Language, Said, Since
from .schemas import documented

KEEP_ALIVE: Final = 15.0
router = APIRouter(prefix="/api/tables", tags=["live"])


class ApiSession(MatchSession):
    """Sends the same frames as `GET /api/tables/{table}`."""

    kind = "socket"
    commands = API_COMMANDS
    error = staticmethod(as_json)

    def __init__(self, connection: Connection, since: int, said: int) -> None:
        super().__init__(connection)
        self._since, self._said = since, said

    def frame(self) -> bytes:
        data = frame(self.match, viewpoint_of(self.match, self.account, self._since, self._said))
        self._since, self._said = self.match.seq, len(self.match.chat)
        return data


@router.websocket("/{match_id}/socket")
async def socket(
    websocket: WebSocket, match_id: str, since: int = 0, said: int = 0, lang: Language = "en"
) -> None:
    await ApiSession.run(websocket, match_id, lang, lambda connection: ApiSession(connection, since, said))


# -- stream of events ------------------------------------------------------------------------------


@router.get("/{table}/stream", responses=documented(404, 422, 429), response_class=StreamingResponse)
async def stream(
    request: Request,
    match_id: MatchId,
    services: TheServices,
    account: Visitor,
    since: Since = 0,
    said: Said = 0,
    last_event_id: Annotated[str, Header(max_length=40)] = "",
    lang: Language = "en",
) -> StreamingResponse:
    """Frames as server-sent events, one whenever something changes."""
    services.limiter.count("sockets", account.id if account else address(request))
    match = await services.service.registry.match(match_id)
    seen = _seen(last_event_id) or (since, said)
    return StreamingResponse(_events(services, match, account, lang, *seen), media_type="text/event-stream")


def _seen(event_id: str) -> tuple[int, int] | None:
    """Events are called after what was seen with them: seq and lines of chat."""
    since, dash, said = event_id.partition("-")
    if dash and since.isascii() and since.isdigit() and said.isascii() and said.isdigit():
        return int(since), int(said)
    return None


async def _events(
    services: Services, match: LiveMatch, account: Account | None, lang: str, since: int, said: int
) -> AsyncIterator[bytes]:
    me = account.id if account else None
    with match.presence.watching(me) as news, services.metrics.sockets.labels("stream").track_inprogress():
        while not services.closing.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(_either(news, services.closing), KEEP_ALIVE)
            if not news.is_set():
                yield b": still here\n\n"
                continue
            news.clear()
            with speaking(lang):
                data = frame(match, viewpoint_of(match, me, since, said))
            since, said = match.seq, len(match.chat)
            services.metrics.frames.inc()
            yield b"id: %d-%d\nevent: table\ndata: %s\n\n" % (since, said, data)


async def _either(first: asyncio.Event, second: asyncio.Event) -> None:
    waits = [asyncio.create_task(event.wait()) for event in (first, second)]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
