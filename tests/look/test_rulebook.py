"""Rulebooks are read from a little Markdown, searched and linked; nothing in them becomes HTML of its own."""

from __future__ import annotations

import re
import unicodedata
from html import escape

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from meadhall.core.citations import NUMBER, rule_address
from meadhall.look.html_text import change_words, plain_words
from meadhall.look.rule_search import folded, found_in, marked, wanted_words
from meadhall.look.rulebook import BrokenRulebook, Rulebook, read_rulebook
from tests.example_game import GAME

pytestmark = pytest.mark.uncompiled
TAGS = {"p", "strong", "em", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "br"}
BOOK = "# T\n\nWords.\n\n## X1 Chapter\n\n### X1.1\n"


def hoard() -> Rulebook:
    return read_rulebook(GAME.rules_text("en"), "en")


def numbers_of(book: Rulebook) -> list[str]:
    return [rule.number for rule in book.rules]


def test_a_rulebook_has_a_title_chapters_and_rules_in_order() -> None:
    book = hoard()
    assert book.title == "The rules of Hoard"
    assert "richest chest" in book.introduction
    assert [(one.number, one.title) for one in book.chapters] == [
        ("H1", "Set-up"),
        ("H2", "A round"),
        ("H3", "The end"),
    ]
    assert numbers_of(book) == ["H1.1", "H1.2", "H2.1", "H2.2", "H2.3", "H3.1"]
    assert book.numbers == {"H1", "H2", "H3", *numbers_of(book)}
    assert "before the first round" in book.chapters[0].introduction


def test_lists_tables_and_emphasis_are_drawn() -> None:
    drawn = {rule.number: str(rule.html) for rule in hoard().rules}
    assert "<strong>three</strong>" in drawn["H1.1"]
    assert "<th>Cards</th>" in drawn["H1.2"] and "<td>22 and 23</td>" in drawn["H1.2"]
    assert drawn["H2.1"].count("<li>") == 3 and "<ol>" in drawn["H2.1"]
    assert "<ul>" in drawn["H2.2"]


def test_html_and_links_in_a_rulebook_are_shown_as_written() -> None:
    drawn = next(str(rule.html) for rule in hoard().rules if rule.number == "H2.3")
    assert "&lt;b onclick=&quot;alert(1)&quot;&gt;" in drawn
    assert "[that](javascript:alert(2))" in drawn
    assert "<b" not in drawn and "<a" not in drawn


@example("a line\\\nbroken")
@given(st.text(max_size=200))
def test_whatever_a_rule_says_only_our_tags_come_out(words: str) -> None:
    try:
        book = read_rulebook(f"{BOOK}x {words}", "en")
    except BrokenRulebook:
        return
    for rule in book.rules:
        found = re.findall(r"</?([a-zA-Z][^\s>]*)([^>]*)>", rule.html)
        assert {name for name, _ in found} <= TAGS
        assert {rest for name, rest in found if name not in ("th", "td", "ol", "br")} <= {""}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Words before\n\n# T\n",
        "## X1 No title\n",
        "# T\n\n### X1.1\nno chapter",
        "# T\n\n## Chapter without number\n",
        "# T\n\n## X1 Chapter\n\n### not a number\nwords",
        "# T\n\n## X1 Chapter\n\n### X1.1\n",
        f"{BOOK}one\n\n### X1.1\ntwice",
        f"{BOOK}one\n\n## X1.1 Chapter called as a rule\n",
        f"{BOOK}one\n\n# Another title",
    ],
)
def test_what_could_not_be_cited_is_refused(text: str) -> None:
    with pytest.raises(BrokenRulebook):
        read_rulebook(text, "en")


# -- citing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("(rule N7.6)", ["N7.6"]),
        ("N5.1, N5.2a and W18-07.", ["N5.1", "N5.2a", "W18-07"]),
        ("N5.1–N5.3; N5.10.", ["N5.1", "N5.3", "N5.10"]),
        ("chapter N7: x", ["N7"]),
        ("aN7.6 N7.6ab file.N1 #N7.6 n7.6", []),
    ],
)
def test_numbers_are_found_where_they_are_cited(text: str, cited: list[str]) -> None:
    assert NUMBER.findall(text) == cited


def test_a_rule_has_an_address() -> None:
    assert rule_address("hoard", "H1.1") == "/rules/hoard#H1.1"
    assert rule_address("hoard") == "/rules/hoard"


def test_words_are_changed_and_tags_links_and_buttons_are_not() -> None:
    html = '<p title="N1.1">N1.1 &amp; <a href="#N1.1">N1.1</a><button>N1.1<i>N1.1</i></button> N1.1</p>'
    changed = change_words(html, lambda text: text.replace("&", "&amp;").replace("N1.1", "*"))
    assert changed == (
        '<p title="N1.1">* &amp; <a href="#N1.1">N1.1</a><button>N1.1<i>N1.1</i></button> *</p>'
    )


def test_plain_words_hold_no_tags_and_words_stay_whole() -> None:
    assert plain_words("<p>a<strong>b</strong>c</p><ul><li>d &lt;e</li></ul>") == "abc d <e"


# -- searching -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("treasure", ["H2.1", "H2.2", "H3.1"]),
        ("TREASURE  chest", ["H2.2", "H3.1"]),
        ("cafe naive", ["H3.1"]),
        ("h1", ["H1.1", "H1.2", "H2.1"]),
        ("H1.2", ["H1.2", "H2.1"]),  # which cites it
        ("nowhere", []),
    ],
)
def test_rules_that_hold_all_words_are_found(query: str, found: list[str]) -> None:
    assert numbers_of(found_in(hoard(), wanted_words(query))) == found


def test_russian_is_found_with_and_without_its_dots() -> None:
    book = read_rulebook(GAME.rules_text("ru"), "ru")
    assert numbers_of(found_in(book, wanted_words("еще"))) == ["H3.1"]
    assert numbers_of(found_in(book, wanted_words("ЗАРЫВАЕТ"))) == ["H2.2"]


def test_what_was_sought_is_marked_and_the_rest_stays_escaped() -> None:
    drawn = marked('<p class="cafe">Café &lt;cafe&gt; <em>no</em></p>', wanted_words("cafe"))
    assert drawn == '<p class="cafe"><mark>Café</mark> &lt;<mark>cafe</mark>&gt; <em>no</em></p>'


@given(st.text(max_size=80), st.text(max_size=20))
def test_marking_adds_marks_and_changes_nothing_else(text: str, query: str) -> None:
    words = wanted_words(query)
    if not words:
        return
    html = change_words("<p>x</p>", lambda _: str(marked_text(text)))
    assert plain_words(marked(html, words)) == plain_words(html)


def marked_text(text: str) -> str:
    """As a rulebook would hold it."""
    return escape(unicodedata.normalize("NFC", text))


@given(st.text(max_size=100))
def test_folding_keeps_places(text: str) -> None:
    assert len(folded(text)) == len(unicodedata.normalize("NFC", text))
