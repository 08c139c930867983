"""Component files: owners of the box enter their own numbers (W0.3); what does not fit is refused kindly."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.i18n import speaking
from meadhall.core.match import Match
from meadhall.core.record import Committed, Record, Seeded, save
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.state.cards import COMPONENTS
from meadhall.games.dwar7s_fall.state.component_file import box_named, file_of
from meadhall.games.dwar7s_fall.state.component_reader import read_box
from meadhall.games.dwar7s_fall.state.position import dump, load
from tests.games.dwar7s_fall.land import Plain, ask, drawn
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


# -- numbers are kept by the match and its record (audit Dwar7s Fall 2) ------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MEADHALL_COMPONENTS", str(tmp_path))
    return tmp_path


def test_audit_dwar7s_2_a_match_and_its_record_carry_the_numbers(folder: Path) -> None:
    write(folder, "box", lambda c: c["kingdom_cards"][0].update(vp=9))
    options = GAME.settle_options({"components": "box"})
    text = options["components"]
    assert isinstance(text, str) and text.startswith("{") and json.loads(text)["name"] == "box"
    assert GAME.settle_options(options) == options
    match = Match(GAME, ["Ann", "Bo"], Seeded(7), {"components": "box"})
    dice = random.Random(1)
    while match.table.to_act() and len(match.moves) < 60:
        seat = match.table.next_seat()
        match.play(seat, dice.choice(match.table.choices(seat)))
    write(folder, "box", lambda c: c["kingdom_cards"][0].update(vp=-9, walls=[1, 1, 1, 1]))
    for deleted in (False, True):
        if deleted:
            (folder / "dwar7s_fall-box.json").unlink()
        again = replayed(match.record())
        assert GAME.dump(again) == GAME.dump(match.table)
        assert load(dump(again)).box.vp[0] == 9
    assert len(text) < 6000  # what nobody reads is left out


def test_audit_dwar7s_2_a_record_is_verified_without_the_file(folder: Path) -> None:
    write(folder, "short", lambda components: components["limits"].update(safety_round_cap=2))
    match = Match(GAME, ["Ann", "Bo"], Committed.fresh(), {"components": "short"})
    while (seat := match.table.next_seat()) >= 0:
        match.play(seat, match.table.choices(seat)[0])
    save([match.record()], folder / "match.jsonl")
    (folder / "dwar7s_fall-short.json").unlink()
    install(folder, GAME.id, "meadhall.games.dwar7s_fall:GAME")
    run = command(folder, "verify", "match.jsonl")
    assert (run.returncode, run.stderr) == (0, ""), run.stdout


def replayed(record: Record) -> Dwar7sTable:
    table = GAME.new_table(2, record.luck.opening(), record.options, record.version)
    assert isinstance(table, Dwar7sTable)
    for number, move in enumerate(record.moves, start=1):
        record.luck.rekey(table, number)
        table.play(move.seat, move.choice)
    return table


def test_audit_dwar7s_2_strangers_name_files_and_send_no_numbers(folder: Path) -> None:
    write(folder, "box", lambda c: None)
    text = GAME.settle_options({"components": "box"}, from_stranger=True)["components"]
    with pytest.raises(Refusal, match="name of a component file"):
        GAME.settle_options({"components": text}, from_stranger=True)


def test_a_text_or_file_that_is_too_large_is_refused(folder: Path) -> None:
    (folder / "dwar7s_fall-huge.json").write_text("[" + "1," * 600_000 + "1]")
    with pytest.raises(Refusal, match="too large"):
        GAME.settle_options({"components": "huge"})
    with pytest.raises(Refusal, match="too large"):
        GAME.settle_options({"components": "{" + " " * 1_000_001 + "}"})


def test_audit_dwar7s_2_words_about_a_table_never_show_the_numbers(folder: Path) -> None:
    write(folder, "box", lambda c: None)
    text = GAME.settle_options({"components": "box"})["components"]
    option = next(option for option in GAME.options if option.name == "components")
    assert GAME.value_words(option, text) == "box"
    assert "{" not in GAME.value_words(option, "")


# -- nonsense is refused, and the card is named (audit Dwar7s Fall 5) --------------------------------

NONSENSE: dict[str, tuple[Callable[[Plain], Any], str]] = {
    "more needed than fit": (lambda c: c["kingdom_cards"][1].update(need=6), r"'gold_mine\.need'.* 1 to 3"),
    "more needed than there are": (
        lambda c: c["kingdom_cards"][7].update(need=8, spaces=9), r"'dragon\.need'.* 1 to 7"),
    "no spaces": (lambda c: c["kingdom_cards"][5].update(spaces=0), r"'tavern\.spaces'"),
    "36 gems": (lambda c: c["gems"][0].update(count=12), r"gems: .*34, not 36.*W1\.2"),
    "14 ogres": (lambda c: c["ogres"][0].update(count=4), r"ogres: .*13, not 14"),
    "a stackable castle": (lambda c: c["kingdom_cards"][0].update(stack_type="mine"), r"castle.*W6\.5"),
    "a tavern on mines": (lambda c: c["kingdom_cards"][5].update(stack_type="mine"), r"tavern.*W6\.4"),
    "a goal nobody can pay": (
        lambda c: c["trade_goals"][0].update(cost={"gold": 11}), r"'bread\.cost\.gold'.* 0 to 10"),
    "a goal for nothing": (lambda c: c["trade_goals"][0].update(cost={}), "'cost' is missing in bread"),
    "nine kinds of gems": (
        lambda c: c["secret_goals"][3]["requirement"].update(at_least=9), r"'miner\.at_least'"),
    "a kingdom larger than the box": (
        lambda c: c["secret_goals"][0]["requirement"].update(at_least=37), r"'architect\.at_least'"),
    "dwarfs for four monsters": (
        lambda c: c["secret_goals"][5]["requirement"].update(at_least=4), r"'explorer\.at_least'"),
    "walls of three sides": (lambda c: c["kingdom_cards"][4].update(walls=[1, 1, 1]), r"'ruby_mine\.walls'"),
    "a colour without walls": (
        lambda c: c["kingdom_cards"][4].update(walls={"blue": [1] * 4}), "'red' is missing in ruby_mine"),
    "points as text": (lambda c: c["kingdom_cards"][6].update(vp="two"), r"'warehouse\.vp'"),
    "a strange gem": (lambda c: c["trade_goals"][0].update(cost={"amber": 1}), "amber"),
}  # fmt: skip


@pytest.mark.parametrize("name", NONSENSE)
def test_audit_dwar7s_5_nonsense_is_refused_with_the_card(name: str) -> None:
    change, words = NONSENSE[name]
    components = copy.deepcopy(COMPONENTS)
    change(components)
    with pytest.raises(Refusal, match=words) as refusal:
        read_box(components, "x")
    assert "\n" not in str(refusal.value)


def test_audit_dwar7s_5_walls_may_differ_by_colour(folder: Path) -> None:
    walls = {"blue": [1, 0, 0, 0], "red": [0, 1, 0, 0], "green": [0, 0, 1, 0], "yellow": [0, 0, 0, 1]}
    write(folder, "walls", lambda c: c["kingdom_cards"][0].update(walls=walls))
    box = box_named(str(GAME.settle_options({"components": "walls"})["components"]))
    assert [box.walls[9 * colour] for colour in range(4)] == [1, 2, 4, 8]


def test_audit_dwar7s_9_whether_giants_lie_on_taverns_can_be_changed_by_file(folder: Path) -> None:
    """W18-07, the weakest ruling: the giant's stack type is a line of the file."""
    write(folder, "giants", lambda c: c["kingdom_cards"][8].update(stack_type=None))
    for components, targets in (("", [[0, 0]]), ("giants", [])):
        given = drawn("""
            +---+
              tb
            +---+
        """, components=components)  # fmt: skip
        assert ask("legal_placements", given, player="red", card="frost_giant")["stack"] == targets


# -- refusals in one language (audit Dwar7s Fall 6) ---------------------------------------------------


def test_audit_dwar7s_6_refusals_are_in_the_language_of_the_reader(folder: Path) -> None:
    components = copy.deepcopy(COMPONENTS)
    components["trade_goals"][0].update(cost={"sapphire": 1})
    with pytest.raises(Refusal) as refusal:
        read_box(components, "x")
    for spoken, words in (("fr", "l’une de ces valeurs"), ("ru", "одно из значений"), ("en", "one of gold")):
        with speaking(spoken):
            said = str(refusal.value).replace("\u00a0", " ")
            assert words in said and ("one of" in said) == (spoken == "en"), said


def test_audit_dwar7s_6_details_of_this_game_are_translated_when_they_are_read(folder: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.settle_options({"components": "nowhere"})
    with speaking("fr"):
        assert "there is no such file" not in str(refusal.value)
    assert "there is no such file" in str(pickle.loads(pickle.dumps(refusal.value)))


# -- the referee (audit Dwar7s Fall 7) ----------------------------------------------------------------


def test_audit_dwar7s_7_the_referee_takes_component_files(folder: Path) -> None:
    write(folder, "rich", lambda c: c["kingdom_cards"][0].update(vp=9) or c["gems"][0].update(vp=5))
    given = {"players": ["red"], "board": [{"x": 0, "y": 0, "stack": [{"kind": "castle", "owner": "red"}]}],
             "hands": {"red": {"gems": {"gold": 1}}}}  # fmt: skip
    text = GAME.settle_options({"components": "rich"})["components"]
    for components in ("rich", text, json.loads(str(text))):
        score = ask("score", {**given, "components": components})["red"]
        assert (score["kingdom"], score["gems"]) == (9, 5)
    assert ask("score", given)["red"]["kingdom"] == 3
    with pytest.raises(Refusal):
        ask("score", {**given, "components": "../rich"})
    with pytest.raises(Refusal):
        ask("score", {**given, "components": 7})


@pytest.mark.parametrize(("revealed", "listed"), [(True, False), (False, True)])
def test_audit_dwar7s_7_a_revealed_goal_is_listed_and_no_other(revealed: bool, listed: bool) -> None:
    given = {"players": ["red"], "secret": {"red": {"id": "king", "vp": 6, "revealed": revealed}},
             "goals": {"red": ["king"] if listed else []}}  # fmt: skip
    with pytest.raises(Refusal, match=r"secret.red.revealed.*W12\.3"):
        ask("score", given)
