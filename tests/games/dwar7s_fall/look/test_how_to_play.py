"""How to play tells what a first player must know (audit Dwar7s Fall 8 and 9)."""

from __future__ import annotations

import re
from html import unescape

import pytest

from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.look.drawings import text, whole
from meadhall.look.rulebook import read_rulebook

PAGE = whole(text(LOOK.how_to_play()))


def chapter(name: str) -> str:
    """The words of a chapter."""
    found = re.search(rf'<section id="how-{name}">(.*?)</section>', PAGE, re.DOTALL)
    assert found, name
    return " ".join(unescape(re.sub("<[^>]*>", " ", found[1])).split())


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("goal", "Walls, points, costs, some spaces and the numbers of each gem and ogre are our own"),
        ("goal", "enter the true numbers in a component file"),
        ("setup", "nine cards are the hand, its 7 dwarfs are at home"),
        ("setup", "Each gets one secret goal; the other secret goals stay out of the game, unseen"),
        ("setup", "3 trade goals lie open"),
        ("setup", "Lots decide who begins"),
        ("realm", "Without a castle in play you have no kingdom and get no points for one"),
        ("turn", "1 more while your castle is in play and no frost giant is in its region"),
        ("turn", "only the first card of the game must be laid"),
        ("stacks", "a stack is one tile"),
        ("goals", "8 tiles or more; a stack is one tile"),
        ("end", "Kingdom cards and ogres in hand are worth nothing"),
        ("end", "after two rounds in a row in which nobody did anything, and after round 200"),
    ],
)
def test_audit_dwar7s_8_how_to_play_tells(where: str, told: str) -> None:
    assert told in chapter(where)


def test_audit_dwar7s_9_the_weakest_ruling_is_told_and_linked() -> None:
    assert "our weakest ruling; a component file can change it" in chapter("stacks")
    assert "Frost giant May lie on any tavern" in chapter("stacks")
    assert "/rules/dwar7s_fall#W18-07" in PAGE
    for language in LANGUAGES:
        book = read_rulebook(GAME.rules_text(language), language)
        (ruling,) = [rule for rule in book.rules if rule.number == "W18-07"]
        assert "W20.4" in ruling.words and "<strong>" in ruling.html


def test_every_chapter_is_told_in_every_language() -> None:
    chapters = re.findall(r'<section id="(how-\w+)">', PAGE)
    assert len(chapters) == len(set(chapters)) == 14
    for language in LANGUAGES[1:]:
        with speaking(language):
            other = whole(text(LOOK.how_to_play()))
        assert re.findall(r'<section id="(how-\w+)">', other) == chapters
        assert other != PAGE
