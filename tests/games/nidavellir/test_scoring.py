"""The final score (N12): every row of the sheet, and who wins."""

from __future__ import annotations

import pytest

from meadhall.core.result import Result
from meadhall.games.nidavellir.rules.scoring import sheet
from tests.games.nidavellir.table_builder import Army, decision, ranks, situation


def scores(
    army: Army, *command: str, coins: list[str] | None = None, gem: int | None = None
) -> dict[str, int]:
    """The sheet of seat 0, alone against an empty army, at the end of the game."""
    story = situation(2, thingvellir=True, age=2).seat(0, army=army, command=command, coins=coins, gem=gem)
    table = story.end_of_age()
    assert decision(table) is None
    return sheet(table, 0)


def test_n12_2_warriors_are_their_points_and_the_majority_adds_the_highest_coin() -> None:
    story = situation(3, age=2).seat(0, army={"warrior": ["W9", "W3"]}, coins=["b0", "b2", "b3", "b4", "r17"])
    table = story.seat(1, army={"warrior": ["tarah"]}).end_of_age()
    assert [sheet(table, seat)["warrior"] for seat in range(3)] == [9 + 3 + 17, 14, 0]


def test_n12_2_tied_leaders_all_add_their_own_highest_coin() -> None:
    story = situation(3, age=2).seat(0, army={"warrior": ["W9"]}, coins=["b0", "b2", "b3", "b4", "r17"])
    table = story.seat(1, army={"warrior": ["W3"]}).end_of_age()
    assert [sheet(table, seat)["warrior"] for seat in range(3)] == [9 + 17, 3 + 5, 0]


def test_n12_2_r11_without_any_warrior_nobody_has_the_majority() -> None:
    table = situation(2, age=2).end_of_age()
    assert [sheet(table, seat)["warrior"] for seat in range(2)] == [0, 0]


@pytest.mark.parametrize(
    ("cards", "points"), [(["H"], 1), (["H"] * 6, 36), (["H", "dagda"], 16), (["aral"], 4)]
)
def test_n12_3_r12_hunters_are_their_grades_squared(cards: list[str], points: int) -> None:
    assert scores({"hunter": cards})["hunter"] == points


@pytest.mark.parametrize(
    ("cards", "points"), [(["M2", "M1", "M0"], 9), (["M0"] * 4, 0), (["M1", "zoral"], 8)]
)
def test_n12_4_miners_are_points_times_grades(cards: list[str], points: int) -> None:
    assert scores({"miner": cards})["miner"] == points


@pytest.mark.parametrize(
    ("grades", "points"),
    list(
        enumerate([0, 3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, 102, 117, 133, 150, 168, 187, 207, 228, 250])
    ),
)
def test_n12_5_blacksmiths_follow_the_rulebooks_row(grades: int, points: int) -> None:
    assert scores({"blacksmith": ["B"] * grades})["blacksmith"] == points


def test_n12_5_the_row_ends_at_375_for_25_grades() -> None:
    assert scores({"blacksmith": ["B"] * 18 + ["BB", "aegur", "bonfur"]})["blacksmith"] == 375


@pytest.mark.parametrize(
    ("cards", "points"), [(["E5", "E12"], 17), (["E5", "idunn"], 16), (["hourya", "vegvisir"], 33)]
)
def test_n12_6_explorers_are_their_points_and_idunn_adds_two_a_grade(cards: list[str], points: int) -> None:
    assert scores({"explorer": cards})["explorer"] == points


@pytest.mark.parametrize(
    ("heroes", "points"),
    [
        (["skaa"], 17),
        (["astrid"], 5),
        (["grid", "uline"], 7 + 9),
        (["dwerg_ymir", "dwerg_aesir", "skaa"], 40 + 17),
        (["andumia", "holda"], 12 + 12),
        (["khrad", "jarika", "olwyn", "zolkur"], 4 + 8 + 9 + 10),
    ],
)
def test_n12_7_neutral_heroes_add_what_their_cards_say(heroes: list[str], points: int) -> None:
    assert scores({}, *heroes)["heroes"] == points


def test_n12_7_class_heroes_add_nothing_beside_their_column() -> None:
    assert scores({"warrior": ["tarah", "kraal"], "miner": ["lokdur"]})["heroes"] == 0


def test_n12_8_coins_are_added_up_the_special_3_included() -> None:
    assert scores({}, coins=["s3", "b2", "b3", "b4", "r21"])["coins"] == 33


def test_n12_8_the_coin_of_the_majority_and_of_astrid_counts_again_among_the_coins() -> None:
    sheet = scores({"warrior": ["W3"]}, "astrid", coins=["b0", "b2", "b3", "b4", "r20"])
    assert (sheet["warrior"], sheet["heroes"], sheet["coins"]) == (3 + 20, 20, 29)


@pytest.mark.parametrize(("gem", "points"), [(5, 0), (6, 3)])
def test_n12_9_gem_6_is_three_points(gem: int, points: int) -> None:
    assert scores({}, gem=gem)["gem"] == points


def test_n12_1_n12_10_the_total_is_the_sum_of_all_rows() -> None:
    army = ranks(2, 3, 2, 1, 0) | {"explorer": ["E5", "idunn"]}
    rows = scores(army, "skaa", "svalinn", coins=["b0", "b2", "b3", "b4", "r20"], gem=6)
    assert rows == {
        "warrior": 5 + 6 + 20,
        "hunter": 9,
        "miner": 2,
        "blacksmith": 3,
        "explorer": 5 + 7 + 4,
        "heroes": 17,
        "artefacts": 10,
        "coins": 29,
        "gem": 3,
        "total": 120,
    }


def result_of(*blacksmiths: int) -> Result:
    story = situation(len(blacksmiths), age=2)
    for seat, number in enumerate(blacksmiths):
        story.seat(seat, army={"blacksmith": ["B"] * number})
    result = story.end_of_age().result()
    assert result is not None
    return result


def test_n12_11_the_highest_total_wins() -> None:
    result = result_of(1, 3, 2)
    assert result.scores == (17, 26, 21)
    assert (result.winners(), result.places) == ([1], (3, 1, 2))


def test_n12_11_equal_totals_share_the_victory_without_tie_break() -> None:
    result = result_of(2, 1, 2)
    assert (result.winners(), result.places) == ([0, 2], (1, 3, 1))
