"""Prompts, choices, log lines, terminal: everything can be said in every language, nothing twice alike."""

from __future__ import annotations

import random
import re
from string import Formatter

import pytest
from rich.console import Console

from meadhall.core.errors import Refusal
from meadhall.core.i18n import LANGUAGES, speaking
from meadhall.core.journal import Entry, Journal
from meadhall.games.andor import GAME
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import choices, events
from meadhall.games.andor.state.components import COMPONENTS, EVENT_CARDS
from meadhall.games.andor.state.names import FIGURE_IDS, FOG_IDS, HERO_IDS, THING_IDS, TOKEN_IDS
from meadhall.games.andor.state.steps import DECISIONS, FRAMES
from meadhall.games.andor.words import decisions, game_words
from meadhall.games.andor.words import names as name_words
from meadhall.games.andor.words.decisions.records import texts
from meadhall.games.andor.words.log import NUMBERS, WITH_CREATURE
from meadhall.games.andor.words.sentences import LOG, LOG_FORMS
from meadhall.games.andor.words.story import ending_text
from tests.games.andor.random_play import ALL_WAYS, Way, lay, named, play_one, positions

every_way = pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])
every_language = pytest.mark.parametrize("language", LANGUAGES)
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN_WORD = re.compile("[A-Za-z]{2,}")


def fit_to_be_read(text: str, language: str) -> bool:
    whole = bool(text) and "{" not in text and "  " not in text and "\n" not in text and "None" not in text
    return whole and (language != "ru" or LATIN_WORD.search(text) is None)


# -- completeness ----------------------------------------------------------------------------------


PLAUSIBLE = {"hero": 1, "hero?": 1, "points": 2, "number": 1, "sign": 1, "item": 1, "thing": 1, "goods": 1}


def asked_for(step: int) -> AndorTable:
    """A table that waits for this decision."""
    table = named("dwarf", "archer", "wizard", "warrior")
    table.depth, table.inviter = 0, 2
    table.push(step, *(PLAUSIBLE.get(word, 0) for word in FRAMES[step]))
    return table


@pytest.mark.parametrize("step", DECISIONS)
@every_language
def test_every_decision_has_its_words(step: int, language: str) -> None:
    table, words = asked_for(step), decisions.DECISIONS[step]
    answers = decisions.QUESTIONS[step].answers
    with speaking(language):
        asked = words.prompt(table, 0)
        assert GAME.prompt(table, 0) == asked
        meanings = [words.describe(table, 0, answer) for answer in answers]
        assert len({words.notation(table, 0, answer) for answer in answers}) == len(answers)
    for text in (asked.what, *filter(None, (asked.why,)), *meanings):
        assert fit_to_be_read(text, language), text
    assert asked.what[-1] not in ".?!" and asked.why[-1:] in ("", ".")


def test_no_decision_and_no_choice_lacks_its_words() -> None:
    assert set(decisions.DECISIONS) == set(DECISIONS)
    table = named("dwarf", "archer", "wizard", "warrior")
    every = [
        choice for choice in range(choices.CHOICES) if choices.card_of(choice) < len(table.program.cards)
    ]
    every += range(choices.PASS, choices.CHOICES)
    assert len({GAME.notation(table, 0, choice) for choice in every}) == len(set(every)) > choices.OFFER_CARD


def test_every_event_has_its_sentence() -> None:
    assert set(LOG) == set(NUMBERS) == {value for name, value in vars(events).items() if name.isupper()}


def test_every_log_line_uses_what_its_event_tells() -> None:
    more = {"token": ("thing",), "card": ("card", "mark", "told")}
    for what, template in (*LOG.items(), *LOG_FORMS.items()):
        numbers = NUMBERS.get(what, ("die",))
        besides = {"Creature", "creature", "dice"} if what in (*WITH_CREATURE, "black_dice") else set()
        told = {part for number in numbers for part in more.get(number, (number,))}
        used = {name for _, name, _, _ in Formatter().parse(template) if name}
        assert used <= {"Hero", *told, *besides}, what


@every_way
def test_every_choice_can_be_said_and_written_and_read_again(way: Way) -> None:
    for number, table in enumerate(positions(way, 11)):
        if number % 6:
            continue
        for seat in range(table.seats):
            offered = table.choices(seat)
            written = [GAME.notation(table, seat, choice) for choice in offered]
            assert len(set(written)) == len(written)
            assert not offered or GAME.read_choice(table, seat, written[0]) == offered[0]


@every_way
@every_language
def test_prompts_choices_and_log_over_a_whole_legend(way: Way, language: str) -> None:
    table, journal, dice = lay(way, 12), Journal(), random.Random(12)
    table.attach_journal(journal)
    with speaking(language):
        for number in range(100_000):
            if not table.to_act():
                break
            if number % 9 == 0:
                for seat in range(table.seats):
                    said = [GAME.describe_choice(table, seat, choice) for choice in table.choices(seat)]
                    assert len(set(said)) == len(said)
                    asked = GAME.prompt(table, seat)
                    for text in (asked.what, *said, *filter(None, (asked.why,))):
                        assert fit_to_be_read(text, language), text
            play_one(table, dice)
        told = {GAME.describe_entry(entry, ["Ann"] * way.seats) for entry in journal.entries}
    assert len(told) > 20
    for line in told:
        assert fit_to_be_read(line, language) and line[-1] in ".!?", line


@pytest.mark.parametrize("what", sorted(LOG))
@every_language
def test_every_event_makes_a_line_even_if_its_table_is_not_known(what: str, language: str) -> None:
    with speaking(language):
        for first, second in ((0, 0), (3, 12), (-1, -1), (40, 84)):
            line = GAME.describe_entry(Entry(what, 0, first, second, -1), ["Ann", "Ben"])
            assert fit_to_be_read(line, "en")


# -- names -----------------------------------------------------------------------------------------


@every_language
def test_everything_has_a_name_of_its_own(language: str) -> None:
    with speaking(language):
        heroes = [name_words.hero_name(hero) for hero in HERO_IDS]
        things = [name_words.thing_name(thing) for thing in THING_IDS]
        fog = [name_words.fog_name(face) for face in (*FOG_IDS, "")]
        figures = [name_words.figure_name(figure) for figure in FIGURE_IDS]
        others = [name_words.thing_name(token) for token in TOKEN_IDS]
    for names in (heroes, things, fog, figures, others):
        assert len(set(names)) == len(names)
        assert all(bool(CYRILLIC.search(name)) is (language == "ru") for name in names)


@every_language
def test_figures_are_called_as_in_the_data_file(language: str) -> None:
    with speaking(language):
        for figure in FIGURE_IDS:
            assert name_words.figure_name(figure) == COMPONENTS["figures"][figure]["names"][language]


def test_heroes_have_their_article_in_french() -> None:
    with speaking("fr"):
        forms = [name_words.hero_forms(hero)["Hero"] for hero in HERO_IDS]
    assert forms == ["Le guerrier", "L’archer", "Le magicien", "Le nain"]


def test_things_in_a_special_state_say_so() -> None:
    assert name_words.thing_name("shield_half") == "Shield (one use left)"
    assert name_words.thing_name("gem_4") == "Gem (value 4)"
    with speaking("ru"):
        assert name_words.thing_name("rune_blue") == "Рунический камень (синий)"


def test_fields_are_called_by_number_and_name() -> None:
    assert name_words.field_words(57) == "57 (Tree of Songs)"
    assert name_words.field_words(56) == "56"
    with speaking("fr"):
        assert name_words.field_words(72) == "72 (Taverne)"


AMOUNTS = [
    (name_words.gold, "ru", ["1 золотой", "2 золотых", "5 золотых", "21 золотой"]),
    (name_words.willpower, "ru", ["1 очко воли", "2 очка воли", "5 очков воли", "21 очко воли"]),
    (name_words.strength, "ru", ["1 очко силы", "2 очка силы", "5 очков силы", "21 очко силы"]),
    (name_words.hours, "ru", ["1 час", "2 часа", "5 часов", "21 час"]),
    (name_words.gold, "fr", ["1 pièce d’or", "2 pièces d’or", "5 pièces d’or", "21 pièces d’or"]),
    (name_words.hours, "fr", ["1 heure", "2 heures", "5 heures", "21 heures"]),
    (name_words.willpower, "en", ["1 willpower point", *(f"{n} willpower points" for n in (2, 5, 21))]),
]


@pytest.mark.parametrize(("say", "language", "expected"), AMOUNTS)
def test_amounts_have_the_right_form(say: object, language: str, expected: list[str]) -> None:
    assert callable(say)
    with speaking(language):
        assert [say(number) for number in (1, 2, 5, 21)] == expected


def test_changes_have_a_sign() -> None:
    assert [name_words.signed(number) for number in (3, -2, 0)] == ["+3", "−2", "0"]


# -- single sentences ------------------------------------------------------------------------------


def test_the_log_names_the_hero_and_the_card() -> None:
    table, journal = named("dwarf", "archer"), Journal()
    table.attach_journal(journal)
    table.play(0, choices.PASS)
    table.play(0, choices.END_DAY)
    table.play(0, choices.END_DAY)
    lines = [GAME.describe_entry(entry, ["Ann"]) for entry in journal.entries]
    assert lines[:3] == [
        "The dwarf waits for an hour.",
        "The archer ends the day.",
        "The dwarf ends the day.",
    ]
    card = next(entry for entry in journal.entries if entry.what == events.CARD_PLAYED)
    titles = [facts["title"]["ru"] for facts in EVENT_CARDS.values()]
    with speaking("ru"):
        assert any(title in GAME.describe_entry(card, ["Ann"]) for title in titles)


def test_the_log_says_why_a_legend_ended() -> None:
    *_, table = positions(Way("L1", 2), 3)
    ended, journal = table.result(), Journal()
    assert ended is not None
    table.attach_journal(journal)
    table.emit(events.LEGEND_LOST, -1)
    (line,) = (GAME.describe_entry(entry, ["Ann"]) for entry in journal.entries)
    assert line == f"{ending_text(texts(table), ended.reason)} The legend is lost."


def test_a_difficulty_that_is_not_there_is_refused_in_words() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.new_table(1, 1, {"legend": "L1", "difficulty": "easy"})
    with speaking("ru"):
        assert str(refused.value).startswith("Легенда «L1» не")


def test_options_are_explained() -> None:
    for language in LANGUAGES:
        with speaking(language):
            for option in GAME.options:
                name, about = GAME.option_words(option)
                assert name and about and "{" not in about
            assert GAME.title() and GAME.translated(GAME.about)


def test_values_of_options_are_named() -> None:
    """Whoever opens a table chooses a legend by its name and heroes by theirs."""
    assert game_words.value_words("legend", "L2") == "2 · The Healing of the King"
    assert game_words.value_words("heroes", 0) == "one a person, at least two"
    assert game_words.value_words("heroes", 3) == "3"
    assert game_words.value_words("party", "dwarf archer") == "Dwarf, archer"
    with speaking("ru"):
        assert game_words.value_words("party", "drawn") == "по\xa0жребию"
        named = {
            game_words.value_words(option.name, value) for option in GAME.options for value in option.listed
        }
    assert not named & {"drawn", "easy", "normal", "L1"}


def test_refusals_are_read_in_the_language_of_the_reader() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.new_table(1, 1, {"legend": "L2", "prologue": True})
    assert "has no prologue" in str(refused.value)
    with speaking("ru"):
        assert "нет пролога" in str(refused.value)
    with pytest.raises(Refusal) as refused, speaking("fr"):
        GAME.new_table(1, 1, {"legend": "L9"})
    assert "There is no legend 'L9'" in str(refused.value)
    with speaking("fr"):
        assert "pas de légende" in str(refused.value)


def test_numbers_of_choices_are_dense_and_never_change() -> None:
    table = named("dwarf", "archer", "wizard", "warrior")
    assert choices.CHOICES == 1636
    assert GAME.notation(table, 0, choices.GIVE + 108 * 1 + 27 * 2 + 8) == "give archer wizard helm"
    assert GAME.notation(table, 0, choices.BUY + 8 * 3) == "buy warrior sp"
    assert GAME.notation(table, 0, choices.REWARD + 5) == "reward wizard wp"
    assert GAME.notation(table, 0, choices.WINESKIN_HALF) == "wineskin_half"
    assert GAME.notation(table, 0, choices.BREW_HALF + 2) == "brew_half 3"
    assert GAME.notation(table, 0, choices.TURN_UP + 3) == "turn gem"


# -- the terminal ----------------------------------------------------------------------------------

SHOWN = {
    "en": ("Dwarf", "Archer", "skral", "castle", "The Healing of the King", "Plays as printed"),
    "ru": ("Гном", "Лучник", "скраль", "замок", "Исцеление короля", "Играется как печатная"),
    "fr": ("Nain", "Archer", "skral", "château", "La guérison du roi", "Se joue comme"),
}


@every_language
def test_the_terminal_shows_heroes_creatures_and_the_track(language: str) -> None:
    table = named("dwarf", "archer")
    console = Console(width=140, record=True, file=None, quiet=False, force_terminal=False)
    with speaking(language), console.capture() as shown:
        console.print(GAME.show(table.view(0), ["Ann"]))
    for word in (*SHOWN[language], "Ann", "[A]"):
        assert word in shown.get(), word


@every_way
def test_the_terminal_shows_every_position(way: Way) -> None:
    for number, table in enumerate(positions(way, 13)):
        if number % 40 == 0:
            console = Console(width=100, force_terminal=False)
            with console.capture() as shown:
                console.print(GAME.show(table.view(-1), ["Ann"] * way.seats))
            assert max(map(len, shown.get().splitlines())) <= 100
