# interpreted: drawn once a page, or when somebody asks
"""The ends of the ages, the distinctions, the final score."""

from __future__ import annotations

from typing import Final

from htpy import Element, h3, li, ol, p, ul

from meadhall.look.chapters import chapter, lookup

from ...referee.ages import pending_at_end
from ...rules.scoring import SPECIAL_GEM_SCORE
from ...state.cards import CLASS_IDS, CLASSES, DISTINCTION_IDS, SPECIAL_GEM
from ...words.names import class_name, distinction_effect, distinction_name
from ...words.sentences import say
from . import pictures

AGES: Final = (1, 2)
# The steps at the end of an age, by the names of the rules (N4.1).
TOLD_STEPS: Final[dict[str, str]] = {
    "enlist": "With Thingvellir: mercenaries enlist.",
    "ylud": "Ylud joins a column.",
    "ylud_again": "Ylud joins a column, or may move to another one if she stands in one.",
    "evaluation": "The evaluation of the troops: five distinctions, class by class.",
    "camp_clear": "With Thingvellir: the camp is cleared.",
    "shuffle": "The deck of age 2 is shuffled, and age 2 begins.",
    "thrud_leaves": "Thrud leaves the army.",
    "brisingamens_drop": "With Thingvellir: the owner of Brisingamens discards a dwarf.",
    "score": "The final score.",
}


def steps_of(age: int) -> list[str]:
    """The steps at the end of an age, in the order of the game."""
    last = max(AGES)
    return [
        say(TOLD_STEPS["ylud_again" if step == "ylud" and age == last else step])
        for step in pending_at_end(age, thingvellir=True)
    ]


def ends_of_ages() -> Element:
    return chapter(
        "ages",
        say("The end of an age"),
        p[
            say(
                "An age ends with the round in which its deck runs out. All coins are back in hand. Then this"
                " happens, in this order:"
            )
        ],
        ((h3[say("Age {age}", age=age)], ol[(li[step] for step in steps_of(age))]) for age in AGES),
        pictures.cited("N4.1", "N6.10"),
    )


def distinctions() -> Element:
    won = [
        (
            pictures.named(pictures.distinction(DISTINCTION_IDS[column]), distinction_name(column)),
            pictures.class_name(CLASS_IDS[column], class_name(column)),
            distinction_effect(column),
        )
        for column in range(CLASSES)
    ]
    return chapter(
        "distinctions",
        say("The evaluation of the troops"),
        p[
            say(
                "At the end of age 1 the king evaluates the troops class by class. The player with more grades of"
                " a class than everybody else wins its distinction. Points do not matter here, and gems do not"
                " decide. Each distinction is carried out, with any heroes it brings, before the next class is"
                " counted."
            )
        ],
        lookup((say("Distinction"), say("Most grades"), say("Effect")), won),
        p[
            say(
                "If several players have the most grades, nobody wins the distinction, and it leaves the game. If"
                " nobody wins that of the explorers, the top card of the deck of age 2 is discarded face up,"
                " without effect."
            )
        ],
        pictures.cited("N11.2", "N11.3", "N11.9", "N11.10"),
    )


def the_end() -> Element:
    return chapter(
        "end",
        say("The final score"),
        p[say("After age 2 everybody adds up:")],
        ul[
            li[say("the bravery of the five columns,")],
            li[say("the points of neutral heroes,")],
            li[say("the values of all coins, also of the one counted for the warriors or for Astrid,")],
            li[
                say(
                    "{points} points for the gem {gem}, and the points of artefacts.",
                    points=SPECIAL_GEM_SCORE,
                    gem=SPECIAL_GEM,
                )
            ],
        ],
        p[say("The highest total wins. Equal totals share the victory.")],
        pictures.cited("N12.1", "N12.8", "N12.11"),
    )
