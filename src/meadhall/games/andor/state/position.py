# interpreted: reads and writes a position once
"""A whole table as plain JSON and back: named records of heroes, creatures, tokens and pending work.

A table that is loaded plays on exactly as the one that was saved. What could never have come about is refused
in one line; nothing but a refusal is ever raised. The referee reads the excerpts it is given with the same
reader (`excerpt`): there what is missing is empty.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, echo
from meadhall.core.rng import STATE_MASK

from ..legend import library
from ..legend.program import Program
from ..legend.reader import DIFFICULTIES
from ..rules.game_table import AndorTable
from ..words.sentences import Problem
from .consistency import check_board, check_consistency
from .counters import NUMBERS
from .names import MOST_HEROES, RUBBLE
from .position_limits import MOST_BRIDGES, numbers_of, record_of, rows_of
from .table import (
    LAYOUT,
    MOST_CREATURES,
    MOST_TOKENS,
    NOWHERE,
    PLACE,
    TOKEN_KIND,
    TOKEN_PLACE,
    Board,
    empty_cells,
)

GAME: Final = "andor"
FRAMES: Final = "frames"
PARTS: Final = {word: (first, size, names) for word, first, size, names in LAYOUT}

# -- to plain JSON ---------------------------------------------------------------------------------


def dump(table: Board) -> dict[str, Any]:
    """The table as plain JSON, with all its secrets: the luck, and so every card and die to come."""
    return {
        "game": GAME,
        "legend": table.program.legend,
        "difficulty": DIFFICULTIES[int(table.program.hard)],
        "heroes": table.party,
        "seats": table.seats,
        "numbers": {word: getattr(table, word) for word in NUMBERS},
        "parts": {word: plain_part(table, word) for word in PARTS},
        "luck": table.luck,
    }


def plain_part(table: Board, word: str) -> list[Any]:
    """A part of the array: numbers, or records by the names of their numbers; those not in use are 0."""
    first, size, names = PARTS[word]
    if not names:
        return [table.cells[first + index] for index in range(size)]
    stride, used = len(names), in_use(table, word, size)
    return [
        {
            name: table.cells[first + index * stride + place] if index < used else 0
            for place, name in enumerate(names)
        }
        for index in range(size)
    ]


# -- from plain JSON -------------------------------------------------------------------------------


def load(plain: object) -> AndorTable:
    """The table that was described; refuses what cannot be a legend that is being played."""
    return loaded(plain, library.program)


def loaded(plain: object, program_of: Callable[[str, int, str], Program]) -> AndorTable:
    """The same with a program made by somebody else."""
    position = JsonObject(plain, "the position")
    position.one_of("game", (GAME,))
    seats, heroes = position.whole("seats", 1, MOST_HEROES), position.whole("heroes", 2, MOST_HEROES)
    if heroes < seats:
        raise Refusal("too_many_people", people=seats, seats=heroes)
    name, difficulty = position.read("legend", legend), position.one_of("difficulty", DIFFICULTIES)
    program = program_of(name, heroes, DIFFICULTIES[difficulty])
    table = AndorTable(seats, position.whole("luck", 0, STATE_MASK), program, empty_cells())
    numbers, parts = position.within("numbers"), position.within("parts")
    for word, read in numbers_of(program, heroes).items():
        setattr(table, word, numbers.read(word, read))
    for word in PARTS:
        lay_part(table, parts, word, True)
    check_consistency(table)
    return table


def legend(value: object, field: str) -> str:
    """One of the five by name; or a legend itself, as JSON text or as an object. No file is read."""
    if isinstance(value, Mapping) and not library.is_deeper(value, library.MOST_NESTED):
        value = json.dumps(value)
    if not isinstance(value, str) or not (value in library.LEGENDS or library.is_text(value)):
        raise Refusal("unknown_token", token=echo(value), what=Problem("legend"))
    return library.settled(value)


def lay_excerpt(table: AndorTable, parts: Mapping[str, object]) -> None:
    """Parts of a position, laid on a table that has nothing in their place. What is missing stays as it is;
    what can be counted is."""
    given = JsonObject(parts, "the position")
    for word in PARTS:
        if given.has(word):
            lay_part(table, given, word, False)
    count_up(table)
    check_board(table)


def count_up(table: Board) -> None:
    """The numbers that follow from what lies on the table."""
    for token in range(MOST_TOKENS):
        if table.token(token, TOKEN_PLACE) != NOWHERE:
            table.tokens_used = token + 1
            table.rubbles += table.token(token, TOKEN_KIND) == RUBBLE
    while table.broken_count < MOST_BRIDGES and table.broken_end(2 * table.broken_count) != NOWHERE:
        table.broken_count += 1
    for creature in range(MOST_CREATURES):
        table.put_creature(creature, table.creature(creature, PLACE))


# -- one part --------------------------------------------------------------------------------------


def lay_part(table: AndorTable, parts: JsonObject, word: str, complete: bool) -> None:
    """Of a whole position nothing may be missing; an excerpt may end early, and leave numbers out."""
    first, size, names = PARTS[word]
    entries = parts.row(word, anything, size if complete else None)
    if len(entries) > size:
        raise Refusal("wrong_length", field=word, wanted=Problem("at_most", number=size), found=len(entries))
    if not names:
        read = rows_of(table.program)[word]
        for index, entry in enumerate(entries):
            table.cells[first + index] = read(entry, f"{word}[{index}]")
        return
    record = record_of(table, word)
    for index, entry in enumerate(entries):
        if index < in_use(table, word, size):
            given = JsonObject(entry, f"{word}[{index}]")
            for cell, name in enumerate(names, first + index * len(names)):
                if complete or given.has(name):
                    table.cells[cell] = record[name](given.need(name), f"{given.where}.{name}")


def in_use(table: Board, word: str, size: int) -> int:
    """How many records of a part mean something."""
    return {"heroes": int(table.party), FRAMES: int(table.depth)}.get(word, size)


def anything(value: object, field: str) -> object:
    return value
