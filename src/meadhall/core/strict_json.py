# interpreted: the work is done by the json module
"""JSON from outside: every number fits 64 bits and is finite, and whatever is wrong becomes a refusal."""

from __future__ import annotations

import json
import math
from typing import Final, NoReturn

from .errors import Refusal
from .phrases import Phrase

SMALLEST: Final = -(2**63)
LARGEST: Final = 2**63 - 1
MOST_DIGITS: Final = 20


def parse(text: str | bytes) -> object:
    """The plain value written in `text`."""
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text
        return json.loads(decoded, parse_int=_whole, parse_float=_fraction, parse_constant=_constant)
    except RecursionError:
        raise _no_json("it is nested too deeply") from None
    except json.JSONDecodeError as problem:
        raise _no_json(Phrase("unreadable", line=problem.lineno, column=problem.colno)) from None
    except UnicodeDecodeError:
        raise _no_json("it is not UTF-8") from None


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS or not SMALLEST <= int(digits) <= LARGEST:
        raise _no_json(Phrase("digits", number=len(digits)))
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise _no_json(Phrase("too_large", number=digits[:MOST_DIGITS]))
    return number


def _constant(name: str) -> NoReturn:
    raise _no_json(Phrase("no_number", name=name))


def _no_json(problem: object) -> Refusal:
    return Refusal("bad_input", what="JSON", problem=problem)
