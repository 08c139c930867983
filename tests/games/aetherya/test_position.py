"""Positions as JSON: what could not have come about is refused in one line (round trips: test_properties)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.aetherya.position import dump, load
from tests.games.aetherya.random_play import ALL_WAYS, Way, some_positions
from tests.games.aetherya.table_builder import arranged, fresh

Plain = dict[str, Any]


def test_positions_are_plain_json() -> None:
    for table in (fresh(2), arranged(3, items=True), arranged(1), arranged(2, cooperative=True)):
        plain = dump(table)
        assert load(json.loads(json.dumps(plain))).view(0) == table.view(0)


def spoiled(way: Way, change: Callable[[Plain], None]) -> Plain:
    options = {"items": way.items, "cooperative": way.cooperative}
    plain = copy.deepcopy(dump(arranged(way.seats, 1, **options)))
    change(plain)
    return plain


SPOILERS: dict[str, tuple[Way, Callable[[Plain], None]]] = {
    "a card too many": (Way(2), lambda p: p["piles"][0].append("HU")),
    "a wrong deck size": (Way(2), lambda p: p.update(deck_size=6)),
    "an open card more": (Way(2), lambda p: p["seats"][0]["kingdom"][0].__setitem__(0, "HU")),
    "a face under a closed card": (Way(2), lambda p: p["seats"][0]["kingdom"][0].__setitem__(0, "~HU")),
    "a card in hand at the start": (Way(2), lambda p: p.update(held="HU")),
    "a legend lost": (Way(2), lambda p: p["display"].pop()),
    "a legend doubled": (Way(2), lambda p: p["legend_deck"].append(p["display"][0])),
    "an unknown decision": (Way(2), lambda p: p.update(decision="dance")),
    "nobody's turn": (Way(2), lambda p: p.update(active=2)),
    "a token doubled": (Way(2, items=True), lambda p: p["seats"][0]["beside"].append("gem_1")),
    "a token too many on cards": (
        Way(2, items=True),
        lambda p: p["seats"][0]["on_cards"].append(
            {"cell": [1, 1], "token": None, "closed": True, "lookers": []}
        ),
    ),
    "tokens together": (Way(2, cooperative=True), lambda p: p.update(items=True)),
    "a short row": (Way(1), lambda p: p["rows"][0].pop()),
    "a lone player": (Way(2), lambda p: p["seats"].pop()),
    "another game": (Way(2), lambda p: p.update(game="chess")),
    "nothing": (Way(2), lambda p: p.clear()),
}


@pytest.mark.parametrize("name", SPOILERS)
def test_impossible_positions_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        load(spoiled(*SPOILERS[name]))
    assert "\n" not in str(refusal.value)


JUNK: list[Any] = [None, -1, 3.5, True, "x", [], {}, [None], {"a": 1}, 10**30]


@pytest.mark.parametrize("way", ALL_WAYS[::3], ids=[way.name() for way in ALL_WAYS[::3]])
def test_junk_is_refused_and_never_crashes(way: Way) -> None:
    for table in some_positions(way, 1, 0.05):
        plain = dump(table)
        for field in plain:
            for junk in JUNK:
                try:
                    load({**plain, field: junk})
                except Refusal as refusal:
                    assert str(refusal)
    for junk in JUNK:
        with pytest.raises(Refusal):
            load(junk)
