"""A house of several processes on one SQLite file: each table is kept by one of them, and nobody notices."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import re
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from meadhall.site.server import Ending
from meadhall.site.settings import Settings
from meadhall.site.wings import steward
from meadhall.site.wings.plan import wing_for, wing_of
from tests.site.running import (
    PATIENCE,
    Frame,
    Person,
    Server,
    is_running,
    kill_process,
    my_turn,
    over,
    play_out,
)

WINGS = 3
TABLES, MOST_TABLES = 6, 100


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory, third_party_folder: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("wings"), third_party_folder, processes=WINGS) as running:
        yield running


def wings_of(server: Server) -> list[int]:
    return server.children()


def measured(server: Server, wing: int, name: str) -> float:
    with server.stranger() as listener:
        text = listener.get(f"/metrics?wing={wing}").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


def spread_tables(ann: Person, bo: Person) -> list[str]:
    """Tables of these two in every wing: whoever makes one does so where the account is at home."""
    made: list[str] = []
    while len(made) < TABLES or {wing_of(table, WINGS) for table in made} != set(range(WINGS)):
        maker = Person(ann.server, f"Maker {len(made)}")
        table = maker.create("open", "open", public=True)["table"]
        for person in (ann, bo):
            person.done(table, "sit")
        made.append(table)
        assert len(made) < MOST_TABLES
    return made


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


# -- the plan ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "start", [b"GET /table/%b HTTP/1.1", b"POST /api/tables/%b/play HTTP/1.1", b"GET /table/%b?a=1"]
)
def test_a_request_for_a_table_goes_to_the_wing_that_keeps_it(start: bytes) -> None:
    for number in range(50):
        assert wing_for(start % (b"t%d" % number), "", WINGS) == wing_of(f"t{number}", WINGS)


@pytest.mark.parametrize(
    "line", [b"GET / HTTP/1.1", b"GET /static/a.js HTTP/1.1", b"GET /tables HTTP/1.1", b"\x16\x03", b""]
)
def test_what_concerns_no_table_is_answered_anywhere(line: bytes) -> None:
    assert wing_for(line, "", WINGS) is None


def test_deeds_of_one_visitor_are_counted_in_one_wing() -> None:
    by_cookie = {
        wing_for(b"POST /login HTTP/1.1\r\nHost: x\r\nCookie: a=1\r\n", f"1.2.3.{n}", WINGS)
        for n in range(20)
    }
    by_address = {wing_for(b"POST /login HTTP/1.1\r\nHost: x\r\n", "1.2.3.4", WINGS) for _ in range(20)}
    assert len(by_cookie) == len(by_address) == 1
    everybody = {wing_for(b"POST /login HTTP/1.1\r\n", f"1.2.3.{n}", WINGS) for n in range(50)}
    assert everybody == set(range(WINGS))


def test_measures_are_those_of_the_wing_asked_for() -> None:
    assert wing_for(b"GET /metrics HTTP/1.1", "", WINGS) == 0
    assert wing_for(b"GET /metrics?wing=2 HTTP/1.1", "", WINGS) == 2
    assert wing_for(b"GET /metrics?wing=77 HTTP/1.1", "", WINGS) == WINGS - 1


# -- playing -------------------------------------------------------------------------------------------


def test_everybody_meets_at_every_table(services: Server) -> None:
    """Two people and a stranger, each over one connection for requests and a socket for each table."""
    ann, bo = services.person("Ann"), services.person("Bo")
    tables = spread_tables(ann, bo)
    with ExitStack() as stack:
        sockets = [stack.enter_context(who.socket(table)) for table in tables for who in (ann, bo)]
        for table in tables:
            bo.wait_for(table, lambda frame: [seat["present"] for seat in frame["seats"]] == [True, True])
            ann.done(table, "chat", kind="text", text=f"Hello at {table}")
        for number, line in enumerate(sockets):
            table = tables[number // 2]
            while f"Hello at {table}" not in (on_news := str(line.recv(timeout=PATIENCE))):
                assert json.loads(on_news)["table"] == table
        kept = [sum(wing_of(table, WINGS) == wing for table in tables) for wing in range(WINGS)]
        assert [measured(services, wing, 'meadhall_sockets{kind="socket"}') for wing in range(WINGS)] == [
            2 * n for n in kept
        ]
    for table in tables:
        assert over(play_out([ann, bo], table))


def test_bots_play_on_in_every_wing(services: Server) -> None:
    makers = [services.person(f"Host {number}") for number in range(8)]
    tables = [maker.create("random", "random", "random", public=True)["table"] for maker in makers]
    assert len({wing_of(table, WINGS) for table in tables}) > 1
    for maker, table in zip(makers, tables, strict=True):
        maker.wait_for(table, over)


def test_what_is_played_now_is_listed_whichever_wing_answers(services: Server) -> None:
    makers = [services.person(f"Host {number}") for number in range(8)]
    tables = [maker.create("me", "random", public=True)["table"] for maker in makers]
    with ExitStack() as stack, services.stranger() as listener:
        for maker, table in zip(makers, tables, strict=True):
            stack.enter_context(maker.socket(table))

        def all_listed() -> bool:
            pages = [services.stranger().get("/tables").text for _ in range(6)] + [
                listener.get("/tables").text
            ]
            return all(f"/table/{table}" in page for page in pages for table in tables)

        until(all_listed)


def test_a_new_name_is_known_in_every_wing(services: Server) -> None:
    ann, bo = services.person("Ann"), services.person("Bo")
    tables = spread_tables(ann, bo)
    for table in tables:
        assert bo.look(table)["seats"][0]["name"] == "Ann"
    renamed = ann.http.post("/account/rename", data={"name": "Anna"}, headers={"origin": services.url})
    assert renamed.status_code in (200, 303), renamed.text
    for table in tables:
        bo.wait_for(table, lambda frame: frame["seats"][0]["name"] == "Anna")


# -- connections ---------------------------------------------------------------------------------------


def conversation(server: Server, *pieces: bytes) -> bytes:
    """What is answered to these pieces, sent one after the other."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        for piece in pieces:
            line.sendall(piece)
            time.sleep(0.1)
        line.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: line.recv(65536), b""))


def asking_for(table: str, *more: bytes) -> bytes:
    return b"\r\n".join([b"GET /api/tables/%b HTTP/1.1" % table.encode(), b"host: x", *more, b"", b""])


def test_a_connection_moves_between_requests_only(services: Server) -> None:
    """A head that comes in pieces is one head, though a piece of it looks like a request of its own."""
    ann, bo = services.person("Ann"), services.person("Bo")
    tables = spread_tables(ann, bo)
    here = next(table for table in tables if wing_of(table, WINGS) == 0)
    there = next(table for table in tables if wing_of(table, WINGS) == 1)
    piece = asking_for(there, b"connection: close")
    answer = conversation(services, b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-odd: ", piece)
    assert answer.count(b"HTTP/1.1 200") == 1
    assert b'"status":"ok"' in answer and there.encode() not in answer
    for first, second in ((here, there), (there, here)):
        answer = conversation(services, asking_for(first), asking_for(second, b"connection: close"))
        assert answer.count(b"HTTP/1.1 200") == 2
        assert answer.index(first.encode()) < answer.index(second.encode())


def test_requests_sent_together_are_answered_in_order(services: Server) -> None:
    ann, bo = services.person("Ann"), services.person("Bo")
    tables = spread_tables(ann, bo)
    asked = b"".join(asking_for(table) for table in tables[:-1]) + asking_for(
        tables[-1], b"connection: close"
    )
    answer = conversation(services, asked)
    found = [answer.index(b'"table":"%b"' % table.encode()) for table in tables]
    assert found == sorted(found)


def test_a_body_travels_with_its_request(services: Server) -> None:
    ann, bo = services.person("Ann"), services.person("Bo")
    dice = random.Random(7)
    for table in spread_tables(ann, bo):
        frame: Frame = ann.look(table)
        mover = ann if my_turn(frame) else bo
        choice = dice.choice(mover.look(table)["decision"]["choices"])["choice"]
        wish = json.dumps(
            {"seat": mover.look(table)["viewer"], "seq": frame["seq"], "choice": choice}
        ).encode()
        head = (
            b"POST /api/tables/%b/play HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            % table.encode()
        )
        head += b"authorization: %b\r\ncontent-length: %d\r\n" % (
            mover.headers["authorization"].encode(),
            len(wish),
        )
        answer = conversation(services, head + b"connection: close\r\n\r\n" + wish[:9], wish[9:])
        assert answer.startswith(b"HTTP/1.1 200"), answer
        assert mover.look(table)["seq"] > frame["seq"]


# -- dying -------------------------------------------------------------------------------------------


def test_a_wing_that_dies_is_replaced_and_nothing_is_lost(new_server: Callable[..., Server]) -> None:
    services = new_server(processes=2)
    ann, bo = services.person("Ann"), services.person("Bo")
    dice = random.Random(3)
    tables = [
        services.person(f"Maker {number}").create("open", "open", public=True)["table"] for number in range(6)
    ]
    for table in tables:
        ann.done(table, "sit")
        bo.done(table, "sit")
    for _round in range(3):
        acknowledged = {}
        for table in tables:
            frame = ann.look(table)
            mover = ann if my_turn(frame) else bo
            answer = mover.play_any(mover.look(table), dice)
            assert answer.status_code == 200
            acknowledged[table] = answer.json()["seq"]
        kill_process(dice.choice(wings_of(services)))
        fresh = services.person("Witness")
        for table, seq in acknowledged.items():
            assert fresh.look(table)["seq"] == seq
        until(lambda: len(wings_of(services)) == 2)
        for person in (ann, bo):
            person.http.close()
            person.http = type(person.http)(base_url=services.url, headers=person.headers, timeout=PATIENCE)
    for table in tables:
        assert over(play_out([ann, bo], table))


def test_no_wing_outlives_the_house(new_server: Callable[..., Server]) -> None:
    services = new_server(processes=2)
    wings = wings_of(services)
    assert len(wings) == 2
    services.kill()
    until(lambda: not any(is_running(wing) for wing in wings))
    services.start()  # at the same port
    wings = wings_of(services)
    assert services.stop() == 0
    assert not any(is_running(wing) for wing in wings)


def asked_to_end_while_wings_are_born(folder: Path) -> None:
    """Each wing, before it knows what signals mean to it, has the steward end all."""

    in_time = steward._end_with

    def late(parent: int) -> None:
        in_time(parent)
        os.kill(parent, signal.SIGTERM)
        time.sleep(0.5)

    steward._end_with = late
    ending = steward.open_house(Settings(folder, port=0, processes=2), lambda _port: None)
    sys.exit(ending is not Ending.ASKED)


def test_a_wing_ends_that_is_asked_to_while_it_is_born(tmp_path: Path) -> None:
    spawning = multiprocessing.get_context("spawn")
    services = spawning.Process(target=asked_to_end_while_wings_are_born, args=(tmp_path,))
    services.start()
    services.join(30)
    try:
        assert services.exitcode == 0
    finally:
        services.kill()  # and its wings, if there are any


def test_a_house_that_cannot_be_opened_says_so(tmp_path: Path, third_party_folder: Path) -> None:
    with pytest.raises(AssertionError, match="Cannot open the database"):
        Server(
            tmp_path, third_party_folder, processes=2, database=f"sqlite:////{tmp_path}/missing/folder.sqlite"
        )
