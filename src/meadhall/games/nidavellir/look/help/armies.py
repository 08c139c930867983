# interpreted: drawn once a page, or when somebody asks
"""The army: classes and what they score, lines, heroes."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, h3, p

from meadhall.look.chapters import chapter, lookup

from ...rules import scoring
from ...state.cards import (
    BASE_HEROES,
    BLACKSMITH,
    CLASS_IDS,
    CLASSES,
    DWERG_AESIR,
    DWERG_SCORE,
    FIRST_HERO,
    HUNTER,
    TOKENS,
    is_brother,
)
from ...words.names import CLASS_EFFECTS, card_name, class_name, class_plural, effect, sentence
from ...words.sentences import say
from . import pictures

GRADES_SHOWN: Final = 12
SHOWN: Final = ("W7", "H", "M2", "B", "E9")  # a dwarf of each class


def classes() -> Element:
    rules = [
        (
            pictures.class_name(CLASS_IDS[column], class_name(column)),
            sentence(say(CLASS_EFFECTS[CLASS_IDS[column]])),
        )
        for column in range(CLASSES)
    ]
    return chapter(
        "classes",
        say("The five classes"),
        pictures.row(*map(pictures.card, SHOWN)),
        p[
            say(
                "The chevrons at the left edge of a card are its grades. Most cards have one, some heroes two or"
                " three. The number in a grade is its points."
            )
        ],
        lookup((say("Class"), say("Its bravery")), rules),
        by_grades(),
        pictures.cited("N12.2", "N12.3", "N12.4", "N12.5", "N12.6"),
    )


def by_grades() -> Element:
    """Hunters and blacksmiths by the number of grades, as on the paper board (N12.3, N12.5)."""
    numbers = range(1, GRADES_SHOWN + 1)
    return lookup(
        (say("Grades"), *map(str, numbers)),
        (
            (class_plural(HUNTER), *(str(scoring.hunter_points(grades)) for grades in numbers)),
            (class_plural(BLACKSMITH), *(str(scoring.blacksmith_points(grades)) for grades in numbers)),
        ),
    )


def lines_and_heroes() -> Element:
    return chapter(
        "heroes",
        say("Lines and heroes"),
        p[
            say(
                "A line is one grade of each of the five classes. Whenever you have more lines than heroes, you"
                " must recruit a hero at once. A hero can complete the next line and bring another hero."
            )
        ],
        p[
            say(
                "A hero with a class joins that column and counts there. A neutral hero stands in your command"
                " zone and scores at the end. Each hero exists only once. A hero is never discarded, and losing"
                " a line costs you no hero."
            )
        ],
        lookup((say("Hero"), say("Effect")), [(named_hero(hero), effect(hero)) for hero in heroes_told()]),
        brothers(),
        h3[say("Heroes who move or discard")],
        p[
            say(
                "Thrud is never covered: when a card goes to her column, she is taken up and then put at the end"
                " of any column. At the end of age 2 she leaves the army: her grade no longer counts, only her"
                " points do."
            )
        ],
        p[
            say(
                "Ylud waits in the command zone until the end of the age, before the evaluation, and then joins a"
                " column. In age 2 she stays there. At the end of age 2, before the final count, she may move"
                " once more to the end of any column, or stay."
            )
        ],
        p[
            say(
                "Dagda and Bonfur discard only dwarfs: a column that is empty, or whose last card is no dwarf,"
                " cannot pay. Without enough columns that can pay they cannot be recruited."
            )
        ],
        pictures.cited("N8.5", "N9.9", "N9.10", "N9.13", "N9.16"),
    )


def heroes_told() -> list[int]:
    """The heroes of the base game; of the Dwerg brothers one."""
    every = range(FIRST_HERO, FIRST_HERO + BASE_HEROES)
    return [hero for hero in every if not is_brother(hero) or hero == DWERG_AESIR]


def named_hero(hero: int) -> Node:
    return pictures.named(pictures.medal(TOKENS[hero]), name_of(hero))


def name_of(hero: int) -> str:
    return say("Dwerg brothers") if is_brother(hero) else card_name(hero)


def brothers() -> Element:
    numbers = range(1, len(DWERG_SCORE))
    return lookup(
        (say("Dwerg brothers"), *map(str, numbers)),
        ((say("Points"), *(str(DWERG_SCORE[number]) for number in numbers)),),
    )
