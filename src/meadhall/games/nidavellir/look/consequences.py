"""The consequences of a choice: it is played on a copy of the imagined table, and both tables are compared."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meadhall.core.i18n import language

from ..rules import ages, army, scoring, trials
from ..state.cards import CARD_OF_TOKEN, CLASS_OF, NEUTRAL, is_mercenary, is_offering
from ..state.choices import CARD
from ..state.table import Board
from ..words import game_words
from ..words.names import capital, card_name, class_plural, effect
from ..words.sentences import say
from .view_model import Consequence, ViewModel

KEPT: Final = 8192  # a piece, its preview and the next frame need the same text
# Decisions, other than a hero, that placing a card can cause at once.
ASKED_NEXT: Final = frozenset({"thrud", "drop_last", "double"})
ARROW: Final = "→"


# -- what is tried ---------------------------------------------------------------------------------


def of_card(model: ViewModel, token: str) -> Consequence:
    """The consequence of having a card, computed once for its place and its preview."""
    if token not in model.gains:
        model.gains[token] = tried(model, token)
    return model.gains[token]


def tried(model: ViewModel, token: str) -> Consequence:
    """Take the card if that is a choice now; otherwise gain it outside a turn."""
    card = CARD_OF_TOKEN[token]
    after = None
    if model.world is not None:
        offered = CARD + card in model.open and model.decision != "tavern_discard"
        after = (
            trials.played(model.world, model.viewer, CARD + card)
            if offered
            else trials.gained(model.world, model.viewer, card)
        )
    column = CLASS_OF[card]
    if after is None or column == NEUTRAL or is_mercenary(card):
        total = "" if after is None else total_words(model, after)
        return Consequence(card_name(card), what_it_does(card, after, model.viewer), total)
    return compared(model, after, column)


def what_it_does(card: int, after: Board | None, seat: int) -> str:
    """The effect of a card; for an offering the decision that follows, with Jarika's bonus (N16.4)."""
    if after is not None and is_offering(card) and after.decision(seat) == "upgrade":
        return game_words.prompt(after, seat).what
    return capital(effect(card))


def of_choice(model: ViewModel, choice: int, column: int) -> Consequence:
    """A choice that changes a column."""
    assert model.world is not None
    return compared(model, trials.played(model.world, model.viewer, choice), column)


def total_of_choice(model: ViewModel, choice: int) -> str:
    """The score so far before and after a choice."""
    if model.world is None:
        return ""
    return total_words(model, trials.played(model.world, model.viewer, choice))


# -- what has changed ------------------------------------------------------------------------------


def compared(model: ViewModel, after: Board, column: int) -> Consequence:
    own, seat = model.main, model.viewer
    lines = army.lines(after, seat)
    line = lines if lines > own.lines else 0
    asked = after.decision(seat)
    return in_words(
        column,
        (own.scores[column], scoring.class_scores(ages.counted(after), seat)[column]),
        (own.grades[column], after.grades(seat, column)),
        line,
        asked == "hero",
        game_words.prompt(after, seat).why if asked in ASKED_NEXT and asked != model.decision else "",
        total_words(model, after),
        language(),
    )


def total_words(model: ViewModel, after: Board) -> str:
    """The score so far before and after; nothing if it stays."""
    total = scoring.total(ages.counted(after), model.viewer)
    return "" if total == model.main.score else f"{model.main.score} {ARROW} {total}"


@lru_cache(KEPT)
def in_words(
    column: int,
    score: tuple[int, int],
    grades: tuple[int, int],
    line: int,
    recruits: bool,
    next_question: str,
    total: str,
    _spoken: str,
) -> Consequence:
    """Score and grades before and after, the line that is completed, or the next decision."""
    before, after = score
    title = say(
        "{class_name}: {before} → {after} points", class_name=class_plural(column), before=before, after=after
    )
    return Consequence(title, next_question or line_words(grades, line, recruits), total, column, after, line)


def line_words(grades: tuple[int, int], line: int, recruits: bool) -> str:
    if recruits and line:
        return say("Line {line} is complete: you recruit a hero", line=line)
    if recruits:
        return say("You recruit a hero")
    if line:
        return say("Line {line} is complete", line=line)
    before, after = grades
    return say("Grades: {before} → {after}", before=before, after=after)
