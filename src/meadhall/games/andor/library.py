# interpreted: read once a game
"""Legends by name: the five of the box, or a file of one's own."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.given import echo

from .components import FOLDER
from .legend_reader import check_legend, read_legend
from .legend_texts import LegendTexts, texts_of
from .program import Program
from .sentences import Problem

LEGENDS: Final = ("L1", "L2", "L3", "L4", "L5")


def legend_data(name: str) -> Any:
    """The data of a legend: one of the five, or the path of a JSON file."""
    file = FOLDER / "legends" / f"{name}.json" if name in LEGENDS else Path(name)
    if name not in LEGENDS and file.suffix != ".json":
        known = ", ".join(LEGENDS)
        problem = Problem("no_legend", legend=echo(name), known=known, ending=".json")
        raise Refusal("impossible", problem=problem)
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal("file_missing", file=echo(name), problem=error.strerror or "unreadable") from None
    except ValueError as error:
        raise Refusal("bad_input", what="legend", problem=" ".join(str(error).split())) from None


@cache
def program(name: str, heroes: int, difficulty: str) -> Program:
    return read_legend(legend_data(name), heroes, difficulty)


def texts(name: str) -> LegendTexts:
    """The texts of a legend, whether it was played before or not."""
    return texts_of(program(name, 2, "normal").texts)


def check_file(name: str) -> None:
    """Refuses a legend that is broken in any way, for any number of heroes."""
    check_legend(legend_data(name))
