"""Referee: setup, turn order, gems, the camp door, Uline, who sees which coin (N2, N6, N9, N13, N18)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.nidavellir.referee import query
from tests.games.nidavellir.referee_cases import after_tavern, turn_order

# --- setup ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "rounds", "cards", "age1", "age2", "coins", "gems"),
    [
        pytest.param(2, 4, 3, 36, 37, 28, [4, 5], id="n2_4-two-players"),
        pytest.param(3, 4, 3, 36, 37, 28, [3, 4, 5], id="n2_4-three-players"),
        pytest.param(4, 3, 4, 36, 37, 34, [2, 3, 4, 5], id="n2_4-four-players"),
        pytest.param(5, 3, 5, 45, 46, 34, [1, 2, 3, 4, 5], id="n2_4-five-players"),
    ],
)
@pytest.mark.parametrize("thingvellir", [False, True])
def test_n2_setup_follows_the_number_of_players(
    n: int, rounds: int, cards: int, age1: int, age2: int, coins: int, gems: list[int], thingvellir: bool
) -> None:
    table = query("setup", {"n": n, "thingvellir": thingvellir})
    assert table["rounds_per_age"] == rounds
    assert table["cards_per_tavern"] == cards
    assert (table["age1_deck"], table["age2_deck"]) == (age1, age2)
    assert table["treasury_coins"] == coins
    assert table["gems"] == gems


@pytest.mark.parametrize("n", [2, 3, 4, 5])
@pytest.mark.parametrize(("thingvellir", "heroes"), [(False, 21), (True, 27)])
def test_n2_5_n2_6_the_hall_holds_21_heroes_and_6_more_with_thingvellir(
    n: int, thingvellir: bool, heroes: int
) -> None:
    assert query("setup", {"n": n, "thingvellir": thingvellir})["heroes"] == heroes


def test_n2_6_thingvellir_brings_a_camp_deck_of_twelve_for_each_age() -> None:
    assert query("setup", {"n": 3, "thingvellir": True})["camp_decks"] == [12, 12]


def test_n20_3_camp_decks_are_left_out_without_thingvellir() -> None:
    assert "camp_decks" not in query("setup", {"n": 3, "thingvellir": False})


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_n11_10_each_age_deals_its_deck_out_exactly(n: int) -> None:
    table = query("setup", {"n": n, "thingvellir": False})
    dealt_in_an_age = 3 * table["cards_per_tavern"] * table["rounds_per_age"]
    assert table["age1_deck"] == dealt_in_an_age
    assert table["age2_deck"] == dealt_in_an_age + 1  # the pioneer step uses one up


# --- turn order and gem swap ----------------------------------------------------------------------

GEMS_OF_FIVE = {"anna": 1, "bjorn": 2, "cleo": 3, "dan": 4, "eva": 5}


@pytest.mark.parametrize(
    ("bids", "gems", "order"),
    [
        pytest.param(
            {"anna": "b2", "bjorn": "r9", "cleo": "b5"},
            {"anna": 5, "bjorn": 3, "cleo": 4},
            ["bjorn", "cleo", "anna"],
            id="n6_2-higher-coin-first-whatever-the-gems",
        ),
        pytest.param(
            {"anna": "r10", "bjorn": "r9"},
            {"anna": 4, "bjorn": 5},
            ["anna", "bjorn"],
            id="n6_2-ten-is-more-than-nine",
        ),
        pytest.param(
            {"anna": "b4", "bjorn": "b4", "cleo": "b4"},
            {"anna": 4, "bjorn": 3, "cleo": 5},
            ["cleo", "anna", "bjorn"],
            id="n6_2-higher-gem-first-among-equals",
        ),
        pytest.param(
            {"anna": "s3", "bjorn": "b3"},
            {"anna": 4, "bjorn": 5},
            ["bjorn", "anna"],
            id="n6_2-special-three-ties-with-base-three",
        ),
        pytest.param(
            {"anna": "b5", "bjorn": "r5"},
            {"anna": 5, "bjorn": 4},
            ["anna", "bjorn"],
            id="n6_2-base-five-ties-with-royal-five",
        ),
        pytest.param(
            {"anna": "b2", "bjorn": "b2", "cleo": "b2"},
            {"anna": 5, "bjorn": 6, "cleo": 4},
            ["bjorn", "anna", "cleo"],
            id="n11_6-gem-six-wins-every-tie",
        ),
        pytest.param(
            {"anna": "b0", "bjorn": "b2", "cleo": "b0"},
            {"anna": 3, "bjorn": 4, "cleo": 5},
            ["bjorn", "cleo", "anna"],
            id="n6_2-the-zero-still-gets-a-turn",
        ),
        pytest.param(
            {"anna": None, "bjorn": "b0", "cleo": "b3"},
            {"anna": 5, "bjorn": 3, "cleo": 4},
            ["cleo", "bjorn"],
            id="n6_2-no-coin-no-turn",
        ),
        pytest.param(
            {"anna": "r7", "bjorn": "r7", "cleo": "r8", "dan": "b0", "eva": "b0"},
            GEMS_OF_FIVE,
            ["cleo", "bjorn", "anna", "eva", "dan"],
            id="n6_2-two-ties-at-once",
        ),
    ],
)
def test_turn_order(bids: dict[str, str | None], gems: dict[str, int], order: list[str]) -> None:
    assert turn_order(bids, gems) == order


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([4, 5], [5, 4], id="n6_9-two-swap"),
        pytest.param([3, 4, 5], [5, 4, 3], id="n6_9-three-the-middle-keeps"),
        pytest.param([2, 3, 4, 5], [5, 4, 3, 2], id="n6_9-four-outer-and-inner-pairs"),
        pytest.param([1, 2, 3, 4, 5], [5, 4, 3, 2, 1], id="n6_9-five-the-middle-keeps"),
        pytest.param([3, 5, 1, 4, 2], [3, 1, 5, 2, 4], id="n6_9-pairs-go-by-gem-not-by-seat"),
        pytest.param([5, 6], [5, 6], id="n6_9-gem-six-in-a-pair-nothing-happens"),
        pytest.param([3, 6, 5], [5, 6, 3], id="n6_9-gem-six-among-three-the-others-swap"),
        pytest.param([6, 2, 4, 5], [6, 5, 4, 2], id="n6_9-gem-six-among-four-three-remain"),
        pytest.param([1, 2, 6, 4, 5], [5, 4, 6, 2, 1], id="n6_9-gem-six-among-five-four-remain"),
    ],
)
def test_gems_of_one_tie_group(before: list[int], after: list[int]) -> None:
    names = ("anna", "bjorn", "cleo", "dan", "eva")
    gems = dict(zip(names, before, strict=False))
    assert after_tavern(dict.fromkeys(gems, "b4"), gems) == dict(zip(names, after, strict=False))


@pytest.mark.parametrize(
    ("bids", "gems", "after"),
    [
        pytest.param(
            {"anna": "b2", "bjorn": "b3", "cleo": "b4"},
            {"anna": 3, "bjorn": 4, "cleo": 5},
            {"anna": 3, "bjorn": 4, "cleo": 5},
            id="n6_9-no-tie-no-swap",
        ),
        pytest.param(
            {"anna": "b3", "bjorn": "s3", "cleo": "b5"},
            {"anna": 3, "bjorn": 4, "cleo": 5},
            {"anna": 4, "bjorn": 3, "cleo": 5},
            id="n6_2-special-three-swaps-with-base-three",
        ),
        pytest.param(
            {"anna": "b5", "bjorn": "r5"},
            {"anna": 4, "bjorn": 5},
            {"anna": 5, "bjorn": 4},
            id="n6_2-base-five-swaps-with-royal-five",
        ),
        pytest.param(
            {"anna": None, "bjorn": None, "cleo": "b0"},
            {"anna": 3, "bjorn": 4, "cleo": 5},
            {"anna": 3, "bjorn": 4, "cleo": 5},
            id="n6_2-empty-slots-are-no-tie-not-even-with-the-zero",
        ),
        pytest.param(
            {"anna": "b2", "bjorn": "b2", "cleo": None},
            {"anna": 3, "bjorn": 4, "cleo": 5},
            {"anna": 4, "bjorn": 3, "cleo": 5},
            id="n6_9-who-has-no-coin-keeps-the-gem",
        ),
        pytest.param(
            {"anna": "b2", "bjorn": "b4", "cleo": "b2", "dan": "b4", "eva": "r9"},
            GEMS_OF_FIVE,
            {"anna": 3, "bjorn": 4, "cleo": 1, "dan": 2, "eva": 5},
            id="n6_9-groups-are-independent",
        ),
        pytest.param(
            {"anna": "b2", "bjorn": "b4", "cleo": "b2", "dan": "b4", "eva": "b4"},
            {"anna": 6, "bjorn": 2, "cleo": 3, "dan": 4, "eva": 5},
            {"anna": 6, "bjorn": 5, "cleo": 3, "dan": 4, "eva": 2},
            id="n6_9-gem-six-stops-its-own-group-only",
        ),
    ],
)
def test_gems_after_a_tavern(
    bids: dict[str, str | None], gems: dict[str, int], after: dict[str, int]
) -> None:
    assert after_tavern(bids, gems) == after


# --- the camp -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first_went", "fafnir", "camp_size", "allowed"),
    [
        pytest.param(False, None, 5, ["anna"], id="n13_3-only-the-first-player"),
        pytest.param(True, None, 5, ["anna"], id="n13_3-the-first-player-went"),
        pytest.param(False, "cleo", 5, ["anna", "cleo"], id="n14_1-fafnir-when-the-first-stayed-away"),
        pytest.param(True, "cleo", 5, ["anna"], id="n14_1-no-fafnir-when-the-first-went"),
        pytest.param(False, "anna", 5, ["anna"], id="n14_1-fafnir-of-the-first-player-adds-nothing"),
        pytest.param(False, "dan", 5, ["anna"], id="n14_1-no-pick-without-a-bid"),
        pytest.param(False, "cleo", 1, ["anna", "cleo"], id="n14_1-one-card-is-enough"),
        pytest.param(False, "cleo", 0, [], id="n13_3-an-empty-camp"),
    ],
)
def test_who_may_go_to_the_camp(
    first_went: bool, fafnir: str | None, camp_size: int, allowed: list[str]
) -> None:
    given = {
        "order": ["anna", "bjorn", "cleo"],
        "first_went_to_camp": first_went,
        "fafnir": fafnir,
        "camp_size": camp_size,
    }
    assert query("camp_access", given) == allowed


@pytest.mark.parametrize(
    ("players", "thingvellir", "first_went", "second_has_bid", "due"),
    [
        pytest.param(2, True, True, True, True, id="n13_6-two-players-first-at-the-camp"),
        pytest.param(2, True, False, True, False, id="n13_6-first-took-a-tavern-card"),
        pytest.param(2, True, True, False, False, id="n13_6-second-has-no-bid"),
        pytest.param(2, False, False, True, False, id="n13_6-no-camp-without-thingvellir"),
        pytest.param(3, True, True, True, False, id="n13_6-not-with-three"),
        pytest.param(4, True, True, True, False, id="n13_6-not-with-four"),
        pytest.param(5, True, True, True, False, id="n13_6-not-with-five"),
    ],
)
def test_extra_tavern_discard(
    players: int, thingvellir: bool, first_went: bool, second_has_bid: bool, due: bool
) -> None:
    given = {
        "players": players,
        "thingvellir": thingvellir,
        "first_went_to_camp": first_went,
        "second_has_bid": second_has_bid,
    }
    assert query("tavern_discard_due", given) is due


# --- Uline ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("taverns", "pouch", "resolving", "hand", "left"),
    [
        pytest.param(
            ["b5", "b3", "b0"],
            ["b4", "b2"],
            0,
            ["b0", "b2", "b3", "b4"],
            ["b5", None, None],
            id="n9_16-at-the-first-tavern-all-but-one-come-back",
        ),
        pytest.param(
            ["b5", "b3", "b0"],
            ["b4", "b2"],
            1,
            ["b0", "b2", "b4"],
            ["b5", "b3", None],
            id="n9_16-resolved-taverns-keep-their-coins",
        ),
        pytest.param(
            ["b5", "b3", "b0"],
            ["b4", "b2"],
            2,
            ["b2", "b4"],
            ["b5", "b3", "b0"],
            id="n9_16-at-the-last-tavern-only-the-pouch-comes-back",
        ),
        pytest.param(
            ["r7", None, "r11"],
            ["r9"],
            0,
            ["r9", "r11"],
            ["r7", None, None],
            id="r21-a-slot-emptied-by-jarnglofi-gives-nothing",
        ),
        pytest.param(
            ["r12", "r5", "s3"],
            ["b5", "b3"],
            0,
            ["b3", "s3", "b5", "r5"],
            ["r12", None, None],
            id="n20_4-base-before-special-before-royal",
        ),
        pytest.param(
            ["b0", "r10", "r9"],
            ["r9", "b2"],
            0,
            ["b2", "r9", "r9", "r10"],
            ["b0", None, None],
            id="n20_4-sorted-by-value-twins-stay-two",
        ),
    ],
)
def test_uline_takes_her_owners_coins_in_hand(
    taverns: list[str | None], pouch: list[str], resolving: int, hand: list[str], left: list[str | None]
) -> None:
    result = query("uline_recruit", {"taverns": taverns, "pouch": pouch, "resolving": resolving})
    assert result == {"hand": hand, "taverns": left}


# --- who sees which coin --------------------------------------------------------------------------

ANNAS_COINS: dict[str, Any] = {"owner": "anna", "taverns": ["b5", "b0", "r7"], "pouch": ["b4", "r10"]}
OWNED_BY_ANNA = ["b0", "b4", "b5", "r7", "r10"]


@pytest.mark.parametrize(
    ("viewer", "revealed", "taverns", "pouch"),
    [
        pytest.param(
            "anna", [False, False, False], ["b5", "b0", "r7"], ["b4", "r10"], id="n18_3-the-owner-sees-all"
        ),
        pytest.param(
            "bjorn", [False, False, False], ["?", "?", "?"], ["?", "?"], id="n18_3-before-the-reveal-nothing"
        ),
        pytest.param(
            "bjorn", [True, False, False], ["b5", "?", "?"], ["?", "?"], id="n6_1-only-the-tavern-turned-up"
        ),
        pytest.param(
            "bjorn", [True, True, False], ["b5", "b0", "?"], ["?", "?"], id="n18_1-face-up-coins-are-public"
        ),
        pytest.param(
            "bjorn", [True, True, True], ["b5", "b0", "r7"], ["?", "?"], id="n18_3-the-pouch-stays-secret"
        ),
    ],
)
def test_coins_seen(viewer: str, revealed: list[bool], taverns: list[str], pouch: list[str]) -> None:
    seen = query("coin_view", {**ANNAS_COINS, "viewer": viewer, "revealed": revealed})
    assert seen == {"taverns": taverns, "pouch": pouch, "owned": OWNED_BY_ANNA}


@pytest.mark.parametrize("viewer", ["anna", "bjorn"])
@pytest.mark.parametrize("turned_up", [True, False])
def test_n18_1_everybody_sees_that_a_slot_is_empty(viewer: str, turned_up: bool) -> None:
    given = {
        "owner": "anna",
        "viewer": viewer,
        "taverns": ["r9", None, "b4"],
        "revealed": [True, turned_up, False],
        "pouch": ["r11"],
    }
    seen = query("coin_view", given)
    assert seen["taverns"][1] is None
    assert seen["owned"] == ["b4", "r9", "r11"]


def test_n18_2_owned_coins_are_public_and_sorted_base_special_royal() -> None:
    given = {
        "owner": "anna",
        "viewer": "bjorn",
        "taverns": ["r5", "s3", "b5"],
        "revealed": [False, False, False],
        "pouch": ["b3", "r5"],
    }
    assert query("coin_view", given)["owned"] == ["b3", "s3", "b5", "r5", "r5"]


def test_n18_3_other_people_cannot_tell_two_layouts_apart() -> None:
    hidden = {"owner": "anna", "viewer": "bjorn", "revealed": [True, False, False]}
    one = query("coin_view", {**hidden, "taverns": ["b5", "b0", "b2"], "pouch": ["b3", "b4"]})
    other = query("coin_view", {**hidden, "taverns": ["b5", "b4", "b3"], "pouch": ["b2", "b0"]})
    assert one == other


@pytest.mark.parametrize(
    ("slot", "due"),
    [
        pytest.param("b0", True, id="n7_1-the-zero"),
        pytest.param("s3", True, id="n7_12-the-special-three"),
        pytest.param("b3", False, id="n7_1-the-plain-three"),
        pytest.param("b2", False, id="n7_1-a-base-coin"),
        pytest.param("r5", False, id="n7_1-a-royal-coin"),
        pytest.param(None, False, id="r26-the-coin-is-gone"),
    ],
)
def test_exchange_due(slot: str | None, due: bool) -> None:
    assert query("exchange_due", {"slot": slot}) is due
