# interpreted: pages are for people
"""What happened as a line with small pieces: the game's own sentence, its nouns drawn."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from htpy import Node

from meadhall.core.journal import Entry
from meadhall.core.table import NOBODY
from meadhall.look.markup import escaped, html
from meadhall.look.pennants import pennant

from .. import events
from ..card_words import card_name, distinction_name
from ..cards import CLASS_IDS, CLASS_OF, COIN_TOKENS, SPECIAL_BLACKSMITH
from ..log_words import NUMBERS, describe_entry, is_told, parts, sentence_id
from ..sentences import LOG, say
from .pieces.classes import plate
from .pieces.coins import named_coin
from .pieces.faces import points_shown

QUOTED: Final = re.compile(r"«\s*(\x02\w+\x03)\s*»")  # a name is quoted, a picture is not
HEADINGS: Final = frozenset({events.ROUND_BEGAN, events.TAVERN_OPENED, events.AGE_ENDED, events.GAME_ENDED})


def log_line(entry: Entry, names: list[str]) -> Node:
    if not is_told(entry):
        return None
    if entry.what in HEADINGS:
        return html(f'<span class="r">{escaped(describe_entry(entry, names))}</span>')
    mark = pennant(entry.seat, size=17) if entry.seat != NOBODY else '<i class="nobody"></i>'
    return html(f"{mark}<span>{drawn(entry, names)}</span>")


def drawn(entry: Entry, names: list[str]) -> str:
    """The sentence is said with marks for its nouns, and the marks are then drawn: a translation may order them."""
    numbers = dict(zip(NUMBERS[entry.what], (entry.first, entry.second), strict=False))
    pictures = {part: str(PICTURES[part](number)) for part, number in numbers.items() if part in PICTURES}
    marks = {part: f"\x02{part}\x03" for part in pictures}
    text = str(escaped(say(LOG[sentence_id(entry)], **(parts(entry, names) | marks))))
    if "«" in text:
        text = QUOTED.sub(r"\1", text)
    for part, picture in pictures.items():
        text = text.replace(marks[part], picture)
    return text


def card(number: int) -> str:
    """A dwarf by plate and number, any other card by name."""
    if number >= SPECIAL_BLACKSMITH:
        return f"<b>{escaped(card_name(number))}</b>"
    points = points_shown(number)
    shown = "" if points is None else f' <b aria-hidden="true">{points}</b>'
    return f'<span class="nb">{plate(CLASS_IDS[CLASS_OF[number]], 17, card_name(number))}{shown}</span>'


def distinction(number: int) -> str:
    return f"{plate(CLASS_IDS[number], 17)} <b>{escaped(distinction_name(number))}</b>"


def coin(number: int) -> str:
    return str(named_coin(COIN_TOKENS[number], 20))


PICTURES: Final[dict[str, Callable[[int], str]]] = {
    "card": card,
    "distinction": distinction,
    **dict.fromkeys(("coin", "old", "new", "one", "other"), coin),
}
