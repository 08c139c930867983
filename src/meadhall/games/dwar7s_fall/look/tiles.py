"""A tile of 140 units: masonry where it has a wall, a road where it is open. Only walls and roads turn with the card;
emblem, numbers and dwarfs stand upright."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import by_name, sent_once
from meadhall.look.markup import NOTHING, html, joined, named

from ..state.printed import MINES, colour_of, yields
from ..state.view_values import CardView, TileView
from . import pieces
from .pieces import dwarf_at, gem_at, glyph_at
from .words import plain

SIDE: Final = 140
STEP: Final = 151
GAP: Final = STEP - SIDE
SPACE: Final = 19.5  # from one space to the next
ROW: Final = 107  # where the spaces are
EMBLEMS: Final[dict[str, str]] = {
    "castle": "castle",
    "gold_mine": "mine-wagon",
    "emerald_mine": "mine-wagon",
    "diamond_mine": "mine-wagon",
    "ruby_mine": "mine-wagon",
    "tavern": "beer-stein",
    "warehouse": "warehouse",
    "dragon": "spiked-dragon-head",
    "frost_giant": "ice-golem",
}
HEXAGON: Final = "M0-18L15.5-9V9L0 18L-15.5 9V-9Z"
BURST: Final = "M0-20L5-12L16-15L12-4L20 3L11 7L11 17L0 12L-11 17L-11 7L-20 3L-12-4L-16-15L-5-12Z"


@cache
def definitions() -> Markup:
    """The shared parts of tiles, once a page."""
    bricks = "".join(f"M{x} 7.5v7.5" for x in range(14, 140, 28)) + "".join(
        f"M{x} 0v7.5" for x in range(28, 140, 28)
    )
    teeth = "".join(f"M{x} 15h10v5h-10z" for x in range(20, 120, 20))
    wall = (
        f'<g id="dw-wall"><path class="w-sh" d="M0 15H140V22H0Z"/><path class="w-b" d="M0 0H140V15H0Z{teeth}"/>'
        f'<path class="w-l" d="M0 7.5H140{bricks}"/></g>'
    )
    road = (
        '<g id="dw-road"><path class="rd" d="M50 0H90L86 62H54Z"/><path class="rl" d="M70 4v10M70 22v10M70 40v8"/>'
        '<path class="gp" d="M40 0h10v13h-10zM90 0h10v13h-10z"/></g>'
    )
    ring = '<rect id="dw-ring" x="4" y="4" width="132" height="132" rx="7"/>'
    parts = wall + road + ring + pieces.definitions()
    return html(f'<svg class="defs" width="0" height="0" aria-hidden="true"><defs>{parts}</defs></svg>')


# -- a face --------------------------------------------------------------------------------------------


@sent_once
def face(card: CardView, box: str, tint: str = "") -> Markup:
    """The card and its spaces, without dwarfs; `tint` names the kingdom's pattern."""
    owner = colour_of(box, card.owner)
    ground = f'<rect class="face {card.kind}" width="140" height="140" rx="9"/>'
    pattern = f'<rect width="140" height="140" rx="9" fill="url(#dw-k-{tint})"/>' if tint else ""
    sides = "".join(
        side(number, wall) for number, wall in sorted(enumerate(card.walls), key=lambda one: one[1])
    )
    return html(
        f"{ground}{pattern}{sides}"
        f'<circle class="plaza" cx="70" cy="62" r="33"/>{emblem(card, box)}{value(card.vp)}'
        f'<g class="own {owner}" transform="translate(112 22)"><path class="ban" d="M-8-2H8V18L0 12L-8 18Z"/>'
        f'<path class="bp" d="{pieces.BANNERS[owner]}"/></g>{sockets(card.spaces, card.need)}'
    )


def side(number: int, wall: bool) -> str:
    turn = f' transform="rotate({number * 90} 70 70)"' if number else ""
    return f'<use href="#dw-{"wall" if wall else "road"}"{turn}/>'


def emblem(card: CardView, box: str) -> str:
    kind = f"emb {card.kind} {colour_of(box, card.owner) if card.kind == 'castle' else ''}".strip()
    if card.kind not in MINES:
        return glyph_at(EMBLEMS[card.kind], 70, 60, 48, kind)
    found = MINES[card.kind]
    second = gem_at(found, 84, 46, 0.8) if yields(box, card.kind) > 1 else ""
    return glyph_at(EMBLEMS[card.kind], 70, 67, 40, kind) + gem_at(found, 70, 43, 1.05) + second


def value(points: int) -> str:
    kind, shape = ("vp neg", BURST) if points < 0 else ("vp", HEXAGON)
    return f'<g class="{kind}" transform="translate(31 31)"><path d="{shape}"/><text y="8">{plain(points)}</text></g>'


# -- who works there -----------------------------------------------------------------------------------


def space(spaces: int, number: int) -> float:
    """The x coordinate of a space."""
    return 70 - (spaces - 1) * SPACE / 2 + number * SPACE


@sent_once
def sockets(spaces: int, need: int) -> Markup:
    """A golden band lies behind those that complete the task."""
    band = f'<rect class="need" x="{space(spaces, 0) - 11.5:g}" y="{ROW - 12}" width="{(need - 1) * SPACE + 23:g}" height="24" rx="12"/>'
    holes = "".join(
        f'<circle class="sock{" must" if number < need else ""}" cx="{space(spaces, number):g}" cy="{ROW}" r="8.6"/>'
        for number in range(spaces)
    )
    return html(band + holes)


def crowd(tile: TileView, place: str, box: str) -> str:
    """The dwarfs on the spaces, and a tick if the task is done."""
    drawn, taken, spaces = [], 0, tile.top.spaces
    for seat, number in enumerate(tile.dwarfs):
        if number:
            some = fellows(colour_of(box, seat), number, taken, spaces)
            drawn.append(f'<g data-place="dwarf:{place}:{seat}">{some}</g>')
            taken += number
    tick = drawn_tick(colour_of(box, tile.due[0]), spaces) if tile.due else ""
    return f"{''.join(drawn)}{tick}"


@sent_once
def fellows(colour: str, number: int, taken: int, spaces: int) -> Markup:
    """Dwarfs of one colour, on the first spaces that are not taken."""
    places = range(taken, taken + number)
    return html("".join(dwarf_at(colour, space(spaces, place), ROW - 1, 0.86) for place in places))


@sent_once
def drawn_tick(colour: str, spaces: int) -> Markup:
    x = min(126, space(spaces, spaces - 1) + 14)
    return html(
        f'<g class="due {colour}" transform="translate({x:g} {ROW - 13})"><circle r="9"/><path d="M-4 0L-1 3.5L4.5-3.5"/></g>'
    )


@sent_once
def depth(cards: int) -> Markup:
    """The number of cards in a stack, from two on."""
    if cards < 2:
        return NOTHING
    return html(
        f'<g class="dep" transform="translate(121 122)"><circle r="15"/><text y="7">{cards}</text></g>'
    )


@sent_once
def edges_below(cards: int) -> Markup:
    """The cards below, seen at the lower right."""
    return joined(
        f'<rect class="below" x="{shift}" y="{shift}" width="140" height="140" rx="9"/>'
        for shift in range(min(cards - 1, 3) * 4, 0, -4)
    )


LOCK: Final = by_name(
    f'<g class="lockd" transform="translate(101 76)"><circle r="12.5"/>{glyph_at("plain-padlock", 0, 0, 15)}</g>'
)


# -- a card beside the table ---------------------------------------------------------------------------


@sent_once
def card_picture(card: CardView, box: str, title: str = "") -> Markup:
    """A card as wide as its place, with its empty spaces."""
    return html(f'<svg class="dtile" viewBox="-2 -2 144 144" {named(title)}>{face(card, box)}</svg>')
