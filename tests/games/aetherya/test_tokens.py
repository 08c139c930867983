"""Items and Characters (B): every token, getting them and using them."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.games.aetherya.rules import scoring
from meadhall.games.aetherya.state.cards import TOKEN_FACTS, TOKEN_IDS
from tests.games.aetherya.table_builder import (
    Story,
    choose,
    choose_first,
    decision,
    look,
    offered,
    side,
    story,
    told,
)

REST = "/ -- -- -- -- / -- -- -- -- / -- -- -- --"
REST_2 = "/ -- -- -- -- / -- -- -- --"
LAST_CARD = "-- FO FO FO / FO FO FO FO / FO FO FO FO / FO FO FO FO"


def items(drawing: str = f"HU EL -- -- {REST}", seats: int = 2) -> Story:
    return story(drawing, seats, items=True).pile("MO")


def uses(token: str, story_: Story) -> list[str]:
    return [words for words in offered(story_.after()) if words.startswith(token)]


def on_card(table_story: Story, seat: int, number: int) -> tuple[str, bool] | None:
    for lying in side(table_story.table, seat, 0).on_cards:
        if lying.cell == number:
            return lying.token, lying.closed
    return None


# -- getting tokens (B2) ---------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["place SW d4", "reveal d4"])
@pytest.mark.parametrize("choice", ["take_token", "discard_token"])
def test_b2_1_b2_2_a_closed_token_is_chosen_blind_and_shown_afterwards(action: str, choice: str) -> None:
    table = items().hidden(0, "gem_3").turn()
    choose(table, "draw", action)
    assert decision(table) == (0, "token_choice")
    assert offered(table) == ["take_token", "discard_token"]
    assert all(token.token == "?" for token in side(table).on_cards)
    choose(table, choice)
    taken = choice == "take_token"
    assert side(table).beside == (("gem_3",) if taken else ())
    event = "token_taken" if taken else "token_refused"
    assert told(table, event) == [(0, TOKEN_IDS.index("gem_3"), 15)]
    assert decision(table)[0] == 1


def test_b2_1_the_card_is_open_before_the_choice() -> None:
    table = items().hidden(0, "gem_3").unseen("DR").turn()
    choose(table, "draw", "reveal d4")
    assert side(table).kingdom[15] == "DR"


def test_b2_1_a_card_without_token_asks_nothing() -> None:
    table = items().turn()
    choose(table, "take MO a1")
    assert decision(table) == (1, "source")


def test_b2_3_r17_a_treaty_on_a_replaced_card_is_known_and_may_be_taken_back() -> None:
    table = items().token(0, "a1", "treaty").turn()
    choose(table, "take MO a1")
    assert [lying.token for lying in side(table).on_cards if lying.cell == 0] == ["treaty"]
    choose(table, "take_token")
    assert side(table).beside == ("treaty",)


@pytest.mark.parametrize("action", ["place SW d4", "reveal d4"])
def test_b2_3_r17_a_griffin_on_a_card_is_regained_by_opening_or_replacing(action: str) -> None:
    table = items().token(0, "d4", "griffin").turn()
    choose(table, "draw", action, "take_token")
    assert side(table).beside == ("griffin",)


def test_b2_4_r18_the_last_cards_token_is_still_chosen_and_its_gem_counts() -> None:
    table = items(LAST_CARD).hidden(0, "gem_4").unseen("SW").turn()
    choose(table, "take MO a1")
    assert decision(table) == (0, "token_choice") and table.result() is None
    choose(table, "take_token")
    assert table.result() is not None
    assert side(table).rows[5] == 4


def test_b2_5_at_the_end_closed_tokens_and_griffins_on_closed_cards_leave() -> None:
    eleven = TOKEN_IDS[1:12]  # the griffin lies in place of one of the twelve
    table = items(LAST_CARD).hidden(1, *eleven).token(1, "a1", "griffin").token(0, "a1", "hammer", 1).turn()
    choose(table, "take MO a1", "discard_token")
    assert side(table, 1).on_cards == () and side(table, 1).closed_tokens == ()
    assert side(table, 1).beside == ()


# -- using tokens (B3) -----------------------------------------------------------------------------


def test_b3_1_b3_2_tokens_are_used_after_the_action_also_those_just_gained() -> None:
    table = items().hidden(0, "hammer").beside(0, "treaty").turn()
    assert not [words for words in offered(table) if words.startswith("treaty")]
    choose(table, "draw")
    assert not [words for words in offered(table) if words.startswith("treaty")]
    choose(table, "place SW d4", "take_token")
    assert decision(table) == (0, "after")
    choose(table, "hammer a1 b1", "treaty a1")  # in any order, any number
    assert decision(table) == (1, "source")  # nothing more can be done


def test_b3_1_using_is_optional_and_claims_come_before_between_or_after() -> None:
    table = items().display("link_human_elf").beside(0, "hammer", "treaty").after()
    assert {"end", "claim link_human_elf", "treaty a1"} <= set(offered(table))
    choose(table, "treaty a1", "claim link_human_elf", "hammer a1 d4")
    assert side(table).claims == ("link_human_elf",)
    table = items().beside(0, "hammer").after()
    choose(table, "end")
    assert side(table).beside == ("hammer",)


def test_b3_3_r19_gems_and_palantir_cannot_be_thrown_away_but_be_refused() -> None:
    icons = {fact["id"]: fact["icon"] for fact in TOKEN_FACTS}
    assert [name for name, icon in icons.items() if icon == "infinity"] == [
        "gem_1",
        "gem_2",
        "gem_3",
        "gem_4",
        "palantir",
    ]
    assert not [words for words in offered(items().beside(0, "gem_1", "hammer").after()) if "gem" in words]


def test_b3_4_tokens_on_cards_are_not_beside_a_kingdom() -> None:
    told_story = items().beside(0, "thief").token(1, "b2", "treaty")
    assert uses("thief", told_story) == []


def test_b4_1_items_and_characters() -> None:
    classes = {fact["id"]: fact["class"] for fact in TOKEN_FACTS}
    assert [name for name, kind in classes.items() if kind == "character"] == ["griffin", "smuggler", "thief"]


# -- gems (B5) -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gems", "points"),
    [
        (["gem_1", "gem_2", "gem_3", "gem_4"], 0),  # rulebook: 10 gives 0
        (["gem_2", "gem_3", "gem_4"], 9),  # without the "1": 9
        (["gem_1", "gem_2", "gem_4", "gem_4"], 1),  # 11 gives 1
        (["gem_4", "gem_4", "gem_4"], 2),  # 12 gives 2
        ([], 0),
    ],
)
def test_b5_1_b7_1_gems_score_the_last_digit_of_their_sum(gems: list[str], points: int) -> None:
    table = items(f"PL -- -- -- {REST}").beside(0, *gems).turn()
    assert scoring.gem_score(table, 0) == points == side(table).rows[5]


@pytest.mark.parametrize("gem", ["gem_1", "gem_2", "gem_3", "gem_4"])
def test_b5_1_each_gem_counts_its_number(gem: str) -> None:
    assert scoring.gem_score(items().beside(0, gem).turn(), 0) == int(gem[-1])


# -- the other tokens (B6) -------------------------------------------------------------------------


def test_b6_1_treaty_its_card_takes_part_in_no_conflict() -> None:
    told_story = items(f"EL DW GO -- {REST}").beside(0, "treaty")
    table = told_story.after()
    assert side(table).rows[6] == -4
    choose(table, "treaty b1")
    assert side(table).rows[6] == 0
    assert on_card(told_story, 0, 1) == ("treaty", False)


def test_b6_1_treaty_pairs_between_its_neighbours_still_count_and_legends_are_unaffected() -> None:
    table = items(f"EL DW GO -- / -- GO -- -- {REST_2}").beside(0, "treaty").after()
    before = side(table).met
    choose(table, "treaty a1")
    assert side(table).rows[6] == -4
    assert side(table).met == before


def test_b6_1_treaty_lies_on_open_race_cards_without_a_token() -> None:
    told_story = items(f"EL DR PO FO {REST}").beside(0, "treaty").token(0, "a1", "treaty")
    assert uses("treaty", told_story) == []
    assert uses("treaty", items(f"EL GO PO FO {REST}").beside(0, "treaty")) == ["treaty a1", "treaty b1"]


def test_b6_1_b6_4_a_treaty_moves_with_its_card() -> None:
    told_story = items(f"EL DW -- -- {REST}").beside(0, "hammer").token(0, "a1", "treaty")
    table = told_story.after()
    choose(table, "hammer a1 d4")
    assert on_card(told_story, 0, 15) == ("treaty", False)
    assert side(table).kingdom[15] == "EL"


def test_b6_2_staff_tames_a_wild_dragon_for_good() -> None:
    table = items(f"DR -- -- -- {REST}").beside(0, "staff").after()
    assert side(table).rows[4] == -3
    choose(table, "staff a1")
    assert side(table).rows[4] == 3
    choose(table, *(["draw"]))
    choose_first(table, "reveal")
    assert side(table).rows[4] == 3


def test_b6_2_r20_staff_only_with_one_or_two_open_dragons_and_on_a_wild_one() -> None:
    assert uses("staff", items(f"HU DR HU DR {REST}").beside(0, "staff")) == ["staff d1"]
    assert uses("staff", items(f"DR DR DR -- {REST}").beside(0, "staff")) == []
    assert uses("staff", items(f"HU -- -- -- {REST}").beside(0, "staff")) == []


def test_b6_2_a_staffed_dragon_counts_toward_the_three_and_six_are_still_nothing() -> None:
    drawing = "DR -- DR -- / -- DR -- -- / DR -- -- -- / -- -- -- --"
    table = items(drawing).token(0, "a1", "staff").turn()
    assert side(table).rows[4] == 6 * 1 - 6 * 3
    six = "DR -- DR -- / -- DR -- DR / DR -- DR -- / -- -- -- --"
    assert side(items(six).token(0, "a1", "staff").turn()).rows[4] == 0


def test_b6_3_sword_claims_a_duel_with_one_card_of_each_race() -> None:
    told_story = (
        items(f"GO DW -- -- {REST}").display("duel_goblin_dwarf", "duel_goblin_elf").beside(0, "sword")
    )
    table = told_story.after()
    assert uses("sword", told_story) == ["sword duel_goblin_dwarf"]
    choose(table, "sword duel_goblin_dwarf")
    assert side(table).claims == ("duel_goblin_dwarf",) and side(table).beside == ()


def test_b6_3_r21_sword_does_not_lift_the_limit_of_one_claim_a_turn() -> None:
    told_story = (
        items(f"GO DW EL HU {REST}").display("duel_goblin_dwarf", "link_human_elf").beside(0, "sword")
    )
    table = told_story.after()
    choose(table, "claim link_human_elf")
    assert decision(table)[0] == 1
    table = told_story.after()
    assert "sword duel_goblin_dwarf" in offered(table)


def test_b6_3_a8_3_goblins_use_no_portal_for_the_sword_elves_and_dwarves_do() -> None:
    duels = ("duel_goblin_dwarf", "duel_elf_dwarf")
    assert uses("sword", items(f"GO PO DW -- {REST}").display(*duels).beside(0, "sword")) == []
    by_portal = items(f"EL PO DW -- {REST}").display(*duels).beside(0, "sword")
    assert uses("sword", by_portal) == ["sword duel_elf_dwarf"]


def test_b6_4_r22_hammer_exchanges_any_two_cards_locked_and_closed_ones_too() -> None:
    table = items(f"DR PO -- -- {REST}").beside(0, "hammer").after()
    assert len([words for words in offered(table) if words.startswith("hammer")]) == 120
    choose(table, "hammer a1 c1")
    assert side(table).kingdom[:3] == ("--", "PO", "DR")
    assert side(table).closed == 14 and side(table).beside == ()
    assert 0 in [lying.cell for lying in side(table).on_cards]  # the token of the closed card moved with it


def test_b6_4_hammer_may_fulfil_a_legend() -> None:
    table = items(f"HU -- HU -- {REST}").display("pair_human").beside(0, "hammer").after()
    choose(table, "hammer b1 c1")
    assert decision(table) == (0, "after") and "claim pair_human" in offered(table)


def test_b6_5_r23_griffin_takes_a_closed_token_of_any_kingdom_and_stays_there() -> None:
    told_story = items().beside(0, "griffin").hidden(1, "thief")
    table = told_story.after()
    assert {"griffin 1:d4", "griffin 2:a1"} <= set(offered(table))
    choose(table, "griffin 2:a1")
    assert side(table).beside == ("thief",)
    assert on_card(told_story, 1, 0) == ("griffin", False)
    assert "griffin" not in side(table, 1).beside


def test_b6_5_the_token_brought_may_be_used_the_same_turn() -> None:
    table = items().beside(0, "griffin").hidden(1, "hammer").after()
    choose(table, "griffin 2:a1", "hammer a1 b1")
    assert side(table).kingdom[:2] == ("EL", "HU")


def test_b6_5_griffin_is_useless_without_closed_tokens() -> None:
    told_story = items().beside(0, "griffin")
    for seat in (0, 1):
        for number in range(16):
            told_story.table.set_token(seat, number, 0)
    assert uses("griffin", told_story) == []


def test_b6_6_r24_palantir_looks_once_a_turn_and_only_its_owner_learns() -> None:
    told_story = items().beside(0, "palantir").hidden(1, "thief")
    table = told_story.after()
    choose(table, "palantir 2:a1")
    assert [side(table, 1, viewer).on_cards[0].token for viewer in (0, 1, -1)] == ["thief", "?", "?"]
    assert side(table, 1, 1).on_cards[0].lookers == (0,)  # that somebody looked is public
    assert side(table).beside == ("palantir",)
    assert decision(table)[0] == 1  # no second look


def test_b6_6_two_palantirs_look_twice_and_again_next_turn() -> None:
    table = items().beside(0, "palantir", "palantir").after()
    choose(table, "palantir 2:a1", "palantir 2:b1")
    assert decision(table)[0] == 1
    choose_first(table, "take MO")
    choose_first(table, "discard_token")
    choose_first(table, "draw")
    choose_first(table, "place")
    if decision(table)[1] == "token_choice":
        choose(table, "discard_token")
    assert [words for words in offered(table) if words.startswith("palantir")]


def test_b6_6_what_a_palantir_saw_stays_true_and_known() -> None:
    table = items().beside(0, "palantir").hidden(1, "thief", "gem_1", "gem_2").after()
    choose(table, "palantir 2:a1")
    seen = side(table, 1, 0).on_cards[0].token
    for seed in range(20):
        assert side(table.imagine(0, seed), 1, 0).on_cards[0].token == seen
    others = {side(table.imagine(1, seed), 1, 0).on_cards[0].token for seed in range(60)}
    assert others == {"thief", "gem_1", "gem_2"}
    choose(table, "draw", "reveal a1", "take_token")
    assert side(table, 1).beside == (seen,)


def test_b6_7_smuggler_changes_a_gem_for_a_token_that_is_no_gem() -> None:
    told_story = items().beside(0, "smuggler", "gem_1").beside(1, "staff", "gem_4", "griffin")
    table = told_story.after()
    assert uses("smuggler", told_story) == ["smuggler gem_1 2:staff", "smuggler gem_1 2:griffin"]
    choose(table, "smuggler gem_1 2:griffin")
    assert side(table).beside == ("griffin",)
    assert sorted(side(table, 1).beside) == ["gem_1", "gem_4", "staff"]


def test_b6_7_smuggler_needs_a_gem_and_something_to_get() -> None:
    assert uses("smuggler", items().beside(0, "smuggler").beside(1, "staff")) == []
    assert uses("smuggler", items().beside(0, "smuggler", "gem_1").beside(1, "gem_2")) == []


def test_b6_8_thief_takes_an_item_never_a_character() -> None:
    told_story = items().beside(0, "thief").beside(1, "gem_4", "hammer", "griffin", "thief")
    table = told_story.after()
    assert uses("thief", told_story) == ["thief 2:gem_4", "thief 2:hammer"]
    choose(table, "thief 2:gem_4")
    assert side(table).beside == ("gem_4",)
    assert sorted(side(table, 1).beside) == ["griffin", "hammer", "thief"]


def test_b6_7_b6_8_with_more_players_the_victim_is_chosen() -> None:
    told_story = items(seats=4).beside(0, "thief").beside(1, "hammer").beside(3, "hammer")
    assert uses("thief", told_story) == ["thief 2:hammer", "thief 4:hammer"]
    assert look(told_story.table).items


def test_every_token_is_named_by_a_test() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [fact["id"] for fact in TOKEN_FACTS if f'"{fact["id"]}"' not in source] == []
