# interpreted: drawn once a page, or when somebody asks
"""The story of each hero, and the moment at which the hero helps most, in our own words."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, em, fragment, h3

from meadhall.look.chapters import chapter, lookup

from ...state.cards import TOKENS, is_brother
from ...words.sentences import say
from ..pieces import faces
from . import pictures
from .armies import heroes_told, name_of
from .camp import new_heroes

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
