# interpreted: pages are for people
"""The story: what the last cards of the legend told, and the tasks that decide it."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from meadhall.look.markup import NOTHING, glyph, joined, region

from ..names import LETTERS
from . import legends
from .sight import Sight
from .speech import say


def story(sight: Sight) -> Markup:
    """A panel over the map that opens by itself when the narrator has something new to tell."""
    view = sight.view
    return drawn_story(
        view.legend, view.difficulty, latest(view.played, view.narrator), view.narrator, sight.spoken
    )


def latest(played: tuple[str, ...], narrator: str) -> tuple[str, ...]:
    """The cards of the last letter that had any."""
    letters = [
        card[0] for card in played if card[0] in LETTERS and card[0] <= narrator and card[1:].isdecimal()
    ]
    last = max(letters, default="")
    return tuple(card for card in played if last and card[0] == last and card[1:].isdecimal())


@lru_cache(maxsize=256)
def drawn_story(legend: str, difficulty: str, cards: tuple[str, ...], narrator: str, spoken: str) -> Markup:
    told = [text for card in cards if (text := legends.story(legend, card, difficulty))]
    if not told:
        return region("story", NOTHING, "story none")
    lines = joined(Markup(f"<p>{escape(text)}</p>") for text in told)
    head = escape(legends.legend_title(legend))
    letter = escape(say("Letter {letter}", letter=cards[0][0]))
    key = f"{legend}:{','.join(cards)}"
    content = (
        f'<details open class="tale" data-key="tale:{escape(key)}"><summary>{glyph("quill-ink")}<b>{head}</b>'
        f"<span>{letter}</span></summary>{lines}</details>"
    )
    return region("story", content, "story")


def tasks(sight: Sight) -> Markup:
    view = sight.view
    found = tuple((goal, met, True) for goal, met in view.tasks) + tuple(
        (goal, met, False) for goal, met in view.goals
    )
    return drawn_tasks(view.legend, view.difficulty, found, view.delivered, sight.spoken)


@lru_cache(maxsize=256)
def drawn_tasks(
    legend: str, difficulty: str, found: tuple[tuple[str, bool, bool], ...], delivered: int, spoken: str
) -> Markup:
    lines = joined(
        Markup(
            f'<li class="{"met" if met else ""}"><span class="tick">{glyph("check-mark", say("met")) if met else ""}</span>'
            f"{escape(legends.goal_text(legend, difficulty, goal, of_prologue))}</li>"
        )
        for goal, met, of_prologue in found
    )
    head = escape(say("Tasks of the legend"))
    return region("tasks", f'<h2 class="caps">{head}</h2><ul class="goals">{lines}</ul>', "tasks")
