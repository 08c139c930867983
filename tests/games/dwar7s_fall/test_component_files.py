"""Component files: owners of the box enter their own numbers (W0.3); what does not fit is refused kindly."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.cards import COMPONENTS
from meadhall.games.dwar7s_fall.component_file import box_named, file_of, read_box
from meadhall.games.dwar7s_fall.position import dump, load
from tests.games.dwar7s_fall.land import Plain
from tests.games.dwar7s_fall.play import fresh, lay
from tests.third_party import command, install


def write(folder: Path, name: str, change: Callable[[Plain], Any]) -> None:
    components = copy.deepcopy(COMPONENTS)
    change(components)
    (folder / f"dwar7s_fall-{name}.json").write_text(json.dumps(components), encoding="utf-8")


def test_w0_3_owners_of_the_box_enter_their_own_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_COMPONENTS", str(tmp_path))
    write(tmp_path, "true-box", lambda c: c["kingdom_cards"][0].update(vp=9, walls=[0, 0, 0, 0]))
    table = lay(fresh(2, components="true-box"), "castle", "0,0")
    assert table.box.vp[0] == 9 and table.box.walls[0] == 0
    assert load(dump(table)).box.name == "true-box"
    assert table.play_out(1) > 10
    assert box_named("").vp[0] == 3


def test_names_of_component_files_are_names_and_not_paths() -> None:
    for name in ("../x", "/etc/passwd", "A", "x.json", "é", "x" * 41):
        with pytest.raises(Refusal, match="name of a component file"):
            fresh(2, components=name)
    with pytest.raises(Refusal, match="Cannot read dwar7s_fall-nowhere"):
        fresh(2, components="nowhere")
    assert file_of("a").name == "dwar7s_fall-a.json"


@pytest.mark.parametrize(
    "change",
    [
        lambda c: c["kingdom_cards"].pop(),
        lambda c: c["kingdom_cards"][1].update(count_per_colour=2),
        lambda c: c["kingdom_cards"][0].update(count_per_colour=0) or c["kingdom_cards"][1].update(
            count_per_colour=2),
        lambda c: c["kingdom_cards"][0].update(walls=[1, 2, 0, 0]),
        lambda c: c["gems"][0].update(count=-1),
        lambda c: c["ogres"].append(c["ogres"][0]),
        lambda c: c["trade_goals"][0].update(cost={"amber": 1}),
        lambda c: c["secret_goals"][0].pop("requirement"),
        lambda c: c.pop("limits"),
        lambda c: c.clear(),
    ],
)  # fmt: skip
def test_a_component_file_that_does_not_fit_is_refused(change: Callable[[Plain], Any]) -> None:
    components = copy.deepcopy(COMPONENTS)
    change(components)
    with pytest.raises(Refusal) as refusal:
        read_box(components, "x")
    assert "\n" not in str(refusal.value)


def test_two_equal_cards_in_hand_are_offered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_COMPONENTS", str(tmp_path))

    def change(components: Plain) -> None:
        components["kingdom_cards"][1]["count_per_colour"] = 2
        components["kingdom_cards"][5]["count_per_colour"] = 0

    write(tmp_path, "twin-mines", change)
    table = fresh(2, components="twin-mines")
    written = [GAME.notation(table, 0, choice) for choice in table.choices(0)]
    assert written.count("lay gold_mine") == 1 and "lay tavern" not in written
    lay(table, "gold_mine", "0,0")
    assert "lay gold_mine" in [GAME.notation(table, 0, choice) for choice in table.choices(0)]


@pytest.mark.parametrize("junk", [b"", b"{", b"\xff\xfe", b"[1, 2]", b'{"kingdom_cards": 3}', b"[" * 100_000])
def test_a_file_that_is_no_component_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, junk: bytes
) -> None:
    monkeypatch.setenv("MEADHALL_COMPONENTS", str(tmp_path))
    (tmp_path / "dwar7s_fall-junk.json").write_bytes(junk)
    with pytest.raises(Refusal) as refusal:
        fresh(2, components="junk")
    assert "\n" not in str(refusal.value)


def test_the_command_line_plays_with_a_component_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_COMPONENTS", str(tmp_path))
    write(tmp_path, "short", lambda components: components["limits"].update(safety_round_cap=2))
    install(tmp_path, GAME.id, "meadhall.games.dwar7s_fall:GAME")
    run = command(
        tmp_path, "simulate", GAME.id, "--seats", "2", "--games", "2", "--option", "components=short"
    )
    assert (run.returncode, run.stderr) == (0, "")
    wrong = command(tmp_path, "simulate", GAME.id, "--games", "1", "--option", "components=nowhere")
    assert wrong.returncode != 0
    assert "dwar7s_fall-nowhere.json" in wrong.stderr and "MEADHALL_COMPONENTS" in wrong.stderr
    assert "Traceback" not in wrong.stderr
