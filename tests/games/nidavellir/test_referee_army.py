"""Referee: lines and heroes, legal heroes, what may be discarded, placing a card (N8-N10, N14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nidavellir.referee_cases import (
    BASE_HEROES,
    PLAIN_DWARFS,
    THINGVELLIR_HEROES,
    drop_options,
    legal_heroes,
    lines,
    place,
    player,
    ranks,
)

# --- lines and heroes due -------------------------------------------------------------------------

FOUR_OF_EACH = ranks(4, 4, 4, 4, 4)


@pytest.mark.parametrize(
    ("who", "count", "heroes", "due"),
    [
        pytest.param(player(), 0, 0, 0, id="n8_3-empty-army"),
        pytest.param(player(ranks(5, 5, 5, 5, 0)), 0, 0, 0, id="n8_3-four-classes-make-no-line"),
        pytest.param(player(ranks(1, 1, 1, 1, 1)), 1, 0, 1, id="n8_5-first-line-first-hero"),
        pytest.param(player(ranks(4, 3, 2, 5, 3)), 2, 0, 2, id="n8_6-two-heroes-at-once"),
        pytest.param(
            player(ranks(2, 2, 2, 2, 2), command=["skaa"]), 2, 1, 1, id="n8_4-heroes-in-the-command-zone"
        ),
        pytest.param(
            player({**ranks(1, 1, 1, 1, 1), "warrior": ["W5", "tarah"]}),
            1,
            1,
            0,
            id="n8_4-heroes-in-the-army",
        ),
        pytest.param(
            player(ranks(1, 1, 1, 1, 1), command=["skaa", "grid", "uline"]),
            1,
            3,
            0,
            id="n8_6-more-heroes-than-lines-costs-nothing",
        ),
        pytest.param(
            player(ranks(3, 3, 3, 3, 3), command=["megingjord"]),
            3,
            0,
            0,
            id="n14_5-megingjord-no-hero-by-lines",
        ),
        pytest.param(
            player(ranks(1, 1, 1, 1, 0), command=["m1_1", "m1_3", "ylud"]),
            0,
            1,
            0,
            id="n15_1-n9_13-no-grades-in-the-command-zone",
        ),
    ],
)
def test_lines(who: dict[str, Any], count: int, heroes: int, due: int) -> None:
    assert lines(who) == {"lines": count, "heroes": heroes, "due": due}


@pytest.mark.parametrize(
    ("column", "cards", "count", "heroes"),
    [
        pytest.param("warrior", ["kraal"], 2, 1, id="n9_1-kraal-2"),
        pytest.param("warrior", ["tarah"], 1, 1, id="n9_1-tarah-1"),
        pytest.param("hunter", ["aral"], 2, 1, id="n9_2-aral-2"),
        pytest.param("hunter", ["dagda"], 3, 1, id="n9_9-dagda-3"),
        pytest.param("miner", ["lokdur"], 1, 1, id="n9_3-lokdur-1"),
        pytest.param("miner", ["zoral"], 3, 1, id="n9_3-zoral-3"),
        pytest.param("blacksmith", ["aegur"], 2, 1, id="n9_2-aegur-2"),
        pytest.param("blacksmith", ["bonfur"], 3, 1, id="n9_9-bonfur-3"),
        pytest.param("blacksmith", ["BB"], 2, 0, id="n1_3-special-blacksmith-2"),
        pytest.param("explorer", ["hourya"], 1, 1, id="n9_8-hourya-1"),
        pytest.param("explorer", ["idunn"], 1, 1, id="n9_4-idunn-1"),
        pytest.param("explorer", ["vegvisir"], 1, 0, id="n14_3-vegvisir-1-and-no-hero"),
        pytest.param("miner", ["thrud"], 1, 1, id="n9_11-thrud-1"),
        pytest.param("hunter", ["ylud"], 1, 1, id="n9_14-ylud-1"),
        pytest.param("miner", ["olwyn_double"], 1, 0, id="n16_5-a-double-1-and-no-hero"),
        pytest.param("hunter", ["m1_3"], 1, 0, id="n15_4-a-mercenary-1-and-no-hero"),
        pytest.param("miner", ["M0", "ylud", "thrud"], 3, 2, id="n8_2-all-cards-of-the-column"),
    ],
)
def test_n8_2_grades_of_the_lowest_column(column: str, cards: list[str], count: int, heroes: int) -> None:
    who = player({**FOUR_OF_EACH, column: cards})
    assert lines(who) == {"lines": count, "heroes": heroes, "due": max(0, count - heroes)}


# --- legal heroes ---------------------------------------------------------------------------------


def test_n8_7_an_empty_army_may_take_anyone_but_hourya_dagda_and_bonfur() -> None:
    hall = [*BASE_HEROES, *THINGVELLIR_HEROES]
    assert legal_heroes(player(), hall) == sorted(set(hall) - {"hourya", "dagda", "bonfur"})


def test_n8_7_only_heroes_in_the_hall() -> None:
    assert legal_heroes(player(ranks(1, 1, 1, 1, 5)), ["ylud", "dagda", "hourya"]) == [
        "dagda",
        "hourya",
        "ylud",
    ]


def test_n8_7_nobody_left() -> None:
    assert legal_heroes(player(ranks(1, 1, 1, 1, 1)), []) == []


def test_n14_12_megingjord_does_not_make_a_hero_illegal() -> None:
    assert legal_heroes(player(command=["megingjord"]), ["skaa"]) == ["skaa"]


def test_r17_andumia_and_holda_may_always_be_recruited() -> None:
    assert legal_heroes(player(), ["holda", "andumia"]) == ["andumia", "holda"]


FOUR_EXPLORERS = ["E5", "E6", "E7", "E8"]


@pytest.mark.parametrize(
    ("who", "legal"),
    [
        pytest.param(player({"explorer": [*FOUR_EXPLORERS, "E9"]}), True, id="five-explorers"),
        pytest.param(player({"explorer": FOUR_EXPLORERS}), False, id="four-explorers"),
        pytest.param(player({"explorer": [*FOUR_EXPLORERS, "thrud"]}), True, id="thrud-counts"),
        pytest.param(player({"explorer": ["ylud", *FOUR_EXPLORERS]}), True, id="ylud-counts"),
        pytest.param(
            player({"explorer": ["E5", "E6", "E7", "ylud", "thrud"]}), True, id="ylud-and-thrud-count"
        ),
        pytest.param(player({"explorer": ["E5", "E6", "E7", "thrud"]}), False, id="thrud-is-only-the-fourth"),
        pytest.param(player({"explorer": [*FOUR_EXPLORERS, "m1_1"]}), True, id="a-mercenary-counts"),
        pytest.param(player({"explorer": [*FOUR_EXPLORERS, "olwyn_double"]}), True, id="a-double-counts"),
        pytest.param(player({"explorer": [*FOUR_EXPLORERS, "vegvisir"]}), True, id="vegvisir-counts"),
        pytest.param(player({"explorer": [*FOUR_EXPLORERS, "idunn"]}), True, id="idunn-counts"),
        pytest.param(
            player({"explorer": FOUR_EXPLORERS, "hunter": ["H", "thrud"]}),
            False,
            id="thrud-in-another-column",
        ),
        pytest.param(
            player({"explorer": FOUR_EXPLORERS}, command=["ylud", "m1_1"]),
            False,
            id="not-from-the-command-zone",
        ),
        pytest.param(player(ranks(5, 5, 5, 5)), False, id="other-columns-do-not-count"),
    ],
)
def test_n9_8_hourya_needs_five_explorer_grades(who: dict[str, Any], legal: bool) -> None:
    assert legal_heroes(who, ["hourya"]) == (["hourya"] if legal else [])


@pytest.mark.parametrize(
    ("army", "legal"),
    [
        pytest.param({"warrior": ["W3"], "miner": ["M0"]}, True, id="two-columns"),
        pytest.param({"warrior": ["W3"]}, False, id="one-column"),
        pytest.param({"warrior": ["W3"], "hunter": ["H"]}, False, id="her-own-column-does-not-count"),
        pytest.param({"warrior": ["W3", "W4", "W5"]}, False, id="three-cards-of-one-column"),
        pytest.param({"warrior": ["W3", "tarah"], "miner": ["M0"]}, False, id="r6-a-hero-closes-a-column"),
        pytest.param({"warrior": ["tarah", "W3"], "miner": ["M0"]}, True, id="r6-a-covered-hero-does-not"),
        pytest.param({"warrior": ["W3", "thrud"], "miner": ["M0"]}, False, id="r6-thrud-closes-a-column"),
        pytest.param({"warrior": ["W3", "ylud"], "miner": ["M0"]}, False, id="r6-ylud-closes-a-column"),
        pytest.param({"warrior": ["ylud", "W3"], "miner": ["M0"]}, True, id="n9_14-ylud-may-be-covered"),
        pytest.param(
            {"warrior": ["W3", "m1_1"], "miner": ["M0"]}, False, id="r7-a-mercenary-closes-a-column"
        ),
        pytest.param(
            {"explorer": ["E5", "vegvisir"], "miner": ["M0"]}, False, id="r7-vegvisir-closes-a-column"
        ),
        pytest.param({"explorer": ["vegvisir", "E5"], "miner": ["M0"]}, True, id="r7-vegvisir-covered"),
        pytest.param(
            {"warrior": ["olwyn_double"], "miner": ["M0"]}, True, id="n16_5-a-double-is-a-dwarf-card"
        ),
        pytest.param({"blacksmith": ["BB"], "miner": ["M0"]}, True, id="n1_3-so-is-the-special-blacksmith"),
        pytest.param(
            {"warrior": ["W3"], "miner": ["M0"], "hunter": ["H", "thrud"]}, True, id="r8-thrud-displaced"
        ),
    ],
)
def test_n9_9_dagda_needs_two_columns_to_discard_from(army: dict[str, list[str]], legal: bool) -> None:
    assert legal_heroes(player(army), ["dagda"]) == (["dagda"] if legal else [])


@pytest.mark.parametrize(
    ("army", "legal"),
    [
        pytest.param({"hunter": ["H"]}, True, id="one-column"),
        pytest.param({"blacksmith": ["B", "B"]}, False, id="his-own-column-does-not-count"),
        pytest.param({}, False, id="an-empty-army"),
        pytest.param({"hunter": ["H", "aral"]}, False, id="r6-a-hero-closes-a-column"),
        pytest.param({"hunter": ["H", "thrud"]}, False, id="r6-thrud-closes-a-column"),
        pytest.param({"hunter": ["H", "m1_3"]}, False, id="r7-a-mercenary-closes-a-column"),
        pytest.param({"explorer": ["vegvisir"]}, False, id="r7-vegvisir-closes-a-column"),
        pytest.param({"explorer": ["olwyn_double"]}, True, id="n16_5-a-double-is-enough"),
        pytest.param({"hunter": ["H", "aral"], "miner": ["M0"]}, True, id="another-column-is-open"),
        pytest.param({"blacksmith": ["B", "thrud"], "miner": ["M0"]}, True, id="r8-thrud-displaced"),
    ],
)
def test_n9_9_bonfur_needs_one_column_to_discard_from(army: dict[str, list[str]], legal: bool) -> None:
    assert legal_heroes(player(army), ["bonfur"]) == (["bonfur"] if legal else [])


# --- what may be discarded ------------------------------------------------------------------------

MIXED_ARMY = {
    "warrior": ["W3", "kraal", "W9", "m1_1", "olwyn_double"],
    "hunter": ["H", "H", "aral"],
    "miner": ["M2", "M0"],
    "blacksmith": ["B", "BB"],
    "explorer": ["E5", "vegvisir"],
}


@pytest.mark.parametrize(
    ("effect", "options"),
    [
        pytest.param(
            "dagda",
            {"warrior": ["olwyn_double"], "miner": ["M0"], "blacksmith": ["BB"]},
            id="n9_9-dagda-last-dwarf-of-other-columns",
        ),
        pytest.param(
            "bonfur", {"warrior": ["olwyn_double"], "miner": ["M0"]}, id="n9_9-bonfur-not-from-blacksmiths"
        ),
        pytest.param(
            "hofud",
            {"warrior": ["W3", "W9", "m1_1", "olwyn_double"]},
            id="n14_9-hofud-any-warrior-but-heroes",
        ),
        pytest.param(
            "brisingamens",
            {
                "warrior": ["W3", "W9", "olwyn_double"],
                "hunter": ["H", "H"],
                "miner": ["M2", "M0"],
                "blacksmith": ["B", "BB"],
                "explorer": ["E5"],
            },
            id="n14_7-brisingamens-any-dwarf-card",
        ),
    ],
)
def test_drop_options_of_a_mixed_army(effect: str, options: dict[str, list[str]]) -> None:
    assert drop_options(player(MIXED_ARMY), effect) == options


@pytest.mark.parametrize("effect", ["dagda", "bonfur"])
def test_audit_nidavellir_1_a_covered_double_cannot_be_discarded(effect: str) -> None:
    army = {"warrior": ["olwyn_double", "W4"], "miner": ["M1", "olwyn_double"]}
    assert drop_options(player(army), effect) == {"warrior": ["W4"], "miner": ["olwyn_double"]}


@pytest.mark.parametrize(
    ("army", "effect", "options"),
    [
        pytest.param({}, "hofud", {}, id="n14_9-no-warriors"),
        pytest.param({"warrior": ["tarah", "thrud"]}, "hofud", {}, id="n14_9-nothing-but-heroes"),
        pytest.param(
            {"warrior": ["ylud", "W4"]}, "hofud", {"warrior": ["W4"]}, id="n9_14-ylud-is-never-discarded"
        ),
        pytest.param({"hunter": ["H"]}, "hofud", {}, id="n14_9-only-the-warrior-column"),
        pytest.param(
            {"warrior": ["m2_2"]}, "hofud", {"warrior": ["m2_2"]}, id="r7-hofud-reaches-mercenaries"
        ),
        pytest.param({}, "brisingamens", {}, id="n14_7-an-empty-army"),
        pytest.param(
            {"warrior": ["m2_2", "tarah"], "explorer": ["vegvisir"]},
            "brisingamens",
            {},
            id="r7-no-dwarf-card",
        ),
        pytest.param(
            {"hunter": ["H", "thrud"], "miner": ["M1"]},
            "bonfur",
            {"miner": ["M1"]},
            id="r6-thrud-closes-her-column",
        ),
        pytest.param(
            {"hunter": ["H"], "miner": ["zoral"], "explorer": ["E9", "m1_3"]},
            "dagda",
            {},
            id="n9_9-all-closed",
        ),
    ],
)
def test_drop_options(army: dict[str, list[str]], effect: str, options: dict[str, list[str]]) -> None:
    assert drop_options(player(army), effect) == options


# --- placing a card -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "card", "column", "count", "due"),
    [
        pytest.param(player(), "W3", "warrior", 0, 0, id="n8_1-first-card"),
        pytest.param(player(ranks(1, 1, 1, 1)), "E5", "explorer", 1, 1, id="n8_5-the-fifth-class"),
        pytest.param(
            player(ranks(1, 1, 1, 1, 1)), "E6", "explorer", 1, 1, id="n8_5-a-hero-still-due-stays-due"
        ),
        pytest.param(
            player(ranks(2, 2, 2, 1, 2), command=["skaa"]),
            "BB",
            "blacksmith",
            2,
            1,
            id="n11_7-special-blacksmith",
        ),
        pytest.param(
            player(ranks(3, 3, 1, 3, 3), command=["grid"]), "zoral", "miner", 3, 1, id="n8_6-a-hero-counts"
        ),
        pytest.param(
            player(ranks(1, 1, 0, 1, 1), command=["m1_4"]), "m1_4", "miner", 1, 1, id="n15_5-a-mercenary"
        ),
        pytest.param(
            player(ranks(1, 0, 1, 1, 1), command=["m1_4"]), "m1_4", "hunter", 1, 1, id="n15_4-or-there"
        ),
        pytest.param(
            player(ranks(2, 1, 2, 2, 2), command=["olwyn"]),
            "olwyn_double",
            "hunter",
            2,
            1,
            id="n16_5-a-double",
        ),
        pytest.param(player(ranks(1, 1, 1, 1)), "vegvisir", "explorer", 1, 1, id="n14_3-vegvisir"),
        pytest.param(
            player(ranks(1, 1, 1, 1), command=["megingjord"]), "E5", "explorer", 1, 0, id="n14_5-megingjord"
        ),
        pytest.param(
            player(ranks(1, 1, 0, 1, 1)), "thrud", "miner", 1, 0, id="r23-thrud-into-an-empty-column"
        ),
        pytest.param(player(ranks(2, 2, 1, 2, 2)), "thrud", "miner", 2, 1, id="n9_10-thrud-makes-the-line"),
        pytest.param(
            player(ranks(2, 2, 2, 1, 2), command=["ylud"]),
            "ylud",
            "blacksmith",
            2,
            1,
            id="n9_13-ylud-counts-once",
        ),
        pytest.param(
            player({**ranks(2, 2, 1, 2, 2), "hunter": ["H", "ylud", "H"]}),
            "ylud",
            "miner",
            2,
            1,
            id="n9_13-ylud-leaves-the-middle-of-a-column",
        ),
    ],
)
def test_place_without_thrud_in_the_way(
    who: dict[str, Any], card: str, column: str, count: int, due: int
) -> None:
    assert place(who, card, column) == {"thrud_moves": False, "lines": count, "due": due}


EXPLORERS_UNDER_THRUD = {**ranks(2, 2, 1, 2), "explorer": ["E5", "thrud"]}


@pytest.mark.parametrize(
    ("thrud_to", "count", "due"),
    [
        pytest.param("miner", 2, 1, id="n9_10-she-completes-the-line-elsewhere"),
        pytest.param("explorer", 1, 0, id="n9_10-back-to-her-column"),
        pytest.param("warrior", 1, 0, id="n9_10-or-anywhere"),
    ],
)
def test_thrud_is_never_covered(thrud_to: str, count: int, due: int) -> None:
    result = place(player(EXPLORERS_UNDER_THRUD), "E6", "explorer", thrud_to)
    assert result == {"thrud_moves": True, "lines": count, "due": due}


def test_n9_10_thrud_stays_when_the_card_goes_elsewhere() -> None:
    result = place(player(EXPLORERS_UNDER_THRUD), "M2", "miner", "warrior")
    assert result == {"thrud_moves": False, "lines": 2, "due": 1}


@pytest.mark.parametrize(
    ("card", "column", "command", "due"),
    [
        pytest.param("W8", "warrior", [], 2, id="a-dwarf"),
        pytest.param("kraal", "warrior", [], 1, id="a-class-hero"),
        pytest.param("m1_1", "warrior", ["m1_1"], 2, id="a-mercenary"),
        pytest.param("olwyn_double", "hunter", [], 2, id="a-double"),
        pytest.param("vegvisir", "explorer", [], 2, id="vegvisir"),
        pytest.param("BB", "blacksmith", [], 2, id="the-special-blacksmith"),
        pytest.param("ylud", "miner", ["ylud"], 1, id="ylud"),
    ],
)
def test_n9_10_every_kind_of_card_displaces_thrud(
    card: str, column: str, command: list[str], due: int
) -> None:
    # Three lines stand at the end; Thrud is one hero, the card may be a second.
    army = {**ranks(3, 3, 3, 3, 3), column: [PLAIN_DWARFS[column][0], "thrud"]}
    result = place(player(army, command=command), card, column, thrud_to=column)
    assert result == {"thrud_moves": True, "lines": 3, "due": due}
