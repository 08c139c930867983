# interpreted: words are for people
"""Cards, tokens and piles as text in the terminal.

Colours only help: every card has its name, every state its sign. They are medium tones of the 256-colour
palette, readable on dark and on light ground.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from ..state.cards import CARD_OF_CODE, CODES, TOKEN_OF_ID
from ..state.view import CARD_NUMBERS, SECRET, SeatView
from .names import short_card_name, token_name

CELL_WIDTH: Final = 9
FAINT: Final = "color(102)"
CLOSED: Final = "▒▒▒▒▒▒"
STYLES: Final[dict[str, str]] = {
    "PL": "color(136)",
    "FO": "color(65)",
    "MO": "color(102)",
    "SW": "color(96)",
    "HU": "bold color(67)",
    "EL": "bold color(71)",
    "DW": "bold color(130)",
    "GO": "bold color(133)",
    "DR": "bold color(167)",
    "PO": "bold color(38)",
}
TOKEN: Final = "⊙"
TAMED: Final = "★"
CONFLICT: Final = "⚔"


def faint(text: str) -> Text:
    return Text(text, style=FAINT)


def joined(parts: Iterable[Text], by: str = "  ") -> Text:
    """Parts in their own styles, faint signs between them."""
    line = Text()
    for part in parts:
        line = Text.assemble(line, faint(by) if line else "", part)
    return line


def card(code: str) -> Text:
    if code == SECRET:
        return Text(SECRET, style="bold")
    return Text(short_card_name(CARD_OF_CODE[code]), style=STYLES[code])


def pile(codes: Sequence[str]) -> Text:
    """The top card, then what lies below it."""
    if not codes:
        return faint("–")
    below = [faint(short_card_name(CARD_OF_CODE[code])) for code in reversed(codes[:-1])]
    return joined([card(codes[-1]), *below])


def counts(numbers: Sequence[int]) -> Text:
    parts = [
        Text.assemble(card(CODES[kind]), faint(f"×{number}"))
        for kind, number in zip(CARD_NUMBERS, numbers, strict=False)
        if number
    ]
    return joined(parts, " ")


def tokens(names: Sequence[str]) -> Text:
    kinds = Counter(names).items()
    return joined(
        [Text(token_name(TOKEN_OF_ID[name]) + (f"×{times}" if times > 1 else "")) for name, times in kinds],
        ", ",
    )


# -- a cell of a kingdom ---------------------------------------------------------------------------


def cell(seat: SeatView, number: int) -> Text:
    """The card, and below it what it scores or carries."""
    code = seat.kingdom[number]
    name = card(code) if code in STYLES else faint(CLOSED)
    return Text.assemble(name, "\n", below(seat, number))


def below(seat: SeatView, number: int) -> Text:
    signs = []
    if seat.harmony[number]:
        signs.append(f"{seat.harmony[number]:+}")
    if number in seat.tamed:
        signs.append(TAMED)
    fights = sum(number in pair for pair in seat.conflicts)
    if fights:
        signs.append(f"{CONFLICT}{fights}")
    for lying in seat.on_cards:
        if lying.cell == number:
            signs.append(token_sign(lying.token, lying.closed))
    return faint(" ".join(signs))


def token_sign(token: str, closed: bool) -> str:
    """A closed token, with its name if the viewer has looked at it; an open one by its name."""
    if token == SECRET:
        return TOKEN
    short = token.replace("_", " ")[: CELL_WIDTH - 1]
    return f"{TOKEN}{short}" if closed else short
