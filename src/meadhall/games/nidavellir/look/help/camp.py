# interpreted: drawn once a page, or when somebody asks
"""The expansion Thingvellir: the camp, mercenaries, six heroes, artefacts."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, h3, p

from meadhall.look.chapters import chapter, lookup

from ...state.cards import (
    ARTEFACTS,
    BASE_HEROES,
    COMPONENTS,
    FACTS,
    FIRST_ARTEFACT,
    FIRST_HERO,
    FIRST_MERCENARY,
    HEROES,
    TOKENS,
)
from ...state.table import CAMP_SIZE
from ...words.names import card_name, effect
from ...words.sentences import say
from . import pictures
from .armies import named_hero

AGES: Final = (1, 2)


def thingvellir() -> Element:
    return chapter(
        "thingvellir",
        say("With Thingvellir"),
        p[
            say(
                "The expansion brings {heroes} more heroes and a camp beside the taverns.",
                heroes=HEROES - BASE_HEROES,
            )
        ],
        the_camp(),
        mercenaries(),
        h3[say("Six more heroes")],
        lookup((say("Hero"), say("Effect")), [(named_hero(hero), effect(hero)) for hero in new_heroes()]),
        p[
            say(
                "Jarika adds to everything that upgrades or exchanges a coin: offerings, the King's Hand, Grid,"
                " Khrad, Vidofnir & Vedrfolnir. Andumia may be recruited with an empty discard pile, Holda with"
                " an empty camp; they then have no effect."
            )
        ],
        artefacts(),
        pictures.cited("N13.3", "N14.1", "N15.2", "N16.1"),
    )


def new_heroes() -> range:
    return range(FIRST_HERO + BASE_HEROES, FIRST_HERO + HEROES)


def the_camp() -> Node:
    return (
        h3[say("The camp")],
        p[
            say(
                "When a round begins, camp cards of the age are turned up until {number} lie open. At each tavern"
                " the player who goes first may take one of them instead of a tavern card. The camp is not filled"
                " up before the next round. After age 1 it is cleared, and cards of age 2 follow.",
                number=CAMP_SIZE,
            )
        ],
        p[
            say(
                "With 2 players the player who goes first and takes a camp card also discards one of the three"
                " cards of the tavern at the end of the turn, if the other one has a bid there."
            )
        ],
    )


def mercenaries() -> Node:
    return (
        h3[say("Mercenaries")],
        pictures.row(*(pictures.card(TOKENS[FIRST_MERCENARY + at]) for at in (0, 3))),
        p[
            say(
                "A mercenary waits in your command zone, without any grade, until the age ends. Then it joins your"
                " army for good as one of its two classes. The player with the most mercenaries goes first, ties"
                " by gem without a swap; but this player may choose to go last. Lines completed in this way bring"
                " heroes."
            )
        ],
    )


def artefacts() -> Node:
    return (
        h3[say("Artefacts")],
        p[
            say(
                "Artefacts lie in the command zone, only Vegvisir joins the army. Some act at once, others at the end."
            )
        ],
        (
            lookup(
                (say("Artefacts of age {age}", age=age), say("Effect")), [told(card) for card in of_age(age)]
            )
            for age in AGES
        ),
        p[
            say(
                "Jarnglofi takes away your trading coin, wherever it lies. If it lay on a tavern still to come, you"
                " have no bid there: you take no card there and are in no tie. If it lay on the tavern you are"
                " at, you do not exchange. You play on with {coins} coins.",
                coins=len(COMPONENTS["coins"]["base"]) - 1,
            )
        ],
    )


def of_age(age: int) -> list[int]:
    every = range(FIRST_ARTEFACT, FIRST_ARTEFACT + ARTEFACTS)
    return [card for card in every if FACTS[card]["age"] == age]


def told(card: int) -> tuple[Node, str]:
    return pictures.named(pictures.small_card(TOKENS[card]), card_name(card)), effect(card)
