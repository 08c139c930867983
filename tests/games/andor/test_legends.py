"""Legends: each card of the five does what it says, and broken legend files get one clear line (D32)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.games.andor.legend.library import LEGENDS, legend_data
from meadhall.games.andor.referee import query


def board(legend: str, card: str, **given: Any) -> dict[str, Any]:
    found = query("legend_card", {"legend": legend, "card": card, **given})
    assert isinstance(found, dict)
    return found


CARDS: list[tuple[str, str, dict[str, Any], str, Any]] = [
    # legend, card, given, part of the board, what it shows
    ("L1", "A2", {}, "creatures", [["gor", 16], ["gor", 22], ["gor", 23]]),
    ("L1", "B1", {"heroes": 2}, "creatures", [["gor", 27]]),
    ("L1", "B1", {"heroes": 3}, "creatures", [["gor", 27], ["gor", 31]]),
    ("L1", "C1", {}, "bridges", [[16, 48]]),
    ("L1", "C1", {}, "tokens", [["letter", 0]]),
    ("L1", "D1", {"heroes": 2}, "creatures", [["gor", 20], ["skral", 24], ["skral", 29]]),
    ("L1", "D1", {"heroes": 3}, "creatures", [["gor", 8], ["gor", 20], ["skral", 24], ["skral", 29]]),
    (
        "L1",
        "F1",
        {"heroes": 4},
        "creatures",
        [["gor", 20], ["skral", 26], ["gor", 31], ["gor", 33], ["gor", 49]],
    ),
    ("L1", "F1", {"heroes": 2}, "creatures", [["gor", 31], ["gor", 49]]),
    ("L1", "H1", {"heroes": 2}, "creatures", [["skral", 47]]),
    ("L1", "H1", {"heroes": 3}, "creatures", [["gor", 21], ["troll", 29], ["skral", 31], ["skral", 47]]),
    ("L1", "LETTER", {}, "gifts", [{"to": "group", "sp": 2}]),
    ("L2", "A3", {"difficulty": "easy"}, "farmers", {"24": 1, "36": 1}),
    ("L2", "A3", {}, "farmers", {"24": 1}),
    (
        "L2",
        "A3",
        {},
        "creatures",
        [["gor", 8], ["skral", 19], ["gor", 20], ["gor", 21], ["gor", 26], ["gor", 48]],
    ),
    ("L2", "A5", {"rolls": [6]}, "vars", {"rune_letter": "H"}),
    ("L2", "A5", {"rolls": [6]}, "gifts", [{"to": "group", "gold": 5, "items": {"wineskin": 2}}]),
    ("L2", "WITCH", {"here": 12, "rolls": [3]}, "creatures", [["gor", 67, {"tag": "herb_gor"}]]),
    ("L2", "WITCH", {"here": 12, "rolls": [3]}, "figures", {"witch": 12}),
    ("L2", "WITCH", {"here": 12, "rolls": [3]}, "tokens", [["medicinal_herb", 67]]),
    (
        "L2",
        "C1",
        {"heroes": 2, "rolls": [4]},
        "creatures",
        [["skral", 54, {"tag": "tower_skral", "sp": 20, "wp": 6, "anchored": True}]],
    ),
    (
        "L2",
        "C1",
        {"heroes": 4, "rolls": [1], "difficulty": "easy", "creatures": [["gor", 51]]},
        "creatures",
        [["skral", 51, {"tag": "tower_skral", "sp": 30, "wp": 6, "anchored": True}]],
    ),
    ("L2", "C1", {"rolls": [4]}, "figures", {"tower": 54}),
    ("L2", "C2", {}, "figures", {"prince": 72}),
    ("L2", "C2", {}, "creatures", [["gor", 27], ["skral", 29], ["gor", 31]]),
    ("L2", "RUNES", {}, "creatures", [["gor", 32], ["skral", 39], ["gor", 43]]),
    (
        "L2",
        "RUNES",
        {"flags": ["witch_found"], "rolls": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]},
        "tokens",
        [["rune_stone", field] for field in (11, 22, 33, 44, 55)],
    ),
    ("L2", "G", {"figures": {"prince": 72}}, "creatures", [["wardrak", 26], ["wardrak", 27]]),
    ("L3", "A1", {}, "creatures", [["gor", 9], ["troll", 30]]),
    ("L3", "A1", {"difficulty": "easy"}, "creatures", [["gor", 9], ["skral", 30]]),
    ("L3", "A2", {"rolls": [1, 1] * 7}, "tokens", [["medicinal_herb", 11]] * 2 + [["rune_stone", 11]] * 5),
    (
        "L3",
        "J1",
        {"heroes": 2, "rolls": [3]},
        "creatures",
        [["gor", 39, {"tag": "ensorcelled_gor", "sp": "attackers", "wp": 10}]],
    ),
    ("L3", "J1", {"heroes": 2, "rolls": [3]}, "figures", {"dark_mage": 83}),
    ("L3", "J1", {"heroes": 2, "rolls": [3]}, "flags", ["mage_out"]),
    ("L3", "MAGE", {"flags": ["mage_out", "mage_silent"]}, "flags", ["mage_out", "mage_silent"]),
    ("L3", "SILENCE", {"figures": {"dark_mage": 83}}, "flags", ["mage_silent"]),
    ("L4", "K1", {"difficulty": "easy"}, "creatures", [["skral", 24]]),
    ("L3", "FA03", {}, "farmers", {"28": 1}),
    ("L3", "FA04", {}, "creatures", [["gor", 60, {"tag": "fate_gor", "anchored": True}]]),
    (
        "L3",
        "FA05",
        {},
        "creatures",
        [["gor", 50, {"tag": "fate_strong_gor", "sp": 10, "wp": 10, "anchored": True}]],
    ),
    (
        "L3",
        "FA06",
        {"creatures": [["troll", 30]]},
        "creatures",
        [["troll", 57, {"tag": "fate_giant", "anchored": True}]],
    ),
    ("L3", "FA07", {}, "creatures", [["gor", 29]]),
    ("L3", "CT01", {}, "creatures", [["gor", 15], ["gor", 26]]),
    ("L3", "CT02", {}, "creatures", [["gor", 21], ["troll", 23]]),
    ("L3", "CT03", {}, "tokens", [["gold", 50, 2]]),
    ("L3", "CT04", {}, "tokens", [["medicinal_herb", 41]]),
    (
        "L3",
        "CT05",
        {"creatures": [["gor", 22], ["gor", 23], ["skral", 30]]},
        "creatures",
        [["gor", 3], ["gor", 19], ["skral", 30]],
    ),
    ("L3", "CT06", {}, "creatures", [["skral", 29], ["gor", 33]]),
    ("L3", "CT07", {}, "creatures", [["gor", 60], ["gor", 64]]),
    ("L3", "CT08", {}, "creatures", [["troll", 68]]),
    ("L3", "CT09", {}, "creatures", [["wardrak", 27]]),
    ("L3", "CT10", {}, "creatures", [["gor", 37], ["skral", 43]]),
    ("L3", "CT11", {}, "tokens", [["medicinal_herb", 63]]),
    ("L3", "CT12", {}, "creatures", [["gor", 49], ["gor", 52]]),
    ("L3", "CT13", {}, "tokens", [["gold", 35, 2]]),
    ("L3", "CT14", {}, "tokens", [["wineskin", 61]]),
    ("L3", "CT15", {}, "tokens", [["gold", 72, 2]]),
    ("L4", "D1", {}, "creatures", [["gor", 26], ["gor", 27]]),
    ("L4", "H1", {"creatures": [["gor", 9, {"asleep": True}]]}, "creatures", [["gor", 9], ["skral", 28]]),
    ("L4", "K1", {}, "creatures", [["wardrak", 24]]),
    ("L4", "ALARM", {"creatures": [["gor", 9, {"asleep": True}]]}, "creatures", [["gor", 9]]),
    ("L4", "FIRST_GEM", {}, "flags", ["gem_taken"]),
    (
        "L4",
        "FIRE",
        {"flags": ["gem_taken"], "rolls": [4]},
        "gifts",
        [{"to": {"fields": [16]}, "wp": -4, "shield": "own"}],
    ),
    ("L4", "SEA01", {}, "gifts", [{"to": "self", "wp": -2}]),
    ("L4", "SEA02", {}, "gifts", [{"to": "self", "wp": -3}]),
    ("L4", "SEA04", {}, "gifts", [{"to": "self", "gold": 2}]),
    ("L4", "SEA06", {}, "gifts", [{"to": "self", "wp": 3}]),
    ("L4", "SEA07", {}, "gifts", [{"to": "self", "wp": {"roll": "d6", "times": -1}}]),
    ("L4", "SEA08", {}, "gifts", [{"to": "self", "wp": -2}]),
    ("L4", "SEA09", {}, "gifts", [{"to": "self", "items": {"wineskin": 1}}]),
    ("L5", "B1", {"heroes": 4}, "creatures", [["wardrak", 26], ["wardrak", 27]]),
    ("L5", "F1", {}, "creatures", [["gor", 60], ["skral", 64]]),
    ("L5", "D1", {"creatures": [["gor", 39]]}, "bridges", [[38, 39]]),
    ("L5", "J1", {}, "creatures", [["gor", 29]]),
    ("L5", "WITCH", {"here": 12}, "flags", ["witch_found"]),
    ("L5", "CAPTIVE", {"here": 12}, "creatures", [["gor", 12, {"tag": "jailer"}]]),
    ("L5", "FREED", {"here": 12}, "figures", {"prince": 12}),
    ("L5", "DWARVES", {}, "creatures", [["troll", 37], ["skral", 66]]),
    (
        "L5",
        "H1",
        {"figures": {"witch": 12}, "flags": ["witch_found"], "rolls": [6]},
        "creatures",
        [["troll", 33]],
    ),
    ("L5", "DB01", {}, "gifts", [{"to": {"fighters": "all"}, "wp": -3}]),
    ("L5", "DB04", {}, "gifts", [{"to": {"fighters": "most_sp"}, "wp": -4}]),
]


@pytest.mark.parametrize(
    ("legend", "card", "given", "part", "shown"), CARDS, ids=[f"{c[0]}-{c[1]}-{c[3]}" for c in CARDS]
)
def test_d32_cards(legend: str, card: str, given: dict[str, Any], part: str, shown: Any) -> None:
    assert board(legend, card, **given)[part] == shown


@pytest.mark.parametrize("card", ["SEA03", "SEA05", "SEA10"])
def test_sea_cards_that_leave_the_board_alone(card: str) -> None:
    assert board("L4", card) == {}


@pytest.mark.parametrize(
    "card", ["DB02", "DB03", "DB05", "DB06", "DB07", "DB08", "DB09", "DB10", "DRAGON_ROUND"]
)
def test_dragon_cards_leave_the_board_alone(card: str) -> None:
    assert "creatures" not in board("L5", card)


@pytest.mark.parametrize("card", ["FA01", "FA02", "FA08", "FA09", "FA10", "C1", "E1", "L1", "N"])
def test_fates_without_effects_and_cards_that_only_draw(card: str) -> None:
    assert board("L3", card) == {}


def test_l3_g1_the_prince_leaves() -> None:
    assert "figures" not in board("L3", "G1", figures={"prince": 72})


def test_l2_a4_tower_down_and_l4_exit_show_nothing_on_the_board() -> None:
    assert board("L2", "A4") == {}
    assert board("L2", "TOWER_DOWN") == {}
    assert board("L4", "EXIT") == {} and board("L4", "SEA") == {}


def test_l5_a1_the_castle_is_held_and_the_dragon_waits() -> None:
    for heroes, held, sp in ((2, ["gor", "skral"], 24), (3, ["skral"], 40), (4, ["gor"], 55)):
        found = board("L5", "A1", heroes=heroes)
        assert found["on_shields"] == held
        dragon = {"tag": "dragon", "sp": sp, "wp": 8 + 3 * heroes, "anchored": True}
        assert found["creatures"][-1] == ["dragon", 84, dragon]
        assert found["farmers"] == {"24": 1, "36": 1, "40": 1}
        assert [each[1] for each in found["tokens"]] == [12, 17, 41, 53, 59, 66]


def test_l4_a1_creatures_sleep_and_rubble_lies_face_down() -> None:
    found = board("L4", "A1", rolls=[1, 1] * 5 + [1, 2, 3])
    assert all(each[2]["asleep"] for each in found["creatures"])
    assert [each for each in found["tokens"] if each[0] == "rubble"] == [
        ["rubble", field] for field in (11, 11, 12, 12, 19, 19, 20, 20)
    ]
    assert ["gold", 29, 4] in found["tokens"]


def test_every_card_of_the_five_legends_is_tested_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    for legend in LEGENDS:
        data = legend_data(legend)
        cards = [card["id"] for card in data["cards"]]
        cards += [card["id"] for deck in data.get("decks", {}).values() for card in deck["cards"]]
        assert [card for card in cards if f'"{card}"' not in source] == []
