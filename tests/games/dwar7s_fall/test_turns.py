"""The turn (W5), the end of the game (W13), commands (W16)."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from tests.games.dwar7s_fall.land import ask, card, drawn
from tests.games.dwar7s_fall.play import (
    do,
    fresh,
    give_gems,
    give_ogre,
    give_secret,
    lay,
    look,
    offered,
    pass_turn,
    side,
)

LAND = """
    +---+---+---+---+
      Cr  er  tr| Cb
    +---+---+---+---+
"""


def test_w5_1_actions_then_resolve_then_discard_then_the_next_player() -> None:
    table = lay(fresh(), "gold_mine", "0,0")
    do(table, "put 0,0", "put 0,0")
    assert table.decision(0) == "act"
    do(table, "end")
    assert table.decision(0) == "resolve"
    do(table, "resolve 0,0")
    assert table.decision(0) == "discard"  # nine cards at first, minus one, plus two
    do(table, "discard gold")
    assert table.decision(0) == "end_turn"
    do(table, "end_turn")
    assert (table.active, table.decision(1)) == (1, "act")


def test_w5_2_three_actions_four_with_the_castle_in_play() -> None:
    land = drawn(LAND)
    assert ask("allowance", land, player="red") == 4
    assert ask("allowance", land, player="green") == 3
    assert ask("allowance", drawn(LAND, {"0,0": "bbb"}), player="red") == 4  # nobody need stand on it


def test_w5_2_a_giant_in_the_region_takes_it_away_a_dragon_does_not() -> None:
    for code, allowance in (("Gb", 3), ("Db", 4)):
        land = drawn(LAND)
        land["board"].append({"x": 0, "y": 1, "stack": [card(code)]})
        land["board"][0]["stack"][0]["walls"] = [1, 0, 0, 1]
        assert ask("allowance", land, player="red") == allowance
        assert ask("allowance", land, player="blue") == 4


def test_w5_3_and_w19_4_the_castle_gives_its_action_in_the_same_turn() -> None:  # W18-04
    table = fresh()
    lay(table, "gold_mine", "0,0")
    lay(table, "tavern", "1,0")
    lay(table, "castle", "0,1")
    assert "put 0,0" in offered(table)
    do(table, "put 0,0")
    assert offered(table) == ["end"]


def test_w5_3_a_giant_takes_an_unused_fourth_action_away() -> None:
    table = fresh()
    lay(table, "castle", "0,0")
    lay(table, "gold_mine", "-1,0", 1)
    lay(table, "frost_giant", "1,0", 1)  # walls N E S: open to the castle
    assert side(table, 0).allowance == 3
    assert offered(table) == ["end"]


def test_w5_3_can_act_asks_player_phase_and_actions() -> None:
    assert ask("can_act", drawn(LAND, actions_used=3), player="red") is True
    assert ask("can_act", drawn(LAND, actions_used=4), player="red") is False
    assert ask("can_act", drawn(LAND), player="blue") is False
    assert ask("can_act", drawn(LAND, phase="resolve"), player="red") is False


def test_w5_4_a_player_may_stop_early() -> None:  # W18-05
    table = lay(fresh(), "castle", "0,0")
    do(table, "end", "end_turn", "end", "end_turn")
    assert (table.active, table.round) == (0, 2)


def test_w5_5_without_due_tiles_there_is_no_resolve_phase() -> None:
    table = do(lay(fresh(), "ruby_mine", "0,0"), "put 0,0", "end")
    assert table.decision(0) == "end_turn"


# -- discards (W5.6) -------------------------------------------------------------------------------


def hand(kingdom: int, gems: dict[str, int], ogres: list[str]) -> dict[str, object]:
    cards = [card("gr")] * kingdom
    return {"players": ["red", "blue"], "hands": {"red": {"kingdom": cards, "gems": gems, "ogres": ogres}}}


def test_w5_6_and_w19_8_down_to_nine_without_kingdom_cards() -> None:
    given = hand(8, {"gold": 1}, ["thief"])
    assert ask("discard_required", given, player="red") == 1
    legal = {
        "gold": {"gems": {"gold": 1}},
        "thief": {"ogres": ["thief"]},
        "both": {"gems": {"gold": 1}, "ogres": ["thief"]},
        "none": {},
        "kingdom": {"kingdom": [card("gr")]},
        "not held": {"gems": {"ruby": 1}},
    }
    answers = {name: ask("discard_legal", given, player="red", discard=what) for name, what in legal.items()}
    assert answers == {
        "gold": True, "thief": True, "both": False, "none": False, "kingdom": False, "not held": False,
    }  # fmt: skip


def test_w5_6_at_nine_nothing_may_be_discarded() -> None:
    given = hand(8, {"gold": 1}, [])
    assert ask("discard_required", given, player="red") == 0
    assert ask("discard_legal", given, player="red", discard={"gems": {"gold": 1}}) is False
    assert ask("discard_legal", given, player="red", discard={}) is True


def test_w5_6_discards_go_to_supply_and_ogre_discards() -> None:  # W18-06
    table = lay(fresh(), "castle", "0,0")
    give_ogre(give_gems(table, 0, ruby=1), 0, "panic")
    do(table, "end")
    assert offered(table) == ["discard ruby", "discard panic"]
    do(table, "discard panic", "end_turn")
    assert look(table).ogre_discard == ("panic",)
    give_gems(table, 1, ruby=1)
    do(table, "end", "discard ruby")
    assert look(table).supply[3] == 7


def test_w5_6_only_the_active_player_is_checked() -> None:  # W18-26
    table = give_gems(lay(fresh(), "castle", "0,0"), 1, gold=3)
    do(table, "end", "end_turn")
    assert side(table, 1).gem_number == 3
    do(table, "end")
    assert table.decision(1) == "discard"


def test_w5_7_a_secret_goal_can_still_be_revealed_before_the_turn_ends() -> None:
    table = give_secret(lay(fresh(), "castle", "0,0"), 0, "wizard")
    lay(table, "tavern", "1,0")
    pass_turn(table)
    pass_turn(table)
    give_gems(table, 0, gold=2, ruby=3)
    do(table, "end")
    assert table.decision(0) == "discard"
    do(table, "reveal", "discard gold", "discard gold", "discard ruby")
    assert offered(table) == ["end_turn"]
    assert side(table, 0, viewer=1).revealed


def test_w5_8_goals_and_trophies_do_not_count_for_the_hand() -> None:
    given = hand(9, {}, []) | {"goals": {"red": [{"id": "bread", "vp": 8}]}, "trophies": {"red": 2}}
    assert ask("discard_required", given, player="red") == 0


# -- the end (W13) ---------------------------------------------------------------------------------


def give_goals(table: Dwar7sTable, seat: int, number: int) -> Dwar7sTable:
    """Bought without paying."""
    for _ in range(number):
        goal = table.trade_card(table.trade_deck - 1)
        table.trade_deck -= 1
        table.set_holder(goal, seat)
    return table


def test_w13_1_and_w19_9_three_goals_call_the_last_round() -> None:
    table = lay(fresh(3), "castle", "0,0")
    pass_turn(table)
    give_goals(table, 1, 3)
    pass_turn(table)
    assert look(table).final_round and table.active == 2
    pass_turn(table)
    assert table.to_act() == []
    result = table.result()
    assert result is not None and result.reason == "goals" and result.winners() == [1]


def test_w13_1_the_last_player_ends_it_at_once() -> None:
    table = lay(fresh(2), "castle", "0,0")
    pass_turn(table)
    give_goals(table, 1, 3)
    pass_turn(table)
    assert table.result() is not None


def test_w13_1_who_began_counts_not_the_seat_number() -> None:
    table = lay(fresh(3, first=3), "castle", "0,0")
    give_goals(table, 2, 3)
    pass_turn(table)
    assert table.active == 0 and look(table).final_round
    pass_turn(pass_turn(table))
    assert table.result() is not None


@pytest.mark.parametrize(
    ("goals", "final", "player", "answer"),
    [
        (3, False, "red", {"triggered": True, "remaining_turns": 2}),
        (3, False, "green", {"triggered": True, "remaining_turns": 0}),
        (2, False, "red", {"triggered": False, "remaining_turns": 0}),
        (0, True, "blue", {"triggered": True, "remaining_turns": 1}),
    ],
)
def test_w13_1_end_trigger(goals: int, final: bool, player: str, answer: dict[str, object]) -> None:
    held = [{"id": f"goal{number}", "vp": 1} for number in range(goals)]
    given = {"players": ["red", "blue", "green"], "goals": {player: held}, "final_round": final}
    assert ask("end_trigger", given, player=player) == answer


def test_w13_2_a_third_goal_in_anothers_turn_waits() -> None:  # W18-20
    table = give_secret(lay(fresh(2), "castle", "0,0"), 1, "wizard")
    give_gems(give_goals(table, 1, 2), 1, gold=5)
    do(table, "reveal", seat=1)
    pass_turn(table)
    assert not look(table).final_round and table.active == 1
    while table.active == 1 and table.decision(1) != "end_turn":
        do(table, offered(table)[0])
    do(table, "end_turn")
    assert table.result() is not None


def test_w13_3_the_last_round_is_not_called_off() -> None:
    table = give_goals(lay(fresh(2), "castle", "0,0"), 0, 3)
    pass_turn(table)
    for goal in range(10):
        table.set_holder(goal, -1)
    pass_turn(table)
    assert table.result() is not None


def test_w13_4_two_rounds_without_a_deed_end_the_game() -> None:  # W18-21
    table = lay(fresh(2), "castle", "0,0")
    for _ in range(5):
        pass_turn(table)
    assert table.result() is None and table.round == 3
    pass_turn(table)
    result = table.result()
    assert result is not None and result.reason == "standstill"


def test_w13_4_a_deed_starts_the_count_anew() -> None:
    table = lay(fresh(2), "castle", "0,0")
    for _ in range(4):
        pass_turn(table)
    assert table.idle_rounds == 1
    do(table, "put 0,0")
    pass_turn(pass_turn(table))
    assert table.idle_rounds == 0 and table.result() is None


def test_w13_4_round_200_is_the_last() -> None:
    table = lay(fresh(2), "castle", "0,0")
    table.round = 200
    pass_turn(pass_turn(table))
    result = table.result()
    assert result is not None and result.reason == "round_limit"


# -- commands (W16) --------------------------------------------------------------------------------


def test_w16_2_the_phase_ends_when_the_list_is_empty() -> None:
    table = lay(fresh(), "gold_mine", "0,0")
    lay(table, "castle", "1,0")
    do(table, "put 0,0", "put 0,0", "end", "resolve 0,0")
    assert table.decision(0) == "end_turn"


def test_w16_3_an_illegal_choice_changes_nothing_and_names_the_rule() -> None:
    table = lay(fresh(), "castle", "0,0")
    before = look(table, 0)
    with pytest.raises(Refusal, match=r"rule W5\.4"):
        table.play(0, 1)
    with pytest.raises(Refusal, match="nothing to decide"):
        table.play(1, 0)
    assert look(table, 0) == before
