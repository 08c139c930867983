"""The settings of a site; the defaults suit a server among friends."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ACCOUNT_COOKIE: Final = "meadhall"


@dataclass(frozen=True, slots=True)
class RateLimits:
    """Actions that an account, or an address before there is one, may do in a minute."""

    requests: int = 1200
    moves: int = 600
    tables: int = 30
    chat: int = 30
    guests: int = 30
    passwords: int = 10
    sockets: int = 120


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8137
    database: str | None = None  # URL; SQLite in the data folder by default
    limits: RateLimits = field(default_factory=RateLimits)
    bot_processes: int = 2
    think_limit: float = 30.0  # seconds after which a bot's worker is given up
    absence: float = 60.0  # seconds away after which a bot may replace a player
    clock_grace: float = 30.0  # seconds after a start in which no clock runs out
