# interpreted: pages are for people
"""A field in words: number, name, terrain, what is there. Read aloud, and shown when a field is pressed."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from .. import name_words
from ..legend_texts import texts_of
from ..name_words import creature_name, figure_name, hero_name, small, token_name
from ..view import TokenView
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


@lru_cache(maxsize=1024)
def place_name(board: str, field: int, legend: str, spoken: str) -> str:
    """What a field is called besides its number: its name, or its terrain."""
    named = name_words.place_name(field, board, texts_of(legend))
    cell = land_named(board).cells[field]
    return named or say(TERRAINS.get(cell.terrain, "grassland"))


Contents = dict[int, tuple[str, ...]]


def all_contents(sight: Sight) -> Contents:
    """What is on each field, each thing in a few words; fields with nothing are left out."""
    view = sight.view
    creatures = tuple(
        (each.field, each.kind, each.tag, each.sp + view.creature_sp, each.wp)
        for each in view.creatures
        if each.field >= 0
    )
    heroes = tuple((each.field, each.hero) for each in view.heroes)
    return told_contents(
        sight.view.texts, creatures, heroes, view.figures, view.tokens, view.shops, sight.spoken
    )


@lru_cache(maxsize=512)
def told_contents(
    legend: str,
    creatures: tuple[tuple[int, str, str, int, int], ...],
    heroes: tuple[tuple[int, str], ...],
    figures: tuple[tuple[str, int], ...],
    tokens: tuple[TokenView, ...],
    shops: tuple[int, ...],
    spoken: str,
) -> Contents:
    found: dict[int, list[str]] = {}
    texts = texts_of(legend)

    def tell(field: int, words: str) -> None:
        found.setdefault(field, []).append(words)

    for field, kind, tag, strength, willpower in creatures:
        tell(field, creature_words(creature_name(kind, texts, tag), strength, willpower))
    for field, hero in heroes:
        tell(field, hero_name(hero))
    for name, field in figures:
        tell(field, figure_name(name))
    for field in shops:
        tell(field, say("merchant"))
    lying = Counter((each.field, each.token, each.face, each.tag) for each in tokens)
    for (field, name, face, tag), number in lying.items():
        words = small(token_name(name, face, texts, tag))
        tell(field, f"{number} × {words}" if number > 1 else words)
    return {field: tuple(told) for field, told in found.items()}


def creature_words(name: str, strength: int, willpower: int) -> str:
    return say(
        "{creature}: strength {strength}, willpower {willpower}",
        creature=small(name),
        strength=strength,
        willpower=willpower,
    )


def contents(sight: Sight, field: int) -> tuple[str, ...]:
    return all_contents(sight).get(field, ())


def field_label(sight: Sight, field: int) -> str:
    """Number, name, what is there."""
    return described(sight.view.board, field, sight.view.texts, contents(sight, field), sight.spoken)


@lru_cache(maxsize=4096)
def described(board: str, field: int, legend: str, there: tuple[str, ...], spoken: str) -> str:
    head = say("Field {field}, {place}", field=field, place=place_name(board, field, legend, spoken))
    return f"{head}: {'; '.join(there)}." if there else f"{head}."


def field_title(sight: Sight, field: int) -> str:
    return opening(place_name(sight.view.board, field, sight.view.texts, sight.spoken))
