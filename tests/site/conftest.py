from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.site.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, third_party_folder: Path) -> Iterator[Server]:
    """One server for all tests that do it no harm; nobody needs to be away for long to be absent."""
    with Server(tmp_path_factory.mktemp("site"), third_party_folder, absence=0.3) as running:
        yield running


@pytest.fixture
def new_server(tmp_path: Path, third_party_folder: Path) -> Iterator[Callable[..., Server]]:
    """Servers of the test's own."""
    with ExitStack() as stack:
        yield lambda name="site", **settings: stack.enter_context(
            Server(tmp_path / name, third_party_folder, **settings)
        )
