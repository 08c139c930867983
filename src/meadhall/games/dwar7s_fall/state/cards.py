"""Kinds of cards as small numbers. A `Box` holds the facts printed on them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

COMPONENTS: Final[dict[str, Any]] = json.loads(
    files("meadhall.games.dwar7s_fall").joinpath("data/components.json").read_text(encoding="utf-8")
)

# -- kingdom cards (W1.3) --------------------------------------------------------------------------

CASTLE: Final = 0
GOLD_MINE: Final = 1
RUBY_MINE: Final = 4
TAVERN: Final = 5
WAREHOUSE: Final = 6
DRAGON: Final = 7
GIANT: Final = 8
KINDS: Final = 9

KIND_IDS: Final = (
    "castle",
    "gold_mine",
    "emerald_mine",
    "diamond_mine",
    "ruby_mine",
    "tavern",
    "warehouse",
    "dragon",
    "frost_giant",
)
KIND_OF_ID: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_IDS)}

# W6.4: which cards may lie on each other.
NO_STACK: Final = 0
STACK_IDS: Final = ("", "mine", "tavern", "warehouse")
STACK_OF_KIND: Final = (0, 1, 1, 1, 1, 2, 3, 0, 0)  # of castle, mines, tavern, warehouse, dragon, giant


def is_mine(kind: i64) -> bool:
    return GOLD_MINE <= kind <= RUBY_MINE


def is_monster(kind: i64) -> bool:
    return kind == DRAGON or kind == GIANT


def can_be_covered(kind: i64) -> bool:
    """W6.5: nothing is laid on a castle or on a monster."""
    return GOLD_MINE <= kind <= WAREHOUSE


# -- gems (W1.5): the mine of a gem has its number plus GOLD_MINE ----------------------------------

GEMS: Final = 4
GEM_IDS: Final = ("gold", "emerald", "diamond", "ruby")
GEM_OF_ID: Final[dict[str, int]] = {name: gem for gem, name in enumerate(GEM_IDS)}

# -- ogres (W1.6) ----------------------------------------------------------------------------------

AMBUSH: Final = 0
BULLY: Final = 1
PANIC: Final = 2
THIEF: Final = 3
CROWN: Final = 4
OGRES: Final = 5
OGRE_IDS: Final = ("ambush", "bully", "panic", "thief", "crown")
OGRE_OF_ID: Final[dict[str, int]] = {name: ogre for ogre, name in enumerate(OGRE_IDS)}

# -- secret goals (W1.7) ---------------------------------------------------------------------------

ARCHITECT: Final = 0
HUNTER: Final = 1
KING: Final = 2
MINER: Final = 3
SECRET_OGRE: Final = 4
EXPLORER: Final = 5
WIZARD: Final = 6
SECRETS: Final = 7
SECRET_IDS: Final = ("architect", "hunter", "king", "miner", "secret_ogre", "explorer", "wizard")
SECRET_OF_ID: Final[dict[str, int]] = {name: secret for secret, name in enumerate(SECRET_IDS)}

# -- trade goals (W1.2) ----------------------------------------------------------------------------

GOAL_IDS: Final[tuple[str, ...]] = tuple(goal["id"] for goal in COMPONENTS["trade_goals"])

# -- colours and sides -----------------------------------------------------------------------------

COLOUR_IDS: Final = ("blue", "red", "green", "yellow")
COLOUR_OF_ID: Final[dict[str, int]] = {name: colour for colour, name in enumerate(COLOUR_IDS)}
MOST_SEATS: Final = 4
SIDES: Final = 4
SIDE_IDS: Final = ("N", "E", "S", "W")
