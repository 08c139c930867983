"""Running the site: uvicorn around the application, and an orderly end."""

from __future__ import annotations

from collections.abc import Callable
from types import FrameType

import uvicorn

from .app import make_app
from .house import House
from .logs import set_up_logs
from .settings import Settings


class Server(uvicorn.Server):
    """Says when it listens, and tells the house as soon as it is asked to stop, so that streams end."""

    def __init__(self, config: uvicorn.Config, house: House, on_start: Callable[[int], None]) -> None:
        super().__init__(config)
        self._house = house
        self._on_start = on_start

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self._on_start(self.servers[0].sockets[0].getsockname()[1])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being asked to stop is the ordinary end, not a failure; asked twice, do not wait for anybody."""
        self._house.closing.set()
        self.force_exit = self.should_exit
        self.should_exit = True


def run(settings: Settings, on_start: Callable[[int], None] = lambda port: None) -> bool:
    """Serve till told to stop; False if it could not start. `on_start` is told the port."""
    set_up_logs()
    house = House(settings)
    config = uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_max_queue=8,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    server = Server(config, house, on_start)
    server.run()
    return server.started
