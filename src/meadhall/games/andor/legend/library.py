# interpreted: read once a game
"""Legends: the five of the box by name, and those of one's own by what their file says.

A match and its record keep the data of an own legend, not the name of its file: `settled` replaces the path
of a file by its content, as JSON text.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import echo
from meadhall.core.strict_json import parse

from ..state.components import FOLDER
from ..words.sentences import Problem
from .draft import BrokenLegend
from .program import Program
from .reader import check_legend, read_legend
from .texts import LegendTexts, texts_of

LEGENDS: Final = ("L1", "L2", "L3", "L4", "L5")
LARGEST: Final = 1_000_000  # bytes of a file, and characters of a text
MOST_NESTED: Final = 40
LEGENDS_KEPT: Final = 64


# -- names, texts, files -----------------------------------------------------------------------------


def is_text(value: str) -> bool:
    """Whether an option holds the legend itself."""
    return value.startswith("{")


def settled(value: str) -> str:
    """The option as a match keeps it: one of the five by its name, any other legend as JSON text."""
    if value in LEGENDS:
        return value
    return checked(value if is_text(value) else text_of_file(value))


@lru_cache(maxsize=LEGENDS_KEPT)
def checked(text: str) -> str:
    """A legend that is sound for any number of heroes, in the shortest spelling."""
    plain = parsed(text, "legend")
    check_legend(plain)
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def text_of_file(name: str) -> str:
    file = Path(name)
    if file.suffix != ".json":
        problem = Problem("no_legend", legend=echo(name), known=", ".join(LEGENDS), ending=".json")
        raise Refusal("impossible", problem=problem)
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "unreadable"
        raise BrokenLegend("file_missing", file=echo(file.name), problem=why) from None
    return json.dumps(parsed(content, f"legend {echo(file.name)}"), ensure_ascii=False)


def parsed(content: str | bytes, what: str) -> Any:
    """The data of a legend file, or the one line that says why it is none."""
    if len(content) > LARGEST:
        raise BrokenLegend("bad_input", what=what, problem="it is too large")
    try:
        plain = parse(content)
    except Refusal as refusal:
        raise BrokenLegend("bad_input", what=what, problem=refusal.details["problem"]) from None
    if is_deeper(plain, MOST_NESTED):
        raise BrokenLegend("bad_input", what=what, problem="it is nested too deeply")
    try:
        json.dumps(plain, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BrokenLegend("bad_input", what=what, problem="it holds half a character") from None
    return plain


def is_deeper(plain: Any, most: int) -> bool:
    inside = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    return most < 0 or any(is_deeper(each, most - 1) for each in inside)


# -- legends ---------------------------------------------------------------------------------------


@cache
def bundled(name: str) -> str:
    return (FOLDER / "legends" / f"{name}.json").read_text(encoding="utf-8")


def legend_data(value: str) -> Any:
    """The data of a legend: one of the five, one as text, or one in a file."""
    return json.loads(bundled(value) if value in LEGENDS else settled(value))


@lru_cache(maxsize=LEGENDS_KEPT)
def program(legend: str, heroes: int, difficulty: str) -> Program:
    """A legend that was `settled`, made ready to play."""
    made = read_legend(legend_data(legend), heroes, difficulty)
    made.legend = legend
    return made


def texts(legend: str) -> LegendTexts:
    """The texts of a legend, whether it was played before or not."""
    offered = legend_data(legend)["difficulties"]
    return texts_of(program(legend, 2, "normal" if "normal" in offered else offered[0]).texts)
