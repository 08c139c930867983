# interpreted: words are for people
"""Details of refusals in words of this game: said in the language in which the refusal is read."""

from __future__ import annotations

from typing import Final

from meadhall.core.phrases import Phrase

from .sentences import say

NOUNS: Final[dict[str, str]] = {"legend": "a legend"}


class Noun(Phrase):
    def __str__(self) -> str:
        return say(NOUNS[self.key])
