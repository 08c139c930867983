"""The store on SQLite: migrations, settings, shared commits, and the primary key as referee."""

from __future__ import annotations

import asyncio
import time
from asyncio import Future
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError

from meadhall.core.errors import Refusal
from meadhall.store import accounts, matches
from meadhall.store.database import MIGRATIONS, newest_shape, open_database, sqlite_url
from meadhall.store.matches import LogEntry, MatchConfig, MatchProgress, Seat
from meadhall.store.schema import metadata
from meadhall.store.store import Store, nothing
from meadhall.store.writer import Writer

TERMS = MatchConfig("m", "hoard", 1, {}, b"seed", "hash", {}, 0, True, "invitation", 1)


def in_an_event_loop(test: Callable[[Path], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    return run


def check_migrations_make_the_tables(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def check_matches(store: Store) -> None:
    """Write and read back one of each."""

    async def run() -> None:
        await store.write(accounts.add, "a", "Ann", 1)
        await store.write(matches.add, TERMS, [Seat("a", "Ann"), Seat(bot="random")], MatchProgress())
        entries = [LogEntry(0, "play", 0, 5, "person", 2), LogEntry(1, "play", 1, 6, "bot", 3)]
        await store.append("m", entries)
        assert await store.read(matches.log, "m") == entries
        assert await store.read(matches.log, "m", 1) == entries[1:]
        sitting = [Seat("a", "Ann"), Seat(bot="random")]
        assert await store.read(matches.find, "m") == (TERMS, MatchProgress(), sitting)
        assert await store.read(matches.find, "n") is None
        assert await store.read(matches.lines, ["n", "m"]) == [(TERMS, MatchProgress(), sitting)]
        with pytest.raises(IntegrityError):
            await store.append("m", [LogEntry(1, "play", 0, 9, "person", 4)])
        assert await store.read(matches.log, "m") == entries
        await store.write(matches.set_progress, "m", MatchProgress("playing", 1))
        assert await store.read(matches.played_by, "a", 5) == ["m"]
        await store.write(matches.seat, "m", 0, Seat("a", "Ann", bot="greedy"))
        assert await store.read(matches.played_by, "a", 5) == []
        await store.write(matches.set_progress, "m", MatchProgress("over", 1, 2, {"scores": [1, 2]}))
        assert await store.read(matches.of_account, "a", 5) == ["m"]
        assert await store.read(matches.lobby, 5) == []

    asyncio.run(run())


def test_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    check_migrations_make_the_tables(open_database(sqlite_url(tmp_path)))


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    check_matches(store)
    store.close()


def test_opening_again_keeps_everything(tmp_path: Path) -> None:
    first = Store(sqlite_url(tmp_path))
    check_matches(first)
    first.close()
    again = Store(sqlite_url(tmp_path))
    assert asyncio.run(again.read(matches.under_way)) == []
    assert len(asyncio.run(again.read(matches.log, "m"))) == 2
    again.close()


def test_sqlite_is_set_to_be_safe(tmp_path: Path) -> None:
    with open_database(sqlite_url(tmp_path)).connect() as connection:
        settings = ("journal_mode", "synchronous", "foreign_keys")
        assert [connection.scalar(text(f"PRAGMA {name}")) for name in settings] == ["wal", 2, 1]


@in_an_event_loop
async def test_one_failing_job_does_not_spoil_the_others(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    writer = Writer(engine)

    def add(name: str) -> Future[None]:
        return writer.write(lambda connection: accounts.add(connection, name, name, 1))

    def fail(connection: Connection) -> None:
        accounts.add(connection, "half", "half", 1)
        raise ValueError("no")

    promises = [add(str(number)) for number in range(50)]
    failing = writer.write(fail)
    twice = add("7")
    assert await asyncio.gather(*promises) == [None] * 50
    with pytest.raises(ValueError, match="no"):
        await failing
    with pytest.raises(IntegrityError):
        await twice
    writer.close()
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM accounts")) == 50


@in_an_event_loop
async def test_of_rows_written_together_only_those_that_come_too_late_are_refused(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    writer = Writer(engine)
    await writer.write(lambda connection: matches.add(connection, TERMS, [Seat()], MatchProgress()))
    held = writer.write(lambda _connection: time.sleep(0.2))  # what comes meanwhile is written together

    def append(seq: int, choice: int) -> Future[None]:
        row = LogEntry(seq, "play", 0, choice, "person", 1)
        return writer.write(nothing, matches.rows_of("m", [row]))

    promises = [append(seq, choice=1) for seq in range(20)]
    late = append(7, choice=2)
    await held
    assert await asyncio.gather(*promises) == [None] * 20
    with pytest.raises(IntegrityError):
        await late
    writer.close()
    with engine.connect() as connection:
        assert [entry.choice for entry in matches.log(connection, "m")] == [1] * 20


@in_an_event_loop
async def test_who_has_stopped_waiting_does_not_disturb_the_others(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    writer = Writer(engine)
    held = writer.write(lambda _connection: time.sleep(0.2))
    gone = writer.write(lambda connection: accounts.add(connection, "gone", "gone", 1))
    there = writer.write(lambda connection: accounts.add(connection, "there", "there", 1))
    gone.cancel()
    await asyncio.gather(held, there)
    writer.close()
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM accounts")) == 2


def test_what_was_begun_is_written_though_its_event_loop_has_ended(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    writer = Writer(engine)

    async def ask() -> None:
        writer.write(lambda _connection: time.sleep(0.2))
        writer.write(lambda connection: accounts.add(connection, "last", "last", 1))

    asyncio.run(ask())
    writer.close()
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM accounts")) == 1


@pytest.mark.parametrize("url", ["nonsense", "mysterious://x", "sqlite:////nowhere/at/all.sqlite"])
def test_a_database_that_cannot_be_opened_is_refused(url: str) -> None:
    with pytest.raises(Refusal):
        open_database(url)


def test_what_a_newer_house_has_written_is_left_alone(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Refusal, match="newer Meadhall"):
        open_database(sqlite_url(tmp_path))


def test_the_newest_migration_is_known_without_alembic() -> None:
    assert newest_shape() == ScriptDirectory(str(MIGRATIONS)).get_current_head()
