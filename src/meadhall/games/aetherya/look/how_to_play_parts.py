# interpreted: drawn once a page, or when somebody asks
"""Parts of How to play: the example, the numbers of the box, lists, links to rules and rows of cards."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

from htpy import Element, Node, div, li, ul

from meadhall.look.rule_link import rule_link

from ..referee import query
from ..state.cards import CARD_OF_CODE, COMPONENTS, LEGEND_FACTS
from ..words.names import card_name
from .land import Land
from .pieces import card

# A10.9: the kingdom that the rules count, row by row.
EXAMPLE_CODES: Final = "DW MO HU FO  DR HU FO EL  PO PL EL FO  HU SW DW MO"
EXAMPLE: Final = Land(tuple(CARD_OF_CODE[code] for code in EXAMPLE_CODES.split()))
LEGENDS_OF_KIND: Final = Counter(legend["kind"] for legend in LEGEND_FACTS)


@cache
def setup(mode: str, players: int) -> dict[str, Any]:
    """The numbers of cards and legends after the deal, counted by the referee."""
    dealt: dict[str, Any] = query("setup", {"mode": mode, "players": players})
    return dealt


def rule(number: str) -> Element:
    return rule_link(COMPONENTS["game"], number, number)


def points(*lines: Node) -> Element:
    return ul[(li[line] for line in lines)]


def pictures(*numbers: int) -> Element:
    return div(".how-cards")[(div[card(number, card_name(number))] for number in numbers)]
