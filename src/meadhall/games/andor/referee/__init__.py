# interpreted: answers a question at a time
"""The referee: any question of D33 about a position given as plain JSON.

It knows no rule. Each answer lays the given facts on a small table, runs there the very function the game
runs, and reads off what has become of them. One file a chapter; `HANDLERS` joins them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.core.json_reader import JsonObject
from meadhall.core.referee import Referee

from ..declaration import GAME
from . import battles, belongings, events, legend_asks, map_asks, time_asks

Handler = Callable[[JsonObject], Any]
HANDLERS: Final[dict[str, Handler]] = {
    "distance": map_asks.distance,
    "neighbours": map_asks.neighbours,
    "arrow_path": map_asks.arrow_path,
    "board_facts": map_asks.board_facts,
    "hour_costs": time_asks.hour_costs,
    "spend_hours": time_asks.spend_hours,
    "hero_dice": battles.hero_dice,
    "creature_dice": battles.creature_dice,
    "creature_value": battles.creature_value,
    "flip": battles.flip,
    "battle_value": battles.battle_value,
    "best_value": battles.best_value,
    "round_result": battles.round_result,
    "battle_broken_off": battles.battle_broken_off,
    "reward_legal": battles.reward_legal,
    "attackers": battles.attackers,
    "rolling_order": battles.rolling_order,
    "next_turn": time_asks.next_turn,
    "narrator_after": time_asks.narrator_after,
    "castle": map_asks.castle,
    "can_block": time_asks.can_block,
    "allowed_actions": time_asks.allowed_actions,
    "empty_well": belongings.empty_well,
    "refresh_wells": belongings.refresh_wells,
    "move_farmers": map_asks.move_farmers,
    "price": belongings.price,
    "buy": belongings.buy,
    "falcon": belongings.falcon,
    "clearable": battles.clearable,
    "storage": belongings.storage,
    "place_creature": map_asks.place_creature,
    "sunrise": map_asks.sunrise,
    "event": events.event,
    "payment_ok": events.payment_ok,
    "cards_at": legend_asks.cards_at,
    "legend_card": legend_asks.legend_card,
    "legend_state": legend_asks.legend_state,
    "roll_position": time_asks.roll_position,
    "rune_letter": time_asks.rune_letter,
}


def call(handler: Handler, _position: JsonObject, question: JsonObject) -> Any:
    return handler(question)


REFEREE: Final = Referee(GAME, HANDLERS, call)
ASKS: Final = REFEREE.asks
query: Final = REFEREE.query
