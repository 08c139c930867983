from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

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
