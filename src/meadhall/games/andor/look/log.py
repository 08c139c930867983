"""A line of the log with the figure of its hero."""

from __future__ import annotations

from typing import Final

from htpy import Node

from meadhall.core.journal import Entry
from meadhall.look.log_lines import written_line
from meadhall.look.markup import glyph, html

from ..state import events
from ..state.hero_entry import HeroEntry
from ..words.log import describe_entry
from .pieces import hero_picture

# Events that concern everybody stand across the line, with their sign.
HEADINGS: Final = {
    events.SUNRISE: "sunrise",
    events.NARRATOR_MOVED: "quill-ink",
    events.CARD_PLAYED: "scroll-quill",
    events.LEGEND_WON: "crown",
    events.LEGEND_LOST: "castle",
    events.PROLOGUE_ENDED: "scroll-quill",
}


def log_line(entry: Entry, names: list[str]) -> Node:
    words = describe_entry(entry, names)
    if not words:
        return None
    if entry.what in HEADINGS:
        return html(f'<span class="r">{glyph(HEADINGS[entry.what])} {written_line(words)}</span>')
    hero = entry.hero if isinstance(entry, HeroEntry) else ""
    figure = hero_picture(hero, css="lg") if hero else ""
    return html(f"{figure}<span>{written_line(words)}</span>")
