"""What can be set about a site, with the values for a house among friends."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ACCOUNT_COOKIE: Final = "meadhall"


@dataclass(frozen=True, slots=True)
class RateLimits:
    """How often an account (or an address, before there is one) may do what; see the package `limits`."""

    requests: str = "1200/minute"
    moves: str = "600/minute"
    tables: str = "30/minute"
    chat: str = "30/minute"
    guests: str = "30/minute"
    passwords: str = "10/minute"
    sockets: str = "120/minute"


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8137
    database: str | None = None  # URL; SQLite in the data folder by default
    limits: RateLimits = field(default_factory=RateLimits)
    bot_processes: int = 2
    think_limit: float = 30.0  # seconds after which a bot's worker is given up
    absence: float = 60.0  # seconds without a sign of life after which a bot may take the place
    clock_grace: float = 30.0  # seconds after a start in which no clock runs out
