"""A conversation over a WebSocket: one task speaks, the other listens, until one of the two ends."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected, WebSocketState

POLICY: Final = 1008
NO_SUCH_TABLE: Final = 4404
HUNG_UP: Final = (WebSocketDisconnect, WebSocketDisconnected)


async def converse(
    websocket: WebSocket, speaking: Coroutine[Any, Any, None], listening: Coroutine[Any, Any, None]
) -> None:
    """That the other side hangs up is no trouble, whichever of the two notices first or both."""
    tasks = (asyncio.create_task(speaking), asyncio.create_task(listening))
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        with suppress(*HUNG_UP):
            task.result()
    if WebSocketState.DISCONNECTED not in (websocket.client_state, websocket.application_state):
        with suppress(*HUNG_UP):
            await websocket.close(POLICY)
