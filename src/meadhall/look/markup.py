"""Small helpers for drawings as text: every look builds its HTML from `Markup` strings.

Drawings are kept (`functools.cache` on what they show), so a table is mostly put together from ready parts.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from .icons import icon

NOTHING: Final = Markup("")
WORTH_REFERENCES: Final = 1.1  # so much longer a text may become; other alphabets are left alone


def html(text: str) -> Markup:
    """Text that is HTML already; what goes into it has been escaped by whoever wrote it."""
    return Markup(text)


def joined(parts: Iterable[str]) -> Markup:
    return Markup("".join(parts))


def named(title: str) -> str:
    """A picture with a name is announced; one without is decoration, its name stands beside it."""
    return f'role="img" aria-label="{escape(title)}"' if title else 'aria-hidden="true"'


def region(name: str, content: str, kind: str = "", tag: str = "div") -> Markup:
    """The root of a region: the browser replaces it when the server sends it anew."""
    css = f' class="{kind}"' if kind else ""
    return compact(f'<{tag} id="r-{name}" data-region="{name}"{css}>{content}</{tag}>')


def compact(html: str) -> Markup:
    """A few characters beyond ASCII are written as references: one of them would make all of the text take
    two bytes a character, and everything done with it three times as slow."""
    if html.isascii():
        return html if isinstance(html, Markup) else Markup(html)
    written = html.encode("ascii", "xmlcharrefreplace").decode()
    return Markup(written if len(written) < len(html) * WORTH_REFERENCES else html)


@cache
def glyph(name: str, label: str = "", css: str = "") -> Markup:
    """A small glyph, kept as text."""
    return Markup(icon(name, label, css))
