"""The sunrise, step by step: what came one after the other, lit in turn while the creatures go their ways."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import NOTHING, escaped, glyph, html, joined, region

from ..rules.courses import SUNRISE_KINDS
from ..state.names import CREATURE_IDS
from ..words.sentences import say
from .pieces import BEAST_GLYPHS
from .view_model import ViewModel

WORDS: Final = {
    "event": "Event",
    "gor": "Gors",
    "skral": "Skrals",
    "wardrak": "Wardraks",
    "troll": "Trolls",
    "wardrak:again": "Wardraks again",
    "wells": "Wells fill",
    "narrator": "Narrator",
}


def steps() -> tuple[tuple[str, str], ...]:
    """D11.1: the sign of each step, and what it is called in `WORDS`."""
    kinds = [CREATURE_IDS[int(kind)] for kind in SUNRISE_KINDS]
    moves = [
        (BEAST_GLYPHS[kind], f"{kind}:again" if kind in kinds[:step] else kind)
        for step, kind in enumerate(kinds)
    ]
    return (("scroll-quill", "event"), *moves, ("well", "wells"), ("quill-ink", "narrator"))


STEPS: Final = steps()


def dawn(model: ViewModel) -> Markup:
    """Shown until somebody uses the new day."""
    view = model.view
    fresh = view.day > 1 and not any(hero.hours or hero.day_ended for hero in view.heroes)
    return drawn_dawn(view.day if fresh and not model.over else 0)


@drawn_once
def drawn_dawn(day: int) -> Markup:
    if not day:
        return region("dawn", NOTHING, "dawn none")
    steps = joined(
        html(f"<li>{glyph(sign)}<span>{escaped(say(WORDS[step]))}</span></li>") for sign, step in STEPS
    )
    head = escaped(say("Sunrise of day {day}", day=day))
    return region(
        "dawn", f'<h2>{glyph("sunrise")}{head}</h2><ol data-key="dawn:{day}">{steps}</ol>', "dawn panel"
    )
