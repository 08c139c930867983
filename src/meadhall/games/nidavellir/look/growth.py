"""Consequences before the click: what a card would do to the viewer's own army, from public facts only."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from meadhall.core.speech import language

from ..card_words import card_name, effect
from ..cards import (
    CARD_OF_TOKEN,
    CLASS_IDS,
    CLASS_OF,
    CLASSES,
    GRADES,
    IDUNN,
    NEUTRAL,
    is_mercenary,
    points_in,
)
from ..sentences import SHEET_ROWS, say
from .scores import Force, class_score

KEPT: Final = 8192  # a piece and its preview say the same, and so does the next frame


class Consequence(NamedTuple):
    """Two lines; and, if a column grows: which, what it will be worth, and the line that is completed (0: none)."""

    title: str
    detail: str = ""
    column: int = -1
    score: int = 0
    line: int = 0

    @property
    def words(self) -> str:
        return f"{self.title}. {self.detail}" if self.detail else self.title


def class_plural(column: int) -> str:
    return say(SHEET_ROWS[CLASS_IDS[column]])


def of_card(own: Force, token: str) -> Consequence:
    """A card is gained: a dwarf or class hero joins its column, the rest does what it says."""
    card = CARD_OF_TOKEN[token]
    column = CLASS_OF[card]
    if column == NEUTRAL or is_mercenary(card):
        return Consequence(card_name(card), capital(effect(card)))
    return in_column(own, token, column)


def in_column(own: Force, token: str, column: int) -> Consequence:
    """A card joins a column."""
    card = CARD_OF_TOKEN[token]
    grades, points = max(GRADES[card], 1), points_in(card, column)
    before, after = class_score(own, column), class_score(own, column, grades, points)
    ranks = own.grades[column]
    if card == IDUNN:
        after += 2 * (ranks + grades)
    line = completed_line(own, column, grades)
    recruits = line > own.heroes and own.calls_heroes
    return in_words(column, (before, after), (ranks, ranks + grades), line, recruits, language())


@lru_cache(KEPT)
def in_words(
    column: int, score: tuple[int, int], ranks: tuple[int, int], line: int, recruits: bool, _spoken: str
) -> Consequence:
    """Score and ranks before and after, the line that is completed, and whether it brings a hero."""
    before, after = score
    title = say(
        "{class_name}: {before} → {after} points", class_name=class_plural(column), before=before, after=after
    )
    return Consequence(title, line_words(ranks, line, recruits), column, after, line)


def completed_line(own: Force, column: int, grades: int) -> int:
    """The line a column of so many more grades completes, 0 if none."""
    counts = [own.grades[other] + (grades if other == column else 0) for other in range(CLASSES)]
    return min(counts) if min(counts) > own.lines else 0


def line_words(ranks: tuple[int, int], line: int, recruits: bool) -> str:
    if recruits:
        return say("Line {line} is complete: you recruit a hero", line=line)
    if line:
        return say("Line {line} is complete", line=line)
    before, after = ranks
    return say("Ranks: {before} → {after}", before=before, after=after)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """What goes on for ever has no full stop."""
    return capital(words) + ("" if words.endswith("…") else ".")
