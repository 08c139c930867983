"""Who knows what (N18)."""

from __future__ import annotations

import pytest

from meadhall.core.table import SPECTATOR
from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.state.view_values import SeatView, TableView
from tests.games.nidavellir.table_builder import (
    STARTING_COINS,
    choose,
    choose_all,
    fresh_table,
    heard,
    look,
    pass_turn,
    ranks,
    side,
    situation,
)

# All that may differ from viewer to viewer: the own coins, the own choice, the Pioneer's cards.
PRIVATE_OF_A_SEAT = {"bids": (), "pouch": (), "row": (), "sealed": -1}
PRIVATE_OF_THE_TABLE = {"viewer": -1, "choices": (), "pioneer": (), "deck": ()}


def public_part(view: TableView) -> TableView:
    seats = tuple(seat._replace(**PRIVATE_OF_A_SEAT) for seat in view.seats)  # type: ignore[arg-type]
    return view._replace(seats=seats, **PRIVATE_OF_THE_TABLE)  # type: ignore[arg-type]


def laid(table: NidavellirTable, seat: int, viewer: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Bids and pouch of a seat as a viewer sees them."""
    seen = side(table, seat, viewer)
    return seen.bids, seen.pouch


def test_n18_1_everything_but_the_own_coins_and_choices_is_the_same_for_all() -> None:
    table = fresh_table(3, seed=4, thingvellir=True)
    for _ in range(60):
        views = [public_part(look(table, viewer)) for viewer in (SPECTATOR, 0, 1, 2)]
        assert all(view == views[0] for view in views)
        pass_turn(table)


def test_n18_1_the_view_names_every_public_thing() -> None:
    of_the_table = {
        "hall",
        "distinctions",
        "treasury",
        "taverns",
        "camp",
        "pile",
        "camp_pile",
        "deck",
        "camp_deck",
    }
    of_a_seat = {"army", "command", "gem", "coins", "bids", "pouch", "hand"}
    assert of_the_table <= set(TableView._fields)
    assert of_a_seat <= set(SeatView._fields)


def test_n18_1_the_number_of_coins_in_every_place_is_public() -> None:
    table = situation(2).bids("b5 b4 b3", "b4 b3 b2")
    assert laid(table, 0, viewer=1) == (("b5", "?", "?"), ("?", "?"))
    assert laid(table, 0, viewer=SPECTATOR) == (("b5", "?", "?"), ("?", "?"))
    assert laid(table, 0, viewer=0) == (("b5", "b4", "b3"), ("b0", "b2"))


def test_n18_2_the_set_of_coins_is_public_at_all_times() -> None:
    table = situation(2).turn("RO3", "H", "H")
    choose_all(table, 0, "pick RO3", "upgrade b2")
    assert side(table, 0, viewer=1).coins == ("b0", "b3", "b4", "b5", "r5")


# -- face-down coins (N18.3) -----------------------------------------------------------------------


def test_n18_3_the_pouch_is_public_after_an_exchange_until_the_end_of_the_round() -> None:
    table = situation(2).deck(*["H"] * 9).bids("b0 b2 b3", "b0 b2 b3")
    pass_turn(table)
    assert laid(table, 0, viewer=1) == (("b0", "?", "?"), ("b4", "r9"))
    while table.decision(0) != "bid":
        pass_turn(table)
    choose(table, 0, "bid b0 b2 b3")
    choose(table, 1, "bid b5 b2 b3" if "b5" in side(table, 1).coins else "bid b0 b2 b3")
    assert side(table, 0, viewer=1).pouch == ("?", "?")


def test_n18_3_vidofnir_shows_the_pouch() -> None:
    table = (
        situation(3, thingvellir=True).camp("vidofnir_vedrfolnir").bids("b5 b4 b0", "b4 b3 b2", "b3 b2 b0")
    )
    choose(table, 0, "pick vidofnir_vedrfolnir")
    assert side(table, 0, viewer=1).pouch == ("b2", "b3")
    choose(table, 0, "vidofnir b3 +3")
    assert laid(table, 0, viewer=1) == (("b5", "?", "?"), ("r5", "r6"))


@pytest.mark.parametrize(
    ("coin", "seen"),
    [("b4", (("b5", "r7", "?"), ("?", "?"))), ("b2", (("b5", "?", "?"), ("r5", "?")))],
)
def test_n18_3_a_face_down_coin_is_exposed_only_where_it_was_upgraded(
    coin: str, seen: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    table = situation(2).turn("RO3", "H", "H")
    choose_all(table, 0, "pick RO3", f"upgrade {coin}")
    assert laid(table, 0, viewer=1) == seen


def test_n18_3_khrads_coin_is_exposed_as_any_upgraded_one() -> None:
    table = situation(2, thingvellir=True).seat(0, army=ranks(1, 1, 1, 0, 1)).turn("B", "H", "H")
    choose_all(table, 0, "pick B", "hero khrad")
    assert laid(table, 0, viewer=1) == (("b5", "?", "?"), ("r12", "?"))


def test_n18_3_ulines_hand_is_known_but_not_what_she_will_bid() -> None:
    table = situation(3).seat(0, command=["uline"]).bids(None, "b4 b3 b2", "b3 b2 b0")
    assert side(table, 0, viewer=1).hand == STARTING_COINS
    assert table.decision(0) == "uline_bid"
    assert look(table, 1).choices == ()
    choose(table, 0, "uline_bid b5")
    assert side(table, 0, viewer=1).bids == ("b5", "", "")


# -- decks, the Pioneer, sealed bids (N18.4, N18.5) ------------------------------------------------


def test_n18_4_a_deck_is_shown_without_its_order() -> None:
    view = look(fresh_table(2), 0)
    assert list(view.deck) == [card for kind in _kinds(view.deck) for card in view.deck if card == kind]


def _kinds(cards: tuple[str, ...]) -> list[str]:
    return list(dict.fromkeys(cards))


def test_n18_4_r18_the_pioneers_three_cards_are_seen_by_the_winner_only() -> None:
    table = situation(3).seat(1, army={"explorer": ["E5"]}).end_of_age()
    assert len(look(table, 1).pioneer) == 3
    assert look(table, 0).pioneer == look(table, SPECTATOR).pioneer == ()
    assert (
        len(look(table, 0).deck) == len(look(table, 1).deck) + 3
    )  # to the others they are still in the deck
    assert look(table, 0).choices == ()
    shown = [entry for entry in heard(table) if entry.what == "pioneer_looked"]
    assert len(shown) == 3
    for entry in shown:
        assert [viewer for viewer in (SPECTATOR, 0, 1, 2) if entry.visible_to(viewer)] == [1]


def test_n18_4_the_card_the_pioneer_keeps_becomes_public_and_the_others_do_not() -> None:
    table = situation(2).seat(0, army={"explorer": ["E5"]}).end_of_age()
    pass_turn(table)
    told = [entry.what for entry in heard(table) if entry.visible_to(1)]
    assert "pioneer_kept" in told and "pioneer_looked" not in told


def test_n18_5_of_a_sealed_bid_others_learn_only_that_it_is_made() -> None:
    one, other = situation(3).bidding(), situation(3).bidding()
    choose(one, 0, "bid b5 b4 b3")
    choose(other, 0, "bid b0 b2 b3")
    for viewer in (SPECTATOR, 1, 2):
        assert look(one, viewer) == look(other, viewer)
        assert side(one, 0, viewer).done
    assert side(one, 0).sealed != side(other, 0).sealed
    assert [entry.as_tuple() for entry in heard(one)] == [entry.as_tuple() for entry in heard(other)]
