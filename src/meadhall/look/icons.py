"""Small glyphs (game-icons.net, CC BY 3.0): pieces refer to them, and a page defines those it uses once.

The site names the file of the drawings (`take_icons_from`). Without it pages have no glyphs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from htpy import Element, Node, defs, svg, symbol, use
from markupsafe import Markup

SIDE: Final = "0 0 512 512"
_REFERENCE: Final = re.compile(r'href="#i-([a-z0-9-]+)"')
_source: list[Path] = []


def take_icons_from(file: Path) -> None:
    """`file` is icons.json of the package game-icons."""
    _source[:] = [file]
    _bodies.cache_clear()


def icon(name: str, label: str = "", css: str = "") -> Element:
    """A glyph as tall as the text. One with a label is announced; one without is decoration."""
    named = {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return svg({"class": f"icon {css}".strip(), "viewBox": SIDE, **named})[use(href=f"#i-{name}")]


def icon_definitions(names: Iterable[str]) -> Node:
    """The drawings of these glyphs, out of sight: once a page, before the first use."""
    bodies = _bodies()
    drawn = [
        symbol({"id": f"i-{name}", "viewBox": SIDE})[Markup(bodies[name])]
        for name in sorted(set(names))
        if name in bodies
    ]
    return svg({"class": "definitions", "width": "0", "height": "0", "aria-hidden": "true"})[defs[drawn]]


def icons_used(html: str) -> frozenset[str]:
    """The names of the glyphs a piece of HTML refers to."""
    return frozenset(_REFERENCE.findall(html))


@cache
def _bodies() -> dict[str, str]:
    """The glyphs without a colour of their own, so that they take the text's or a class's."""
    if not _source or not _source[0].exists():
        return {}
    drawings = json.loads(_source[0].read_bytes())["icons"]
    return {name: drawing["body"].replace(' fill="currentColor"', "") for name, drawing in drawings.items()}
