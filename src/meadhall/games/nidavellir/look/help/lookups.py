# interpreted: drawn once a page, or when somebody asks
"""To look things up in: the game in short, and what the words mean."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from meadhall.look.chapters import chapter, lookup

from ...state.cards import CLASS_IDS
from ...words.names import CLASS_EFFECTS, GEM_EFFECT, TRADING_COIN_EFFECT, class_plural, sentence, term
from ...words.sentences import say
from . import pictures

IN_SHORT: Final = (
    ("Bids", "One coin face down on each tavern, the others in the pouch."),
    ("Order of play", "The highest coin goes first, of equal coins the higher gem."),
    (
        "Your turn",
        "Take a card; recruit as long as you have more lines than heroes; exchange if you bid your trading coin.",
    ),
    ("After a tavern", "What is left is discarded; tied players swap gems, the lowest with the highest."),
    ("Exchange", TRADING_COIN_EFFECT),
    ("Upgrade", "Any coin but the trading coin; the new one lies where the old one lay."),
)

# Words of the rulebook by their id in the list of components, in the order of the English alphabet.
TERMS: Final[dict[str, str]] = {
    "army": "Your five columns of dwarfs and heroes, one for each class.",
    "artefact": "A card of the camp that acts at once, all the time or at the end.",
    "bravery": "The numbers in the grades of a card. Each class counts them in its own way.",
    "camp": "Where artefacts and mercenaries of Thingvellir lie.",
    "command_zone": "Where neutral heroes, distinctions, artefacts and waiting mercenaries lie.",
    "distinction": "A card for the player with the most grades of a class at the end of age 1.",
    "player": "A player: a captain whom the king has sent to raise an army.",
    "exchange": TRADING_COIN_EFFECT,
    "gem": GEM_EFFECT,
    "grade": "A chevron at the edge of a card. Lines and majorities count grades, not cards.",
    "mercenary": "A card of the camp that joins the army at the end of an age as one of two classes.",
    "pouch": "Where the two coins lie that you have not bid.",
    "royal_offering": "A card of the taverns that upgrades a coin.",
    "treasury": "The royal coins that nobody owns.",
    "upgrade": "A coin is replaced by a more valuable one.",
}
OTHER_TERMS: Final = (
    (
        "Column",
        "All cards of one class in an army, in the order in which they came. The last card came last.",
    ),
    ("Evaluation of the troops", "The end of age 1, when the distinctions are awarded."),
    ("Line", "One grade of each of the five classes."),
    (
        "Trading coin",
        "The coin 0, or the special coin 3 of the Hunting Master. It brings an exchange and is never upgraded.",
    ),
)


def in_short() -> Element:
    rows: list[tuple[Node, str]] = [(say(when), say(what)) for when, what in IN_SHORT]
    rows += [
        (pictures.class_name(kind, class_plural(column)), sentence(say(CLASS_EFFECTS[kind])))
        for column, kind in enumerate(CLASS_IDS)
    ]
    return chapter("short", say("The game in short"), lookup((say("When"), say("What")), rows))


def glossary() -> Element:
    """Sorted as the reader's language spells the words."""
    rows = [(term(word), say(meaning)) for word, meaning in TERMS.items()]
    rows += [(say(word), say(meaning)) for word, meaning in OTHER_TERMS]
    return chapter("glossary", say("Glossary"), lookup((say("Word"), say("Meaning")), sorted(rows)))
