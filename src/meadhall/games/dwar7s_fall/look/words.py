"""The words that many parts of the look need."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.markup import html

from ..state.view_values import Cell
from ..words.sentences import listed, plain, say, sentences

__all__ = ["GAME", "cell_words", "listed", "plain", "region_of_parts", "say", "sentences"]

GAME: Final = "dwar7s_fall"


def region_of_parts(name: str, content: str, kind: str, tag: str) -> Markup:
    """A region whose parts are compact already, so nothing is done to the whole of it."""
    return html(f'<{tag} id="r-{name}" data-region="{name}" class="{kind}">{content}</{tag}>')


def cell_words(cell: Cell) -> str:
    x, y = cell
    return say("column {x}, row {y}", x=plain(x), y=plain(y))
