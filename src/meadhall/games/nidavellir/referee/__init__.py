# interpreted: answers a question at a time
"""The referee: any question of N20.3 about a position given as plain JSON.

It contains no rules. Each handler lays the given facts on a small table, calls the function that the game
calls, and reads the result from the table. Each chapter has a file; `HANDLERS` joins them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.core.json_reader import JsonObject
from meadhall.core.referee import Referee

from ..declaration import GAME
from ..state.json_values import Question
from . import ages, army, coins, taverns

Handler = Callable[[JsonObject], Any]
HANDLERS: Final[dict[str, Handler]] = {
    "setup": taverns.setup,
    "resolve_order": taverns.resolve_order,
    "gem_swap": taverns.gem_swap,
    "upgrade": coins.upgrade,
    "upgrade_options": coins.upgrade_options,
    "exchange": coins.exchange,
    "khrad": coins.khrad,
    "vidofnir": coins.vidofnir,
    "lines": army.lines,
    "legal_heroes": army.legal_heroes,
    "drop_options": army.drop_options,
    "place": army.place,
    "distinctions": ages.distinctions,
    "enlist_order": ages.enlist_order,
    "camp_access": taverns.camp_access,
    "uline_recruit": coins.uline_recruit,
    "end_steps": ages.end_steps,
    "score": ages.score,
    "winners": ages.winners,
    "coin_view": coins.coin_view,
    "exchange_due": coins.exchange_due,
    "tavern_discard_due": taverns.tavern_discard_due,
    "ylud_age": ages.ylud_age,
    "holda_mercenary": ages.holda_mercenary,
    "discard_pile": army.discard_pile,
}


def call(handler: Handler, _position: JsonObject, question: JsonObject) -> Any:
    return handler(Question(question.plain, question.where))


REFEREE: Final = Referee(GAME, HANDLERS, call)
ASKS: Final = REFEREE.asks
query: Final = REFEREE.query
