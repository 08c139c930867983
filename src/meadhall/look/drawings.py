"""Caches of drawings: nothing is drawn twice, and nothing is sent twice.

Two decorators for functions that depend on hashable arguments and on the language alone:

`drawn_once`  keeps the text, for whatever table shows the same next.
`sent_once`   keeps it, too, and gives it a name. A region then holds the name, `<#00007>`, where it goes.
              A browser is told the drawing with the first region that names it; pages get the drawings
              themselves (`whole`). For pieces: what comes out of a game's box comes again and again.
"""

from __future__ import annotations

import re
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Final, ParamSpec

from htpy import Node, fragment
from markupsafe import Markup

from meadhall.core.i18n import language

from .markup import compact, html

KEPT: Final = 8192  # drawings by each function in a language; then it begins anew
BY_NAME: Final = object()  # begins what tells apart drawings of values given by name
MOST_NAMED: Final = 50_000  # drawings that have a name; what comes later is sent as it is
WORTH_A_NAME: Final = 24  # characters
SIGN: Final = "#"
OPENING: Final = f"<{SIGN}"  # stands in no HTML: what people write is escaped
DIGITS: Final = 5  # of a name: all are of the same length, to be found quickly
_NAME: Final = re.compile(rf"<#(\d{{{DIGITS}}})>")

Shown = ParamSpec("Shown")
Draw = Callable[Shown, Node]
Drawn = Callable[Shown, Markup]


def text(node: Node) -> str:
    """The node as text. Text stays the same object, so that a comparison is quick."""
    if isinstance(node, Markup):
        return node
    return "" if node is None else str(fragment[node])


def drawn_once(draw: Draw[Shown]) -> Drawn[Shown]:
    return _remembered(draw, compact)


def sent_once(draw: Draw[Shown]) -> Drawn[Shown]:
    return _remembered(draw, by_name)


def _remembered(draw: Draw[Shown], finish: Callable[[str], Markup]) -> Drawn[Shown]:
    spoken: defaultdict[str, dict[object, Markup]] = defaultdict(dict)  # what was drawn in each language

    @wraps(draw)
    def drawn(*shown: Shown.args, **named: Shown.kwargs) -> Markup:
        kept = spoken[language()]  # quicker than an `lru_cache`: a table is a hundred of these
        key: object = (BY_NAME, shown, *named.items()) if named else shown
        drawing = kept.get(key)
        if drawing is None:
            if len(kept) >= KEPT:
                kept.clear()
            drawing = kept[key] = finish(text(draw(*shown, **named)))
        return drawing

    return drawn


# -- names -----------------------------------------------------------------------------------------------

_texts: Final[dict[str, str]] = {}  # by name
_parts: Final[dict[str, frozenset[str]]] = {}  # of each drawing: all those it is made of
_names: Final[dict[str, Markup]] = {}


def by_name(drawing: str) -> Markup:
    """The name of a drawing; the same drawing always has the same."""
    drawing = compact(drawing)
    if drawing not in _names:
        if len(drawing) < WORTH_A_NAME or len(_texts) >= MOST_NAMED:
            return drawing
        name = _new_name()
        _names[drawing] = html(f"{OPENING}{name}>")
        _texts[name] = str(drawing)
        _parts[name] = with_parts(drawings_in(drawing))
    return _names[drawing]


def _new_name() -> str:
    """A random number: a counter would reveal how many pieces were drawn for others."""
    while (name := f"{secrets.randbelow(10**DIGITS):0{DIGITS}}") in _texts:
        pass
    return name


def whole(html: str) -> str:
    """HTML with the drawings themselves in place of their names."""
    while OPENING in html:
        html = _NAME.sub(lambda found: _texts[found[1]], html)
    return html


def drawings_in(html: str) -> frozenset[str]:
    """The names that stand in a text, which has to be HTML. One character is found much faster than two."""
    html = str(html)
    names = set()
    at = html.find(SIGN)
    while at >= 0:
        if html[at - 1] == "<":
            names.add(html[at + 1 : at + 1 + DIGITS])
        at = html.find(SIGN, at + 1)
    return frozenset(names)


def with_parts(names: Iterable[str]) -> frozenset[str]:
    """Drawings, and those that they name in turn."""
    return frozenset(names).union(*map(_parts.__getitem__, names))


def drawing(name: str) -> str:
    """A drawing as it is sent."""
    return _texts[name]
