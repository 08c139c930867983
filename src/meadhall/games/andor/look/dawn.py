"""The sunrise, step by step: what came one after the other, lit in turn while the creatures go their ways."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import NOTHING, escaped, glyph, html, joined, region

from ..courses import SUNRISE_KINDS
from ..names import CREATURE_IDS, GOR, SKRAL, TROLL, WARDRAK
from .pieces import BEAST_GLYPHS
from .sight import Sight
from .speech import say

CREATURES: Final = {GOR: "Gors", SKRAL: "Skrals", WARDRAK: "Wardraks", TROLL: "Trolls"}
AGAIN: Final = {WARDRAK: "Wardraks again"}


def steps() -> tuple[tuple[str, str], ...]:
    """D11.1: sign and name of each."""
    kinds = [int(kind) for kind in SUNRISE_KINDS]
    moves = [
        (BEAST_GLYPHS[CREATURE_IDS[kind]], (AGAIN if kind in kinds[:step] else CREATURES)[kind])
        for step, kind in enumerate(kinds)
    ]
    return (("scroll-quill", "Event"), *moves, ("well", "Wells fill"), ("quill-ink", "Narrator"))


STEPS: Final = steps()


def dawn(sight: Sight) -> Markup:
    """Shown until somebody uses the new day."""
    view = sight.view
    fresh = view.day > 1 and not any(hero.hours or hero.day_ended for hero in view.heroes)
    return drawn_dawn(view.day if fresh and not sight.over else 0)


@drawn_once
def drawn_dawn(day: int) -> Markup:
    if not day:
        return region("dawn", NOTHING, "dawn none")
    steps = joined(html(f"<li>{glyph(sign)}<span>{escaped(say(name))}</span></li>") for sign, name in STEPS)
    head = escaped(say("Sunrise of day {day}", day=day))
    return region(
        "dawn", f'<h2>{glyph("sunrise")}{head}</h2><ol data-key="dawn:{day}">{steps}</ol>', "dawn panel"
    )
