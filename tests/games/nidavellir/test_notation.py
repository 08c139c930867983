"""The notation of records: one form for each decision, the same for ever, and never two meanings."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from meadhall.core.game import Options
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR, Table
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.state import steps
from meadhall.games.nidavellir.state.cards import COIN_OF_TOKEN, MINER, OLWYN_DOUBLE
from meadhall.games.nidavellir.state.table import IN_POUCH, ON_TAVERN, Board
from meadhall.games.nidavellir.state.view_values import TableView
from meadhall.testing.random_play import random_positions

GAMES: list[tuple[int, Options]] = [
    (seats, {"thingvellir": thingvellir}) for seats in range(2, 6) for thingvellir in (False, True)
]
SEEDS = [range(1), pytest.param(range(1, 25), marks=pytest.mark.slow)]

COIN = r"(b[02345]|s3|r([5-9]|1\d|2[0-5]))"
PLACE = r"(@(hand|goblin|dragon|horse|pouch|pouch_shown))?"
CLASS = r"(warrior|hunter|miner|blacksmith|explorer)"
DWARF = r"(W([3-9]|10)|H|M[012]|BB?|E([5-9]|1[012]))"
PILE = rf"({DWARF}|RO[35]|olwyn_double)"
MERCENARY = r"m[12]_[1-6]"
CAMP = rf"({MERCENARY}|[a-z_]+)"
FORMS = {
    "bid": rf"bid {COIN} {COIN} {COIN}",
    "uline_bid": rf"lay {COIN}",
    "pick": rf"pick ({PILE}|{CAMP})",
    "upgrade": rf"upgrade {COIN}{PLACE}\+[357]",
    "hero": r"hero [a-z_]+",
    "thrud": rf"thrud {CLASS}",
    "drop_last": rf"drop {CLASS}",
    "exchange_pick": rf"exchange {COIN} {COIN}",
    "exchange_tie": r"exchange [br]5",
    "ylud": rf"ylud {CLASS}|stay",
    "pioneer": rf"keep {PILE}",
    "holda": rf"camp {CAMP}",
    "andumia": rf"pile {PILE}",
    "double": rf"double {CLASS}",
    "khrad": rf"khrad {COIN}{PLACE}",
    "vidofnir": rf"vidofnir {COIN}\+[23] {COIN}\+[23]",
    "vidofnir_pouch": rf"vidofnir {COIN} {COIN}",
    "brising_take": rf"pile {PILE}",
    "brising_drop": rf"discard ({DWARF}|olwyn_double@{CLASS})",
    "hofud": rf"hofud ({DWARF}|olwyn_double|{MERCENARY})@\d+",
    "enlist_side": r"enlist (first|last)",
    "enlist": rf"enlist {MERCENARY} {CLASS}",
    "tavern_discard": rf"discard {PILE}",
}


def test_every_decision_has_a_form() -> None:
    assert set(FORMS) == {decision.id for decision in steps.DECISIONS.values()}


@pytest.mark.parametrize(("seats", "options"), GAMES)
@pytest.mark.parametrize("seeds", SEEDS)
def test_notation_has_its_form_and_one_meaning(seats: int, options: Options, seeds: range) -> None:
    for seed in seeds:
        for table in random_positions(GAME, seats, options, seed):
            for seat in table.to_act():
                check_notation(table, seat)


def check_notation(table: Table, seat: int) -> None:
    form = FORMS[table.decision(seat)]
    choices = defaultdict(list)
    for choice in table.choices(seat):
        notation = GAME.notation(table, seat, choice)
        assert re.fullmatch(form, notation), notation
        choices[notation].append(choice)
    for notation, alike in choices.items():
        if len(alike) > 1 and table.decision(seat) != "bid":  # coins in hand: equal ones are as good as one
            first, *others = [outcome(table, seat, choice) for choice in alike]
            assert all(other == first for other in others), notation


def outcome(table: Table, seat: int, choice: int) -> list[TableView]:
    """What everybody sees after a choice; in which order the owner keeps equal coins does not matter."""
    after = table.copy()
    after.play(seat, choice)
    views = [after.view(viewer) for viewer in (SPECTATOR, seat)]
    return [without_rows(view) for view in views if isinstance(view, TableView)]


def without_rows(view: TableView) -> TableView:
    seats = [seat._replace(row=tuple(sorted(seat.row)), sealed=min(seat.sealed, 0)) for seat in view.seats]
    return view._replace(seats=tuple(seats), choices=())


def test_first_bids() -> None:
    table = GAME.new_table(2, luck_from_seed(5))
    assert GAME.notation(table, 0, 0) == "bid b0 b2 b3"
    assert GAME.notation(table, 1, 59) == "bid b5 b4 b3"


def test_equal_coins_are_told_apart_by_their_places() -> None:
    table = GAME.new_table(2, luck_from_seed(5))
    assert isinstance(table, Board)
    for index, place in ((1, ON_TAVERN), (2, IN_POUCH), (3, IN_POUCH)):
        table.set_coin(0, index, COIN_OF_TOKEN["r7"])
        table.set_place(0, index, place)
    table.expose(0, 3, 1)
    table.push(steps.UPGRADE, 0, 5)
    assert [GAME.notation(table, 0, choice) for choice in table.choices(0)] == [
        "upgrade r7@goblin+5",
        "upgrade r7@pouch+5",
        "upgrade r7@pouch_shown+5",
        "upgrade b5+5",
    ]


def test_a_double_is_written_with_its_column() -> None:
    table = GAME.new_table(2, luck_from_seed(5), {"thingvellir": True})
    assert isinstance(table, Board)
    table.put_card(0, MINER, OLWYN_DOUBLE)
    table.push(steps.BRISINGAMENS_DROP, 0)
    assert [GAME.notation(table, 0, choice) for choice in table.choices(0)] == ["discard olwyn_double@miner"]


def test_a_choice_out_of_place_is_written_as_its_number() -> None:
    table = GAME.new_table(2, luck_from_seed(5))
    table.play_out(luck_from_seed(6))
    assert GAME.notation(table, 0, 7) == "7"
