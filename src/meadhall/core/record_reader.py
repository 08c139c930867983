# interpreted: reading files
"""Reading records (see `record` for what they look like). Any damage is a refusal that names the line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypeVar

from .errors import Refusal
from .game import OptionValue
from .phrases import Phrase, system_problem
from .record import FORMAT, Committed, Luck, Move, Record, Seeded
from .strict_json import parse

HEADER_KEYS: Final = {"meadhall", "game", "version", "options", "seats", "luck"}
CLOSING_KEYS: Final = {"result", "seed"}
HEX_OF_256_BITS: Final = re.compile("[0-9a-f]{64}")
CONTROL_CHARACTERS_AND_SURROGATES: Final = ("Cc", "Cs")
KINDS: Final = {int: "a whole number", str: "a text", dict: "an object", list: "a list"}

Kind = TypeVar("Kind", int, str, dict[str, object], list[object])


def read(source: Path | Iterable[bytes], unfinished: bool = False) -> Iterator[Record]:
    """The records of a file or of a stream of lines, one by one. A match without a result is refused unless
    the caller asks for `unfinished` ones too."""
    if not isinstance(source, Path):
        yield from _records_in(source, unfinished)
        return
    try:
        with source.open("rb") as lines:
            yield from _records_in(lines, unfinished)
    except OSError as problem:
        raise Refusal("file_missing", file=source, problem=system_problem(problem)) from problem


def _records_in(lines: Iterable[bytes], unfinished: bool) -> Iterator[Record]:
    draft: _Draft | None = None
    after_gap = False
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            after_gap = True
            continue
        plain = _parse(line, number)
        if isinstance(plain, dict) and "meadhall" in plain:
            if draft is not None:
                yield draft.record(unfinished)
            draft = _Draft(plain, number)
        elif draft is None or after_gap:
            raise _broken(number, "a record starts with its header")
        else:
            draft.add(plain, number)
        after_gap = False
    if draft is None:
        raise _broken(1, "the file holds no record")
    yield draft.record(unfinished)


class _Draft:
    """A record being read: its header, and what came after it so far."""

    def __init__(self, header: dict[str, object], line: int) -> None:
        _only(HEADER_KEYS, header, line)
        if _field(header, "meadhall", int, line) != FORMAT:
            raise _broken(line, Phrase("format", format=FORMAT))
        self.line = line
        self.game = _field(header, "game", str, line)
        self.version = _field(header, "version", int, line)
        self.options = _options(_field(header, "options", dict, line), line)
        self.seats = tuple(_text(name, "a name", line) for name in _field(header, "seats", list, line))
        self.luck = _luck(_field(header, "luck", dict, line), line)
        self.moves: list[Move] = []
        self.result: dict[str, object] | None = None
        self.closed = False

    def add(self, plain: object, line: int) -> None:
        if self.closed:
            raise Refusal("record_extra", line=line)
        if isinstance(plain, list):
            self.moves.append(_move(plain, line))
        elif isinstance(plain, dict):
            self._close(plain, line)
        else:
            raise _broken(line, "it is neither a move nor a result")

    def _close(self, closing: dict[str, object], line: int) -> None:
        _only(CLOSING_KEYS, closing, line)
        if "result" in closing:
            self.result = _field(closing, "result", dict, line)
        if "seed" in closing:
            self.luck = _with_seed(self.luck, _field(closing, "seed", str, line), line)
        self.closed = True

    def record(self, unfinished: bool) -> Record:
        if self.result is None and not unfinished:
            raise Refusal("record_truncated", moves=len(self.moves))
        moves = tuple(self.moves)
        return Record(
            self.game, self.version, self.options, self.seats, self.luck, moves, self.result, self.line
        )


# -- pieces of a line ------------------------------------------------------------------------------


def _parse(line: bytes, number: int) -> object:
    try:
        return parse(line)
    except Refusal as refusal:
        raise _broken(number, refusal.details["problem"]) from None


def _move(plain: list[object], line: int) -> Move:
    if len(plain) not in (2, 3):
        raise _broken(line, "a move is a seat, a choice and perhaps its notation")
    seat, choice = (_counted(number, "a seat or choice", line) for number in plain[:2])
    notation = _text(plain[2], "the notation", line) if len(plain) == 3 else None
    return Move(seat, choice, notation)


def _options(plain: dict[str, object], line: int) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for name, value in plain.items():
        if not isinstance(value, bool | int | str):
            raise _broken(line, Phrase("option", name=ascii(name)))
        options[_text(name, "the name of an option", line)] = value
    return options


def _luck(plain: dict[str, object], line: int) -> Luck:
    if set(plain) == {"seed"}:
        return Seeded(_counted(plain["seed"], "the seed", line))
    if set(plain) == {"commit"}:
        return Committed(_hex(_field(plain, "commit", str, line), "commit", line))
    raise _broken(line, "'luck' holds either a seed or a commit")


def _with_seed(luck: Luck, seed: str, line: int) -> Luck:
    if isinstance(luck, Seeded):
        raise _broken(line, "a simulated game tells its seed in the header")
    return Committed(luck.commit, bytes.fromhex(_hex(seed, "seed", line)))


def _hex(text: str, name: str, line: int) -> str:
    if not HEX_OF_256_BITS.fullmatch(text):
        raise _broken(line, Phrase("hexadecimal", name=name))
    return text


def _counted(value: object, what: str, line: int) -> int:
    if type(value) is int and value >= 0:
        return value
    raise _broken(line, Phrase("from_0", what=what))


def _text(value: object, what: str, line: int) -> str:
    """Text that can be printed without doing things to a terminal."""
    if not isinstance(value, str):
        raise _broken(line, Phrase("should_be", what=what, wanted="a text"))
    if any(unicodedata.category(letter) in CONTROL_CHARACTERS_AND_SURROGATES for letter in value):
        raise _broken(line, Phrase("control", what=what))
    return value


def _field(plain: dict[str, object], key: str, kind: type[Kind], line: int) -> Kind:
    value = plain.get(key)
    if type(value) is not kind:
        raise _broken(line, Phrase("should_be", what=f"'{key}'", wanted=KINDS[kind]))
    return _text(value, f"'{key}'", line) if isinstance(value, str) else value


def _only(known: set[str], plain: dict[str, object], line: int) -> None:
    unknown = sorted(set(plain) - known)
    if unknown or not plain:
        raise _broken(line, Phrase("unexpected", what=ascii(unknown[0])) if unknown else "it is empty")


def _broken(line: int, problem: object) -> Refusal:
    return Refusal("record_broken", line=line, problem=problem)
