"""Components and setup (A1, A2, B1, C2, D2), options, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.errors import Refusal
from meadhall.core.rng import luck_from_seed
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.rules import deal
from meadhall.games.aetherya.rules.adjacency import count
from meadhall.games.aetherya.rules.game_table import AetheryaTable, laid_out
from meadhall.games.aetherya.state import steps
from meadhall.games.aetherya.state.cards import (
    CARD_FACTS,
    CLOSED,
    CODES,
    COMPONENTS,
    COPIES,
    LEGEND_FACTS,
    LEGEND_VALUE,
    ROWS,
    TOKEN_FACTS,
)
from meadhall.games.aetherya.state.consistency import cards_with_a_face
from meadhall.games.aetherya.state.table import COMPETITIVE
from tests.games.aetherya.table_builder import arranged, decision, fresh, look, offered, side

INVARIANTS = COMPONENTS["invariants"]


# -- the box (A1) ----------------------------------------------------------------------------------


def test_a1_1_a1_3_ten_types_of_kingdom_cards_of_which_dragons_and_portals_are_locked() -> None:
    assert CODES[1:] == ["PL", "FO", "MO", "SW", "HU", "EL", "DW", "GO", "DR", "PO"]
    assert sum(fact["copies_total"] for fact in CARD_FACTS) == INVARIANTS["kingdom_cards_total"] == 80
    assert [fact["code"] for fact in CARD_FACTS if fact["locked"]] == ["DR", "PO"]


@pytest.mark.parametrize(("seats", "copies", "cards"), [(1, 4, 40), (2, 4, 40), (3, 6, 60), (4, 8, 80)])
def test_a1_2_r1_the_deck_depends_on_the_number_of_players(seats: int, copies: int, cards: int) -> None:
    stones = [
        sum(fact["copies_by_stones"][str(n)] for n in range(2, max(seats, 2) + 1)) for fact in CARD_FACTS
    ]
    assert stones == [copies] * 10 == [COPIES[seats]] * 10
    assert sum(cards_with_a_face(fresh(seats)).values()) == cards


def test_a1_4_fifteen_legends_worth_44() -> None:
    kinds = Counter(fact["kind"] for fact in LEGEND_FACTS)
    assert kinds == INVARIANTS["legends_by_kind"]
    assert sum(LEGEND_VALUE[legend] for legend in range(15)) == INVARIANTS["legend_values_sum"] == 44


def test_a1_5_a1_6_twelve_tokens_a_set_and_seven_rows_on_the_pad() -> None:
    assert len(TOKEN_FACTS) == INVARIANTS["tokens_per_set"] == 12
    assert ROWS == ["elf", "dwarf", "human", "goblin", "dragon", "legend", "conflict"]  # R34


# -- setup (A2) ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "deck"), [(2, 7), (3, 11), (4, 15)])
def test_a2_2_a2_3_a2_7_a2_8_after_setup(seats: int, deck: int) -> None:
    table = arranged(seats)
    view = look(table)
    assert (view.deck_size, len(view.display), len(view.legend_deck)) == (deck, 8, 7)
    assert [len(pile) for pile in view.piles] == [1]
    assert [seat.closed for seat in view.seats] == [12] * seats


def test_a2_1_a2_4_hands_hold_four_different_cards() -> None:
    for seed in range(60):
        view = [side(fresh(3, seed), seat, seat).hand for seat in range(3)]
        assert all(len(set(hand)) == 4 and "?" not in hand for hand in view)


def test_a2_4_a2_5_duplicates_are_shown_and_go_back_into_the_deck() -> None:
    shown = 0
    for seed in range(40):
        table = fresh(2, seed)
        for seat in range(2):
            known = [code for code in side(table, seat, 1 - seat).hand if code != "?"]
            assert set(known) <= set(side(table, seat, seat).hand)  # a duplicate tells what its owner holds
            shown += len(known)
        assert table.pile_0 == 1
        assert table.deck_size == 40 - 1 - 8 == table.unseen_size()
    assert shown


def test_r2_a_deck_that_runs_dry_while_hands_are_dealt_takes_the_duplicates_back() -> None:
    table = laid_out(2, COMPETITIVE, False).copy()
    for card in range(1, 11):
        table.change_unseen(card, -table.unseen(card))
    for card in (1, 1, 1, 2, 3, 4):
        table.change_unseen(card, 1)
    table.deck_size = 6
    aside = vec[i64]([0] * 11)
    for seed in range(30):
        twin = table.copy()
        twin.rekey(luck_from_seed(seed))
        deal.deal_hand(twin, 0, aside)
        assert sorted(twin.hand_card(0, index) for index in range(4)) == [1, 2, 3, 4]
        deal.return_duplicates(twin, aside)
        assert twin.deck_size == 2 == twin.unseen_size()


def test_a2_6_r3_24_orders_on_the_centre_cells_sealed_until_all_have_chosen() -> None:
    table = fresh(2)
    assert table.to_act() == [0, 1]
    assert len(set(offered(table, 0))) == 24
    hand = side(table, 0).hand
    table.play(0, 0)
    assert table.to_act() == [1]
    assert side(table, 0, 1).done and side(table, 0, 1).sealed == -1
    table.play(0, 23)  # may still change it
    table.play(1, 5)
    kingdom = side(table, 0).kingdom
    assert [kingdom[number] for number in (5, 6, 9, 10)] == list(reversed(hand))
    assert decision(table)[1] == "source"


def test_a2_9_r4_the_first_player_is_drawn_or_set_by_the_host() -> None:
    assert {fresh(4, seed).first for seed in range(60)} == {0, 1, 2, 3}
    assert {arranged(4, seed, first=3).active for seed in range(10)} == {2}


def test_a2_9_play_goes_clockwise() -> None:
    table = arranged(3, first=2)
    order: list[int] = []
    while len(order) < 6:
        if table.step == steps.START:
            order.append(table.active)
        table.play(table.active, table.choices(table.active)[-1])
    assert order == [1, 2, 0, 1, 2, 0]


def test_a2_10_cells_are_row_by_row_from_the_top_left() -> None:
    table = arranged(2)
    open_cells = [number for number, code in enumerate(side(table).kingdom) if code != "--"]
    assert open_cells == [5, 6, 9, 10]


# -- other ways to play ----------------------------------------------------------------------------


def test_b1_1_b1_2_r16_a_closed_token_on_each_closed_card() -> None:
    table = arranged(2, items=True)
    for seat in range(2):
        shown = side(table, seat, seat)
        assert [token.token for token in shown.on_cards] == ["?"] * 12
        assert all(token.closed for token in shown.on_cards)
        assert len({token.cell for token in shown.on_cards}) == 12
        assert len(shown.closed_tokens) == 12


def test_c1_c2_the_solo_table() -> None:
    table = arranged(1)
    view = look(table)
    assert [len(row) for row in view.rows] == [4, 5, 6]
    assert (view.deck_size, len(view.piles[0]), view.seats[0].closed) == (23, 1, 12)
    assert view.display == view.legend_deck == ()
    assert not view.items


@pytest.mark.parametrize(("seats", "display", "deck"), [(2, 4, 6), (3, 3, 10), (4, 2, 14)])
def test_d2_the_cooperative_table(seats: int, display: int, deck: int) -> None:
    view = look(arranged(seats, cooperative=True))
    assert (len(view.display), len(view.legend_deck), view.deck_size) == (display, 15 - display, deck)
    assert [len(pile) for pile in view.piles] == [1, 1]


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (0, {}, "seat_count"),
        (5, {}, "seat_count"),
        (1, {"items": True}, "option_seats"),
        (1, {"cooperative": True}, "option_seats"),
        (2, {"items": True, "cooperative": True}, "options_clash"),
        (2, {"first": 3}, "option_seats"),
        (2, {"first": 5}, "option_value"),
        (2, {"invasion": True}, "unknown_option"),  # E1: announced, not described
    ],
)
def test_b1_d1_e1_what_does_not_go_together_is_refused(
    seats: int, options: dict[str, bool | int], reason: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.new_table(seats, 1, options)
    assert refusal.value.reason == reason
    assert str(refusal.value).endswith((".", ")")) and "\n" not in str(refusal.value)


def test_an_opening_table_is_laid_out_once_and_copied() -> None:
    first, second = fresh(2, 1), fresh(2, 1)
    assert isinstance(first, AetheryaTable)
    first.play(0, 3)
    assert second.to_act() == [0, 1]
    assert count(second.cards(0, CLOSED)) == 16
