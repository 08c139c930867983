"""At which address the house can be reached, and by whom."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from starlette.datastructures import URL

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
