"""Health, numbers, logs, and an orderly end."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.site.running import Server, play_out

SERVICE_RESTART = 1012


def test_health_and_numbers(new_server: Callable[..., Server]) -> None:
    server = new_server()  # of its own: at the other nobody is waited for, and a bot may choose for Ann
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    ann = server.person()
    table = ann.create("me", "random")["table"]
    play_out([ann], table)
    with ann.socket(table) as socket:
        socket.recv(timeout=60)
        text = httpx.get(f"{server.url}/metrics").text
    assert (
        float(re.findall(r'meadhall_moves_total\{actor="person"\} (\S+)', text)[0]) >= 1
    )  # games may be short
    assert float(re.findall(r'meadhall_sockets\{kind="socket"\} (\S+)', text)[0]) >= 1
    for name in ("meadhall_live_tables", "meadhall_bot_queue", "meadhall_move_seconds_bucket"):
        assert name in text
    assert table not in text


def test_an_orderly_end_tells_sockets_to_come_back(new_server: Callable[..., Server]) -> None:
    server = new_server()
    ann = server.person()
    table = ann.create("me", "random", "search:200ms", game="nidavellir")["table"]
    with ann.socket(table) as socket, ann.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        socket.recv(timeout=60)
        lines = stream.iter_lines()
        assert next(lines).startswith("id: ")
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SERVICE_RESTART
        assert "event: table" in list(lines)  # the stream has ended, and not by an error
    assert not [line for line in server.log_lines() if line["level"] == "error"]
    server.start()
    with ann.socket(table) as socket:
        assert json.loads(socket.recv(timeout=60))["status"] == "playing"


def test_whoever_asks_twice_is_obeyed_at_once_and_in_order(new_server: Callable[..., Server]) -> None:
    server = new_server()
    ann = server.person()
    table = ann.create("me", "random", "search:200ms", game="nidavellir")["table"]
    with ann.socket(table) as socket:
        socket.recv(timeout=60)
        server.process.terminate()
        time.sleep(0.05)  # two signals at the same moment would be one
        assert server.stop() == 0
    assert not [line for line in server.log_lines() if line["level"] == "error"]
    server.start()
    assert ann.look(table)["status"] == "playing"


def test_logs_are_json_lines(server: Server) -> None:
    httpx.get(f"{server.url}/api/games")
    lines = server.log_lines()
    assert all({"timestamp", "level", "logger", "message"} <= set(line) for line in lines)
