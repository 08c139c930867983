# interpreted: looks are made of it
"""Where a rule can be read: the site serves the numbered rules of every game."""

from __future__ import annotations

from htpy import Element, a

from meadhall.core.citations import rule_address


def rule_link(game: str, rule: str, words: str) -> Element:
    """A citation that leads to the rule it names. It opens beside the table, which stays as it is."""
    return a(".rule-link", href=rule_address(game, rule), target="_blank", rel="noopener")[words]
