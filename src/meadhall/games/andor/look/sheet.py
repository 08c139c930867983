# interpreted: drawn once a page, or when somebody asks
"""How the legend ended, the same for everybody: its tasks, how long it took, what the castle had to bear."""

from __future__ import annotations

from meadhall.look.contract import ScoreSheet, SheetRow, Verdict
from meadhall.look.markup import glyph

from ..state.names import WON
from ..words.sentences import say
from ..words.story import ending_text, goal_text
from .view_model import ViewModel


def score_sheet(model: ViewModel) -> ScoreSheet | None:
    if not model.over:
        return None
    won = int(model.view.outcome == WON)
    return ScoreSheet((*tasks(model), *course(model)), (won,) * len(model.faces), shared=True)


def verdict(model: ViewModel) -> Verdict | None:
    """Whether the legend is won, and what decided it."""
    view = model.view
    if not model.over:
        return None
    told = [ending_text(model.texts, view.ending)]
    missed = [goal_text(model.texts, goal) for goal, met in view.goals if not met]
    if view.ending == "at_n" and missed:
        told.append(say("Not met: {tasks}", tasks=" ".join(missed)))
    elif view.ending == "at_n":
        told.append(say("All tasks are met."))
    return Verdict(over_words(view.outcome == WON), " ".join(told))


def over_words(won: bool) -> str:
    return say("The legend is won") if won else say("The legend is lost")


def tasks(model: ViewModel) -> list[SheetRow]:
    return [
        SheetRow(
            goal_text(model.texts, goal),
            glyph("check-mark" if met else "hourglass"),
            (None,),
            say("met") if met else say("not met"),
        )
        for goal, met in model.view.goals
    ]


def course(model: ViewModel) -> list[SheetRow]:
    view = model.view
    letter = say("The narrator has reached {letter}", letter=view.narrator)
    rows = [SheetRow(say("Days"), glyph("sun"), (view.day,), letter)]
    if view.castle:
        rows.append(SheetRow(say("Creatures in the castle"), glyph("castle"), (view.held,)))
        rows.append(SheetRow(say("Farmers in the castle"), glyph("farmer"), (view.delivered,)))
    return rows
