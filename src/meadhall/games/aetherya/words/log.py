# interpreted: words are for people
"""What happened, as log lines. A line is made from its journal entry alone, so it tells no more than that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.i18n import YOU
from meadhall.core.journal import Entry

from ..rules import solo
from ..state import events
from .names import card_name, cell_name, legend_name, token_name
from .sentences import LOG, LOG_AT_HOME, LOG_TO_OWNER, OWN_LOG, say

# What the two numbers of an entry are: the placeholders they fill.
NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    events.CARD_LAID: ("card", "cell"),
    events.CENTURY_BEGAN: ("century",),
    events.DISCARD_OPENED: ("card",),
    events.DECK_DRAWN: (),
    events.CARD_SEEN: ("card",),
    events.DISCARD_TAKEN: ("card",),
    events.CARD_DISCARDED: ("card",),
    events.CARD_PLACED: ("card", "cell"),
    events.CARD_REMOVED: ("card",),
    events.CARD_OPENED: ("card", "cell"),
    events.LEGEND_CLAIMED: ("legend",),
    events.LEGEND_SHOWN: ("legend",),
    events.DECK_RENEWED: (),
    events.GAME_ENDED: (),
    events.TOKEN_TAKEN: ("token",),
    events.TOKEN_REFUSED: ("token",),
    events.TREATY_SIGNED: ("card", "cell"),
    events.DRAGON_TAMED: ("cell",),
    events.SWORD_DRAWN: ("legend",),
    events.CARDS_EXCHANGED: ("cell", "second"),
    events.GRIFFIN_SENT: ("owner", "cell"),
    events.GRIFFIN_BROUGHT: ("token",),
    events.PALANTIR_USED: ("owner", "cell"),
    events.TOKEN_SEEN: ("token",),
    events.SMUGGLED: ("gem", "token"),
    events.SMUGGLED_WITH: ("owner",),
    events.STOLEN: ("token", "owner"),
    events.LEGENDS_SWAPPED: ("lower", "upper"),
    events.LEGEND_FULFILLED: ("legend",),
    events.CENTURY_PASSED: ("century", "points"),
    events.CAMPAIGN_LOST: ("century",),
    events.SQUARE_KEPT: ("square",),
    events.ROUND_ENDED: (),
    events.LEGEND_PENALISED: ("legend",),
}
NAMES: Final[dict[str, Callable[[int], str]]] = {
    "card": card_name,
    "century": str,
    "points": str,
    **dict.fromkeys(("cell", "second"), cell_name),
    **dict.fromkeys(("legend", "lower", "upper"), legend_name),
    **dict.fromkeys(("token", "gem"), token_name),
}

# Not worth a line: the table shows them, or the next line says so.
SILENT: Final = frozenset({events.ARRANGEMENT_SEALED, events.TURN_BEGAN})


def describe_entry(entry: Entry, names: list[str]) -> str:
    """The entry as a line, "" for one not worth a line."""
    if entry.what in SILENT:
        return ""
    return say(sentence(entry, names), **parts(entry, names))


def sentence(entry: Entry, names: list[str]) -> str:
    """For whoever is called `YOU`, if it was done by them or to them; else for anybody."""
    words = parts(entry, names)
    by_you = words["player"] == YOU
    if words.get("owner") == YOU:
        return (LOG_AT_HOME if by_you else LOG_TO_OWNER)[entry.what]
    return OWN_LOG[entry.what] if by_you and entry.what in OWN_LOG else LOG[entry.what]


def parts(entry: Entry, names: list[str]) -> dict[str, str]:
    filled = {"player": names[entry.seat]}
    for part, number in zip(NUMBERS[entry.what], (entry.first, entry.second), strict=False):
        if part == "owner":
            filled[part] = names[number]
        elif part == "square":
            filled["cell"] = cell_name(solo.top_left(number))
        else:
            filled[part] = NAMES[part](number)
    return filled
