"""Running the site: uvicorn around the application, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from enum import Enum, auto
from types import FrameType
from typing import Final

import uvicorn

from .app import make_app
from .logging import set_up_logs
from .network import open_socket
from .services import Services
from .settings import Settings
from .websocket_protocol import Socket

RENEW: Final = signal.SIGUSR2
SELDOM: Final = (200_000, 20, 100)  # thresholds of the garbage collector


class Ending(Enum):
    """The reason why a server ended."""

    ASKED = auto()
    FAILED = auto()  # it could not even start
    RENEWAL = auto()  # asked to restart as the version that is installed by now


class Server(uvicorn.Server):
    """Calls `on_start` when it listens. Asked to stop, it tells the services at once, so that streams end."""

    def __init__(self, config: uvicorn.Config, services: Services, on_start: Callable[[int], None]) -> None:
        super().__init__(config)
        self.renewal = False
        self._services = services
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().add_signal_handler(RENEW, self.renew)
            _tame_garbage_collection()
            self._on_start(self.servers[0].sockets[0].getsockname()[1])

    def renew(self) -> None:
        self.renewal = True
        self.handle_exit(RENEW, None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being asked to stop is the ordinary end, not a failure; asked twice, do not wait for anybody."""
        self._services.closing.set()
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the services in order even after a second request to stop, which uvicorn would leave out."""
        await super().shutdown(sockets)
        if self.force_exit:
            await self.lifespan.shutdown()


def _tame_garbage_collection() -> None:
    """Loaded objects stay, so the collector skips them; new objects have few cycles, so it runs seldom."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


def run(
    settings: Settings,
    on_start: Callable[[int], None] = lambda port: None,
    listener: socket.socket | None = None,
) -> Ending:
    """Serve until asked to stop. `on_start` gets the port. The caller closes the socket."""
    set_up_logs()
    services = Services(settings)
    config = uvicorn.Config(
        make_app(services),
        ws=Socket,
        ws_max_size=64 * 1024,
        ws_max_queue=8,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
    server = Server(config, services, on_start)
    server.run([(listener or open_socket(settings.host, settings.port)).dup()])
    if server.renewal:
        return Ending.RENEWAL
    return Ending.ASKED if server.started else Ending.FAILED
