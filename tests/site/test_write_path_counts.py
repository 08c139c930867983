"""One write path: by whatever line somebody plays, a choice is validated, copied and played once."""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from meadhall import compiled
from meadhall.core.decision_table import DecisionTable
from meadhall.core.match import Match
from meadhall.core.registry import find_game
from meadhall.site.app import make_app
from meadhall.site.services import Services
from meadhall.site.settings import Settings
from meadhall.site.websocket_protocol import Socket
from tests.site.live_pages import Page
from tests.site.running import PATIENCE, Frame, Person, Server

pytestmark = pytest.mark.skipif(compiled(), reason="compiled classes cannot be counted from outside")
GAMES = ("nidavellir", "aetherya", "dwar7s_fall", "andor")
WHAT = ("prepared", "validated", "copied", "played")


class Counted:
    """What happens to real tables and their copies. What a seat imagines, and what a view looks ahead, is not
    counted."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.counts: Counter[str] = Counter()
        self.aside = 0
        for game in GAMES:
            kind = type(find_game(game).new_table(2, 1))
            patch.setattr(kind, "copy", self.copying(kind.copy))
            patch.setattr(kind, "imagine", self.not_counting(kind.imagine))
            patch.setattr(kind, "view", self.not_counting(kind.view))
        patch.setattr(DecisionTable, "play", self.counting("played", DecisionTable.play))
        patch.setattr(DecisionTable, "is_open", self.counting("validated", DecisionTable.is_open))
        self.count_preparing(Match.prepare)

    def counting(self, what: str, method: Any) -> Any:
        def counted(table: Any, *given: Any) -> Any:
            self.counts[what] += not getattr(table, "is_aside", False)
            return method(table, *given)

        return counted

    def copying(self, method: Any) -> Any:
        def copy(table: Any) -> Any:
            twin = method(table)
            twin.is_aside = self.aside > 0 or getattr(table, "is_aside", False)
            self.counts["copied"] += not twin.is_aside
            return twin

        return copy

    def not_counting(self, method: Any) -> Any:
        def called(table: Any, *given: Any) -> Any:
            self.aside += 1
            try:
                return method(table, *given)
            finally:
                self.aside -= 1

        return called

    def count_preparing(self, method: Any) -> None:
        def prepare(match: Any, *given: Any) -> Any:
            self.counts["prepared"] += 1
            return method(match, *given)

        self.patch.setattr(Match, "prepare", prepare)

    def taken(self) -> dict[str, int]:
        counts, self.counts = dict(self.counts), Counter()
        return counts


@pytest.fixture
def counted() -> Iterator[Counted]:
    with pytest.MonkeyPatch.context() as patch:
        yield Counted(patch)


class Here(Server):
    """A server in a thread of this process, where its tables can be counted."""

    def start(self) -> None:
        self.services = Services(Settings(self.folder / "data"))
        config = uvicorn.Config(make_app(self.services), port=0, log_config=None, ws=Socket)
        self.serving = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.serving.run, daemon=True)
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.serving.started:
            assert time.monotonic() < end and self.thread.is_alive()
            time.sleep(0.01)
        self.port = self.serving.servers[0].sockets[0].getsockname()[1]

    def __exit__(self, *_problem: object) -> None:
        self.serving.should_exit = True
        self.thread.join(PATIENCE)


@pytest.fixture
def server(tmp_path: Path, counted: Counted) -> Iterator[Here]:
    with Here(tmp_path, tmp_path) as running:
        assert isinstance(running, Here)
        yield running


def opened(person: Person, game: str) -> Frame:
    """A table where it is this person's turn, and the bots are slow."""
    frames = (person.create("me", "random", game=game, pace=10_000) for _ in range(40))
    return next(frame for frame in frames if 0 in frame["deciding"])


def assert_once(person: Person, before: Frame, counts: dict[str, int]) -> None:
    """Forced choices that follow are choices like any other."""
    times = person.look(before["table"])["seq"] - before["seq"]
    assert times >= 1
    assert counts == dict.fromkeys(WHAT, times)


@pytest.mark.parametrize("game", GAMES)
def test_by_http(server: Here, counted: Counted, game: str) -> None:
    ann = server.person()
    frame = opened(ann, game)
    wish = {"seat": 0, "seq": frame["seq"], "choice": frame["decision"]["choices"][0]["choice"]}
    counted.taken()
    ann.done(frame["table"], "play", **wish)
    assert_once(ann, frame, counted.taken())
    ann.done(frame["table"], "play", **wish)
    assert counted.taken() == {}  # sent again


@pytest.mark.parametrize("game", GAMES)
def test_by_socket_while_others_look(server: Here, counted: Counted, game: str) -> None:
    ann, bo = server.person("Ann"), server.person("Bo")
    frame = opened(ann, game)
    table, choice = frame["table"], frame["decision"]["choices"][-1]["choice"]
    with ann.socket(table) as mine, bo.socket(table) as theirs, Page(server, table, bo) as page:
        for line in (mine, theirs):
            line.recv(PATIENCE)
        counted.taken()
        mine.send(json.dumps({"type": "play", "id": 1, "seat": 0, "seq": frame["seq"], "choice": choice}))
        while json.loads(theirs.recv(PATIENCE))["seq"] <= frame["seq"]:
            pass
        page.frame_at(frame["seq"] + 1)
        assert_once(ann, frame, counted.taken())


@pytest.mark.parametrize("game", GAMES)
def test_by_a_press_on_the_page(server: Here, counted: Counted, game: str) -> None:
    ann = server.person()
    frame = opened(ann, game)
    choice = frame["decision"]["choices"][0]["choice"]
    with Page(server, frame["table"], ann) as page:
        counted.taken()
        assert page.press(f"choice:{choice}", frame["seq"])["type"] == "done"
        page.frame_at(frame["seq"] + 1)
        assert_once(ann, frame, counted.taken())


def test_what_is_shown_is_what_was_written(server: Here, counted: Counted) -> None:
    """The position reached by playing becomes that of the table: nothing is played again."""
    ann = server.person()
    frame = opened(ann, "nidavellir")
    reached: list[object] = []
    accept = Match.accept

    def accepting(match: Match, played: Any) -> None:
        reached.append(played.table)
        accept(match, played)

    counted.patch.setattr(Match, "accept", accepting)
    choice = frame["decision"]["choices"][3]["choice"]
    ann.done(frame["table"], "play", seat=0, seq=0, choice=choice)
    live = server.services.service.registry.in_memory(frame["table"])
    assert live is not None and reached == [live.state]
