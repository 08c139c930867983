# interpreted: words are for people
"""What happened, as log lines. A line is made from its journal entry alone and tells no more than that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from meadhall.core.i18n import YOU
from meadhall.core.journal import Entry

from ..rules.scoring import REASONS
from ..state import events
from ..state.box import Box
from ..state.component_file import box_named
from ..state.events import BoxEntry
from .names import cell_name, face_name, gem_name, laid_name, name_of_goal, ogre_name, secret_name
from .sentences import say


class EventWords(NamedTuple):
    """A kind of event: the placeholders that the two numbers of its entry fill, and its sentences."""

    numbers: tuple[str, ...]
    line: str
    own: str = ""  # to the reader who did it
    to_other: str = ""  # to the reader to whom it was done


EVENTS: Final[dict[str, EventWords]] = {
    events.TURN_BEGAN: EventWords(("round",), "Round {round}: {player}'s turn.", "Round {round}: your turn."),
    events.CARD_LAID: EventWords(
        ("laid", "cell"), "{player} lays {card} on {cell}.", "You lay {card} on {cell}."
    ),
    events.CARD_COVERS: EventWords(
        ("laid", "cell"),
        "{player} lays {card} on top of the stack on {cell}.",
        "You lay {card} on top of the stack on {cell}.",
    ),
    events.DWARF_PUT: EventWords(
        ("cell",), "{player} places a dwarf on {cell}.", "You place a dwarf on {cell}."
    ),
    events.DWARF_MOVED: EventWords(
        ("cell", "second"),
        "{player} moves a dwarf from {cell} to {second}.",
        "You move a dwarf from {cell} to {second}.",
    ),
    events.OGRE_PLAYED: EventWords(("ogre",), "{player} plays an ogre: {ogre}.", "You play an ogre: {ogre}."),
    events.DWARF_FLED: EventWords(
        ("cell",), "The dwarfs of {player} on {cell} go home.", "Your dwarfs on {cell} go home."
    ),
    events.DWARFS_SWAPPED: EventWords(
        ("cell", "second"),
        "A dwarf of {player} on {cell} changes places with one on {second}.",
        "Your dwarf on {cell} changes places with one on {second}.",
    ),
    events.SWAPPED_WITH: EventWords(
        ("other",), "It was a dwarf of {other}.", to_other="It was a dwarf of yours."
    ),
    events.DWARF_PANICKED: EventWords(
        ("cell", "second"),
        "A dwarf of {player} runs from {cell} to {second}.",
        "Your dwarf runs from {cell} to {second}.",
    ),
    events.GEM_STOLEN: EventWords(
        ("other",),
        "{player} steals a gem from {other}.",
        "You steal a gem from {other}.",
        to_other="{player} steals a gem from you.",
    ),
    events.STOLEN_GEM_SEEN: EventWords(("gem",), "The stolen gem is {gem}."),
    events.OGRES_TAKEN: EventWords(
        ("number", "other"),
        "{player} takes all ogres of {other}: {number}.",
        "You take all ogres of {other}: {number}.",
        to_other="{player} takes all your ogres: {number}.",
    ),
    events.OGRES_SEEN: EventWords(("ogre", "number"), "Among them: {ogre} × {number}."),
    events.GEM_MINED: EventWords(
        ("gem", "number"), "{player} mines {gem} × {number}.", "You mine {gem} × {number}."
    ),
    events.MINE_BLOCKED: EventWords(
        ("cell",),
        "A dragon blocks the mine on {cell}: the dwarfs of {player} return with nothing.",
        "A dragon blocks the mine on {cell}: your dwarfs return with nothing.",
    ),
    events.NOTHING_GAINED: EventWords(
        ("cell",),
        "The dwarfs of {player} return from {cell} with nothing.",
        "Your dwarfs return from {cell} with nothing.",
    ),
    events.OGRE_DRAWN: EventWords((), "{player} draws an ogre.", "You draw an ogre."),
    events.OGRE_SEEN: EventWords(("ogre",), "It is {ogre}."),
    events.OGRES_SHUFFLED: EventWords((), "The ogre discards are shuffled into a new deck."),
    events.GOAL_BOUGHT: EventWords(("goal",), "{player} buys {goal}.", "You buy {goal}."),
    events.GOAL_OFFERED: EventWords(("goal",), "A new trade goal: {goal}."),
    events.TRADE_DECLINED: EventWords((), "{player} buys nothing.", "You buy nothing."),
    events.STACK_DUG: EventWords(
        ("cell", "face"),
        "{player} digs on {cell}: {card} comes to the top.",
        "You dig on {cell}: {card} comes to the top.",
    ),
    events.DIG_DECLINED: EventWords((), "{player} does not dig.", "You do not dig."),
    events.MONSTER_SLAIN: EventWords(
        ("face", "cell"), "{player} defeats the {card} on {cell}.", "You defeat the {card} on {cell}."
    ),
    events.GEM_DISCARDED: EventWords(("gem",), "{player} discards {gem}.", "You discard {gem}."),
    events.OGRE_DISCARDED: EventWords(
        ("ogre",), "{player} discards an ogre: {ogre}.", "You discard an ogre: {ogre}."
    ),
    events.SECRET_REVEALED: EventWords(
        ("secret",), "{player} reveals a secret goal: {secret}.", "You reveal a secret goal: {secret}."
    ),
    events.FINAL_ROUND: EventWords(
        (),
        "{player} has the goals that end the game: this is the last round.",
        "You have the goals that end the game: this is the last round.",
    ),
    events.GAME_ENDED: EventWords(("ending",), "The game is over: {ending}."),
}
ENDINGS: Final[dict[str, str]] = {
    "goals": "enough goals are completed",
    "standstill": "for two rounds nobody did anything",
    "round_limit": "the last round allowed was played",
}


def ending_named(how: int) -> str:
    return say(ENDINGS[REASONS[how]])


def packed_name(cell: int) -> str:
    return cell_name(cell >> 8, cell & 255)


# The placeholder that a number fills, and its words.
FILLERS: Final[dict[str, tuple[str, Callable[[int], str]]]] = {
    "round": ("round", str),
    "number": ("number", str),
    "cell": ("cell", packed_name),
    "second": ("second", packed_name),
    "laid": ("card", laid_name),
    "face": ("card", face_name),
    "gem": ("gem", gem_name),
    "ogre": ("ogre", ogre_name),
    "goal": ("goal", str),  # by its box, see `parts`
    "secret": ("secret", secret_name),
    "ending": ("ending", ending_named),
}


def describe_entry(entry: Entry, names: list[str]) -> str:
    return say(sentence(entry, names), **parts(entry, names))


def sentence(entry: Entry, names: list[str]) -> str:
    """A reader is called `YOU`. Others read the same line about somebody else."""
    words = EVENTS[entry.what]
    filled = parts(entry, names)
    if filled.get("other") == YOU:
        return words.to_other
    return words.own if words.own and filled["player"] == YOU else words.line


def box_of(entry: Entry) -> Box:
    """The box of the match; the bundled one if the entry does not know it."""
    return entry.box if isinstance(entry, BoxEntry) else box_named("")


def parts(entry: Entry, names: list[str]) -> dict[str, str]:
    """The placeholders of the line with their words."""
    filled = {"player": names[entry.seat]}
    for part, number in zip(EVENTS[entry.what].numbers, (entry.first, entry.second), strict=False):
        if part == "other":
            filled[part] = names[number]
        elif part == "goal":
            box = box_of(entry)
            filled[part] = name_of_goal(box, box.goal_ids[number])
        else:
            placeholder, words = FILLERS[part]
            filled[placeholder] = words(number)
    return filled
