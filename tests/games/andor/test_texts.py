"""Texts of legends and cards: complete in three languages, true to the cards, and checked when read."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.i18n import LANGUAGES, SOURCE, speaking
from meadhall.games.andor.legend import library
from meadhall.games.andor.legend.library import LEGENDS, legend_data
from meadhall.games.andor.legend.reader import read_legend
from meadhall.games.andor.legend.texts import ORIGINS, LegendTexts, Text, spoken, texts_of
from meadhall.games.andor.rules.game_table import new_table
from meadhall.games.andor.state.components import EVENT_CARDS
from meadhall.games.andor.state.view_maker import table_view
from meadhall.games.andor.words.names import NAMES, origin_words
from meadhall.games.andor.words.story import (
    card_mark,
    card_title,
    card_told,
    ending_text,
    goal_text,
    legend_name,
    task_text,
)
from tools.typography import mended

PLAYED = [
    (legend, level, heroes)
    for legend in LEGENDS
    for level in legend_data(legend)["difficulties"]
    for heroes in (2, 3, 4)
]
every_legend = pytest.mark.parametrize(("legend", "level", "heroes"), PLAYED)
NUMBER = re.compile(r"\d+")
LATIN_WORD = re.compile("[A-Za-z]{2,}")


def texts(legend: str, level: str = "normal", heroes: int = 4) -> LegendTexts:
    return texts_of(library.program(legend, heroes, level).texts)


def needed(legend: str, level: str, heroes: int) -> Iterator[tuple[str, Text]]:
    """All texts there should be: event cards tell no story."""
    events = {f"story of card {card}" for card in EVENT_CARDS}
    every = texts(legend, level, heroes).every_text()
    return ((where, text) for where, text in every if where not in events)


# -- complete in three languages -------------------------------------------------------------------


@every_legend
def test_every_text_of_every_legend_is_there_in_three_languages(legend: str, level: str, heroes: int) -> None:
    found = list(needed(legend, level, heroes))
    assert len(found) > 50
    for where, text in found:
        assert set(text) >= set(LANGUAGES), where
        assert len({text[language] for language in LANGUAGES}) > 1, where


@every_legend
def test_translations_are_no_copies_and_well_set(legend: str, level: str, heroes: int) -> None:
    for where, text in needed(legend, level, heroes):
        assert LATIN_WORD.search(text["ru"]) is None, where
        for language in ("ru", "fr"):
            assert mended(text[language], language) == text[language], (where, language)
        for language in LANGUAGES:
            assert "  " not in text[language] and "..." not in text[language], (where, language)
            assert not re.search(r" - |\"", text[language]), (where, language)


@every_legend
def test_translations_name_the_same_numbers(legend: str, level: str, heroes: int) -> None:
    for where, text in needed(legend, level, heroes):
        numbers = {language: sorted(NUMBER.findall(text[language])) for language in LANGUAGES}
        assert numbers["ru"] == numbers["fr"] == numbers["en"], where


def test_names_of_the_box_are_there_in_three_languages() -> None:
    assert all(set(names) >= set(LANGUAGES) for names in NAMES.values())


# -- true to the cards -----------------------------------------------------------------------------


def placed_on(effects: list[dict[str, Any]]) -> Iterator[int]:
    """Fields where a list of effects surely or perhaps puts something, if they are written as numbers."""
    for effect in effects:
        if effect["op"] in ("place_creature", "place_token", "place_figure") and "on_shield" not in effect:
            places = [effect.get("field"), *effect.get("fields", [])]
            yield from (place for place in places if isinstance(place, int))
        for branch in ("then", "else"):
            yield from placed_on(effect.get(branch, []))


def every_card(legend: str) -> Iterator[dict[str, Any]]:
    plain = legend_data(legend)
    yield from plain["cards"]
    for deck in plain.get("decks", {}).values():
        yield from deck["cards"]


@pytest.mark.parametrize("legend", LEGENDS)
def test_a_card_says_where_things_appear(legend: str) -> None:
    unsaid = {
        ("L1", "C1"): {0},  # "in the castle"
        ("L4", "A1"): {6, 8, 13, 14, 16, 21, 22, 23, 24, 27, 28},  # eleven hidden gems
    }
    for card in every_card(legend):
        said = {int(number) for number in NUMBER.findall(card["text"][SOURCE])}
        missing = set(placed_on(card.get("effects", []))) - said
        assert missing <= unsaid.get((legend, card["id"]), set()), card["id"]


@pytest.mark.parametrize("card", EVENT_CARDS.values(), ids=EVENT_CARDS)
def test_an_event_card_says_its_numbers(card: dict[str, Any]) -> None:
    said = set(NUMBER.findall(card["text"][SOURCE]))
    for effect in card["effects"]:
        for word in ("wp", "sp", "gold"):
            if isinstance(effect.get(word), int):
                assert str(abs(effect[word])) in said
        for end in effect.get("to", {}).get("range", []) if isinstance(effect.get("to"), dict) else []:
            assert str(end) in said


def test_whose_each_legend_and_card_is() -> None:
    assert [texts(legend).origin for legend in LEGENDS] == [
        "adapted",
        "printed",
        "adapted",
        "adapted",
        "adapted",
    ]
    assert {card.origin for card in texts("L2").cards.values()} == {"printed"}
    assert texts("L1").cards["B1"].origin == "new" and texts("L1").cards["A2"].origin == "printed"
    assert texts("L1").cards["S01"].origin == "new" and texts("L3").cards["G01"].origin == "printed"
    for language in LANGUAGES:
        with speaking(language):
            assert len({origin_words(origin) for origin in ORIGINS}) == len(ORIGINS)
    assert card_mark(texts("L1"), "B1") == " (our own)" and card_mark(texts("L2"), "A4") == ""


# -- said ------------------------------------------------------------------------------------------


def test_texts_are_said_in_the_language_of_the_reader() -> None:
    known = texts("L2")
    assert legend_name(known) == "The Healing of the King"
    with speaking("ru"):
        assert card_title(known, "G") == "Чёрные тени"
        assert card_told(known, "G01").startswith("Каждый герой может взять")
        assert goal_text(known, "castle") == "Замок устоял."
        assert ending_text(known, "castle") == "Замок пал."
        assert ending_text(texts("L3"), "fate") == "Одна из\u00a0судеб не\u00a0исполнена в\u00a0срок."
        assert task_text(texts("L1"), "T1").endswith("на\u00a0поле 5.")


def test_difficulties_have_texts_of_their_own() -> None:
    assert "30 strength" in card_told(texts("L2", "easy"), "C1")
    assert "40 strength" in card_told(texts("L2", "normal"), "C1")


NUMBERS_OF_THE_TABLE = [("easy", 2, "25"), ("easy", 4, "34"), ("normal", 2, "28"), ("normal", 3, "32")]


@pytest.mark.parametrize(("level", "heroes", "value"), NUMBERS_OF_THE_TABLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_audit_andor_16_a_goal_tells_the_number_of_this_table(
    level: str, heroes: int, value: str, language: str
) -> None:
    with speaking(language):
        assert set(NUMBER.findall(goal_text(texts("L4", level, heroes), "value"))) == {value, "0"}


@every_legend
def test_a_text_tells_only_what_holds_at_this_table(legend: str, level: str, heroes: int) -> None:
    for where, text in needed(legend, level, heroes):
        for told in text.values():
            assert not set("{}|") & set(told), where


def test_numbers_of_the_table_in_a_text_of_ones_own() -> None:
    found = read_with({"text": "A {gor|skral|troll} and {1;2} herbs; {3|4|5;6|7|8} gold."})
    assert card_told(found, "A1") == "A gor and 2 herbs; 6 gold."


def test_what_is_not_there_is_called_by_its_id() -> None:
    unknown = texts_of("never read")
    assert legend_name(unknown) == "never read" and origin_words(unknown.origin) == ""
    assert card_title(unknown, "D1") == "D1" and card_told(unknown, "D1") == ""
    assert goal_text(unknown, "chief") == "chief" and ending_text(unknown, "lost") == "lost"


def test_two_files_with_the_same_id_keep_their_own_texts() -> None:
    one, other = read_with(names="Two roads"), read_with(names="Two other roads")
    assert (legend_name(one), legend_name(other)) == ("Two roads", "Two other roads")
    first = copy.deepcopy(SMALLEST)
    second = first | {"names": "Two other roads"}
    tables = [new_table(1, 3, read_legend(plain, 2, "normal"), [0, 1], False) for plain in (first, second)]
    views = [table_view(table, 0) for table in tables]
    assert [view.legend for view in views] == ["two roads", "two roads"]
    assert [legend_name(texts_of(view.texts)) for view in views] == ["Two roads", "Two other roads"]


def test_a_missing_language_falls_back() -> None:
    with speaking("fr"):
        assert spoken({"en": "wind", "ru": "ветер"}) == "wind"
        assert spoken({"de": "Wind"}) == "Wind"
        assert spoken({}) == ""


# -- checked ---------------------------------------------------------------------------------------

SMALLEST: dict[str, Any] = {
    "id": "two roads",
    "names": "Two roads",
    "event_deck": "gold",
    "difficulties": ["normal"],
    "hero_start": {"dwarf": 7, "warrior": 14, "archer": 25, "wizard": 34},
    "stars": ["N"],
    "cards": [
        {
            "id": "A1",
            "trigger": {"on": "setup"},
            "effects": [{"op": "place_creature", "kind": "gor", "field": 9, "tag": "chief"}],
        },
        {
            "id": "N",
            "trigger": {"on": "letter", "letter": "N"},
            "effects": [{"op": "end", "result": "check"}],
        },
    ],
    "goals": [{"id": "chief", "if": {"defeated": "chief"}}],
}


def read_with(card: dict[str, Any] | None = None, **frame: Any) -> LegendTexts:
    plain = copy.deepcopy(SMALLEST)
    plain.update(frame)
    plain["cards"][0].update(card or {})
    return texts_of(read_legend(plain, 2, "normal").texts)


def test_a_legend_needs_no_texts_but_a_name() -> None:
    found = read_with()
    assert legend_name(found) == "Two roads" and found.origin == "" and card_told(found, "A1") == ""


def test_a_text_is_a_string_for_all_or_strings_by_language() -> None:
    found = read_with({"story": "One for all.", "title": {"de": "Rauch", "fr": "Fumée"}})
    with speaking("fr"):
        assert (card_title(found, "A1"), card_told(found, "A1")) == ("Fumée", "One for all.")
    with speaking("ru"):
        assert card_title(found, "A1") == "Rauch"


def test_creatures_can_be_given_names() -> None:
    found = read_with(called={"chief": {"en": "Chief", "ru": "Вожак"}})
    assert spoken(found.called["chief"]) == "Chief"


WRONG: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"story": 5}, {}, "card A1: story should be a text, or an object of texts by language, not 5"),
    ({"story": {}}, {}, "card A1: story has no text in any language"),
    ({"title": {"english": "x"}}, {}, "card A1: title: 'english' is no language, write two letters"),
    ({"text": {"ru": ""}}, {}, "card A1: text in 'ru' should be a text"),
    ({"text": {"ru": 7}}, {}, "card A1: text in 'ru' should be a text, not 7"),
    ({"text": " "}, {}, "card A1: text should be one paragraph"),
    ({"text": "two\nlines"}, {}, "card A1: text should be one paragraph"),
    ({"story": "x" * 801}, {}, "card A1: story is longer than 800 characters"),
    ({"text": "{4}"}, {}, "card A1: text: write {two heroes|three|four} or {easy;normal}, not '4'"),
    ({"text": {"ru": "{1|2}"}}, {}, "card A1: text in 'ru': write {two heroes|three|four} or {easy;normal}"),
    ({"text": "{1;2;3}"}, {}, "card A1: text: write {two heroes|three|four} or {easy;normal}"),
    ({"origin": "stolen"}, {}, "card A1: the origin 'stolen' is unknown; known: printed, adapted, new"),
    ({}, {"called": {"chef": "Cook"}}, "called: there is no tag and no creature 'chef'"),
    ({}, {"special_rules": [3]}, "a special rule should be a text"),
    ({}, {"names": []}, "names should be a text"),
]


@pytest.mark.parametrize(("card", "frame", "problem"), WRONG)
def test_d32_10_a_wrong_text_gets_one_clear_line(
    card: dict[str, Any], frame: dict[str, Any], problem: str
) -> None:
    with pytest.raises(Refusal) as refused:
        read_with(card, **frame)
    assert problem in str(refused.value) and "Legend 'two roads'" in str(refused.value)
