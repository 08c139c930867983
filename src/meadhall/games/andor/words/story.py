# interpreted: words are for people
"""Cards, tasks and endings of a legend in the language spoken."""

from __future__ import annotations

from ..legend.texts import LegendTexts, spoken
from .sentences import DIFFICULTIES, ENDINGS, ORIGIN_MARKS, say


def legend_name(texts: LegendTexts) -> str:
    return spoken(texts.name)


def difficulty_name(difficulty: str) -> str:
    return say(DIFFICULTIES[difficulty])


def card_title(texts: LegendTexts, card: str) -> str:
    """A card without a title is called by its id."""
    found = texts.cards.get(card)
    return (spoken(found.title) if found else "") or card


def card_told(texts: LegendTexts, card: str) -> str:
    """The story of a card, and what it does."""
    found = texts.cards.get(card)
    return " ".join(filter(None, (spoken(found.story), spoken(found.text)))) if found else ""


def card_mark(texts: LegendTexts, card: str) -> str:
    """Behind the title of a card that does not play as printed."""
    found = texts.cards.get(card)
    return " " + say(ORIGIN_MARKS[found.origin]) if found and found.origin in ORIGIN_MARKS else ""


def goal_text(texts: LegendTexts, goal: str) -> str:
    return spoken(texts.goals.get(goal, {})) or goal


def task_text(texts: LegendTexts, task: str) -> str:
    return spoken(texts.tasks.get(task, {})) or task


def ending_text(texts: LegendTexts, why: str) -> str:
    """Why a legend ended: one of the three common reasons, or a defeat of its own."""
    return say(ENDINGS[why]) if why in ENDINGS else spoken(texts.defeats.get(why, {})) or why
