# interpreted: pages are for people
"""A kingdom of four by four: its cards, the beads between neighbours, what may go where and what that would change."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meadhall.look.markup import NOTHING, escaped, glyph, html, joined, region
from meadhall.look.press import attributes

from .. import choices
from ..adjacency import CELLS, SIDE
from ..card_words import card_name, cell_name, short_card_name, token_name
from ..cards import CLOSED, DRAGON, TOKEN_OF_ID
from ..sentences import say
from ..view import SeatView, TokenView
from . import land as lands
from .aims import Aim, aims
from .land import Land, Reason
from .pieces import card, name_of, token
from .reasons import sentence, signed, title
from .sight import Sight, key_of

STEP: Final = 140  # a card and the gap beside it
HALF: Final = 60


def kingdom(sight: Sight) -> Markup:
    """The viewer's own, or another's while a token looks for its target there."""
    land, found, seat = sight.land, aims(sight), sight.shown
    pills = {cell: aim.pill(land) for cell, aim in found.items()}
    best = best_of([change for change in pills.values() if change is not None])
    tokens = {lying.cell: lying for lying in seat.on_cards}
    cells = joined(
        cell_of(
            cell, f"cell:{cell}", land, tokens.get(cell), found.get(cell), pills.get(cell), best, sight.spoken
        )
        for cell in range(CELLS)
    )
    kind = " many" if len(found) > 8 else ""
    drawn = (
        f'<div class="cells{kind}" data-zone data-key="cells">{cells}{squares(sight)}</div>{overlay(land)}'
    )
    slot = '<div class="links" data-slot="links" data-key="links"></div>'
    return region("kingdom", f'{heading(sight)}<div class="board">{drawn}{slot}</div>', "kingdom", "section")


def best_of(changes: list[int]) -> int | None:
    """The greatest gain, if there is any difference."""
    return max(changes) if changes and max(changes) > min(changes) else None


def heading(sight: Sight) -> Markup:
    if sight.shown is sight.main and not sight.watching:
        return html('<h2 class="sr">{}</h2>').format(say("Your kingdom"))
    name = say("Kingdom of {player}", player=sight.names[sight.shown.seat])
    return html('<h2 class="whose">{}</h2>').format(name)


def their_kingdom(seat: SeatView, land: Land, spoken: str) -> Markup:
    """Another's, to look at."""
    tokens = {lying.cell: lying for lying in seat.on_cards}
    cells = joined(
        cell_of(cell, f"their:{seat.seat}:{cell}", land, tokens.get(cell), None, None, None, spoken)
        for cell in range(CELLS)
    )
    return html(
        f'<div class="kingdom"><div class="board"><div class="cells" data-zone>{cells}</div>{overlay(land)}'
        f'<div class="links" data-slot="links:{seat.seat}"></div></div></div>'
        f'<div class="reasons" data-slot="reasons:{seat.seat}"></div>'
    )


# -- a cell ------------------------------------------------------------------------------------------


def cell_of(
    cell: int,
    key: str,
    land: Land,
    lying: TokenView | None,
    aim: Aim | None,
    pill: int | None,
    best: int | None,
    spoken: str,
) -> Markup:
    state = (
        ""
        if aim is None
        else "chosen"
        if aim.chosen
        else "can best"
        if pill is not None and pill == best
        else "can"
    )
    act = aim.act if aim and aim.choice >= 0 else ""
    said = sentence(land, cell, spoken)
    tamed = land.cards[cell] == DRAGON and lands.is_tamed(land, cell)
    label = spoken_name(land, cell, lying, pill, aim.act if aim else "", said, spoken)
    return drawn_cell(cell, key, land.cards[cell], lying, state, pill, label, act, tamed, spoken)


def spoken_name(
    land: Land, cell: int, lying: TokenView | None, pill: int | None, act: str, said: str, spoken: str
) -> str:
    parts = [f"{title(land, cell, spoken)}. {said}"]
    if lying:
        parts.append(token_words(lying))
    if act:
        parts.append(act if pill is None else f"{act}: {signed(pill)}")
    return ". ".join(part.rstrip(".") for part in parts) + "."


def token_words(lying: TokenView) -> str:
    if lying.token == "?":
        return say("A closed token lies on it")
    name = token_name(TOKEN_OF_ID[lying.token])
    return (
        say("{token} lies closed on it", token=name)
        if lying.closed
        else say("{token} lies on it", token=name)
    )


@lru_cache(maxsize=4096)
def drawn_cell(
    cell: int,
    key: str,
    number: int,
    lying: TokenView | None,
    state: str,
    pill: int | None,
    label: str,
    act: str,
    tamed: bool,
    spoken: str,
) -> Markup:
    own = key.startswith("cell:")
    rest = attributes(
        aria_label=label,
        data_key=key,
        data_press=key,
        data_act=act,
        data_about=f"card:{name_of(number)}",
        data_place=key if own else "",
        aria_pressed="true" if state == "chosen" else "",
        draggable="true" if own and state in {"can", "chosen"} and not act and pill is None else "",
    )
    name = f'<span class="nm">{escaped(short_card_name(number))}</span>' if number != CLOSED else ""
    mark = f'<span class="tame">{glyph("check-mark")}</span>' if tamed else ""
    return html(
        f'<button type="button" class="cell {state}"{rest}>{card(number)}{name}{mark}{token_on(lying)}{pill_of(pill)}</button>'
    )


def token_on(lying: TokenView | None) -> str:
    if lying is None:
        return ""
    seen = (
        f'<span class="seen">{glyph("sight-disabled")}</span>' if lying.closed and lying.token != "?" else ""
    )
    return f'<span class="on">{token(lying.token)}{seen}</span>'


def pill_of(change: int | None) -> str:
    if change is None:
        return ""
    return f'<span class="pill{" neg" if change < 0 else ""}">{signed(change)}</span>'


# -- solo: the four cards that stay --------------------------------------------------------------------


def squares(sight: Sight) -> Markup:
    """A mark where four cards meet, for each of the nine squares (C9)."""
    if sight.decision != "keep_square":
        return NOTHING
    return joined(square(sight, place) for place in range(9) if sight.may(choices.SQUARE + place))


def square(sight: Sight, place: int) -> Markup:
    cells = square_cells(place)
    names = ", ".join(card_name(sight.land.cards[cell]) for cell in cells)
    key = key_of(choices.SQUARE + place)
    label = say("Keep the four cards from {cell}: {cards}", cell=cell_name(cells[0]), cards=names)
    rest = attributes(aria_label=label, data_key=key, data_press=key, data_act=say("Keep these four"))
    return html(
        f'<button type="button" class="square can s{place}"{rest}><i></i><i></i><i></i><i></i></button>'
    )


def square_cells(place: int) -> tuple[int, ...]:
    first = place // 3 * SIDE + place % 3
    return (first, first + 1, first + SIDE, first + SIDE + 1)


# -- what lies over the cards ----------------------------------------------------------------------------


def centre(cell: int) -> tuple[int, int]:
    return cell % SIDE * STEP + HALF, cell // SIDE * STEP + HALF


@lru_cache(maxsize=512)
def overlay(land: Land) -> Markup:
    """The beads: what two neighbours mean to each other now."""
    drawn = "".join(bead(one) for one in lands.beads(land))
    return html(f'<svg class="beads" viewBox="0 0 540 540" aria-hidden="true">{drawn}</svg>')


def bead(one: Reason, kind: str = "") -> str:
    first, second = divmod(one.cell, CELLS)
    (left, top), (right, bottom) = centre(first), centre(second)
    x, y = (left + right) // 2, (top + bottom) // 2
    if one.through:
        x, y = x + (bottom - top) // 10, y - (right - left) // 10
    if one.conflict:
        shape = '<path d="M0 -20L5 -9L17 -12L11 -2L20 6L8 8L6 20L-2 11L-13 17L-10 5L-20 0L-9 -5L-14 -15L-4 -10Z"/>'
        tone = "foe"
    elif one.points > 0:
        shape, tone = '<circle r="15"/>', "pos"
    else:
        shape, tone = '<rect x="-14" y="-14" width="28" height="28" rx="5"/>', "neg"
    return (
        f'<g class="bead {tone} {kind}" transform="translate({x} {y})">{shape}'
        f'<text y="5" text-anchor="middle">{signed(one.points)}</text></g>'
    )


@lru_cache(maxsize=2048)
def links(land: Land, cell: int) -> str:
    """The neighbours of a card: a dark ring where they touch, a violet one and a dotted line by way of portals."""
    direct, by_portal = lands.reached(land, cell)
    if land.cards[cell] == CLOSED:
        return f'<svg viewBox="0 0 540 540" aria-hidden="true">{ring(cell, "fc")}</svg>'
    arcs = "".join(arc(cell, other) for other in by_portal)
    rings = "".join(ring(other, "dir") for other in direct) + "".join(
        ring(other, "via") for other in by_portal
    )
    marks = "".join(
        bead(Reason(one.points, cell * CELLS + one.cell, one.card, one.through, one.conflict), "on")
        for one in lands.reasons(land, cell)
    )
    return f'<svg viewBox="0 0 540 540" aria-hidden="true">{rings}{ring(cell, "fc")}{arcs}{marks}</svg>'


def ring(cell: int, kind: str) -> str:
    x, y = cell % SIDE * STEP, cell // SIDE * STEP
    return f'<rect class="ring {kind}" x="{x + 1}" y="{y + 1}" width="118" height="118" rx="9"/>'


def arc(cell: int, other: int) -> str:
    """A bow, so that it can be told from the rows and columns it crosses."""
    (x, y), (right, bottom) = centre(cell), centre(other)
    bend_x, bend_y = (x + right) // 2 + (bottom - y) // 5, (y + bottom) // 2 - (right - x) // 5
    path = f"M{x} {y}Q{bend_x} {bend_y} {right} {bottom}"
    return f'<path class="arc case" d="{path}"/><path class="arc" d="{path}"/><circle class="arcend" cx="{right}" cy="{bottom}" r="9"/>'


@lru_cache(maxsize=64)
def four_rings(place: int) -> str:
    rings = "".join(ring(cell, "fc") for cell in square_cells(place))
    return f'<svg viewBox="0 0 540 540" aria-hidden="true">{rings}</svg>'
