# interpreted: words are for people
"""Cards, coins and names in the terminal.

Colours only help: every class has its letter, every state its sign. They are middle tones of the 256-colour
palette, readable on dark and on light ground.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ..state.cards import (
    CARD_OF_TOKEN,
    CLASS_OF,
    COIN_OF_TOKEN,
    COIN_VALUE,
    FIRST_MERCENARY,
    GRADES,
    MERCENARY_CLASS,
    MERCENARY_POINTS,
    OFFERING_PLUS,
    SPECIAL_BLACKSMITH,
    is_hero,
    is_mercenary,
    is_offering,
    is_trading,
    points_in,
)
from .names import card_name
from .sentences import say

CLASS_LETTERS: Final = "WHMBE"
CLASS_STYLES: Final = ("color(167)", "color(65)", "color(136)", "color(133)", "color(67)", "")
POINTLESS: Final = "HB"  # classes whose cards bear no points
FAINT: Final = "color(102)"
NOW: Final = "▶"
DONE: Final = "✓"
LONG_GRADE: Final = "┄"  # a further grade of the same card
TRADING: Final = "⇄"
PIP: Final = "•"
MISSING: Final = "○"


def faint(text: str) -> Text:
    return Text(text, style=FAINT)


def joined(parts: Iterable[Text], by: str = "  ") -> Text:
    """Parts in their own styles, faint signs between them."""
    line = Text()
    for part in parts:
        line = Text.assemble(line, faint(by) if line else "", part)
    return line


def counted(thing: Text, count: int) -> Text:
    """A thing, with how many there are if more than one."""
    return Text.assemble(thing, faint(f"×{count}" if count > 1 else ""))


# -- cards -----------------------------------------------------------------------------------------


def card_style(card: int) -> str:
    style = CLASS_STYLES[CLASS_OF[card]]
    return f"bold {style}" if is_hero(card) else style


def tavern_card(token: str) -> Text:
    """A card of a tavern or pile: its token; an offering by what it adds."""
    card = CARD_OF_TOKEN[token]
    if is_offering(card):
        return Text(f"+{OFFERING_PLUS[card]}", style="bold")
    return Text(token if card <= SPECIAL_BLACKSMITH else card_name(card), style=card_style(card))


def named_card(token: str) -> Text:
    """A hero or camp card by its name, a mercenary by its classes."""
    card = CARD_OF_TOKEN[token]
    if is_mercenary(card):
        return Text(say("mercenary {classes}", classes=mercenary_classes(card)))
    return hero(card)


def hero(card: int) -> Text:
    return Text(card_name(card), style=card_style(card))


def mercenary_classes(card: int) -> str:
    side = (card - FIRST_MERCENARY) * 2
    return "/".join(
        lettered(MERCENARY_CLASS[number], MERCENARY_POINTS[number]) for number in (side, side + 1)
    )


def lettered(column: int, points: int) -> str:
    letter = CLASS_LETTERS[column]
    return letter if letter in POINTLESS else f"{letter}{points}"


def long_cells(token: str, column: int) -> list[Text]:
    """A card in a column of the own army, one cell a grade."""
    card = CARD_OF_TOKEN[token]
    style = CLASS_STYLES[column]
    if is_mercenary(card):
        name = f"{lettered(column, points_in(card, column))} {token}"
    else:
        name = token if card <= SPECIAL_BLACKSMITH else card_name(card)
    return graded(Text(name, style=f"bold {style}" if is_hero(card) else style), card, style)


def short_cells(token: str, column: int) -> list[Text]:
    """A card in a column of another army, a narrow cell a grade: points, or three letters of its name."""
    card = CARD_OF_TOKEN[token]
    style = CLASS_STYLES[column]
    points = PIP if CLASS_LETTERS[column] in POINTLESS else str(points_in(card, column))
    if is_mercenary(card):
        points = f"m{points}".replace(PIP, "")
    elif card >= SPECIAL_BLACKSMITH:
        points = token if card == SPECIAL_BLACKSMITH else card_name(card)[:3]
    return graded(Text(points, style=f"bold {style}" if is_hero(card) else style), card, style)


def graded(name: Text, card: int, style: str) -> list[Text]:
    return [name, *(Text(LONG_GRADE, style=style) for _ in range(GRADES[card] - 1))]


# -- coins -----------------------------------------------------------------------------------------


def coin(token: str) -> Text:
    """A coin by its value; trading coins have a sign. A secret or empty place stays as it is."""
    if token not in COIN_OF_TOKEN:
        return faint(token or "·")
    number = COIN_OF_TOKEN[token]
    return Text(f"{COIN_VALUE[number]}{TRADING if is_trading(number) else ''}", style="bold")


def coins(tokens: Iterable[str]) -> Text:
    return joined([coin(token) for token in tokens], " ")
