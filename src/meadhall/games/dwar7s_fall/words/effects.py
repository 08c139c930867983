# interpreted: words are for people
"""The effect of each card in a sentence or two: the same text for cards, help, prompts and rules."""

from __future__ import annotations

from typing import Final

from ..state.box import Box
from ..state.cards import GEMS
from ..state.component_file import box_named
from ..state.printed import MINES, printed, secret_wants, stack_type, yields
from .names import gem_name
from .sentences import say

TASKS: Final[dict[str, str]] = {
    "castle": "While it is in play its owner has {actions} more action each turn, unless a frost giant is in"
    " its region. Dwarfs on any castle dig: the top card of a stack goes under it.",
    "tavern": "Dwarfs here come home with an ogre card.",
    "warehouse": "Dwarfs here buy one trade goal on offer.",
    "dragon": "Stops every mine of its region, and the digging of its castles. {need} dwarfs of one colour"
    " defeat it.",
    "frost_giant": "Takes the extra action from every castle of its region, and stops their digging. {need}"
    " dwarfs of one colour defeat it.",
}
STACKS: Final[dict[str, str]] = {
    "mine": "May lie on any mine on which no dwarf stands.",
    "tavern": "May lie on any tavern on which no dwarf stands.",
    "warehouse": "May lie on any warehouse on which no dwarf stands.",
    "": "Is only laid beside other cards, never on one.",
}
OGRES: Final[dict[str, str]] = {
    "ambush": "All dwarfs on a tile of your choice go home, yours too.",
    "bully": "One dwarf of yours and one of a rival change places, wherever they are.",
    "panic": "Any dwarf runs up to {steps} tiles along open roads, where there is room.",
    "thief": "Take a gem from an opponent, drawn by lot.",
    "crown": "Take all ogre cards of an opponent.",
}
SECRETS: Final[dict[str, str]] = {
    "architect": "Your kingdom has {wanted} tiles or more; a stack is one tile.",
    "hunter": "You have defeated {wanted} monsters or more.",
    "king": "Your kingdom is worth {wanted} points or more.",
    "miner": "You hold gems of {wanted} different kinds.",
    "all_kinds": "You hold at least one gem of each kind.",
    "secret_ogre": "You hold {wanted} ogre cards or more.",
    "explorer": "You have {each} dwarfs or more on each of {wanted} monsters.",
    "wizard": "You hold {wanted} gems or more.",
}


def task_effect(box: str, kind: str) -> str:
    """The task of a kingdom card. `box` is `Box.text`."""
    if kind not in MINES:
        return say(TASKS[kind], need=printed(box, 0, kind).need, actions=box_named(box).castle_actions)
    return say(
        "Dwarfs here bring home {gem} × {number}.", gem=gem_name(MINES[kind]), number=yields(box, kind)
    )


def ogre_effect(box: str, ogre: str) -> str:
    return say(OGRES[ogre], steps=box_named(box).panic_steps)


def stack_rule(box: str, kind: str) -> str:
    """W6.4: where the card may be laid."""
    return say(STACKS[stack_type(box, kind)])


def secret_effect(box: str, secret: str) -> str:
    """W12.2: what fulfils a secret goal."""
    wanted = secret_wants(box, secret)
    key = "all_kinds" if secret == "miner" and wanted == GEMS else secret
    return say(SECRETS[key], wanted=wanted, each=box_named(box).explorer_dwarfs)


# -- rules of all cards of a sort ------------------------------------------------------------------


def ogres_rule() -> str:
    return say(
        "Taverns bring ogre cards. Play them in your actions, as many as you like, free of charge. A card"
        " needs a target, and nobody can refuse it."
    )


def secrets_rule() -> str:
    return say(
        "Each player has one secret goal. Reveal it at any moment at which it is fulfilled, in anybody's"
        " turn; then it counts for good. At the end of the game a fulfilled one counts by itself."
    )


def last_round_rule(box: Box) -> str:
    return say(
        "The last round begins when a player ends the own turn with {number} completed goals: the others"
        " play it to its end, so that all have had the same number of turns.",
        number=box.goals_to_end,
    )
