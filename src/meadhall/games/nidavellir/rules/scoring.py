"""The final score (N12): one function a row of the score sheet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..state.cards import (
    ASTRID,
    BLACKSMITH,
    COMMAND_SCORE,
    COMPONENTS,
    DWERG_SCORE,
    EXPLORER,
    FIRST_HERO,
    HEROES,
    HUNTER,
    IDUNN,
    MINER,
    SPECIAL_GEM,
    WARRIOR,
    is_brother,
)
from ..state.table import Board
from .coins import coin_total, highest_coin

ROWS: Final = (
    "warrior",
    "hunter",
    "miner",
    "blacksmith",
    "explorer",
    "heroes",
    "artefacts",
    "coins",
    "gem",
)
IDUNN_POINTS: Final = 2  # for each explorer grade
SPECIAL_GEM_SCORE: Final[int] = COMPONENTS["distinctions"][MINER]["end_score"]


# -- the classes, by their numbers -----------------------------------------------------------------


def hunter_points(grades: i64) -> i64:
    """N12.3: grades squared."""
    return grades * grades


def miner_points(grades: i64, points: i64) -> i64:
    """N12.4: points times grades."""
    return grades * points


def blacksmith_points(grades: i64) -> i64:
    """N12.5: 3, 7, 12, 18, …"""
    return grades * (grades + 5) // 2


# -- the rows of a seat ----------------------------------------------------------------------------


def warriors(table: Board, seat: i64) -> i64:
    """N12.2: points, and the own highest coin for those with the most grades (ties share, R11)."""
    points = table.points(seat, WARRIOR)
    return points + highest_coin(table, seat) if leads_warriors(table, seat) else points


def leads_warriors(table: Board, seat: i64) -> bool:
    own = table.grades(seat, WARRIOR)
    for other in range(table.players):
        if table.grades(other, WARRIOR) > own:
            return False
    return own > 0


def hunters(table: Board, seat: i64) -> i64:
    return hunter_points(table.grades(seat, HUNTER))


def miners(table: Board, seat: i64) -> i64:
    return miner_points(table.grades(seat, MINER), table.points(seat, MINER))


def blacksmiths(table: Board, seat: i64) -> i64:
    return blacksmith_points(table.grades(seat, BLACKSMITH))


def explorers(table: Board, seat: i64) -> i64:
    """N12.6: points; with Idunn 2 more a grade (N9.4)."""
    points = table.points(seat, EXPLORER)
    return points + IDUNN_POINTS * table.grades(seat, EXPLORER) if table.has_hero(seat, IDUNN) else points


def class_scores(table: Board, seat: i64) -> list[int]:
    """The rows of the five classes."""
    return [
        warriors(table, seat),
        hunters(table, seat),
        miners(table, seat),
        blacksmiths(table, seat),
        explorers(table, seat),
    ]


def neutral_heroes(table: Board, seat: i64) -> i64:
    """N12.7: printed scores, the Dwerg brothers by number (N9.5), Astrid by the highest coin (N9.6)."""
    total: i64 = 0
    brothers: i64 = 0
    for hero in range(i64(FIRST_HERO), i64(FIRST_HERO + HEROES)):
        if table.has_hero(seat, hero):
            total += hero_points(table, seat, hero)
            if is_brother(hero):
                brothers += 1
    return total + DWERG_SCORE[brothers]


def hero_points(table: Board, seat: i64, hero: i64) -> i64:
    """What a neutral hero alone is worth to the owner; the Dwerg brothers count together."""
    return highest_coin(table, seat) if hero == ASTRID else COMMAND_SCORE[hero]


def gem_score(table: Board, seat: i64) -> i64:
    """N12.9."""
    return SPECIAL_GEM_SCORE if table.gem(seat) == SPECIAL_GEM else 0


def total(table: Board, seat: i64) -> i64:
    """N12.1: all rows together."""
    score = warriors(table, seat) + hunters(table, seat) + miners(table, seat)
    score += blacksmiths(table, seat) + explorers(table, seat)
    score += neutral_heroes(table, seat) + table.artefact_score(seat)
    return score + coin_total(table, seat) + gem_score(table, seat)


def sheet(table: Board, seat: int) -> dict[str, int]:
    """The score sheet of a seat, by rows."""
    values: list[int] = [
        *class_scores(table, seat),
        neutral_heroes(table, seat),
        table.artefact_score(seat),
        coin_total(table, seat),
        gem_score(table, seat),
    ]
    return dict(zip(ROWS, values, strict=True)) | {"total": sum(values)}
