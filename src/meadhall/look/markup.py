"""Small helpers for drawings as text: every look builds its HTML from `Markup` strings.

Drawings are kept (`functools.cache` on what they show), so a table is mostly put together from ready parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from typing import Final

from markupsafe import Markup, escape

from .icons import icon

KEPT: Final = 16_384  # texts
NOTHING: Final = Markup("")
A_FEW: Final = 1.04  # bytes a character; other alphabets are left alone
SIGNS: Final = tuple([(sign, f"&#{ord(sign)};") for sign in "→·≈…×"])  # of our sentences, see `compact`


# Text that is HTML already; what goes into it has been escaped by whoever wrote it. As `Markup(text)`, but
# without asking what `text` may be: drawing a table takes hundreds of these.
html: Final[Callable[[str], Markup]] = partial(str.__new__, Markup)


@lru_cache(KEPT, typed=True)
def escaped(text: str) -> str:
    """Words as HTML. The same words are written again and again. (Typed: HTML stays as it is.)"""
    written = str(escape(text))
    if not written.isascii():
        for sign, reference in SIGNS:
            written = written.replace(sign, reference)
    return written


def joined(parts: Iterable[str]) -> Markup:
    return html("".join(parts))


def named(title: str) -> str:
    """A picture with a name is announced; one without is decoration, its name stands beside it."""
    return f'role="img" aria-label="{escaped(title)}"' if title else 'aria-hidden="true"'


def region(name: str, content: str, kind: str = "", tag: str = "div") -> Markup:
    """The root of a region: the browser replaces it when the server sends it anew."""
    css = f' class="{kind}"' if kind else ""
    return compact(f'<{tag} id="r-{name}" data-region="{name}"{css}>{content}</{tag}>')


def compact(text: str) -> Markup:
    """A few characters beyond ASCII are written as references: one of them would make all of the text take
    two bytes a character, and everything done with it three times as slow."""
    if not text.isascii() and len(text.encode()) < len(text) * A_FEW:
        text = text.encode("ascii", "xmlcharrefreplace").decode()
    return text if isinstance(text, Markup) else html(text)


@cache
def glyph(name: str, label: str = "", css: str = "") -> Markup:
    """A small glyph, kept as text."""
    return Markup(icon(name, label, css))
