"""The rollout policy of search: quick choices of a sensible player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.rng import below, next_luck, word

from ..rules import deal, legends, scoring, solo, tokens
from ..rules.adjacency import CELLS, bit, count
from ..rules.turns import legal_cells
from ..state import choices, steps
from ..state.cards import CLOSED, LEGEND_VALUE, LEGENDS, STAFF, SWORD, TREATY
from ..state.table import COOPERATIVE, SOLO, Board
from . import card_values

NOISE: Final = 1.5  # random points that make choices differ
WORTH_TAKING: Final = 2.2  # a discard must bring more than this; the deck may hold better
WORTH_PLACING: Final = 0.3  # else the card is discarded and a closed one opened


def rollout(table: Board, luck: i64) -> None:
    """Play quick choices to the end of the game; in a solo campaign to the end of the century."""
    state = luck
    century = table.century
    while table.step != steps.OVER:
        if table.mode == SOLO and (table.step == steps.SQUARE or table.century != century):
            return
        if table.step == steps.SWAP:
            century = table.century
        state = next_luck(state)
        seat = table.active
        if table.step == steps.ARRANGE:
            seat = table.first
            while not deal.owes_arrangement(table, seat):
                seat = (seat + 1) % table.players
        table.decide(seat, quick_choice(table, seat, state))
        if table.step == steps.SWAP:
            century = table.century


def quick_choice(table: Board, seat: i64, luck: i64) -> i64:
    """The best choice by rules of thumb; a random one where none applies."""
    step = table.step
    if step == steps.START or step == steps.DRAWN or step == steps.AFTER or step == steps.KEEP:
        claimable = legends.claimable(table, seat)
        if claimable:
            return choices.CLAIM + most_valuable(claimable)
    if step == steps.START:
        return quick_source(table, seat, luck)
    if step == steps.DRAWN:
        return quick_play(table, seat, luck)
    if step == steps.KEEP:
        return quick_keep(table, seat, luck)
    if step == steps.AFTER:
        return quick_use(table, seat)
    if step == steps.TOKEN_CHOICE:
        return choices.TAKE_TOKEN
    if step == steps.SWAP:
        return choices.NO_SWAP
    if step == steps.PENALTY:
        return choices.PENALTY + most_valuable(table.display, -1)
    return table.random_option(seat, word(luck))


def most_valuable(some: i64, sign: i64 = 1) -> i64:
    """The legend of a set with the highest value; with -1 as the sign, with the lowest."""
    best: i64 = 0
    highest: i64 = -99
    for legend in range(i64(LEGENDS)):
        if some & bit(legend) and sign * LEGEND_VALUE[legend] > highest:
            best, highest = legend, sign * LEGEND_VALUE[legend]
    return best


# -- cards -----------------------------------------------------------------------------------------


def quick_source(table: Board, seat: i64, luck: i64) -> i64:
    if table.mode == SOLO:
        return quick_two(table, seat, luck)
    best = choices.DRAW if table.deck_size else -1
    highest: float = WORTH_TAKING if table.deck_size else -1000.0
    for pile in range(i64(2) if table.mode == COOPERATIVE else i64(1)):
        card = table.pile_top(pile)
        if card:
            cell = best_cell(table, seat, card, next_luck(luck))
            value = card_values.move_gain(table, seat, card, cell)
            if value > highest:
                best, highest = choices.TAKE + 32 * pile + 16 * out_pile(table, seat) + cell, value
    return best


def quick_two(table: Board, seat: i64, luck: i64) -> i64:
    """The rulebook's advice: two cards of the deck shorten the century."""
    card = table.pile_top(0)
    useful = card_values.move_gain(table, seat, card, best_cell(table, seat, card, luck)) > 0.5
    if useful or table.deck_size < 2 or below(luck, 4):
        return choices.DECK_AND_DISCARD
    return choices.TWO_FROM_DECK


def quick_keep(table: Board, seat: i64, luck: i64) -> i64:
    if table.held == table.other and not table.other_public:
        return choices.KEEP
    first = card_values.move_gain(table, seat, table.held, best_cell(table, seat, table.held, luck))
    second = card_values.move_gain(table, seat, table.other, best_cell(table, seat, table.other, luck))
    if not table.other_public:
        return choices.KEEP + (1 if second > first else 0)
    return choices.KEEP + (1 if second > max(first, WORTH_PLACING) else 0)


def quick_play(table: Board, seat: i64, luck: i64) -> i64:
    cell = best_cell(table, seat, table.held, luck)
    to = 16 * out_pile(table, seat)
    if table.held_public or must_wait(table, seat) or placing_pays(table, seat, cell):
        return choices.PLACE + to + cell
    return choices.REVEAL + to + some_closed(table, seat, luck)


def must_wait(table: Board, seat: i64) -> bool:
    """Solo: opening the last closed card would lose the campaign."""
    return table.mode == SOLO and not solo.passed(table) and count(table.cards(seat, CLOSED)) == 1


def placing_pays(table: Board, seat: i64, cell: i64) -> bool:
    value = card_values.move_gain(table, seat, table.held, cell) + card_values.legend_step(
        table, seat, table.held, cell
    )
    return value > WORTH_PLACING


def out_pile(table: Board, seat: i64) -> i64:
    """The pile for a card that leaves: the smaller one."""
    return 1 if table.mode == COOPERATIVE and table.pile_1 < table.pile_0 else 0


def some_closed(table: Board, seat: i64, luck: i64) -> i64:
    closed = table.cards(seat, CLOSED)
    return legends.member(closed, below(next_luck(luck), count(closed)))


def best_cell(table: Board, seat: i64, card: i64, luck: i64) -> i64:
    cells = legal_cells(table, seat, card)
    best: i64 = 0
    highest: float = -1000.0
    state = luck
    for cell in range(i64(CELLS)):
        if cells & bit(cell):
            state = next_luck(state)
            value = card_values.move_gain(table, seat, card, cell) + NOISE * float(below(state, 256)) / 256.0
            if table.mode == SOLO:
                value += card_values.legend_step(table, seat, card, cell) - haste(table, seat, cell)
            if value > highest:
                best, highest = cell, value
    return best


def haste(table: Board, seat: i64, cell: i64) -> float:
    """Solo: the last closed cards are kept while legends are unfulfilled (C7.1)."""
    if table.card(seat, cell) != CLOSED or solo.passed(table):
        return 0.0
    left = count(table.cards(seat, CLOSED))
    return 200.0 if left == 1 else 12.0 / float(left)


# -- tokens ----------------------------------------------------------------------------------------


def quick_use(table: Board, seat: i64) -> i64:
    """Only tokens with a simple best use are used."""
    if not table.items:
        return choices.END_TURN
    if table.beside(seat, SWORD):
        duels = legends.duels_among(legends.claimable_by_sword(table, seat))
        if duels:
            return choices.SWORD + legends.member(duels, 0)
    if table.beside(seat, STAFF):
        wild = tokens.staff_cells(table, seat)
        if wild:
            return choices.STAFF + legends.member(wild, 0)
    if table.beside(seat, TREATY):
        return quick_treaty(table, seat)
    return choices.END_TURN


def quick_treaty(table: Board, seat: i64) -> i64:
    cells = tokens.treaty_cells(table, seat)
    best: i64 = choices.END_TURN
    most: i64 = 1
    for cell in range(i64(CELLS)):
        if cells & bit(cell):
            fights = count(scoring.enemies(table, seat, cell))
            if fights > most:
                best, most = choices.TREATY + cell, fights
    return best
