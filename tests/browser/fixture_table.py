"""A table made of what a test says: a page with the real client, and a live line the test speaks on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Self

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import meadhall.site
from meadhall.site.middleware import HEADERS
from tests.browser.fixture_page import live_page, plain_page, replay_page

STATIC: Final = Path(meadhall.site.__file__).parent / "static"
STYLE: Final = Path(__file__).with_name("fixture.css")
PATIENCE: Final = 40.0

Message = dict[str, Any]


@cache
def _file(path: str) -> bytes:
    return (STATIC / path).read_bytes()


class FixtureTable:
    """One table. Messages of the page are kept in `heard`; those it did, once each, in `deeds`."""

    def __init__(self) -> None:
        self.port = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server: uvicorn.Server | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.reset()

    def reset(self) -> None:
        self.regions: dict[str, str] = {}
        self.seq, self.said = 0, 0
        self.heard: list[Message] = []
        self.looking: list[str] = []  # at these regions, as the page said last
        self.deeds: list[Message] = []
        self.lines: list[Mapping[str, str]] = []  # what each connection asked for
        self.open: set[WebSocket] = set()
        self.answering = True
        self.refusing: int | None = None  # the close code every new connection gets
        self.answer: Callable[[Message], Message | None] = lambda message: None
        self.abouts: dict[str, str] = {}
        self.replay: list[Message] = []
        self._done: dict[tuple[str, int], Message] = {}

    # -- running ----------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        self._thread.start()
        self._wait(lambda: self.port > 0, "the table to be served")
        return self

    def __exit__(self, *_problem: object) -> None:
        assert self._server is not None
        self._server.should_exit = True
        self._server.force_exit = True
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        app = Starlette(
            routes=[
                Route("/table/t1", lambda _: self._html(live_page(self.regions, self.seq, self.said))),
                Route("/table/t1/about", self._about),
                Route("/table/t1/replay", lambda _: self._html(replay_page(self.replay))),
                Route("/table/t1/replay/frame", self._replayed),
                Route("/plain", lambda _: self._html(plain_page())),
                Route("/style.css", lambda _: Response(STYLE.read_bytes(), media_type="text/css")),
                WebSocketRoute("/table/t1/live", self._live),
                Route("/static/{path:path}", self._static),
            ]
        )
        self._loop = asyncio.get_running_loop()
        config = uvicorn.Config(app, port=0, log_level="warning", lifespan="off", ws="websockets-sansio")
        self._server = uvicorn.Server(config)
        serving = asyncio.create_task(self._server.serve())
        while not self._server.started:
            await asyncio.sleep(0.01)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        await serving

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    # -- what a test says and asks ---------------------------------------------------------------------

    def frame(self, regions: Mapping[str, str] | None = None, **more: object) -> Message:
        """The table goes on by a move, and everybody is sent this."""
        self.seq += 1
        return self.tell(regions, **more)

    def tell(self, regions: Mapping[str, str] | None = None, **more: object) -> Message:
        """Everybody is sent this, without a move."""
        self.regions |= regions or {}
        frame = {"type": "regions", "seq": self.seq, "said": self.said, "regions": regions or {}, **more}
        self.send(frame)
        return frame

    def send(self, message: Message) -> None:
        for socket in list(self.open):
            self._soon(socket.send_json(message))

    def cut(self, code: int = 1011) -> None:
        for socket in list(self.open):
            self._soon(socket.close(code))

    def wait_for_lines(self, count: int) -> None:
        self._wait(lambda: len(self.lines) >= count and (self.refusing or self.open), f"line {count}")

    def wait_for_deeds(self, count: int) -> list[Message]:
        self._wait(lambda: len(self.deeds) >= count, f"{count} deeds, not {self.deeds}")
        return self.deeds

    def wait_for_look(self, regions: list[str]) -> None:
        self._wait(lambda: self.looking == regions, f"a look at {regions}")

    def wait_heard(self, count: int) -> list[Message]:
        self._wait(lambda: len(self.heard) >= count, f"{count} messages, not {self.heard}")
        return self.heard

    @property
    def keys(self) -> list[str]:
        return [deed["key"] for deed in self.deeds if deed["type"] == "press"]

    def _wait(self, condition: Callable[[], object], what: str) -> None:
        pause = threading.Event()
        for _ in range(int(PATIENCE / 0.01)):
            if condition():
                return
            pause.wait(0.01)
        raise AssertionError(f"waited in vain for {what}")

    def _soon(self, work: Any) -> None:
        assert self._loop is not None
        asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    # -- what a page gets ------------------------------------------------------------------------------

    def _html(self, text: str) -> Response:
        return HTMLResponse(text, headers=HEADERS)

    async def _static(self, request: Request) -> Response:
        """Whole files from memory: every test loads all of the client."""
        return Response(_file(request.path_params["path"]), media_type="text/javascript")

    async def _about(self, request: Request) -> Response:
        text = self.abouts.get(request.query_params["key"])
        return PlainTextResponse("no such piece", 404) if text is None else HTMLResponse(text)

    async def _replayed(self, request: Request) -> Response:
        return JSONResponse(self.replay[int(request.query_params["move"])])

    async def _live(self, socket: WebSocket) -> None:
        await socket.accept()
        self.lines.append(dict(socket.query_params))
        if self.refusing is not None:
            await socket.close(self.refusing)
            return
        self.open.add(socket)
        await socket.send_json(
            {"type": "regions", "seq": self.seq, "said": self.said, "regions": dict(self.regions)}
        )
        try:
            while True:
                await self._hear(socket, await socket.receive_json())
        except WebSocketDisconnect:
            self.open.discard(socket)

    async def _hear(self, socket: WebSocket, message: Message) -> None:
        """As the site does: a message of a page that was done is answered again, and not done again."""
        if message["type"] == "look":
            self.looking = message["regions"]
            return
        self.heard.append(message)
        name = (socket.query_params["page"], message["id"])
        if name not in self._done:
            self.deeds.append(message)
            done = {"type": "done", "id": message["id"], "seq": self.seq}
            self._done[name] = self.answer(message) or done
        if self.answering:
            await socket.send_json(self._done[name])
