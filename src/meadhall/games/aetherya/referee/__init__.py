# interpreted: answers a question at a time
"""The referee: any question of Q5 about a position given as plain JSON.

It knows no rule. Each answer lays the given facts on a small table, runs there the very function the game
runs, and reads off what has become of them. One file a chapter; `HANDLERS` joins them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.core.json_reader import JsonObject
from meadhall.core.referee import Referee

from ..declaration import GAME
from ..state.json_values import Question
from . import campaign, opening, scores, team, token_asks, turn_asks

Handler = Callable[[Question], Any]
HANDLERS: Final[dict[str, Handler]] = {
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


def call(handler: Handler, _position: JsonObject, question: JsonObject) -> Any:
    return handler(Question(question.plain, question.where))


REFEREE: Final = Referee(GAME, HANDLERS, call)
ASKS: Final = REFEREE.asks
query: Final = REFEREE.query
