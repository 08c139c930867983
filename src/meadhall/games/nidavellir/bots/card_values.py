"""Heuristic values of a card, a hero or a bid for a seat, from public facts, in points of the final score.

A value is the points that the card adds to its row once the army has its usual size, and the progress to the
next hero. Only bots use these values; no rule depends on them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.bids import cards_per_tavern
from ..rules.coins import highest_coin
from ..state.cards import (
    ARTEFACTS,
    ASTRID,
    BLACKSMITH,
    CARD_KINDS,
    CLASS_OF,
    CLASSES,
    COIN_VALUE,
    COMMAND_SCORE,
    DRAUPNIR,
    DWERG_AESIR,
    DWERG_SCORE,
    DWERG_YMIR,
    EXPLORER,
    FACTS,
    FIRST_ARTEFACT,
    FIRST_MERCENARY,
    GRADES,
    HRAFNSMERKI,
    HUNTER,
    IDUNN,
    MEGINGJORD,
    MINER,
    MJOLLNIR,
    NEUTRAL,
    OFFERING_PLUS,
    POINTS,
    ROUNDS_PER_AGE,
    SVALINN,
    VEGVISIR,
    WARRIOR,
    is_brother,
    is_offering,
)
from ..state.table import TAVERN_PHASE, TAVERNS, Board

HERO_WORTH: Final = 22.0  # of the next hero, whichever it will be
GRADE_SHARE: Final = 0.4  # grades of one class that come with each further turn
MINER_POINTS: Final = 2.8  # points that come with each further miner
COIN_FUTURE: Final = 0.05  # what a point of coin value earns in each further round, beside itself
WARRIOR_GRADE: Final = 4.0  # towards the most warriors
RIVALRY: Final = 0.75  # chance that the player who chooses first wants the card that the seat wants most
LATER_RIVALRY: Final = 0.25  # the same for those after


# -- the course of the game ------------------------------------------------------------------------


def rounds_left(table: Board) -> i64:
    """Rounds not yet begun."""
    rounds = ROUNDS_PER_AGE[table.players]
    if table.phase != TAVERN_PHASE:
        return rounds if table.age == 1 else 0
    return (rounds - table.round) + (rounds if table.age == 1 else 0)


def turns_left(table: Board) -> float:
    """Cards a seat will still take, the taverns of this round included."""
    here = TAVERNS - table.tavern if table.phase == TAVERN_PHASE else 0
    return float(rounds_left(table) * TAVERNS + here)


# -- cards -----------------------------------------------------------------------------------------


def card_worth(table: Board, seat: i64, card: i64) -> float:
    """The value of taking a card."""
    if is_offering(card):
        return float(OFFERING_PLUS[card]) * coin_factor(table)
    if card >= FIRST_MERCENARY:
        return mercenary_worth(table, seat, card)
    if card >= FIRST_ARTEFACT and card != VEGVISIR:
        return artefact_worth(table, seat, card)
    column = CLASS_OF[card]
    if column == NEUTRAL:  # a double found in the pile
        column = scarcest_column(table, seat)
    return row_worth(table, seat, column, GRADES[card], float(POINTS[card])) + line_worth(
        table, seat, column, GRADES[card]
    )


def coin_factor(table: Board) -> float:
    """A point of coin value counts at the end, and bids until then."""
    return 1.0 + COIN_FUTURE * float(rounds_left(table))


def row_worth(table: Board, seat: i64, column: i64, grades: i64, points: float) -> float:
    """What grades and points add to the row of a class, seen from the size the column will grow to."""
    growth = GRADE_SHARE * turns_left(table)
    size = float(table.grades(seat, column)) + growth
    added = float(grades)
    if column == HUNTER:
        return added * (2.0 * size + added)
    if column == BLACKSMITH:
        return added * (2.0 * size + added + 5.0) / 2.0
    if column == MINER:
        total = float(table.points(seat, MINER)) + MINER_POINTS * growth
        return (total + points) * (size + added) - total * size
    if column == WARRIOR:
        return points + WARRIOR_GRADE * added
    return points + (2.0 * added if table.has_hero(seat, IDUNN) else 0.0)


def missing_grades(table: Board, seat: i64) -> i64:
    """Grades between a seat and its next hero."""
    target = table.heroes(seat) + 1
    missing: i64 = 0
    for column in range(i64(CLASSES)):
        missing += max(target - table.grades(seat, column), 0)
    return missing


def line_worth(table: Board, seat: i64, column: i64, grades: i64) -> float:
    """The progress to the next hero that grades in a column bring."""
    gap = table.heroes(seat) + 1 - table.grades(seat, column)
    if gap <= 0 or not table.may_recruit_by_lines(seat):
        return 0.0
    missing = float(missing_grades(table, seat))
    if missing > turns_left(table):
        return 0.0
    return HERO_WORTH * float(min(gap, grades)) / missing


def scarcest_column(table: Board, seat: i64) -> i64:
    scarcest: i64 = 0
    for column in range(i64(CLASSES)):
        if table.grades(seat, column) < table.grades(seat, scarcest):
            scarcest = column
    return scarcest


# -- the camp --------------------------------------------------------------------------------------


def mercenary_worth(table: Board, seat: i64, card: i64) -> float:
    """A grade where it is wanted most, later."""
    best: float = 0.0
    for column in range(i64(CLASSES)):
        best = max(best, line_worth(table, seat, column, 1))
    return 6.0 + best + (5.0 if table.commands(seat, HRAFNSMERKI) else 0.0)


def artefact_worth(table: Board, seat: i64, card: i64) -> float:
    if card == DRAUPNIR:
        return 6.0 + 6.0 * float(coins_of_15(table, seat))
    if card == SVALINN:
        return 5.0 * (float(table.heroes(seat)) + turns_left(table) / 6.0)
    if card == MEGINGJORD:
        return 28.0 - HERO_WORTH * turns_left(table) / 6.0
    if card == MJOLLNIR:
        return 2.0 * (float(widest_column(table, seat)) + GRADE_SHARE * turns_left(table))
    return FIXED_WORTH[card - FIRST_ARTEFACT]


def coins_of_15(table: Board, seat: i64) -> i64:
    count: i64 = 0
    for index in range(i64(5)):
        count += COIN_VALUE[table.coin(seat, index)] >= 15
    return count


def widest_column(table: Board, seat: i64) -> i64:
    widest: i64 = 0
    for column in range(i64(CLASSES)):
        widest = max(widest, table.grades(seat, column))
    return widest


# -- heroes ----------------------------------------------------------------------------------------


def hero_worth(table: Board, seat: i64, hero: i64) -> float:
    if hero == ASTRID:
        return float(highest_coin(table, seat)) + 1.5 * float(rounds_left(table))
    if is_brother(hero):
        return next_brother(table, seat)
    column = CLASS_OF[hero]
    if column == NEUTRAL:
        return float(COMMAND_SCORE[hero]) + EFFECT_WORTH[hero]
    worth = row_worth(table, seat, column, GRADES[hero], float(POINTS[hero])) + EFFECT_WORTH[hero]
    if column == EXPLORER and hero == IDUNN:
        worth += 2.0 * (float(table.grades(seat, EXPLORER)) + GRADE_SHARE * turns_left(table))
    return worth + line_worth(table, seat, column, GRADES[hero])


def next_brother(table: Board, seat: i64) -> float:
    """The points that the next brother adds, and a share of those that later brothers would add."""
    own: i64 = 0
    free: i64 = 0
    for brother in range(i64(DWERG_AESIR), i64(DWERG_YMIR + 1)):
        own += table.has_hero(seat, brother)
        free += table.in_hall(brother)
    added = float(DWERG_SCORE[own + 1] - DWERG_SCORE[own])
    return added + (4.0 if free > 2 and turns_left(table) > 8.0 else 0.0)


# -- bids ------------------------------------------------------------------------------------------


def tavern_worth(table: Board, seat: i64, tavern: i64, ahead: float) -> float:
    """The value that a seat can expect at a tavern if so many players, who may want the same, go before."""
    best: float = 0.0
    second: float = 0.0
    total: float = 0.0
    cards: float = 0.0
    for slot in range(cards_per_tavern(table.players)):
        card = table.tavern_card(tavern, slot)
        if card:
            worth = card_worth(table, seat, card)
            total += worth
            cards += 1.0
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    if cards < 1.0:
        return 0.0
    average = total / cards
    if ahead < 1.0:
        return best + (second - best) * RIVALRY * ahead
    return second + (average - second) * LATER_RIVALRY * min(ahead - 1.0, 1.6)


def seats_ahead(table: Board, seat: i64, coin_value: i64) -> float:
    """Opponents expected to bid more, each laying any of its coins with equal chance (N18.2)."""
    ahead: float = 0.0
    for other in range(table.players):
        if other != seat:
            higher: float = 0.0
            coins: float = 0.0
            for index in range(i64(5)):
                coin = table.coin(other, index)
                if coin:
                    coins += 1.0
                    if COIN_VALUE[coin] > coin_value or (
                        COIN_VALUE[coin] == coin_value and table.gem(other) > table.gem(seat)
                    ):
                        higher += 1.0
            ahead += higher / coins
    return ahead


# -- tables ----------------------------------------------------------------------------------------


def _fixed_worth() -> vec[float]:
    """Artefacts whose worth does not depend on the position."""
    worth = {
        "fafnir_baleygr": 6.0,
        "vidofnir_vedrfolnir": 7.0,
        "brisingamens": 15.0,
        "hofud": 8.0,
        "hrafnsmerki": 9.0,
        "jarnglofi": 17.0,
        "gjallarhorn": HERO_WORTH,
    }
    return vec[float]([worth.get(FACTS[FIRST_ARTEFACT + number]["id"], 0.0) for number in range(ARTEFACTS)])


def _effect_worth() -> vec[float]:
    """The value of hero effects that no printed number gives."""
    worth = {
        "dagda": -9.0,
        "bonfur": -5.0,
        "grid": 7.0,
        "uline": 6.0,
        "ylud": 11.0,
        "thrud": 7.0,
        "andumia": 8.0,
        "holda": 8.0,
        "khrad": 11.0,
        "jarika": 5.0,
        "olwyn": 10.0,
        "zolkur": 5.0,
    }
    return vec[float]([worth.get(str(FACTS[card].get("id", "")), 0.0) for card in range(CARD_KINDS)])


FIXED_WORTH: Final = _fixed_worth()
EFFECT_WORTH: Final = _effect_worth()
