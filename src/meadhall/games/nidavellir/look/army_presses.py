"""The cards and free places of the own army that may be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..rules.thingvellir import mercenaries
from ..state import choices
from ..state.cards import CARD_OF_TOKEN, CLASSES, OLWYN_DOUBLE, WARRIOR
from .view_model import ViewModel, card_choice

PLACED: Final = frozenset({"thrud", "ylud", "double"})
LANDINGS: Final = PLACED | {"enlist"}
Pressable = tuple[tuple[int, int, int], ...]  # column, position (past the end: a free place), choice


def pressable(model: ViewModel) -> Pressable:
    """The cards and free places of the own army that are a choice now."""
    own, decision = model.main, model.decision
    if decision == "drop_last":
        return columns(model, lambda column: len(own.army[column]) - 1)
    if decision in PLACED:
        return stay(model) + columns(model, lambda column: len(own.army[column]))
    if decision == "enlist":
        return enlisting(model)
    if decision == "hofud":
        tower = range(len(own.army[WARRIOR]))
        return tuple((WARRIOR, at, choices.POSITION + at) for at in tower if model.may(choices.POSITION + at))
    if decision == "brising_drop":
        return droppable(model)
    return ()


def columns(model: ViewModel, position_of: Callable[[int], int]) -> Pressable:
    open_columns = [column for column in range(CLASSES) if model.may(choices.COLUMN + column)]
    return tuple((column, position_of(column), choices.COLUMN + column) for column in open_columns)


def stay(model: ViewModel) -> Pressable:
    """Ylud, pressed where she stands, stays there."""
    if not model.may(choices.STAY):
        return ()
    return tuple(
        (column, cards.index("ylud"), choices.STAY)
        for column, cards in enumerate(model.main.army)
        if "ylud" in cards
    )


def enlisting(model: ViewModel) -> Pressable:
    """The two columns of the mercenary in hand."""
    held = mercenary_in_hand(model)
    sides = [choice for choice in sorted(model.open) if mercenaries.card_of(choice) == held]
    columns = [mercenaries.class_of(side) for side in sides]
    return tuple(
        (column, len(model.main.army[column]), side) for column, side in zip(columns, sides, strict=True)
    )


def offered_mercenaries(model: ViewModel) -> frozenset[int]:
    return frozenset(map(mercenaries.card_of, model.open)) if model.decision == "enlist" else frozenset()


def mercenary_in_hand(model: ViewModel) -> int:
    """The mercenary taken up, or the only one; 0 if there are several to choose from."""
    offered = offered_mercenaries(model)
    if len(offered) == 1:
        return min(offered)
    return model.held if model.held in offered else 0


def droppable(model: ViewModel) -> Pressable:
    found = []
    for column, cards in enumerate(model.main.army):
        for position, token in enumerate(cards):
            double = CARD_OF_TOKEN[token] == OLWYN_DOUBLE
            choice = choices.COLUMN + column if double else card_choice(token)
            if model.may(choice):
                found.append((column, position, choice))
    return tuple(found)
