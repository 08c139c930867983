# interpreted: the work is done by the json module
"""JSON from outside: every number fits 64 bits and is finite, and whatever is wrong becomes a refusal."""

from __future__ import annotations

import json
import math
from typing import Final, NoReturn

from .errors import Refusal

SMALLEST: Final = -(2**63)
LARGEST: Final = 2**63 - 1
MOST_DIGITS: Final = 20


def parse(text: str | bytes) -> object:
    """The plain value written in `text`."""
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        return json.loads(decoded, parse_int=_whole, parse_float=_fraction, parse_constant=_constant)
    except RecursionError:
        raise Refusal("bad_input", what="JSON", problem="it is nested too deeply") from None
    except ValueError as problem:
        raise Refusal("bad_input", what="JSON", problem=problem) from None


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS or not SMALLEST <= int(digits) <= LARGEST:
        raise ValueError(f"a number of {len(digits)} digits is too large")
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"the number {digits[:MOST_DIGITS]} is too large")
    return number


def _constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")
