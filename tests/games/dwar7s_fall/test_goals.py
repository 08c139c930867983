"""Secret goals (W12) and scoring (W14)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.table import NO_CHOICE
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.state import choices
from tests.games.dwar7s_fall.land import ask, card, drawn
from tests.games.dwar7s_fall.play import (
    do,
    fresh,
    give_gems,
    give_secret,
    lay,
    look,
    offered,
    pass_turn,
    side,
)

KINGDOM = """
    +---+---+---+---+---+---+---+---+
      Cr  er  tr  gr  dr  rr  wr  gb
    +---+---+---+---+---+---+---+---+
"""


def secret(name: str, **more: Any) -> dict[str, Any]:
    return {"players": ["red", "blue"], "secret": {"red": {"id": name, "vp": 9, "revealed": False}}, **more}


def met(name: str, given: dict[str, Any], player: str = "red") -> Any:
    return ask("secret_goal_met", given, player=player, goal=name)


# -- the seven goals (W12.2) -----------------------------------------------------------------------


def test_w12_2_architect_needs_eight_tiles() -> None:
    land = drawn(KINGDOM)
    assert met("architect", land) is True
    land["board"].pop()
    assert met("architect", land) is False
    assert met("architect", drawn(KINGDOM.replace("Cr", "Cb"))) is False


def test_w12_2_hunter_needs_two_trophies() -> None:
    assert met("hunter", secret("hunter", trophies={"red": 2})) is True
    assert met("hunter", secret("hunter", trophies={"red": 1})) is False


def test_w12_2_king_needs_a_kingdom_worth_ten() -> None:
    land = drawn(KINGDOM)  # 3 1 1 1 2 2 2 1
    assert met("king", land) is True
    land["board"][0]["stack"][0]["vp"] = -1
    assert met("king", land) is False
    assert met("king", drawn(KINGDOM), "blue") is False


def test_w12_2_miner_needs_one_gem_of_each_kind() -> None:
    for gems, answer in (
        ({"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}, True),
        ({"gold": 5, "emerald": 1, "diamond": 1}, False),
    ):
        assert met("miner", secret("miner", hands={"red": {"gems": gems}})) is answer


def test_w12_2_secret_ogre_needs_five_ogres() -> None:
    five = ["thief", "thief", "panic", "crown", "bully"]
    assert met("secret_ogre", secret("secret_ogre", hands={"red": {"ogres": five}})) is True
    assert met("secret_ogre", secret("secret_ogre", hands={"red": {"ogres": five[:4]}})) is False


def test_w12_2_explorer_needs_three_dwarfs_on_each_of_two_monsters() -> None:  # W18-19
    picture = """
    +   +   +
      Dr  Gb
    +   +   +
    """
    assert met("explorer", drawn(picture, {"0,0": "rrr", "1,0": "rrr"})) is True
    assert met("explorer", drawn(picture, {"0,0": "rrrr", "1,0": "rr"})) is False
    assert met("explorer", drawn(picture.replace("Gb", "rb"), {"0,0": "rrr", "1,0": "rrr"})) is False


def test_w12_2_wizard_needs_five_gems_of_any_kind() -> None:
    assert met("wizard", secret("wizard", hands={"red": {"gems": {"gold": 5}}})) is True
    assert met("wizard", secret("wizard", hands={"red": {"gems": {"gold": 2, "ruby": 2}}})) is False


# -- revealing (W12.1, W12.3, W12.4) ---------------------------------------------------------------


def test_w12_1_in_anybodys_turn_but_never_when_it_is_not_fulfilled() -> None:  # W18-18
    table = give_secret(lay(fresh(), "castle", "0,0"), 1, "wizard")
    assert table.choices(1) == [] and table.decision(1) == ""
    give_gems(table, 1, gold=5)
    assert offered(table, 1) == ["reveal"] and table.decision(1) == "reveal"
    assert table.to_act() == [0]
    with pytest.raises(Refusal):
        table.play(1, 0)
    do(table, "lay gold_mine")  # in the middle of an action, too
    do(table, "reveal", seat=1)
    assert table.decision(0) == "place"
    assert side(table, 1, viewer=0).secret == "wizard"
    assert side(table, 1).goals_completed == 1


def test_w12_1_can_reveal() -> None:
    given = secret("wizard", hands={"red": {"gems": {"gold": 5}}}, active="blue", phase="resolve")
    assert ask("can_reveal", given, player="red") is True
    assert ask("can_reveal", {**given, "phase": "end"}, player="red") is False
    assert ask("can_reveal", given, player="blue") is False
    revealed = {**given, "secret": {"red": {"id": "wizard", "vp": 5, "revealed": True}}}
    revealed["goals"] = {"red": [{"id": "wizard", "vp": 5}]}
    assert ask("can_reveal", revealed, player="red") is False


def test_w12_3_and_w12_4_a_revealed_goal_stays_completed_and_there_is_no_other() -> None:
    table = give_secret(lay(fresh(), "castle", "0,0"), 0, "wizard")
    give_gems(table, 0, gold=5)
    do(table, "reveal")
    for _ in range(5):
        table.change_gems(0, 0, -1)
        table.change_supply(0, 1)
    assert side(table, 0).goals_completed == 1
    assert side(table, 0).goal_points == 5
    assert "reveal" not in offered(table)


# -- scoring (W14) ---------------------------------------------------------------------------------

FULL = {
    "hands": {
        "red": {"kingdom": [card("gr")], "gems": {"gold": 2, "ruby": 1}, "ogres": ["panic"]},
        "blue": {"gems": {"diamond": 2}},
    },
    "trophies": {"red": 2},
    "goals": {"red": [{"id": "bread", "vp": 8}, {"id": "trout", "vp": 10}]},
}


def test_w14_1_goals_trophies_gems_and_the_kingdom() -> None:
    answer = ask("score", drawn(KINGDOM, **FULL))
    assert answer["red"] == {"goals": 18, "monsters": 6, "gems": 5, "kingdom": 13, "total": 42}
    assert answer["blue"] == {"goals": 0, "monsters": 0, "gems": 4, "kingdom": 0, "total": 4}
    assert list(answer) == ["red", "blue", "green"]


def test_w14_1_gem_values_may_be_given() -> None:
    answer = ask("score", {**drawn(KINGDOM, **FULL), "gem_vp": {"gold": 10}})
    assert answer["red"]["gems"] == 23


def test_w14_2_shared_kingdoms_count_for_each_and_none_without_a_castle() -> None:
    answer = ask("score", drawn(KINGDOM.replace("gb", "Cb")))
    assert answer["red"]["kingdom"] == answer["blue"]["kingdom"] == 15
    assert answer["green"]["kingdom"] == 0


@pytest.mark.parametrize(
    ("totals", "tiles", "dwarfs", "winners"),
    [
        ({"a": 5, "b": 7}, {"a": 9}, {}, ["b"]),
        ({"a": 7, "b": 7}, {"a": 2, "b": 3}, {"a": 7}, ["b"]),
        ({"a": 7, "b": 7}, {"a": 3, "b": 3}, {"a": 2, "b": 1}, ["a"]),
        ({"b": 7, "a": 7, "c": 1}, {"a": 3, "b": 3, "c": 9}, {"a": 1, "b": 1}, ["a", "b"]),
    ],
)
def test_w14_3_ties(
    totals: dict[str, int], tiles: dict[str, int], dwarfs: dict[str, int], winners: list[str]
) -> None:  # W18-24: full ties are shared
    answer = ask("tie_break", {}, totals=totals, kingdom_tiles=tiles, dwarfs_on_board=dwarfs)
    assert answer == winners


def test_w14_3_in_a_real_game() -> None:
    table = lay(fresh(), "gold_mine", "0,0")
    do(table, "put 0,0")
    while table.result() is None:
        pass_turn(table)
    result = table.result()
    assert result is not None and result.scores == (0, 0) and result.places == (1, 2)


def test_w14_4_a_fulfilled_secret_goal_is_turned_up_at_the_end() -> None:
    land = drawn(KINGDOM, secret={"red": {"id": "king", "vp": 6, "revealed": False}})
    assert ask("score", land)["red"]["goals"] == 6
    land["secret"]["red"]["id"] = "wizard"
    assert ask("score", land)["red"]["goals"] == 0
    listed = {
        "goals": {"red": [{"id": "king", "vp": 6}]},
        "secret": {"red": {"id": "king", "revealed": True}},
    }
    assert ask("score", drawn(KINGDOM, **listed))["red"]["goals"] == 6
    table = give_secret(lay(fresh(), "castle", "0,0"), 1, "wizard")
    give_gems(table, 1, gold=5)
    table.round = 200
    do(table, "end", "end_turn", "end")
    while table.decision(1) == "discard":
        do(table, "discard gold")
    give_gems(table, 1, ruby=5)
    do(table, "end_turn")
    assert side(table, 1).revealed and side(table, 1).goal_points == 5


def test_w14_4_negative_kingdoms_subtract() -> None:  # W18-25
    land = drawn("""
    +   +   +   +
      Cr  Db  Gb
    +   +   +   +
    """)
    assert ask("score", land)["red"]["total"] == -3


def test_hands_and_secrets_lie_open_when_the_game_is_over() -> None:
    table = lay(fresh(), "castle", "0,0")
    while table.result() is None:
        pass_turn(table)
    view = look(table)
    assert view.decision == "" and view.ended_by == "standstill"
    assert all(seat.secret and seat.gems is not None for seat in view.seats)


# -- revealing out of turn (W12.1), and what haste would tell (W15.2) -------------------------------


def test_audit_dwar7s_4_a_goal_that_could_be_lost_is_turned_up_out_of_turn() -> None:
    table = give_secret(lay(fresh(), "castle", "0,0"), 1, "wizard")
    assert table.volunteer(1) == NO_CHOICE
    give_gems(table, 1, gold=5)
    assert table.active == 0 and 1 not in table.to_act()
    assert table.volunteer(1) == choices.REVEAL
    table.play(1, choices.REVEAL)
    assert table.is_revealed(1) and table.volunteer(1) == NO_CHOICE


def test_audit_dwar7s_4_nobody_volunteers_in_the_own_turn_or_for_trophies() -> None:
    table = give_secret(lay(fresh(), "castle", "0,0"), 0, "wizard")
    give_gems(table, 0, gold=5)
    assert table.volunteer(0) == NO_CHOICE  # asked anyway
    other = give_secret(lay(fresh(), "castle", "0,0"), 1, "hunter")
    other.set_trophies(1, 2)
    assert other.choices(1) == [choices.REVEAL] and other.volunteer(1) == NO_CHOICE


def at_the_end_of_a_turn(secret: str, gold: int = 0) -> Dwar7sTable:
    """With few enough cards in hand that nothing is discarded."""
    table = give_secret(lay(fresh(), "castle", "0,0"), 0, secret)
    table.set_hand(0, 0b111)
    do(give_gems(table, 0, gold=gold), "end")
    assert table.decision(0) == "end_turn"
    return table


def test_audit_dwar7s_3_a_forced_end_of_turn_is_forced_for_everybody_or_for_nobody() -> None:
    for secret in ("king", "hunter", "explorer"):
        assert at_the_end_of_a_turn(secret).openly_forced(0) == choices.END_TURN
    # With five gems the goal may be the wizard's: whoever holds another one is asked, too.
    for secret in ("king", "wizard"):
        assert at_the_end_of_a_turn(secret, gold=5).openly_forced(0) == NO_CHOICE


def test_audit_dwar7s_3_a_forced_discard_does_not_tell_that_all_gems_are_of_a_kind() -> None:
    for gems in ({"gold": 3}, {"gold": 2, "ruby": 1}):
        table = give_gems(lay(fresh(), "castle", "0,0"), 0, **gems)
        do(table, "end")
        assert table.decision(0) == "discard" and table.openly_forced(0) == NO_CHOICE
