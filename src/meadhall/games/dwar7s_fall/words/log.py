# interpreted: words are for people
"""What happened, as log lines. A line is made from its journal entry alone, so it tells no more than that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.i18n import YOU
from meadhall.core.journal import Entry

from ..notation import cell_name
from ..state import events
from ..state.box import Box
from ..state.component_file import box_named
from ..state.journal_entry import BoxEntry
from .names import ending_named, face_name, gem_name, laid_name, name_of_goal, ogre_name, secret_name
from .sentences import LOG, LOG_TO_OTHER, OWN_LOG, say

# What the two numbers of an entry are: the placeholders they fill.
NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    events.TURN_BEGAN: ("round",),
    events.CARD_LAID: ("laid", "cell"),
    events.CARD_COVERS: ("laid", "cell"),
    events.DWARF_PUT: ("cell",),
    events.DWARF_MOVED: ("cell", "second"),
    events.OGRE_PLAYED: ("ogre",),
    events.DWARF_FLED: ("cell",),
    events.DWARFS_SWAPPED: ("cell", "second"),
    events.SWAPPED_WITH: ("other",),
    events.DWARF_PANICKED: ("cell", "second"),
    events.GEM_STOLEN: ("other",),
    events.STOLEN_GEM_SEEN: ("gem",),
    events.OGRES_TAKEN: ("number", "other"),
    events.OGRES_SEEN: ("ogre", "number"),
    events.GEM_MINED: ("gem", "number"),
    events.MINE_BLOCKED: ("cell",),
    events.NOTHING_GAINED: ("cell",),
    events.OGRE_DRAWN: (),
    events.OGRE_SEEN: ("ogre",),
    events.OGRES_SHUFFLED: (),
    events.GOAL_BOUGHT: ("goal",),
    events.GOAL_OFFERED: ("goal",),
    events.TRADE_DECLINED: (),
    events.STACK_DUG: ("cell", "face"),
    events.DIG_DECLINED: (),
    events.MONSTER_SLAIN: ("face", "cell"),
    events.GEM_DISCARDED: ("gem",),
    events.OGRE_DISCARDED: ("ogre",),
    events.SECRET_REVEALED: ("secret",),
    events.FINAL_ROUND: (),
    events.GAME_ENDED: ("ending",),
}


def packed_name(cell: int) -> str:
    return cell_name(cell >> 8, cell & 255)


# Which placeholder a number fills, and with what words.
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
    """The entry as a line."""
    return say(sentence(entry, names), **parts(entry, names))


def sentence(entry: Entry, names: list[str]) -> str:
    """For whoever is called `YOU`, if it was done by them or to them; else for anybody."""
    words = parts(entry, names)
    if words.get("other") == YOU:
        return LOG_TO_OTHER[entry.what]
    return OWN_LOG[entry.what] if words["player"] == YOU and entry.what in OWN_LOG else LOG[entry.what]


def box_of(entry: Entry) -> Box:
    """What an entry was told of, the bundled box if it does not know."""
    return entry.box if isinstance(entry, BoxEntry) else box_named("")


def parts(entry: Entry, names: list[str]) -> dict[str, str]:
    filled = {"player": names[entry.seat]}
    for part, number in zip(NUMBERS[entry.what], (entry.first, entry.second), strict=False):
        if part == "other":
            filled[part] = names[number]
        elif part == "goal":
            box = box_of(entry)
            filled[part] = name_of_goal(box, box.goal_ids[number])
        else:
            placeholder, words = FILLERS[part]
            filled[placeholder] = words(number)
    return filled
