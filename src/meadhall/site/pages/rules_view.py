"""How a rulebook is laid out: contents at the side, a field to search it, and every rule with its number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import urlencode

from htpy import (
    Element,
    Node,
    a,
    article,
    button,
    details,
    div,
    form,
    h1,
    h2,
    h3,
    header,
    input,
    label,
    li,
    nav,
    ol,
    p,
    search,
    section,
    span,
    summary,
)
from markupsafe import Markup

from meadhall.core.citations import rule_address
from meadhall.core.i18n import language
from meadhall.look.html_text import plain_words
from meadhall.look.icons import icon
from meadhall.look.rule_search import LONGEST, found_in, marked, wanted_words
from meadhall.look.rulebook import Chapter, Rule, Rulebook
from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.rulebooks import linked_within

from .catalogue import GameFace
from .navbar import NATIVE_NAMES

SUMMARY: Final = 200  # characters
OWN: Final = "{"  # an option's value that begins so holds the table's own numbers


@dataclass(frozen=True)
class Reading:
    """Somebody reads the rules of a game: all of them, or those with certain words."""

    face: GameFace
    book: Rulebook
    query: str
    lang: str
    match: LiveMatch | None
    own_numbers: bool = False  # the book has those of the table

    @cached_property
    def words(self) -> tuple[str, ...]:
        return wanted_words(self.query)

    @cached_property
    def shown(self) -> Rulebook:
        return found_in(self.book, self.words) if self.words else self.book

    @property
    def count(self) -> int:
        return sum(len(chapter.rules) for chapter in self.shown.chapters)

    @property
    def summary(self) -> str:
        return plain_words(self.book.introduction)[:SUMMARY]

    def address(self, **changed: str) -> str:
        """Of this page, with another query or language."""
        asked = {"lang": self.lang, "q": self.query, "table": self.match.id if self.match else "", **changed}
        query = urlencode({name: value for name, value in asked.items() if value})
        return f"{rule_address(self.face.id)}?{query}" if query else rule_address(self.face.id)

    @property
    def everything(self) -> str:
        """The address of the page that has all rules; "" for this one."""
        return self.address(q="") if self.words else ""

    def with_links(self, html: Markup) -> Markup:
        return linked_within(html, self.book.numbers, self.everything)

    def drawn(self, html: Markup) -> Markup:
        """With links to the rules it cites, and what was searched for."""
        return marked(self.with_links(html), self.words) if self.words else self.with_links(html)


def rules_page(reading: Reading) -> Node:
    return div(".wrap.rules", lang=_lang(reading), data_rules=rule_address(reading.face.id))[
        _head(reading),
        _contents(reading),
        div(".rulebook.panel", data_rulebook=True, data_filtered=bool(reading.words))[
            (_chapter(reading, chapter) for chapter in reading.shown.chapters)
        ],
    ]


def _lang(reading: Reading) -> str | None:
    return reading.book.language if reading.book.language != language() else None


# -- head ----------------------------------------------------------------------------------------------


def _head(reading: Reading) -> Element:
    return header(".rules-head")[
        p(".caps")[a(href=f"/games/{reading.face.id}")[icon(reading.face.emblem), reading.face.title]],
        h1[reading.book.title],
        div(".prose.lead-text")[reading.with_links(reading.book.introduction)],
        _notes(reading),
        _search(reading),
        p(
            ".found",
            role="status",
            data_found=True,
            data_none=say("No rule holds these words."),
            data_some=say("Rules found: {number}"),
        )[_found(reading)],
    ]


def _notes(reading: Reading) -> list[Element]:
    notes = []
    if _lang(reading):
        native = NATIVE_NAMES[reading.book.language]
        notes.append(
            say("These rules are not written in your language yet; here they are in: {name}.", name=native)
        )
    if reading.match and (own := _own_numbers(reading)):
        notes.append(_of_own_numbers(reading, ", ".join(own)))
    shown_notes = [p(".note.panel", lang=language())[note] for note in notes]
    if reading.match:
        shown_notes.append(p(".back")[a(href=f"/table/{reading.match.id}")[say("Back to the table")]])
    return shown_notes


def _of_own_numbers(reading: Reading, options: str) -> str:
    if reading.own_numbers:
        return say(
            "Your table plays with numbers of its own ({options}). These rules show them.", options=options
        )
    return say(
        "Your table plays with numbers of its own ({options}). Here stand the usual ones: where they"
        " differ, the table is right.",
        options=options,
    )


def _own_numbers(reading: Reading) -> list[str]:
    """The options of the table that hold its own numbers."""
    options = reading.match.config.options if reading.match else {}
    return [
        reading.face.option_words(option)[0]
        for option in reading.face.game.options
        if str(options.get(option.name, "")).startswith(OWN)
    ]


def _search(reading: Reading) -> Element:
    """It works without a script: then the page comes again with what was found."""
    hidden = {"lang": reading.lang, "table": reading.match.id if reading.match else ""}
    return search[
        form(".rule-search", action=rule_address(reading.face.id), lang=language())[
            (input(type="hidden", name=name, value=value) for name, value in hidden.items() if value),
            label[
                span(".sr")[say("Search the rules")],
                input(
                    type="search",
                    name="q",
                    value=reading.query,
                    maxlength=str(LONGEST),
                    placeholder=say("Search the rules"),
                    autocomplete="off",
                    data_search=True,
                ),
            ],
            button(".btn")[icon("magnifying-glass"), span[say("Search")]],
        ]
    ]


def _found(reading: Reading) -> Node:
    if not reading.words:
        return None
    everything = a(href=reading.address(q=""))[say("Show all rules")]
    if not reading.count:
        return [say("No rule holds these words."), " ", everything]
    return [say("Rules found: {number}", number=reading.count), " ", everything]


# -- contents ------------------------------------------------------------------------------------------


def _contents(reading: Reading) -> list[Element]:
    """At the side of a wide screen, folded on a small one."""
    title = say("Contents")
    return [
        nav(".contents.aside", lang=language(), aria_label=title)[
            p(".caps")[title], _chapters(reading.shown.chapters)
        ],
        details(".contents.folded.panel")[summary[title], _chapters(reading.shown.chapters)],
    ]


def _chapters(chapters: Iterable[Chapter]) -> Element:
    return ol[
        (li[a(href=f"#{each.number}")[span(".number")[each.number], " ", each.title]] for each in chapters)
    ]


# -- rules ---------------------------------------------------------------------------------------------


def _chapter(reading: Reading, chapter: Chapter) -> Element:
    introduction = reading.drawn(chapter.introduction)
    return section(".chapter", id=chapter.number)[
        h2[a(".number", href=f"#{chapter.number}")[chapter.number], " ", chapter.title],
        div(".prose.chapter-words")[_scrolling(introduction)] if introduction else None,
        (_rule(reading, rule) for rule in chapter.rules),
    ]


def _rule(reading: Reading, rule: Rule) -> Element:
    return article({"class": "rule-entry", "id": rule.number, "data-rule": True})[
        h3[
            a(".number", href=f"{reading.everything}#{rule.number}", title=say("Link to this rule"))[
                rule.number
            ]
        ],
        div(".prose")[_scrolling(reading.drawn(rule.html))],
    ]


def _scrolling(html: Markup) -> Markup:
    """Wide tables scroll on their own."""
    name = Markup.escape(say("Lookup table"))
    before = f'<div class="table-scroll" tabindex="0" role="region" aria-label="{name}"><table>'
    return Markup(str(html).replace("<table>", before).replace("</table>", "</table></div>"))
