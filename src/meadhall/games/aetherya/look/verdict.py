"""How a game played together ended, and what decided it."""

from __future__ import annotations

from meadhall.look.contract import Verdict

from ..card_words import legend_value
from ..cards import LEGEND_OF_ID
from ..sentences import say
from .sight import Sight


def together(sight: Sight) -> Verdict:
    """D10: won if every kingdom is worth more than the penalty pile."""
    weakest = min(sight.view.seats, key=lambda seat: seat.total)
    penalty = sum(legend_value(LEGEND_OF_ID[name]) for name in sight.view.penalty)
    if weakest.total > penalty:
        why = say(
            "Every kingdom is worth more than the penalty pile: {points} at least, against {penalty}.",
            points=weakest.total,
            penalty=penalty,
        )
        return Verdict(say("Victory together"), why)
    why = say(
        "The kingdom of {player} is worth {points}, the penalty pile {penalty}: each needs more than that.",
        player=sight.names[weakest.seat],
        points=weakest.total,
        penalty=penalty,
    )
    return Verdict(say("Defeat together"), why)
