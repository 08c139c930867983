# interpreted: pages are for people
"""What happened as a line of the log."""

from __future__ import annotations

from typing import Final

from htpy import Node
from markupsafe import Markup, escape

from meadhall.core.journal import Entry
from meadhall.look.pennants import pennant

from .. import events
from ..words import describe_entry

HEADINGS: Final = frozenset(
    {
        events.SUNRISE,
        events.NARRATOR_MOVED,
        events.CARD_PLAYED,
        events.LEGEND_WON,
        events.LEGEND_LOST,
        events.PROLOGUE_ENDED,
    }
)
# Told by other lines: each die and each point of a fight has its place in the dialog.
QUIET: Final = frozenset({events.HERO_RESULT})


def log_line(entry: Entry, names: list[str]) -> Node:
    words = describe_entry(entry, names)
    if not words or entry.what in QUIET:
        return None
    if entry.what in HEADINGS:
        return Markup(f'<span class="r">{escape(words)}</span>')
    sign = pennant(entry.seat % len(names)) if entry.seat >= 0 and names else ""
    return Markup(f"{sign}<span>{escape(words)}</span>")
