"""How to play Andor: complete in three languages, with the pieces it speaks of, true to data and rulebook."""

from __future__ import annotations

import re
from html import unescape

import pytest

from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.games.andor import GAME
from meadhall.games.andor.look.how_to_play import how_to_play
from meadhall.games.andor.look.pieces import GLYPHS
from meadhall.games.andor.state.components import COMPONENTS, CREATURES
from meadhall.games.andor.state.names import HERO_IDS, HEROINE_IDS, THING_IDS, TOKEN_IDS
from meadhall.games.andor.words import rules_text
from meadhall.games.andor.words.rules_text import Rulings
from meadhall.games.andor.words.thing_rules import NUMBERS, RULES, rule_number, thing_rule
from meadhall.look.drawings import whole
from meadhall.look.icons import icons_used
from meadhall.look.rulebook import read_rulebook

LATIN_WORD = re.compile("[A-Za-z]{2,}")
IN_THE_RULES = range(1, 25)  # chapters D1 to D24 are about playing


def page(language: str = "en") -> str:
    with speaking(language):
        return unescape(whole(str(how_to_play())))


def rulings_told() -> set[str]:
    parts = [part for chapter in rules_text.chapters() for part in chapter.parts]
    return {number for part in parts if isinstance(part, Rulings) for number in part.numbers}


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_told_in_every_language(language: str) -> None:
    told = page(language)
    with speaking(language):
        chapters = rules_text.chapters()
    keys = {chapter.key for chapter in chapters}
    wanted = {"goal", "setup", "heroes", "day", "turn", "free", "fight", "creatures", "sunrise", "castle"}
    assert keys == wanted | {"track", "end", "friends", "places", "things", "events", "legends", "advice"}
    for chapter in chapters:
        assert f'id="how-{chapter.key}"' in told and chapter.title
    assert "{" not in told and told.count("<table") == 8
    words = re.sub("D[0-9]+[.][0-9]+a?", "", re.sub("<[^>]*>", "", told))
    assert (LATIN_WORD.search(words) is None) is (language == "ru")


def test_how_to_play_tells_numbers_from_the_data() -> None:
    told = page()
    for fact in ("1/2/3", "3/4/5", "2 black dice; below 7 willpower: 1 black die", "3 gold", "16–48"):
        assert fact in told
    assert told.count("Plays as printed") == 1 and told.count("our own adaptation") == 4
    for item in COMPONENTS["items"]:
        row = told.partition(f"</svg> {item['names']['en']}</th>")[2]
        assert row.startswith(f"<td>{item['count']}</td>"), item["id"]


def test_how_to_play_shows_the_pieces_it_speaks_of() -> None:
    told = page()
    for side in (*HERO_IDS, *HEROINE_IDS, "prince", "shield_dwarves", "witch"):
        assert re.search(f'class="por hero [a-z_ ]*{side}"', told), side
    for creature in CREATURES:
        assert f'class="foe beast {creature["id"]}"' in told
    assert told.count('class="die red"') == 2 and told.count('class="die black"') == 1
    assert icons_used(told) <= GLYPHS
    assert {"castle", "shop", "well", "farmer", "cut-diamond", "rune-stone", "stone-pile"} <= icons_used(told)


def test_every_ruling_about_playing_is_told_with_its_reason() -> None:
    """Where a player meets it, in the words of the rulebook, with a link."""
    book = read_rulebook(GAME.rules_text("en"), "en")
    rulings = {rule.number for rule in book.rules if re.search(r"\b[Rr]uling", rule.words)}
    about_playing = {number for number in rulings if int(re.findall("[0-9]+", number)[0]) in IN_THE_RULES}
    assert len(about_playing) > 30
    assert about_playing <= rulings_told() <= book.numbers
    told = page()
    for rule in book.rules:
        if rule.number in rulings_told():
            assert f'href="/rules/andor#{rule.number}"' in told and rule.words in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_rule_and_its_number(language: str) -> None:
    with speaking(language):
        for thing in (*THING_IDS, *TOKEN_IDS, "sp", "wp"):
            assert len(thing_rule(thing)) > 10 and rule_number(thing).startswith("D")
    assert set(NUMBERS) | {"letter"} == set(RULES)


def test_audit_andor_16_how_hard_legend_2_is_stands_where_it_is_chosen() -> None:
    assert "bots win it less than once in ten" in page()
