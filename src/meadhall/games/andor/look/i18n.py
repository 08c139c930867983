"""What only the web table says; names of heroes, things and creatures are the game's own words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.i18n import Translator

say: Final = Translator(Path(__file__).parent)


def opening(words: str) -> str:
    """Words at the start of a line."""
    return words[:1].upper() + words[1:]
