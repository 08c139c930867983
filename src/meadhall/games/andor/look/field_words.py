"""A field in words: number, name, terrain, what is there. Read aloud, and shown when a field is pressed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ..legend.texts import texts_of
from ..rules.creature_rolls import AS_ATTACKERS
from ..words import names
from ..words.names import creature_name, figure_name, hero_name, large, small, token_name
from ..words.sentences import say
from .land import land_named
from .view_model import ViewModel

TERRAINS: Final = {
    "plain": "grassland",
    "forest": "forest",
    "mountain": "mountains",
    "coast": "coast",
    "cavern": "cavern",
}


@lru_cache(maxsize=1024)
def place_name(board: str, field: int, legend: str, spoken: str) -> str:
    """The name of a field, or its terrain."""
    named = names.place_name(field, board, texts_of(legend))
    cell = land_named(board).cells[field]
    return named or say(TERRAINS.get(cell.terrain, "grassland"))


@lru_cache(maxsize=1024)
def named(board: str, field: int, legend: str, spoken: str) -> str:
    """Its number and what it is called."""
    return say("Field {field}, {place}", field=field, place=place_name(board, field, legend, spoken))


Contents = dict[int, tuple[str, ...]]


def all_contents(model: ViewModel) -> Contents:
    """The contents of each field that is not empty, each thing in a few words."""
    view = model.view
    creatures = tuple(
        [
            (each.field, each.kind, each.tag, each.strength, each.wp)
            for each in view.creatures
            if each.field >= 0
        ]
    )
    tokens = tuple([(each.field, each.token, each.face, each.tag) for each in view.tokens])
    found = dict(told_creatures(view.texts, creatures, model.spoken))
    for hero in view.heroes:
        found[hero.field] = (*found.get(hero.field, ()), hero_name(hero.who))
    for field, told in told_rest(view.texts, view.figures, view.shops, tokens, model.spoken).items():
        found[field] = (*found[field], *told) if field in found else told
    return found


@lru_cache(maxsize=512)
def told_creatures(
    legend: str, creatures: tuple[tuple[int, str, str, int, int], ...], spoken: str
) -> Contents:
    texts = texts_of(legend)
    return by_field(
        (field, creature_words(creature_name(kind, texts, tag), strength, willpower))
        for field, kind, tag, strength, willpower in creatures
    )


@lru_cache(maxsize=512)
def told_rest(
    legend: str,
    figures: tuple[tuple[str, int], ...],
    shops: tuple[int, ...],
    tokens: tuple[tuple[int, str, str, str], ...],
    spoken: str,
) -> Contents:
    texts = texts_of(legend)
    told = [(field, figure_name(name)) for name, field in figures]
    told += [(field, say("merchant")) for field in shops]
    for (field, name, face, tag), number in Counter(tokens).items():
        words = small(token_name(name, face, texts, tag))
        told.append((field, f"{number} × {words}" if number > 1 else words))
    return by_field(told)


def by_field(told: Iterable[tuple[int, str]]) -> Contents:
    found: dict[int, list[str]] = {}
    for field, words in told:
        found.setdefault(field, []).append(words)
    return {field: tuple(words) for field, words in found.items()}


def creature_words(name: str, strength: int, willpower: int) -> str:
    if strength == AS_ATTACKERS:
        return say(
            "{creature}: as strong as its attackers, willpower {willpower}",
            creature=small(name),
            willpower=willpower,
        )
    return say(
        "{creature}: strength {strength}, willpower {willpower}",
        creature=small(name),
        strength=strength,
        willpower=willpower,
    )


def contents(model: ViewModel, field: int) -> tuple[str, ...]:
    return all_contents(model).get(field, ())


def field_label(model: ViewModel, field: int) -> str:
    """Number, name, what is there."""
    name = named(model.view.board, field, model.view.texts, model.spoken)
    return name + listed(contents(model, field))


def listed(there: tuple[str, ...]) -> str:
    """The words behind the name of a field."""
    return say(": {things}.", things="; ".join(there)) if there else "."


def field_title(model: ViewModel, field: int) -> str:
    return large(place_name(model.view.board, field, model.view.texts, model.spoken))
