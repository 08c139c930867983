"""Referee: the worked examples of the Russian and French rulebooks that a position query can express.

A test name begins with the page (base game, the same in both books) or the chapter; `th` is Thingvellir, in
the French book only. Cards shown only as pictures are lost in our texts; where an example needs some,
likely ones stand in, and the comment says so.
"""

from __future__ import annotations

import pytest

from meadhall.games.nidavellir.referee import query
from tests.games.nidavellir.referee_cases import (
    BROTHERS,
    CLASSES,
    JsonObject,
    after_tavern,
    distinctions,
    exchange,
    legal_heroes,
    lines,
    place,
    player,
    ranks,
    score_of,
    scores,
    treasury,
    turn_order,
    upgrade,
    vidofnir,
)

# --- base game, setting up (p. 4-5) ---------------------------------------------------------------


def test_p4_the_table_drawn_for_four_players() -> None:
    # The illustrated setup is for four: three rounds an age, four gems, the whole treasury.
    table = query("setup", {"n": 4, "thingvellir": False})
    assert (table["rounds_per_age"], table["cards_per_tavern"]) == (3, 4)
    assert (table["gems"], table["treasury_coins"]) == ([2, 3, 4, 5], 34)


@pytest.mark.parametrize("n", [2, 3])
def test_p4_two_and_three_players_put_six_coins_away(n: int) -> None:
    # Two coins each of 7, 9 and 11 leave the treasury of 34.
    assert query("setup", {"n": n, "thingvellir": False})["treasury_coins"] == 34 - 3 * 2


# --- base game, the round (p. 8-11) ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        pytest.param("Сергей", "Юлия", "Валерий", id="ru"),
        pytest.param("Serge", "Cécile", "Valériane", id="fr"),
    ],
)
def test_p8_the_higher_bid_goes_first_then_the_higher_gem(first: str, second: str, third: str) -> None:
    # One bids 5; two bid 2 and hold the gems 5 and 1 (the gem 3 of the first is named in the French book).
    bids = {third: "b2", first: "b5", second: "b2"}
    assert turn_order(bids, {first: 3, second: 5, third: 1}) == [first, second, third]


# The chapter on recruiting follows one army; the points on the cards stand in for lost pictures.
AFTER_FOUR_TAVERNS = {"blacksmith": ["B"], "hunter": ["H"], "explorer": ["E10"], "miner": ["M2"]}
AFTER_EIGHT_TAVERNS = {
    "blacksmith": ["B", "B"],
    "hunter": ["H"],
    "explorer": ["E10", "E7"],
    "miner": ["M2", "M0"],
    "warrior": ["W7", "tarah"],
}


def test_p9_the_fifth_class_completes_the_first_line_and_brings_tarah() -> None:
    assert place(player(AFTER_FOUR_TAVERNS), "W7", "warrior") == {"thrud_moves": False, "lines": 1, "due": 1}
    with_warrior = player({**AFTER_FOUR_TAVERNS, "warrior": ["W7"]})
    assert legal_heroes(with_warrior, ["tarah"]) == ["tarah"]
    assert place(with_warrior, "tarah", "warrior") == {"thrud_moves": False, "lines": 1, "due": 0}


def test_p9_the_ninth_card_completes_the_second_line_and_brings_idunn() -> None:
    assert place(player(AFTER_EIGHT_TAVERNS), "H", "hunter") == {"thrud_moves": False, "lines": 2, "due": 1}
    with_hunter = player({**AFTER_EIGHT_TAVERNS, "hunter": ["H", "H"]})
    assert place(with_hunter, "idunn", "explorer") == {"thrud_moves": False, "lines": 2, "due": 0}


def test_p9_aegur_completes_two_lines_at_once() -> None:
    # No heroes yet, no blacksmith, three or more of everything else (as N8.10 reads the picture).
    assert place(player(ranks(3, 3, 3, 0, 3)), "B", "blacksmith") == {
        "thrud_moves": False,
        "lines": 1,
        "due": 1,
    }
    # The first line brings Aegur, whose two grades make lines two and three: two more heroes.
    assert place(player(ranks(3, 3, 3, 1, 3)), "aegur", "blacksmith") == {
        "thrud_moves": False,
        "lines": 3,
        "due": 2,
    }


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([4, 5], [5, 4], id="two"),
        pytest.param([3, 4, 5], [5, 4, 3], id="three"),
        pytest.param([2, 3, 4, 5], [5, 4, 3, 2], id="four"),
        pytest.param([1, 2, 3, 4, 5], [5, 4, 3, 2, 1], id="five"),
    ],
)
def test_p10_diagrams_of_the_gem_swap(before: list[int], after: list[int]) -> None:
    # The diagrams show the pattern, not the gems; these are the gems of a game with so many players.
    bids = {f"player {seat}": "b2" for seat in range(len(before))}
    gems = dict(zip(bids, before, strict=True))
    assert after_tavern(bids, gems) == dict(zip(bids, after, strict=True))


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(("Сергей", "Анна", "Валерий", "Юлия", "Дмитрий"), id="ru"),
        pytest.param(("Serge", "Anne", "Valériane", "Céline", "Jean-Marie"), id="fr"),
    ],
)
def test_p10_n6_11_a_tie_of_two_and_a_tie_of_three(names: tuple[str, ...]) -> None:
    # Bids 3 3 0 0 0 with the gems 3 1 5 4 2: the pair swaps, of the three only the outer two.
    bids = dict(zip(names, ("b3", "b3", "b0", "b0", "b0"), strict=True))
    gems = dict(zip(names, (3, 1, 5, 4, 2), strict=True))
    assert turn_order(bids, gems) == list(names)
    assert after_tavern(bids, gems) == dict(zip(names, (1, 3, 2, 4, 5), strict=True))


@pytest.mark.parametrize(
    ("serge", "celine", "valeriane"),
    [
        pytest.param("Сергей", "Юлия", "Валерий", id="ru"),
        pytest.param("Serge", "Céline", "Valériane", id="fr"),
    ],
)
def test_p10_gem_six_is_left_out_of_the_swap(serge: str, celine: str, valeriane: str) -> None:
    # All three bid 4; the owner of gem 6 keeps it, the other two swap 3 and 5.
    bids = {serge: "b4", celine: "b4", valeriane: "b4"}
    gems = {serge: 3, celine: 5, valeriane: 6}
    assert after_tavern(bids, gems) == {serge: 5, celine: 3, valeriane: 6}


def test_p11_the_zero_is_never_upgraded() -> None:
    assert "b0" not in query("upgrade_options", {"coins": ["b0", "b2", "b3", "b4", "b5"]})


# --- base game, ends of the ages (p. 12-13) -------------------------------------------------------


def test_p12_majorities_count_grades_not_cards_or_points() -> None:
    # The box shows cards of one, two and three grades: three grades on one card beat two cards.
    winners = distinctions(
        Serge=player({"miner": ["zoral"], "warrior": ["W3", "W4"]}),
        Anne=player({"miner": ["M2", "M2"], "warrior": ["tarah"]}),
    )
    assert (winners["miner"], winners["warrior"]) == ("Serge", "Serge")


def test_p13_the_warrior_majority_counts_the_best_coin_twice() -> None:
    # The sheet behind the 204 points is a lost picture; the text says only that Serge leads in warrior
    # grades, so that his best coin counts once with the warriors and once with the coins. Cards are ours.
    sheet = scores(
        Serge=player({"warrior": ["W6", "W8", "W9"]}, coins=["b0", "b3", "r8", "r11", "r15"]),
        Anne=player({"warrior": ["W10", "tarah"]}, coins=["b0", "b2", "b3", "b4", "r25"]),
    )
    assert (sheet["Serge"]["warrior"], sheet["Serge"]["coins"]) == (6 + 8 + 9 + 15, 0 + 3 + 8 + 11 + 15)
    assert sheet["Anne"]["warrior"] == 10 + 14


def test_p13_equal_totals_share_the_victory() -> None:
    assert query("winners", {"totals": {"Serge": 204, "Anne": 204, "Léo": 150}}) == ["Anne", "Serge"]


# --- base game, heroes (p. 14-18) -----------------------------------------------------------------


def test_heroes_two_dwerg_brothers_are_40_points() -> None:
    assert score_of(player(command=["dwerg_aesir", "dwerg_sigmir"]))["heroes"] == 40


def test_legends_three_brothers_take_three_lines_of_five_and_give_81() -> None:
    serge = player(ranks(3, 3, 3, 3, 3), command=BROTHERS[:3])
    assert lines(serge) == {"lines": 3, "heroes": 3, "due": 0}
    assert score_of(serge)["heroes"] == 81


def test_heroes_astrid_with_the_coin_25() -> None:
    assert score_of(player(command=["astrid"], coins=["b0", "b2", "b3", "r9", "r25"]))["heroes"] == 25


def test_heroes_uline_takes_up_the_pouch_and_the_taverns_to_come() -> None:
    # Recruited at the first tavern; the coins themselves are ours.
    result = query("uline_recruit", {"taverns": ["b5", "b4", "b0"], "pouch": ["b2", "b3"], "resolving": 0})
    assert result == {"hand": ["b0", "b2", "b3", "b4"], "taverns": ["b5", None, None]}


@pytest.mark.parametrize(("recruited_in_age", "placed_in_age"), [(1, 1), (2, 2)])
def test_heroes_ylud_is_placed_at_the_end_of_the_age(recruited_in_age: int, placed_in_age: int) -> None:
    assert query("ylud_age", {"age": recruited_in_age, "phase": "taverns"}) == placed_in_age


@pytest.mark.parametrize(
    ("column", "cards", "points"),
    [
        pytest.param("explorer", ["ylud"], 11, id="explorer-11"),
        pytest.param("warrior", ["ylud"], 7, id="warrior-7"),
        pytest.param("miner", ["ylud"], 1, id="miner-1"),
        pytest.param("hunter", ["H", "H", "ylud"], 9, id="hunter-by-height"),
        pytest.param("blacksmith", ["B", "B", "ylud"], 12, id="blacksmith-by-height"),
    ],
)
def test_heroes_yluds_worth_at_the_end_depends_on_her_column(
    column: str, cards: list[str], points: int
) -> None:
    assert score_of(player({column: cards}))[column] == points


def test_heroes_ylud_moved_at_the_end_of_age_two_may_complete_a_line() -> None:
    # She stood among the explorers since age 1 and goes to the miners; cards are ours.
    army = {**ranks(2, 2, 1, 2), "explorer": ["E5", "ylud", "E6"]}
    assert lines(player(army)) == {"lines": 1, "heroes": 1, "due": 0}
    assert place(player(army), "ylud", "miner") == {"thrud_moves": False, "lines": 2, "due": 1}


def test_heroes_ylud_is_placed_before_thrud_leaves() -> None:
    steps = query("end_steps", {"age": 2, "thingvellir": False})
    assert steps.index("ylud") < steps.index("thrud_leaves") < steps.index("score")


@pytest.mark.parametrize("thrud_to", CLASSES)
def test_heroes_an_explorer_cannot_cover_thrud(thrud_to: str) -> None:
    # She is lifted, the explorer is placed, she returns where her owner likes; the other cards are ours.
    result = place(player({"explorer": ["E6", "thrud"]}), "E9", "explorer", thrud_to)
    assert result == {"thrud_moves": True, "lines": 0, "due": 0}


def test_heroes_at_the_end_thrud_is_in_the_command_zone() -> None:
    sheet = score_of(player({"explorer": ["E6", "thrud"]}))
    assert (sheet["explorer"], sheet["heroes"]) == (6, 13)


def test_heroes_after_bonfurs_discard_the_next_hero_needs_a_second_line() -> None:
    # Bonfur came with the first line and cost the hunter: one hero, no line. A new hunter is not enough.
    after_bonfur = {"warrior": ["W5"], "miner": ["M1"], "blacksmith": ["B", "bonfur"], "explorer": ["E7"]}
    assert lines(player(after_bonfur)) == {"lines": 0, "heroes": 1, "due": 0}
    assert place(player(after_bonfur), "H", "hunter") == {"thrud_moves": False, "lines": 1, "due": 0}
    second_line_but_one = {**ranks(2, 1, 2, 0, 2), "blacksmith": ["B", "bonfur"]}
    assert place(player(second_line_but_one), "H", "hunter") == {"thrud_moves": False, "lines": 2, "due": 1}


def test_heroes_a_column_that_ends_in_a_hero_gives_dagda_and_bonfur_nothing() -> None:
    closed = player({"warrior": ["W5", "tarah"], "miner": ["lokdur"], "hunter": ["H", "aral"]})
    assert legal_heroes(closed, ["bonfur", "dagda"]) == []


@pytest.mark.parametrize(
    ("hero", "points"),
    [
        pytest.param("zoral", (1 + 1 + 2) * (2 + 3), id="zoral-one-more-point-three-more-grades"),
        pytest.param("lokdur", (1 + 2 + 3) * (2 + 1), id="lokdur-three-more-points-one-more-grade"),
    ],
)
def test_heroes_what_zoral_and_lokdur_add_to_the_miners(hero: str, points: int) -> None:
    assert score_of(player({"miner": ["M1", "M2", hero]}))["miner"] == points


@pytest.mark.parametrize("helpers", [["thrud"], ["ylud"], ["ylud", "thrud"]])
def test_heroes_thrud_and_ylud_help_to_recruit_hourya(helpers: list[str]) -> None:
    explorers = ["E5", "E6", "E7", "E8", "E9"][: 5 - len(helpers)]
    assert legal_heroes(player({"explorer": [*explorers, *helpers]}), ["hourya"]) == ["hourya"]


# --- Thingvellir (French book) --------------------------------------------------------------------


def test_th_camp_two_players_the_camp_costs_a_tavern_card() -> None:
    given = {"players": 2, "thingvellir": True, "first_went_to_camp": True, "second_has_bid": True}
    assert query("tavern_discard_due", given) is True


def test_th_artefacts_fafnir_opens_the_camp_to_the_third_player() -> None:
    # Serge bids 10 and stays in the tavern; Valeriane (8) must too; Celine (3) owns the artefact.
    # Gems play no part here; these are ours.
    gems = {"Serge": 3, "Valériane": 4, "Céline": 5}
    order = turn_order({"Céline": "b3", "Serge": "r10", "Valériane": "r8"}, gems)
    assert order == ["Serge", "Valériane", "Céline"]
    given = {"order": order, "first_went_to_camp": False, "fafnir": "Céline", "camp_size": 5}
    assert query("camp_access", given) == ["Serge", "Céline"]


def test_th_artefacts_draupnir_with_24_17_15_7_and_0_is_18_points() -> None:
    valeriane = player(command=["draupnir"], coins=["b0", "r7", "r15", "r17", "r24"])
    assert score_of(valeriane)["artefacts"] == 18


def test_th_artefacts_svalinn_with_three_heroes_is_15_points() -> None:
    camille = player({"hunter": ["aral"]}, command=["svalinn", "skaa", "grid"])
    assert score_of(camille)["artefacts"] == 15


def test_th_artefacts_vegvisir_can_complete_a_line() -> None:
    assert place(player(ranks(1, 1, 1, 1)), "vegvisir", "explorer") == {
        "thrud_moves": False,
        "lines": 1,
        "due": 1,
    }


def test_th_artefacts_lines_mean_nothing_with_megingjord_but_gjallarhorn_still_finds_a_hero() -> None:
    belted = player(ranks(2, 2, 2, 2, 2), command=["megingjord"])
    assert lines(belted) == {"lines": 2, "heroes": 0, "due": 0}
    assert legal_heroes(belted, ["skaa"]) == ["skaa"]


@pytest.mark.parametrize(
    ("pouch", "steps", "pouch_after"),
    [
        pytest.param(["b3", "b2"], [("b3", 3), ("b2", 2)], ["r6", "r5"], id="three-to-six-two-to-five"),
        pytest.param(["b3", "b0"], [("b3", 5)], ["r8", "b0"], id="beside-the-trading-coin-three-to-eight"),
    ],
)
def test_th_artefacts_vidofnir_on_celines_pouch(
    pouch: list[str], steps: list[tuple[str, int]], pouch_after: list[str]
) -> None:
    # A target of 4 gives a 5, for the treasury has no 4.
    assert vidofnir(pouch, steps) == {"legal": True, "pouch_after": pouch_after}


def test_th_artefacts_mjollnir_with_ten_hunter_grades_is_20_points() -> None:
    serge = player({"hunter": ["H"] * 10, "blacksmith": ["B"] * 4}, command=["mjollnir"])
    assert score_of(serge)["artefacts"] == 20


def test_th_artefacts_hrafnsmerki_with_two_mercenaries_is_10_points() -> None:
    celine = player({"warrior": ["m1_1"], "blacksmith": ["m2_3"]}, command=["hrafnsmerki"])
    assert score_of(celine)["artefacts"] == 10


def test_th_artefacts_jarnglofi_leaves_a_tavern_without_bid_and_so_without_turn_or_tie() -> None:
    # The trading coin lay on a tavern still to come: nothing is there when it is resolved.
    bids = {"Serge": None, "Anne": "b0", "Céline": "b0"}
    gems = {"Serge": 5, "Anne": 4, "Céline": 3}
    assert turn_order(bids, gems) == ["Anne", "Céline"]
    assert after_tavern(bids, gems) == {"Serge": 5, "Anne": 3, "Céline": 4}


@pytest.mark.parametrize(
    ("lines_made", "due"),
    [
        pytest.param(0, 0, id="right-after-the-horn"),
        pytest.param(1, 0, id="one-line-is-not-enough"),
        pytest.param(2, 1, id="two-lines-bring-the-second-hero"),
    ],
)
def test_th_artefacts_a_hero_called_by_gjallarhorn_counts_against_later_lines(
    lines_made: int, due: int
) -> None:
    even = player(ranks(*[lines_made] * 5), command=["gjallarhorn", "ylud"])
    assert lines(even) == {"lines": lines_made, "heroes": 1, "due": due}


def test_th_artefacts_gjallarhorn_cannot_call_dagda_without_two_columns_to_discard_from() -> None:
    assert legal_heroes(player({"hunter": ["H"], "miner": ["M1"]}), ["dagda"]) == []
    assert legal_heroes(player({"warrior": ["W5"], "miner": ["M1"]}), ["dagda"]) == ["dagda"]


def test_th_mercenaries_serge_waits_and_enlists_last() -> None:
    # Two mercenaries against one, one and none; Celine's gem is above Valerie's, the numbers are ours.
    given: JsonObject = {
        "mercenaries": {"Serge": 2, "Céline": 1, "Valérie": 1, "Léo": 0},
        "gems": {"Serge": 2, "Céline": 5, "Valérie": 4, "Léo": 3},
        "choice": "last",
    }
    assert query("enlist_order", given) == {"chooser": "Serge", "order": ["Céline", "Valérie", "Serge"]}


def test_th_mercenaries_serges_mercenaries_take_the_miners_and_level_the_hunters() -> None:
    # Valerie's mercenary joins her hunters to take that distinction, one of Serge's levels it again, and his
    # other one wins him the miners. The dwarfs beneath are ours; which mercenary is whose is too.
    winners = distinctions(
        Serge=player({"hunter": ["H", "H", "m1_3"], "miner": ["M1", "m1_5"]}),
        Valérie=player({"hunter": ["H", "H", "m1_4"], "miner": ["M2"]}),
        Léo=player({"miner": ["M0"]}),
    )
    assert (winners["miner"], winners["hunter"]) == ("Serge", None)


def test_th_heroes_jarika_makes_a_nine_of_three_and_four() -> None:
    assert exchange(["b3", "b4"], treasury(), jarika=True) == {"discarded": "b4", "taken": "r9", "kept": "b3"}


def test_th_heroes_jarika_makes_a_seven_of_a_two_and_an_offering_of_three() -> None:
    assert upgrade("b2", 3, treasury(), jarika=True) == {"taken": "r7", "discarded_to": "box"}


def test_th_heroes_zolkur_keeps_the_ten_and_makes_a_twelve_of_the_two() -> None:
    result = exchange(["r10", "b2"], treasury(held=["r10"]), zolkur=True)
    assert result == {"discarded": "b2", "taken": "r12", "kept": "r10"}


@pytest.mark.parametrize(
    ("age", "steps"),
    [
        pytest.param(1, ["enlist", "ylud", "evaluation"], id="age-1"),
        pytest.param(2, ["enlist", "ylud", "thrud_leaves", "brisingamens_drop", "score"], id="age-2"),
    ],
)
def test_th_back_page_the_list_at_the_back_of_the_book(age: int, steps: list[str]) -> None:
    asked = query("end_steps", {"age": age, "thingvellir": True})
    assert [step for step in asked if step in steps] == steps
