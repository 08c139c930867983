"""Logs: JSON lines for programs, words for somebody at a terminal."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest

from meadhall.site.logging import set_up_logs


class Screen(io.StringIO):
    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def logged(monkeypatch: pytest.MonkeyPatch, is_terminal: bool) -> list[str]:
    screen = Screen(is_terminal)
    monkeypatch.setattr(sys, "stderr", screen)
    set_up_logs()
    log = logging.getLogger("meadhall.test")
    log.info("a request", extra={"route": "/"})
    log.warning("postgres listener lost", extra={"problem": "OperationalError"})
    return screen.getvalue().splitlines()


def test_a_terminal_gets_warnings_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    (line,) = logged(monkeypatch, is_terminal=True)
    assert line.endswith("warning: postgres listener lost, problem OperationalError")


def test_a_file_gets_every_record_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [json.loads(line) for line in logged(monkeypatch, is_terminal=False)]
    assert [(line["level"], line["message"]) for line in lines] == [
        ("info", "a request"),
        ("warning", "postgres listener lost"),
    ]
    assert lines[0]["route"] == "/" and lines[1]["problem"] == "OperationalError"
