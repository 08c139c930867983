# interpreted: used for pages, not for tables
"""Changes the words of finished HTML and leaves its tags alone. The HTML must be our own: no `<` in words, no
`>` in attributes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import unescape
from typing import Final

from markupsafe import Markup, escape

TAG: Final = re.compile(r"(<[^>]*>)")
NAME: Final = re.compile(r"</?([a-z0-9]+)")
KEPT: Final = frozenset({"a", "button", "svg", "summary", "label", "select", "textarea", "template"})
VOID: Final = "/>"
WITHIN_A_WORD: Final = re.compile(r"</?(?:strong|em|b|i|a|mark|span)\b[^>]*>")


def change_words(html: str, change: Callable[[str], str], kept: frozenset[str] = KEPT) -> Markup:
    """`change` is given each stretch of words outside of the elements `kept`, and answers HTML."""
    changed, inside = [], 0
    for number, part in enumerate(TAG.split(html)):
        if number % 2:
            inside += _depth(part, kept)
            changed.append(part)
        else:
            changed.append(part if inside or not part.strip() else change(unescape(part)))
    return Markup("".join(changed))


def plain_words(html: str) -> str:
    """The words of HTML without its tags."""
    return " ".join(unescape(TAG.sub(" ", WITHIN_A_WORD.sub("", html))).split())


def with_drawn(text: str, spans: Iterable[tuple[int, int]], drawn: Callable[[str], str]) -> str:
    """The text as HTML, with what stands at the spans as `drawn` draws it."""
    parts, last = [], 0
    for start, end in spans:
        parts += [str(escape(text[last:start])), drawn(text[start:end])]
        last = end
    return "".join([*parts, str(escape(text[last:]))])


def _depth(tag: str, kept: frozenset[str]) -> int:
    """1 for a tag that begins what is left alone, -1 for one that ends it."""
    name = NAME.match(tag)
    if name is None or name[1] not in kept or tag.endswith(VOID):
        return 0
    return -1 if tag.startswith("</") else 1
