"""Legends: each card of the five does what it says, and broken legend files get one clear line (D32)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.luck import luck_from_seed
from meadhall.games.andor import GAME
from meadhall.games.andor.legend_reader import check_legend, read_legend
from meadhall.games.andor.library import LEGENDS, check_file, legend_data
from meadhall.games.andor.referee import query


def board(legend: str, card: str, **given: Any) -> dict[str, Any]:
    found = query("legend_card", {"legend": legend, "card": card, **given})
    assert isinstance(found, dict)
    return found


CARDS: list[tuple[str, str, dict[str, Any], str, Any]] = [
    # legend, card, given, part of the board, what it shows
    ("L1", "A2", {}, "creatures", [["gor", 16], ["gor", 22], ["gor", 23]]),
    ("L1", "B1", {}, "creatures", [["gor", 27]]),
    ("L1", "C1", {}, "bridges", [[16, 48]]),
    ("L1", "C1", {}, "tokens", [["letter", 0]]),
    ("L1", "D1", {}, "creatures", [["gor", 20], ["skral", 29]]),
    ("L1", "F1", {"heroes": 4}, "creatures", [["gor", 31], ["gor", 33], ["gor", 49]]),
    ("L1", "F1", {"heroes": 3}, "creatures", [["gor", 31], ["gor", 49]]),
    ("L1", "H1", {"heroes": 2}, "creatures", [["skral", 47]]),
    ("L1", "H1", {"heroes": 3}, "creatures", [["gor", 21], ["skral", 47]]),
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
    for heroes, held, sp in ((2, ["gor", "skral"], 22), (3, ["skral"], 35), (4, ["gor"], 49)):
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


# -- the vocabulary ------------------------------------------------------------------------------------

SMALLEST: dict[str, Any] = {
    "id": "my1",
    "names": {"en": "Two roads"},
    "board": "front",
    "event_deck": "gold",
    "difficulties": ["normal"],
    "hero_start": {"dwarf": 7, "warrior": 14, "archer": 25, "wizard": 34},
    "start_sp": 2,
    "start_wp": 7,
    "first_hero": "lowest_rank",
    "rules": {"win": "at_n"},
    "stars": ["D", "N"],
    "cards": [
        {
            "id": "A1",
            "variant": "both",
            "trigger": {"on": "setup"},
            "effects": [
                {"op": "place_creature", "kind": "gor", "field": {"roll": "tens_ones"}},
                {"op": "place_token", "token": "farmer", "field": 36},
            ],
        },
        {
            "id": "D1",
            "variant": "both",
            "trigger": {"on": "letter", "letter": "D"},
            "effects": [
                {
                    "op": "place_creature",
                    "kind": "troll",
                    "field": 66,
                    "tag": "chief",
                    "wp": {"by_heroes": {"2": 8, "3": 10, "4": 12}},
                }
            ],
        },
        {
            "id": "N",
            "variant": "both",
            "trigger": {"on": "letter", "letter": "N"},
            "effects": [{"op": "end", "result": "check"}],
        },
    ],
    "goals": [{"id": "castle", "if": {"castle_held": True}}, {"id": "chief", "if": {"defeated": "chief"}}],
    "defeat": [],
}


def test_d32_11_the_smallest_legend_is_played_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "my1.json"
    file.write_text(json.dumps(SMALLEST), encoding="utf-8")
    check_file(str(file))
    table = GAME.new_table(2, luck_from_seed(1), {"legend": str(file)})
    table.play_out(1)
    assert table.result() is not None


ENDLESS: list[dict[str, Any]] = [
    {
        "trigger": {"on": "when", "if": {"castle_held": True}},
        "effects": [{"op": "give", "to": "all", "wp": 1}],
    },
    {
        "trigger": {"on": "sunrise", "after": "event_card"},
        "effects": [{"op": "move_narrator", "to": "C"}],
    },
]


@pytest.mark.parametrize("card", ENDLESS, ids=[each["trigger"]["on"] for each in ENDLESS])
def test_cards_that_call_each_other_for_ever_are_refused_when_they_do(
    card: dict[str, Any], tmp_path: Path
) -> None:
    legend = copy.deepcopy(SMALLEST)
    again = {"id": "C1", "trigger": {"on": "letter", "letter": "C"}, "repeat": True}
    again["effects"] = [{"op": "move_narrator", "to": "C"}]
    legend["cards"] += [{"id": "E1", "repeat": True, **card}, again]
    legend["stars"] = ["C", "D", "N"]
    file = tmp_path / "endless.json"
    file.write_text(json.dumps(legend), encoding="utf-8")
    with pytest.raises(Refusal) as refusal:
        GAME.new_table(2, luck_from_seed(1), {"legend": str(file)}).play_out(1)
    assert "without end" in str(refusal.value)


def test_a_card_offered_again_and_again_counts_as_a_free_action(tmp_path: Path) -> None:
    legend = copy.deepcopy(SMALLEST)
    offer = {"id": "O1", "repeat": True, "trigger": {"on": "offer", "field": 7}}
    legend["cards"].append({**offer, "effects": [{"op": "give", "to": "self", "wp": 1}]})
    file = tmp_path / "offers.json"
    file.write_text(json.dumps(legend), encoding="utf-8")
    table = GAME.new_table(1, luck_from_seed(1), {"legend": str(file), "party": "dwarf archer"})
    taken = 0
    while (offered := [choice for choice in table.choices(0) if 1473 <= choice < 1535]) and taken < 99:
        table.play(0, offered[0])
        taken += 1
    assert taken == 24


SPOIL: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda legend: legend.pop("goals"), "lacks 'goals'"),
    (lambda legend: legend.update(moon=1), "does not know 'moon'"),
    (lambda legend: legend.update(stars=["C", "N"]), "the stars differ"),
    (lambda legend: legend.update(event_deck="tin"), "the event deck 'tin' is unknown"),
    (lambda legend: legend.update(board="back"), "there is no board 'back'"),
    (lambda legend: legend["hero_start"].pop("dwarf"), "lacks 'dwarf'"),
    (lambda legend: legend["hero_start"].update(dwarf=75), "field 75 is not on the board"),
    (lambda legend: legend["rules"].update(win="soon"), "win 'soon' is unknown"),
    (lambda legend: legend["rules"].update(weather="bad"), "does not know 'weather'"),
    (lambda legend: legend["cards"][0]["effects"][0].update(op="sing"), "the op 'sing' is unknown"),
    (lambda legend: legend["cards"][0]["effects"][0].pop("kind"), "lacks 'kind'"),
    (lambda legend: legend["cards"][0]["effects"][0].update(kind="ogre"), "'ogre' is not in the box"),
    (lambda legend: legend["cards"][0]["effects"][0].update(field=77), "field 77 is not on the board"),
    (
        lambda legend: legend["cards"][0]["effects"][0].update(field={"roll": "d6", "add": 70}),
        "is not on the board",
    ),
    (lambda legend: legend["cards"][0]["effects"][0].update(field={"spin": 3}), "is no value"),
    (lambda legend: legend["cards"][0]["effects"][1].update(token="piano"), "the token 'piano' is unknown"),
    (lambda legend: legend["cards"][0]["trigger"].update(on="moonrise"), "the trigger 'moonrise' is unknown"),
    (lambda legend: legend["cards"][1]["trigger"].update(letter="Z"), "letter 'Z' is unknown"),
    (lambda legend: legend["goals"][1].update({"if": {"defeated": "boss"}}), "nothing makes the tag 'boss'"),
    (lambda legend: legend["goals"][1].update({"if": {"flag": "done"}}), "nothing makes the flag 'done'"),
    (lambda legend: legend["goals"][1].update({"if": {"sky": "blue"}}), "the condition 'sky' is unknown"),
    (lambda legend: legend["cards"].append(copy.deepcopy(legend["cards"][0])), "two cards of that name"),
    (
        lambda legend: legend["cards"][0]["effects"].append({"op": "draw", "deck": "tarot", "n": 1}),
        "no deck 'tarot'",
    ),
    (lambda legend: legend["cards"][0]["effects"].append({"op": "give", "to": "mob"}), "'mob' is unknown"),
    (lambda legend: legend.update(cards=7), "cards should be a list"),
    (lambda legend: legend.update(difficulties=["brutal"]), "the difficulty 'brutal' is unknown"),
    (
        lambda legend: legend.update(board="b", boards={"b": {"fields": [{"id": 1, "adjacent": [2]}]}}),
        "field 1 touches 2, but 2 does not touch 1",
    ),
]


@pytest.mark.parametrize(("spoil", "said"), SPOIL, ids=[each[1][:30] for each in SPOIL])
def test_d32_10_broken_legends_get_one_clear_line(
    spoil: Callable[[dict[str, Any]], object], said: str
) -> None:
    legend = copy.deepcopy(SMALLEST)
    spoil(legend)
    with pytest.raises(Refusal) as refusal:
        check_legend(legend)
    line = str(refusal.value)
    assert said in line and "\n" not in line and line.startswith("Legend 'my1'")


@pytest.mark.parametrize("plain", [None, 7, [], "legend", {}, {"id": 3}, {"difficulties": 5}])
def test_what_is_no_legend_at_all_is_refused(plain: Any) -> None:
    with pytest.raises(Refusal):
        check_legend(plain)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    for name in ("L9", "nowhere.json", str(tmp_path / "broken.json"), str(tmp_path)):
        with pytest.raises(Refusal) as refusal:
            GAME.new_table(2, 1, {"legend": name})
        assert "\n" not in str(refusal.value)


def test_strangers_cannot_make_a_server_read_its_files() -> None:
    assert GAME.settle_options({"legend": "L3"}, from_stranger=True)["legend"] == "L3"
    assert GAME.settle_options({"legend": "my.json"})["legend"] == "my.json"
    with pytest.raises(Refusal) as refusal:
        GAME.settle_options({"legend": "my.json"}, from_stranger=True)
    assert "L1, L2, L3, L4, L5" in str(refusal.value)


@pytest.mark.parametrize("legend", LEGENDS)
def test_d25_1_all_five_are_sound_for_every_number_of_heroes(legend: str) -> None:
    check_legend(legend_data(legend))


def test_d25_1_legend_1_knows_no_easy_way() -> None:
    with pytest.raises(Refusal):
        read_legend(legend_data("L1"), 2, "easy")
