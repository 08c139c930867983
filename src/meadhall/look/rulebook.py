# interpreted: read when somebody asks
"""The numbered rules of a game, read from the text that `Game.rules_text` gives (docs/rules_pages.md).

The text is a small part of Markdown: headings, paragraphs, lists, tables and emphasis. All else, also HTML,
is shown as it is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from meadhall.core.citations import NUMBER

from .html_text import plain_words

UNDERSTOOD: Final = ("heading", "list", "table", "emphasis", "newline", "escape", "entity")
READER: Final = MarkdownIt("zero").enable(list(UNDERSTOOD))
CHAPTER: Final = re.compile(r"([A-Z]{1,3}\d*) +(\S.*)")
BOOK, CHAPTER_HEAD, RULE_HEAD = "h1", "h2", "h3"


class BrokenRulebook(ValueError):
    """The text of a rulebook is not laid out as it should be."""


@dataclass(frozen=True)
class Rule:
    number: str
    html: Markup

    @cached_property
    def words(self) -> str:
        return plain_words(self.html)


@dataclass(frozen=True)
class Chapter:
    number: str
    title: str
    introduction: Markup
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    language: str
    title: str
    introduction: Markup
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> Iterator[Rule]:
        return (rule for chapter in self.chapters for rule in chapter.rules)

    @cached_property
    def numbers(self) -> frozenset[str]:
        """All that can be cited: rules and chapters."""
        return frozenset({rule.number for rule in self.rules} | {each.number for each in self.chapters})


def read_rulebook(text: str, language: str) -> Rulebook:
    """Parse a rulebook. Raises `BrokenRulebook` for a text that a page cannot show or cite."""
    parts = list(_parts(READER.parse(text)))
    if parts[0].level != BOOK:
        raise BrokenRulebook("a rulebook begins with its title: # Title")
    chapters: list[Chapter] = []
    for part in parts[1:]:
        if part.level == CHAPTER_HEAD:
            chapters.append(_chapter(part))
        elif part.level == RULE_HEAD and chapters:
            last = chapters[-1]
            chapters[-1] = Chapter(last.number, last.title, last.introduction, (*last.rules, _rule(part)))
        else:
            raise BrokenRulebook(f"'{part.heading}' stands in no chapter")
    book = Rulebook(language, parts[0].heading, parts[0].html, tuple(chapters))
    _check(book)
    return book


class _Part(NamedTuple):
    """A heading, and what stands below it."""

    level: str
    heading: str
    html: Markup


def _parts(tokens: Sequence[Token]) -> Iterator[_Part]:
    heads = [place for place, token in enumerate(tokens) if token.type == "heading_open" and not token.level]
    if not heads or heads[0]:
        raise BrokenRulebook("a rulebook begins with its title: # Title")
    for head, end in zip(heads, [*heads[1:], len(tokens)], strict=True):
        below = tokens[head + 3 : end]  # after the heading's opening, words and closing
        html = READER.renderer.render(below, READER.options, {})
        yield _Part(tokens[head].tag, tokens[head + 1].content.strip(), Markup(html))


def _chapter(part: _Part) -> Chapter:
    written = CHAPTER.fullmatch(part.heading)
    if written is None:
        raise BrokenRulebook(f"'{part.heading}' is no chapter's number and title")
    return Chapter(written[1], written[2], part.html, ())


def _rule(part: _Part) -> Rule:
    if not NUMBER.fullmatch(part.heading):
        raise BrokenRulebook(f"'{part.heading}' is no rule's number")
    if not part.html:
        raise BrokenRulebook(f"rule {part.heading} says nothing")
    return Rule(part.heading, part.html)


def _check(book: Rulebook) -> None:
    numbers = [*(chapter.number for chapter in book.chapters), *(rule.number for rule in book.rules)]
    twice = {number for number in numbers if numbers.count(number) > 1}
    if twice:
        raise BrokenRulebook(f"each number stands for one rule or chapter: {', '.join(sorted(twice))}")
