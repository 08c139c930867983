"""No information through timing: a seat with a secret reason to be asked looks to others like one without.

What rivals and spectators are sent is compared between two tables that differ in nothing they may know: how
much, in which order, after which step, over all lines there are.
"""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from meadhall.core.registry import find_game
from meadhall.core.table import NO_CHOICE, Table
from tests.site.live_pages import Page
from tests.site.running import PATIENCE, Frame, Person, Server
from tests.site.twins import KNOWING_NOTHING, SCENARIOS, Scenario, world_of
from tests.third_party import install

MOST_DRAFTS = 2
QUIET = 0.4  # seconds without news
SEED = bytes(range(32))
Heard = dict[str, list[Frame]]  # by line
ASKED = ("twin_goal", "twin_discard", "twin_pioneer")  # in world 0 there is one choice, in world 1 several


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("twins")
    for scenario in SCENARIOS:
        install(folder, scenario.id, f"tests.site.twins:{scenario.id}")
    with Server(tmp_path_factory.mktemp("site"), folder, seed=SEED) as running:
        yield running


@pytest.fixture(params=SCENARIOS, ids=lambda scenario: scenario.id)
def scenario(request: pytest.FixtureRequest) -> Scenario:
    found: Scenario = request.param
    return found


def do(scenario: Scenario, table: Table, deed: str) -> None:
    """With what is forced afterwards."""
    game, choices = find_game(scenario.game), table.choices(0)
    table.rekey(7)
    table.play(0, next(each for each in choices if deed in ("", game.notation(table, 0, each))))
    while (forced := table.openly_forced(0)) != NO_CHOICE:
        table.play(0, forced)


# -- the worlds ------------------------------------------------------------------------------------------


def test_the_worlds_look_alike(scenario: Scenario) -> None:
    one, other = (world_of(scenario, world).copy() for world in (0, 1))
    for viewer in KNOWING_NOTHING:
        assert one.view(viewer) == other.view(viewer)
    for deed in scenario.deeds:
        for table in (one, other):
            do(scenario, table, deed)
        for viewer in KNOWING_NOTHING:
            assert one.view(viewer) == other.view(viewer)


@pytest.mark.parametrize("name", ASKED)
def test_in_one_of_them_a_seat_has_a_secret_reason_to_be_asked(name: str) -> None:
    scenario = next(each for each in SCENARIOS if each.id == name)
    numbers = []
    for world in (0, 1):
        table = world_of(scenario, world).copy()
        for deed in scenario.deeds[:-1]:
            do(scenario, table, deed)
        numbers.append(len(table.choices(0)))
    assert numbers[0] == 1 < numbers[1]


# -- what others are sent --------------------------------------------------------------------------------


class Onlookers:
    """All the lines that a rival and a spectator may hold, and what came over them."""

    def __init__(self, server: Server, table: str, rival: Person, stack: ExitStack) -> None:
        self.table = table
        socket = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.sockets = {
            "rival's socket": stack.enter_context(rival.socket(table)),
            "spectator's socket": stack.enter_context(connect(socket, max_size=None)),
        }
        self.pages = {
            "rival's page": stack.enter_context(Page(server, table, rival)),
            "spectator's page": stack.enter_context(Page(server, table, None)),
        }
        self.stream = stack.enter_context(Stream(server, table))
        self.address = f"{server.url}/api/tables/{table}"
        self.askers = {"rival's look": rival.headers, "spectator's look": {}}

    def on_news(self) -> Heard:
        """Everything since last time, by line, once it is quiet."""
        time.sleep(QUIET)
        on_news = {line: [json.loads(text) for text in waiting(each)] for line, each in self.sockets.items()}
        on_news |= {line: list(heard_by(page)) for line, page in self.pages.items()}
        on_news["stream"] = [json.loads(text) for text in self.stream.taken()]
        for line, headers in self.askers.items():
            on_news[line] = [httpx.get(self.address, headers=headers, timeout=PATIENCE).json()]
        return {line: [self.plain(frame) for frame in frames] for line, frames in on_news.items()}

    def plain(self, frame: Frame) -> Frame:
        """Without what is another at every table: its id and options, invitation, time of day."""
        text = json.dumps(frame).replace(self.table, "TABLE")
        alike: Frame = json.loads(re.sub(r'"(now|at|deadlines)": [^,}\]]+', r'"\1": 0', text))
        return {
            key: value for key, value in alike.items() if key not in ("invitation", "options", "drawings")
        }


class Stream:
    """A stream of events, read beside everything else."""

    def __init__(self, server: Server, table: str) -> None:
        self.events: list[str] = []
        self.client = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.line = self.client.stream("GET", f"/api/tables/{table}/stream")
        self.reader = threading.Thread(target=self._read, daemon=True)

    def _read(self) -> None:
        with suppress(httpx.HTTPError, RuntimeError, OSError, ValueError):
            for line in self.answer.iter_lines():
                if line.startswith("data: "):
                    self.events.append(line.removeprefix("data: "))

    def __enter__(self) -> Stream:
        self.answer = self.line.__enter__()
        self.reader.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.client.close()

    def taken(self) -> list[str]:
        taken, self.events = self.events, []
        return taken


def waiting(socket: Connection) -> Iterator[str | bytes]:
    with suppress(TimeoutError):
        while True:
            yield socket.recv(0.01)


def heard_by(page: Page) -> Iterator[Frame]:
    for text in waiting(page.line):
        yield page.took(json.loads(text))


def watched(
    server: Server, scenario: Scenario, world: int, aside: Callable[[Page], object] | None = None
) -> list[Heard]:
    """What others hear at the opening, and after each deed of seat 0; `aside` it does more, for itself."""
    ann, bo, cy = (server.person(name) for name in ("Ann", "Bo", "Cy"))
    made = ann.create("me", "open", "open", game=scenario.id, public=True, options={"world": world})
    table = made["table"]
    for person in (bo, cy):
        person.done(table, "sit")
    with ExitStack() as stack:
        page = stack.enter_context(Page(server, table, ann))
        onlookers = Onlookers(server, table, bo, stack)
        opening = onlookers.on_news()  # how many frames that is depends on who came when
        told = [{line: frames[-1:] for line, frames in opening.items()}]
        if aside is not None:
            assert aside(page)
        for deed in scenario.deeds:
            frame = ann.look(table)
            choice = next(
                each["choice"] for each in frame["decision"]["choices"] if deed in ("", each["notation"])
            )
            ann.done(table, "play", seat=0, seq=frame["seq"], choice=choice)
            told.append(onlookers.on_news())
    return told


def begin_something(page: Page) -> int:
    """Press what only begins a choice, and look at what is out of sight; the number of drafts made."""
    page.look("rules", "help")
    drafts = 0
    for key in dict.fromkeys(re.findall(r'data-press="([^"]*)"', "".join(page.regions.values()))):
        if key.startswith("choice:") or drafts == MOST_DRAFTS:
            continue
        drafts += page.press(key)["type"] == "done"
        assert page.seq == 0, f"{key} made a choice"
    return drafts


def test_others_are_sent_the_same_frames_in_the_same_order(server: Server, scenario: Scenario) -> None:
    one, other = (watched(server, scenario, world) for world in (0, 1))
    assert len(one) == 1 + len(scenario.deeds)
    for after in one[1:]:
        assert all(after.values()), "a line is dead"
    assert_alike(one, other)


@pytest.mark.parametrize("name", ["twin_discard", "twin_bids"])
def test_others_hear_nothing_of_what_a_seat_begins(server: Server, name: str) -> None:
    scenario = next(each for each in SCENARIOS if each.id == name)
    assert_alike(watched(server, scenario, 1), watched(server, scenario, 1, begin_something))


def assert_alike(one: list[Heard], other: list[Heard]) -> None:
    for step, (here, there) in enumerate(zip(one, other, strict=True)):
        for line, frames in here.items():
            assert len(frames) == len(there[line]), (step, line)
            for frame, twin in zip(frames, there[line], strict=True):
                for part in frame.keys() | twin.keys():
                    assert frame.get(part) == twin.get(part), (step, line, part)
