"""The reasons of scores as text: "Forest +2, Swamp −1"."""

from __future__ import annotations

from ..rules.scoring import TAMERS
from ..state.cards import CLOSED, DRAGON, PORTAL, SCORE_ROWS, is_land
from ..words.names import card_name, cell_name, row_name, signed
from ..words.sentences import say
from . import land as lands
from .effects import card_effect
from .land import Land, Reason, Spot


def of_neighbour(reason: Reason) -> str:
    """Without the number, which stands beside it."""
    card = card_name(reason.card)
    if reason.conflict:
        if reason.through:
            return say("conflict with {card}, through a portal", card=card)
        return say("conflict with {card}", card=card)
    return say("{card}, through a portal", card=card) if reason.through else card


def lines(spot: Spot) -> tuple[tuple[int | None, str], ...]:
    """Points and reasons, one by one; a line without a number describes a state."""
    card = spot.card
    if card == CLOSED:
        return ((None, say("Nobody knows this card. It counts nothing until it lies open.")),)
    if card == PORTAL:
        return ((None, card_effect(PORTAL)),)
    if card == DRAGON:
        return ((None, of_dragon(spot)),)
    told: list[tuple[int | None, str]] = [(one.points, of_neighbour(one)) for one in spot.reasons]
    if spot.treaty:
        told.append((None, say("A truce treaty lies on it: no conflicts.")))
    return tuple(told) or ((None, say("No neighbour counts for it yet.")),)


def of_dragon(spot: Spot) -> str:
    if spot.staff:
        return say("The Staff of Control tames it.")
    race, number = spot.tamers
    if spot.tamed:
        return say("Tamed: {number} × {card} as neighbours.", number=number, card=card_name(race))
    if number:
        return say(
            "Wild: {card}, {number} of {wanted} neighbours that tame it.",
            card=card_name(race),
            number=number,
            wanted=TAMERS,
        )
    return say("Wild: two neighbours of one race tame it, humans, elves or dwarves.")


def sentence(spot: Spot) -> str:
    """All reasons in one line."""
    return ", ".join([text if points is None else f"{text} {signed(points)}" for points, text in lines(spot)])


def in_words(spot: Spot) -> str:
    return f"{title(spot)}. {sentence(spot)}"


def title(spot: Spot) -> str:
    """The card, where it lies, and its points."""
    if spot.card in (CLOSED, DRAGON, PORTAL):
        return card_at(spot)
    name, where = card_name(spot.card), cell_name(spot.cell)
    points = signed(sum([reason.points for reason in spot.reasons]))
    if is_land(spot.card):
        return say("{card}, {cell}: {points} for its neighbours", card=name, cell=where, points=points)
    return say("{card}, {cell}: {points}", card=name, cell=where, points=points)


def card_at(spot: Spot) -> str:
    name = card_name(spot.card) if spot.card != CLOSED else say("Closed card")
    return say("{card}, {cell}", card=name, cell=cell_name(spot.cell))


# -- from one kingdom to another -----------------------------------------------------------------------


def rows_changed(before: Land, after: Land) -> tuple[tuple[int, str], ...]:
    old, new = lands.rows_of(before), lands.rows_of(after)
    return tuple((new[row] - old[row], row_name(row)) for row in range(SCORE_ROWS) if new[row] != old[row])


# -- a row of the pad --------------------------------------------------------------------------------------


def cards_of_row(land: Land, race: int) -> list[tuple[int, str]]:
    """Each card of a race, with its lands: ("Elf, b2", "Forest +2")."""
    told = []
    for spot in lands.spots(land):
        if spot.card != race:
            continue
        counted = [one for one in spot.reasons if not one.conflict]
        points = sum(one.points for one in counted)
        why = ", ".join(f"{of_neighbour(one)} {signed(one.points)}" for one in counted)
        name = card_at(spot)
        told.append((points, f"{name}: {why}" if why else name))
    return told


def conflicts(land: Land) -> list[tuple[int, str]]:
    return [
        (
            one.points,
            say(
                "{card} {cell} against {other} {second}",
                card=card_name(spot.card),
                cell=cell_name(spot.cell),
                other=card_name(one.card),
                second=cell_name(one.cell),
            ),
        )
        for spot in lands.spots(land)
        for one in spot.reasons
        if one.conflict and one.cell > spot.cell
    ]


def dragons(land: Land) -> list[tuple[int | None, str]]:
    return [
        (None, f"{card_at(spot)}: {of_dragon(spot)}") for spot in lands.spots(land) if spot.card == DRAGON
    ]
