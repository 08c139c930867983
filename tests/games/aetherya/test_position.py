"""Positions as JSON: what could not have come about is refused in one line (round trips: test_properties)."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.aetherya.state.position import dump, load
from tests.games.aetherya.random_play import ALL_WAYS, Way, some_positions
from tests.games.aetherya.table_builder import arranged, fresh
from tests.games.keeping import share

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
    "a look without a palantir": (Way(2, items=True), lambda p: p.update(looks=1)),
    "an end with closed cards": (Way(2), lambda p: p.update(decision="over")),
    "points before the end of a century": (Way(1), lambda p: p.update(points=[7, 0, 0])),
    "a campaign lost while it is played": (Way(1), lambda p: p.update(lost=True)),
}


@pytest.mark.parametrize("name", SPOILERS)
def test_impossible_positions_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        load(spoiled(*SPOILERS[name]))
    assert "\n" not in str(refusal.value)


def test_nobody_may_be_waited_for_in_vain() -> None:
    """All have sealed an arrangement, and it is not shown: that is no position (A2.6)."""
    plain = dump(fresh(2))
    plain["seats"][0]["sealed"] = 3
    assert load(plain).to_act() == [1]
    plain["seats"][1]["sealed"] = 4
    with pytest.raises(Refusal, match="sealed"):
        load(plain)


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


def places_in(plain: Any, way_there: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside, through keys and indices."""
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inner:
        yield (*way_there, key)
        yield from places_in(value, (*way_there, key))


def value_at(plain: Any, place: tuple[Any, ...]) -> Any:
    for key in place:
        plain = plain[key]
    return plain


def spoil(plain: Plain, dice: random.Random) -> None:
    """One value is lost, doubled, changed into junk or into another one of the position."""
    places = list(places_in(plain))
    place = dice.choice(places)
    parent, key = value_at(plain, place[:-1]), place[-1]
    how = dice.randrange(4)
    if how == 0:
        del parent[key]
    elif how == 1:
        parent[key] = dice.choice(JUNK)
    elif how == 2 and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[key]))
    else:
        parent[key] = copy.deepcopy(value_at(plain, dice.choice(places)))


@pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])
def test_a_spoiled_position_is_refused_or_can_be_played_to_its_end(way: Way) -> None:
    dice = random.Random(f"spoiled {way.name()}")
    refused = 0
    for table in some_positions(way, 6, share(0.05, 0.3)):
        for _ in range(40):
            plain = json.loads(json.dumps(dump(table)))
            spoil(plain, dice)
            try:
                loaded = load(plain)
            except Refusal as refusal:
                refused += 1
                assert "\n" not in str(refusal)
                continue
            assert dump(load(dump(loaded))) == dump(loaded)
            loaded.play_out(3)
            assert loaded.result() is not None
    assert refused > 20
