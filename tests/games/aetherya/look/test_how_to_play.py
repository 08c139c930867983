"""How to play tells all of the rules that decide games, in every language, with numbers and pictures."""

from __future__ import annotations

import html
import re
from functools import cache
from pathlib import Path

import pytest

import meadhall.games.aetherya
from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.look.effects import NUMBERS, class_of
from meadhall.games.aetherya.look.how_to_play import how_to_play
from meadhall.games.aetherya.look.how_to_play_parts import EXAMPLE
from meadhall.games.aetherya.look.land import rows_of
from meadhall.games.aetherya.look.pieces import EMBLEMS, TOKEN_GLYPHS
from meadhall.games.aetherya.state.cards import CARD_IDS, COMPONENTS, LEGEND_FACTS, TOKEN_FACTS, TOKEN_OF_ID
from meadhall.games.aetherya.words.names import token_name
from meadhall.look.drawings import text, whole
from tests.games.aetherya.test_audit_words import package

FOLDER = Path(meadhall.games.aetherya.__path__[0])
CYRILLIC_ONLY = re.compile(r"[A-Za-z]{2,}")


@cache
def page(language: str = "en") -> str:
    with speaking(language):
        return html.unescape(whole(text(how_to_play())))


def words(language: str = "en") -> str:
    return " ".join(re.sub("<[^>]*>", " ", page(language)).split())


def lookup_rows(chapter: str, language: str = "en") -> list[list[str]]:
    """The cells of the tables of a chapter, without pictures."""
    found = re.search(rf'<section id="how-{chapter}">.*?</section>', page(language), re.DOTALL)
    assert found
    rows = re.findall(r"<tr>(.*?)</tr>", found[0], re.DOTALL)
    cells = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL) for row in rows]
    return [[re.sub("<[^>]*>", "", cell).strip() for cell in row] for row in cells]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_all_of_it(language: str) -> None:
    chapters = re.findall(r'<section id="how-(\w+)">', page(language))
    assert chapters == re.findall(r'<section id="how-(\w+)">', page())
    assert "{" not in words(language)
    if language == "ru":
        assert CYRILLIC_ONLY.findall(words("ru")) == []


TOLD = {
    "only an open card is no place for its like": "An open card is never replaced by one of its own type",
    "a closed card may always be replaced": "A closed card may always be replaced",
    "a new card is opened after a reshuffle": "Its top card is opened and begins the new discard pile",
    "nothing after the ending action": "After the action that ends the game nobody claims a legend any more",
    "not even by who ends it": "Even that player claims no legend after it",
    "who may regain a griffin": "Only the owner of that kingdom can regain it, by opening or replacing",
    "legends score nothing together": "Legends score nothing.",
    "only the current row counts alone": "Only the row of this century counts",
    "the last-card trap": "nothing is fulfilled after it, not even a legend that this very card completes",
}


@pytest.mark.parametrize("gap", TOLD)
def test_audit_aetherya_5_the_gaps_are_filled(gap: str) -> None:
    assert TOLD[gap] in words()


def test_audit_aetherya_5_with_six_dragons_or_more_the_row_is_0() -> None:
    assert ["6 or more", "0", "0", "0"] in lookup_rows("cards")
    assert ["3", "6", "18", "−18"] in lookup_rows("cards")
    assert "with 6 or more the row is 0" in words()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_audit_aetherya_5_copies_of_each_type(players: int) -> None:
    dealt = COMPONENTS["setup_counts"]["competitive"][str(players)]
    copies = COMPONENTS["kingdom_copies_per_type"][str(players)]
    wanted = [str(players), str(copies), str(10 * copies), str(dealt["deck"])]
    assert wanted in lookup_rows("setup")
    team = COMPONENTS["setup_counts"]["cooperative"][str(players)]
    assert [str(players), str(team["legend_display"]), str(team["deck"])] in lookup_rows("together")


@pytest.mark.parametrize("language", LANGUAGES)
def test_audit_aetherya_5_which_tokens_are_items_and_which_characters(language: str) -> None:
    kinds = {row[0]: row[1] for row in lookup_rows("items", language)}
    with speaking(language):
        for fact in TOKEN_FACTS[4:]:
            number = TOKEN_OF_ID[fact["id"]]
            assert kinds[token_name(number)] == class_of(number)
        items = sum(kind == class_of(1) for kind in kinds.values())
    characters = COMPONENTS["invariants"]["characters_per_set"]
    assert (items, len(kinds) - 1 - items) == (len(TOKEN_FACTS) - 3 - characters, characters)


def test_audit_aetherya_5_every_piece_is_pictured() -> None:
    faces = {f"a-{card}" for card in (*CARD_IDS[1:5], "dragon", "portal", "back")}
    drawn = {"tower-flag", EMBLEMS["DR"]}  # a closed token; the dragon's is part of its face
    glyphs = {f"i-{glyph}" for glyph in {*EMBLEMS.values(), *TOKEN_GLYPHS.values()} - drawn}
    assert faces | glyphs <= set(re.findall('href="#([^"]+)"', page()))
    kinds = {fact["kind"] for fact in LEGEND_FACTS}
    assert len(lookup_rows("legends")) == 1 + len(kinds)


def test_audit_aetherya_5_numbers_come_from_the_rules() -> None:
    """No text has a number of its own but those of names and of players."""
    named = re.compile(r"\b(2 to 4 players|2 vs 1|Gems 1 to 4|is 0|than 0)\b")
    for parts, files in package().messages.items():
        if {file.name for file in files} & {"how_to_play.py", "other_ways.py", "effects.py"}:
            assert not re.search(r"(?<![{\w])\d", named.sub("", parts[0])), parts
    for race in COMPONENTS["kingdom_cards"][4:8]:
        for land, points in race["land_points"].items():
            assert NUMBERS[f"{race['id']}_{land}"] == str(points).replace("-", "−")


def test_the_example_is_counted_by_the_rules() -> None:
    """A10.9."""
    assert rows_of(EXAMPLE) == (10, 4, 8, 0, 3, 0, -2)
    assert ["Total", "23"] in lookup_rows("end")


# -- rulings ---------------------------------------------------------------------------------------

RULINGS = {
    "R7": "A6.2",  # when the deck is renewed
    "R17": "B2.3",  # a griffin is regained by replacing its card
    "R21": "B6.3",  # the cards of the sword are neighbours
    "R26": "C7.1",  # alone, the last card ends the century before its legend
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruling", RULINGS)
def test_audit_aetherya_4_rulings_and_their_reasons_are_told(ruling: str, language: str) -> None:
    """In How to play with a link, on the rules' page with its reason, and in the manual."""
    row = next(row for row in lookup_rows("rulings", language) if row[2:] == [ruling])
    assert len(row[1]) > 60
    assert f'href="/rules/aetherya#{ruling}"' in page(language)
    told = GAME.rules_text(language).partition(f"### {ruling}\n")[2].partition("\n###")[0]
    assert len(told) > 200 and RULINGS[ruling] in told
    assert f"({ruling}, " in (FOLDER / "MANUAL.md").read_text(encoding="utf-8")
