"""One wing, and the passages to the others: a socket into each, over which news and connections go."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections.abc import Callable, Sequence
from typing import Final

import orjson

from meadhall.store.notify import News, OnNews

from .plan import wing_of

CONNECTION, NEWS, SHOW = b"c", b"n", b"s"
LONGEST: Final = 256 * 1024  # bytes of a message
MOST_SHOWN: Final = 50  # tables
BREATH: Final = 1.0  # seconds
PATIENCE: Final = struct.pack("ll", 2, 0)  # two seconds for a wing that does not listen
Passage = tuple[socket.socket, socket.socket]  # out of which a wing reads, and into which the others write
Received = Callable[[socket.socket, bytes], None]
log = logging.getLogger(__name__)


def passages(wings: int) -> list[Passage]:
    """To be made before the wings are, which inherit them."""
    made = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(wings)]
    for _out, into in made:
        into.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, PATIENCE)
    return made


class Wing:
    def __init__(self, number: int = 0, preferences: Sequence[Passage] = ()) -> None:
        self.number = number
        self.wings = len(preferences) or 1
        self._others = {other: into for other, (_out, into) in enumerate(preferences) if other != number}
        self._own = preferences[number][0] if preferences else None
        self._shown: dict[int, list[str]] = {}

    @property
    def sole(self) -> bool:
        return self.wings == 1

    def keeps(self, table: str) -> bool:
        return self.sole or wing_of(table, self.wings) == self.number

    # -- telling -----------------------------------------------------------------------------------

    def tell(self, news: Sequence[News]) -> None:
        """What was written about which match. It may have to wait: this is for the writer's thread."""
        if self._others:
            self._tell_all(NEWS + orjson.dumps(news))

    async def keep_telling(self, shown: Callable[[], list[str]]) -> None:
        """Which tables here are worth a look, again and again."""
        while True:
            self._tell_all(SHOW + orjson.dumps([self.number, shown()[:MOST_SHOWN]]), socket.MSG_DONTWAIT)
            await asyncio.sleep(BREATH)

    def shown_elsewhere(self) -> list[str]:
        return [table for tables in self._shown.values() for table in tables]

    def _tell_all(self, message: bytes, how: int = 0) -> None:
        for number, into in self._others.items():
            try:
                into.send(message, how)
            except OSError:
                log.warning("a wing does not listen", extra={"wing": number})

    def hand_over(self, wing: int, connection: int, begun: bytes) -> bool:
        """Give a connection (its descriptor, and what was read of it) to another wing, if it can take one."""
        try:
            socket.send_fds(self._others[wing], [CONNECTION, begun], [connection], socket.MSG_DONTWAIT)
        except OSError:
            return False
        return True

    # -- listening ---------------------------------------------------------------------------------

    def subscribe(self, on_news: OnNews, received: Received) -> None:
        """Have the event loop hear what the other wings say."""
        own = self._own
        assert own is not None  # there are others

        def read() -> None:
            message, descriptors, *_rest = socket.recv_fds(own, LONGEST, 1)
            kind, content = message[:1], message[1:]
            if kind == CONNECTION:
                received(socket.socket(fileno=descriptors[0]), content)
            elif kind == NEWS:
                for match, seq in orjson.loads(content):
                    on_news(match, seq)
            elif kind == SHOW:
                number, tables = orjson.loads(content)
                self._shown[number] = tables

        asyncio.get_running_loop().add_reader(own, read)

    def deafen(self) -> None:
        if self._own is not None:
            asyncio.get_running_loop().remove_reader(self._own)


SOLE: Final = Wing()
