"""A line of the log: the game's own sentence, some of its nouns drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from .markup import escaped

QUOTED: Final = re.compile(r"«\s*(\x02\w+\x03)\s*»")  # a name is quoted, a picture is not


def drawn_line(
    say: Callable[..., str], sentence: str, words: Mapping[str, str], pictures: Mapping[str, str]
) -> str:
    """The sentence is translated with marks for the nouns, then the marks become pictures. A translation may
    order them as it likes."""
    marks = {part: f"\x02{part}\x03" for part in pictures}
    line = written_line(say(sentence, **{**words, **marks}))
    if "«" in line:
        line = QUOTED.sub(r"\1", line)
    for part, mark in marks.items():
        line = line.replace(mark, pictures[part])
    return line


def written_line(words: str) -> str:
    """A line of a list: a single sentence has no full stop."""
    return escaped(words if ". " in words else words.removesuffix("."))
