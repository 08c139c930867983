"""The sunrise, step by step: what came one after the other, lit in turn while the creatures go their ways."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import NOTHING, escaped, glyph, html, joined, region

from .pieces import BEAST_GLYPHS
from .sight import Sight
from .speech import say

STEPS: Final = (
    ("scroll-quill", "Event"),
    (BEAST_GLYPHS["gor"], "Gors"),
    (BEAST_GLYPHS["skral"], "Skrals"),
    (BEAST_GLYPHS["wardrak"], "Wardraks"),
    (BEAST_GLYPHS["troll"], "Trolls"),
    (BEAST_GLYPHS["wardrak"], "Wardraks again"),
    ("well", "Wells fill"),
    ("quill-ink", "Narrator"),
)  # D11.1


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
