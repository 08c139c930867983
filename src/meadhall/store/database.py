"""Opening the database: the right driver, SQLite's settings, and migrations that run by themselves.

SQLite keeps a write-ahead log with synchronous=FULL: a commit survives even a power cut. It costs a
flush, which `writer` shares among all jobs that wait at the same moment.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DatabaseError
from sqlalchemy.pool import ConnectionPoolEntry

from meadhall.core.errors import Refusal

SQLITE_SETTINGS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
WRITES: Final = "meadhall_writes"
MIGRATIONS: Final = Path(__file__).parent / "migrations"


def sqlite_url(folder: Path) -> str:
    """The default database: one file in the data folder."""
    return URL.create("sqlite+pysqlite", database=str(folder / "meadhall.sqlite")).render_as_string()


def open_database(url: str) -> Engine:
    """An engine on a database of the newest shape; it is created and migrated as needed."""
    engine = _engine(url)
    try:
        migrate(engine)
    except DatabaseError as problem:
        raise Refusal("impossible", problem=f"Cannot open the database: {problem.orig}") from problem
    return engine


def migrate(engine: Engine) -> None:
    """Bring the tables to the newest shape, in one transaction."""
    shape, newest = _shape(engine), newest_shape()
    if shape == newest:
        return  # without loading Alembic: a start should be quick
    if shape is not None and shape > newest:
        message = f"The database belongs to a newer Meadhall (shape {shape}; this one knows {newest})"
        raise Refusal("impossible", problem=message)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.execution_options(**{WRITES: True}).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def newest_shape() -> str:
    """Files of migrations are named after their revisions, which are numbered."""
    return max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def _shape(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        engine = create_engine(parsed, pool_size=8, max_overflow=8)
    except (ArgumentError, ImportError) as problem:
        raise Refusal("bad_input", what="database URL", problem=problem) from problem
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: object, _entry: ConnectionPoolEntry) -> None:
    """Settings of each connection. Transactions are begun by us, not by the driver's guess."""
    connection.isolation_level = None  # type: ignore[attr-defined]
    for setting in SQLITE_SETTINGS:
        connection.execute(setting)  # type: ignore[attr-defined]


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.connection.cursor().execute("BEGIN IMMEDIATE" if writes else "BEGIN")
