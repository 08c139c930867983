"""A kingdom of four by four: its cards, the beads between neighbours, and legal targets with their change of the score."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import by_name, drawn_once, sent_once
from meadhall.look.markup import NOTHING, escaped, glyph, html, joined, region
from meadhall.look.press import attributes
from meadhall.look.view_model import key_of

from ..rules import solo
from ..rules.adjacency import SIDE
from ..state import choices
from ..state.cards import CLOSED, TOKEN_OF_ID
from ..state.view import SeatView
from ..words.names import card_name, cell_name, short_card_name, signed, token_name
from ..words.sentences import say
from . import land as lands
from .aims import Aim, Aims
from .land import Land, Spot
from .pieces import card, name_of, token
from .reasons import in_words
from .view_model import ViewModel

STEP: Final = 140  # a card and the gap beside it
HALF: Final = 60
OWN: Final = "cell"  # begins the keys of the kingdom in the middle
CLASH: Final = by_name(
    '<path d="M0 -20L5 -9L17 -12L11 -2L20 6L8 8L6 20L-2 11L-13 17L-10 5L-20 0L-9 -5L-14 -15L-4 -10Z"/>'
)
TokenOn = tuple[int, str, bool]  # its cell, what it is, whether it lies closed
Lying = tuple[TokenOn, ...]


def kingdom(model: ViewModel, found: Aims) -> Markup:
    """The viewer's own, or another's while a token looks for its target there."""
    land, tokens = model.land, lying_on(model.shown)
    if found or model.decision == "keep_square":
        board = asked_about(model, land, tokens, found)
    else:
        board = at_rest(land, tokens)
    return region("kingdom", f'{heading(model)}<div class="board">{board}</div>', "kingdom", "section")


@drawn_once
def at_rest(land: Land, tokens: Lying) -> Markup:
    """The kingdom when no cell can be pressed."""
    return board_of(joined(resting(land, tokens, OWN)), land)


def asked_about(model: ViewModel, land: Land, tokens: Lying, found: Aims) -> Markup:
    pills = {cell: aim.pill(land) for cell, aim in found.items()}
    best = best_of([change for change in pills.values() if change is not None])
    cells = resting(land, tokens, OWN)
    on_cell = {lying[0]: lying for lying in tokens}
    for cell, aim in found.items():
        pill = pills[cell]
        state = "chosen" if aim.chosen else "can best" if pill is not None and pill == best else "can"
        cells[cell] = aimed_at(lands.spots(land)[cell], on_cell.get(cell), aim, pill, state)
    return board_of(f"{joined(cells)}{squares(model)}", land, " many" if len(found) > 8 else "")


def board_of(cells: str, land: Land, kind: str = "") -> Markup:
    return html(
        f'<div class="cells{kind}" data-zone data-key="cells">{cells}</div>{overlay(land)}'
        '<div class="links" data-slot="links" data-key="links"></div>'
    )


def lying_on(seat: SeatView) -> Lying:
    return tuple([(lying.cell, lying.token, lying.closed) for lying in seat.on_cards])


def best_of(changes: list[int]) -> int | None:
    """The greatest gain, if there is any difference."""
    return max(changes) if changes and max(changes) > min(changes) else None


def heading(model: ViewModel) -> str:
    if model.shown is model.main and not model.watching:
        return f'<h2 class="sr">{escaped(say("Your kingdom"))}</h2>'
    name = say("Kingdom of {player}", player=model.names[model.shown.seat])
    return f'<h2 class="whose">{escaped(name)}</h2>'


def their_kingdom(seat: int, land: Land, tokens: Lying) -> Markup:
    """The kingdom of an opponent, at full size."""
    cells = joined(resting(land, tokens, f"their:{seat}"))
    return html(
        f'<div class="kingdom"><div class="board"><div class="cells" data-zone>{cells}</div>{overlay(land)}'
        f'<div class="links" data-slot="links:{seat}"></div></div></div>'
        f'<div class="reasons" data-slot="reasons:{seat}"></div>'
    )


# -- a cell ------------------------------------------------------------------------------------------


def resting(land: Land, tokens: Lying, whose: str) -> list[Markup]:
    lying = {token[0]: token for token in tokens}
    return [
        (lying_closed if spot.card == CLOSED else lying_open)(spot, lying.get(spot.cell), whose)
        for spot in lands.spots(land)
    ]


@sent_once
def lying_closed(spot: Spot, lying: TokenOn | None, whose: str) -> Markup:
    return cell_of(spot, lying, whose, spoken_name(spot, lying))


@drawn_once
def lying_open(spot: Spot, lying: TokenOn | None, whose: str) -> Markup:
    return cell_of(spot, lying, whose, spoken_name(spot, lying))


def aimed_at(spot: Spot, lying: TokenOn | None, aim: Aim, pill: int | None, state: str) -> Markup:
    act = aim.act if aim.choice >= 0 else ""
    said = aim.act if pill is None else f"{aim.act}: {signed(pill)}"
    return cell_of(spot, lying, OWN, spoken_name(spot, lying, said), state, act, pill)


def spoken_name(spot: Spot, lying: TokenOn | None, act: str = "") -> str:
    parts = [in_words(spot), token_words(lying) if lying else "", act]
    return ". ".join([part.rstrip(".") for part in parts if part]) + "."


def token_words(lying: TokenOn) -> str:
    _cell, token_id, closed = lying
    if token_id == "?":
        return say("A closed token lies on it")
    name = token_name(TOKEN_OF_ID[token_id])
    return say("{token} lies closed on it", token=name) if closed else say("{token} lies on it", token=name)


def cell_of(
    spot: Spot,
    lying: TokenOn | None,
    whose: str,
    label: str,
    state: str = "",
    act: str = "",
    pill: int | None = None,
) -> Markup:
    key = f"{whose}:{spot.cell}"
    rest = attributes(
        aria_label=label,
        data_key=key,
        data_press=key,
        data_act=act,
        data_about=f"card:{name_of(spot.card)}",
        data_place=key if whose == OWN else "",
        aria_pressed="true" if state == "chosen" else "",
        draggable="true" if state in {"can", "chosen"} and not act and pill is None else "",
    )
    mark = f'<span class="tame">{glyph("check-mark")}</span>' if spot.tamed else ""
    on = token_on(lying) if lying else ""
    return html(
        f'<button type="button" class="cell {state}"{rest}>{face(spot.card)}{mark}{on}{pill_of(pill)}</button>'
    )


@sent_once
def face(number: int) -> Markup:
    name = f'<span class="nm">{escaped(short_card_name(number))}</span>' if number != CLOSED else ""
    return html(f"{card(number)}{name}")


def token_on(lying: TokenOn) -> str:
    _cell, name, closed = lying
    seen = f'<span class="seen">{glyph("sight-disabled")}</span>' if closed and name != "?" else ""
    return f'<span class="on">{token(name)}{seen}</span>'


def pill_of(change: int | None) -> str:
    if change is None:
        return ""
    return f'<span class="pill{" neg" if change < 0 else ""}">{signed(change)}</span>'


# -- solo: the four cards that stay --------------------------------------------------------------------


def squares(model: ViewModel) -> Markup:
    """A mark where four cards meet, for each of the nine squares (C9)."""
    if model.decision != "keep_square":
        return NOTHING
    return joined(square(model, place) for place in range(9) if model.may(choices.SQUARE + place))


def square(model: ViewModel, place: int) -> Markup:
    cells = solo.square_cells(place)
    names = ", ".join(card_name(model.land.cards[cell]) for cell in cells)
    key = key_of(choices.SQUARE + place)
    label = say("Keep the four cards from {cell}: {cards}", cell=cell_name(cells[0]), cards=names)
    rest = attributes(aria_label=label, data_key=key, data_press=key, data_act=say("Keep these four"))
    return html(
        f'<button type="button" class="square can s{place}"{rest}><i></i><i></i><i></i><i></i></button>'
    )


# -- what lies over the cards ----------------------------------------------------------------------------


def centre(cell: int) -> tuple[int, int]:
    return cell % SIDE * STEP + HALF, cell // SIDE * STEP + HALF


def overlay(land: Land) -> Markup:
    """The beads: the points between neighbours that touch."""
    drawn = joined(bead(*one) for one in lands.beads(land))
    return html(f'<svg class="beads" viewBox="0 0 540 540" aria-hidden="true">{drawn}</svg>')


@sent_once
def bead(cell: int, other: int, points: int, conflict: bool, through: bool = False, kind: str = "") -> Markup:
    (left, top), (right, bottom) = centre(cell), centre(other)
    x, y = (left + right) // 2, (top + bottom) // 2
    if through:
        x, y = x + (bottom - top) // 10, y - (right - left) // 10
    if conflict:
        shape, tone = str(CLASH), "foe"
    elif points > 0:
        shape, tone = '<circle r="15"/>', "pos"
    else:
        shape, tone = '<rect x="-14" y="-14" width="28" height="28" rx="5"/>', "neg"
    return html(
        f'<g class="bead {tone} {kind}" transform="translate({x} {y})">{shape}'
        f'<text y="5" text-anchor="middle">{signed(points)}</text></g>'
    )


def links(spot: Spot) -> Markup:
    """The neighbours of a card: a dark ring where they touch, a violet one and a dotted line by way of portals."""
    return linked(spot) if spot.by_portal else touched(spot)


@sent_once
def touched(spot: Spot) -> Markup:
    """For spots that no portal joins; only these are few enough to be sent once and kept."""
    return linked(spot)


def linked(spot: Spot) -> Markup:
    cell = spot.cell
    direct = "".join([ring(other, "dir") for other in spot.touching])
    via = "".join([ring(other, "via") for other in spot.by_portal])
    arcs = "".join([arc(cell, other) for other in spot.by_portal])
    marks = "".join(
        [bead(cell, one.cell, one.points, one.conflict, one.through, "on") for one in spot.reasons]
    )
    return html(
        f'<svg viewBox="0 0 540 540" aria-hidden="true">{direct}{via}{ring(cell, "fc")}{arcs}{marks}</svg>'
    )


@sent_once
def ring(cell: int, kind: str) -> Markup:
    x, y = cell % SIDE * STEP, cell // SIDE * STEP
    return html(f'<rect class="ring {kind}" x="{x + 1}" y="{y + 1}" width="118" height="118" rx="9"/>')


@sent_once
def arc(cell: int, other: int) -> Markup:
    """A curve, so that it differs from the rows and columns it crosses."""
    (x, y), (right, bottom) = centre(cell), centre(other)
    bend_x, bend_y = (x + right) // 2 + (bottom - y) // 5, (y + bottom) // 2 - (right - x) // 5
    path = f"M{x} {y}Q{bend_x} {bend_y} {right} {bottom}"
    return html(
        f'<path class="arc case" d="{path}"/><path class="arc" d="{path}"/>'
        f'<circle class="arcend" cx="{right}" cy="{bottom}" r="9"/>'
    )


@sent_once
def four_rings(place: int) -> Markup:
    rings = joined(ring(cell, "fc") for cell in solo.square_cells(place))
    return html(f'<svg viewBox="0 0 540 540" aria-hidden="true">{rings}</svg>')
