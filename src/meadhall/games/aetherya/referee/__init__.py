# interpreted: answers a question at a time
"""The referee: any question of Q5 about a position given as plain JSON.

It knows no rule. Each answer lays the given facts on a small table, runs there the very function the game
runs, and reads off what has become of them. One file a chapter; `HANDLERS` joins them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import echo

from ..state.json_values import Question
from . import campaign, opening, scores, team, token_asks, turn_asks

HANDLERS: Final[dict[str, Callable[[Question], Any]]] = {
    "score": scores.score,
    "gem_score": scores.gem_score,
    "winners": scores.winners,
    "legends_fulfilled": scores.legends_fulfilled,
    "claimable": scores.claimable,
    "claim": scores.claim,
    "legal_cells": turn_asks.legal_cells,
    "is_legal": turn_asks.is_legal,
    "sources": turn_asks.sources,
    "turn": turn_asks.turn,
    "token_choice": token_asks.token_choice,
    "token_legal": token_asks.token_legal,
    "token_use": token_asks.token_use,
    "setup": opening.setup,
    "hand_settled": opening.hand_settled,
    "return_duplicates": opening.return_duplicates,
    "visible_to": opening.visible_to,
    "solo_swap_legal": campaign.swap_legal,
    "solo_plays": campaign.plays,
    "solo_turn": campaign.turn,
    "solo_century_over": campaign.century_over,
    "solo_century": campaign.century,
    "solo_campaign": campaign.campaign,
    "solo_keep_squares": campaign.keep_squares,
    "solo_next_century": campaign.next_century,
    "coop_flips": team.flips,
    "coop_round_end": team.round_end,
    "coop_turn_end": team.turn_end,
    "coop_result": team.result,
}
ASKS: Final[tuple[str, ...]] = tuple(HANDLERS)


def query(ask: str, given: Mapping[str, Any], args: Mapping[str, Any] | None = None) -> Any:
    """The answer to a question, as a plain JSON value. `args` add to what is given, or replace it."""
    if not isinstance(ask, str) or ask not in HANDLERS:
        raise Refusal("unknown_ask", game="Aetherya", ask=echo(ask), known=", ".join(ASKS))
    position = Question(given, "the position").plain
    more = Question({} if args is None else args, "the arguments").plain
    return HANDLERS[ask](Question({**position, **more}, "the position"))
