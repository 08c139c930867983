"""Scoring (A10), the end (A9) and the winner (A11)."""

from __future__ import annotations

import random

import pytest

from meadhall.games.aetherya.rules import ending, scoring
from meadhall.games.aetherya.rules.adjacency import adjacent, count
from meadhall.games.aetherya.rules.scoring import dragon_points
from meadhall.games.aetherya.state.cards import CARD_FACTS, CARD_IDS, CARD_OF_CODE, CODES, COMPONENTS, ROWS
from tests.games.aetherya.table_builder import CENTRE, EMPTY, choose, decision, look, side, story

REST = "/ -- -- -- -- / -- -- -- -- / -- -- -- --"
REST_2 = "/ -- -- -- -- / -- -- -- --"
# The kingdom of Andrey at the end of the game (p. 9, A10.9), and the other layout that fits the text.
ANDREY = "DW MO HU FO / DR HU FO EL / PO PL EL FO / HU SW DW MO"
ANDREY_OTHERWISE = "DW MO HU FO / PL HU FO EL / PO DR EL FO / HU SW DW MO"


def rows(drawing: str) -> dict[str, int]:
    return dict(zip(ROWS, side(story(drawing).turn()).rows, strict=True))


@pytest.mark.parametrize("drawing", [ANDREY, ANDREY_OTHERWISE])
def test_a10_8_a10_9_the_worked_example_of_the_rulebook(drawing: str) -> None:
    sheet = rows(drawing)
    assert list(sheet.values()) == [10, 4, 8, 0, 3, 0, -2]
    assert sum(sheet.values()) == 23


@pytest.mark.parametrize(
    ("card", "row", "lands"),
    [
        ("EL", "elf", {"PL": 0, "FO": 2, "MO": 0, "SW": -1}),  # A10.1
        ("DW", "dwarf", {"PL": 0, "FO": 0, "MO": 2, "SW": 0}),  # A10.2
        ("HU", "human", {"PL": 2, "FO": 1, "MO": 1, "SW": -1}),  # A10.3
        ("GO", "goblin", {"PL": 0, "FO": 0, "MO": 0, "SW": 3}),  # A10.4
    ],
)
def test_a10_1_to_a10_4_races_and_their_lands(card: str, row: str, lands: dict[str, int]) -> None:
    for land, points in lands.items():
        assert rows(f"{card} {land} -- -- {REST}")[row] == points
        assert rows(f"{land} -- -- -- / {card} {land} -- -- {REST_2}")[row] == 2 * points
        assert rows(f"{card} -- {land} -- {REST}")[row] == 0
        by_portal = 0 if card == "GO" else points
        assert rows(f"{card} PO {land} -- {REST}")[row] == by_portal


def test_a10_4_1_a_land_serves_every_race_beside_it() -> None:
    sheet = rows(f"EL FO HU -- / -- HU -- -- {REST_2}")
    assert (sheet["elf"], sheet["human"]) == (2, 2)


# -- dragons (A10.5) -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dragons", "tamed", "points"),
    [
        (0, 0, 0),
        (1, 1, 3),
        (1, 0, -3),
        (2, 2, 10),
        (2, 1, 0),
        (2, 0, -10),
        (3, 3, 18),
        (3, 2, 6),
        (3, 0, -18),
        (4, 4, 12),
        (4, 3, 12),
        (4, 0, -24),
        (5, 5, 6),
        (5, 2, -6),
        (6, 6, 0),
        (6, 0, 0),
        (7, 3, 0),
    ],
)
def test_a10_5_1_a10_5_2_a10_5_3_r14_values_of_dragons(dragons: int, tamed: int, points: int) -> None:
    assert dragon_points(dragons, tamed) == points


@pytest.mark.parametrize("race", ["HU", "EL", "DW"])
def test_a10_5_two_of_one_race_tame_a_dragon(race: str) -> None:
    assert rows(f"{race} DR {race} -- {REST}")["dragon"] == 3
    assert rows(f"{race} DR PO {race} {REST}")["dragon"] == 3  # a portal helps
    assert rows(f"{race} DR -- {race} {REST}")["dragon"] == -3


def test_a10_5_4_a_mixed_pair_or_goblins_do_not_tame() -> None:
    assert rows(f"HU DR EL -- {REST}")["dragon"] == -3
    assert rows(f"GO DR GO -- {REST}")["dragon"] == -3


def test_a10_5_4_one_card_helps_to_tame_several_dragons() -> None:
    assert rows(f"HU DR HU -- / DR HU -- -- {REST_2}")["dragon"] == 10


# -- conflicts (A10.6) -----------------------------------------------------------------------------


@pytest.mark.parametrize("one", ["HU", "EL", "DW", "GO"])
@pytest.mark.parametrize("other", ["HU", "EL", "DW", "GO"])
def test_a10_6_hostile_races(one: str, other: str) -> None:
    first, second = CARD_IDS[CARD_OF_CODE[one]], CARD_IDS[CARD_OF_CODE[other]]
    hostile = COMPONENTS["hostility"][first][second]
    assert rows(f"{one} {other} -- -- {REST}")["conflict"] == (-2 if hostile else 0)
    assert rows(f"{one} PO {other} -- {REST}")["conflict"] == (-2 if hostile else 0)
    assert rows(f"{one} PO PO {other} {REST}")["conflict"] == (-2 if hostile else 0)


def test_a10_6_a_card_may_be_in_several_conflicts_each_pair_counts_once() -> None:
    assert rows(f"EL DW EL -- / -- GO -- -- {REST_2}")["conflict"] == -6
    assert rows(f"EL DW -- -- / PO PO -- -- {REST_2}")["conflict"] == -2


def test_a10_8_the_total_may_be_negative() -> None:
    assert sum(rows(f"GO HU -- -- {REST}").values()) == -2


# -- the rules told anew, pair by pair, from the data file -----------------------------------------


def plain_score(codes: list[str]) -> list[int]:
    portals = sum(1 << cell for cell, code in enumerate(codes) if code == "PO")
    facts = [CARD_FACTS[CARD_OF_CODE[code] - 1] for code in codes]
    points = dict.fromkeys(ROWS, 0)
    for one in range(16):
        for other in range(16):
            if adjacent(portals, one) >> other & 1 and facts[one]["kind"] == "race":
                direct = adjacent(0, one) >> other & 1
                race, beside = facts[one], facts[other]
                if beside["kind"] == "land" and (race["uses_portals"] or direct):
                    points[race["score_row"]] += race["land_points"][beside["id"]]
                if one < other and beside["id"] in race["hostile_to"]:
                    points["conflict"] += COMPONENTS["conflict_points"]
    points["dragon"] = plain_dragons(codes, portals)
    return [points[row] for row in ROWS]


def plain_dragons(codes: list[str], portals: int) -> int:
    facts = COMPONENTS["dragons"]
    dragons = [cell for cell, code in enumerate(codes) if code == "DR"]
    if len(dragons) >= facts["row_is_zero_from_count"] or not dragons:
        return 0
    tamed = 0
    for cell in dragons:
        around = [codes[other] for other in range(16) if adjacent(portals, cell) >> other & 1]
        tamed += any(around.count(race) >= 2 for race in ("HU", "EL", "DW"))
    tamed = min(tamed, facts["max_tamed"])
    value: int = facts["value_each_by_count"][str(len(dragons))]
    return int(value * tamed - value * (len(dragons) - tamed))


def test_random_kingdoms_score_as_the_data_file_says() -> None:
    dice = random.Random(5)
    for _ in range(300):
        codes = dice.choices(CODES[1:], k=16)
        table = story(" ".join(codes)).table
        assert ending.rows_of(table, 0) == plain_score(codes)
        assert scoring.total(table, 0) == sum(plain_score(codes))
        lands = sum(scoring.land_points(table, 0, cell) for cell in range(16))
        assert lands == sum(plain_score(codes)[:4])
        fights = sum(count(scoring.enemies(table, 0, cell)) for cell in range(16))
        assert -fights == plain_score(codes)[6]


# -- the end (A9) ----------------------------------------------------------------------------------

LAST_CARD = "-- FO FO FO / FO FO FO FO / FO FO FO FO / FO FO FO FO"


@pytest.mark.parametrize("how", ["take HU a1", "place SW a1", "reveal a1"])
def test_a4_4_a9_1_the_game_ends_at_once_when_the_last_card_is_opened_or_replaced(how: str) -> None:
    table = story(LAST_CARD).pile("HU").unseen("SW").turn()
    choose(table, *(["draw"] if not how.startswith("take") else []), how)
    assert table.to_act() == [] and table.result() is not None
    assert side(table, 1).closed == 0


def test_a9_2_r13_no_claim_after_the_last_action() -> None:
    table = story(LAST_CARD.replace("-- FO", "-- EL")).display("pair_elf").pile("EL").turn()
    choose(table, "take EL a1")
    assert "pair_elf" in side(table).met
    assert side(table).claims == () and table.result() is not None


def test_a9_2_a_claim_earlier_in_the_same_turn_stands() -> None:
    table = story(LAST_CARD).display("chain_forest").pile("EL").turn()
    choose(table, "claim chain_forest", "take EL a1")
    assert side(table).rows[5] == 4


def test_a9_3_closed_cards_of_the_others_are_opened_and_count() -> None:
    table = story(LAST_CARD).kingdom(1, f"GO -- -- -- {REST}").pile("HU").unseen("SW").turn()
    choose(table, "take HU a1")
    assert side(table, 1).rows[3] == 6
    assert side(table, 1).claims == ()


# -- the winner (A11) ------------------------------------------------------------------------------

# The score table of the rulebook (p. 9): Timofey, Andrey, Sofia.
TIMOFEY = [4, 6, 6, 3, -6, 6, 0]
ANDREY_ROWS = [10, 4, 8, 0, 3, 0, -2]
SOFIA = [0, 4, 4, 12, 3, 0, 0]


def test_a11_1_the_highest_total_wins() -> None:
    assert ending.places([TIMOFEY, SOFIA]) == (2, 1)


def test_a11_2_a11_4_the_tie_of_the_rulebook_is_broken_by_the_highest_row() -> None:
    assert [sum(sheet) for sheet in (TIMOFEY, ANDREY_ROWS, SOFIA)] == [19, 23, 23]
    assert ending.places([TIMOFEY, ANDREY_ROWS, SOFIA]) == (3, 2, 1)


def test_a11_2_the_next_highest_decides_whatever_row_it_came_from() -> None:
    assert ending.places([[9, 5, 0, 0, 0, 0, 0], [0, 9, 4, 1, 0, 0, 0]]) == (1, 2)
    assert ending.places([[5, 0, 0, 0, 0, 0, -2], [0, 5, 0, 0, 0, 0, -2]]) == (1, 1)


def test_a11_3_r15_a_complete_tie_is_a_shared_victory() -> None:
    sheets = [[3, 0, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]]
    assert ending.places(sheets) == (1, 1, 3)


def test_the_result_of_a_finished_game() -> None:
    table = story(LAST_CARD).kingdom(1, CENTRE).pile("HU").unseen("SW").turn()
    choose(table, "take HU a1")
    result = table.result()
    assert result is not None and result.won is None
    assert result.scores == (2, 0) and result.places == (1, 2)
    assert decision(table) == (0, "") and look(table).decision == ""
    assert EMPTY not in side(table, 1).kingdom
