"""Figures on the map: creatures in the middle of their fields, heroes and others around them. Where there are more
than have room, a round sign tells how many, and on pressing who."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, html

from ..state.view import TableView
from ..words.sentences import say
from .land import Cell, Point, at, land_named, layer
from .pieces import beast, css_of, pawn
from .places import PLACES
from .view_model import ViewModel

ROOM: Final = 4  # around the middle of a field
ROOM_WITH_BEAST: Final = 3  # more would hide it


class Standing(NamedTuple):
    kind: str
    place: str  # its name for keys and flights
    active: bool = False


Groups = tuple[tuple[int, tuple[Standing, ...]], ...]


class Crowd(NamedTuple):
    """More than have room, and where the sign is that tells how many."""

    field: int
    spot: Point
    hidden: int


def figures(model: ViewModel) -> Markup:
    view = model.view
    beasts = tuple(
        sorted(
            [
                (each.field, each.kind, each.strength, each.field == view.target)
                for each in view.creatures
                if each.field >= 0
            ]
        )
    )
    return drawn_figures(view.board, beasts, groups(view, model.actor), near(model))


def groups(view: TableView, actor: int) -> Groups:
    """By field; the hero who acts comes first, so that he is always seen."""
    found: dict[int, list[Standing]] = {}
    for number, hero in sorted(enumerate(view.heroes), key=lambda each: each[0] != actor):
        found.setdefault(hero.field, []).append(Standing(hero.who, f"hero:{number}", number == actor))
    for name, field in view.figures:
        found.setdefault(field, []).append(Standing(name, name))
    return tuple((field, tuple(standing)) for field, standing in sorted(found.items()))


def near(model: ViewModel) -> str:
    """Where a small screen opens: at the hero who acts for the viewer, else at one's own."""
    hero = model.view.heroes[model.shown]
    x, y = land_named(model.view.board).cells[hero.field].centre
    return f"{x:.0f} {y:.0f}"


@drawn_once
def drawn_figures(
    board: str, beasts: tuple[tuple[int, str, int, bool], ...], standing: Groups, opens_at: str
) -> Markup:
    cells = land_named(board).cells
    drawn = "".join(creature(board, *beast) for beast in beasts)
    with_beast = {field for field, *_rest in beasts}
    for field, group in standing:
        spots = spots_of(cells[field], len(group), field in with_beast)
        for each, spot in zip(seen_of(group, len(spots)), spots, strict=False):
            drawn += figure(each.kind, each.place, spot, each.active)
        if hidden := hidden_of(group, len(spots)):
            drawn += at(sign(hidden), spots[-1])
    return layer("figures", drawn, "l-figures", f' data-near="{opens_at}"')


def spots_of(cell: Cell, number: int, with_beast: bool) -> tuple[Point, ...]:
    """One alone stands in the middle; more, and whoever meets a creature or a building, around it."""
    if with_beast:
        return cell.heroes[-ROOM_WITH_BEAST:]
    if number == 1 and cell.features.isdisjoint(PLACES):
        return ((cell.centre[0], cell.centre[1] + 4),)
    return cell.heroes[:ROOM]


@sent_once
def creature(board: str, field: int, kind: str, strength: int, fought: bool) -> Markup:
    x, y = land_named(board).cells[field].centre
    return html(
        f'<svg class="pc beast {kind}{" fought" if fought else ""}" data-key="beast:{field}" data-place="beast:{field}"'
        f' x="{x - 33:g}" y="{y - 33:g}" width="66" height="66" viewBox="-33 -33 66 66" overflow="visible">'
        f"{beast(kind, strength)}</svg>"
    )


def figure(kind: str, place: str, spot: Point, active: bool) -> str:
    x, y = spot
    return f'{who(kind, place, active)} x="{x - 22:g}" y="{y - 34:g}"{body(kind, active)}'


@sent_once
def who(kind: str, place: str, active: bool) -> Markup:
    return html(
        f'<svg class="pc hero {css_of(kind)}{" active" if active else ""}" data-key="{place}" data-place="{place}"'
    )


@sent_once
def body(kind: str, active: bool) -> Markup:
    return html(
        f' width="44" height="60" viewBox="-22 -34 44 60" overflow="visible">{pawn(kind, active)}</svg>'
    )


# -- more than have room ---------------------------------------------------------------------------------------------


def seen_of(group: tuple[Standing, ...], room: int) -> tuple[Standing, ...]:
    """The last place is for the sign, if there are too many."""
    return group if len(group) <= room else group[: room - 1]


def hidden_of(group: tuple[Standing, ...], room: int) -> int:
    return len(group) - len(seen_of(group, room))


def sign(number: int) -> str:
    return f'<g class="more"><circle r="15"/><text y="6">+{number}</text></g>'


def crowded(model: ViewModel) -> tuple[Crowd, ...]:
    cells = land_named(model.view.board).cells
    found = []
    for field, group in groups(model.view, model.actor):
        if len(group) <= ROOM_WITH_BEAST:
            continue
        spots = spots_of(cells[field], len(group), model.creature_on(field) is not None)
        if hidden := hidden_of(group, len(spots)):
            found.append(Crowd(field, spots[-1], hidden))
    return tuple(found)


def crowd_target(crowd: Crowd) -> str:
    """Pressed, it tells who stands there."""
    field, spot, hidden = crowd
    name = escaped(say("{number} more on field {field}", number=hidden, field=field))
    return at(
        f'<g class="hit more-hit" role="button" tabindex="-1" data-press="crowd:{field}" data-key="crowd:{field}"'
        f' data-about="field:{field}" aria-label="{name}"><circle r="17"/></g>',
        spot,
    )
