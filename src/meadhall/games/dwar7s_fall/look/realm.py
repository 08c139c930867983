"""The land: tiles, roads, kingdoms, and ghosts where the card in hand may go. One drawing that is panned and zoomed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import by_name, drawn_once, sent_once
from meadhall.look.markup import NOTHING, escaped, html, joined
from meadhall.look.press import attributes

from ..state.printed import colour_of, printed
from ..state.view_values import Cell, TableView, TileView
from ..words.names import name_of_kind
from . import kingdoms
from .aims import Aim, ghosts, tile_aims
from .labels import tile_label
from .pieces import glyph_at
from .tiles import LOCK, SIDE, STEP, crowd, depth, edges_below, face
from .view_model import ViewModel
from .words import cell_words, region_of_parts, say

MARGIN: Final = 0.58  # of a cell, around the land: shows the middle of every free cell
LEAST: Final = (3, 3)  # the fewest cells shown
RING: Final = by_name(
    '<g class="rg"><use href="#dw-ring" class="case"/><use href="#dw-ring" class="line"/></g>'
)
FREE_PLACE: Final = by_name(
    '<rect class="hit" width="140" height="140"/><rect class="gr" x="20" y="20" width="100" height="100" rx="8"/>'
    f'<path d="M57 70H83M70 57V83"/>{RING}'
)


def realm(model: ViewModel) -> Markup:
    now = model.view
    laid = model.laid if model.decision == "rotate" and model.mine else None
    found = model.kingdoms
    cell = model.cell_of_place(now.spot) if laid else None
    layers = (
        tiles(model, cell),
        free_cells(model),
        being_laid(model, cell) if cell else "",
        f'<g class="over">{kingdoms.links(kingdoms.edges_of(laid or now))}{kingdoms.borders(found)}{would_be(model, laid)}{kingdoms.flags(found)}</g>',
        knobs(model, cell) if cell else "",
        '<g class="over" data-slot="spot" data-key="spot"></g>',
    )
    box = whole(tile.cell for tile in now.tiles)
    drawing = (
        f'<svg id="land" class="land" data-zone="land" data-board="{box}" data-near="{near(model)}" viewBox="{box}" role="group"'
        f' aria-label="{escaped(say("The realm"))}">{"".join(layers)}</svg>'
    )
    return region_of_parts("realm", drawing, "realm", "section")


def whole(cells: Iterable[Cell]) -> str:
    """The land and the free cells around it, as x, y, width and height."""
    return view_box(*kingdoms.bounds([*cells, (0, 0)]))


@lru_cache(maxsize=1024)
def view_box(west: int, north: int, east: int, south: int) -> str:
    across, down = max(LEAST[0], east - west + 1), max(LEAST[1], south - north + 1)
    x = (west + east + 1 - across) / 2 - MARGIN
    y = (north + south + 1 - down) / 2 - MARGIN
    sizes = (x, y, across + 2 * MARGIN, down + 2 * MARGIN)
    return " ".join(f"{size * STEP:.0f}" for size in sizes)


def near(model: ViewModel) -> str:
    """The point where a small screen opens: the viewer's castle."""
    castles = {tile.top.owner: tile.cell for tile in model.view.tiles if tile.top.kind == "castle"}
    x, y = castles.get(model.main.seat) or next(iter(castles.values()), (0, 0))
    return f"{x * STEP + SIDE // 2} {y * STEP + SIDE // 2}"


# -- tiles -----------------------------------------------------------------------------------------------


def tiles(model: ViewModel, covered: Cell | None) -> str:
    aims, spot = tile_aims(model), target_before(model)
    return joined(
        tile_of(
            model,
            tile,
            model.whose.get(tile.cell, ()),
            aims.get(tile.tile),
            tile.tile == spot,
        )
        for tile in model.view.tiles
        if tile.cell != covered
    )


def target_before(model: ViewModel) -> int:
    """The tile chosen in the decision before: the own dwarf's, or the panicking one's."""
    if model.decision == "bully_rival":
        return model.view.spot
    return model.view.spot // 4 if model.decision == "panic_to" else -1


def tile_of(
    model: ViewModel, tile: TileView, whose: tuple[int, ...], aim: Aim | None, chosen: bool
) -> Markup:
    state = "chosen" if chosen or (aim and aim.chosen) else "can" if aim else ""
    tag = say("lay on top") if model.decision == "place" and aim else ""
    return drawn_tile(
        tile,
        model.view.box,
        whose,
        model.viewer,
        model.names,
        state,
        aim.act if aim else "",
        tag,
    )


@drawn_once
def drawn_tile(
    tile: TileView,
    box: str,
    whose: tuple[int, ...],
    viewer: int,
    names: tuple[str, ...],
    state: str,
    act: str,
    tag: str,
) -> Markup:
    x, y = tile.cell
    place = f"{x}:{y}"
    label = tile_label(tile, whose, viewer, names)
    rest = attributes(
        aria_label=f"{label} {act or tag}".strip(),
        data_key=f"at:{place}",
        data_press=f"tile:{tile.tile}",
        data_act=act,
        data_about=f"tile:{tile.tile}",
        data_place=f"at:{place}",
        aria_pressed="true" if state == "chosen" else "",
    )
    tint = colour_of(box, viewer if viewer in whose else whose[0]) if whose else ""
    own = " mine" if viewer in whose else ""
    stack = len(tile.stack)
    body = (
        f"{edges_below(stack)}{face(tile.top, box, tint)}{crowd(tile, place, box)}"
        f"{LOCK if tile.stopped else ''}{depth(stack)}"
    )
    return html(
        f'<g role="button" tabindex="-1" class="tile{own} {state}"{rest} transform="translate({x * STEP} {y * STEP})">'
        f"{body}{RING}{tag_of(tag)}</g>"
    )


@sent_once
def tag_of(words: str) -> Markup:
    if not words:
        return NOTHING
    width = 8 * len(words) + 22
    return html(
        f'<g class="tag" transform="translate(70 0)"><rect x="{-width / 2:g}" y="-13" width="{width}" height="26" rx="13"/>'
        f'<text y="5">{escaped(words)}</text></g>'
    )


# -- free cells ------------------------------------------------------------------------------------------


def free_cells(model: ViewModel) -> str:
    held = name_of_kind(model.view.held) if model.view.held else ""
    shown = [ghost(one.cell, one.choice, held) for one in ghosts(model)]
    if not model.view.tiles and model.decision != "rotate":
        shown.append(FIRST_PLACE)
    return joined(shown)


FIRST_PLACE: Final = html(
    '<g class="ghost first"><rect class="gr" x="8" y="8" width="124" height="124" rx="8"/></g>'
)


@drawn_once
def ghost(cell: Cell, choice: int, card: str) -> Markup:
    x, y = cell
    rest = attributes(
        aria_label=say("Empty place, {cell}: lay your card here ({card})", cell=cell_words(cell), card=card),
        data_key=f"at:{x}:{y}",
        data_press=f"place:{choice}",
    )
    return html(
        f'<g role="button" tabindex="-1" class="ghost can"{rest} transform="translate({x * STEP} {y * STEP})">{FREE_PLACE}</g>'
    )


# -- the card that is being laid ---------------------------------------------------------------------------


def being_laid(model: ViewModel, cell: Cell) -> str:
    """The drafted card in its place and rotation. Pressing it lays it."""
    card = printed(model.view.box, model.viewer, model.view.held, model.rotation)
    below = next((tile for tile in model.view.tiles if tile.cell == cell), None)
    stack = len(below.stack) + 1 if below else 1
    x, y = cell
    words = say("Lay it: {card}", card=name_of_kind(card.kind))
    rest = attributes(
        aria_label=f"{words}, {cell_words(cell)}",
        data_key=f"at:{x}:{y}",
        data_press="lay",
        data_wheel="turn:next turn:back",
        aria_pressed="true",
    )
    drawn = f"{edges_below(stack)}{face(card, model.view.box)}{depth(stack)}"
    return (
        f'<g role="button" tabindex="-1" class="tile laying chosen"{rest} transform="translate({x * STEP} {y * STEP})">'
        f"{drawn}{RING}</g>"
    )


def would_be(model: ViewModel, laid: TableView | None) -> str:
    """The viewer's kingdom with the drafted card."""
    if laid is None:
        return ""
    cells = {tile.tile: tile.cell for tile in laid.tiles}
    return kingdoms.dashed(frozenset(cells[tile] for tile in laid.seats[model.viewer].kingdom))


def knobs(model: ViewModel, cell: Cell) -> str:
    """Buttons to turn the card; a card with one look has none."""
    if len(model.rotations) < 2:
        return ""
    x, y = cell[0] * STEP, cell[1] * STEP
    back = knob("turn:back", x - 4, y + 62, "anticlockwise-rotation", say("Turn back"), "")
    return back + knob("turn:next", x + 144, y + 62, "clockwise-rotation", say("Turn"), "r")


def knob(key: str, x: int, y: int, picture: str, name: str, hotkey: str) -> str:
    rest = attributes(aria_label=name, data_key=key, data_press=key, data_hotkey=hotkey)
    return (
        f'<g role="button" tabindex="-1" class="knob can"{rest} transform="translate({x} {y})"><circle class="hit" r="30"/>'
        f'<circle class="kn" r="22"/>{glyph_at(picture, 0, 0, 26)}</g>'
    )
