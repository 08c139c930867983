# interpreted: drawn once a page, or when somebody asks
"""To look things up: the game in short, legends and best use of the heroes, the glossary."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, em, fragment, h3

from meadhall.look.chapters import chapter, lookup

from ...state.cards import CLASS_IDS, TOKENS, is_brother
from ...words.names import CLASS_EFFECTS, GEM_EFFECT, TRADING_COIN_EFFECT, class_plural, sentence, term
from ...words.sentences import say
from ..pieces import faces
from . import pictures
from .armies import heroes_told, name_of
from .camp import new_heroes

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

LEGENDS: Final[dict[str, str]] = {
    "kraal": "A general who filled the king's army, with gold rather than charm. With two grades he tips the"
    " balance for the most warriors.",
    "tarah": "She strikes once, faster than the eye. Best together with the most warriors.",
    "aral": "The best tracker of the realm: where he cannot follow, nobody goes. Two grades without a price.",
    "dagda": "A huntress with many trophies and doubtful methods. Two other columns pay for her three grades:"
    " recruit her when you can spare the cards.",
    "lokdur": "His greed dug the mines of the north so deep that some blame him for Fafnir's waking. Good with many"
    " miners of few points.",
    "zoral": "A careful foreman who kept the miners' guild together. Good with few miners of many points.",
    "aegur": "The king's first smith; rumour has it that a twin works for him at night. Two grades without a price.",
    "bonfur": "A great smith whose ambition cost his own son's life. Another column pays for his three grades.",
    "hourya": "Her cloak, the ransom of an elf prince, hides her from all eyes. Strong at the end of the game, if"
    " your explorers are many.",
    "idunn": "The king loved her and was not allowed to marry her; so she went to explore far lands. The longer the"
    " explorers' column, the better.",
    "dwerg_aesir": "Five brothers who fight like the fingers of one hand. Aim for three of them: early exchanges win"
    " the bids you need for so many lines.",
    "skaa": "A merchant's adopted daughter, said to have elven blood, and brave beyond doubt. Plain points for the"
    " end of the game.",
    "astrid": "Her family has been trading for four generations. Aim for the highest coin before a rival has it.",
    "grid": "She grew up in taverns and smells a bargain from afar. Recruited early, her upgrade wins bids for the"
    " whole game.",
    "uline": "A tall friend of plants and magic who foresees what rivals do. The earlier you recruit her, the more"
    " bids you lay last.",
    "ylud": "A distant cousin of the king who never does what is expected. Good where things are decided late: a"
    " distinction, a line, the missing points.",
    "thrud": "Kraal's eldest daughter left his army and raised her own. Often the first choice: she stands in for"
    " the missing grade of every line.",
    "andumia": "The dead speak to her. She brings back the best card that has been discarded.",
    "holda": "A minstrel who was found as a child beside a waterfall, with a lyre. She goes to the camp when your"
    " coins do not.",
    "khrad": "He plays the fool and always gets away with it. He makes your weakest coin a strong one.",
    "jarika": "The head of the camp; in business nobody gets the better of her. The earlier she comes, the more coins"
    " she raises.",
    "olwyn": "An entertainer who is in several places at once. His doubles complete lines, and may pay for Dagda or"
    " Bonfur.",
    "zolkur": "Once the keeper of the treasury, banished for fraud, and back to make amends. With a high coin in the"
    " pouch he is worth most: it stays.",
}

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


def legends() -> Element:
    return chapter(
        "legends",
        say("Legends of the heroes"),
        told(heroes_told()),
        h3[say("Thingvellir")],
        told(list(new_heroes())),
    )


def told(heroes: list[int]) -> Element:
    rows = [(with_epithet(hero), say(LEGENDS[TOKENS[hero]])) for hero in heroes]
    return lookup((say("Hero"), say("Legend")), rows)


def with_epithet(hero: int) -> Node:
    """The brothers are called by theirs."""
    epithet = None if is_brother(hero) else (" ", em[faces.epithet_of(hero)])
    return pictures.named(pictures.medal(TOKENS[hero]), fragment[name_of(hero), epithet])


def glossary() -> Element:
    """Sorted as the reader's language spells the words."""
    rows = [(term(word), say(meaning)) for word, meaning in TERMS.items()]
    rows += [(say(word), say(meaning)) for word, meaning in OTHER_TERMS]
    return chapter("glossary", say("Glossary"), lookup((say("Word"), say("Meaning")), sorted(rows)))
