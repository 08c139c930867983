"""The listening socket, and the addresses at which others reach it.

The socket survives a restart of the server: connections that come meanwhile wait, and are not refused.
"""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
import sys
import time
from typing import Final, NoReturn

from starlette.datastructures import URL

from meadhall.core.errors import Refusal

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
ALL_NETWORKS: Final = (EVERYWHERE, "::")


def is_here_only(host: str | None) -> bool:
    """Whether an address means this computer, whoever reads it."""
    try:
        return ipaddress.ip_address(host or LOOPBACK).is_loopback
    except ValueError:
        return host == "localhost"


def for_others(address: URL, listens_at: str) -> URL:
    """The address at which others can open what somebody has open at this one."""
    if is_here_only(address.hostname) and listens_at in ALL_NETWORKS:
        return address.replace(hostname=lan_address())
    return address


def lan_address() -> str:
    """The address others reach this computer at. No packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


INHERITED: Final = "MEADHALL_LISTEN_SOCKET"  # the number of the socket that a restarted server takes over
BACKLOG: Final = 2048
RETRY_TIMEOUT, RETRY_DELAY = 1.0, 0.05  # seconds


def open_socket(host: str, port: int) -> socket.socket:
    """Wait for a server that listened here a moment ago and may still be closing."""
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
    number = os.environ.pop(INHERITED, None)
    if number is None:
        return None
    listener = socket.socket(fileno=int(number))
    listener.set_inheritable(False)
    return listener


def restart_with(listener: socket.socket) -> NoReturn:
    """Become the server that is installed by now, with the same options and the same socket."""
    listener.set_inheritable(True)
    environment = {**os.environ, INHERITED: str(listener.fileno())}
    os.execve(sys.executable, [sys.executable, "-m", "meadhall", *sys.argv[1:]], environment)
