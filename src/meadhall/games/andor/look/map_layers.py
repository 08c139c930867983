# interpreted: pages are for people
"""What changes on the map: marks of fields, tokens, and the targets above them all."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meadhall.look.markup import escaped

from ..names import CASTLE
from ..view import TableView
from . import aims
from .field_words import all_contents, described
from .figures import crowd_target, crowded
from .forecast import forecast
from .ground import turned
from .land import Cell, Point, land_named
from .layers import at, layer
from .pieces import glyph_at, token
from .places import BROKEN_BRIDGE, DRY_WELL, FOG, PLACES, STALL, WELL
from .planning import marks_of
from .sight import Sight

Marks = tuple[tuple[int, str], ...]
CORNERED: Final = ("well", "fog")  # they stand in a corner of their field
SHIELD: Final = "M-9-11Q0-14 9-11V0Q9 9 0 14Q-9 9-9 0Z"


# -- marks ------------------------------------------------------------------------------------------------------


def marks(sight: Sight, reach: aims.Reach) -> Markup:
    """Where one may go, what is chosen, what is threatened. Below the pieces: a tint never covers a number."""
    found = {field: aim.mark for field, aim in reach.items()}
    threatened = sight.has_castle and any(chain[-1] == CASTLE for _kind, chain in forecast(sight.view))
    if threatened and CASTLE not in found:
        found[CASTLE] = "threat"
    chosen = sight.number("to")
    if chosen >= 0:
        found[chosen] = "chosen"
    return drawn_marks(tuple(sorted(found.items())), tuple(mark.field for mark in marks_of(sight)))


@lru_cache(maxsize=1024)
def drawn_marks(found: Marks, planned: tuple[int, ...]) -> Markup:
    drawn = "".join(f'<use class="hi {kind}" href="#c{field}"/>' for field, kind in found)
    drawn += "".join(f'<use class="hi marked" href="#c{field}"/>' for field in planned)
    return layer("marks", drawn, "l-marks")


# -- what lies on fields ------------------------------------------------------------------------------------------


def things(sight: Sight) -> Markup:
    view = sight.view
    lying = tuple(
        (field, name, face, number)
        for (field, name, face), number in sorted(
            Counter((each.field, each.token, each.face) for each in view.tokens).items()
        )
    )
    taken = frozenset(occupied(view))
    kinds = tuple(creature.kind for creature in view.creatures if creature.field < 0)
    shields = (kinds, view.capacity) if sight.has_castle else ((), 0)
    return drawn_things(view.board, lying, view.shops, view.broken, taken, shields)


def occupied(view: TableView) -> list[int]:
    """Fields with a creature, hero or figure."""
    return [
        *(each.field for each in view.creatures),
        *(each.field for each in view.heroes),
        *(field for _name, field in view.figures),
    ]


@lru_cache(maxsize=1024)
def drawn_things(
    board: str,
    lying: tuple[tuple[int, str, str, int], ...],
    shops: tuple[int, ...],
    broken: tuple[tuple[int, int], ...],
    taken: frozenset[int],
    shields: tuple[tuple[str, ...], int],
) -> Markup:
    land = land_named(board)
    drawn = [
        turned(BROKEN_BRIDGE, x, y, angle)
        for one, other, x, y, angle in land.bridges
        if (one, other) in broken or (other, one) in broken
    ]
    drawn += [at(STALL, land.cells[field].spot) for field in shops if field in land.cells]
    found: dict[int, list[str]] = {}
    for field, name, face, number in lying:
        if name == "well":
            drawn.append(at(WELL if face == "full" else DRY_WELL, land.cells[field].spot))
        elif name == "fog":
            seen = f"{FOG}{glyph_at(FOG_FACES[face], -8, -9, 16)}" if face in FOG_FACES else FOG
            drawn.append(at(seen, land.cells[field].spot))
        else:
            found.setdefault(field, []).append(token(name, face, number))
    for field, tokens in found.items():
        places = token_places(land.cells[field], field in taken)
        drawn += [at(each, places[index % len(places)]) for index, each in enumerate(tokens)]
    if shields[1] and CASTLE in land.cells:
        drawn.append(golden_shields(land.cells[CASTLE], *shields))
    return layer("things", "".join(drawn), "l-things")


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
    if taken or cell.features & PLACES.keys():
        return [(x + 26, y - 18), (x - 26, y - 18), (x + 28, y + 12), (x - 28, y + 14), (x, y - 30)]
    return [(x, y), (x + 26, y + 4), (x - 26, y + 4), (x + 12, y + 22), (x - 12, y + 22)]


def golden_shields(cell: Cell, kinds: tuple[str, ...], capacity: int) -> str:
    """Who holds the castle: a shield for each creature it can bear, farmers' shields included."""
    x, y = cell.centre
    drawn = ""
    for index in range(max(capacity, len(kinds))):
        place = (x - 46 + 23 * (index % 5), y + 62 + 26 * (index // 5))
        held = index < len(kinds)
        glyph = glyph_at("imp" if held else "castle", -6.5, -7, 13)
        drawn += at(f'<g class="gs{" held" if held else ""}"><path d="{SHIELD}"/>{glyph}</g>', place)
    return drawn


# -- targets ---------------------------------------------------------------------------------------------------------


def targets(sight: Sight, reach: aims.Reach) -> Markup:
    """One above each field: pressed, it does what can be done there, else it tells about the field."""
    chosen, board, spoken = sight.number("to"), sight.view.board, sight.spoken
    there, legend = all_contents(sight), sight.view.texts
    drawn = []
    for field in land_named(board).cells:
        aim = reach.get(field)
        label = described(board, field, legend, there.get(field, ()), spoken)
        state = "chosen" if field == chosen else "can" if aim else ""
        drawn.append(target(field, label, aim.act if aim else "", state))
    drawn += [crowd_target(*each) for each in crowded(sight)]
    return layer("targets", "".join(drawn), "l-targets", ' data-zone="map" role="group"')


@lru_cache(maxsize=8192)
def target(field: int, label: str, act: str, state: str) -> str:
    name = f"{label} {act}" if act else label
    pressed = ' aria-pressed="true"' if state == "chosen" else ""
    return (
        f'<g class="hit {state}" role="button" tabindex="-1" data-press="field:{field}" data-key="field:{field}" data-number="{field}"'
        f' data-place="field:{field}" data-about="field:{field}"{pressed} aria-label="{escaped(name)}">'
        f'<use href="#c{field}"/></g>'
    )
