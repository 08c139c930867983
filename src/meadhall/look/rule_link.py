# interpreted: looks are made of it
"""Where a rule can be read: the site serves the numbered rules of every game."""

from __future__ import annotations

from htpy import Element, a


def rule_address(game: str, rule: str) -> str:
    """The page of a game's numbered rules, at one of them."""
    return f"/rules/{game}#{rule}"


def rule_link(game: str, rule: str, words: str) -> Element:
    """A citation that leads to the rule it names. It opens beside the table, which stays as it is."""
    return a(".rule-link", href=rule_address(game, rule), target="_blank", rel="noopener")[words]
