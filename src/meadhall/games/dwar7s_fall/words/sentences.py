"""`say` speaks from the catalogue of the game; the other functions join what it says."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.i18n import Translator

say: Final = Translator(Path(__file__).parent)


def plain(number: int) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "−")


def listed(parts: list[str]) -> str:
    return ", ".join(parts)


def sentences(*parts: str) -> str:
    """Sentences after one another, without empty ones."""
    return " ".join(part for part in parts if part)
