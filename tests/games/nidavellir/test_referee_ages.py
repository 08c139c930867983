"""Referee: what happens at the end of an age, and where discarded cards go (N4, N9.13, N11, N15, N17)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.nidavellir.referee import query
from tests.games.nidavellir.referee_cases import CLASSES, distinctions, player, ranks

NOBODY: dict[str, str | None] = dict.fromkeys(CLASSES)

# --- the order of things --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("age", "thingvellir", "steps"),
    [
        pytest.param(1, False, ["ylud", "evaluation", "shuffle"], id="n4_1-age-1"),
        pytest.param(
            1, True, ["enlist", "ylud", "evaluation", "camp_clear", "shuffle"], id="n4_1-age-1-thingvellir"
        ),
        pytest.param(2, False, ["ylud", "thrud_leaves", "score"], id="n4_1-age-2"),
        pytest.param(
            2,
            True,
            ["enlist", "ylud", "thrud_leaves", "brisingamens_drop", "score"],
            id="n4_1-age-2-thingvellir",
        ),
    ],
)
def test_end_steps(age: int, thingvellir: bool, steps: list[str]) -> None:
    assert query("end_steps", {"age": age, "thingvellir": thingvellir}) == steps


@pytest.mark.parametrize(
    ("age", "phase", "placed_in_age"),
    [
        pytest.param(1, "taverns", 1, id="n9_13-at-the-end-of-the-same-age"),
        pytest.param(1, "enlist", 1, id="n9_13-in-the-enlistment-still-this-age"),
        pytest.param(1, "evaluation", 2, id="n9_13-in-the-evaluation-too-late"),
        pytest.param(2, "taverns", 2, id="n9_13-age-2"),
        pytest.param(2, "enlist", 2, id="n9_13-enlistment-of-age-2"),
    ],
)
def test_when_ylud_is_first_placed(age: int, phase: str, placed_in_age: int) -> None:
    assert query("ylud_age", {"age": age, "phase": phase}) == placed_in_age


@pytest.mark.parametrize(
    ("age", "phase", "goes_to"),
    [
        pytest.param(1, "taverns", "command", id="n15_1-taverns-of-age-1"),
        pytest.param(1, "enlist", "army", id="n15_6-enlistment-of-age-1"),
        pytest.param(1, "ylud", "army", id="n15_6-ylud-step-of-age-1"),
        pytest.param(1, "evaluation", "command", id="r16-evaluation"),
        pytest.param(2, "taverns", "command", id="n15_1-taverns-of-age-2"),
        pytest.param(2, "enlist", "army", id="n15_6-enlistment-of-age-2"),
        pytest.param(2, "ylud", "army", id="n15_6-ylud-step-of-age-2"),
    ],
)
def test_where_holdas_mercenary_goes(age: int, phase: str, goes_to: str) -> None:
    assert query("holda_mercenary", {"age": age, "phase": phase}) == goes_to


# --- evaluation -----------------------------------------------------------------------------------


def test_n11_2_strictly_the_most_grades_take_each_distinction() -> None:
    winners = distinctions(
        anna=player(ranks(3, 1, 2, 1, 0)),
        bjorn=player(ranks(1, 2, 0, 1, 1)),
        cleo=player({"warrior": ["W3", "W4"], "blacksmith": ["B", "B", "B"]}),
    )
    assert winners == {
        "warrior": "anna",
        "hunter": "bjorn",
        "miner": "anna",
        "blacksmith": "cleo",
        "explorer": "bjorn",
    }


def test_n11_2_a_tie_for_the_most_gives_it_to_nobody() -> None:
    winners = distinctions(
        anna=player(ranks(2, 2)), bjorn=player(ranks(2, 1)), cleo=player({"warrior": ["W3"]})
    )
    assert winners == {**NOBODY, "hunter": "anna"}


def test_n11_2_a_tie_at_zero_gives_it_to_nobody() -> None:
    assert distinctions(anna=player(), bjorn=player()) == NOBODY


def test_n11_2_gems_do_not_break_the_tie() -> None:
    assert distinctions(anna=player(ranks(2), gem=5), bjorn=player(ranks(2), gem=4)) == NOBODY


@pytest.mark.parametrize(
    ("column", "one", "other"),
    [
        pytest.param("warrior", ["kraal"], ["W10"], id="n9_1-kraal-is-two-grades"),
        pytest.param("hunter", ["dagda"], ["H", "H"], id="n11_2-one-card-of-three-grades-beats-two-cards"),
        pytest.param("warrior", ["W3", "W4"], ["tarah"], id="n11_2-points-are-irrelevant"),
        pytest.param("miner", ["M0", "thrud"], ["M2"], id="n9_11-thrud-counts"),
        pytest.param("explorer", ["E5", "ylud"], ["E11"], id="n9_13-ylud-counts"),
        pytest.param("hunter", ["H", "m1_3"], ["H"], id="n15_4-mercenaries-count"),
        pytest.param("miner", ["M0", "olwyn_double"], ["M2"], id="n16_5-doubles-count"),
        pytest.param("explorer", ["E5", "vegvisir"], ["E11"], id="n14_3-vegvisir-counts"),
        pytest.param("blacksmith", ["B"], [], id="n11_2-one-grade-against-none"),
    ],
)
def test_grades_decide_the_distinction(column: str, one: list[str], other: list[str]) -> None:
    winners = distinctions(anna=player({column: one}), bjorn=player({column: other}))
    assert winners == {**NOBODY, column: "anna"}


@pytest.mark.parametrize("idle", ["ylud", "m1_3"])
def test_n15_1_cards_in_the_command_zone_count_nowhere(idle: str) -> None:
    winners = distinctions(anna=player({"hunter": ["H"]}, command=[idle]), bjorn=player({"hunter": ["H"]}))
    assert winners == NOBODY


# --- enlistment -----------------------------------------------------------------------------------

GEMS = {"anna": 2, "bjorn": 3, "cleo": 4, "dan": 5}


@pytest.mark.parametrize(
    ("mercenaries", "gems", "choice", "chooser", "order"),
    [
        pytest.param(
            {"anna": 3, "bjorn": 1, "cleo": 2, "dan": 0},
            GEMS,
            "first",
            "anna",
            ["anna", "cleo", "bjorn"],
            id="n15_2-most-mercenaries-first",
        ),
        pytest.param(
            {"anna": 3, "bjorn": 1, "cleo": 2, "dan": 0},
            GEMS,
            "last",
            "anna",
            ["cleo", "bjorn", "anna"],
            id="n15_3-or-last",
        ),
        pytest.param(
            {"anna": 1, "bjorn": 2, "cleo": 2, "dan": 1},
            GEMS,
            "first",
            "cleo",
            ["cleo", "bjorn", "dan", "anna"],
            id="n15_2-ties-by-higher-gem",
        ),
        pytest.param(
            {"anna": 1, "bjorn": 2, "cleo": 2, "dan": 1},
            GEMS,
            "last",
            "cleo",
            ["bjorn", "dan", "anna", "cleo"],
            id="n15_3-only-the-first-one-chooses",
        ),
        pytest.param(
            {"anna": 1, "bjorn": 1},
            {"anna": 6, "bjorn": 5},
            "first",
            "anna",
            ["anna", "bjorn"],
            id="n15_2-gem-six-is-the-highest",
        ),
        pytest.param(
            {"anna": 0, "bjorn": 4, "cleo": 0, "dan": 0},
            GEMS,
            None,
            None,
            ["bjorn"],
            id="n15_3-alone-not-asked",
        ),
        pytest.param(
            {"anna": 0, "bjorn": 0, "cleo": 0, "dan": 0}, GEMS, None, None, [], id="n15_2-no-mercenaries"
        ),
    ],
)
def test_enlist_order(
    mercenaries: dict[str, int],
    gems: dict[str, int],
    choice: str | None,
    chooser: str | None,
    order: list[str],
) -> None:
    given: dict[str, Any] = {"mercenaries": mercenaries, "gems": gems, "choice": choice}
    assert query("enlist_order", given) == {"chooser": chooser, "order": order}


# --- discard piles --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "pile"),
    [
        *[pytest.param(card, "dwarf", id=f"n17_1-{card}") for card in ("W3", "H", "M0", "B", "E12", "BB")],
        *[pytest.param(card, "dwarf", id=f"n17_1-{card}") for card in ("RO3", "RO5", "olwyn_double")],
        *[pytest.param(card, "camp", id=f"n17_2-{card}") for card in ("m1_1", "m1_6", "m2_2", "m2_4")],
    ],
)
def test_discard_pile(card: str, pile: str) -> None:
    assert query("discard_pile", {"card": card}) == pile
