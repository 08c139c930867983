"""The sheet about a piece: its picture, its effect and its rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from markupsafe import Markup

from .markup import escaped, html

S = TypeVar("S")


def text_of(tellers: Mapping[str, Callable[[S, str], Markup | None]], model: S, key: str) -> Markup | None:
    """A key is the kind of a piece, and which: "card:kraal". None for an unknown kind."""
    what, _, which = key.partition(":")
    teller = tellers.get(what)
    return teller(model, which) if teller else None


def info_card(
    kind: str, picture: str, title: str, words: str, rule: str, more: str = "", note: str = ""
) -> Markup:
    """`kind` is a class of the sheet, `note` a small word beside the title; `more`, HTML, comes below."""
    small_print = f"<small>{escaped(note)}</small>" if note else ""
    return html(
        f'<article class="explained {kind}"><div class="hd2"><div class="pic">{picture}</div><div>'
        f"<h2>{escaped(title)}{small_print}</h2>"
        f'<p>{escaped(words)}</p><p class="rule">{escaped(rule)}</p></div></div>{more}</article>'
    )
