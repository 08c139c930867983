# interpreted: pages are for people
"""Why a card scores what it scores, in words: "Forest +2, Swamp −1"."""

from __future__ import annotations

from functools import lru_cache

from ..card_words import card_name, cell_name, row_name
from ..cards import CLOSED, DRAGON, PORTAL, SCORE_ROWS, is_land
from ..sentences import say
from . import land as lands
from .land import NEIGHBOURS_TO_TAME, Land, Reason


def signed(points: int) -> str:
    """With a sign to be read: +2, −1, ±0."""
    if points == 0:
        return "±0"
    return f"+{points}" if points > 0 else f"−{-points}"


def plain(points: int) -> str:
    return str(points) if points >= 0 else f"−{-points}"


@lru_cache(maxsize=512)
def of_neighbour(reason: Reason, spoken: str) -> str:
    """Without the number, which stands beside it."""
    card = card_name(reason.card)
    if reason.conflict:
        if reason.through:
            return say("conflict with {card}, through a portal", card=card)
        return say("conflict with {card}", card=card)
    return say("{card}, through a portal", card=card) if reason.through else card


@lru_cache(maxsize=2048)
def lines(land: Land, cell: int, spoken: str) -> tuple[tuple[int | None, str], ...]:
    """Points and why, one by one; what has no number tells how things stand."""
    card = land.cards[cell]
    if card == CLOSED:
        return ((None, say("Nobody knows this card. It counts nothing until it lies open.")),)
    if card == PORTAL:
        return (
            (None, say("Cards beside joined portals are neighbours of each other. It cannot be replaced.")),
        )
    if card == DRAGON:
        return ((None, of_dragon(land, cell)),)
    found = lands.reasons(land, cell)
    told: list[tuple[int | None, str]] = [(one.points, of_neighbour(one, spoken)) for one in found]
    if cell in land.treaties:
        told.append((None, say("A truce treaty lies on it: no conflicts.")))
    return tuple(told) or ((None, say("No neighbour counts for it yet.")),)


def of_dragon(land: Land, cell: int) -> str:
    if cell in land.staffs:
        return say("The Staff of Control tames it.")
    race, number = lands.tamers(land, cell)
    if number >= NEIGHBOURS_TO_TAME:
        return say("Tamed: {number} × {card} beside it.", number=number, card=card_name(race))
    if number:
        return say("Wild: {card}, {number} of 2 that tame it.", card=card_name(race), number=number)
    return say("Wild: two humans, two elves or two dwarves beside it tame it.")


def sentence(land: Land, cell: int, spoken: str) -> str:
    """All of it in one line."""
    told = (
        text if points is None else f"{text} {signed(points)}" for points, text in lines(land, cell, spoken)
    )
    return ", ".join(told)


@lru_cache(maxsize=2048)
def title(land: Land, cell: int, spoken: str) -> str:
    """The card, where it lies, and its points."""
    card = land.cards[cell]
    name, where = card_name(card), cell_name(cell)
    if card in (CLOSED, DRAGON, PORTAL):
        return say("{card}, {cell}", card=name if card != CLOSED else say("Closed card"), cell=where)
    points = sum(reason.points for reason in lands.reasons(land, cell))
    if is_land(card):
        return say(
            "{card}, {cell}: {points} for its neighbours", card=name, cell=where, points=signed(points)
        )
    return say("{card}, {cell}: {points}", card=name, cell=where, points=signed(points))


# -- from one kingdom to another -----------------------------------------------------------------------


@lru_cache(maxsize=2048)
def rows_changed(before: Land, after: Land, spoken: str) -> tuple[tuple[int, str], ...]:
    old, new = lands.rows_of(before), lands.rows_of(after)
    return tuple((new[row] - old[row], row_name(row)) for row in range(SCORE_ROWS) if new[row] != old[row])


# -- a row of the pad --------------------------------------------------------------------------------------


def cards_of_row(land: Land, cards: tuple[int, ...], spoken: str) -> list[tuple[int, str]]:
    """Each card of a race, with its lands: ("Elf, b2", "Forest +2")."""
    told = []
    for cell, card in enumerate(land.cards):
        if card not in cards:
            continue
        counted = [one for one in lands.reasons(land, cell) if not one.conflict]
        points = sum(one.points for one in counted)
        why = ", ".join(f"{of_neighbour(one, spoken)} {signed(one.points)}" for one in counted)
        name = say("{card}, {cell}", card=card_name(card), cell=cell_name(cell))
        told.append((points, f"{name}: {why}" if why else name))
    return told


def conflicts(land: Land) -> list[tuple[int, str]]:
    return [
        (
            one.points,
            say(
                "{card} {cell} against {other} {second}",
                card=card_name(land.cards[cell]),
                cell=cell_name(cell),
                other=card_name(one.card),
                second=cell_name(one.cell),
            ),
        )
        for cell in range(len(land.cards))
        for one in lands.reasons(land, cell)
        if one.conflict and one.cell > cell
    ]


def dragons(land: Land) -> list[tuple[int | None, str]]:
    return [
        (
            None,
            say("{card}, {cell}", card=card_name(card), cell=cell_name(cell)) + ": " + of_dragon(land, cell),
        )
        for cell, card in enumerate(land.cards)
        if card == DRAGON
    ]
