"""WebSockets as uvicorn speaks them, with compression chosen by measuring.

What is sent looks much like what was sent before, so the memory of the compressor counts for more than its
diligence; and a short message is not worth its time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SHORT: Final = 512  # bytes
WINDOW: Final = 13  # 8 KiB looked back upon; with the tables of the compressor 64 KiB a socket
DILIGENCE: Final = {"level": 1, "memLevel": 6}


class LongMessagesOnly(Extension):
    """Compresses what is worth it. A message says of itself whether it is compressed."""

    def __init__(self, deflate: Extension) -> None:
        self.name = deflate.name
        self._deflate = deflate

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._deflate.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SHORT else self._deflate.encode(frame)


class Compression(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_max_window_bits=WINDOW, client_max_window_bits=WINDOW, compress_settings=DILIGENCE
        )

    def process_request_params(  # type: ignore[override]  # an extension like any other
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        agreed, deflate = super().process_request_params(params, accepted_extensions)
        return agreed, LongMessagesOnly(deflate)


class Socket(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [Compression()]
