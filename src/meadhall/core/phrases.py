# interpreted: read when a refusal is
"""Details of refusals that are words: said in the language in which the refusal is read.

A detail is an id or a value, which stays as it is; one of the `WORDS` below; or a `Phrase`. A game says its
own words by a subclass of `Phrase`: none of them stands here.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from .i18n import Translator

say = Translator(Path(__file__).parent)

WORDS: Final = (
    "none",
    "nothing",
    "true or false",
    "a whole number",
    "0 or 1",
    "a fraction",
    "a huge number",
    "a text",
    "a name",
    "a list",
    "an object",
    "a card",
    "a token",
    "more",
    "the position",
    "the arguments",
    "the line",
    "the notation",
    "the seed",
    "a seat or choice",
    "the name of an option",
    "it is nested too deeply",
    "its entry point does not name a Game",
    "a record starts with its header",
    "the file holds no record",
    "it is neither a move nor a result",
    "a move is a seat, a choice and perhaps its notation",
    "'luck' holds either a seed or a commit",
    "a simulated game tells its seed in the header",
    "it is empty",
    "it is not UTF-8",
    "there is no such file",
    "access is denied",
    "it is a folder",
)
PHRASES: Final[dict[str, str]] = {
    "one_of": "one of {known}",
    "at_most": "at most {number}",
    "at_least": "at least {number}",
    "text": "the text '{text}'",
    "unreadable": "it cannot be read from line {line}, column {column} on",
    "digits": "a number of {number} digits is too large",
    "too_large": "the number {number} is too large",
    "no_number": "{name} is not a number",
    "no_result": "seed {seed} ends without a result",
    "endless": "'{name}' goes on without end",
    "format": "it is not of record format {format}",
    "option": "option {name} is neither a truth value, a whole number nor a text",
    "hexadecimal": "'{name}' should be 64 hexadecimal digits",
    "from_0": "{what} should be a whole number from 0",
    "should_be": "{what} should be {wanted}",
    "control": "{what} holds control characters",
    "unexpected": "{what} is unexpected",
}
OF_THE_SYSTEM: Final = {
    errno.ENOENT: "there is no such file",
    errno.EACCES: "access is denied",
    errno.EPERM: "access is denied",
    errno.EISDIR: "it is a folder",
}


class Phrase:
    """It may be pickled before it is read."""

    def __init__(self, key: str, **parts: object) -> None:
        self.key: Final = key
        self.parts: Final = parts

    def __str__(self) -> str:
        return say(PHRASES[self.key], **spoken(self.parts))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r}, **{self.parts!r})"

    def __eq__(self, other: object) -> bool:
        return (
            type(self) is type(other)
            and isinstance(other, Phrase)
            and (self.key, self.parts) == (other.key, other.parts)
        )

    def __hash__(self) -> int:
        return hash(self.key)


def one_of(known: object) -> Phrase:
    return Phrase("one_of", known=known)


def at_most(number: object) -> Phrase:
    return Phrase("at_most", number=number)


def system_problem(problem: OSError) -> str:
    """The message of the operating system, in our own words where we have some."""
    return OF_THE_SYSTEM.get(problem.errno or 0, problem.strerror or "")


def spoken(details: Mapping[str, object]) -> dict[str, object]:
    """The details with all known words in the reader's language."""
    return {name: spoken_detail(detail) for name, detail in details.items()}


def spoken_detail(detail: object) -> object:
    return next((say(word) for word in WORDS if word == detail), detail)
