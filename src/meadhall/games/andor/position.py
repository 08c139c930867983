# interpreted: reads and writes a position once
"""A whole table as plain JSON and back: named records of heroes, creatures, tokens and pending work.

A table that is loaded plays on exactly as the one that was saved. What could never have come about is refused
in one line; nothing but a refusal is ever raised.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.given import Given, name, whole
from meadhall.core.luck import STATE_MASK

from . import library
from .consistency import check_consistency
from .counters import NUMBERS
from .game_table import AndorTable
from .legend_reader import DIFFICULTIES
from .table import LAYOUT, Board, empty_cells

GAME: Final = "andor"
LARGEST: Final = 2**62
number = whole(-LARGEST, LARGEST)


def to_position(table: Board, legend: str) -> dict[str, Any]:
    """The table as plain JSON; `legend` is the name or file it was made from."""
    return {
        "game": GAME,
        "legend": legend,
        "difficulty": DIFFICULTIES[int(table.program.hard)],
        "heroes": table.party,
        "seats": table.seats,
        "numbers": {word: getattr(table, word) for word in NUMBERS},
        "parts": {word: part(table, first, size, names) for word, first, size, names in LAYOUT},
        "luck": table.luck,
    }


def part(table: Board, first: int, size: int, names: tuple[str, ...]) -> list[Any]:
    """A part of the array: numbers, or records by the names of their numbers."""
    if not names:
        return [table.cells[first + index] for index in range(size)]
    stride = len(names)
    return [
        {word: table.cells[first + index * stride + place] for place, word in enumerate(names)}
        for index in range(size)
    ]


def from_position(plain: object) -> AndorTable:
    position = Given(plain, "the position")
    position.one_of("game", (GAME,))
    seats, heroes = position.whole("seats", 1, 4), position.whole("heroes", 2, 4)
    difficulty = DIFFICULTIES[position.one_of("difficulty", DIFFICULTIES)]
    program = library.program(position.read("legend", name), heroes, difficulty)
    table = AndorTable(seats, position.whole("luck", 0, STATE_MASK), program, empty_cells())
    numbers = position.within("numbers")
    for word in NUMBERS:
        setattr(table, word, numbers.read(word, number))
    parts = position.within("parts")
    for word, first, size, names in LAYOUT:
        read_part(table, parts, word, first, size, names)
    check(table)
    return table


def read_part(
    table: AndorTable, parts: Given, word: str, first: int, size: int, names: tuple[str, ...]
) -> None:
    if not names:
        for index, value in enumerate(parts.row(word, number, size)):
            table.cells[first + index] = value
        return
    for index, plain in enumerate(parts.row(word, record, size)):
        for place, each in enumerate(names):
            table.cells[first + index * len(names) + place] = plain.read(each, number)


def record(value: object, field: str) -> Given:
    return Given(value, field)


def check(table: AndorTable) -> None:
    """A position must hold together, and whoever is to decide must be able to."""
    try:
        check_consistency(table)
        fits = table.outcome != 0 or bool(table.choices(table.next_seat()))
    except (IndexError, OverflowError, AssertionError):
        fits = False
    if not fits:
        raise Refusal("contradiction", "D31", field="parts")
