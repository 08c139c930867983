"""Ogre cards (W9): each of them, its targets, its effect."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.journal import Journal
from tests.games.dwar7s_fall.land import ask, drawn
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_ogre, lay, offered, pass_turn, side, tile

LAND = """
    +---+---+---+---+---+
      Cb  er  tr  wr| Dg
    +---+---+---+---+---+
"""


def with_ogre(ogre: str, dwarfs: dict[str, str], **more: object) -> dict[str, object]:
    hands = {"red": {"ogres": [ogre]}, "blue": {"gems": {"ruby": 2}, "ogres": ["panic", "ambush"]}}
    return drawn(LAND, dwarfs, **{"hands": hands, "ogre_discard": ["crown"], **more})


def test_w9_1_ogres_cost_no_action_and_may_be_played_with_none_left() -> None:
    table = lay(fresh(), "castle", "0,0")
    do(table, "put 0,0", "put 0,0", "put 0,0")
    assert offered(table) == ["end"]
    give_ogre(table, 0, "ambush")
    assert offered(table) == ["end", "ogre ambush"]
    do(table, "ogre ambush", "ambush 0,0")
    assert side(table, 0).pool == 7 and table.used == 4


def test_w9_1_only_in_the_own_actions_phase() -> None:
    assert ask("ogre_playable", with_ogre("ambush", {"0,0": "b"}), player="red", ogre="ambush") is True
    for more in ({"active": "blue"}, {"phase": "resolve"}, {"phase": "discard"}):
        given = with_ogre("ambush", {"0,0": "b"}, **more)
        assert ask("ogre_playable", given, player="red", ogre="ambush") is False
        with pytest.raises(Refusal, match=r"W9\.1"):
            ask("play_ogre", given, player="red", ogre="ambush", target=[0, 0])


@pytest.mark.parametrize("ogre", ["ambush", "bully", "panic", "thief", "crown"])
def test_w9_2_not_without_a_target(ogre: str) -> None:  # W18-08
    bare = with_ogre(ogre, {}, hands={"red": {"ogres": [ogre]}})
    assert ask("ogre_playable", bare, player="red", ogre=ogre) is False
    table = give_ogre(lay(fresh(), "castle", "0,0"), 0, ogre)
    assert f"ogre {ogre}" not in offered(table)


def test_w9_2_the_played_card_goes_to_the_discard_pile() -> None:  # W16.1: each ogre has its parameters
    answer = ask("play_ogre", with_ogre("ambush", {"0,0": "b"}), player="red", ogre="ambush", target=[0, 0])
    assert answer["ogre_discard"] == ["crown", "ambush"]
    assert answer["hands"]["red"] == {"gems": {}, "ogres": []}


def test_w9_3_ambush_sends_all_dwarfs_of_a_tile_home() -> None:  # W18-09
    given = with_ogre("ambush", {"0,0": "rbg", "1,0": "rb"})
    assert ask("ogre_targets", given, player="red", ogre="ambush") == [[0, 0], [1, 0]]
    answer = ask("play_ogre", given, player="red", ogre="ambush", target=[0, 0])
    assert answer["dwarfs"] == [
        {"at": [1, 0], "colour": "blue", "n": 1},
        {"at": [1, 0], "colour": "red", "n": 1},
    ]


def test_w9_4_bully_swaps_two_dwarfs_on_different_tiles() -> None:
    given = with_ogre("bully", {"0,0": "rb", "1,0": "bbg", "4,0": "r"})
    targets = ask("ogre_targets", given, player="red", ogre="bully")
    assert targets == [
        {"own": [0, 0], "other": [1, 0], "colour": "blue"},
        {"own": [0, 0], "other": [1, 0], "colour": "green"},
        {"own": [4, 0], "other": [0, 0], "colour": "blue"},
        {"own": [4, 0], "other": [1, 0], "colour": "blue"},
        {"own": [4, 0], "other": [1, 0], "colour": "green"},
    ]
    answer = ask(
        "play_ogre", given, player="red", ogre="bully", own=[4, 0], other=[1, 0], colour="blue"
    )  # over a wall, to a full tile
    assert {(tuple(each["at"]), each["colour"], each["n"]) for each in answer["dwarfs"]} == {
        ((0, 0), "red", 1), ((0, 0), "blue", 1),
        ((1, 0), "blue", 1), ((1, 0), "green", 1), ((1, 0), "red", 1),
        ((4, 0), "blue", 1),
    }  # fmt: skip
    with pytest.raises(Refusal, match=r"W9\.4"):
        ask("play_ogre", given, player="red", ogre="bully", own=[0, 0], other=[0, 0], colour="blue")


def test_w9_5_panic_moves_any_dwarf_one_or_two_steps() -> None:
    given = with_ogre("panic", {"1,0": "b"})
    targets = ask("ogre_targets", given, player="red", ogre="panic", from_=[1, 0])
    assert targets == [[0, 0], [2, 0], [3, 0]]
    answer = ask(
        "play_ogre", given, player="red", ogre="panic", colour="blue", to=[3, 0], from_=[1, 0]
    )  # W16.4: only the end is named
    assert answer["dwarfs"] == [{"at": [3, 0], "colour": "blue", "n": 1}]
    for wrong in ([1, 0], [4, 0]):
        with pytest.raises(Refusal, match=r"W9\.5"):
            ask("play_ogre", given, player="red", ogre="panic", colour="blue", to=wrong, from_=[1, 0])


def test_w9_5_panic_does_not_lead_through_a_full_tile() -> None:  # W18-10
    given = with_ogre("panic", {"1,0": "b", "2,0": "rgg"})
    assert ask("ogre_targets", given, player="red", ogre="panic", from_=[1, 0]) == [[0, 0]]
    assert ask("ogre_targets", given, player="red", ogre="panic", from_=[3, 0]) == []


def test_w9_6_thief_takes_a_gem_by_lot_and_tells_only_the_two() -> None:
    given = with_ogre("thief", {})
    assert ask("ogre_targets", given, player="red", ogre="thief") == ["blue"]
    answer = ask("play_ogre", given, player="red", ogre="thief", target="blue")
    assert answer["hands"]["red"]["gems"] == answer["hands"]["blue"]["gems"] == {"ruby": 1}
    with pytest.raises(Refusal, match=r"W9\.6"):
        ask("play_ogre", given, player="red", ogre="thief", target="green")
    table = give_ogre(lay(fresh(3), "castle", "0,0"), 0, "thief")
    give_gems(table, 1, gold=1)
    journal = Journal()
    table.attach_journal(journal)
    do(table, "ogre thief", "from 2")
    seen = [sorted(entry.what for entry in journal.seen_by(viewer)) for viewer in range(3)]
    assert seen[0] == seen[1] == ["gem_stolen", "ogre_played", "stolen_gem_seen"]
    assert seen[2] == ["gem_stolen", "ogre_played"]


def test_w9_6_each_gem_card_is_equally_likely() -> None:
    stolen = []
    for seed in range(200):
        table = give_ogre(lay(fresh(2, seed), "castle", "0,0"), 0, "thief")
        give_gems(table, 1, gold=3, ruby=1)
        do(table, "ogre thief", "from 2")
        stolen.append(side(table, 0).gems)
    assert 25 < stolen.count((0, 0, 0, 1)) < 80


def test_w9_7_crown_takes_all_ogres_and_they_may_be_played_at_once() -> None:
    given = with_ogre("crown", {})
    assert ask("ogre_targets", given, player="red", ogre="crown") == ["blue"]
    answer = ask("play_ogre", given, player="red", ogre="crown", target="blue")
    assert answer["hands"]["red"]["ogres"] == ["ambush", "panic"]
    assert answer["hands"]["blue"]["ogres"] == []
    table = give_ogre(give_ogre(lay(fresh(), "castle", "0,0"), 0, "crown"), 1, "ambush")
    do(table, "put 0,0", "ogre crown", "from 2", "ogre ambush", "ambush 0,0")
    assert tile(table, "0,0").dwarfs == (0, 0)


def test_w9_8_nobody_can_answer_an_ogre() -> None:
    table = give_ogre(lay(fresh(), "castle", "0,0"), 0, "ambush")
    do(table, "put 0,0", "ogre ambush")
    assert table.to_act() == [0] and table.choices(1) == []


def test_w9_the_bully_and_the_panic_in_a_real_turn() -> None:
    table = lay(fresh(), "castle", "0,0")
    lay(table, "gold_mine", "1,0", 1)
    do(table, "put 0,0")
    pass_turn(table)
    do(table, "put 1,0")
    pass_turn(table)
    give_ogre(give_ogre(table, 0, "bully"), 0, "panic")
    do(table, "ogre bully", "own 0,0", "dwarf 1,0 2")
    assert (tile(table, "0,0").dwarfs, tile(table, "1,0").dwarfs) == ((0, 1), (1, 0))
    do(table, "ogre panic", "dwarf 0,0 2", "to 1,0")
    assert tile(table, "1,0").dwarfs == (1, 1)
