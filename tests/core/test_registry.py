"""Games are found by entry point: a stranger's package adds one without a line changed here."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.registry import find_game, game_ids
from tests.example_game import GAME
from tests.third_party import install


@pytest.mark.usefixtures("hoard_installed")
def test_a_third_party_game_is_found_and_plays() -> None:
    assert "hoard" in game_ids()
    assert find_game("hoard") is GAME
    table = find_game("hoard").new_table(3, 1)
    assert table.play_out(2) > 0


def test_a_package_brings_its_own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "pebbles", "pebbles_game:GAME")
    source = (
        "from tests.example_game import Hoard\nclass Pebbles(Hoard):\n    id = 'pebbles'\nGAME = Pebbles()\n"
    )
    (tmp_path / "pebbles_game.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert find_game("pebbles").id == "pebbles"
    sys.modules.pop("pebbles_game")


def test_without_the_package_the_game_is_unknown() -> None:
    with pytest.raises(Refusal) as refusal:
        find_game("hoard")
    assert refusal.value.reason == "unknown_game"
    assert "hoard" in str(refusal.value)


@pytest.mark.parametrize(
    "target", ["tests.nowhere:GAME", "tests.example_game:NOTHING", "tests.example_game:CARDS", "1 + 1"]
)
def test_a_broken_package_is_refused_by_name(
    target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "broken", target)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "broken" in game_ids()
    with pytest.raises(Refusal) as refusal:
        find_game("broken")
    assert refusal.value.reason == "broken_game"
