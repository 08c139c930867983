"""The same store on PostgreSQL: a private cluster on a unix socket, if one can be started here."""

from __future__ import annotations

import json
import os
import pwd
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from meadhall.store.database import open_database
from meadhall.store.store import Store
from tests.site.running import PATIENCE, Person, Server, my_turn, play_out
from tests.store.test_store import check_matches, check_migrations_make_the_tables

pytestmark = pytest.mark.slow
USER = "postgres"
LINES = 5


def tool(name: str) -> str | None:
    places = [str(place / "bin") for place in sorted(Path("/usr/lib/postgresql").glob("*"))]
    return shutil.which(name, path=os.pathsep.join([*places, os.environ.get("PATH", "")]))


def find_tools() -> dict[str, str]:
    if tool("initdb") is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", "postgresql"]
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(install, env=quiet, capture_output=True, check=False, timeout=300)
    found = {name: tool(name) for name in ("initdb", "pg_ctl")}
    if None in found.values():
        pytest.skip("PostgreSQL is not installed, and cannot be installed here")
    return {name: path for name, path in found.items() if path}


def as_owner() -> dict[str, int]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    try:
        owner = pwd.getpwnam(USER)
    except KeyError:
        pytest.skip("running as root, and there is no user for PostgreSQL")
    return {"user": owner.pw_uid, "group": owner.pw_gid}


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The folder of the socket of a running cluster."""
    tools, owner = find_tools(), as_owner()
    folder = Path(mkdtemp(prefix="mh-pg-"))
    if owner:
        os.chown(folder, owner["user"], owner["group"])
    data = str(folder / "data")

    def run(*command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, timeout=120, cwd=folder, **owner)  # type: ignore[call-overload]

    run(tools["initdb"], "-D", data, "-U", USER, "--auth=trust", "--no-sync")
    only_socket = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    run(tools["pg_ctl"], "-D", data, "-w", "-l", str(folder / "log"), "-o", only_socket, "start")
    try:
        yield str(folder)
    finally:
        run(tools["pg_ctl"], "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def url(cluster: str, request: pytest.FixtureRequest) -> str:
    """A fresh database for each test."""
    import psycopg  # noqa: PLC0415

    name = f"test_{abs(hash(request.node.name))}"
    with psycopg.connect(f"host={cluster} user={USER} dbname=postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://{USER}@/{name}?host={cluster}"


def test_migrations_make_the_tables(url: str) -> None:
    check_migrations_make_the_tables(open_database(url))


def test_what_is_written_is_read_back(url: str) -> None:
    store = Store(url)
    check_matches(store)
    store.close()


def test_a_match_is_played_killed_and_goes_on(url: str, tmp_path: Path, third_party_folder: Path) -> None:
    with Server(tmp_path, third_party_folder, database=url) as server:
        ann = server.person()
        table = ann.create("me", "random", "greedy")["table"]
        server.kill()
        server.start()
        assert play_out([ann], table)["result"]


@pytest.fixture
def two_people(url: str, tmp_path: Path, third_party_folder: Path) -> Iterator[tuple[Person, Person, str]]:
    """Two at one table, each at a process of their own."""
    with (
        Server(tmp_path / "one", third_party_folder, database=url) as one,
        Server(tmp_path / "two", third_party_folder, database=url) as two,
    ):
        ann, bo = one.person("Ann"), two.person("Bo")
        made = ann.create("me", "open")
        bo.done(made["table"], "sit", invitation=made["invitation"])
        yield ann, bo, made["table"]


def test_viewers_at_another_process_see_moves_at_once(two_people: tuple[Person, Person, str]) -> None:
    ann, bo, table = two_people
    frame = ann.wait_for(table, lambda frame: frame["status"] == "playing")
    with bo.socket(table) as window:
        seen = json.loads(window.recv(timeout=PATIENCE))
        mover = ann if my_turn(frame) else bo
        watching = bo if mover is ann else ann
        assert mover.play_any(mover.look(table), random.Random(1)).status_code == 200
        while seen["seq"] == frame["seq"]:
            seen = json.loads(window.recv(timeout=PATIENCE))
    assert watching.wait_for(table, lambda frame: frame["seq"] == seen["seq"])


def test_what_is_said_at_one_process_is_read_at_the_other(two_people: tuple[Person, Person, str]) -> None:
    ann, bo, table = two_people
    for number in range(LINES):  # each may be faster than the news of the other's line
        for speaker in (ann, bo):
            speaker.done(table, "chat", kind="text", text=f"line {number}")
    for reader in (ann, bo):
        chat = reader.wait_for(table, lambda frame: frame["said"] == 2 * LINES)["chat"]
        assert [(line["name"], line["text"]) for line in chat] == [
            (name, f"line {number}") for number in range(LINES) for name in ("Ann", "Bo")
        ]
