"""Marks for tests that run interpreted and compiled, or compiled only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_compiled(cases: Iterable[Any]) -> list[Any]:
    """The first of these in both modes; the others take long when interpreted."""
    first, *others = cases
    return [first, *(pytest.param(case, marks=pytest.mark.slow) for case in others)]
