"""HTTP as uvicorn speaks it, in a house with wings: a request for a table goes to the wing that keeps it, and
the connection goes with it. Between two requests a connection can move; it never does within one.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .plan import wing_for
from .wing import Wing


class Http(HttpToolsProtocol):
    def __init__(self, wing: Wing, begun: bytes = b"", **named: Any) -> None:
        super().__init__(**named)
        self._wing = wing
        self._begun = begun  # what another wing has read of it
        self._reading = False  # a request has begun and not ended

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._begun:
            super().data_received(self._begun)

    def data_received(self, data: bytes) -> None:
        if self._between_requests() and self._handed_over(data):
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._reading = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._reading = False
        super().on_message_complete()

    def _between_requests(self) -> bool:
        answered = self.cycle is None or self.cycle.response_complete
        return answered and not self._reading and not self.transport.get_write_buffer_size()

    def _handed_over(self, data: bytes) -> bool:
        visitor = self.client[0] if self.client else ""
        wanted = wing_for(data, visitor, self._wing.wings)
        if wanted in (None, self._wing.number):
            return False
        connection: socket.socket = self.transport.get_extra_info("socket")
        if not self._wing.hand_over(wanted, connection.fileno(), data):
            return False
        self.transport.abort()  # here only: the other wing holds it by now
        return True
