"""Nobody's pace tells a secret (N18): unasked a choice is made only where all can know that it is forced."""

from __future__ import annotations

from itertools import islice

import pytest

from meadhall.core.journal import Entry
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import NO_CHOICE, SPECTATOR, Table
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.games.nidavellir.state.cards import CARD_OF_TOKEN
from meadhall.games.nidavellir.state.secrets import redraw_pioneer_cards
from meadhall.testing.random_play import random_positions
from tests.games.nidavellir.table_builder import choose, decision, heard, look, situation

WORLDS = 4


def other_viewers(table: Table, seat: int) -> list[int]:
    return [viewer for viewer in range(SPECTATOR, table.seats) if viewer != seat]


@pytest.mark.parametrize("thingvellir", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whoever_looks_on_knows_who_is_asked(seats: int, thingvellir: bool) -> None:
    """In every world that another may imagine, a seat is asked, or not asked, just as it is in truth."""
    unasked = 0
    for table in islice(random_positions(GAME, seats, {"thingvellir": thingvellir}, seed=seats), 150):
        for seat in table.to_act():
            asked = table.openly_forced(seat) == NO_CHOICE
            unasked += not asked
            for viewer in other_viewers(table, seat):
                for number in range(WORLDS):
                    world = table.imagine(viewer, luck_from_seed(number))
                    assert world.to_act() == table.to_act()
                    assert (world.openly_forced(seat) == NO_CHOICE) == asked, table.decision(seat)
    assert unasked


@pytest.mark.parametrize("thingvellir", [False, True])
def test_nothing_else_but_the_pioneers_cards_is_seen_by_one_alone(thingvellir: bool) -> None:
    """The table's own answer agrees with what a bystander would find out by imagining."""
    for table in islice(random_positions(GAME, 3, {"thingvellir": thingvellir}, seed=8), 400):
        for seat in range(table.seats):
            assert table.openly_forced(seat) == Table.openly_forced(table, seat)


# -- the Pioneer -----------------------------------------------------------------------------------


def pioneer(*cards: str) -> NidavellirTable:
    """Seat 0 of three looks at these cards."""
    table = situation(3, thingvellir=True).seat(0, army={"explorer": ["E5"]}).end_of_age()
    while decision(table) != (0, "pioneer"):
        seat = table.to_act()[0]
        table.play(seat, table.choices(seat)[0])
    wanted = [CARD_OF_TOKEN[token] for token in cards]
    for seed in range(10**6):
        if sorted(table.pioneer_card(index) for index in range(3)) == sorted(wanted):
            break
        table.rekey(luck_from_seed(seed))
        redraw_pioneer_cards(table)
    for index, card in enumerate(wanted):
        table.set_pioneer_card(index, card)
    return table


def kinds_told_to(entries: list[Entry], viewer: int) -> list[str]:
    """Of the cards that luck turns up afterwards only that they came."""
    return [entry.what for entry in entries if entry.visible_to(viewer)]


def test_the_pioneer_is_asked_even_if_all_three_cards_are_alike() -> None:
    for cards in (("B", "B", "B"), ("B", "B", "W5"), ("B", "H", "W5")):
        table = pioneer(*cards)
        assert len(table.choices(0)) == len(set(cards))
        assert table.openly_forced(0) == NO_CHOICE


def test_rivals_are_shown_the_same_before_and_after_whatever_the_pioneer_saw() -> None:
    alike, different = pioneer("B", "B", "B"), pioneer("B", "H", "W5")
    for viewer in (SPECTATOR, 1, 2):
        assert look(alike, viewer) == look(different, viewer)
    before = [len(heard(table)) for table in (alike, different)]
    for table in (alike, different):
        choose(table, 0, "pioneer B")
    one, other = (heard(table)[count:] for table, count in zip((alike, different), before, strict=True))
    for viewer in (SPECTATOR, 1, 2):
        assert kinds_told_to(one, viewer) == kinds_told_to(other, viewer)
        assert "pioneer_looked" not in kinds_told_to(one, viewer)
    assert one[0].as_tuple() == other[0].as_tuple()


def test_a_bid_changed_in_secret_is_told_to_nobody() -> None:
    table = situation(3).bidding()
    choose(table, 1, "bid b5 b4 b3")
    before, seen = len(heard(table)), look(table, 0)
    choose(table, 1, "bid b0 b2 b3")
    assert heard(table)[before:] == [] and look(table, 0) == seen
