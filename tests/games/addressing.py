"""Lines of the log that address their reader say what they say to anybody, but for the name."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

Sentences = Mapping[str, str]


def assert_says_you(addressed: Sentences, log: Sentences, *, instead_of: str) -> None:
    """To everybody whom a sentence names so, and all else is told, too."""
    assert set(addressed) == {what for what, sentence in log.items() if instead_of in fields(sentence)}
    for what, sentence in addressed.items():
        assert fields(sentence) == fields(log[what]) - {instead_of}, sentence


def fields(sentence: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(sentence) if field}
