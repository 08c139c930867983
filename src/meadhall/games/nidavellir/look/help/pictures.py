# interpreted: drawn once a page, or when somebody asks
"""Pieces as pictures in the help, and citations of the numbered rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from htpy import Element, Node, div, fragment, p, span

from meadhall.look.rule_link import rule_link

from ...words.sentences import say
from ..pieces import faces
from ..pieces.classes import plate
from ..pieces.coins import coin, gem, named_coin

GAME: Final = "nidavellir"
COIN: Final = 40
GEM: Final = 36


def row(*pictures: Node) -> Element:
    return div(".pics")[pictures]


def card(token: str) -> Element:
    """A card with its name for screen readers."""
    return span(".pic")[faces.draw(token, title=faces.name_of(token))]


def small_card(token: str) -> Element:
    """A card without a name, to stand beside one."""
    return span(".pic.small")[faces.draw(token)]


def medal(token: str) -> Element:
    return span(".pic.medal")[faces.medal(token)]


def distinction(token: str) -> Element:
    return span(".pic.small")[faces.distinction(token)]


def named(picture: Node, name: Node) -> Element:
    return span(".named")[picture, span[name]]


def class_name(kind: str, name: str) -> Node:
    return named(plate(kind, 24), name)


def coins(tokens: Iterable[str]) -> Node:
    return fragment[(named_coin(token, COIN) for token in tokens)]


def captioned_coin(token: str, words: str) -> Element:
    return span(".with-words")[coin(token, COIN), " ", words]


def gems(numbers: Iterable[int]) -> Node:
    return fragment[(gem(number, GEM, say("Gem {gem}", gem=number)) for number in numbers)]


def cited(*rules: str) -> Element:
    """Links to the numbered rules of a chapter."""
    return p(".cited")[((rule_link(GAME, rule, say("Rule {rule}", rule=rule)), " ") for rule in rules)]
