"""A house that is busy serves those for whom a table waits first; nobody hears "done" before seeing it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from meadhall.site import leisure
from meadhall.site.house import House
from meadhall.site.live_table import LiveTable
from meadhall.site.pages.table.live import Line
from meadhall.site.seating import Wish
from meadhall.site.settings import Settings

LONG_ENOUGH = 60.0
Heard = dict[str, Any]


@dataclass
class Wire:
    """A page's end of the line."""

    client_state = WebSocketState.CONNECTED
    given: asyncio.Queue[dict[str, str]] = field(default_factory=asyncio.Queue)
    heard: asyncio.Queue[Heard] = field(default_factory=asyncio.Queue)

    async def receive(self) -> dict[str, str]:
        return await self.given.get()

    async def send_text(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def say(self, **wish: object) -> None:
        self.given.put_nowait({"type": "websocket.receive", "text": json.dumps(wish)})

    async def hear(self) -> Heard:
        return await asyncio.wait_for(self.heard.get(), LONG_ENOUGH)


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leisure, "BUSY", -1.0)


async def two_at_a_table(house: House) -> tuple[LiveTable, list[Wire], list[asyncio.Task[None]]]:
    people = [await house.accounts.enter_as_guest(name) for name in ("Ann", "Bo")]
    table = await house.seating.create(Wish("nidavellir", ["me", "open"], public=True), people[0])
    await house.seating.sit(table.id, people[1], None, None)
    wires, lines = [Wire(), Wire()], []
    for number, (person, wire) in enumerate(zip(people, wires, strict=True)):
        line = Line(house, cast(WebSocket, wire), table, person, "en", f"page {number}")
        lines.append(asyncio.create_task(line.serve(0, "")))
        await wire.hear()
    for wire in wires:
        while not wire.heard.empty():  # that the other has come
            await wire.hear()
    return table, wires, lines


def in_a_house(folder: Path, test: Callable[[LiveTable, list[Wire]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with House(Settings(folder)) as house:
            table, wires, lines = await two_at_a_table(house)
            try:
                await test(table, wires)
            finally:
                for line in lines:
                    line.cancel()
                await asyncio.gather(*lines, return_exceptions=True)

    asyncio.run(run())


@pytest.mark.usefixtures("busy")
def test_done_is_heard_with_the_frame_that_shows_it(tmp_path: Path) -> None:
    async def test(table: LiveTable, wires: list[Wire]) -> None:
        hers, his = wires
        choice = table.match.table.choices(0)[0]
        hers.say(type="press", id=7, seq=table.seq, key=f"choice:{choice}")
        seen = await his.hear()
        assert seen["seq"] == 1 and hers.heard.empty(), "he is asked now, and looks first"
        answer = await hers.hear()
        assert (answer["type"], answer["seq"], answer["done"]) == ("regions", 1, [7])

    in_a_house(tmp_path, test)


@pytest.mark.usefixtures("busy")
def test_what_changes_nothing_is_answered_all_the_same(tmp_path: Path) -> None:
    async def test(table: LiveTable, wires: list[Wire]) -> None:
        hers, _his = wires
        press = {"type": "press", "seq": table.seq, "key": f"choice:{table.match.table.choices(0)[0]}"}
        hers.say(id=7, **press)
        assert (await hers.hear())["done"] == [7]
        hers.say(id=8, **press)
        assert await hers.hear() == {"type": "done", "id": 8, "seq": 1}, "sent again it happens once"

    in_a_house(tmp_path, test)
