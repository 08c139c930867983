"""The referee: the booklet's worked examples and every question of D33, each with the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.andor import GAME
from meadhall.games.andor.referee import ASKS, query
from tests.games.andor.test_referee_battles import BATTLES

# Heroes as events meet them.
FOUR: dict[str, dict[str, Any]] = {
    "warrior": {"field": 10, "wp": 8, "sp": 3, "gold": 2},
    "archer": {"field": 57, "wp": 5, "sp": 2, "gold": 1},
    "wizard": {"field": 40, "wp": 14, "sp": 7, "gold": 0, "day_ended": True},
    "dwarf": {"field": 71, "wp": 11, "sp": 1, "gold": 3},
}

CASES: list[tuple[str, str, dict[str, Any], Any]] = [
    # rule, ask, given, result
    ("D5.11", "distance", {"from": 9, "to": 11}, 2),
    ("D5.2", "distance", {"from": 16, "to": 48}, 1),
    ("D5.5", "distance", {"from": 16, "to": 48, "destroyed_bridges": [[16, 48]]}, 7),
    ("D5.4", "distance", {"from": 0, "to": 80}, None),
    ("D21.1", "neighbours", {"field": 6, "board": "mine", "rubble": {"11": [5]}}, [2, 5]),
    ("D5.3", "neighbours", {"field": 5}, [0, 4, 21]),
    ("D10.1", "arrow_path", {"field": 22}, [22, 19, 3, 1, 0]),
    ("D10.10", "arrow_path", {"field": 80}, [80]),
    ("D3.6", "hour_costs", {}, {"8": 2, "9": 2, "10": 2}),
    ("D23.4", "hour_costs", {"day_events": ["G09", "G19", "G26"]}, {"8": 0, "9": 3, "10": None}),
    (
        "D5.7",
        "spend_hours",
        {"hours_used": 6, "wp": 7, "steps": 4, "wineskin_sides": 2, "herb": 1},
        {"legal": True, "hours_used": 7, "wp": 7},
    ),
    (
        "D3.6",
        "spend_hours",
        {"hours_used": 7, "wp": 2, "steps": 1},
        {"legal": False, "hours_used": 7, "wp": 2},
    ),
    (
        "D3.7",
        "spend_hours",
        {"hours_used": 7, "wp": 7, "steps": 3},
        {"legal": True, "hours_used": 10, "wp": 1},
    ),
    (
        "D3.1",
        "spend_hours",
        {"hours_used": 10, "wp": 20, "steps": 1},
        {"legal": False, "hours_used": 10, "wp": 20},
    ),
    (
        "D5.8",
        "spend_hours",
        {"hours_used": 10, "wp": 1, "steps": 1, "wineskin_sides": 1},
        {"legal": True, "hours_used": 10, "wp": 1},
    ),
    (
        "D3.2",
        "next_turn",
        {"seats": ["dwarf", "archer", "wizard"], "last": "dwarf", "end_day_order": ["archer"]},
        {"hero": "wizard", "sunrise": False},
    ),
    (
        "D31.2",
        "next_turn",
        {"seats": ["dwarf", "archer"], "last": "dwarf", "end_day_order": ["archer"]},
        {"hero": "dwarf", "sunrise": False},
    ),
    (
        "D3.10",
        "next_turn",
        {"seats": ["dwarf", "archer"], "last": "dwarf", "end_day_order": ["archer", "dwarf"]},
        {"hero": "archer", "sunrise": True},
    ),
    (
        "D24.2",
        "narrator_after",
        {"narrator": "L", "steps": 1},
        {"narrator": "M", "n_token": "N", "over": False},
    ),
    (
        "D24.7",
        "narrator_after",
        {"narrator": "C", "exits": 10},
        {"narrator": "C", "n_token": "D", "over": False},
    ),
    (
        "D24.7",
        "narrator_after",
        {"narrator": "C", "exits": 11},
        {"narrator": "C", "n_token": "C", "over": True},
    ),
    ("D12.1", "castle", {"heroes": 2, "entered": 3}, {"shields": 3, "capacity": 3, "lost": False}),
    (
        "D12.4",
        "castle",
        {"heroes": 4, "entered": 3, "farmers_delivered": 1},
        {"shields": 1, "capacity": 2, "lost": True},
    ),
    ("D14.4", "can_block", {"card": "G02", "shield_sides": 1, "day_ended": True, "phase": "sunrise"}, True),
    ("D14.4", "can_block", {"card": "G02", "shield_sides": 1, "day_ended": True, "phase": "day"}, False),
    ("D23.2", "can_block", {"card": "G12", "shield_sides": 2}, False),
    ("D14.4", "can_block", {"card": "DB01", "shield_sides": 2}, True),
    ("D3.9", "allowed_actions", {"day_ended": True, "actions": ["join_battle", "buy"]}, []),
    (
        "D11.5",
        "allowed_actions",
        {"phase": "sunrise", "day_ended": True, "actions": ["trade", "block_event"]},
        ["block_event"],
    ),
    ("D13.1", "allowed_actions", {"actions": ["trade", "empty_well"]}, ["trade", "empty_well"]),
    ("D15.1", "empty_well", {"hero": "warrior", "wp": 7, "well": "full"}, 12),
    ("D1.4", "empty_well", {"hero": "dwarf", "wp": 19, "well": "full"}, 20),
    ("D15.2", "empty_well", {"hero": "dwarf", "wp": 9, "well": "empty"}, 9),
    (
        "D11.2",
        "refresh_wells",
        {"wells": {"5": "empty", "35": "empty"}, "hero_fields": [35]},
        {"5": "full", "35": "empty"},
    ),
    (
        "D20.5",
        "move_farmers",
        {"path": [24, 25, 24], "farmers": 0, "on_fields": {"24": 2}, "take": {"24": 1}},
        {"with_hero": 2, "delivered": 0, "killed": 0},
    ),
    ("D20.5", "move_farmers", {"path": [1, 0], "farmers": 2}, {"with_hero": 0, "delivered": 2, "killed": 0}),
    (
        "D20.3",
        "move_farmers",
        {"path": [3, 1, 0], "farmers": 1, "creatures": [["gor", 1]]},
        {"with_hero": 0, "delivered": 0, "killed": 1},
    ),
    (
        "D32.9",
        "move_farmers",
        {"path": [43, 71], "farmers": 1, "legend": "L5"},
        {"with_hero": 0, "delivered": 1, "killed": 0},
    ),
    ("D17.1", "price", {"hero": "warrior", "what": "sp", "field": 71}, 2),
    ("D1.7", "price", {"hero": "dwarf", "what": "sp", "field": 71}, 1),
    ("D17.2", "price", {"hero": "dwarf", "what": "witch_brew", "field": 71}, None),
    (
        "D18.1",
        "price",
        {"hero": "archer", "what": "witch_brew", "field": 12, "witch_field": 12, "heroes": 3},
        3,
    ),
    ("D17.1", "price", {"hero": "dwarf", "what": "helm", "field": 18, "legend": "L1"}, None),
    ("D32.6", "price", {"hero": "dwarf", "what": "helm", "field": 57, "closed": [57]}, None),
    (
        "D17.3",
        "buy",
        {"hero": "wizard", "field": 18, "buy": {"sp": 2}, "gold": 1, "gems": [2, 4], "pay_gems": [4]},
        {"legal": True, "gold": 1, "gems": [2]},
    ),
    (
        "D22.2",
        "buy",
        {"hero": "wizard", "field": 18, "buy": {"sp": 1}, "gems": [4], "pay_gems": [4], "legend": "L5"},
        {"legal": False, "gold": 0, "gems": [4]},
    ),
    ("D14.9", "falcon", {"send": ["helm", "gold", "wineskin"]}, True),
    ("D14.9", "falcon", {"send": ["shield"]}, False),
    ("D7.9", "falcon", {"send": ["gold"], "in_round": True}, False),
    (
        "D14.9",
        "falcon",
        {"send": ["gold"], "board": "mine", "from": 15, "to": 0, "rubble": {"11": [5], "19": [5]}},
        False,
    ),
    ("D21.3", "clearable", {"value": 12, "tokens": [2, 5, 7, 8]}, [5, 7]),
    ("D21.4", "clearable", {"value": 4, "tokens": [5, 7]}, []),
    ("D1.8", "storage", {"items": ["wineskin", "helm", "shield", "rune_stone", "letter", "gold"]}, True),
    ("D1.8", "storage", {"items": ["bow", "shield"]}, False),
    ("D13.5", "storage", {"items": ["wineskin", "wineskin", "telescope", "witch_brew"]}, False),
    ("D10.5", "place_creature", {"creatures": [["gor", 22]], "new": ["gor", 22]}, {"field": 19}),
    ("D10.3", "place_creature", {"creatures": [["gor", 1]], "new": ["skral", 1]}, {"field": 0}),
    ("D10.11", "place_creature", {"new": ["troll", 20], "supply": 0}, {"field": None}),
    ("D10.11", "place_creature", {"new": ["troll", 20], "supply": 0, "fallen": {"troll": 2}}, {"field": 20}),
    (
        "D10.4",
        "place_creature",
        {"board": "mine", "creatures": [["gor", 6]], "new": ["gor", 6], "rubble": {"2": [5]}},
        {"field": None},
    ),
    ("D29.5", "roll_position", {"red": 3, "hero_die": 4}, 34),
    ("D24.6", "rune_letter", {"die": 5}, "F"),
    (
        "D23.5",
        "payment_ok",
        {"card": "G20", "heroes": FOUR, "pay": {"warrior": {"gold": 2}, "dwarf": {"wp": 2}}},
        True,
    ),
    ("D23.5", "payment_ok", {"card": "G18", "heroes": FOUR, "pay": {"warrior": {"gold": 2, "wp": 4}}}, False),
    ("D23.5", "payment_ok", {"card": "G18", "heroes": FOUR, "pay": {"warrior": {"wp": 8}}}, False),
    ("D24.3", "cards_at", {"legend": "L2", "letter": "C"}, ["C1", "C2"]),
    ("D24.6", "cards_at", {"legend": "L2", "letter": "F", "vars": {"rune_letter": "F"}}, ["RUNES"]),
    (
        "D26.2",
        "legend_state",
        {
            "legend": "L2",
            "narrator": "N",
            "defeated": ["tower_skral"],
            "tokens": [{"token": "medicinal_herb", "tag": "herb", "field": 0}],
        },
        "won",
    ),
    (
        "D29.3",
        "legend_state",
        {
            "legend": "L2",
            "narrator": "N",
            "defeated": ["tower_skral"],
            "tokens": [{"token": "medicinal_herb", "tag": "herb", "field": 0, "carried": True}],
        },
        "won",
    ),
    ("D26.2", "legend_state", {"legend": "L2", "narrator": "N", "defeated": ["tower_skral"]}, "lost"),
    ("D26.1", "legend_state", {"legend": "L2", "narrator": "C", "castle_lost": True}, "lost"),
    ("D26.4", "legend_state", {"legend": "L2", "narrator": "C"}, "open"),
    ("D26.4", "legend_state", {"legend": "L5", "narrator": "C", "defeated": ["dragon"]}, "won"),
    (
        "D32.8",
        "legend_state",
        {"legend": "L3", "narrator": "J", "fates": [{"met": False, "deadline": "J"}]},
        "lost",
    ),
    (
        "D32.8",
        "legend_state",
        {"legend": "L3", "narrator": "J", "fates": [{"met": True, "deadline": "J"}]},
        "open",
    ),
    (
        "D32.4",
        "legend_state",
        {
            "legend": "L4",
            "heroes": 2,
            "narrator": "E",
            "tokens": [{"token": "gold", "field": 0, "n": 24}, {"token": "gem", "field": 0, "value": 4}],
        },
        "won",
    ),
]


@pytest.mark.parametrize(("rule", "ask", "given", "result"), CASES, ids=[f"{c[0]}-{c[1]}" for c in CASES])
def test_answers(rule: str, ask: str, given: dict[str, Any], result: Any) -> None:
    assert query(ask, given) == result, rule


def test_d10_9_gors_hop_over_each_other_at_sunrise() -> None:
    found = query("sunrise", {"creatures": [["gor", 22], ["gor", 23]]})
    assert found["creatures"] == [["gor", 3], ["gor", 19]]


def test_d10_6_wardraks_move_twice_and_trolls_last_but_one() -> None:
    found = query("sunrise", {"creatures": [["wardrak", 22], ["troll", 23]]})
    assert found["creatures"] == [["wardrak", 1], ["troll", 3]]


def test_d11_4_the_movement_stops_at_the_entry_that_loses() -> None:
    given = {"heroes": 4, "creatures": [["gor", 1], ["gor", 2], ["gor", 4]]}
    found = query("sunrise", given)
    assert found["lost"] and found["castle"] == [["gor", 1], ["gor", 2]]
    assert found["creatures"] == [["gor", 4]]
    assert found["on_shields"] == ["gor", "gor"]


def test_d10_8_farmers_die_where_creatures_go() -> None:
    found = query("sunrise", {"creatures": [["gor", 22]], "farmers": {"19": 2, "20": 1}})
    assert found["farmers"] == {"20": 1}


def test_d22_3_to_d22_6_gems_lure_creatures_even_out_of_the_castle() -> None:
    lured = query("sunrise", {"legend": "L5", "creatures": [["gor", 19]], "gems": {"20": [2], "22": [4]}})
    assert lured["creatures"] == [["gor", 22]] and lured["gems"] == {"20": [2]}
    out = query("sunrise", {"legend": "L5", "on_shields": ["gor"], "gems": {"5": [6]}, "heroes": 4})
    assert out["creatures"] == [["gor", 5]] and out["on_shields"] == []


def test_d10_7_d10_10_anchored_and_sleeping_creatures_stay_and_are_hopped_over() -> None:
    creatures = [["gor", 19, {"anchored": True}], ["gor", 22], ["skral", 30, {"asleep": True}]]
    found = query("sunrise", {"creatures": creatures})
    assert found["creatures"] == [["gor", 3], ["gor", 19], ["skral", 30]]


def test_d32_9_in_the_mine_creatures_leave_through_the_gate() -> None:
    found = query("sunrise", {"legend": "L4", "creatures": [["gor", 1]]})
    assert found["castle"] == [["gor", 1]] and found["on_shields"] == [] and not found["lost"]


# -- bad input -----------------------------------------------------------------------------------------

BAD: list[tuple[str, Any]] = [
    ("nonsense", {}),
    ("distance", {}),
    ("distance", {"from": 9}),
    ("distance", {"from": 9, "to": 75}),
    ("distance", {"from": "nine", "to": 11}),
    ("distance", {"from": 9, "to": 11, "destroyed_bridges": [[1]]}),
    ("distance", {"from": 9, "to": 11, "rubble": {"x": [5]}}),
    ("distance", []),
    ("flip", {"die": "black", "value": 7}),
    ("creature_dice", {"kind": "dragonfly", "wp": 3}),
    ("battle_value", {"participants": []}),
    ("battle_value", {"participants": [{"hero": "knight", "sp": 2, "dice": [1]}]}),
    ("battle_value", {"participants": [{"hero": "dwarf", "sp": 2, "dice": []}]}),
    ("event", {"card": "G99", "heroes": FOUR}),
    ("event", {"card": "G33", "heroes": FOUR, "chosen": ["nobody"]}),
    ("event", {"card": "G02", "heroes": {"knight": {}}}),
    ("payment_ok", {"card": "G02", "heroes": FOUR, "pay": {}}),
    ("legend_card", {"legend": "L2", "card": "Z9"}),
    ("legend_card", {"legend": "L9", "card": "A3"}),
    ("cards_at", {"legend": "L2", "letter": "Q"}),
    ("rolling_order", {"seats": ["dwarf"], "inviter": "archer", "participants": []}),
    ("next_turn", {"seats": ["dwarf"], "last": "archer"}),
    ("sunrise", {"creatures": [["gor"]]}),
    ("sunrise", {"creatures": [["gor", 22], 7]}),
    ("storage", {"items": ["piano"]}),
    ("legend_state", {"legend": "L2", "narrator": 5}),
    ("legend_state", {"legend": "my.json", "narrator": "C"}),
    ("legend_state", {"legend": {"id": "mine"}, "narrator": "C"}),
]


@pytest.mark.parametrize(("ask", "given"), BAD)
def test_bad_questions_get_one_kind_line(ask: str, given: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        query(ask, given)
    assert str(refusal.value) and "\n" not in str(refusal.value)


def test_every_question_is_asked_here_or_in_the_tests_of_legends() -> None:
    asked = {case[1] for case in (*CASES, *BATTLES)} | {"sunrise", "event", "legend_card", "board_facts"}
    assert set(ASKS) == asked == set(GAME.asks())
