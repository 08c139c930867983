"""Meadhall: four fantasy board games, one rules engine, many doors."""

from __future__ import annotations

from typing import Final

__version__: Final = "0.1.0"


def compiled() -> bool:
    """Whether the engine runs as compiled code."""
    from .core import table  # noqa: PLC0415

    return not str(table.__file__).endswith(".py")
