"""The night: rules, page, bots and referee send every creature to the same place (D10, D11, D22)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import given

from meadhall.games.andor.bots.forecast import Forecast
from meadhall.games.andor.legend.program import ANCHORED, ASLEEP
from meadhall.games.andor.referee import query
from meadhall.games.andor.rules import creatures, days, flow
from meadhall.games.andor.rules.courses import SUNRISE_KINDS
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.rules.night import tonight
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import steps
from meadhall.games.andor.state import table as t
from meadhall.games.andor.state.names import CREATURE_IDS
from meadhall.games.andor.state.view import CreatureView, TableView
from tests.games.andor.look.scenes import EYES
from tests.games.andor.random_play import ALL_WAYS, Way, some_positions
from tests.games.andor.staging import scene
from tests.games.keeping import SEEDS, games

every_way = pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])
WELLS_FILL: Final = 8  # the part of the sunrise that follows the creatures


# -- what really happens ---------------------------------------------------------------------------


def slept(table: AndorTable) -> AndorTable:
    """Steps 2 to 6 of a sunrise, by the course of the legend itself; nobody is asked anything."""
    after = table.copy()
    after.depth = 0
    after.push(steps.SUNRISE, WELLS_FILL - len(SUNRISE_KINDS))
    while not after.outcome:
        flow.look_around(after)
        step = after.step()
        if after.outcome or (step == steps.SUNRISE and after.part(1) == WELLS_FILL):
            break
        assert step < steps.FIRST_DECISION
        after.pop()
        flow.do(after, step)
    return after


def places(table: t.Board) -> list[int]:
    return [table.creature(creature, t.PLACE) for creature in range(t.MOST_CREATURES)]


def view_of(table: AndorTable) -> TableView:
    view = table.view(0)
    assert isinstance(view, TableView)
    return view


def on_board(table: AndorTable) -> list[int]:
    return [creature for creature, place in enumerate(places(table)) if place != t.NOWHERE]


def disturbed(table: AndorTable, dice: random.Random) -> AndorTable:
    """Gems, rubble, broken bridges, anchored and sleeping creatures, where random play seldom has them."""
    table = table.copy()
    fields = table.program.board.fields
    standing = [creature for creature in on_board(table) if table.creature(creature, t.PLACE) >= 0]
    for creature in standing:
        beside = table.program.board.adjacent[table.creature(creature, t.PLACE)]
        if table.program.rules.lure and dice.random() < 0.5 and beside:
            table.new_token(n.GEM, dice.choice(beside), dice.choice((2, 4, 6)))
        if dice.random() < 0.15:
            table.set_creature(creature, t.FLAGS, dice.choice((ANCHORED, ASLEEP)))
        elif dice.random() < 0.1 and table.program.rules.castle:
            creatures.put_on_shield(table, creature)
    if dice.random() < 0.3:
        table.new_token(n.RUBBLE, dice.choice(fields), 2)
        table.rubbles += 1
    for bridge in table.program.board.bridges:
        if dice.random() < 0.2:
            table.add_broken(*bridge)
    return table


def scenes(way: Way, seed: int, share: float) -> Iterator[AndorTable]:
    dice = random.Random(seed)
    for table in some_positions(way, seed, share):
        if table.to_act() and table.day:
            yield table
            yield disturbed(table, dice)


# -- whole nights ----------------------------------------------------------------------------------


@every_way
@given(seed=SEEDS)
@games(2, 30)
def test_audit_all_games_2_the_page_foretells_where_every_creature_goes(way: Way, seed: int) -> None:
    for table in scenes(way, seed, 0.08):
        view, after = view_of(table), slept(table)
        assert view.castle_falls == bool(after.castle_lost)
        if after.outcome:
            continue
        for creature, shown in zip(on_board(table), view.creatures, strict=True):
            now, then = table.creature(creature, t.PLACE), after.creature(creature, t.PLACE)
            if now == then and (now >= 0 or shown.way == ()):
                assert shown.way in ((), (now, *shown.way[1:-1], now)), (shown, now)  # there and back
            else:
                assert shown.way[0] == max(0, now)
                assert shown.way[-1] == (view.way_out if then < 0 else then)
            touching = zip(shown.way, shown.way[1:], strict=False)
            assert all(other in table.program.board.adjacent[one] for one, other in touching)


@every_way
@given(seed=SEEDS)
@games(2, 30)
def test_audit_andor_2_bots_foresee_the_first_night(way: Way, seed: int) -> None:
    for table in scenes(way, seed, 0.05):
        after = slept(table)
        if after.outcome:
            continue
        forecast = Forecast(table)
        assert [forecast.tomorrow(table, creature) for creature in range(t.MOST_CREATURES)] == places(after)
        if table.program.rules.castle:
            for creature in on_board(table):
                entered = table.creature(creature, t.PLACE) >= 0 > after.creature(creature, t.PLACE)
                assert not entered or forecast.arrival[creature] == 1


@every_way
@given(seed=SEEDS)
@games(1, 15)
def test_audit_all_games_2_the_referee_walks_the_same_night(way: Way, seed: int) -> None:
    for position in scenes(way, seed, 0.03):
        table = position.copy()
        for hero in range(table.party):
            table.set_hero(hero, t.FIELD, t.NOWHERE)  # who would wake sleepers in the mine
        table.set_hero(0, t.FIELD, 80)
        kinds = {table.creature(creature, t.KIND) for creature in on_board(table)}
        after = slept(table)
        if after.outcome or not kinds <= set(range(4)):
            continue
        found = query("sunrise", asked(way, table))
        assert found["creatures"] == standing(after)
        assert found["on_shields"] == sorted(
            CREATURE_IDS[after.creature(each, t.KIND)]
            for each in range(t.MOST_CREATURES)
            if after.creature(each, t.PLACE) == t.ON_SHIELD
        )
        assert found["gems"] == lying(after, n.GEM)


def asked(way: Way, table: AndorTable) -> dict[str, Any]:
    every = on_board(table)
    return {
        "legend": way.legend,
        "creatures": [
            [
                CREATURE_IDS[table.creature(each, t.KIND)],
                table.creature(each, t.PLACE),
                attributes(table, each),
            ]
            for each in every
            if table.creature(each, t.PLACE) >= 0
        ],
        "on_shields": [
            CREATURE_IDS[table.creature(each, t.KIND)] for each in every if table.creature(each, t.PLACE) < 0
        ],
        "gems": lying(table, n.GEM),
        "rubble": lying(table, n.RUBBLE),
        "destroyed_bridges": [
            [table.broken_end(2 * bridge), table.broken_end(2 * bridge + 1)]
            for bridge in range(table.broken_count)
        ],
    }


def attributes(table: AndorTable, creature: int) -> dict[str, bool]:
    flags = table.creature(creature, t.FLAGS)
    return {"anchored": bool(flags & ANCHORED), "asleep": bool(flags & ASLEEP)}


def standing(table: AndorTable) -> list[list[Any]]:
    there = [(field, table.creature_on(field)) for field in table.program.board.fields]
    return [[CREATURE_IDS[table.creature(each, t.KIND)], field] for field, each in there if each >= 0]


def lying(table: AndorTable, kind: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for token in range(table.tokens_used):
        if table.token(token, t.TOKEN_KIND) == kind and 0 <= table.token(token, t.TOKEN_PLACE) < t.CARRIED:
            place = table.token(token, t.TOKEN_PLACE)
            found.setdefault(str(place), []).append(table.token(token, t.TOKEN_VALUE))
    return {field: sorted(values) for field, values in found.items()}


# -- one order -------------------------------------------------------------------------------------


def test_audit_all_games_2_the_order_of_the_night_is_read_from_the_data() -> None:
    """D10.6."""
    assert list(SUNRISE_KINDS) == [n.GOR, n.SKRAL, n.WARDRAK, n.TROLL, n.WARDRAK]
    table = scene("dwarf", "wizard")
    for part, kind in enumerate(SUNRISE_KINDS, 3):
        creature = creatures.place(table, kind, 30)
        table.depth = 0
        table.push(steps.SUNRISE, part)
        table.pop()
        days.sunrise(table)
        assert table.step() == steps.CREATURE_MOVES and table.part(2) == kind
        creatures.take_away(table, creature)


# -- lures -----------------------------------------------------------------------------------------


def lured(*gems: tuple[int, int], **kinds: int) -> AndorTable:
    """Legend 5 with creatures and gems as told, heroes far away."""
    table = scene("dwarf", "wizard", legend="L5")
    for kind, field in kinds.items():
        creatures.place(table, CREATURE_IDS.index(kind.partition("_")[0]), field)
    for field, value in gems:
        table.new_token(n.GEM, field, value)
    return table


def anchor(table: AndorTable, field: int) -> None:
    table.set_creature(table.creature_on(field), t.FLAGS, ANCHORED)


def creature_shown(table: AndorTable, field: int) -> CreatureView:
    return next(each for each in view_of(table).creatures if each.field == field)


def alarm(table: AndorTable) -> str:
    return EYES.texts(EYES.scene(table, 0))["alarm"]


def test_audit_andor_1_a_lured_creature_does_not_hop_over_itself_into_the_castle() -> None:
    """D10.2: the arrow of 14 leads to 2, whence the gor has come."""
    given = {"legend": "L5", "gems": {"14": [4]}}
    found = query("sunrise", given | {"creatures": [["gor", 2], ["troll", 14, {"anchored": True}]]})
    assert found["creatures"] == [["gor", 2], ["troll", 14]]
    assert found["castle"] == [] and found["on_shields"] == []
    table = lured((14, 4), gor=2, troll=14)
    anchor(table, 14)
    assert slept(table).creature_on(2) == table.creature_on(2)
    assert creature_shown(table, 2).way == ()
    assert "gor" not in alarm(table)
    assert Forecast(table).arrival[table.creature_on(2)] > 1


def test_audit_andor_1_others_are_still_hopped_over_even_into_the_castle() -> None:
    """D22.4."""
    found = query(
        "sunrise",
        {"legend": "L5", "creatures": [["gor", 17], ["troll", 14, {"anchored": True}], ["skral", 2]]}
        | {"gems": {"14": [4]}, "heroes": 2},
    )
    assert found["castle"] == [["gor", 17], ["skral", 2]] and found["gems"] == {}


def test_audit_andor_2_a_lure_calls_off_the_alarm() -> None:
    table = lured((14, 2), gor=2)
    assert creature_shown(table, 2).way == (2, 14)
    assert "gor" not in alarm(table)
    assert Forecast(table).arrival[table.creature_on(2)] == 3


def test_audit_andor_2_a_lure_raises_the_alarm_for_both() -> None:
    """A gor that follows a gem hops over two others into the castle (D22.4)."""
    table = lured((14, 4), gor=17, troll=14, skral=2)
    anchor(table, 14)
    told = alarm(table)
    assert "gor on 17" in told and "skral on 2" in told
    assert creature_shown(table, 17).way == (17, 14, 2, 0)


def test_audit_andor_2_the_shield_of_whoever_is_lured_out_is_free_again() -> None:
    """D22.6."""
    table = lured(troll=1)
    table.delivered = 1
    first = creatures.place(table, n.GOR, 30)
    creatures.put_on_shield(table, first)
    while creatures.on_shields(table) < creatures.capacity(table):
        creatures.put_on_shield(table, creatures.place(table, n.SKRAL, 31))
    assert "castle falls" in alarm(table)
    table.new_token(n.GEM, 5, 6)
    assert tonight(table).ways[first] == [0, 5]
    assert "castle falls" not in alarm(table) and "troll on 1" in alarm(table)


def test_audit_andor_14_a_blocked_lure_keeps_its_gem() -> None:
    """D10.4 in a chain: behind the gem the way is blocked, so nobody moves and nothing is taken."""
    found = query(
        "sunrise",
        {"legend": "L5", "creatures": [["gor", 17], ["troll", 14, {"anchored": True}]]}
        | {"gems": {"14": [4]}, "rubble": {"2": [5]}},
    )
    assert found["creatures"] == [["troll", 14], ["gor", 17]] and found["gems"] == {"14": [4]}


def test_audit_andor_14_a_new_creature_removes_every_gem_of_its_field() -> None:
    """D22.5."""
    table = lured((20, 2), (20, 6), (21, 4))
    creatures.place(table, n.GOR, 20)
    assert lying(table, n.GEM) == {"21": [4]}


# -- cards on the way ------------------------------------------------------------------------------


def test_sleepers_that_a_creature_wakes_on_its_way_are_foretold() -> None:
    """Legend 4: whoever meets a hero wakes all; skrals wake in time to move."""
    table = scene("dwarf", "wizard", legend="L4")
    gor, skral = creatures.place(table, n.GOR, 16), creatures.place(table, n.SKRAL, 20)
    goal = table.program.board.arrow(16)
    table.set_creature(skral, t.FLAGS, ASLEEP)
    assert tonight(table).ways[skral] == []
    table.set_hero(0, t.FIELD, goal)
    assert tonight(table).ways[gor][-1] == goal
    assert tonight(table).ways[skral] and slept(table).creature(skral, t.PLACE) != 20


def test_a_night_that_is_only_thought_of_changes_nothing() -> None:
    table = lured((14, 4), gor=2)
    before = list(table.cells), table.luck, table.depth
    tonight(table)
    Forecast(table)
    assert (list(table.cells), table.luck, table.depth) == before
