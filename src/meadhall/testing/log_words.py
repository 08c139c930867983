"""Lines of the log that address their reader say what they say to anybody, but for the name."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from .failures import expect_same

Sentences = Mapping[str, str]


def assert_says_you(addressed: Sentences, log: Sentences, *, instead_of: str) -> None:
    """To everybody whom a sentence names so, and all else is told, too."""
    wanted = {what for what, sentence in log.items() if instead_of in fields(sentence)}
    expect_same("these lines address their reader", set(addressed), wanted)
    for what, sentence in addressed.items():
        expect_same(sentence, fields(sentence), fields(log[what]) - {instead_of})


def fields(sentence: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(sentence) if field}
