"""The listening socket. It outlives a restart: who knocks meanwhile waits, and is not turned away."""

from __future__ import annotations

import errno
import os
import socket
import sys
import time
from typing import Final, NoReturn

from meadhall.core.errors import Refusal

HANDED_ON: Final = "MEADHALL_DOOR"  # the number of the socket that a restarted server takes over
BACKLOG: Final = 2048
RETRY_TIMEOUT, RETRY_DELAY = 1.0, 0.05  # seconds


def open_socket(host: str, port: int) -> socket.socket:
    """A house that was here a moment ago may still be closing: it is waited for."""
    deadline = time.monotonic() + RETRY_TIMEOUT
    while True:
        try:
            return _listening(host, port)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE or time.monotonic() > deadline:
                raise _closed(host, port, problem) from problem
        time.sleep(RETRY_DELAY)


def _closed(host: str, port: int, problem: OSError) -> Refusal:
    hint = "; --port 0 takes a free port" if port else ""
    return Refusal("impossible", problem=f"Cannot listen at {host} port {port}: {problem.strerror}{hint}")


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG)


def inherited_socket() -> socket.socket | None:
    """The socket of the server that this process was before its restart, if it was one."""
    number = os.environ.pop(HANDED_ON, None)
    if number is None:
        return None
    listener = socket.socket(fileno=int(number))
    listener.set_inheritable(False)
    return listener


def restart_with(listener: socket.socket) -> NoReturn:
    """Become the server that is installed by now, with the same options and the same socket."""
    listener.set_inheritable(True)
    environment = {**os.environ, HANDED_ON: str(listener.fileno())}
    os.execve(sys.executable, [sys.executable, "-m", "meadhall", *sys.argv[1:]], environment)
