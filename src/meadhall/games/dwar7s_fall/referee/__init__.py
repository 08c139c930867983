# interpreted: answers a question at a time
"""The referee: answers any question of W17 about a position given as plain JSON.

It knows no rule. Each answer lays the position on a table, runs the game's own function there, and reads off
the result. Each chapter has a file; `HANDLERS` joins them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.core.json_reader import JsonObject
from meadhall.core.referee import Referee

from ..declaration import GAME
from . import actions, land, ogre_asks, scores, task_asks
from .scenario import Scenario

Handler = Callable[[Scenario, JsonObject], Any]
HANDLERS: Final[dict[str, Handler]] = {
    "rotated_walls": land.rotated_walls,
    "edge_open": land.edge_open,
    "region_of": land.region_of,
    "kingdom_of": land.kingdom_of,
    "kingdom_value": land.kingdom_value,
    "legal_placements": land.legal_placements,
    "allowance": actions.allowance,
    "can_act": actions.can_act,
    "place_targets": actions.place_targets,
    "moves_of_dwarf": actions.moves_of_dwarf,
    "ogre_targets": ogre_asks.ogre_targets,
    "ogre_playable": ogre_asks.ogre_playable,
    "play_ogre": ogre_asks.play_ogre,
    "resolve_candidates": task_asks.resolve_candidates,
    "dig_targets": task_asks.dig_targets,
    "resolve": task_asks.resolve,
    "discard_required": actions.discard_required,
    "discard_legal": actions.discard_legal,
    "secret_goal_met": scores.secret_goal_met,
    "can_reveal": scores.can_reveal,
    "end_trigger": scores.end_trigger,
    "score": scores.score,
    "tie_break": scores.tie_break,
}


def call(handler: Handler, position: JsonObject, question: JsonObject) -> Any:
    return handler(Scenario(position), JsonObject(question.plain, "the arguments"))


REFEREE: Final = Referee(GAME, HANDLERS, call)
ASKS: Final = REFEREE.asks
query: Final = REFEREE.query
