# interpreted: pages are for people
"""What a legend file tells people: its name, the letters where cards wait, the story of its cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.speech import named

from ..components import facts
from ..library import LEGENDS, legend_data


@cache
def legend_facts(legend: str) -> Mapping[str, Any]:
    """The file of one of the five legends; nothing of a legend of one's own that is not there any more."""
    try:
        found: Mapping[str, Any] = legend_data(legend) if legend in LEGENDS else {}
    except Refusal:
        return {}
    return found


def legend_title(legend: str) -> str:
    names = legend_facts(legend).get("names")
    return named(names) if names else legend


def stars(legend: str) -> frozenset[str]:
    return frozenset(legend_facts(legend).get("stars", ()))


@cache
def cards_of(legend: str) -> dict[str, list[Mapping[str, Any]]]:
    found: dict[str, list[Mapping[str, Any]]] = {}
    for card in legend_facts(legend).get("cards", ()):
        found.setdefault(card["id"], []).append(card)
    return found


def story(legend: str, card: str, difficulty: str) -> str:
    """What a card tells, in a sentence or two."""
    for each in cards_of(legend).get(card, ()):
        if each.get("variant", "both") in ("both", difficulty) and "story" in each:
            return named(each["story"])
    return ""


@cache
def event_facts() -> dict[str, Mapping[str, Any]]:
    return {card["id"]: card for card in facts("event_cards.json")["cards"]}


def event_title(card: str) -> str:
    return named(event_facts()[card]["title"]) if card in event_facts() else ""


def goal_text(legend: str, difficulty: str, goal: str, of_prologue: bool) -> str:
    """A task of the legend, or of its prologue."""
    plain = legend_facts(legend)
    listed = plain["prologue"]["tasks"] if of_prologue else plain.get("goals", ())
    text = next((each["text"] for each in listed if each["id"] == goal), goal)
    return named(text) if isinstance(text, Mapping) else str(text)
