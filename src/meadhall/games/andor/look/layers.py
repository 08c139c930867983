"""The map is a pile of drawings with the same coordinates. Each layer is a region, so that only those that changed are sent."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.markup import compact

from .land import Point


def layer(name: str, content: str, kind: str = "", more: str = "") -> Markup:
    """A drawing within the board's: it has no view of its own, so its numbers are the board's."""
    css = f' class="{kind}"' if kind else ""
    return compact(f'<svg id="r-{name}" data-region="{name}"{css}{more} overflow="visible">{content}</svg>')


def at(drawing: str, place: Point) -> str:
    return f'<g transform="translate({place[0]:g} {place[1]:g})">{drawing}</g>'
