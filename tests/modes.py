"""What is tried in both modes, and what only compiled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_compiled(cases: Iterable[Any]) -> list[Any]:
    """The first of these in both modes; the others take long when interpreted."""
    first, *others = cases
    return [first, *(pytest.param(case, marks=pytest.mark.slow) for case in others)]
