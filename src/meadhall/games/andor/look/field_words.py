# interpreted: pages are for people
"""A field in words: number, name, terrain, what is there. Read aloud, and shown when a field is pressed."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from ..names import FOG_IDS
from ..sentences import FIGURES, FOG
from ..sentences import say as say_game
from ..words import creature_name, hero_name, thing_name
from .land import land_named
from .sight import Sight
from .speech import opening, say

TERRAINS: Final = {
    "plain": "grassland",
    "forest": "forest",
    "mountain": "mountains",
    "coast": "coast",
    "cavern": "cavern",
}
NAMES: Final = {
    "castle": "the castle",
    "tree_of_songs": "the Tree of Songs",
    "mine": "the dwarf mine",
    "tavern": "the tavern",
    "defeated_creatures": "field of the fallen creatures",
    "tower_ruin": "the ruined tower",
    "dragon_lair": "the dragon's lair",
    "gate": "the gate of the mine",
    "fire": "the fire",
    "secret_sea": "the hidden lake",
    "treasure_chamber": "the treasure chamber",
    "store_room": "the store room",
}


@lru_cache(maxsize=512)
def place_name(board: str, field: int, spoken: str) -> str:
    """What a field is called besides its number: its name, or its terrain."""
    cell = land_named(board).cells[field]
    named = next((NAMES[feature] for feature in sorted(cell.features) if feature in NAMES), "")
    return say(named) if named else say(TERRAINS.get(cell.terrain, "grassland"))


def contents(sight: Sight, field: int) -> list[str]:
    """What is on a field, each in a few words."""
    view = sight.view
    found = [
        say(
            "{creature}: strength {strength}, willpower {willpower}",
            creature=creature_name(each.kind),
            strength=each.sp + view.creature_sp,
            willpower=each.wp,
        )
        for each in view.creatures
        if each.field == field
    ]
    found += [hero_name(hero.hero) for hero in view.heroes if hero.field == field]
    found += [say_game(FIGURES[name]) for name, at in view.figures if at == field]
    found += [say("merchant")] if field in view.shops else []
    lying = Counter((token.token, token.face) for token in view.tokens if token.field == field)
    return found + [lying_name(name, face, number) for (name, face), number in lying.items()]


def lying_name(name: str, face: str, number: int) -> str:
    if name == "fog":
        words = say("fog: {what}", what=say_game(FOG[face])) if face in FOG_IDS else say("fog, face down")
    elif name == "well":
        words = say("well") if face == "full" else say("dry well")
    elif name == "rubble":
        words = say("rubble of value {value}", value=face) if face else say("rubble, face down")
    elif name == "gold":
        words = say("gold: {value}", value=face or number)
        return words
    elif face:
        words = thing_name(face)
    else:
        words = say("{thing}, face down", thing=thing_name(name))
    return f"{number} × {words}" if number > 1 else words


def field_label(sight: Sight, field: int) -> str:
    """Number, name, what is there, where creatures go."""
    there = "; ".join(contents(sight, field))
    return described(sight.view.board, field, there, sight.spoken)


@lru_cache(maxsize=4096)
def described(board: str, field: int, there: str, spoken: str) -> str:
    head = say("Field {field}, {place}", field=field, place=place_name(board, field, spoken))
    return f"{head}: {there}." if there else f"{head}."


def field_title(sight: Sight, field: int) -> str:
    return opening(place_name(sight.view.board, field, sight.spoken))
