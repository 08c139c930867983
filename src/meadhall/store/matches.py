"""Reading and writing matches: configuration, seats, and the log of moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from sqlalchemy import Connection, RowMapping, and_, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from meadhall.core.game import OptionValue

from .notify import NOT_IN_THE_LOG, notify
from .schema import accounts, matches, moves, seats

Row = tuple[str, int, str, int, int, str, int]  # of the log: match, then as in `LogEntry`
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


@dataclass(frozen=True, slots=True)
class MatchConfig:
    """The configuration of a match. It never changes."""

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    seed: bytes = field(repr=False)
    commitment: str
    clock: dict[str, int]
    pace: int
    public: bool
    invitation: str = field(repr=False)
    created: int


@dataclass(slots=True)
class MatchProgress:
    """How far the match has come, as lists show it."""

    status: str = OPEN
    started: int | None = None
    ended: int | None = None
    result: dict[str, object] | None = None
    rematch: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: free (perhaps reserved), a bot's, a person's, or a person's with a bot in their place."""

    account: str | None = None
    name: str | None = None
    bot: str | None = None
    reserved: str | None = None

    @property
    def is_free(self) -> bool:
        return self.account is None and self.bot is None

    @property
    def kind(self) -> str:
        return "open" if self.is_free else "person" if self.account else "bot"

    @property
    def plays_itself(self) -> bool:
        """Whether a person plays, and no bot in the person's place."""
        return self.account is not None and self.bot is None

    def belongs_to(self, account: str | None) -> bool:
        """Whether the account sits here, or the free seat is kept for it."""
        return account is not None and account == (self.reserved if self.is_free else self.account)


MatchSummary = tuple[MatchConfig, MatchProgress, list[Seat]]  # a match as lists show it


class LogEntry(NamedTuple):
    seq: int
    kind: str
    seat: int
    choice: int
    actor: str
    at: int


def add(
    connection: Connection, config: MatchConfig, sitting: Sequence[Seat], progress: MatchProgress
) -> None:
    connection.execute(insert(matches).values(**asdict(config), **asdict(progress)))
    for number, seat in enumerate(sitting):
        who = {"account": seat.account, "bot": seat.bot, "reserved": seat.reserved}
        connection.execute(insert(seats).values(match=config.id, seat=number, **who))


def find(connection: Connection, match: str) -> MatchSummary | None:
    found = lines(connection, [match])
    return found[0] if found else None


def lines(connection: Connection, wanted: Sequence[str]) -> list[MatchSummary]:
    """The matches of these ids, in their order; two questions however many there are."""
    rows = connection.execute(select(matches).where(matches.c.id.in_(wanted))).mappings()
    found = {row["id"]: row for row in rows}
    who = _sitting(connection, wanted)
    return [
        (_config_of(found[match]), _progress_of(found[match]), who[match])
        for match in wanted
        if match in found
    ]


def _config_of(row: RowMapping) -> MatchConfig:
    return MatchConfig(**{name: row[name] for name in MatchConfig.__dataclass_fields__})


def _progress_of(row: RowMapping) -> MatchProgress:
    return MatchProgress(**{name: row[name] for name in MatchProgress.__dataclass_fields__})


def _sitting(connection: Connection, wanted: Sequence[str]) -> dict[str, list[Seat]]:
    query = (
        select(seats.c.match, seats.c.account, accounts.c.name, seats.c.bot, seats.c.reserved)
        .outerjoin(accounts, accounts.c.id == seats.c.account)
        .where(seats.c.match.in_(wanted))
        .order_by(seats.c.seat)
    )
    who: dict[str, list[Seat]] = {match: [] for match in wanted}
    for match, *seat in connection.execute(query):
        who[match].append(Seat(*seat))
    return who


def log(connection: Connection, match: str, start: int = 0) -> list[LogEntry]:
    columns = (moves.c.seq, moves.c.kind, moves.c.seat, moves.c.choice, moves.c.actor, moves.c.at)
    query = select(*columns).where(moves.c.match == match, moves.c.seq >= start).order_by(moves.c.seq)
    return [LogEntry(*row) for row in connection.execute(query)]


def rows_of(match: str, entries: Sequence[LogEntry]) -> list[Row]:
    return [(match, *entry) for entry in entries]


def append(connection: Connection, rows: Sequence[Row]) -> None:
    """Add to the logs of matches. Where another was faster the primary key refuses (IntegrityError).

    Every move needs it, so the driver is asked directly, and once for all rows: SQLAlchemy takes longer than
    SQLite, and after each call of the driver the thread waits for its turn."""
    statement = _appending(connection.dialect.name, len(rows))
    try:
        connection.connection.cursor().execute(statement, list(chain.from_iterable(rows)))
    except connection.dialect.loaded_dbapi.IntegrityError as problem:
        raise IntegrityError(statement, rows, problem) from problem
    for match, seq in {match: seq for match, seq, *_rest in rows}.items():
        notify(connection, match, seq)


@lru_cache(64)
def _appending(database: str, rows: int) -> str:
    names = [column.name for column in moves.columns]
    columns = ", ".join(f'"{name}"' for name in names)
    row = ", ".join(["?" if database == "sqlite" else "%s"] * len(names))
    return f"INSERT INTO {moves.name} ({columns}) VALUES {', '.join([f'({row})'] * rows)}"


def seat(connection: Connection, match: str, number: int, who: Seat) -> None:
    change = update(seats).where(seats.c.match == match, seats.c.seat == number)
    connection.execute(change.values(account=who.account, bot=who.bot, reserved=who.reserved))
    notify(connection, match, NOT_IN_THE_LOG)


def set_progress(connection: Connection, match: str, progress: MatchProgress) -> None:
    connection.execute(update(matches).where(matches.c.id == match).values(**asdict(progress)))
    notify(connection, match, NOT_IN_THE_LOG)


# -- lists -----------------------------------------------------------------------------------------


def under_way(connection: Connection) -> list[str]:
    """Matches that somebody, or some bot, must go on with."""
    return list(connection.scalars(select(matches.c.id).where(matches.c.status == PLAYING)))


def lobby(connection: Connection, most: int) -> list[str]:
    """Public tables with free seats, newest first."""
    query = select(matches.c.id).where(matches.c.public, matches.c.status == OPEN)
    return list(connection.scalars(query.order_by(matches.c.created.desc()).limit(most)))


def of_account(connection: Connection, account: str, most: int) -> list[str]:
    """Matches an account sits at or is expected at, newest first."""
    seated = or_(seats.c.account == account, and_(seats.c.reserved == account, seats.c.account.is_(None)))
    query = select(matches.c.id).join(seats, seats.c.match == matches.c.id)
    query = query.where(seated, matches.c.status != CLOSED).group_by(matches.c.id, matches.c.created)
    return list(connection.scalars(query.order_by(matches.c.created.desc()).limit(most)))


def played_by(connection: Connection, account: str, most: int) -> list[str]:
    """Matches under way in which an account plays itself, newest first."""
    query = select(matches.c.id).join(seats, seats.c.match == matches.c.id)
    query = query.where(seats.c.account == account, seats.c.bot.is_(None), matches.c.status == PLAYING)
    return list(connection.scalars(query.order_by(matches.c.created.desc()).limit(most)))
