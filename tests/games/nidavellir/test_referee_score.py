"""Referee: the final score, row by row (N9, N12, N14, N15, N16), and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.nidavellir.referee import query
from tests.games.nidavellir.referee_cases import (
    BROTHERS,
    STARTING_COINS,
    JsonObject,
    player,
    ranks,
    score_of,
    scores,
)

ROWS = ("warrior", "hunter", "miner", "blacksmith", "explorer", "heroes", "artefacts", "coins", "gem")

HUNTER_TABLE = (
    0,
    1,
    4,
    9,
    16,
    25,
    36,
    49,
    64,
    81,
    100,
    121,
    144,
    169,
    196,
    225,
    256,
    289,
    324,
    361,
    400,
    441,
)
BLACKSMITH_TABLE = (
    *(0, 3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, 102),
    *(117, 133, 150, 168, 187, 207, 228, 250, 273, 297, 322, 348, 375),
)


def hunters(grades: int) -> list[str]:
    """So many hunter grades from the box: 16 dwarfs, Aral 2, Dagda 3."""
    heroes = [] if grades <= 16 else ["dagda"] if grades <= 19 else ["aral", "dagda"]
    return ["H"] * (grades - {0: 0, 1: 3, 2: 5}[len(heroes)]) + heroes


def blacksmiths(grades: int) -> list[str]:
    """So many blacksmith grades from the box: 20 dwarfs, the special one 2, Bonfur 3."""
    specials = [] if grades <= 20 else ["BB", "bonfur"]
    return ["B"] * (grades - 5 * bool(specials)) + specials


# --- the five classes -----------------------------------------------------------------------------


@pytest.mark.parametrize("grades", range(22))
def test_n12_3_hunters_are_grades_squared(grades: int) -> None:
    assert score_of(player({"hunter": hunters(grades)}))["hunter"] == HUNTER_TABLE[grades]


@pytest.mark.parametrize("grades", range(26))
def test_n12_5_blacksmiths_follow_the_table(grades: int) -> None:
    assert score_of(player({"blacksmith": blacksmiths(grades)}))["blacksmith"] == BLACKSMITH_TABLE[grades]


@pytest.mark.parametrize(
    ("column", "cards", "points"),
    [
        pytest.param("hunter", ["H", "aral"], 9, id="n9_2-aral-is-two-grades"),
        pytest.param(
            "hunter", ["H", "m1_4", "olwyn_double"], 9, id="n12_3-mercenary-and-double-are-one-each"
        ),
        pytest.param("hunter", ["H", "ylud"], 4, id="n9_14-ylud-among-hunters"),
        pytest.param("hunter", ["H", "H", "thrud"], 4, id="n9_12-thrud-has-left-the-hunters"),
        pytest.param("blacksmith", ["B", "aegur"], 12, id="n9_2-aegur-is-two-grades"),
        pytest.param("blacksmith", ["B", "BB"], 12, id="n1_3-special-blacksmith-is-two-grades"),
        pytest.param("blacksmith", ["bonfur", "m1_2"], 18, id="n9_9-bonfur-is-three-grades"),
        pytest.param("blacksmith", ["B", "ylud"], 7, id="n9_14-ylud-among-blacksmiths"),
        pytest.param("blacksmith", ["B", "thrud"], 3, id="n9_12-thrud-has-left-the-blacksmiths"),
        pytest.param("miner", ["M0", "M0", "M2"], 2 * 3, id="n12_4-sum-times-grades"),
        pytest.param("miner", ["M0", "M0"], 0, id="n12_4-zeros"),
        pytest.param("miner", ["M0", "M0", "lokdur"], 3 * 3, id="n9_3-lokdur"),
        pytest.param("miner", ["M2", "zoral"], 3 * 4, id="n9_3-zoral"),
        pytest.param("miner", ["M1", "lokdur", "zoral"], 5 * 5, id="n9_3-both"),
        pytest.param("miner", ["M2", "ylud"], 3 * 2, id="n9_14-ylud-among-miners"),
        pytest.param("miner", ["M2", "M2", "thrud"], 4 * 2, id="n9_12-thrud-has-left-the-miners"),
        pytest.param("miner", ["M1", "m1_4"], 2 * 2, id="n15_4-mercenary-miner"),
        pytest.param("miner", ["M2", "M2", "olwyn_double"], 4 * 3, id="n16_5-a-double-adds-a-grade"),
        pytest.param("explorer", ["E5", "E12"], 17, id="n12_6-sum"),
        pytest.param("explorer", ["E5", "hourya"], 25, id="n9_8-hourya"),
        pytest.param("explorer", ["E5", "ylud"], 16, id="n9_14-ylud-among-explorers"),
        pytest.param("explorer", ["E5", "thrud"], 5, id="n9_11-thrud-has-no-points"),
        pytest.param("explorer", ["E5", "vegvisir"], 18, id="n14_3-vegvisir"),
        pytest.param("explorer", ["m1_1"], 8, id="n15-m1_1-as-explorer"),
        pytest.param("explorer", ["m1_3"], 8, id="r24-m1_3-as-explorer"),
        pytest.param("explorer", ["m1_6"], 11, id="n15-m1_6-as-explorer"),
        pytest.param("explorer", ["m2_3"], 8, id="n15-m2_3-as-explorer"),
        pytest.param("explorer", ["m2_5"], 8, id="n15-m2_5-as-explorer"),
        pytest.param("explorer", ["E6", "olwyn_double"], 6, id="n16_5-a-double-has-no-points"),
        pytest.param("explorer", ["idunn"], 7 + 2, id="n9_4-idunn-counts-herself"),
        pytest.param("explorer", ["E5", "idunn", "thrud"], 5 + 7 + 2 * 2, id="n9_4-idunn-without-thrud"),
        pytest.param("explorer", ["E5", "idunn", "ylud"], 5 + 7 + 11 + 2 * 3, id="n9_4-idunn-with-ylud"),
        pytest.param("explorer", ["vegvisir", "idunn"], 13 + 7 + 2 * 2, id="n9_4-idunn-with-vegvisir"),
        pytest.param("explorer", ["m2_6", "idunn"], 11 + 7 + 2 * 2, id="n9_4-idunn-with-a-mercenary"),
        pytest.param("explorer", ["olwyn_double", "idunn"], 0 + 7 + 2 * 2, id="n9_4-idunn-with-a-double"),
        pytest.param(
            "explorer",
            ["E5", "E6", "E7", "E8", "E9", "hourya", "idunn"],
            35 + 20 + 7 + 2 * 7,
            id="n9_4-a-long-column",
        ),
        pytest.param("warrior", ["W3", "W10"], 13, id="n12_2-sum"),
        pytest.param("warrior", ["W3", "kraal"], 10, id="n9_1-kraal"),
        pytest.param("warrior", ["tarah"], 14, id="n9_1-tarah"),
        pytest.param("warrior", ["W3", "ylud"], 10, id="n9_14-ylud-among-warriors"),
        pytest.param("warrior", ["W3", "thrud"], 3, id="n9_11-thrud-among-warriors"),
        pytest.param("warrior", ["m1_2", "m2_6"], 6 + 9, id="n15_4-mercenary-warriors"),
    ],
)
def test_points_of_a_column(column: str, cards: list[str], points: int) -> None:
    # No coins here, so that the warriors' majority is worth nothing.
    assert score_of(player({column: cards}))[column] == points


# --- warrior majority -----------------------------------------------------------------------------

RICH = ("b0", "b2", "r9", "r14", "r20")
POOR = ("b0", "b2", "b3", "b4", "r7")


@pytest.mark.parametrize(
    ("anna", "bjorn", "expected"),
    [
        pytest.param(["W3", "W4"], ["W9"], (7 + 20, 9), id="n12_2-most-grades-add-their-highest-coin"),
        pytest.param(["W9"], ["W3", "W4"], (9, 7 + 7), id="n12_2-the-poor-one-wins-it"),
        pytest.param(["W3", "W4"], ["W5", "W6"], (7 + 20, 11 + 7), id="n12_2-a-tie-pays-all"),
        pytest.param([], [], (0, 0), id="r11-nobody-without-a-grade"),
        pytest.param(["kraal"], ["W9"], (7 + 20, 9), id="n9_1-kraal-is-two-grades"),
        pytest.param(["W3", "thrud"], ["W4", "W5"], (3, 9 + 7), id="n9_12-thrud-is-no-grade"),
        pytest.param(["W3", "thrud"], ["W4"], (3 + 20, 4 + 7), id="n9_12-so-it-is-a-tie"),
        pytest.param(["thrud"], [], (0, 0), id="n9_12-thrud-alone-is-nobody"),
        pytest.param(["W3", "ylud"], ["W4"], (10 + 20, 4), id="n9_14-ylud-is-a-grade"),
        pytest.param(["W3", "m1_1"], ["W4"], (9 + 20, 4), id="n15_4-a-mercenary-is-a-grade"),
        pytest.param(["W3", "olwyn_double"], ["W4"], (3 + 20, 4), id="n16_5-a-double-is-a-grade"),
    ],
)
def test_warrior_majority(anna: list[str], bjorn: list[str], expected: tuple[int, int]) -> None:
    sheet = scores(anna=player({"warrior": anna}, coins=RICH), bjorn=player({"warrior": bjorn}, coins=POOR))
    assert (sheet["anna"]["warrior"], sheet["bjorn"]["warrior"]) == expected


def test_n12_8_the_coin_of_the_majority_still_counts_among_the_coins() -> None:
    sheet = score_of(player({"warrior": ["W5"]}, coins=RICH))
    assert (sheet["warrior"], sheet["coins"], sheet["total"]) == (25, 45, 70)


# --- heroes, coins, gem ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "points"),
    [
        *[("skaa", 17), ("grid", 7), ("uline", 9), ("thrud", 13)],
        *[("andumia", 12), ("holda", 12), ("khrad", 4), ("jarika", 8), ("olwyn", 9), ("zolkur", 10)],
    ],
)
def test_n12_7_neutral_heroes(hero: str, points: int) -> None:
    assert score_of(player(command=[hero]))["heroes"] == points


@pytest.mark.parametrize(("brothers", "points"), list(enumerate((0, 13, 40, 81, 108, 135))))
def test_n9_5_dwerg_brothers_by_their_number(brothers: int, points: int) -> None:
    assert score_of(player(command=BROTHERS[:brothers]))["heroes"] == points


def test_n9_5_brothers_of_different_players_do_not_add_up() -> None:
    sheet = scores(anna=player(command=BROTHERS[:2]), bjorn=player(command=BROTHERS[2:]))
    assert (sheet["anna"]["heroes"], sheet["bjorn"]["heroes"]) == (40, 81)


@pytest.mark.parametrize("column", ["warrior", "hunter", "miner", "blacksmith", "explorer"])
def test_n9_12_thrud_leaves_any_column_for_13_points(column: str) -> None:
    sheet = score_of(player({column: ["thrud"]}, coins=STARTING_COINS))
    assert sheet == {**dict.fromkeys(ROWS, 0), "heroes": 13, "coins": 14, "total": 27}


@pytest.mark.parametrize(
    ("column", "hero"), [("warrior", "kraal"), ("hunter", "aral"), ("explorer", "idunn"), ("hunter", "ylud")]
)
def test_n12_7_heroes_in_the_army_score_in_their_column_only(column: str, hero: str) -> None:
    assert score_of(player({column: [hero]}))["heroes"] == 0


@pytest.mark.parametrize(
    ("coins", "points"),
    [
        pytest.param(STARTING_COINS, 5, id="n9_6-the-starting-coins"),
        pytest.param(["b0", "b2", "r9", "r25"], 25, id="n9_6-a-25"),
        pytest.param(["s3", "b2"], 3, id="n7_12-the-special-three"),
        pytest.param(["b0"], 0, id="n9_6-the-zero"),
    ],
)
def test_astrid_is_worth_the_highest_coin(coins: list[str], points: int) -> None:
    assert score_of(player(command=["astrid"], coins=coins))["heroes"] == points


@pytest.mark.parametrize(
    ("coins", "points"),
    [
        pytest.param(STARTING_COINS, 14, id="n12_8-the-starting-coins"),
        pytest.param(["s3", "b4", "b5", "r5", "r25"], 42, id="n12_8-special-base-and-royal"),
        pytest.param(["r7", "r7", "r9", "r11"], 34, id="n14_11-four-coins"),
        pytest.param([], 0, id="n20_2-missing-is-empty"),
    ],
)
def test_coin_row(coins: list[str], points: int) -> None:
    assert score_of(player(coins=coins))["coins"] == points


@pytest.mark.parametrize(("gem", "points"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 3), (None, 0)])
def test_n12_9_gem_six_is_worth_three(gem: int | None, points: int) -> None:
    assert score_of(player(gem=gem))["gem"] == points


def test_n3_2_distinctions_in_the_command_zone_are_worth_nothing() -> None:
    won = ["kings_hand", "hunting_master", "crown_jeweler", "great_armorer", "pioneer"]
    assert score_of(player(command=won, gem=6)) == {**dict.fromkeys(ROWS, 0), "gem": 3, "total": 3}


# --- artefacts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "points"),
    [
        pytest.param(player(command=["megingjord"]), 28, id="n14_5-megingjord"),
        pytest.param(player(command=["jarnglofi"]), 24, id="n14_11-jarnglofi"),
        pytest.param(
            player(command=["draupnir"], coins=["b0", "r14", "r15", "r25"]), 12, id="n14_2-draupnir-from-15"
        ),
        pytest.param(player(command=["draupnir"], coins=STARTING_COINS), 0, id="n14_2-draupnir-of-the-poor"),
        pytest.param(player(command=["draupnir"]), 0, id="n14_2-draupnir-without-coins"),
        pytest.param(player(command=["svalinn"]), 0, id="n14_4-svalinn-without-heroes"),
        pytest.param(
            player(
                {"warrior": ["kraal"], "hunter": ["ylud", "H"], "explorer": ["idunn", "thrud"]},
                command=["svalinn", "skaa"],
            ),
            5 * 5,
            id="n14_4-svalinn-heroes-wherever-they-are",
        ),
        pytest.param(
            player({"hunter": ["olwyn_double"], "miner": ["olwyn_double"]}, command=["svalinn", "olwyn"]),
            5,
            id="n8_4-svalinn-not-for-doubles",
        ),
        pytest.param(player(command=["hrafnsmerki"]), 0, id="n14_10-hrafnsmerki-without-mercenaries"),
        pytest.param(
            player(
                {"warrior": ["m1_1", "W5"], "hunter": ["m1_3"], "miner": ["m2_2"]}, command=["hrafnsmerki"]
            ),
            15,
            id="n14_10-hrafnsmerki",
        ),
        pytest.param(player(command=["mjollnir"]), 0, id="n14_8-mjollnir-without-an-army"),
        pytest.param(player(ranks(1, 4, 2), command=["mjollnir"]), 8, id="n14_8-mjollnir-best-column"),
        pytest.param(
            player({"miner": ["M1", "zoral"]}, command=["mjollnir"]), 8, id="n14_8-mjollnir-counts-grades"
        ),
        pytest.param(
            player({"hunter": ["H", "H", "H", "thrud"]}, command=["mjollnir"]),
            6,
            id="n9_12-mjollnir-without-thrud",
        ),
        pytest.param(
            player({"hunter": ["H", "H", "ylud"], "explorer": ["vegvisir", "m1_1"]}, command=["mjollnir"]),
            6,
            id="n14_8-mjollnir-with-ylud",
        ),
        pytest.param(player({"explorer": ["vegvisir"]}), 0, id="n14_3-vegvisir-scores-as-explorer"),
        *[
            pytest.param(player(ranks(1, 1), command=[artefact]), 0, id=f"n14-{artefact}-has-no-points")
            for artefact in ("fafnir_baleygr", "vidofnir_vedrfolnir", "brisingamens", "hofud", "gjallarhorn")
        ],
        pytest.param(
            player({"hunter": ["m1_3"]}, command=["megingjord", "hrafnsmerki", "mjollnir", "jarnglofi"]),
            28 + 5 + 2 + 24,
            id="n12_10-all-together",
        ),
    ],
)
def test_artefacts(who: dict[str, Any], points: int) -> None:
    assert score_of(who)["artefacts"] == points


# --- whole sheets ---------------------------------------------------------------------------------


def test_n12_1_two_full_score_sheets() -> None:
    anna = player(
        {
            "warrior": ["W3", "W9", "kraal"],
            "hunter": ["H", "H", "aral"],
            "miner": ["M0", "M2", "lokdur"],
            "blacksmith": ["B", "B", "BB"],
            "explorer": ["E7", "E11", "idunn"],
        },
        command=["dwerg_aesir", "dwerg_ymir", "skaa", "draupnir", "svalinn", "crown_jeweler"],
        coins=["s3", "b4", "r9", "r16", "r25"],
        gem=6,
    )
    bjorn = player(
        {
            "warrior": ["W5", "W6", "m2_2"],
            "miner": ["M1", "ylud"],
            "blacksmith": ["B", "aegur"],
            "explorer": ["E5", "vegvisir", "thrud"],
        },
        command=["astrid", "uline", "megingjord", "hrafnsmerki", "mjollnir"],
        coins=["b0", "b2", "b5", "r10", "r14"],
        gem=4,
    )
    assert scores(anna=anna, bjorn=bjorn) == {
        "anna": {
            "warrior": 3 + 9 + 7 + 25,  # 4 grades against 3
            "hunter": 4 * 4,
            "miner": 5 * 3,
            "blacksmith": 18,  # 4 grades
            "explorer": 7 + 11 + 7 + 2 * 3,
            "heroes": 40 + 17,
            "artefacts": 2 * 6 + 7 * 5,  # the 16 and the 25; seven heroes
            "coins": 3 + 4 + 9 + 16 + 25,
            "gem": 3,
            "total": 288,
        },
        "bjorn": {
            "warrior": 5 + 6 + 6,
            "hunter": 0,
            "miner": 2 * 2,
            "blacksmith": 12,  # 3 grades
            "explorer": 5 + 13,  # Thrud has left
            "heroes": 13 + 14 + 9,
            "artefacts": 28 + 5 + 2 * 3,
            "coins": 0 + 2 + 5 + 10 + 14,
            "gem": 0,
            "total": 157,
        },
    }


@pytest.mark.parametrize(
    ("anna", "bjorn"),
    [
        pytest.param({"gem": 6}, {"gem": 6}, id="two-special-gems"),
        pytest.param({"gem": 4}, {"gem": 4}, id="a-gem-twice"),
        pytest.param({"gem": 6}, {"command": ["crown_jeweler"]}, id="the-gem-of-another-jeweler"),
        pytest.param({"coins": ["r25", "r25"]}, {}, id="two-coins-of-25"),
        pytest.param({"coins": ["r5", "r5"]}, {"coins": ["r5"]}, id="three-coins-of-5"),
        pytest.param({"coins": ["s3"]}, {"coins": ["s3"]}, id="two-special-coins"),
        pytest.param({"coins": ["b0", "s3"]}, {}, id="two-trading-coins"),
        pytest.param({"coins": ["b2", "b2"]}, {}, id="a-base-coin-twice"),
        pytest.param({"coins": ["b0", "b2", "b3", "b4", "b5", "r5"]}, {}, id="six-coins"),
        pytest.param({"army": {"warrior": ["tarah"]}}, {"army": {"warrior": ["tarah"]}}, id="a-hero-twice"),
        pytest.param({"army": {"warrior": ["W3"] * 3}}, {}, id="three-of-two-warriors"),
        pytest.param({"command": ["mjollnir"]}, {"command": ["mjollnir"]}, id="an-artefact-twice"),
    ],
)
def test_audit_nidavellir_9_impossible_sheets_are_refused(anna: JsonObject, bjorn: JsonObject) -> None:
    with pytest.raises(Refusal) as refusal:
        scores(anna=anna, bjorn=bjorn)
    assert len(str(refusal.value).splitlines()) == 1


def test_n20_2_a_player_with_nothing_scores_nothing() -> None:
    assert scores(anna={}, bjorn=player()) == {
        name: {**dict.fromkeys(ROWS, 0), "total": 0} for name in ("anna", "bjorn")
    }


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        pytest.param({"anna": 204, "bjorn": 180}, ["anna"], id="n12_11-highest-total"),
        pytest.param({"cleo": 190, "anna": 190, "bjorn": 120}, ["anna", "cleo"], id="n12_11-shared-victory"),
        pytest.param({"bjorn": 0, "anna": 0}, ["anna", "bjorn"], id="n12_11-all-equal"),
    ],
)
def test_winners(totals: dict[str, int], winners: list[str]) -> None:
    assert query("winners", {"totals": totals}) == winners
