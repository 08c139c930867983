from __future__ import annotations

import signal
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter

from tests.third_party import install


@pytest.fixture(scope="session")
def third_party_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that, once on the path, offers the example game under the name hoard."""
    folder = tmp_path_factory.mktemp("third_party")
    install(folder, "hoard", "tests.example_game:GAME")
    return folder


@pytest.fixture
def hoard_installed(third_party_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example game can be found by name in this process and those it starts."""
    monkeypatch.syspath_prepend(str(third_party_folder))
    yield


def pytest_configure() -> None:
    """Where the tests run in the background of a shell Ctrl-C is ignored, and so it would be by every process
    they start: those that try it could not be stopped."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first: then no process is left with one when all others have nothing to do."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Print what the coverage reports of the games found."""
    reports = chain.from_iterable(terminalreporter.stats.get(kind, []) for kind in ("passed", "failed"))
    for report in reports:
        for name, text in getattr(report, "user_properties", []):
            if name == "coverage" and report.when == "call":
                terminalreporter.section("coverage of random play")
                terminalreporter.write_line(text)
