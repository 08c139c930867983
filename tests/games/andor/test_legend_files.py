"""Legend files: the vocabulary, those of one's own, and what is wrong with broken ones (D32)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.rng import luck_from_seed
from meadhall.games.andor import GAME
from meadhall.games.andor.legend.library import LEGENDS, legend_data, settled
from meadhall.games.andor.legend.reader import check_legend, read_legend
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state.consistency import check_consistency
from meadhall.games.andor.state.names import GOLD, SKRAL
from meadhall.games.andor.state.steps import LOSE_GEM
from meadhall.games.andor.state.table import HELD, KIND, NOWHERE, TOKEN_PLACE

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
    assert json.loads(settled(str(file))) == SMALLEST
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


def test_audit_andor_3_a_card_that_may_be_repeated_stays_on_offer(tmp_path: Path) -> None:
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
    assert taken == 99


SPOIL: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda legend: legend.pop("goals"), "lacks 'goals'"),
    (lambda legend: legend.update(moon=1), "does not know 'moon'"),
    (lambda legend: legend.update(stars=["C", "N"]), "cards: no card has the letter C"),
    (lambda legend: legend.update(stars=["N"]), "card D1: the stars differ from the letters of its cards"),
    (lambda legend: legend.update(stars=["D", "N", "N"]), "the stars name N twice"),
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
    (lambda legend: legend.update(difficulties=[]), "difficulties should name at least one"),
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
    with pytest.raises(Refusal) as refusal:
        GAME.settle_options({"legend": "my.json"}, from_stranger=True)
    assert "L1, L2, L3, L4, L5" in str(refusal.value)


@pytest.mark.parametrize("legend", LEGENDS)
def test_d25_1_all_five_are_sound_for_every_number_of_heroes(legend: str) -> None:
    check_legend(legend_data(legend))


def test_d25_1_legend_1_knows_no_easy_way() -> None:
    with pytest.raises(Refusal):
        read_legend(legend_data("L1"), 2, "easy")


# -- what only shows when it is played -----------------------------------------------------------------


def played_with(effects: list[dict[str, Any]], seed: int = 1, **changes: Any) -> AndorTable:
    """The smallest legend with a card of these effects at its beginning."""
    card = {"id": "X1", "trigger": {"on": "setup"}, "effects": effects}
    legend = {**copy.deepcopy(SMALLEST), **changes}
    legend["cards"] = [*legend["cards"], card]
    table = GAME.new_table(1, luck_from_seed(seed), {"legend": json.dumps(legend), "party": "dwarf archer"})
    assert isinstance(table, AndorTable)
    return table


LETTER_VAR = {"op": "set", "var": "where", "value": {"roll": "2d6", "times": 50}}
WRONG: list[tuple[list[dict[str, Any]], str]] = [
    (
        [LETTER_VAR, {"op": "place_creature", "kind": "gor", "field": {"var": "where"}}],
        "the field comes from the var 'where', which may become 100",
    ),
    (
        [
            {"op": "set", "var": "where", "value": "here"},
            {"op": "place_figure", "figure": "witch", "field": {"var": "where"}},
        ],
        "which may become anything",
    ),
    ([{"op": "place_creature", "kind": "gor", "field": 80}], "field 80 is where defeated creatures lie"),
    (
        [{"op": "move_creature", "select": "lowest_gor", "to": {"pick": [1, 80]}}],
        "to 80 is where defeated creatures lie",
    ),
]


@pytest.mark.parametrize(("effects", "said"), WRONG)
def test_d32_10_what_could_leave_the_board_is_refused(effects: list[dict[str, Any]], said: str) -> None:
    with pytest.raises(Refusal) as refusal:
        played_with(effects)
    assert said in str(refusal.value) and "card X1" in str(refusal.value)


def test_d32_10_wells_stand_on_different_fields() -> None:
    for fields in ([5, 5], [*range(61)]):
        with pytest.raises(Refusal, match="wells stand on different fields"):
            played_with([], rules={"wells": {"fields": fields}})


def test_d32_6_a_creature_without_a_field_to_go_to_stays() -> None:
    """`here` is no field for a card of the setup."""
    table = played_with(
        [
            {"op": "place_creature", "kind": "skral", "field": 20, "tag": "skral"},
            {"op": "move_creature", "select": {"tag": "skral"}, "to": "here"},
        ]
    )
    assert table.creature(table.creature_on(20), KIND) == SKRAL
    check_consistency(table)


def test_d32_6_gold_lies_where_it_is_told_and_no_gold_is_no_token() -> None:
    for seed in range(20):
        table = played_with([{"op": "place_token", "token": "gold", "field": {"roll": "tens_ones"}}], seed)
        assert sum(table.find_token(GOLD, field) >= 0 for field in range(85)) == 1
    table = played_with([{"op": "place_token", "token": "gold", "field": 20, "n": 0}])
    assert table.find_token(GOLD, 20) == NOWHERE
    check_consistency(table)


def test_d29_7_what_a_creature_carried_leaves_with_it() -> None:
    """The next creature would carry it otherwise."""
    table = played_with(
        [
            {"op": "place_creature", "kind": "skral", "field": 20, "tag": "bearer"},
            {"op": "place_token", "token": "letter", "held_by": "bearer"},
            {"op": "place_creature", "kind": "troll", "field": 20, "replace": True},
            {"op": "place_creature", "kind": "gor", "field": 21},
        ]
    )
    assert all(table.token(token, TOKEN_PLACE) < HELD for token in range(table.tokens_used))


def test_d32_6_a_hero_loses_no_more_gems_than_he_has() -> None:
    table = played_with(
        [
            {"op": "place_token", "token": "gem", "field": 7, "value": 2, "tie": "lowest_rank"},
            {"op": "give", "to": "all", "gems": -3},
        ]
    )
    assert table.step() == LOSE_GEM
    table.play(0, table.choices(0)[0])
    assert table.step() != LOSE_GEM


def test_d28_1_where_nobody_may_look_the_card_stays_hidden() -> None:
    table = played_with([{"op": "peek", "who": {"fields": [80]}, "deck": "event"}])
    assert table.deck_top(0) == NOWHERE and table.to_act() == [0]
