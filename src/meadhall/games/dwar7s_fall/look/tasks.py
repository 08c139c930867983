"""What cards are for, in a sentence or two each."""

from __future__ import annotations

from typing import Final

from ..card_words import gem_name
from .facts import MINES, box_of, printed, yields
from .words import say

TASKS: Final[dict[str, str]] = {
    "castle": "In play it gives its owner one more action each turn. Dwarfs on any castle dig: the top card of a stack goes"
    " under it.",
    "tavern": "Dwarfs here come home with an ogre card.",
    "warehouse": "Dwarfs here buy one trade goal on offer.",
    "dragon": "Stops every mine of its region, and the digging of its castles. {need} dwarfs of one colour slay it.",
    "frost_giant": "Takes the extra action from every castle of its region, and stops their digging. {need} dwarfs of one"
    " colour slay it.",
}
RULES: Final[dict[str, str]] = {
    "castle": "W10.9",
    "gold_mine": "W10.6",
    "emerald_mine": "W10.6",
    "diamond_mine": "W10.6",
    "ruby_mine": "W10.6",
    "tavern": "W10.7",
    "warehouse": "W10.8",
    "dragon": "W11.1",
    "frost_giant": "W11.2",
}
OGRES: Final[dict[str, str]] = {
    "ambush": "All dwarfs on a tile of your choice go home, yours too.",
    "bully": "One dwarf of yours and one of a rival change places, wherever they are.",
    "panic": "Any dwarf runs one or two tiles along open roads.",
    "thief": "Take a gem from an opponent, drawn by lot.",
    "crown": "Take all ogre cards of an opponent.",
}
OGRE_RULES: Final[dict[str, str]] = {
    "ambush": "W9.3",
    "bully": "W9.4",
    "panic": "W9.5",
    "thief": "W9.6",
    "crown": "W9.7",
}
SECRETS: Final[dict[str, str]] = {
    "architect": "Your kingdom has {wanted} tiles or more.",
    "hunter": "You have slain {wanted} monsters or more.",
    "king": "Your kingdom is worth {wanted} points or more.",
    "miner": "You hold a gem of each of the {wanted} kinds.",
    "secret_ogre": "You hold {wanted} ogre cards or more.",
    "explorer": "You have {each} dwarfs or more on each of {wanted} monsters.",
    "wizard": "You hold {wanted} gems or more.",
}


def task_words(box: str, kind: str) -> str:
    if kind not in MINES:
        return say(TASKS[kind], need=printed(box, 0, kind).need)
    return say(
        "Dwarfs here bring home {gem} × {number}.", gem=gem_name(MINES[kind]), number=yields(box, kind)
    )


def ogre_words(ogre: str) -> str:
    return say(OGRES[ogre])


def secret_words(box: str, secret: str, wanted: int) -> str:
    return say(SECRETS[secret], wanted=wanted, each=box_of(box).explorer_dwarfs)
