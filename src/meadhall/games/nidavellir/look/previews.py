"""What pressing a piece would do, shown before it is pressed: words, a ghost of the card, the rail, the new number."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import escaped, glyph, html, region

from .. import choices
from ..cards import FIRST_MERCENARY, MERCENARY_CLASS, THRUD, TOKENS
from ..sentences import say
from . import growth
from .army_presses import LANDINGS, pressable
from .coins_zone import COINS, PAIRED, paired_coins, words_of
from .growth import Consequence
from .hall import detail, why_not
from .pieces import faces
from .pieces.coins import coin
from .scores import Force
from .sight import Sight, card_choice, key_of

CARDS = frozenset({"pick", "hero", "holda", "andumia", "brising_take", "pioneer"})


def previews(sight: Sight) -> Markup:
    if sight.decision in CARDS:
        tokens = tuple([TOKENS[choice - choices.CARD] for choice in sorted(sight.open)])
        if sight.decision == "hero":
            return of_heroes(sight.force, tokens, sight.view.hall)
        return of_cards(tuple([(token, sight.gain(token)) for token in tokens]))
    if sight.decision in LANDINGS:
        templates = [landing(sight, column, choice) for column, _at, choice in pressable(sight)]
    elif sight.decision in COINS:
        templates = [coin_preview(sight, choice) for choice in sorted(sight.open)]
    elif sight.decision in PAIRED and sight.held >= 0:
        templates = [
            pair_preview(sight, other) for other in sorted(paired_coins(sight)) if other != sight.held
        ]
    else:
        templates = []
    return all_of(tuple(templates))


def of_cards(gains: tuple[tuple[str, Consequence], ...]) -> Markup:
    return all_of(tuple([template(key_of(card_choice(token)), grown(token, then)) for token, then in gains]))


def all_of(templates: tuple[str, ...]) -> Markup:
    return region("previews", "".join(templates), "previews")


def of_heroes(own: Force, offered: tuple[str, ...], hall: tuple[str, ...]) -> Markup:
    previews = [hero_preview(own, token) for token in offered]
    return all_of((*previews, *[locked(own, token) for token in hall if token not in offered]))


def hero_preview(own: Force, token: str) -> Markup:
    then = growth.of_card(own, token)
    drawn, big = grown(token, then), detail(token, then)
    return template(key_of(card_choice(token)), f'{drawn}<div data-into="hero">{big}</div>')


def locked(own: Force, token: str) -> Markup:
    big = detail(token, growth.of_card(own, token), why_not(own, token))
    return template(f"no:hero:{token}", f'<div data-into="hero">{big}</div>')


def template(key: str, content: str) -> Markup:
    return html(f'<template data-preview="{key}" data-key="preview:{key}">{content}</template>')


@drawn_once
def grown(token: str, then: Consequence) -> Markup:
    picture = faces.draw(token)
    sign = glyph("crown") if then.line else ""
    words = (
        f'<div data-into="consequence"><span class="pc">{picture}</span><span><b>{escaped(then.title)}</b>'
        f"{sign} {escaped(then.detail)}</span></div>"
    )
    return html(words + in_army(token, then))


def in_army(token: str, then: Consequence) -> str:
    """The ghost, the number in the head of its column, and the rail of a line that closes."""
    if then.column < 0:
        return ""
    ghost = f'<div data-into="ghost:{then.column}">{faces.in_column(token, then.column, 0)}</div>'
    head = f'<span data-into="points:{then.column}">→ {then.score}</span>'
    rail = '<i class="soon" data-into="line"></i>' if then.line else ""
    return ghost + head + rail


def landing(sight: Sight, column: int, choice: int) -> Markup:
    """A wanderer, a double or a mercenary at the end of a column."""
    token = wanderer(sight, choice)
    if choice == choices.STAY:
        return template(key_of(choice), says(words_of(sight, choice), ""))
    then = growth.in_column(sight.force, token, column)
    return template(key_of(choice), grown_in(token, then))


@drawn_once
def grown_in(token: str, then: Consequence) -> Markup:
    picture = faces.in_column(token, then.column, 0)
    return html(f"{says(then.title, then.detail, picture)}{in_army(token, then)}")


def wanderer(sight: Sight, choice: int) -> str:
    if sight.decision == "enlist":
        side = choice - choices.ENLIST
        assert 0 <= side < len(MERCENARY_CLASS)
        return TOKENS[FIRST_MERCENARY + side // 2]
    return {"thrud": TOKENS[THRUD], "ylud": "ylud", "double": "olwyn_double"}[sight.decision]


@drawn_once
def says(title: str, text: str, picture: str = "") -> Markup:
    drawn = f'<span class="pc">{picture}</span>' if picture else ""
    return html(
        f'<div data-into="consequence">{drawn}<span><b>{escaped(title)}</b>{escaped(text)}</span></div>'
    )


def coin_preview(sight: Sight, choice: int) -> Markup:
    index = (choice - choices.COIN) % 5 if choice < choices.PAIR else (choice - choices.PLUS_TWO) % 5
    picture = coin(sight.main.row[index], 30)
    return template(key_of(choice), says(words_of(sight, choice), "", picture))


def pair_preview(sight: Sight, other: int) -> Markup:
    """The second of two coins: with the first they make a choice."""
    choice = choices.PAIR + choices.pair_of(sight.held, other)
    words = words_of(sight, choice) if sight.may(choice) else say("These two do not go together.")
    return template(f"coin:{other}", says(words, ""))
