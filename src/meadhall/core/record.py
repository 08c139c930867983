# interpreted: reading and writing files
"""Records: a match as a few lines of JSON that replay for ever.

    {"meadhall": 1, "game": "hoard", "version": 1, "options": {}, "seats": ["Ann", "Bo"], "luck": {"seed": 7}}
    [0, 12, "bid 12"]                                    one line a move: seat, choice, the choice in words
    {"result": {"scores": [80, 75], "places": [1, 2]}}   for real matches also "seed"

A file may hold several records, each starting with its header. A match that was left early has no result: it
ends without a closing line, or with one that only tells the seed. Notation may be left out; where it is
written, replaying checks it. `record_reader` reads records, `replay` finds out whether they are true.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Final

from .errors import Refusal
from .fairness import commitment, luck_for_move, new_seed
from .game import OptionValue
from .phrases import system_problem
from .rng import luck_from_seed
from .table import Table

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Seeded:
    """Luck of a simulated game: one open number, used once, before the deal."""

    seed: int

    def opening(self) -> int:
        return luck_from_seed(self.seed)

    def rekey(self, table: Table, move: int) -> None:
        """Simulated games keep the luck of the deal."""


@dataclass(frozen=True, slots=True)
class Committed:
    """Luck of a real match: the hash of the seed is told first, the seed (None till then) at the end."""

    commit: str
    seed: bytes | None = None

    @staticmethod
    def fresh() -> Committed:
        seed = new_seed()
        return Committed(commitment(seed), seed)

    def opening(self) -> int:
        return self._luck(0)

    def rekey(self, table: Table, move: int) -> None:
        table.rekey(self._luck(move))

    def _luck(self, move: int) -> int:
        if self.seed is None:
            raise Refusal("proof_missing")
        return luck_for_move(self.seed, move)


Luck = Seeded | Committed


@dataclass(frozen=True, slots=True)
class Move:
    """One choice; `notation` says it in words, None where the record leaves it out."""

    seat: int
    choice: int
    notation: str | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is written. `result` is what the record claims, None for a match that was left early;
    `line` is where its header stands in the file."""

    game: str
    version: int
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    luck: Luck
    moves: tuple[Move, ...] = ()
    result: dict[str, object] | None = None
    line: int = 1

    def compact(self) -> Record:
        """The same record without notation."""
        return replace(self, moves=tuple(Move(move.seat, move.choice) for move in self.moves))


# -- writing ---------------------------------------------------------------------------------------


def write(records: Iterable[Record], stream: IO[str]) -> None:
    for record in records:
        stream.writelines(line + "\n" for line in lines_of(record))


def save(records: Iterable[Record], file: Path, append: bool = False) -> None:
    """Write a file of records, or add to it."""
    try:
        with file.open("a" if append else "w", encoding="utf-8", newline="\n") as stream:
            write(records, stream)
    except OSError as problem:
        raise Refusal("file_unwritable", file=file, problem=system_problem(problem)) from problem


def lines_of(record: Record) -> Iterator[str]:
    yield _line(_header(record))
    for move in record.moves:
        yield _line([part for part in (move.seat, move.choice, move.notation) if part is not None])
    if closing := _closing(record):
        yield _line(closing)


def _header(record: Record) -> dict[str, object]:
    luck = record.luck
    return {
        "meadhall": FORMAT,
        "game": record.game,
        "version": record.version,
        "options": record.options,
        "seats": list(record.seats),
        "luck": {"seed": luck.seed} if isinstance(luck, Seeded) else {"commit": luck.commit},
    }


def _closing(record: Record) -> dict[str, object]:
    closing: dict[str, object] = {}
    if record.result is not None:
        closing["result"] = record.result
    if isinstance(record.luck, Committed) and record.luck.seed is not None:
        closing["seed"] = record.luck.seed.hex()
    return closing


def _line(plain: object) -> str:
    return json.dumps(plain, ensure_ascii=False)
