# interpreted: pages are for people
"""A field in words: number, name, terrain, what is there. Read aloud, and shown when a field is pressed."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from ..names import FOG_IDS
from ..sentences import FIGURES, FOG
from ..sentences import say as say_game
from ..view import TokenView
from ..words import creature_name, hero_name, thing_name
from .land import land_named
from .pieces import is_closed
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


Contents = dict[int, tuple[str, ...]]


def all_contents(sight: Sight) -> Contents:
    """What is on each field, each thing in a few words; fields with nothing are left out."""
    view = sight.view
    creatures = tuple(
        (each.field, each.kind, each.sp + view.creature_sp, each.wp)
        for each in view.creatures
        if each.field >= 0
    )
    heroes = tuple((each.field, each.hero) for each in view.heroes)
    return told_contents(creatures, heroes, view.figures, view.tokens, view.shops, sight.spoken)


@lru_cache(maxsize=512)
def told_contents(
    creatures: tuple[tuple[int, str, int, int], ...],
    heroes: tuple[tuple[int, str], ...],
    figures: tuple[tuple[str, int], ...],
    tokens: tuple[TokenView, ...],
    shops: tuple[int, ...],
    spoken: str,
) -> Contents:
    found: dict[int, list[str]] = {}

    def tell(field: int, words: str) -> None:
        found.setdefault(field, []).append(words)

    for field, kind, strength, willpower in creatures:
        tell(field, creature_words(kind, strength, willpower))
    for field, hero in heroes:
        tell(field, hero_name(hero))
    for name, field in figures:
        tell(field, say_game(FIGURES[name]))
    for field in shops:
        tell(field, say("merchant"))
    for (field, name, face), number in Counter(
        (each.field, each.token, each.face) for each in tokens
    ).items():
        tell(field, lying_name(name, face, number))
    return {field: tuple(told) for field, told in found.items()}


def creature_words(kind: str, strength: int, willpower: int) -> str:
    return say(
        "{creature}: strength {strength}, willpower {willpower}",
        creature=creature_name(kind),
        strength=strength,
        willpower=willpower,
    )


def contents(sight: Sight, field: int) -> tuple[str, ...]:
    return all_contents(sight).get(field, ())


def lying_name(name: str, face: str, number: int) -> str:
    if name == "fog":
        words = say("fog: {what}", what=say_game(FOG[face])) if face in FOG_IDS else say("fog, face down")
    elif name == "well":
        words = say("well") if face == "full" else say("dry well")
    elif name == "rubble":
        words = say("rubble of value {value}", value=face) if face else say("rubble, face down")
    elif name == "gold":
        return say("gold: {value}", value=face or number)
    elif is_closed(name, face):
        words = say("{thing}, face down", thing=thing_name(name))
    else:
        words = thing_name(face or name)
    return f"{number} × {words}" if number > 1 else words


def field_label(sight: Sight, field: int) -> str:
    """Number, name, what is there."""
    return described(sight.view.board, field, contents(sight, field), sight.spoken)


@lru_cache(maxsize=4096)
def described(board: str, field: int, there: tuple[str, ...], spoken: str) -> str:
    head = say("Field {field}, {place}", field=field, place=place_name(board, field, spoken))
    return f"{head}: {'; '.join(there)}." if there else f"{head}."


def field_title(sight: Sight, field: int) -> str:
    return opening(place_name(sight.view.board, field, sight.spoken))
