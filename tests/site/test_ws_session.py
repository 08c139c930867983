"""A session ends when sending or receiving ends; a client that disconnects is no error."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected, WebSocketState

from meadhall.site.ws_session import POLICY, run_both


class Wire:
    def __init__(self) -> None:
        self.client_state = self.application_state = WebSocketState.CONNECTED
        self.closed: list[int] = []

    async def close(self, code: int) -> None:
        self.closed.append(code)


async def for_ever() -> None:
    await asyncio.Event().wait()


async def a_moment() -> None:
    await asyncio.sleep(0)


def test_when_receiving_ends_the_socket_is_closed() -> None:
    wire = Wire()
    asyncio.run(run_both(cast(WebSocket, wire), for_ever(), a_moment()))
    assert wire.closed == [POLICY]


def test_both_tasks_may_find_the_client_disconnected() -> None:
    """The second gets another exception: after the first, nothing can be sent."""
    wire = Wire()

    async def first() -> None:
        wire.application_state = WebSocketState.DISCONNECTED
        raise WebSocketDisconnect(1006)

    async def second() -> None:
        raise WebSocketDisconnected("closed")

    asyncio.run(run_both(cast(WebSocket, wire), first(), second()))
    assert wire.closed == []


def test_other_errors_are_raised() -> None:
    async def broken() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(run_both(cast(WebSocket, Wire()), broken(), for_ever()))


def test_cancelling_the_session_cancels_both_tasks() -> None:
    ended: list[str] = []

    async def chat(name: str) -> None:
        try:
            await for_ever()
        finally:
            ended.append(name)

    async def cancelled() -> None:
        task = asyncio.create_task(run_both(cast(WebSocket, Wire()), chat("speaker"), chat("listener")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert sorted(ended) == ["listener", "speaker"]
