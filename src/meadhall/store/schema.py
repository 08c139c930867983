"""The SQLAlchemy tables: accounts, tokens, matches, seats, moves and chat.

The log of a match (`moves`) is the match: the table, the journal, the clocks are rebuilt from it. `status`,
`ended` and `result` of a match repeat what the log says, so that lists need not replay it.
Times are whole milliseconds since 1970.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata: Final = MetaData()


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def _account(name: str) -> Column[str]:
    return Column(name, ForeignKey("accounts.id"), nullable=True)


accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # folded name of a kept account; guests have none
    Column("password", Text),  # argon2 hash
    Column("created", BigInteger, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_tokens_account", "account"),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret until the match is over
    Column("commitment", Text, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("pace", Integer, nullable=False),  # milliseconds a bot waits before it acts
    Column("public", Boolean, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", ForeignKey("matches.id")),
    Index("ix_matches_status", "status", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    _account("account"),
    Column("bot", Text),  # the level that plays: a bot's own seat, or in the place of the account
    _account("reserved"),  # a free seat that only this account may take
    Index("ix_seats_account", "account"),
)

moves: Final = Table(
    "moves",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # play, undo
    Column("seat", Integer, nullable=False),
    Column("choice", BigInteger, nullable=False),  # 0 for undo
    Column("actor", Text, nullable=False),  # person, bot, clock, forced
    Column("at", BigInteger, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),  # text, reaction
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
