# interpreted: words are for people
"""Events as lines of the log. A line is made from its journal entry alone, so it reveals no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from meadhall.core.i18n import YOU
from meadhall.core.journal import Entry

from ..rules import solo
from ..state import events
from .names import card_name, cell_name, legend_name, plain, token_name
from .sentences import say


class EventWords(NamedTuple):
    """An event as a line of the log. A reader whom the line names is addressed by another sentence."""

    numbers: tuple[str, ...]  # the placeholders that the two numbers of the entry fill
    line: str
    to_player: str = ""
    to_owner: str = ""
    to_both: str = ""  # for a player who did it to the own kingdom


EVENTS: Final[dict[str, EventWords]] = {
    events.CARD_LAID: EventWords(
        ("card", "cell"), "{player} lays {card} on {cell}.", "You lay {card} on {cell}."
    ),
    events.CENTURY_BEGAN: EventWords(("century",), "Century {century} begins."),
    events.DISCARD_OPENED: EventWords(("card",), "{card} starts a discard pile."),
    events.DECK_DRAWN: EventWords((), "{player} draws from the deck.", "You draw from the deck."),
    events.CARD_SEEN: EventWords(("card",), "The card drawn is {card}."),
    events.DISCARD_TAKEN: EventWords(
        ("card",), "{player} takes {card} from the discard pile.", "You take {card} from the discard pile."
    ),
    events.CARD_DISCARDED: EventWords(("card",), "{player} discards {card}.", "You discard {card}."),
    events.CARD_PLACED: EventWords(
        ("card", "cell"), "{player} places {card} on {cell}.", "You place {card} on {cell}."
    ),
    events.CARD_REMOVED: EventWords(
        ("card",),
        "{card} leaves the kingdom of {player} for the discard pile.",
        "{card} leaves your kingdom for the discard pile.",
    ),
    events.CARD_OPENED: EventWords(
        ("card", "cell"), "{player} opens {cell}: {card}.", "You open {cell}: {card}."
    ),
    events.LEGEND_CLAIMED: EventWords(
        ("legend",), "{player} claims the legend {legend}.", "You claim the legend {legend}."
    ),
    events.LEGEND_SHOWN: EventWords(("legend",), "A new legend: {legend}."),
    events.DECK_RENEWED: EventWords((), "The deck is empty: the discard pile is shuffled into a new one."),
    events.GAME_ENDED: EventWords((), "The game is over."),
    events.TOKEN_TAKEN: EventWords(
        ("token",), "{player} takes a token: {token}.", "You take a token: {token}."
    ),
    events.TOKEN_REFUSED: EventWords(
        ("token",), "{player} discards a token: {token}.", "You discard a token: {token}."
    ),
    events.TREATY_SIGNED: EventWords(
        ("card", "cell"),
        "{player} lays the treaty on {card} at {cell}.",
        "You lay the treaty on {card} at {cell}.",
    ),
    events.DRAGON_TAMED: EventWords(
        ("cell",),
        "{player} tames the dragon at {cell} with the staff.",
        "You tame the dragon at {cell} with the staff.",
    ),
    events.SWORD_DRAWN: EventWords(
        ("legend",), "{player} draws the magic sword for {legend}.", "You draw the magic sword for {legend}."
    ),
    events.CARDS_EXCHANGED: EventWords(
        ("cell", "second"),
        "{player} exchanges the cards at {cell} and {second} with the hammer.",
        "You exchange the cards at {cell} and {second} with the hammer.",
    ),
    events.GRIFFIN_SENT: EventWords(
        ("owner", "cell"),
        "{player} sends the griffin to {cell} in the kingdom of {owner}.",
        "You send the griffin to {cell} in the kingdom of {owner}.",
        "{player} sends the griffin to {cell} in your kingdom.",
        "You send the griffin to {cell} in your own kingdom.",
    ),
    events.GRIFFIN_BROUGHT: EventWords(
        ("token",),
        "The griffin brings {player} a token: {token}.",
        "The griffin brings you a token: {token}.",
    ),
    events.PALANTIR_USED: EventWords(
        ("owner", "cell"),
        "{player} looks through the palantir at {cell} in the kingdom of {owner}.",
        "You look through the palantir at {cell} in the kingdom of {owner}.",
        "{player} looks through the palantir at {cell} in your kingdom.",
        "You look through the palantir at {cell} in your own kingdom.",
    ),
    events.TOKEN_SEEN: EventWords(("token",), "You see {token}."),
    events.SMUGGLED: EventWords(
        ("gem", "token"), "{player} gives {gem} and gets {token}.", "You give {gem} and get {token}."
    ),
    events.SMUGGLED_WITH: EventWords(
        ("owner",),
        "{player} sends the smuggler to {owner}.",
        "You send the smuggler to {owner}.",
        "{player} sends the smuggler to you.",
    ),
    events.STOLEN: EventWords(
        ("token", "owner"),
        "{player} steals {token} from {owner}.",
        "You steal {token} from {owner}.",
        "{player} steals {token} from you.",
    ),
    events.LEGENDS_SWAPPED: EventWords(("lower", "upper"), "{lower} and {upper} change rows."),
    events.LEGEND_FULFILLED: EventWords(
        ("legend",), "{player} fulfils the legend {legend}.", "You fulfil the legend {legend}."
    ),
    events.CENTURY_PASSED: EventWords(
        ("century", "points"), "Century {century} is passed with {points} points."
    ),
    events.CAMPAIGN_LOST: EventWords(
        ("century",), "Not all legends of century {century} are fulfilled: the campaign is lost."
    ),
    events.SQUARE_KEPT: EventWords(
        ("square",),
        "{player} begins anew with the four cards from {cell} on.",
        "You begin anew with the four cards from {cell} on.",
    ),
    events.ROUND_ENDED: EventWords((), "The round is over."),
    events.LEGEND_PENALISED: EventWords(("legend",), "The team puts {legend} on the penalty pile."),
}
NAMES: Final[dict[str, Callable[[int], str]]] = {
    "card": card_name,
    "century": str,
    "points": plain,
    **dict.fromkeys(("cell", "second"), cell_name),
    **dict.fromkeys(("legend", "lower", "upper"), legend_name),
    **dict.fromkeys(("token", "gem"), token_name),
}

# Events without a line: the table shows them, or the next line says so.
SILENT: Final = frozenset({events.ARRANGEMENT_SEALED, events.TURN_BEGAN})


def describe_entry(entry: Entry, names: list[str]) -> str:
    """The entry as a line, "" for one without a line."""
    if entry.what in SILENT:
        return ""
    return say(sentence(entry, names), **parts(entry, names))


def sentence(entry: Entry, names: list[str]) -> str:
    """Somebody called `YOU` is addressed; others are named."""
    filled = parts(entry, names)
    words = EVENTS[entry.what]
    by_you = filled["player"] == YOU
    if filled.get("owner") == YOU:
        return words.to_both if by_you else words.to_owner
    return words.to_player if by_you and words.to_player else words.line


def parts(entry: Entry, names: list[str]) -> dict[str, str]:
    filled = {"player": names[entry.seat]}
    for part, number in zip(EVENTS[entry.what].numbers, (entry.first, entry.second), strict=False):
        if part == "owner":
            filled[part] = names[number]
        elif part == "square":
            filled["cell"] = cell_name(solo.top_left(number))
        else:
            filled[part] = NAMES[part](number)
    return filled
