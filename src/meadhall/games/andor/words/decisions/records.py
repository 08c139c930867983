# interpreted: words are for people
"""The records of the chapters of this package, and the parts of their sentences.

A choice has the same words in every decision: one `ChoiceWords` for each range of choices. A decision has a
`Question`: its prompt, and the answers that it names itself ("Join the battle" instead of "Yes").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from meadhall.core.prompt import Prompt

from ...legend.texts import LegendTexts, texts_of
from ...rules.hero_rolls import dice_shown
from ...rules.heroes import shown_as
from ...state import choices
from ...state.names import HERO_IDS, THING_IDS
from ...state.table import TYPE, Board
from ..names import field_words, hero_forms, hero_name, small, the_hero, thing_name
from ..sentences import say

Parts = Mapping[str, object]  # the values of the placeholders of a sentence
Sentence = Callable[[Parts], str]


def said(text: str) -> Sentence:
    """A sentence in the language spoken when it is needed."""
    return lambda parts: say(text, **parts)


def texts(table: Board) -> LegendTexts:
    return texts_of(table.program.texts)


def where(table: Board, field: int) -> str:
    return field_words(field, table.program.board.name, texts(table))


# -- choices ---------------------------------------------------------------------------------------


class ChoiceWords(NamedTuple):
    """A range of choices as text."""

    notation: Callable[[Board, int], str]  # without language, the same for ever
    describe: Callable[[Board, int], str]


class About(NamedTuple):
    """One thing that a choice is about: a hero, a field, a die."""

    written: Callable[[Board, int], object]
    parts: Callable[[Board, int], Parts]


def words(written: str, text: Sentence, *about: About) -> ChoiceWords:
    """The words of a range: the notation begins with the deed, then says what it is about."""

    def notation(table: Board, choice: int) -> str:
        return " ".join([written, *(str(each.written(table, choice)) for each in about)])

    def describe(table: Board, choice: int) -> str:
        return text({word: part for each in about for word, part in each.parts(table, choice).items()})

    return ChoiceWords(notation, describe)


def hero_id(table: Board, hero: int) -> str:
    return HERO_IDS[table.hero(hero, TYPE)]


HERO: Final = About(
    lambda table, choice: hero_id(table, choices.hero_of(choice)),
    lambda table, choice: hero_forms(shown_as(table, choices.hero_of(choice))),
)
PARTNER: Final = About(
    lambda table, choice: hero_id(table, choices.partner_of(choice)),
    lambda table, choice: {"other": the_hero(shown_as(table, choices.partner_of(choice)))},
)
FIELD: Final = About(
    lambda _table, choice: choices.field_of(choice),
    lambda table, choice: {"field": where(table, choices.field_of(choice))},
)
HANDLED: Final = About(  # a thing that changes hands
    lambda _table, choice: THING_IDS[choices.thing_of(choice)],
    lambda _table, choice: {"thing": small(thing_name(THING_IDS[choices.thing_of(choice)]))},
)
THING: Final = About(
    HANDLED.written, lambda _table, choice: {"thing": thing_name(THING_IDS[choices.thing_of(choice)])}
)
DIE: Final = About(
    lambda _table, choice: choices.die_of(choice) + 1,
    lambda _table, choice: {"die": choices.die_of(choice) + 1},
)
HERB: Final = About(
    lambda _table, choice: choices.herb_of(choice), lambda _table, choice: {"value": choices.herb_of(choice)}
)
CURRENCY_IDS: Final = {choices.GOLD_POINT: "gold", choices.WP_POINT: "wp"}


def currency(choice: int) -> str:
    return CURRENCY_IDS[int(choices.currency_of(choice))]


# -- decisions -------------------------------------------------------------------------------------


class Question(NamedTuple):
    """The prompt of a decision, and its own words for some answers."""

    prompt: Callable[[Board], Prompt]
    answers: Mapping[int, Sentence]


Fill = Callable[[Board], Parts]
NO_ANSWERS: Final[Mapping[int, Sentence]] = {}


def no_reason(_parts: Parts) -> str:
    return ""


def of_hero(table: Board, part: int = 1) -> Parts:
    """The hero a part of the frame names: as a label, in the middle of a sentence, at its beginning."""
    shown = shown_as(table, table.part(part))
    return {"name": hero_name(shown), **hero_forms(shown)}


def with_points(part: int) -> Fill:
    """The hero, and the number in a part of the frame."""
    return lambda table: {**of_hero(table), "points": table.part(part)}


def with_dice(table: Board) -> Parts:
    return {**of_hero(table), "dice": dice_words(table, table.part(1))}


def dice_words(table: Board, hero: int) -> str:
    return ", ".join(str(die) for die in dice_shown(table, hero))


def asks(
    what: Sentence,
    why: Sentence = no_reason,
    fill: Fill = of_hero,
    answers: Mapping[int, Sentence] = NO_ANSWERS,
) -> Question:
    """A decision whose two sentences are filled by the same parts."""

    def prompt(table: Board) -> Prompt:
        parts = fill(table)
        return Prompt(what(parts), why(parts))

    return Question(prompt, answers)
