"""Referee: upgrades, exchanges, Khrad and Vidofnir (N7, N14.6, N16)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.games.nidavellir.referee import query
from tests.games.nidavellir.referee_cases import (
    STARTING_COINS,
    exchange,
    khrad,
    only,
    treasury,
    upgrade,
    vidofnir,
)

# --- upgrade --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coin", "plus", "stock", "taken", "discarded_to"),
    [
        pytest.param("b2", 3, treasury(), "r5", "box", id="n7_6-offering-on-a-base-coin"),
        pytest.param("b5", 5, treasury(), "r10", "box", id="n11_4-kings-hand"),
        pytest.param("b4", 7, treasury(), "r11", "box", id="n9_7-grid"),
        pytest.param(
            "r7", 5, treasury(held=["r7"]), "r12", "treasury", id="n7_8-royal-coin-back-to-the-treasury"
        ),
        pytest.param("r18", 7, treasury(held=["r18"]), "r25", "treasury", id="n7_8-the-last-25"),
        pytest.param("b2", 2, treasury(), "r5", "box", id="n7_10-no-royal-four"),
        pytest.param("b5", 3, treasury(without=[8]), "r9", "box", id="n7_8-step1-next-higher"),
        pytest.param("b5", 3, {"8": 0, "9": 1}, "r9", "box", id="n7_8-a-count-of-zero-is-no-coin"),
        pytest.param("b5", 3, only(5, 14), "r14", "box", id="n7_8-step1-however-far-above"),
        pytest.param("b3", 3, only(5, 7, 9), "r7", "box", id="n7_8-step1-the-smallest-that-reaches"),
        pytest.param("r20", 7, treasury(held=["r20"]), "r25", "treasury", id="n7_8-step2-above-all-coins"),
        pytest.param("b5", 7, only(6, 8, 11), "r11", "box", id="n7_8-step2-the-largest-below"),
        pytest.param("r24", 5, only(10, 23), "r23", "treasury", id="n7_8-step2-even-below-the-old-coin"),
        pytest.param("r10", 3, only(9), "r9", "treasury", id="n7_9-the-very-coin-is-not-taken-back"),
        pytest.param("r14", 5, only(13, 14), "r13", "treasury", id="n7_9-nor-its-twin"),
        pytest.param("b5", 3, only(5, 6), "r6", "box", id="n7_9-base-five-may-not-become-royal-five"),
        pytest.param("b5", 3, only(5, 5, 6), "r6", "box", id="n7_9-a-forbidden-value-is-passed-over"),
    ],
)
def test_upgrade(coin: str, plus: int, stock: dict[str, int], taken: str, discarded_to: str) -> None:
    assert upgrade(coin, plus, stock) == {"taken": taken, "discarded_to": discarded_to}


@pytest.mark.parametrize(
    ("coin", "stock"),
    [
        pytest.param("b3", {}, id="n7_8-step3-empty-treasury"),
        pytest.param("r25", {}, id="n7_8-step3-only-the-coin-itself"),
        pytest.param("r13", only(13), id="n7_8-step3-only-its-twin"),
        pytest.param("b5", only(5, 5), id="n7_8-step3-only-coins-of-the-same-value"),
    ],
)
def test_n7_8_an_upgrade_without_a_coin_to_take_is_undone(coin: str, stock: dict[str, int]) -> None:
    assert upgrade(coin, 5, stock)["taken"] is None


@pytest.mark.parametrize(
    ("coin", "plus", "stock", "taken"),
    [
        pytest.param("b3", 3, treasury(), "r8", id="n16_4-offering"),
        pytest.param("b5", 5, treasury(), "r12", id="n16_4-kings-hand"),
        pytest.param("b5", 7, treasury(), "r14", id="n16_4-grid"),
        pytest.param("b4", 3, treasury(without=[9]), "r10", id="n16_4-then-the-next-higher"),
        pytest.param("r21", 3, treasury(held=["r21"]), "r25", id="n16_4-target-26-is-above-all"),
    ],
)
def test_jarika_raises_the_target_by_two(coin: str, plus: int, stock: dict[str, int], taken: str) -> None:
    assert upgrade(coin, plus, stock, jarika=True)["taken"] == taken


@pytest.mark.parametrize(
    ("coins", "options"),
    [
        pytest.param(STARTING_COINS, ["b2", "b3", "b4", "b5"], id="n7_11-not-the-zero"),
        pytest.param(
            ["b3", "s3", "b5", "r5", "r25"],
            ["b3", "b5", "r5", "r25"],
            id="n7_12-not-the-special-three-but-the-plain-one",
        ),
        pytest.param(
            ["r7", "r9", "r10", "r12"], ["r7", "r9", "r10", "r12"], id="n14_11-four-coins-without-trading"
        ),
        pytest.param(["b0"], [], id="n7_11-nothing-but-the-zero"),
        pytest.param([], [], id="no-coins"),
    ],
)
def test_upgrade_options(coins: Sequence[str], options: list[str]) -> None:
    assert query("upgrade_options", {"coins": list(coins)}) == options


# --- exchange -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pouch", "stock", "discarded", "taken", "kept"),
    [
        pytest.param(["b2", "b3"], treasury(), "b3", "r5", "b2", id="n7_2-two-base-coins"),
        pytest.param(["b5", "b4"], treasury(), "b5", "r9", "b4", id="n7_2-whatever-their-order"),
        pytest.param(
            ["b3", "r7"], treasury(held=["r7"]), "r7", "r10", "b3", id="n7_2-the-royal-one-is-higher"
        ),
        pytest.param(["b4", "b5"], treasury(without=[9]), "b5", "r10", "b4", id="n7_8-step1-next-higher"),
        pytest.param(
            ["r20", "r24"],
            treasury(held=["r20", "r24"]),
            "r24",
            "r25",
            "r20",
            id="n7_8-step2-above-all-coins",
        ),
        pytest.param(
            ["r20", "r24"],
            treasury(held=["r20", "r24"], without=[25]),
            "r24",
            "r23",
            "r20",
            id="n7_4-mandatory-even-for-a-worse-coin",
        ),
        pytest.param(
            ["r12", "r10"], only(9, 10), "r12", "r10", "r10", id="n7_8-step2-the-value-kept-is-allowed"
        ),
        pytest.param(["r13", "b4"], only(13, 5), "r13", "r5", "b4", id="n7_9-the-twin-is-forbidden"),
        pytest.param(["r9", "r9"], treasury(held=["r9", "r9"]), "r9", "r18", "r9", id="n7_3-royal-twins"),
    ],
)
def test_exchange(pouch: list[str], stock: dict[str, int], discarded: str, taken: str, kept: str) -> None:
    assert exchange(pouch, stock) == {"discarded": discarded, "taken": taken, "kept": kept}


def test_n7_3_either_five_may_go_when_one_is_base_and_one_royal() -> None:
    result = exchange(["b5", "r5"], treasury(held=["r5"]))
    assert result["taken"] == "r10"
    assert {result["discarded"], result["kept"]} == {"b5", "r5"}


@pytest.mark.parametrize(
    ("pouch", "stock"),
    [
        pytest.param(["b2", "b3"], {}, id="n7_8-step3-empty-treasury"),
        pytest.param(["b2", "r13"], only(13), id="n7_8-step3-only-the-same-value"),
    ],
)
def test_n7_8_an_exchange_without_a_coin_to_take_is_undone(pouch: list[str], stock: dict[str, int]) -> None:
    assert exchange(pouch, stock)["taken"] is None


@pytest.mark.parametrize(
    ("pouch", "stock", "discarded", "taken", "kept"),
    [
        pytest.param(
            ["r7", "r10"], treasury(held=["r7", "r10"]), "r7", "r17", "r10", id="n16_6-the-lower-one-goes"
        ),
        pytest.param(["b4", "b2"], treasury(), "b2", "r6", "b4", id="n16_6-base-coins"),
        pytest.param(
            ["r12", "r10"], only(9, 10), "r10", "r9", "r12", id="n7_9-now-the-lower-value-is-forbidden"
        ),
    ],
)
def test_zolkur_discards_the_lower_coin(
    pouch: list[str], stock: dict[str, int], discarded: str, taken: str, kept: str
) -> None:
    assert exchange(pouch, stock, zolkur=True) == {"discarded": discarded, "taken": taken, "kept": kept}


@pytest.mark.parametrize(
    ("zolkur", "discarded", "kept"),
    [
        pytest.param(False, "b5", "b2", id="n16_4-alone"),
        pytest.param(True, "b2", "b5", id="n16_4-n16_6-together-with-zolkur"),
    ],
)
def test_jarika_adds_two_to_an_exchange(zolkur: bool, discarded: str, kept: str) -> None:
    result = exchange(["b2", "b5"], treasury(), jarika=True, zolkur=zolkur)
    assert result == {"discarded": discarded, "taken": "r9", "kept": kept}


# --- Khrad ----------------------------------------------------------------------------------------

HIGH_COINS = ["b0", "r20", "r21", "r22", "r23"]
HUNTING_MASTERS_COINS = ["b3", "s3", "b4", "b5", "r9"]
WITHOUT_TRADING_COIN = ["r6", "r9", "r10", "r12"]


@pytest.mark.parametrize(
    ("coins", "stock", "jarika", "lowest", "taken"),
    [
        pytest.param(STARTING_COINS, treasury(), False, "b2", "r12", id="n16_3-not-the-zero"),
        pytest.param(STARTING_COINS, treasury(), True, "b2", "r14", id="n16_4-with-jarika"),
        pytest.param(STARTING_COINS, treasury(without=[12]), False, "b2", "r13", id="n7_8-step1-next-higher"),
        pytest.param(
            HUNTING_MASTERS_COINS, treasury(held=["r9"]), False, "b3", "r13", id="n16_3-not-the-special-three"
        ),
        pytest.param(
            ["s3", "b5", "r9", "r10", "r12"],
            treasury(held=["r9", "r10", "r12"]),
            False,
            "b5",
            "r15",
            id="n16_3-lowest-above-the-special-three",
        ),
        pytest.param(
            WITHOUT_TRADING_COIN,
            treasury(held=WITHOUT_TRADING_COIN),
            False,
            "r6",
            "r16",
            id="n14_11-four-coins",
        ),
        pytest.param(HIGH_COINS, treasury(held=HIGH_COINS), False, "r20", "r25", id="n7_8-step2-above-all"),
        pytest.param(HIGH_COINS, only(19), False, "r20", "r19", id="n7_8-step2-a-worse-coin"),
    ],
)
def test_khrad_upgrades_the_lowest_coin_by_ten(
    coins: Sequence[str], stock: dict[str, int], jarika: bool, lowest: str, taken: str
) -> None:
    assert khrad(coins, stock, jarika=jarika) == {"from": lowest, "taken": taken}


def test_n16_3_khrad_may_choose_between_two_fives() -> None:
    coins = ["b0", "b5", "r5", "r9", "r10"]
    result = khrad(coins, treasury(held=coins))
    assert result["from"] in {"b5", "r5"}
    assert result["taken"] == "r15"


# --- Vidofnir & Vedrfolnir ------------------------------------------------------------------------

SCARCE = only(11, 13, 14)


@pytest.mark.parametrize(
    ("pouch", "steps", "stock", "jarika", "pouch_after"),
    [
        pytest.param(
            ["b4", "b5"], [("b4", 3), ("b5", 2)], None, False, ["r7", "r7"], id="n14_6-three-on-the-lower"
        ),
        pytest.param(
            ["b4", "b5"],
            [("b5", 3), ("b4", 2)],
            None,
            False,
            ["r8", "r6"],
            id="n14_6-result-in-order-of-steps",
        ),
        pytest.param(
            ["b4", "b5"], [("b4", 2), ("b5", 3)], None, False, ["r6", "r8"], id="n14_6-either-bonus-first"
        ),
        pytest.param(
            ["b4", "b5"], [("b4", 3), ("b5", 2)], None, True, ["r9", "r9"], id="n16_4-jarika-on-each-half"
        ),
        pytest.param(
            ["r9", "r12"],
            [("r9", 3), ("r12", 2)],
            SCARCE,
            False,
            ["r13", "r14"],
            id="n14_6-order-matters-one-way",
        ),
        pytest.param(
            ["r9", "r12"],
            [("r12", 2), ("r9", 3)],
            SCARCE,
            False,
            ["r14", "r12"],
            id="n14_6-the-coin-given-back-can-be-taken-by-the-second-step",
        ),
        pytest.param(["r7", "r7"], [("r7", 2), ("r7", 3)], None, False, ["r9", "r10"], id="n14_6-twins"),
        pytest.param(["b0", "b4"], [("b4", 5)], None, False, ["r9", "b0"], id="n14_6-five-beside-the-zero"),
        pytest.param(
            ["r10", "s3"], [("r10", 5)], None, False, ["r15", "s3"], id="n14_6-five-beside-the-special-three"
        ),
        pytest.param(
            ["s3", "b3"], [("b3", 5)], None, False, ["r8", "s3"], id="n14_6-the-plain-three-is-no-trader"
        ),
        pytest.param(
            ["b0", "b4"], [("b4", 5)], None, True, ["r11", "b0"], id="n16_4-jarika-once-beside-the-zero"
        ),
        pytest.param(["b0", "b4"], [("b4", 5)], {}, False, ["b4", "b0"], id="n7_8-step3-nothing-changes"),
    ],
)
def test_vidofnir(
    pouch: list[str],
    steps: list[tuple[str, int]],
    stock: dict[str, int] | None,
    jarika: bool,
    pouch_after: list[str],
) -> None:
    assert vidofnir(pouch, steps, stock, jarika=jarika) == {"legal": True, "pouch_after": pouch_after}


@pytest.mark.parametrize(
    ("pouch", "steps"),
    [
        pytest.param(["b4", "b5"], [("b4", 2), ("b5", 2)], id="twice-two"),
        pytest.param(["b4", "b5"], [("b4", 3), ("b5", 3)], id="twice-three"),
        pytest.param(["b4", "b5"], [("b4", 2), ("b4", 3)], id="both-on-the-same-coin"),
        pytest.param(["b4", "b5"], [("b4", 3)], id="one-coin-left-out"),
        pytest.param(["b4", "b5"], [], id="no-step-at-all"),
        pytest.param(["b4", "b5"], [("b4", 5)], id="five-without-a-trading-coin"),
        pytest.param(["b4", "b5"], [("b4", 3), ("b2", 2)], id="a-coin-that-is-not-in-the-pouch"),
        pytest.param(["b4", "b5"], [("b4", 4), ("b5", 1)], id="other-numbers"),
        pytest.param(["b0", "b4"], [("b4", 3)], id="three-beside-the-zero"),
        pytest.param(["b0", "b4"], [("b4", 3), ("b0", 2)], id="the-zero-upgraded"),
        pytest.param(["b0", "b4"], [("b0", 5)], id="the-five-on-the-zero"),
        pytest.param(["s3", "b4"], [("s3", 5)], id="the-five-on-the-special-three"),
    ],
)
def test_n14_6_vidofnir_refuses_other_steps(pouch: list[str], steps: list[tuple[str, int]]) -> None:
    assert vidofnir(pouch, steps) == {"legal": False, "pouch_after": None}
