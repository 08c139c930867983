"""How a game played together ended, and what decided it."""

from __future__ import annotations

from meadhall.look.contract import Verdict

from ..rules.cooperative import score
from ..words.names import plain
from ..words.sentences import say
from .view_model import ViewModel


def together(model: ViewModel) -> Verdict:
    """D10: won if every kingdom is worth more than the penalty pile."""
    weakest = min(model.view.seats, key=lambda seat: seat.total)
    penalty, points = model.view.penalty_sum, plain(weakest.total)
    if team_score(model) > 0:
        why = say(
            "Every kingdom is worth more than the penalty pile: {points} at least, against {penalty}.",
            points=points,
            penalty=penalty,
        )
        return Verdict(say("Victory together"), why)
    why = say(
        "The kingdom of {player} is worth {points}, the penalty pile {penalty}: each needs more than that.",
        player=model.names[weakest.seat],
        points=points,
        penalty=penalty,
    )
    return Verdict(say("Defeat together"), why)


def team_score(model: ViewModel) -> int:
    return score(tuple(seat.total for seat in model.view.seats), model.view.penalty_sum)
