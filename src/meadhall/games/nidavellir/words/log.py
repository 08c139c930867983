# interpreted: words are for people
"""Log lines. A line uses its journal entry alone, so it reveals nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from meadhall.core.i18n import YOU
from meadhall.core.journal import Entry

from ..state import events
from ..state.cards import OLWYN_DOUBLE, SPECIAL_BLACKSMITH, THRUD, YLUD
from .names import card_name, coin_name, column_word, distinction_name, tavern_name
from .sentences import say


class Line(NamedTuple):
    """An event as a line of the log."""

    numbers: tuple[str, ...]  # the placeholders that the two numbers of its entry fill
    told: str
    own: str = ""  # to the player who did it


LINES: Final[dict[str, Line]] = {
    events.ROUND_BEGAN: Line(("age", "round"), "Age {age}, round {round} begins."),
    events.BIDS_CLOSED: Line((), "All bids are laid."),
    events.TAVERN_OPENED: Line(("tavern",), "The bids at the {tavern} are revealed."),
    events.COIN_REVEALED: Line(("coin", "tavern"), "{player} has bid {coin}.", "You have bid {coin}."),
    events.ULINE_BID: Line(
        ("coin", "tavern"),
        "{player}, with Uline, bids {coin}.",
        "With Uline, you bid {coin}.",
    ),
    events.CARD_TAKEN: Line(("card", "tavern"), "{player} takes {card}.", "You take {card}."),
    events.CARD_PLACED: Line(
        ("card", "column"),
        "{player} places {card} in the {column} column.",
        "You place {card} in the {column} column.",
    ),
    events.CARD_DISCARDED: Line(
        ("card", "column"),
        "{player} discards {card} from the {column} column.",
        "You discard {card} from the {column} column.",
    ),
    events.TAVERN_CARD_DISCARDED: Line(("card", "tavern"), "{card} is discarded from the {tavern}."),
    events.HERO_RECRUITED: Line(("card",), "{player} recruits {card}.", "You recruit {card}."),
    events.THRUD_LEFT: Line(
        ("column",),
        "Thrud leaves the {column} column of {player} before the final count.",
        "Thrud leaves your {column} column before the final count.",
    ),
    events.YLUD_STAYED: Line(
        ("column",),
        "Ylud stays in the {column} column of {player}.",
        "Ylud stays in your {column} column.",
    ),
    events.COINS_IN_HAND: Line(
        (),
        "{player} plays with open eyes from now on: Uline keeps the coins in hand.",
        "You play with open eyes from now on: Uline keeps the coins in hand.",
    ),
    events.COIN_UPGRADED: Line(
        ("old", "new"),
        "{player} upgrades a coin: {old} → {new}.",
        "You upgrade a coin: {old} → {new}.",
    ),
    events.COIN_EXCHANGED: Line(
        ("old", "new"),
        "{player} exchanges a coin: {old} → {new}.",
        "You exchange a coin: {old} → {new}.",
    ),
    events.COIN_KEPT: Line(
        ("coin",),
        "The treasury has nothing to give: {player} keeps the {coin}.",
        "The treasury has nothing to give: you keep the {coin}.",
    ),
    events.POUCH_REVEALED: Line(
        ("one", "other"),
        "{player} shows {one} and {other}.",
        "You show {one} and {other}.",
    ),
    events.GEMS_SWAPPED: Line(
        ("rival",),
        "{player} and {rival} bid the same and swap gems.",
        "You and {rival} bid the same and swap gems.",
    ),
    events.AGE_ENDED: Line(("age",), "Age {age} ends."),
    events.DISTINCTION_WON: Line(
        ("distinction",),
        "{player} wins a distinction: {distinction}.",
        "You win a distinction: {distinction}.",
    ),
    events.DISTINCTION_LOST: Line(("distinction",), "A tie for the most grades: nobody wins {distinction}."),
    events.SPECIAL_COIN_TAKEN: Line(
        (),
        "{player} takes the special 3 for the 0.",
        "You take the special 3 for the 0.",
    ),
    events.SPECIAL_GEM_TAKEN: Line((), "{player} takes the special gem 6.", "You take the special gem 6."),
    events.PIONEER_LOOKED: Line(("card",), "{player} looks at {card}.", "You look at {card}."),
    events.PIONEER_KEPT: Line(
        ("card",),
        "{player} keeps {card} of the three cards.",
        "You keep {card} of the three cards.",
    ),
    events.TOP_CARD_DISCARDED: Line(("card",), "{card} is discarded from the deck of age 2."),
    events.GAME_ENDED: Line((), "The game is over."),
    events.CAMP_CARD_TAKEN: Line(
        ("card",),
        "{player} takes {card} from the camp.",
        "You take {card} from the camp.",
    ),
    events.CAMP_CLEARED: Line((), "The camp is cleared."),
    events.PILE_SEARCHED: Line(
        ("card",),
        "{player} takes {card} from the discard pile.",
        "You take {card} from the discard pile.",
    ),
    events.TRADING_COIN_DISCARDED: Line(
        ("coin",),
        "{player} discards the trading coin ({coin}).",
        "You discard the trading coin ({coin}).",
    ),
    events.MERCENARY_ENLISTED: Line(
        ("card", "column"),
        "{player} enlists {card} in the {column} column.",
        "You enlist {card} in the {column} column.",
    ),
}
# Whether a seat enlists first is the first number of the entry.
ENLIST_LINES: Final[dict[int, Line]] = {
    0: Line((), "{player} enlists mercenaries last.", "You enlist mercenaries last."),
    1: Line((), "{player} enlists mercenaries first.", "You enlist mercenaries first."),
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

# Events without a line: the table shows them, or the next line does.
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
# Of placements only these have a line: another line tells the rest.
TOLD_WHEN_PLACED: Final = frozenset({THRUD, YLUD, OLWYN_DOUBLE, SPECIAL_BLACKSMITH})


def describe_entry(entry: Entry, names: list[str]) -> str:
    """The entry as a line; "" if it has none."""
    if not is_told(entry):
        return ""
    return say(sentence(entry, names), **parts(entry, names))


def is_told(entry: Entry) -> bool:
    if entry.what == events.CARD_PLACED:
        return entry.first in TOLD_WHEN_PLACED
    return entry.what not in SILENT


def line_of(entry: Entry) -> Line:
    return ENLIST_LINES[entry.first] if entry.what == events.ENLIST_ORDER else LINES[entry.what]


def sentence(entry: Entry, names: list[str]) -> str:
    line = line_of(entry)
    return line.own if is_addressed(entry, names) else line.told


def is_addressed(entry: Entry, names: list[str]) -> bool:
    """Whether the player called `YOU` did it, or swapped gems with the one who did."""
    by_you = names[entry.seat] == YOU and bool(line_of(entry).own)
    return by_you or (entry.what == events.GEMS_SWAPPED and names[entry.first] == YOU)


def parts(entry: Entry, names: list[str]) -> dict[str, str]:
    numbers = zip(line_of(entry).numbers, (entry.first, entry.second), strict=False)
    filled = {part: NAMES[part](number) for part, number in numbers if part != "rival"}
    return filled | {"player": names[entry.seat], "rival": rival(entry, names)}


def rival(entry: Entry, names: list[str]) -> str:
    """The other of two players who swap gems, seen from the one addressed."""
    if entry.what != events.GEMS_SWAPPED:
        return ""
    other = names[entry.first]
    return names[entry.seat] if other == YOU else other
