# interpreted: words are for people
"""Names of cards, gems, ogres, goals, colours and sides in the reader's language; names of cells."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.i18n import SOURCE, named

from ..state.box import Box
from ..state.cards import COMPONENTS, GEM_IDS, KIND_IDS, KINDS, OGRE_IDS, SECRET_IDS, SIDES
from ..state.table import ORIGIN, Board
from .sentences import listed, say

COMPASS: Final = ("N", "E", "S", "W")
SIDE_WORDS: Final = ("north", "east", "south", "west")


def _facts(group: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry["names"] for entry in COMPONENTS[group]}


NAMES: Final = {
    group: _facts(group)
    for group in (
        *("kingdom_cards", "stack_types", "gems", "ogres"),
        *("trade_goals", "secret_goals", "colours"),
    )
}


def _named(group: str, name: str) -> str:
    """A name by id. Ids that only the referee knows stay as they are."""
    return named(NAMES[group].get(name, {SOURCE: name}))


def kind_name(kind: int) -> str:
    return _named("kingdom_cards", KIND_IDS[kind])


def name_of_kind(kind: str) -> str:
    return _named("kingdom_cards", kind)


def face_name(face: int) -> str:
    """The kingdom card of a face (9 * owner + kind)."""
    return kind_name(face % KINDS)


def laid_name(laid: int) -> str:
    """The kingdom card of 4 * face + rotation."""
    return face_name(laid // SIDES)


def stack_name(stack: str) -> str:
    """A stack type."""
    return _named("stack_types", stack)


def gem_name(gem: int) -> str:
    return _named("gems", GEM_IDS[gem])


def ogre_name(ogre: int) -> str:
    return _named("ogres", OGRE_IDS[ogre])


def name_of_goal(box: Box, goal: str) -> str:
    """A trade goal. A component file may give it another name."""
    return named(box.goal_names[goal]) if goal in box.goal_names else _named("trade_goals", goal)


def secret_name(secret: int) -> str:
    return _named("secret_goals", SECRET_IDS[secret])


def name_of_secret(secret: str) -> str:
    return _named("secret_goals", secret)


def colour_name(colour: str) -> str:
    return _named("colours", colour)


def gems_named(counts: tuple[int, ...]) -> str:
    """2 Gold, 1 Ruby"""
    return ", ".join(f"{number} {gem_name(gem)}" for gem, number in enumerate(counts) if number)


# -- sides and cells -------------------------------------------------------------------------------


def walls_named(walls: tuple[bool, ...]) -> str:
    """The sides with a wall, by their letters."""
    return " ".join(say(side) for side, wall in zip(COMPASS, walls, strict=True) if wall)


def sides_named(walls: tuple[bool, ...]) -> str:
    """The sides with a wall, in words."""
    return listed([say(side) for side, wall in zip(SIDE_WORDS, walls, strict=True) if wall])


def cell_name(x: int, y: int) -> str:
    """A cell by its coordinates as the table keeps them. Records hold this name; no language changes it."""
    return f"{x - ORIGIN},{y - ORIGIN}"


def tile_name(table: Board, tile: int) -> str:
    return cell_name(table.x(tile), table.y(tile))
