"""How a game played together ended, and what decided it."""

from __future__ import annotations

from meadhall.look.contract import Verdict

from ..rules.cooperative import score
from ..words.sentences import say
from .reasons import plain
from .view_model import Sight


def together(sight: Sight) -> Verdict:
    """D10: won if every kingdom is worth more than the penalty pile."""
    weakest = min(sight.view.seats, key=lambda seat: seat.total)
    penalty, points = sight.view.penalty_sum, plain(weakest.total)
    if team_score(sight) > 0:
        why = say(
            "Every kingdom is worth more than the penalty pile: {points} at least, against {penalty}.",
            points=points,
            penalty=penalty,
        )
        return Verdict(say("Victory together"), why)
    why = say(
        "The kingdom of {player} is worth {points}, the penalty pile {penalty}: each needs more than that.",
        player=sight.names[weakest.seat],
        points=points,
        penalty=penalty,
    )
    return Verdict(say("Defeat together"), why)


def team_score(sight: Sight) -> int:
    return score(tuple(seat.total for seat in sight.view.seats), sight.view.penalty_sum)
