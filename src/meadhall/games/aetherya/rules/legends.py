"""Legends (A8): when a condition is met, and claiming."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import events
from ..state.cards import (
    ALL_LEGENDS,
    ALL_RACES,
    CHAIN_PLAIN,
    DUEL_ELF_DWARF,
    DUEL_GOBLIN_DWARF,
    DUEL_GOBLIN_ELF,
    DUEL_GOBLIN_HUMAN,
    DUELS,
    DWARF,
    ELF,
    FIRST_DUEL,
    GOBLIN,
    HUMAN,
    LEGEND_KINDS,
    LEGEND_VALUE,
    LEGENDS,
    LINK_HUMAN_DWARF,
    LINK_HUMAN_ELF,
    PAIR_DWARF,
    PAIR_ELF,
    PAIR_GOBLIN,
    PAIR_HUMAN,
    PLAIN,
    PORTAL,
)
from ..state.table import COOPERATIVE, SOLO, Board
from .adjacency import adjacent, bit, count, lowest, touching, touching_two

# -- conditions on two sets of cells ---------------------------------------------------------------


def meets_one(portals: i64, ones: i64, others: i64) -> bool:
    """Whether one of these is adjacent to one of the others (A8.2.1; with itself A8.2.2)."""
    if touching(ones) & others:
        return True
    left: i64 = ones & touching(portals)
    while left:
        cell = lowest(left)
        if adjacent(portals, cell) & others:
            return True
        left &= left - 1
    return False


def meets_two(portals: i64, ones: i64, others: i64) -> bool:
    """Whether one of these is adjacent to two of the others (A8.2.3). With itself: a connected group of three
    or more has a member with two neighbours, so this is A8.2.4."""
    if touching_two(others) & ones:
        return True
    left: i64 = ones & touching(portals)
    while left:
        cell = lowest(left)
        if count(adjacent(portals, cell) & others) >= 2:
            return True
        left &= left - 1
    return False


def duel(portals: i64, ones: i64, others: i64) -> bool:
    """A8.2.3: two of one race against one of the other, either way."""
    return meets_two(portals, ones, others) or meets_two(portals, others, ones)


# -- conditions in a kingdom -----------------------------------------------------------------------


def legends_met(table: Board, seat: i64) -> i64:
    """A8.1 to A8.3: all legends whose condition the open cards of a kingdom meet."""
    return race_legends(table, seat) | chain_legends(table, seat)


def race_legends(table: Board, seat: i64) -> i64:
    humans = table.cards(seat, HUMAN)
    elves = table.cards(seat, ELF)
    dwarves = table.cards(seat, DWARF)
    goblins = table.cards(seat, GOBLIN)
    portals = table.cards(seat, PORTAL)
    met: i64 = 0
    if humans:
        if dwarves and meets_one(portals, humans, dwarves):
            met |= 1 << LINK_HUMAN_DWARF
        if elves and meets_one(portals, humans, elves):
            met |= 1 << LINK_HUMAN_ELF
        if meets_one(portals, humans, humans):
            met |= 1 << PAIR_HUMAN
    if elves:
        if meets_one(portals, elves, elves):
            met |= 1 << PAIR_ELF
        if dwarves and duel(portals, elves, dwarves):
            met |= 1 << DUEL_ELF_DWARF
    if dwarves and meets_one(portals, dwarves, dwarves):
        met |= 1 << PAIR_DWARF
    if goblins:
        met |= goblin_legends(humans, elves, dwarves, goblins)
    return met


def goblin_legends(humans: i64, elves: i64, dwarves: i64, goblins: i64) -> i64:
    """A8.3: goblins must touch directly; no portal serves them [R11]."""
    met: i64 = 0
    if meets_one(0, goblins, goblins):
        met |= 1 << PAIR_GOBLIN
    if duel(0, goblins, dwarves):
        met |= 1 << DUEL_GOBLIN_DWARF
    if duel(0, goblins, humans):
        met |= 1 << DUEL_GOBLIN_HUMAN
    if duel(0, goblins, elves):
        met |= 1 << DUEL_GOBLIN_ELF
    if humans and elves and dwarves:  # A8.2.5
        met |= 1 << ALL_RACES
    return met


def chain_legends(table: Board, seat: i64) -> i64:
    """A8.2.4."""
    portals = table.cards(seat, PORTAL)
    met: i64 = 0
    first: i64 = 1 << CHAIN_PLAIN
    for land in range(i64(4)):
        lands = table.cards(seat, PLAIN + land)
        if lands & (lands - 1) and meets_two(portals, lands, lands):
            met |= first << land
    return met


def portals_between(table: Board, seat: i64, one: i64, other: i64) -> i64:
    """A8.3: the portals that help two cards to meet a legend; a goblin must touch."""
    return 0 if one == GOBLIN or other == GOBLIN else table.cards(seat, PORTAL)


def sword_duels(table: Board, seat: i64) -> i64:
    """B6.3: the duels for which one card of each race is adjacent."""
    met: i64 = 0
    for duel_card in range(i64(FIRST_DUEL), i64(FIRST_DUEL + DUELS)):
        one, other = LEGEND_KINDS[2 * duel_card], LEGEND_KINDS[2 * duel_card + 1]
        portals = portals_between(table, seat, one, other)
        if meets_one(portals, table.cards(seat, one), table.cards(seat, other)):
            met |= bit(duel_card)
    return met


def look_up(table: Board, seat: i64) -> None:
    """Note which legends are met: to be called whenever open cards of a kingdom have changed."""
    table.set_met(seat, legends_met(table, seat))


# -- claiming --------------------------------------------------------------------------------------


def open_legends(table: Board) -> i64:
    """Legends that wait to be fulfilled: the display, or the row of the century (C5)."""
    if table.mode == SOLO:
        return table.row(table.century) & ~table.turned
    return table.display & ~table.turned


def claimable(table: Board, seat: i64) -> i64:
    """A8.4, C5: legends the active seat may claim now; there is no claim in cooperative play (D4)."""
    if table.claimed or table.mode == COOPERATIVE:
        return 0
    return table.met(seat) & open_legends(table)


def claimable_by_sword(table: Board, seat: i64) -> i64:
    """B6.3: the sword eases the condition, not the limit of one a turn [R21]."""
    if table.claimed:
        return 0
    return sword_duels(table, seat) & table.display


def claim(table: Board, seat: i64, legend: i64) -> None:
    """A8.5: it stays whatever the kingdom becomes. C5: in solo play it is turned closed."""
    table.claimed = 1
    if table.mode == SOLO:
        table.turned |= bit(legend)
        table.emit(events.LEGEND_FULFILLED, seat, legend)
        return
    table.set_claims(seat, table.claims(seat) | bit(legend))
    table.display &= ~bit(legend)
    table.emit(events.LEGEND_CLAIMED, seat, legend)
    show_next(table)


def show_next(table: Board) -> None:
    """A8.6: a gap in the display is refilled while the legend deck lasts."""
    left = count(table.legend_deck)
    if not left:
        return
    legend = member(table.legend_deck, table.draw(left))
    table.legend_deck &= ~bit(legend)
    table.display |= bit(legend)
    table.emit(events.LEGEND_SHOWN, table.active, legend)


def member(legends: i64, index: i64) -> i64:
    """A legend of a set, counted from the lowest."""
    left: i64 = legends
    for _skipped in range(index):
        left &= left - 1
    return lowest(left)


def value_of(legends: i64) -> i64:
    """The sum of the values of a set."""
    value: i64 = 0
    left: i64 = legends
    for legend in range(i64(LEGENDS)):
        if left & 1:
            value += LEGEND_VALUE[legend]
        left >>= 1
    return value


def duels_among(legends: i64) -> i64:
    """The duels of a set, as bits from 0."""
    return (legends & ALL_LEGENDS) >> FIRST_DUEL & ((1 << DUELS) - 1)
