"""A conversation ends when either side does; that somebody hangs up is no trouble."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected, WebSocketState

from meadhall.site.ws_session import POLICY, converse


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


def test_who_has_said_enough_is_shown_the_door() -> None:
    wire = Wire()
    asyncio.run(converse(cast(WebSocket, wire), for_ever(), a_moment()))
    assert wire.closed == [POLICY]


def test_both_may_notice_that_the_line_is_dead() -> None:
    """The second is told by another exception: the first has seen to it that nothing can be sent."""
    wire = Wire()

    async def first() -> None:
        wire.application_state = WebSocketState.DISCONNECTED
        raise WebSocketDisconnect(1006)

    async def second() -> None:
        raise WebSocketDisconnected("closed")

    asyncio.run(converse(cast(WebSocket, wire), first(), second()))
    assert wire.closed == []


def test_what_goes_wrong_here_is_not_hidden() -> None:
    async def broken() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(converse(cast(WebSocket, Wire()), broken(), for_ever()))


def test_whoever_is_called_away_leaves_nobody_talking() -> None:
    ended: list[str] = []

    async def chat(name: str) -> None:
        try:
            await for_ever()
        finally:
            ended.append(name)

    async def called_away() -> None:
        task = asyncio.create_task(converse(cast(WebSocket, Wire()), chat("speaker"), chat("listener")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(called_away())
    assert sorted(ended) == ["listener", "speaker"]
