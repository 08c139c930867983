"""Drawings as text. What shows the same in the same language is drawn once, at whatever table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Final, ParamSpec

from htpy import Node, fragment
from markupsafe import Markup

from meadhall.core.speech import language
from meadhall.look.markup import compact

KEPT: Final = 8192
Shown = ParamSpec("Shown")


def text(node: Node) -> str:
    """What is text already stays the same object: then it is seen at once that nothing has changed."""
    return node if isinstance(node, Markup) else str(fragment[node])


def drawn_once(draw: Callable[Shown, Node]) -> Callable[Shown, Markup]:
    """For drawings that depend on what they are given (it must be hashable) and on the language, no more."""

    @lru_cache(KEPT)
    def kept(_spoken: str, *shown: Shown.args, **named: Shown.kwargs) -> Markup:
        return compact(text(draw(*shown, **named)))

    @wraps(draw)
    def drawn(*shown: Shown.args, **named: Shown.kwargs) -> Markup:
        return kept(language(), *shown, **named)  # type: ignore[arg-type]  # hashable, as said

    return drawn
