# interpreted: reads a question or a position once
"""Reads plain JSON values of a question or a position.

A value that does not fit is refused in one line that names the field. The given values are never changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from . import phrases
from .errors import Refusal
from .phrases import Phrase

Value = TypeVar("Value")
Reader = Callable[[object, str], Value]

LONGEST_ECHO: Final = 30
LARGEST_ECHO: Final = 10**9
KINDS: Final[dict[type, str]] = {
    type(None): "nothing",
    bool: "true or false",
    float: "a fraction",
    list: "a list",
    dict: "an object",
}


def echo(value: object) -> str:
    """A value as a refusal repeats it: short, and on one line."""
    if isinstance(value, str):
        return "".join(letter if letter.isprintable() else "?" for letter in value[:LONGEST_ECHO])
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value) if abs(value) < LARGEST_ECHO else "a huge number"
    return KINDS.get(type(value), type(value).__name__)


def wrong_type(field: str, wanted: str, value: object) -> Refusal:
    found = Phrase("text", text=echo(value)) if isinstance(value, str) else echo(value)
    return Refusal("wrong_type", field=echo(field), wanted=wanted, found=found)


class JsonObject:
    """The fields of one JSON object; unknown ones are ignored."""

    def __init__(self, plain: object, where: str) -> None:
        if not isinstance(plain, Mapping):
            raise wrong_type(where, "an object", plain)
        self.plain: Mapping[str, object] = plain
        self.where = where

    def has(self, field: str) -> bool:
        """Whether a field that may be left out says something."""
        return self.plain.get(field) is not None

    def need(self, field: str) -> object:
        if field not in self.plain:
            raise Refusal("missing", field=field, where=self.where)
        return self.plain[field]

    def read(self, field: str, reader: Reader[Value]) -> Value:
        return reader(self.need(field), field)

    def within(self, field: str) -> JsonObject:
        return JsonObject(self.need(field), field)

    def whole(self, field: str, least: int, most: int) -> int:
        return self.read(field, whole(least, most))

    def flag(self, field: str, default: bool | None = None) -> bool:
        if default is not None and not self.has(field):
            return default
        return self.read(field, flag)

    def one_of(self, field: str, words: tuple[str, ...]) -> int:
        """Which of the words was given, by its place."""
        return self.read(field, one_of(words))

    def row(self, field: str, reader: Reader[Value], length: int | None = None) -> list[Value]:
        return self.read(field, row(reader, length))

    def by_name(self, field: str, reader: Reader[Value]) -> dict[str, Value]:
        """An object whose keys are free, such as the names of players."""
        entries = self.within(field).plain
        return {name(key, field): reader(value, key) for key, value in entries.items()}


# -- readers: one value, checked -------------------------------------------------------------------


def name(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise wrong_type(field, "a name", value)
    return value


def flag(value: object, field: str) -> bool:
    if not isinstance(value, bool):
        raise wrong_type(field, "true or false", value)
    return value


def any_whole(value: object, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_type(field, "a whole number", value)
    return value


def whole(least: int, most: int) -> Reader[int]:
    def read(value: object, field: str) -> int:
        number = any_whole(value, field)
        if not least <= number <= most:
            raise Refusal("out_of_range", field=echo(field), least=least, most=most, found=echo(number))
        return number

    return read


def optional(reader: Reader[Value], nothing: Value) -> Reader[Value]:
    """As the reader, but null is allowed."""
    return lambda value, field: nothing if value is None else reader(value, field)


def row(reader: Reader[Value], length: int | None = None) -> Reader[list[Value]]:
    def read(value: object, field: str) -> list[Value]:
        if not isinstance(value, list):
            raise wrong_type(field, "a list", value)
        if length is not None and len(value) != length:
            raise Refusal("wrong_length", field=echo(field), wanted=length, found=len(value))
        return [reader(entry, field) for entry in value]

    return read


def one_of(words: tuple[str, ...]) -> Reader[int]:
    def read(value: object, field: str) -> int:
        if not isinstance(value, str) or value not in words:
            raise Refusal("unknown_token", token=echo(value), what=phrases.one_of(", ".join(words)))
        return words.index(value)

    return read


def facts(value: object, field: str) -> JsonObject:
    return JsonObject(value, echo(field))
