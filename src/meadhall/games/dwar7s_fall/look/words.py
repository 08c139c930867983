"""The look's voice, and the small words every part of it needs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from markupsafe import Markup

from meadhall.core.i18n import Translator
from meadhall.look.markup import html

from ..state.cards import COLOUR_OF_ID
from ..state.view import Cell

GAME: Final = "dwar7s_fall"
say: Final = Translator(Path(__file__).parent)
COLOURS: Final = tuple(COLOUR_OF_ID)


def region_of_parts(name: str, content: str, kind: str, tag: str) -> Markup:
    """A region whose parts are kept, and compact already: nothing is done to the whole of it."""
    return html(f'<{tag} id="r-{name}" data-region="{name}" class="{kind}">{content}</{tag}>')


def plain(number: int) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "−")


def cell_words(cell: Cell) -> str:
    x, y = cell
    return say("column {x}, row {y}", x=plain(x), y=plain(y))


def listed(parts: list[str]) -> str:
    return ", ".join(parts)


def sentences(*parts: str) -> str:
    """Sentences after one another, without those that have nothing to say."""
    return " ".join(part for part in parts if part)
