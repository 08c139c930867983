"""Empty places of a tavern and of the camp tell who took what, in this round."""

from __future__ import annotations

from typing import cast

import pytest

from meadhall.core.table import NOBODY, Table
from meadhall.games.nidavellir.look.look import LOOK
from meadhall.games.nidavellir.look.taken import CAMP, Takings
from meadhall.games.nidavellir.state.cards import TOKENS
from meadhall.games.nidavellir.state.table import TAVERN_SIZE
from meadhall.games.nidavellir.state.view_values import TableView
from meadhall.testing.random_play import NAMES
from tests.games.nidavellir.look.eyes import BASE, EXPANDED, EYES

WAYS = [EXPANDED[0], BASE[2], EXPANDED[3]]


def remembered_game(way: str, seed: int) -> list[tuple[Table, Takings]]:
    """The positions of a random game, and what those who sit there keep in mind."""
    memory: object = None
    remembered = []
    for table, entries in EYES.told_game(way, seed):
        for entry in entries:
            memory = LOOK.fold_history(memory, entry)
        remembered.append((table, cast(Takings, memory or ())))
    return remembered


def at_taverns(takings: Takings) -> Takings:
    return tuple(taking for taking in takings if taking.place < CAMP * TAVERN_SIZE)


def in_camp(takings: Takings) -> Takings:
    return tuple(taking for taking in takings if taking.place >= CAMP * TAVERN_SIZE)


@pytest.mark.parametrize("way", WAYS)
def test_every_empty_place_is_remembered_and_no_other(way: str) -> None:
    for table, memory in remembered_game(way, seed=3):
        takings = at_taverns(memory)
        view = table.view(0)
        assert isinstance(view, TableView)
        empty = {
            tavern * TAVERN_SIZE + slot
            for tavern, tokens in enumerate(view.taverns)
            for slot, token in enumerate(tokens)
            if not token
        }
        assert {taking.place for taking in takings} == empty
        assert len(takings) == len(empty)


@pytest.mark.parametrize("way", WAYS)
def test_an_empty_place_bears_the_pennant_of_whoever_took_its_card(way: str) -> None:
    told = 0
    for table, memory in remembered_game(way, seed=4):
        texts = EYES.texts(EYES.scene(table, 0)._replace(memory=memory))
        for taking in at_taverns(memory):
            row = texts[f"tavern-{taking.place // TAVERN_SIZE}"]
            place = row.partition(f'data-key="gone:{taking.place}"')[2].partition("</div>")[0]
            taken = taking.seat != NOBODY
            assert (f"{NAMES[taking.seat]} takes" in place) if taken else ("is discarded" in place)
            assert taken == ("pennant" in place)
            told += 1
    assert told > 50


@pytest.mark.parametrize("way", [EXPANDED[0], EXPANDED[3]])
def test_an_empty_place_of_the_camp_tells_who_took_what(way: str) -> None:
    told = 0
    for table, memory in remembered_game(way, seed=4):
        view = table.view(0)
        assert isinstance(view, TableView)
        texts = EYES.texts(EYES.scene(table, 0)._replace(memory=memory))
        empty = {slot for slot, token in enumerate(view.camp) if not token}
        slots = {taking.place % TAVERN_SIZE for taking in in_camp(memory)}
        assert slots == empty or (slots < empty and not view.camp_deck), (
            "N13.2: refilled each round, if it can be"
        )
        for taking in in_camp(memory):
            holders = [seat.seat for seat in view.seats if TOKENS[taking.card] in seat.command]
            assert holders in ([], [taking.seat]), "it lies there, unless it was enlisted or used up"
            place = texts["camp"].partition(f'data-key="gone:{taking.place}"')[2].partition("</div></div>")[0]
            assert f"{NAMES[taking.seat]} takes" in place and "pennant" in place
            told += 1
    assert told > 20


def test_without_a_memory_a_place_is_just_empty() -> None:
    """Of a position that was set up nobody knows how it came to be."""
    table, takings = next((table, takings) for table, takings in remembered_game(BASE[2], 5) if takings)
    assert f'data-key="gone:{takings[0].place}"></div>' in EYES.page(EYES.scene(table, 0))
