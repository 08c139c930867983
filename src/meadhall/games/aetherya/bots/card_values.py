"""Quick values of single cards for a kingdom, in points: rules of thumb for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules import legends, scoring
from ..rules.adjacency import adjacent, bit, count, lowest, touching
from ..state.cards import CHAIN_PLAIN, CLOSED, DRAGON, GOBLIN, HUMAN, LEGEND_VALUE, PLAIN, PORTAL, SWAMP
from ..state.table import COMPETITIVE, COOPERATIVE, SOLO, Board
from .legend_distance import nearness

TAMING: Final = 6.0  # the second card of a race beside a wild dragon
HALF_TAMED: Final = 1.0
CLOSED_CARD: Final = 0.6  # the average points of a card that is opened
PROGRESS: Final = 0.7  # of a chain of which two cards lie
SOLO_STEP: Final = 10.0
SOLO_LEGEND: Final = 20.0  # an unfulfilled legend loses the campaign
TEAM_LEGEND: Final = 5.0  # the first legend of a round averts a penalty


def gain(table: Board, seat: i64, card: i64, cell: i64) -> float:
    """The points that a card brings on a cell, whatever lies there now."""
    portals = table.cards(seat, PORTAL) & ~bit(cell)
    around = adjacent(portals, cell)
    if card <= SWAMP:
        return land_gain(table, seat, card, cell, around)
    if card <= GOBLIN:
        return race_gain(table, seat, card, cell, around)
    if card == DRAGON:
        return dragon_gain(table, seat, cell, around)
    return portal_gain(table, seat, cell)


def land_gain(table: Board, seat: i64, land: i64, cell: i64, around: i64) -> float:
    points: i64 = 0
    for race in range(i64(HUMAN), i64(GOBLIN + 1)):
        each = scoring.harmony(race, land)
        if each:
            points += each * count(scoring.reach(race, cell, around) & table.cards(seat, race))
    value = float(points)
    chain: i64 = CHAIN_PLAIN + land - PLAIN
    if legends.open_legends(table) & bit(chain) and around & table.cards(seat, land):
        value += PROGRESS
    return value


def race_gain(table: Board, seat: i64, race: i64, cell: i64, around: i64) -> float:
    points = scoring.points_of(table, seat, race, cell, around)
    points += scoring.CONFLICT * count(around & scoring.hostile(table, seat, race) & ~bit(cell))
    value = float(points)
    dragons = around & table.cards(seat, DRAGON)
    if dragons and race != GOBLIN:
        value += taming_gain(table, seat, race, cell, dragons)
    return value


def taming_gain(table: Board, seat: i64, race: i64, cell: i64, dragons: i64) -> float:
    portals = table.cards(seat, PORTAL)
    kin = table.cards(seat, race) & ~bit(cell)
    value = 0.0
    left = dragons
    while left:
        beside = count(adjacent(portals, lowest(left)) & kin)
        if beside + 1 == scoring.TAMERS:
            value += TAMING
        elif beside == 0:
            value += HALF_TAMED
        left &= left - 1
    return value


def dragon_gain(table: Board, seat: i64, cell: i64, around: i64) -> float:
    """A10.5: each dragon counts more with more dragons; a fourth one never pays."""
    dragons = count(table.cards(seat, DRAGON) & ~bit(cell))
    worth = float(scoring.dragon_points(dragons + 1, dragons + 1) - scoring.dragon_points(dragons, dragons))
    if dragons >= scoring.MOST_TAMED:
        return worth
    _race, most = scoring.most_of_a_race(table, seat, around)
    if most >= scoring.TAMERS:
        return worth
    open_ends = float(count(around & table.cards(seat, CLOSED)))
    return min(1.0, open_ends - 1.0) - worth * 0.6 if most == 1 else -worth


def portal_gain(table: Board, seat: i64, cell: i64) -> float:
    """The cards around become neighbours of each other; goblins only fight through it."""
    around = touching(bit(cell))
    points: i64 = 0
    fights: i64 = 0  # each pair twice
    for race in range(i64(HUMAN), i64(GOBLIN + 1)):
        cards = count(around & table.cards(seat, race))
        if cards:
            fights += cards * count(around & scoring.hostile(table, seat, race))
            if race != GOBLIN:
                points += cards * scoring.points_of(table, seat, race, cell, around)
    return float(points + scoring.CONFLICT * (fights // 2)) - 0.5


# -- legends ---------------------------------------------------------------------------------------


def legend_worth(table: Board, wanted: i64) -> float:
    """The points for fulfilling some legends: one of them now, the others later."""
    if not wanted:
        return 0.0
    if table.mode == COOPERATIVE:
        return 0.0 if table.turned else TEAM_LEGEND
    most: i64 = 0
    left = wanted
    while left:
        most = max(most, LEGEND_VALUE[lowest(left)])
        left &= left - 1
    if table.mode == COMPETITIVE:
        return float(most) + 0.8 * float(count(wanted) - 1)
    return SOLO_LEGEND + 0.6 * SOLO_LEGEND * float(count(wanted) - 1)


def move_gain(table: Board, seat: i64, card: i64, cell: i64) -> float:
    """The points for laying a card on a cell in place of the card there."""
    before = table.card(seat, cell)
    value = gain(table, seat, card, cell)
    if before == CLOSED:
        value -= CLOSED_CARD
    else:
        value -= gain(table, seat, before, cell)
    wanted = legends.open_legends(table) & ~table.met(seat)
    if wanted:
        value += new_legends(table, seat, card, cell, before, wanted)
    return value


def legend_step(table: Board, seat: i64, card: i64, cell: i64) -> float:
    """Solo: how much nearer the legends of the century come, in points."""
    wanted = legends.open_legends(table) & ~table.met(seat)
    if table.mode != SOLO or not wanted:
        return 0.0
    before = table.card(seat, cell)
    near = nearness(table, seat, wanted)
    table.set_card(seat, cell, card)
    nearer = nearness(table, seat, wanted)
    table.set_card(seat, cell, before)
    return SOLO_STEP * (nearer - near)


def new_legends(table: Board, seat: i64, card: i64, cell: i64, before: i64, wanted: i64) -> float:
    """Legends met because of the card."""
    table.set_card(seat, cell, card)
    if PLAIN <= card <= SWAMP:
        met = legends.chain_legends(table, seat)
    elif card == PORTAL:
        met = legends.legends_met(table, seat)
    else:
        met = legends.race_legends(table, seat)
    table.set_card(seat, cell, before)
    return legend_worth(table, met & wanted)
