# interpreted: drawn once a page, or when somebody asks
"""How the rules are laid out: lists, cards side by side, links to rules."""

from __future__ import annotations

from htpy import Element, Node, div, li, ul

from meadhall.look.rule_link import rule_link

from ..state.cards import COMPONENTS
from ..words.names import card_name
from .pieces import card


def rule(number: str) -> Element:
    return rule_link(COMPONENTS["game"], number, number)


def points(*lines: Node) -> Element:
    return ul[(li[line] for line in lines)]


def pictures(*numbers: int) -> Element:
    return div(".how-cards")[(div[card(number, card_name(number))] for number in numbers)]
