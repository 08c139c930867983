# interpreted: pages are for people
"""What pressing a piece would do, and what a card means to its neighbours: shown before the press, by hover or focus."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meadhall.look.markup import escaped, html, joined, region

from .. import choices
from ..adjacency import CELLS
from ..card_words import card_name, legend_name, legend_value
from ..cards import CLOSED, FIRST_DUEL, LEGENDS
from ..sentences import say
from ..view import SeatView
from .aims import Aim, aims
from .kingdom import four_rings, links, square_cells
from .land import Land, change, land_of, reasons, rows_of
from .legend_board import key_for
from .pieces import card
from .pieces import legend as picture
from .reasons import lines, plain, rows_changed, sentence, signed, title
from .sight import Sight, key_of

Line = tuple[int | None, str]


def previews(sight: Sight) -> Markup:
    land, found = sight.land, aims(sight)
    told = [of_cell(cell, land, found.get(cell), sight) for cell in range(CELLS)]
    if sight.decision == "keep_square":
        told += [of_square(sight, place) for place in range(9)]
    told += [of_legend(sight, legend) for legend in range(LEGENDS) if key_for(sight, legend)]
    return region("previews", joined(told), "previews")


def template(key: str, content: str) -> Markup:
    return html(f'<template data-preview="{key}" data-key="preview:{key}">{content}</template>')


def said(head: str, told: tuple[Line, ...], drawing: str = "", into: str = "consequence") -> str:
    rows = "".join(f"<li>{number(points)}<span>{escaped(text)}</span></li>" for points, text in told)
    shown = f'<span class="pc">{drawing}</span>' if drawing else ""
    return (
        f'<div data-into="{into}">{shown}<div><b>{escaped(head)}</b><ul class="why">{rows}</ul></div></div>'
    )


def number(points: int | None) -> str:
    if points is None:
        return ""
    return f'<em class="{"pos" if points >= 0 else "neg"}">{signed(points)}</em>'


# -- cells ---------------------------------------------------------------------------------------------------


def of_cell(cell: int, land: Land, aim: Aim | None, sight: Sight) -> Markup:
    if aim is None or aim.after is None:
        return looked_at(f"cell:{cell}", cell, land, "", sight.spoken)
    total = None if sight.view.decision == "arrange" else sight.main.total
    return laid(cell, land, aim.after, aim.act, total, sight.spoken)


@lru_cache(maxsize=4096)
def looked_at(key: str, cell: int, land: Land, suffix: str, spoken: str) -> Markup:
    """What lies there, and what its neighbours mean to it."""
    drawing = str(card(land.cards[cell]))
    told = said(
        title(land, cell, spoken),
        lines(land, cell, spoken),
        drawing,
        f"reasons{suffix}" if suffix else "consequence",
    )
    return template(key, f'<div data-into="links{suffix}">{links(land, cell)}</div>{told}')


@lru_cache(maxsize=4096)
def laid(cell: int, before: Land, after: Land, act: str, total: int | None, spoken: str) -> Markup:
    """What would lie there: the change by rows, and what its neighbours would mean to it."""
    old = sum(rows_of(before)) if total is None else total
    by = change(before, after)
    head = say(
        "{act}: score {before} → {after} ({change})",
        act=act,
        before=plain(old),
        after=plain(old + by),
        change=signed(by),
    )
    told: tuple[Line, ...] = rows_changed(before, after, spoken)
    if not told:
        told = ((None, say("Nothing changes in the score.")),)
    if reasons(after, cell):
        name = card_name(after.cards[cell])
        told = (
            *told,
            (None, say("{card} here: {reasons}", card=name, reasons=sentence(after, cell, spoken))),
        )
    if before.cards[cell] == CLOSED and after.cards[cell] != CLOSED:
        told = (*told, (None, say("What lies closed there goes open to the discard pile.")))
    shape = f'<div data-into="links">{links(after, cell)}</div>'
    return template(f"cell:{cell}", shape + said(head, told, str(card(after.cards[cell]))))


def of_square(sight: Sight, place: int) -> Markup:
    """The next century begins with these four in the middle."""
    cells = square_cells(place)
    land = sight.land
    middle = [CLOSED] * CELLS
    for target, cell in zip((5, 6, 9, 10), cells, strict=True):
        middle[target] = land.cards[cell]
    points = sum(rows_of(Land(tuple(middle))))
    head = say("These four stay, in the middle: {points} to begin with", points=signed(points))
    return template(
        key_of(choices.SQUARE + place), f'<div data-into="links">{four_rings(place)}</div>{said(head, ())}'
    )


# -- legends -------------------------------------------------------------------------------------------------


def of_legend(sight: Sight, legend: int) -> Markup:
    key = key_for(sight, legend)
    return template(key, said(legend_name(legend), legend_lines(sight, legend), str(picture(legend))))


def legend_lines(sight: Sight, legend: int) -> tuple[Line, ...]:
    value = legend_value(legend)
    if sight.decision == "penalty_legend":
        return ((-value, say("every kingdom must score that much more")),)
    if sight.decision == "swap_legends":
        return (
            (None, say("Each century costs the values of its legends, and all of them must be fulfilled.")),
        )
    if sight.view.mode == "solo":
        return ((None, say("Fulfilled once, it counts for the whole century.")),)
    told: list[Line] = [(value, say("in the row of legends, whatever the kingdom becomes"))]
    if sight.using == "sword" and legend >= FIRST_DUEL:
        told.append((None, say("The sword is used up.")))
    return tuple(told)


# -- kingdoms of others --------------------------------------------------------------------------------------


def theirs(sight: Sight, seat: SeatView) -> Markup:
    return drawn_theirs(seat.seat, land_of(seat), sight.spoken)


@lru_cache(maxsize=256)
def drawn_theirs(seat: int, land: Land, spoken: str) -> Markup:
    told = [looked_at(f"their:{seat}:{cell}", cell, land, f":{seat}", spoken) for cell in range(CELLS)]
    return region(f"previews-{seat}", joined(told), "previews")
