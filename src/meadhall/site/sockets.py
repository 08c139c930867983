"""WebSockets as uvicorn speaks them, with compression chosen by measuring.

What is sent looks much like what was sent before, so the memory of the compressor counts for more than its
diligence; and a short message is not worth its time.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

try:
    from isal import isal_zlib as deflating  # the same in a quarter of the time
except ImportError:  # not for every kind of processor
    deflating = zlib  # type: ignore[misc]

SHORT: Final = 512  # bytes
DILIGENCE: Final = 1
WINDOW: Final = 15  # 32 KiB looked back upon: about as much memory a socket


class LongMessagesOnly(Extension):
    """Compresses what is worth it. A message says of itself whether it is compressed."""

    def __init__(self, deflate: PerMessageDeflate) -> None:
        self.name = deflate.name
        self._deflate = deflate
        encoder = deflating.compressobj(DILIGENCE, deflating.DEFLATED, -deflate.local_max_window_bits)
        deflate.encoder = encoder  # type: ignore[assignment]  # it does as that of zlib does

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._deflate.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SHORT else self._deflate.encode(frame)


class Compression(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(server_max_window_bits=WINDOW, client_max_window_bits=WINDOW)

    def process_request_params(  # type: ignore[override]  # an extension like any other
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        agreed, deflate = super().process_request_params(params, accepted_extensions)
        return agreed, LongMessagesOnly(deflate)


class Socket(WebSocketsSansIOProtocol):
    """Nothing but text is said here. What comes as bytes is text that is encoded already, as orjson does it;
    to decode it for uvicorn, which would encode it again, is work for nothing."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [Compression()]
        self.conn.send_binary = self.conn.send_text  # type: ignore[method-assign]
