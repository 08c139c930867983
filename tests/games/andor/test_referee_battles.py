"""The referee on battles (D6 to D9): the booklet's worked examples, each with the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.andor.referee import query

SKRAL_FIGHT = {
    "creature_field": 10,
    "participants": [
        {"hero": "dwarf", "sp": 2, "dice": [5], "use": "brew", "brew_die": 0},
        {"hero": "wizard", "sp": 3, "dice": [4], "herb": 3},
        {"hero": "archer", "sp": 2, "dice": [6, 1, 2], "flip": 2},
    ],
}
BATTLES: list[tuple[str, str, dict[str, Any], Any]] = [
    # rule, ask, given, result
    ("D1.5", "hero_dice", {"hero": "warrior", "wp": 14}, {"own": 4, "black": False}),
    ("D3.7", "hero_dice", {"hero": "archer", "wp": 7, "hours_used": 7}, {"own": 3, "black": False}),
    (
        "D8.8",
        "hero_dice",
        {"hero": "dwarf", "wp": 3, "rune_stones": ["blue", "yellow", "green"]},
        {"own": 1, "black": True},
    ),
    (
        "D14.10",
        "hero_dice",
        {"hero": "dwarf", "wp": 3, "rune_stones": ["blue", "yellow", "blue"]},
        {"own": 1, "black": False},
    ),
    ("D3.6", "hero_dice", {"hero": "dwarf", "wp": 2, "hours_used": 8}, None),
    ("D6.6", "creature_dice", {"kind": "troll", "wp": 7}, {"die": "red", "n": 3}),
    ("D6.6", "creature_dice", {"kind": "troll", "wp": 6}, {"die": "red", "n": 2}),
    ("D6.6", "creature_dice", {"kind": "wardrak", "wp": 7}, {"die": "black", "n": 2}),
    ("D6.6", "creature_dice", {"kind": "wardrak", "wp": 6}, {"die": "black", "n": 1}),
    ("D6.5", "creature_value", {"kind": "troll", "dice": [3, 3, 5]}, 20),
    ("D6.5", "creature_value", {"kind": "troll", "dice": [2, 2, 5]}, 19),
    ("D6.5", "creature_value", {"kind": "troll", "dice": [4, 4, 4]}, 26),
    ("D7.12", "creature_value", {"kind": "skral", "dice": [5, 5]}, 16),
    ("D23.3", "creature_value", {"kind": "gor", "dice": [1, 2], "day_events": ["G11"]}, 5),
    ("D1.9", "flip", {"die": "d6", "value": 2}, 5),
    ("D1.9", "flip", {"die": "black", "value": 6}, 10),
    ("D1.9", "flip", {"die": "black", "value": 8}, 12),
    ("D7.12", "battle_value", SKRAL_FIGHT, 29),
    ("D19.2", "battle_value", {**SKRAL_FIGHT, "figures": {"prince": 10, "shield_dwarves": 10}}, 37),
    ("D32.6", "battle_value", {**SKRAL_FIGHT, "figures": {"prince": 10}, "ban": ["allies", "flip"]}, 26),
    ("D32.7", "battle_value", {**SKRAL_FIGHT, "no_herbs": True}, 26),
    ("D8.1", "battle_value", {"participants": [{"hero": "warrior", "sp": 4, "dice": [2, 5, 5]}]}, 9),
    ("D8.2", "battle_value", {"participants": [{"hero": "archer", "sp": 4, "dice": [6, 6, 2]}]}, 6),
    ("D8.3", "battle_value", {"participants": [{"hero": "dwarf", "sp": 1, "dice": [6, 3], "shot": True}]}, 4),
    (
        "D8.4",
        "battle_value",
        {"participants": [{"hero": "dwarf", "sp": 0, "dice": [4, 3, 3], "use": "helm"}]},
        6,
    ),
    (
        "D8.4",
        "battle_value",
        {"participants": [{"hero": "warrior", "sp": 0, "dice": [2, 2, 5, 5], "use": "helm"}]},
        10,
    ),
    (
        "D8.7",
        "battle_value",
        {"participants": [{"hero": "warrior", "sp": 0, "dice": [3, 4, 4], "use": "helm", "flip": 0}]},
        12,
    ),
    (
        "D8.5",
        "battle_value",
        {"participants": [{"hero": "dwarf", "sp": 1, "dice": [2, 5], "use": "brew", "brew_die": 0}]},
        6,
    ),
    (
        "D8.4",
        "best_value",
        {
            "participant": {"hero": "warrior", "sp": 2, "dice": [3, 4, 4], "items": ["helm"]},
            "wizard_may_flip": True,
        },
        14,
    ),
    (
        "D6.3",
        "round_result",
        {"group_value": 29, "creature_value": 16, "creature_wp": 6, "heroes": {"dwarf": {"sp": 2, "wp": 5}}},
        {"creature_wp": 0, "beaten": True, "heroes": {"dwarf": {"sp": 2, "wp": 5, "out": False}}},
    ),
    (
        "D7.5",
        "round_result",
        {
            "group_value": 10,
            "creature_value": 16,
            "creature_wp": 6,
            "heroes": {
                "dwarf": {"sp": 2, "wp": 5},
                "archer": {"sp": 1, "wp": 4},
                "wizard": {"sp": 3, "wp": 9},
                "warrior": {"sp": 3, "wp": 1, "shield": True},
            },
        },
        {
            "creature_wp": 6,
            "beaten": False,
            "heroes": {
                "dwarf": {"sp": 1, "wp": 3, "out": True},
                "archer": {"sp": 1, "wp": 3, "out": True},
                "wizard": {"sp": 3, "wp": 3, "out": False},
                "warrior": {"sp": 3, "wp": 1, "out": False},
            },
        },
    ),
    ("D6.8", "battle_broken_off", {"kind": "troll", "wp": 3}, 12),
    ("D32.7", "battle_broken_off", {"kind": "troll", "wp": 3, "keeps_wounds": True}, 3),
    (
        "D9.1",
        "reward_legal",
        {
            "kind": "skral",
            "last_round": ["dwarf", "archer"],
            "split": {"dwarf": {"gold": 2}, "archer": {"wp": 2}},
        },
        True,
    ),
    (
        "D7.11",
        "reward_legal",
        {"kind": "gor", "last_round": ["dwarf"], "split": {"archer": {"gold": 2}}},
        False,
    ),
    (
        "D9.1",
        "reward_legal",
        {"kind": "wardrak", "last_round": ["dwarf"], "split": {"dwarf": {"gold": 6, "wp": 6}}},
        False,
    ),
    (
        "D7.1",
        "attackers",
        {
            "creature_field": 10,
            "heroes": {
                "warrior": {"field": 10},
                "archer": {"field": 19},
                "dwarf": {"field": 19},
                "wizard": {"field": 19, "bow": True},
            },
        },
        ["archer", "warrior", "wizard"],
    ),
    (
        "D6.1",
        "attackers",
        {"creature_field": 48, "heroes": {"archer": {"field": 16}}, "destroyed_bridges": [[16, 48]]},
        [],
    ),
    (
        "D7.2",
        "attackers",
        {"creature_field": 10, "heroes": {"warrior": {"field": 10, "hours_used": 7, "wp": 2}}},
        [],
    ),
    (
        "D7.4",
        "rolling_order",
        {
            "seats": ["dwarf", "archer", "wizard"],
            "inviter": "wizard",
            "participants": ["archer", "dwarf", "wizard"],
        },
        ["wizard", "dwarf", "archer"],
    ),
    (
        "D7.4",
        "rolling_order",
        {"seats": ["dwarf", "archer", "wizard"], "inviter": "dwarf", "participants": ["wizard", "archer"]},
        ["archer", "wizard"],
    ),
]


@pytest.mark.parametrize(("rule", "ask", "given", "result"), BATTLES, ids=[f"{c[0]}-{c[1]}" for c in BATTLES])
def test_answers(rule: str, ask: str, given: dict[str, Any], result: Any) -> None:
    assert query(ask, given) == result, rule
