# interpreted: pages are for people
"""How the legend ended, the same for everybody: its tasks, how long it took, what the castle had to bear."""

from __future__ import annotations

from meadhall.look.contract import ScoreSheet, SheetRow
from meadhall.look.markup import glyph

from ..names import WON
from ..story_words import ending_text, goal_text
from .sight import Sight
from .speech import say


def score_sheet(sight: Sight) -> ScoreSheet | None:
    if not sight.over:
        return None
    return ScoreSheet((*tasks(sight), *course(sight)), shared(sight, int(sight.view.outcome == WON)))


def shared(sight: Sight, number: int) -> tuple[int, ...]:
    """Everybody has the same."""
    return (number,) * len(sight.faces)


def tasks(sight: Sight) -> list[SheetRow]:
    return [
        SheetRow(
            goal_text(sight.texts, goal),
            glyph("check-mark" if met else "hourglass"),
            shared(sight, int(met)),
            say("met") if met else say("not met"),
        )
        for goal, met in sight.view.goals
    ]


def course(sight: Sight) -> list[SheetRow]:
    view = sight.view
    why = ending_text(sight.texts, view.ending)
    rows = [SheetRow(say("Days"), glyph("sun"), shared(sight, view.day), why)]
    if sight.has_castle:
        rows.append(SheetRow(say("Creatures in the castle"), glyph("castle"), shared(sight, sight.held)))
        rows.append(SheetRow(say("Farmers in the castle"), glyph("farmer"), shared(sight, view.delivered)))
    return rows
