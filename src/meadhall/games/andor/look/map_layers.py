"""The layers of the map that change: marks of fields, tokens, and the targets above them all."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from meadhall.core.i18n import language
from meadhall.look.drawings import by_name, drawn_once, sent_once
from meadhall.look.markup import escaped, html

from ..state.names import CASTLE
from ..state.view import TableView
from . import aims
from .field_words import Contents, listed, named
from .figures import Crowd, crowd_target
from .ground import turned
from .land import Cell, Point, at, land_named, layer
from .pieces import glyph_at, token
from .places import BROKEN_BRIDGE, DRY_WELL, FOG_DRAWING, PLACES, STALL, WELL
from .planning import marks_of
from .route import Hunted, invaders
from .view_model import ViewModel

CORNERED: Final = ("well", "fog")  # they stand in a corner of their field
SHIELD: Final = "M-9-11Q0-14 9-11V0Q9 9 0 14Q-9 9-9 0Z"


# -- marks ------------------------------------------------------------------------------------------------------


def marks(model: ViewModel, reach: aims.Reach, hunted: Hunted) -> Markup:
    """Where one may go, what is chosen, what is threatened. Below the pieces: a tint never covers a number."""
    found = {field: aim.mark for field, aim in reach.items()}
    threatened = model.view.castle and bool(invaders(hunted, CASTLE))
    if threatened and CASTLE not in found:
        found[CASTLE] = "threat"
    chosen = model.number("to")
    if chosen >= 0:
        found[chosen] = "chosen"
    return drawn_marks((*sorted(found.items()), *[(shown.field, "marked") for shown in marks_of(model)]))


@drawn_once
def drawn_marks(marks: tuple[tuple[int, str], ...]) -> Markup:
    return layer("marks", "".join(mark(field, kind) for field, kind in marks), "l-marks")


@sent_once
def mark(field: int, kind: str) -> Markup:
    return html(f'<use class="hi {kind}" href="#c{field}"/>')


# -- what lies on fields ------------------------------------------------------------------------------------------


def things(model: ViewModel) -> Markup:
    view = model.view
    lying = tuple([(each.field, each.token, each.face) for each in view.tokens])
    loose = {field for field, name, _face in lying if name not in CORNERED}
    taken = frozenset(loose.intersection(occupied(view)))
    shields = (view.held, view.capacity) if view.castle else (0, 0)
    return drawn_things(view.board, lying, view.shops, view.broken, taken, shields)


def occupied(view: TableView) -> list[int]:
    """Fields with a creature, hero or figure."""
    return [
        *(each.field for each in view.creatures),
        *(each.field for each in view.heroes),
        *(field for _name, field in view.figures),
    ]


@drawn_once
def drawn_things(
    board: str,
    lying: tuple[tuple[int, str, str], ...],
    shops: tuple[int, ...],
    broken: tuple[tuple[int, int], ...],
    taken: frozenset[int],
    shields: tuple[int, int],
) -> Markup:
    land = land_named(board)
    drawn = [
        turned(BROKEN_BRIDGE, x, y, angle)
        for one, other, x, y, angle in land.bridges
        if (one, other) in broken or (other, one) in broken
    ]
    drawn += [in_corner(board, field, "stall") for field in shops if field in land.cells]
    found: dict[int, list[str]] = {}
    for (field, name, face), number in sorted(Counter(lying).items()):
        if name in CORNERED:
            drawn.append(in_corner(board, field, name, face))
        else:
            found.setdefault(field, []).append(token(name, face, number))
    for field, tokens in found.items():
        places = token_places(land.cells[field], field in taken)
        drawn += [at(each, places[index % len(places)]) for index, each in enumerate(tokens)]
    if shields[1] and CASTLE in land.cells:
        drawn.append(golden_shields(board, *shields))
    return layer("things", "".join(drawn), "l-things")


@sent_once
def in_corner(board: str, field: int, name: str, face: str = "") -> Markup:
    drawing = {"stall": STALL, "fog": FOG_DRAWING, "well": WELL if face == "full" else DRY_WELL}[name]
    seen = glyph_at(FOG_FACES[face], -8, -9, 16) if name == "fog" and face in FOG_FACES else ""
    return html(at(f"{by_name(drawing)}{seen}", land_named(board).cells[field].spot))


FOG_FACES: Final = {
    "event": "scroll-quill",
    "sp1": "biceps",
    "wp2": "hearts",
    "wp3": "hearts",
    "gold1": "two-coins",
    "gor": "imp",
    "wineskin": "water-flask",
    "brew": "cauldron",
}


def token_places(cell: Cell, taken: bool) -> list[Point]:
    """Tokens lie in the middle of an empty field, else beside whoever stands there."""
    x, y = cell.centre
    if taken or not cell.features.isdisjoint(PLACES):
        return [(x + 26, y - 18), (x - 26, y - 18), (x + 28, y + 12), (x - 28, y + 14), (x, y - 30)]
    return [(x, y), (x + 26, y + 4), (x - 26, y + 4), (x + 12, y + 22), (x - 12, y + 22)]


@sent_once
def golden_shields(board: str, taken: int, capacity: int) -> Markup:
    """The castle: a shield for each creature it can bear, farmers' shields included."""
    x, y = land_named(board).cells[CASTLE].centre
    drawn = ""
    for index in range(max(capacity, taken)):
        place = (x - 46 + 23 * (index % 5), y + 62 + 26 * (index // 5))
        held = index < taken
        glyph = glyph_at("imp" if held else "castle", -6.5, -7, 13)
        drawn += at(f'<g class="gs{" held" if held else ""}"><path d="{SHIELD}"/>{glyph}</g>', place)
    return html(drawn)


# -- targets ---------------------------------------------------------------------------------------------------------


def targets(model: ViewModel, reach: aims.Reach, there: Contents, crowds: tuple[Crowd, ...]) -> Markup:
    """One above each field: pressed, it does what can be done there, else it tells about the field."""
    board, legend = model.view.board, model.view.texts
    opens = {state: openings(board, legend, state, model.spoken) for state in ("", "can")}
    chosen = model.number("to")
    drawn = []
    for field, closes in closings(board).items():
        aim = reach.get(field)
        opened = (
            opens["can" if aim else ""][field] if field != chosen else opening(board, field, legend, "chosen")
        )
        words = escaped(listed(there[field])) if field in there else "."
        drawn.append(f"{opened}{words} {aim.act}{closes}" if aim else f"{opened}{words}{closes}")
    drawn += [crowd_target(crowd) for crowd in crowds]
    return layer("targets", "".join(drawn), "l-targets", ' data-zone="map" role="group"')


@lru_cache(maxsize=64)
def openings(board: str, legend: str, state: str, spoken: str) -> dict[int, str]:
    return {field: opening(board, field, legend, state) for field in land_named(board).cells}


@sent_once
def opening(board: str, field: int, legend: str, state: str) -> Markup:
    """A target up to the name of its field; what is there and what can be done comes next."""
    pressed = ' aria-pressed="true"' if state == "chosen" else ""
    name = escaped(named(board, field, legend, language()))
    return html(f'<g class="hit {state}"{press_of(field)}{pressed} aria-label="{name}')


@sent_once
def press_of(field: int) -> Markup:
    return html(
        f' role="button" tabindex="-1" data-press="field:{field}" data-key="field:{field}" data-number="{field}"'
        f' data-place="field:{field}" data-about="field:{field}"'
    )


@cache
def closings(board: str) -> dict[int, str]:
    return {field: by_name(f'"><use href="#c{field}"/></g>') for field in land_named(board).cells}
