"""Positions of questions (D33): what is missing is empty, what is impossible is refused in words."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given

from meadhall.core.errors import Refusal
from meadhall.games.andor import GAME
from meadhall.games.andor.referee import ASKS, query
from meadhall.games.andor.referee.results import creature_list
from meadhall.games.andor.rules import creatures, paths
from meadhall.games.andor.rules.night import Night
from meadhall.games.andor.state import table as t
from meadhall.games.andor.state.names import HERO_IDS
from tests.games.andor.random_play import ALL_WAYS, Way, some_positions
from tests.games.andor.test_legend_files import SMALLEST
from tests.games.andor.test_legends import CARDS
from tests.games.andor.test_referee import CASES, FOUR
from tests.games.andor.test_referee_battles import BATTLES
from tests.games.andor.test_referee_events import EVENTS
from tests.games.keeping import SEEDS, tries

DRAGON = {"sp": 40, "wp": 14, "reward": 6, "dice": [{"min_wp": 1, "die": "black", "n": 3}]}


def refused(ask: str, **given: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        query(ask, given)
    line = str(refusal.value)
    assert line and "\n" not in line
    return line


# -- what is missing is empty ----------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [{}, None])
def test_audit_andor_13_no_heroes_are_none(heroes: object) -> None:
    for ask, more, answer in (
        ("event", {"card": "G02"}, {"heroes": {}}),
        ("event", {"card": "G07", "rolls": [3]}, {"heroes": {}}),
        ("event", {"card": "G33"}, {"heroes": {}}),
        ("attackers", {"creature_field": 10}, []),
        ("payment_ok", {"card": "G20"}, False),
        (
            "round_result",
            {"group_value": 9, "creature_value": 2, "creature_wp": 3},
            {"creature_wp": 0, "beaten": True, "heroes": {}},
        ),
    ):
        assert query(ask, {"heroes": heroes, **more}) == answer, ask
    night = query("sunrise", {"heroes": heroes, "creatures": [["gor", 1], ["gor", 2], ["gor", 4]]})
    assert not night["lost"] and len(night["castle"]) == 3  # nobody said how many shields there are
    assert query("price", {"heroes": heroes, "hero": "dwarf", "what": "sp", "field": 71}) == 1


def test_audit_andor_13_where_the_number_of_heroes_matters_one_is_too_few() -> None:
    for ask, more in (
        ("castle", {}),
        ("sunrise", {}),
        ("price", {"hero": "dwarf", "what": "witch_brew", "field": 12, "witch_field": 12}),
        ("legend_card", {"legend": "L5", "card": "A1"}),
    ):
        assert "'heroes' should be from 2 to 4, not 1" in refused(ask, heroes={"dwarf": {}}, **more)


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"supply": {"troll": 0}}, None),
        ({"supply": {"troll": 0}, "fallen": {"troll": 1}}, 20),
        ({"supply": {"troll": 0}, "creatures": [["troll", 80]]}, 20),
        ({"supply": {"troll": 1}}, 20),
        ({"supply": {"gor": 0}}, 20),  # of trolls nothing is said: there are enough
        ({"supply": {}}, 20),
        ({"supply": 0}, None),
    ],
)
def test_audit_andor_13_supply_by_kind(given: dict[str, Any], field: int | None) -> None:
    assert query("place_creature", {"new": ["troll", 20], **given}) == {"field": field}
    refused("place_creature", new=["troll", 20], supply={"ogre": 1})
    refused("place_creature", new=["troll", 20], supply=[1])


@pytest.mark.parametrize(
    ("ask", "given", "answer"),
    [
        ("refresh_wells", {}, {}),
        ("buy", {"hero": "dwarf", "field": 71}, {"legal": True, "gold": 0, "gems": []}),
        ("legend_state", {}, "open"),
        ("sunrise", {"creatures": None, "gems": None}, None),
        ("falcon", {}, True),
    ],
)
def test_missing_parts_are_empty(ask: str, given: dict[str, Any], answer: Any) -> None:
    assert query(ask, given) == answer or answer is None


# -- what is impossible is refused -----------------------------------------------------------------


def test_audit_andor_13_a_dragon_outside_its_legend_needs_its_own_numbers() -> None:
    questions: list[tuple[str, dict[str, Any]]] = [
        ("sunrise", {"creatures": [["dragon", 84]]}),
        ("sunrise", {"creatures": [["dragon", 84, {"sp": 40, "wp": 14}]]}),
        ("creature_dice", {"kind": "dragon", "wp": 3}),
        ("place_creature", {"new": ["dragon", 20]}),
    ]
    for ask, alone in questions:
        said = refused(ask, **alone)
        assert "'dragon' is not a creature of this legend (gor, skral, wardrak, troll)" in said
        assert "needs numbers of its own: sp, wp, dice, reward" in said
    for legend, attributes in (("L5", {}), ("L2", DRAGON)):
        known = {"legend": legend, "creatures": [["dragon", 83, attributes]]}
        assert query("sunrise", known)["creatures"] == [["dragon", 83]]


@pytest.mark.parametrize("second", ["gor", "skral"])
def test_audit_andor_13_two_creatures_on_one_field_are_refused(second: str) -> None:
    said = refused("sunrise", creatures=[["gor", 20], [second, 20]])
    assert said == "Two creatures cannot stand on field 20. (rule D10.2)"


def test_audit_andor_13_no_creature_stands_in_the_castle_or_on_the_way_out() -> None:
    for legend in ("L2", "L4"):
        assert "No creature can stand on field 0" in refused("sunrise", legend=legend, creatures=[["gor", 0]])


@pytest.mark.parametrize(
    ("given", "legal"),
    [
        ({"buy": {"wineskin": 3}}, True),
        ({"buy": {"wineskin": 4}}, False),
        ({"buy": {"wineskin": 2, "telescope": 2}}, False),
        ({"buy": {"wineskin": 1}, "items": ["telescope", "letter", "witch_brew"]}, False),
        ({"buy": {"helm": 2}}, False),
        ({"buy": {"helm": 1}, "items": ["helm"]}, False),
        ({"buy": {"shield": 1, "bow": 1}}, False),
        ({"buy": {"falcon": 1}, "items": ["bow"]}, False),
        ({"buy": {"shield": 1, "helm": 1, "wineskin": 3}}, True),
        ({"buy": {"sp": 3}, "sp": 12}, False),
        ({"buy": {"sp": 2}, "sp": 12}, True),
    ],
)
def test_audit_andor_13_buying_keeps_to_the_slots(given: dict[str, Any], legal: bool) -> None:
    found = query("buy", {"hero": "wizard", "field": 18, "gold": 20, **given})
    assert found["legal"] is legal
    assert found["gold"] == (20 - 2 * sum(given["buy"].values()) if legal else 20)


@pytest.mark.parametrize("card", ["G18", "G27", "S04"])
def test_audit_andor_13_a_creature_on_field_80_is_neither_highest_nor_lowest(card: str) -> None:
    """D23.11: it is out of play."""
    given = {"card": card, "heroes": FOUR, "creatures": [["gor", 22], ["gor", 80], ["gor", 80]]}
    assert query("event", given)["creatures"] == [["gor", 19], ["gor", 80], ["gor", 80]]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"gems": {"20": [3]}}, "'3' is not a face of that token"),
        ({"rubble": {"20": [4]}}, "'4' is not a face of that token"),
        ({"rubble": [5]}, "'rubble' should be an object"),
        ({"farmers": {"20": 20, "21": 20, "22": 20, "23": 20, "24": 20}}, "'tokens' should have at most 96"),
        ({"creatures": [["gor", -1]]}, "'-1' is not a field"),
        ({"creatures": [["gor", 75]]}, "'75' is not a field"),
        ({"creatures": [["gor", 20, 7]]}, "'creatures' should be an object"),
        ({"on_shields": ["gor"] * 35}, "'creatures' should have at most 34"),
        ({"figures": {"witch": -1}}, "'-1' is not a field"),
        ({"figures": {"king": 1}}, "'king' is not one of"),
        ({"destroyed_bridges": [[1, 50]]}, "'bridges' does not fit"),
        ({"destroyed_bridges": [[0, 1]] * 4}, "'destroyed_bridges' should have at most 3"),
        ({"rolls": [7]}, "'rolls' should be from 1 to 6"),
        ({"rolls": [1] * 33}, "'rolls' should have at most 32"),
        ({"heroes": {"dwarf": {"sp": 15}, "archer": {}}}, "'heroes[0].sp' should be from 1 to 14"),
        ({"heroes": {"elf": {}}}, "'elf' is not one of"),
        ({"heroes": 5}, "'heroes' should be from 2 to 4"),
    ],
)
def test_what_no_table_can_show_is_refused(given: dict[str, Any], said: str) -> None:
    assert said in refused("sunrise", **given)


def test_nobody_sits_at_the_table_twice() -> None:
    assert "D1.1" in refused("next_turn", seats=["dwarf", "dwarf"], last="dwarf")
    refused("next_turn", seats=["dwarf", "archer"], last="dwarf", end_day_order=["archer", "archer"])


# -- legends of one's own --------------------------------------------------------------------------


@pytest.mark.parametrize("legend", [SMALLEST, json.dumps(SMALLEST)])
def test_questions_about_a_legend_of_ones_own(legend: object) -> None:
    assert query("cards_at", {"legend": legend, "letter": "D"}) == ["D1"]
    found = query("legend_card", {"legend": legend, "heroes": 3, "card": "D1"})
    assert found["creatures"] == [["troll", 66, {"tag": "chief", "wp": 10}]]
    assert query("legend_state", {"legend": legend, "narrator": "N", "defeated": ["chief"]}) == "won"


# -- whole positions -------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])
def test_the_referee_answers_about_whole_positions(way: Way) -> None:
    for table in some_positions(way, 5, 0.01):
        given = json.loads(json.dumps(GAME.dump(table)))
        goal = table.program.board.fields[-1]
        here = table.hero(0, t.FIELD)
        found = query("distance", {**given, "from": here, "to": goal})
        assert (-1 if found is None else found) == paths.distance(table, here, goal)
        assert query("castle", given)["capacity"] == creatures.capacity(table)
        night = Night(table)
        night.walk(judged=True)
        assert query("sunrise", given)["creatures"] == creature_list(night.table)
        heroes = query("event", {**given, "card": "G08"})["heroes"]
        assert list(heroes) == [HERO_IDS[table.hero(hero, t.TYPE)] for hero in range(table.party)]
        assert GAME.dump(table) == given


def test_a_whole_position_that_contradicts_itself_is_refused() -> None:
    table = next(iter(some_positions(ALL_WAYS[2], 1, 1.0)))
    given = json.loads(json.dumps(GAME.dump(table)))
    given["parts"]["supply"][0] += 1
    assert "'gor' does not fit" in refused("sunrise", **given)


# -- junk ------------------------------------------------------------------------------------------

QUESTIONS = [
    *((ask, given) for _rule, ask, given, _answer in (*CASES, *BATTLES)),
    *(("event", {"card": card, "heroes": FOUR, **more}) for card, more, _answer in EVENTS),
    *(("legend_card", {"legend": legend, "card": card, **more}) for legend, card, more, _p, _a in CARDS),
    ("sunrise", {"legend": "L5", "creatures": [["gor", 19]], "gems": {"20": [2]}, "on_shields": ["gor"]}),
    ("board_facts", {"board": "mine"}),
]
JUNK: list[Any] = [
    *(None, True, 0, 1, -1, 5, 84, 10**9, 1.5, "", "gor", "dwarf", "L4", "front", "N", [], {}, [[]], [1, 2]),
    *({"dwarf": {}}, {"5": 1}, {"1": [5]}, ["gor", 5], [["gor", 5]], {"gold": 1}),
]


def spoil(plain: Any, dice: random.Random) -> None:
    """One thing in it becomes something else, or goes."""
    inside = list(plain) if isinstance(plain, dict) else list(range(len(plain)))
    if not inside:
        return
    key = dice.choice(inside)
    if isinstance(plain[key], dict | list) and plain[key] and dice.random() < 0.6:
        spoil(plain[key], dice)
    elif dice.random() < 0.2:
        del plain[key]
    else:
        plain[key] = copy.deepcopy(dice.choice(JUNK))


@given(seed=SEEDS)
@tries(300, 2000)
def test_a_spoilt_question_is_answered_or_refused_in_one_line(seed: int) -> None:
    dice = random.Random(seed)
    ask, given = dice.choice(QUESTIONS)
    plain = copy.deepcopy(given)
    if dice.random() < 0.3:
        more = dice.choice(QUESTIONS)[1]
        plain = {**copy.deepcopy(more), **plain}
    spoil(plain, dice)
    try:
        json.dumps(query(ask, plain))
    except Refusal as refusal:
        assert "\n" not in str(refusal)


def test_every_question_is_among_those_that_are_spoilt() -> None:
    assert {ask for ask, _given in QUESTIONS} == set(ASKS)
