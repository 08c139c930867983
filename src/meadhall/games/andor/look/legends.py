"""What a legend file tells beside its texts: the letters where cards wait."""

from __future__ import annotations

from functools import cache

from ..library import LEGENDS, legend_data


@cache
def stars(legend: str) -> frozenset[str]:
    """None for a legend of one's own: its cards come when they come."""
    return frozenset(legend_data(legend).get("stars", ())) if legend in LEGENDS else frozenset()
