"""The estimated value of a position for a seat, in points of the final score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules import cooperative, legends, scoring, solo
from ..rules.adjacency import CELLS, bit, count, lowest, touching
from ..rules.turns import legal_cells
from ..state import steps
from ..state.cards import CLOSED, FIRST_CARD, KINDS, STAFF, SWORD, TOKENS, TREATY
from ..state.table import COOPERATIVE, SOLO, Board
from . import card_values
from .card_values import SOLO_LEGEND
from .legend_distance import nearness

LEAD_SCALE: Final = 8.0  # a lead of so many points is worth half of what is left to be had
TOKEN_WORTH: Final = 1.0
HOPE: Final = 0.35  # how much better than average a closed card will be, since players choose
LOST: Final = -500.0
TIME_WORTH: Final = 1.0  # of a card in the deck, while legends of the century are unfulfilled


def estimate(table: Board, seat: i64) -> float:
    if table.mode == SOLO:
        return campaign_estimate(table, seat)
    if table.mode == COOPERATIVE:
        return team_estimate(table, seat)
    return prospects(table, seat)


def prospects(table: Board, seat: i64) -> float:
    """The score of open cards; estimates for closed cards, legends within reach and the card in hand."""
    value = float(scoring.total(table, seat))
    if table.step == steps.OVER:
        return value
    value += closed_promise(table, seat) + legend_promise(table, seat)
    if table.items:
        value += token_promise(table, seat)
    if table.held and table.active == seat:
        value += held_promise(table, seat)
    return value


# -- closed cards ----------------------------------------------------------------------------------


def closed_promise(table: Board, seat: i64) -> float:
    """The estimate for closed cards: an average card, or a better one by choice."""
    closed = table.cards(seat, CLOSED)
    left = closed
    value = 0.0
    while left:
        value += cell_promise(table, seat, lowest(left))
        left &= left - 1
    return value


def cell_promise(table: Board, seat: i64, cell: i64) -> float:
    if not touching(bit(cell)) & ~table.cards(seat, CLOSED):
        return card_values.CLOSED_CARD
    total = 0.0
    best = 0.0
    size: i64 = 0
    for card in range(i64(FIRST_CARD), i64(KINDS)):
        copies = table.unseen(card)
        if copies:
            value = card_values.gain(table, seat, card, cell)
            total += value * float(copies)
            size += copies
            best = max(best, value)
    if not size:
        return 0.0
    average = total / float(size)
    return average + HOPE * (best - average)


# -- legends ---------------------------------------------------------------------------------------


def legend_promise(table: Board, seat: i64) -> float:
    """The estimate for legends that are met but not claimed, and for those within reach."""
    waiting = legends.open_legends(table)
    met = waiting & table.met(seat)
    value = 0.0
    if met:
        now = legends.claimable(table, seat) != 0 and table.active == seat
        value = card_values.legend_worth(table, met) * (0.95 if now else 0.7)
    return value + legend_progress(table, seat, waiting & ~met)


# Points for progress towards a legend, by mode.
PROGRESS: Final = 1.2
TEAM_PROGRESS: Final = 2.0
SOLO_PROGRESS: Final = 16.0


def legend_progress(table: Board, seat: i64, wanted: i64) -> float:
    if not wanted:
        return 0.0
    near = nearness(table, seat, wanted)
    if table.mode == SOLO:
        return SOLO_PROGRESS * near
    return near * (TEAM_PROGRESS if table.mode == COOPERATIVE else PROGRESS)


# -- the card in hand, tokens ----------------------------------------------------------------------


def held_promise(table: Board, seat: i64) -> float:
    """The points for the best use of a drawn card. Opening a closed card changes nothing on average."""
    best = 0.0 if not table.held_public else -5.0
    best = max(best, best_gain(table, seat, table.held))
    if table.other:
        best = max(best, best_gain(table, seat, table.other))
    return best


def best_gain(table: Board, seat: i64, card: i64) -> float:
    cells = legal_cells(table, seat, card)
    best: float = -100.0
    for cell in range(i64(CELLS)):
        if cells & bit(cell):
            best = max(best, card_values.move_gain(table, seat, card, cell))
    return best


def token_promise(table: Board, seat: i64) -> float:
    value = 0.0
    for token in range(i64(TREATY), i64(SWORD + 1)):
        value += float(table.beside(seat, token))
    if table.beside(seat, STAFF):
        value += TOKEN_WORTH
    for token in range(i64(SWORD + 1), i64(TOKENS)):
        value += 0.5 * TOKEN_WORTH * float(table.beside(seat, token))
    return value


# -- solo and together -----------------------------------------------------------------------------


def campaign_estimate(table: Board, seat: i64) -> float:
    """Legends weigh most: one that stays unfulfilled loses the campaign."""
    if table.lost:
        return LOST
    done = float(table.points_1 + table.points_2 + table.points_3)
    if table.step == steps.OVER:
        return done + SOLO_LEGEND * 15.0
    passed = float(table.century - 1) * 5.0 * SOLO_LEGEND
    value = done + passed + SOLO_LEGEND * float(count(table.turned))
    value += float(scoring.kingdom_points(table, seat))
    if table.step == steps.SQUARE or table.step == steps.ARRANGE:
        return value
    value += closed_promise(table, seat) + legend_promise(table, seat)
    if not solo.passed(table):
        value += TIME_WORTH * float(table.deck_size)
    if table.held:
        value += held_promise(table, seat)
    return value


def team_estimate(table: Board, seat: i64) -> float:
    """The weakest kingdom decides."""
    weakest = 1000.0
    whole = 0.0
    for other in range(table.players):
        value = float(scoring.kingdom_points(table, other))
        if table.step != steps.OVER:
            value += closed_promise(table, other)
            if table.held and table.active == other:
                value += held_promise(table, other)
        weakest = min(weakest, value)
        whole += value
    value = 0.5 * weakest + whole / float(table.players) - float(cooperative.penalty_sum(table))
    if table.turned:
        value += card_values.TEAM_LEGEND - 0.5 * float(count(table.turned) - 1)
    elif table.step != steps.OVER:
        value += legend_progress(table, table.active, table.display & ~table.met(table.active))
    return value


# -- outlook ---------------------------------------------------------------------------------------


def squashed(lead: float, scale: float) -> float:
    """From 0 to 1; no lead is a half."""
    return 0.5 + 0.5 * lead / (abs(lead) + scale)


def value(table: Board, seat: i64) -> float:
    if table.mode == SOLO:
        return campaign_outlook(table, seat)
    if table.mode == COOPERATIVE:
        return team_outlook(table)
    own = prospects(table, seat)
    best: float = -1000.0
    for other in range(table.players):
        if other != seat:
            best = max(best, prospects(table, other))
    share = squashed(own - best, LEAD_SCALE)
    if table.step != steps.OVER:
        return share
    won = 1.0 if own > best else 0.5 if own == best else 0.0
    return 0.5 * (share + won)


def team_outlook(table: Board) -> float:
    points = tuple([int(scoring.kingdom_points(table, seat)) for seat in range(table.seats)])
    lead = float(cooperative.score(points, cooperative.penalty_sum(table)))
    won = 1.0 if lead > 0.0 else 0.0
    return 0.5 * (squashed(lead, 12.0) + won)


def campaign_outlook(table: Board, seat: i64) -> float:
    """A rollout stops when a century has just ended."""
    if table.lost:
        row = table.row(table.century)
        return 0.5 * float(count(table.turned)) / float(count(row)) * (0.5 + 0.1 * float(table.century))
    if table.step == steps.SQUARE or table.step == steps.OVER:
        return 0.7 + 0.3 * squashed(float(table.points(table.century)), 15.0)
    return 0.5
