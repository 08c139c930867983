# interpreted: asked when somebody searches
"""Finds rules by words, whatever their accents and capitals: "e" is found in "é", "е" in "ё". js/rules.js
finds the same while one types."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from .html_text import change_words, with_drawn
from .rulebook import Rule, Rulebook

LONGEST: Final = 100
MOST_WORDS: Final = 12


@lru_cache(4096)
def folded(text: str) -> str:
    """Letter by letter, so that places in it are places in the text."""
    return "".join(_base(letter) for letter in unicodedata.normalize("NFC", text))


def _base(letter: str) -> str:
    if letter.isspace():
        return " "
    return unicodedata.normalize("NFD", letter)[0].casefold()[:1] or letter


def wanted_words(query: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(folded(query[:LONGEST]).split()))[:MOST_WORDS]


def found_in(book: Rulebook, words: tuple[str, ...]) -> Rulebook:
    """The chapters and rules that hold all the words; numbers count as words."""
    found = [replace(each, rules=tuple(r for r in each.rules if _holds(r, words))) for each in book.chapters]
    return replace(book, chapters=tuple(chapter for chapter in found if chapter.rules))


def _holds(rule: Rule, words: tuple[str, ...]) -> bool:
    text, number = folded(rule.words), folded(rule.number)
    return all(word in text or number == word or number.startswith(f"{word}.") for word in words)


def marked(html: str, words: tuple[str, ...]) -> Markup:
    """The words highlighted. Links are looked into as well: only tags are left alone."""
    return change_words(html, lambda text: _marked(text, words), kept=frozenset())


def _marked(text: str, words: tuple[str, ...]) -> str:
    text = unicodedata.normalize("NFC", text)
    sought = re.compile("|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)))
    spans = [match.span() for match in sought.finditer(folded(text))]
    return with_drawn(text, spans, lambda found: Markup("<mark>{}</mark>").format(found))
