"""Measures a server under load, on loopback: tables full of players, and spectators.

Every table has two players and some spectators. Each has its own compressed WebSocket: that of programs, or
with `--html` that of the pages. Players choose at random after a pause. A copy of the table tells them what
they may choose, so that they need not read frames. The report has moves per second, the time from sending a
choice to its arrival at another viewer, the server's processor time per move, and its memory. It also has
what explains a bad figure: how busy the clients were, how much processor time the host of a virtual machine
gave to others, and how fast a core was before and after. Without options four loads are measured, one after
the other; otherwise the one that the options describe.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meadhall.games.nidavellir.look.bids import LAID_OF_BID
from meadhall.site.auth import Accounts, load_key
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.lobby import Lobby
from meadhall.site.matches.new_match import NewMatch
from meadhall.site.matches.plan import PERSON
from meadhall.site.matches.service import Service
from meadhall.site.metrics import Metrics
from meadhall.site.server import run
from meadhall.site.settings import RateLimits, Settings
from meadhall.store.database import sqlite_url
from meadhall.store.store import Store

PLAYERS = 2
CONNECTING_TOGETHER = 20
NO_THINKING = ["--spectators", "0", "--think", "0", "--seconds", "8"]
WARM_UP = 1  # seconds
OVER_SHARE = 0.05  # measuring ends when so many tables are over: it is no longer the same load
LOADS: list[tuple[str, list[str]]] = [
    ("Programs: four at each table, players think", []),
    ("Pages: four at each table, players think", ["--html"]),
    ("Programs: two at each table, players do not think", NO_THINKING),
    ("Pages: two at each table, players do not think", [*NO_THINKING, "--html"]),
]
NO_LIMITS = RateLimits(**dict.fromkeys(asdict(RateLimits()), 100_000_000))


@dataclass
class Tally:
    moves: int = 0
    frames: int = 0
    bytes: int = 0
    refused: int = 0
    seconds: list[float] = field(default_factory=list)


@dataclass
class Place:
    """A table of the load: a copy that knows the rules, the tokens of its players, and the move under way."""

    copy: LiveMatch
    tokens: list[str]
    asked: int = -1  # the seq at which a player began to think
    mover: int = -1
    sent: float = 0.0

    def is_asked(self, seat: int, seq: int) -> bool:
        return seq == self.copy.seq != self.asked and self.copy.state.to_act()[:1] == [seat]

    @property
    def over(self) -> bool:
        return not self.copy.state.to_act()

    def move(self, seat: int, choice: int) -> None:
        self.copy.accept(self.copy.plan(seat, choice, PERSON, 0))
        self.mover, self.sent = seat, time.perf_counter()


def serve(folder: Path, port: Connection) -> None:
    os.dup2(os.open(folder / "log.jsonl", os.O_WRONLY | os.O_CREAT), 2)
    run(Settings(folder, port=0, limits=NO_LIMITS), port.send)


async def set_up(folder: Path, tables: int, game: str) -> list[Place]:
    """Tables with their players, made before the server starts."""
    store = Store(sqlite_url(folder))
    service = Service(store, Metrics())
    accounts, lobby = Accounts(store, load_key(folder)), Lobby(service, 60)

    async def one(number: int) -> Place:
        people = [await accounts.enter_as_guest(f"Player {number}") for _ in range(PLAYERS)]
        table = await lobby.create(NewMatch(game, ["me"] + ["open"] * (PLAYERS - 1), public=True), people[0])
        for person in people[1:]:
            await lobby.sit(table.id, person, None, None)
        return Place(table, [await accounts.new_token(person, "load") for person in people])

    places = await asyncio.gather(*(one(number) for number in range(tables)))
    store.close()
    return places


# -- sockets ---------------------------------------------------------------------------------------


class Viewer:
    """A socket of a program: a player (with a token) or a spectator."""

    address = "/api/tables/{table}/socket"
    opening = b'{"type":"table"'

    def __init__(self, place: Place, seat: int, tally: Tally, think: float) -> None:
        self.place = place
        self.seat = seat
        self.tally = tally
        self.think = think

    async def watch(self, socket: ClientConnection, all_here: asyncio.Event, counting: asyncio.Event) -> None:
        await all_here.wait()
        while True:
            data = await socket.recv(decode=False)
            now = time.perf_counter()
            if not data.startswith(self.opening):
                self.tally.refused += b'"refused"' in data[:40]
                continue
            seq = _seq(data)
            if counting.is_set():
                self.count(data, seq, now)
            if self.seat >= 0 and self.place.is_asked(self.seat, seq):
                await self.play(socket, seq)

    def count(self, data: bytes, seq: int, now: float) -> None:
        self.tally.frames += 1
        self.tally.bytes += len(data)
        if self.place.sent and seq == self.place.copy.seq and self.place.mover != self.seat:
            self.tally.seconds.append(now - self.place.sent)

    async def play(self, socket: ClientConnection, seq: int) -> None:
        self.place.asked = seq
        choice = random.choice(self.place.copy.state.choices(self.seat))
        *steps, last = self.messages(seq, choice)
        think = self.think / (len(steps) + 1)
        for step in steps:
            await self.ponder(think)
            await socket.send(orjson.dumps(step), text=True)
        await self.ponder(think)
        self.place.move(self.seat, choice)
        self.tally.moves += 1
        await socket.send(orjson.dumps(last), text=True)

    async def ponder(self, mean: float) -> None:
        await asyncio.sleep(random.expovariate(1 / mean) if mean else 0)

    def messages(self, seq: int, choice: int) -> Iterator[dict[str, object]]:
        yield {"type": "play", "seat": self.seat, "seq": seq, "choice": choice}


class Page(Viewer):
    """A socket of a page; its player makes each choice by one press."""

    address = "/table/{table}/live"
    opening = b'{"type":"regions"'

    def messages(self, seq: int, choice: int) -> Iterator[dict[str, object]]:
        for number, key in enumerate(self.keys(choice)):
            yield {"type": "press", "id": f"{seq}.{number}", "seq": seq, "key": key}

    def keys(self, choice: int) -> Iterator[str]:
        yield f"choice:{choice}"


class PageByHand(Page):
    """Puts bids of Nidavellir together piece by piece: coin, tavern, coin, tavern, coin, tavern, done."""

    def keys(self, choice: int) -> Iterator[str]:
        if choice not in LAID_OF_BID or self.place.copy.state.decision(self.seat) != "bid":
            yield from super().keys(choice)
            return
        yield "clear"
        for tavern, coin in enumerate(LAID_OF_BID[choice]):
            yield f"coin:{coin}"
            yield f"slot:{tavern}"
        yield "lock"


def _seq(data: bytes) -> int:
    start = data.index(b'"seq":') + 6
    return int(data[start : data.index(b",", start)])


# -- measuring -------------------------------------------------------------------------------------


def server_state(pid: int) -> tuple[float, float]:
    """Processor seconds and megabytes of a process and those it has started."""
    place = Path(f"/proc/{pid}")
    fields = (place / "stat").read_text().rpartition(")")[2].split()
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    proportional = next(line for line in (place / "smaps_rollup").open() if line.startswith("Pss:"))
    megabytes = int(proportional.split()[1]) / 1e3
    for child in (place / f"task/{pid}/children").read_text().split():
        more_seconds, more_megabytes = server_state(int(child))
        seconds, megabytes = seconds + more_seconds, megabytes + more_megabytes
    return seconds, megabytes


def stolen_seconds() -> float:
    """Processor seconds that the host of a virtual machine gave to others."""
    return int(Path("/proc/stat").read_text().split("\n", 1)[0].split()[8]) / os.sysconf("SC_CLK_TCK")


def core_speed() -> float:
    """Millions of additions per second of processor time: a virtual core is not always as fast."""
    started, total = time.process_time(), 0
    for number in range(2_000_000):
        total += number
    return 2.0 / (time.process_time() - started)


async def load(port: int, pid: int, places: list[Place], arguments: argparse.Namespace) -> None:
    tally, all_here, counting = Tally(), asyncio.Event(), asyncio.Event()
    gate = asyncio.Semaphore(CONNECTING_TOGETHER)
    kind = PageByHand if arguments.by_hand else Page if arguments.html else Viewer
    opened = 0

    async def sit(place: Place, seat: int) -> None:
        nonlocal opened
        headers = {"Authorization": f"Bearer {place.tokens[seat]}"} if seat >= 0 else {}
        url = f"ws://127.0.0.1:{port}{kind.address.format(table=place.copy.id)}"
        async with gate:
            socket = await connect(url, additional_headers=headers, max_size=None, open_timeout=60)
        opened += 1
        async with socket:
            await kind(place, seat, tally, arguments.think).watch(socket, all_here, counting)

    seats = [*range(PLAYERS), *[-1] * arguments.spectators]
    sitting = [asyncio.create_task(sit(place, seat)) for seat in seats for place in places]
    while opened < len(sitting):
        await asyncio.sleep(0.1)
    all_here.set()
    await asyncio.sleep(WARM_UP)
    cpu, _ = server_state(pid)
    own_cpu, stolen = time.process_time(), stolen_seconds()
    tally.moves, started = 0, time.perf_counter()
    counting.set()
    await measured(places, arguments.seconds)
    counting.clear()
    elapsed, (cpu_after, megabytes) = time.perf_counter() - started, server_state(pid)
    report(tally, len(sitting), len(places), elapsed, cpu_after - cpu, megabytes)
    print(f"clients' processor    {(time.process_time() - own_cpu) / elapsed * 100:.0f} % of one core")
    print(f"taken by the host     {(stolen_seconds() - stolen) / elapsed * 100:.0f} % of one core")
    print(f"load average          {os.getloadavg()[0]:.1f}")
    for task in sitting:
        task.cancel()
    lost = await asyncio.gather(*sitting, return_exceptions=True)
    print(f"connections lost      {sum(isinstance(one, ConnectionClosed) for one in lost)}")


async def measured(places: list[Place], seconds: float) -> None:
    """Wait so long, or until too many tables are over."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until and sum(place.over for place in places) <= len(places) * OVER_SHARE:
        await asyncio.sleep(0.1)


def report(tally: Tally, sockets: int, tables: int, elapsed: float, cpu: float, megabytes: float) -> None:
    moves = max(1, tally.moves)
    told = statistics.quantiles(tally.seconds, n=100) if len(tally.seconds) > 1 else [0.0] * 99
    print(f"sockets               {sockets} on {tables} tables")
    print(f"moves                 {moves} in {elapsed:.1f} s: {moves / elapsed:.0f} a second")
    size = tally.bytes / max(1, tally.frames)
    print(f"frames                {tally.frames / elapsed:.0f} a second, {size:.0f} bytes before compression")
    print(f"move to other viewer  p50 {told[49] * 1e3:.1f} ms, p99 {told[98] * 1e3:.1f} ms")
    print(f"server processor      {cpu / moves * 1e3:.2f} ms a move, {cpu / elapsed * 100:.0f} % of one core")
    print(f"server memory         {megabytes:.0f} MB")
    print(f"refused               {tally.refused}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--spectators", type=int, default=2, help="at each table (default 2)")
    parser.add_argument("--seconds", type=float, default=15, help="or till tables are over (default 15)")
    parser.add_argument("--think", type=float, default=2.5, help="mean seconds before a choice (default 2.5)")
    parser.add_argument("--game", default="nidavellir")
    parser.add_argument("--html", action="store_true", help="viewers look at pages, not at JSON")
    parser.add_argument(
        "--by-hand", action="store_true", help="pages whose bids are put together coin by coin (Nidavellir)"
    )
    for title, options in LOADS if len(sys.argv) == 1 else [("As asked", sys.argv[1:])]:
        print(f"{title}: {' '.join(options) or 'no options'}", flush=True)
        measure(parser.parse_args(options))


def measure(arguments: argparse.Namespace) -> None:
    speed = core_speed()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        places = asyncio.run(set_up(folder, arguments.tables, arguments.game))
        here, there = multiprocessing.Pipe()
        process = multiprocessing.get_context("spawn").Process(target=serve, args=(folder, there))
        process.start()
        try:
            port = here.recv()
            asyncio.run(load(port, process.pid or 0, places, arguments))
            print(f"speed of a core       {speed:.0f} and {core_speed():.0f} million additions a second")
        finally:
            process.terminate()
            process.join(30)


if __name__ == "__main__":
    main()
