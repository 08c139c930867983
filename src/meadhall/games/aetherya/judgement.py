"""How sensible players would go on, decided at a glance: the look ahead of search."""

from __future__ import annotations

from mypy_extensions import i64

from .table import Board


def look_ahead(table: Board, luck: i64) -> None:
    table.play_out(luck)
