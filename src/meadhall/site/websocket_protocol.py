"""The WebSocket protocol of uvicorn, with a faster path for text that is encoded already, and other
compression.

A message is much like earlier ones, so the window of the compressor matters more than its level. Short
messages are not compressed.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from struct import pack
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.typing import ExtensionParameter

try:
    from isal import isal_zlib as deflating  # the same in a quarter of the time
except ImportError:  # not for every kind of processor
    deflating = zlib  # type: ignore[misc]

SHORT: Final = 512  # bytes
DEFLATE_LEVEL: Final = 1 if deflating is zlib else 0  # zlib's 0 does nothing at all
WINDOW: Final = 15  # 32 KiB looked back upon: about as much memory a socket
SYNC: Final = 4  # bytes at the end of what was flushed, which are not sent (RFC 7692, 7.2.1)

# The first byte of a message in one piece (RFC 6455, 5.2), and what its length begins with.
TEXT, COMPRESSED_TEXT = 0x81, 0xC1
TWO_BYTES, EIGHT_BYTES = 126, 127


class LongMessagesOnly(Extension):
    """Compresses long messages only. Each message says whether it is compressed."""

    def __init__(self, deflate: PerMessageDeflate) -> None:
        self.name = deflate.name
        self._deflate = deflate
        self._encoder = self._new_encoder()

    def _new_encoder(self) -> Any:
        return deflating.compressobj(DEFLATE_LEVEL, deflating.DEFLATED, -self._deflate.local_max_window_bits)

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._deflate.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        if len(frame.data) < SHORT:
            return frame
        return replace(frame, data=self.compressed(bytes(frame.data)), rsv1=True)

    def compressed(self, text: bytes) -> bytes:
        if self._deflate.local_no_context_takeover:
            self._encoder = self._new_encoder()
        squeezed: bytes = self._encoder.compress(text) + self._encoder.flush(deflating.Z_SYNC_FLUSH)
        return squeezed[:-SYNC]


class Compression(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(server_max_window_bits=WINDOW, client_max_window_bits=WINDOW)

    def process_request_params(  # type: ignore[override]  # an extension like any other
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        accepted, deflate = super().process_request_params(params, accepted_extensions)
        return accepted, LongMessagesOnly(deflate)


class Socket(WebSocketsSansIOProtocol):
    """All messages are text. Bytes are text that orjson has encoded already, as all frequent messages are.
    They are framed here, past the layers of uvicorn and websockets.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [Compression()]

    async def send(self, message: Any) -> None:
        text = message.get("bytes")
        if text is None or self.close_sent or not self.handshake_complete:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(self._framed(text))

    def _framed(self, text: bytes) -> bytes:
        first = TEXT
        if len(text) >= SHORT:
            for extension in self.conn.extensions:
                if isinstance(extension, LongMessagesOnly):
                    first, text = COMPRESSED_TEXT, extension.compressed(text)
        length = len(text)
        if length < TWO_BYTES:
            return pack("!BB", first, length) + text
        if length < 1 << 16:
            return pack("!BBH", first, TWO_BYTES, length) + text
        return pack("!BBQ", first, EIGHT_BYTES, length) + text
