"""While people act, whoever a table waits for sees it first; whoever has moved hears so, and sees it soon."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from meadhall.site.matches import presence
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.new_match import NewMatch
from meadhall.site.matches.presence import WAKES
from meadhall.site.pages.match.socket import PageSession
from meadhall.site.services import Services
from meadhall.site.settings import Settings
from meadhall.site.ws_session import Connection

LONG_ENOUGH = 60.0
Heard = dict[str, Any]


@dataclass
class Wire:
    """A page's end of the line."""

    client_state = application_state = WebSocketState.CONNECTED
    given: asyncio.Queue[dict[str, str]] = field(default_factory=asyncio.Queue)
    on_news: asyncio.Queue[Heard] = field(default_factory=asyncio.Queue)

    async def receive(self) -> dict[str, str]:
        return await self.given.get()

    async def send_bytes(self, data: bytes) -> None:
        self.on_news.put_nowait(json.loads(data))

    def say(self, **wish: object) -> None:
        self.given.put_nowait({"type": "websocket.receive", "text": json.dumps(wish)})

    async def hear(self) -> Heard:
        return await asyncio.wait_for(self.on_news.get(), LONG_ENOUGH)


@asynccontextmanager
async def two_at_a_table(folder: Path) -> AsyncIterator[tuple[LiveMatch, Wire, Wire]]:
    async with Services(Settings(folder)) as services:
        people = [await services.accounts.enter_as_guest(name) for name in ("Ann", "Bo")]
        table = await services.lobby.create(NewMatch("nidavellir", ["me", "open"], public=True), people[0])
        await services.lobby.sit(table.id, people[1], None, None)
        wires, lines = (Wire(), Wire()), []
        for person, wire in zip(people, wires, strict=True):
            connection = Connection(services, cast(WebSocket, wire), table, person.id)
            session = PageSession(connection, person.name, 0, "")
            lines.append(asyncio.create_task(session.serve()))
            await wire.hear()
        await wires[0].hear()  # that the other has come
        try:
            yield table, *wires
        finally:
            for task in lines:
                task.cancel()
            await asyncio.gather(*lines, return_exceptions=True)


@asynccontextmanager
async def others_act() -> AsyncIterator[None]:
    """At other tables, in every turn of the event loop."""

    async def act() -> None:
        while True:
            WAKES.stir()
            await asyncio.sleep(0)

    acting = asyncio.create_task(act())
    try:
        yield
    finally:
        acting.cancel()
        with suppress(asyncio.CancelledError):
            await acting


def test_whoever_is_asked_sees_it_before_whoever_has_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LONGEST_DELAY", LONG_ENOUGH)

    async def run() -> None:
        async with two_at_a_table(tmp_path) as (table, hers, his):
            choice = table.state.choices(0)[0]
            async with others_act():
                hers.say(type="press", id=7, seq=table.seq, key=f"choice:{choice}")
                assert (await his.hear())["seq"] == 1
                assert await hers.hear() == {"type": "done", "id": 7, "seq": 1}
                assert hers.on_news.empty()
            seen = await hers.hear()
            assert (seen["type"], seen["seq"]) == ("regions", 1)

    asyncio.run(run())


def test_even_if_people_never_cease_to_act_all_see_it_in_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_at_a_table(tmp_path) as (table, hers, _his), others_act():
            hers.say(type="press", id=7, seq=table.seq, key=f"choice:{table.state.choices(0)[0]}")
            assert (await hers.hear())["type"] == "done"
            assert (await hers.hear())["type"] == "regions"

    asyncio.run(run())


def test_in_a_house_at_leisure_one_sees_what_one_has_done(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_at_a_table(tmp_path) as (table, hers, his):
            hers.say(type="press", id=7, seq=table.seq, key=f"choice:{table.state.choices(0)[0]}")
            on_news = [await hers.hear(), await hers.hear()]
            assert sorted(one["type"] for one in on_news) == ["done", "regions"]
            assert (await his.hear())["seq"] == 1

    asyncio.run(run())
