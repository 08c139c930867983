"""Servers and people for tests: real processes, real sockets, loopback only."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.site.server_process import NURSERY, serve
from tests.third_party import environment

Frame = dict[str, Any]
PATIENCE = 180.0
NO_NEWS = 2**31 - 1  # as `since`: all that happened would be put into words anew with every look


class Server:
    """A server process on a data folder; it can be killed and started again."""

    def __init__(self, folder: Path, packages: Path, **settings: object) -> None:
        self.folder = folder
        self.packages = packages
        self.settings = settings
        self.log = folder / "log.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        self.log.touch()
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        if self.process.is_alive():
            self.stop()

    def start(self) -> None:
        on_news, told = NURSERY.Pipe(duplex=False)
        settings = (self.folder / "data", self.settings, environment(self.packages), self.log)
        self.process = NURSERY.Process(target=serve, args=(*settings, told))
        self.process.start()
        told.close()
        self.port = 0
        with suppress(EOFError):  # it has ended
            self.port = on_news.recv() if on_news.poll(PATIENCE) else 0
        if not self.port:
            self.kill()
            raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")
        self.settings["port"] = self.port

    def kill(self) -> None:
        """As a power cut would: no chance to clean up."""
        self.process.kill()
        self.process.join(PATIENCE)

    def stop(self) -> int | None:
        """The exit code."""
        self.process.terminate()
        self.process.join(PATIENCE)
        return self.process.exitcode

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, name: str = "Ann") -> Person:
        return Person(self, name)

    def stranger(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE)

    def log_lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(child) for child in listed.split()]

    def worker_processes(self) -> list[int]:
        return [pid for pid in self.children() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


class Person:
    """Somebody who plays by the API with a token."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        with server.stranger() as listener:
            entered = listener.post("/api/guest", json={"name": name})
            assert entered.status_code == 201, entered.text
            self.account = entered.json()
            made = listener.post("/api/tokens", json={}, headers={"origin": server.url})
            assert made.status_code == 201, made.text
        self.headers = {"authorization": f"Bearer {made.json()['token']}"}
        self.http = httpx.Client(base_url=server.url, headers=self.headers, timeout=PATIENCE)

    def create(self, *seats: str, game: str = "hoard", **config: object) -> Frame:
        answer = self.http.post("/api/tables", json={"game": game, "seats": list(seats), **config})
        assert answer.status_code == 201, answer.text
        return frame_of(answer)

    def look(self, table: str, **query: int | bool) -> Frame:
        answer = self.http.get(f"/api/tables/{table}", params=query)
        assert answer.status_code == 200, answer.text
        return frame_of(answer)

    def do(self, table: str, deed: str, **wish: object) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/{deed}", json=wish)

    def done(self, table: str, deed: str, **wish: object) -> Frame:
        answer = self.do(table, deed, **wish)
        assert answer.status_code == 200, answer.text
        return frame_of(answer)

    def socket(self, table: str, **query: int | str) -> ClientConnection:
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket?{asked}"
        return connect(url, additional_headers=self.headers, max_size=None)

    def wait_for(self, table: str, condition: Callable[[Frame], bool]) -> Frame:
        """The frame, without news, of which the condition holds."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            frame = self.look(table, since=NO_NEWS)
            if condition(frame):
                return frame
            time.sleep(0.02)
        raise AssertionError(f"waited in vain: {frame}")

    def play_any(self, frame: Frame, dice: random.Random) -> httpx.Response:
        choice = dice.choice(frame["decision"]["choices"])["choice"]
        return self.do(frame["table"], "play", seat=frame["viewer"], seq=frame["seq"], choice=choice)


def frame_of(answer: httpx.Response) -> Frame:
    frame: Frame = answer.json()
    return frame


def my_turn(frame: Frame) -> bool:
    return frame["viewer"] in frame["deciding"] or over(frame)


def over(frame: Frame) -> bool:
    return bool(frame["status"] == "over")


def reason(answer: httpx.Response) -> str:
    told: str = answer.json()["error"]["reason"]
    return told


def play_out(people: list[Person], table: str, seed: int = 1) -> Frame:
    """These people play at random till the end; the last frame, without news."""
    dice = random.Random(seed)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        idle = True
        for person in people:
            frame = person.look(table, since=NO_NEWS)
            if over(frame):
                return frame
            if my_turn(frame):
                idle = False
                answer = person.play_any(frame, dice)
                assert answer.status_code == 200 or reason(answer) == "stale_seq", answer.text
        if idle:
            time.sleep(0.01)
    raise AssertionError("the game does not end")


def kill_process(pid: int) -> None:
    with suppress(ProcessLookupError):  # a pool ends the others by itself once one of them is gone
        os.kill(pid, signal.SIGKILL)


def is_running(pid: int) -> bool:
    """Also whoever has ended and is not yet buried has ended."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rsplit(")", 1)[1].split()[0] != "Z"
