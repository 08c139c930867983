# interpreted: words are for people
"""What happened, as log lines. A line is made from its journal entry alone, so it tells no more than that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.i18n import YOU
from meadhall.core.journal import Entry

from ..state import events
from ..state.cards import OLWYN_DOUBLE, SPECIAL_BLACKSMITH, THRUD, YLUD
from .names import card_name, coin_name, column_word, distinction_name, tavern_name
from .sentences import LOG, OWN_LOG, say

# What the two numbers of an entry are: the placeholders they fill.
NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    events.ROUND_BEGAN: ("age", "round"),
    events.BIDS_CLOSED: (),
    events.TAVERN_OPENED: ("tavern",),
    events.COIN_REVEALED: ("coin", "tavern"),
    events.ULINE_BID: ("coin", "tavern"),
    events.CARD_TAKEN: ("card", "tavern"),
    events.CARD_PLACED: ("card", "column"),
    events.CARD_DISCARDED: ("card", "column"),
    events.TAVERN_CARD_DISCARDED: ("card", "tavern"),
    events.HERO_RECRUITED: ("card",),
    events.THRUD_LEFT: ("column",),
    events.YLUD_STAYED: ("column",),
    events.COINS_IN_HAND: (),
    events.COIN_UPGRADED: ("old", "new"),
    events.COIN_EXCHANGED: ("old", "new"),
    events.COIN_KEPT: ("coin",),
    events.POUCH_REVEALED: ("one", "other"),
    events.GEMS_SWAPPED: ("rival",),
    events.AGE_ENDED: ("age",),
    events.DISTINCTION_WON: ("distinction",),
    events.DISTINCTION_LOST: ("distinction",),
    events.SPECIAL_COIN_TAKEN: (),
    events.SPECIAL_GEM_TAKEN: (),
    events.PIONEER_LOOKED: ("card",),
    events.PIONEER_KEPT: ("card",),
    events.TOP_CARD_DISCARDED: ("card",),
    events.GAME_ENDED: (),
    events.CAMP_CARD_TAKEN: ("card",),
    events.CAMP_CLEARED: (),
    events.PILE_SEARCHED: ("card",),
    events.TRADING_COIN_DISCARDED: ("coin",),
    events.ENLIST_ORDER: (),
    events.MERCENARY_ENLISTED: ("card", "column"),
}
NAMES: Final[dict[str, Callable[[int], str]]] = {
    "age": str,
    "round": str,
    "card": card_name,
    "column": column_word,
    "distinction": distinction_name,
    "tavern": tavern_name,
    **dict.fromkeys(("coin", "old", "new", "one", "other"), coin_name),
}

# Not worth a line: the table shows them, or the next line says so.
SILENT: Final = frozenset(
    {
        events.CARD_DEALT,
        events.BID_SEALED,
        events.TURN_BEGAN,
        events.CARD_LIFTED,
        events.THRUD_LIFTED,
        events.YLUD_TAKEN_UP,
        events.ROUND_ENDED,
        events.CAMP_CARD_SHOWN,
        events.HOFUD_SEALED,
    }
)
# Of placements, those that no other line has told already.
TOLD_WHEN_PLACED: Final = frozenset({THRUD, YLUD, OLWYN_DOUBLE, SPECIAL_BLACKSMITH})


def describe_entry(entry: Entry, names: list[str]) -> str:
    """The entry as a line, "" for one not worth a line."""
    if not is_told(entry):
        return ""
    return say(sentence(entry, names), **parts(entry, names))


def is_told(entry: Entry) -> bool:
    if entry.what == events.CARD_PLACED:
        return entry.first in TOLD_WHEN_PLACED
    return entry.what not in SILENT


def sentence(entry: Entry, names: list[str]) -> str:
    return (OWN_LOG if is_addressed(entry, names) else LOG)[sentence_id(entry)]


def is_addressed(entry: Entry, names: list[str]) -> bool:
    """Whether it was done by whoever is called `YOU`, or with them."""
    by_you = names[entry.seat] == YOU and sentence_id(entry) in OWN_LOG
    return by_you or (entry.what == events.GEMS_SWAPPED and names[entry.first] == YOU)


def sentence_id(entry: Entry) -> str:
    if entry.what == events.ENLIST_ORDER:
        return "enlist_first" if entry.first else "enlist_last"
    return entry.what


def parts(entry: Entry, names: list[str]) -> dict[str, str]:
    numbers = zip(NUMBERS[entry.what], (entry.first, entry.second), strict=False)
    filled = {part: NAMES[part](number) for part, number in numbers if part != "rival"}
    return filled | {"player": names[entry.seat], "rival": rival(entry, names)}


def rival(entry: Entry, names: list[str]) -> str:
    """The other of two who swap gems: for one who is addressed, whoever it is not."""
    if entry.what != events.GEMS_SWAPPED:
        return ""
    other = names[entry.first]
    return names[entry.seat] if other == YOU else other
