from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tests.third_party import command

Meadhall = Callable[..., CompletedProcess[str]]


@pytest.fixture
def meadhall(third_party_folder: Path) -> Meadhall:
    """Runs the command `meadhall` in a process of its own, the example game installed."""
    return lambda *arguments, stdin="": command(third_party_folder, *map(str, arguments), stdin=stdin)


@pytest.fixture
def refused(meadhall: Meadhall) -> Callable[..., str]:
    """Runs the command and gives the one line it is refused with."""

    def run(*arguments: object, stdin: str | bytes = "") -> str:
        run = meadhall(*arguments, stdin=stdin)
        assert run.returncode == 2, run
        assert run.stdout == ""
        (line,) = run.stderr.splitlines()
        assert line.startswith("meadhall: ")
        return line

    return run
