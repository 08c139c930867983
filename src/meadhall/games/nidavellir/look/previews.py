"""The preview of a choice before it is pressed: words, ghost of the card, rail of a line, new number."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import escaped, glyph, html, region
from meadhall.look.view_model import key_of

from ..rules.thingvellir import mercenaries
from ..state import choices
from ..state.cards import TOKENS
from ..words.sentences import say
from . import consequences
from .army_presses import LANDINGS, pressable
from .coins_zone import COINS, PAIRED, paired_coins, words_of
from .hall import detail, why_not
from .pieces import faces
from .pieces.coins import coin
from .view_model import Consequence, ViewModel, card_choice

CARDS: Final = frozenset({"pick", "hero", "holda", "andumia", "brising_take", "pioneer"})
CHANGED: Final = LANDINGS | {"drop_last", "brising_drop"}  # by pressing the own army
WANDERERS: Final = {"thrud": "thrud", "ylud": "ylud", "double": "olwyn_double"}
NOTHING: Final = Consequence("")
Gains = tuple[tuple[str, Consequence], ...]


def previews(model: ViewModel) -> Markup:
    if model.decision in CARDS:
        tokens = [TOKENS[choice - choices.CARD] for choice in sorted(model.open)]
        gains = tuple([(token, consequences.of_card(model, token)) for token in tokens])
        return of_heroes(model, gains) if model.decision == "hero" else of_cards(gains)
    if model.decision in CHANGED:
        templates = [in_column(model, column, choice) for column, _at, choice in pressable(model)]
    elif model.decision in COINS:
        templates = [coin_preview(model, choice) for choice in sorted(model.open)]
    elif model.decision in PAIRED and model.held >= 0:
        templates = [
            pair_preview(model, other) for other in sorted(paired_coins(model)) if other != model.held
        ]
    else:
        templates = []
    return all_of(tuple(templates))


def of_cards(gains: Gains) -> Markup:
    return all_of(tuple([template(key_of(card_choice(token)), grown(token, then)) for token, then in gains]))


def all_of(templates: tuple[str, ...]) -> Markup:
    return region("previews", "".join(templates), "previews")


def of_heroes(model: ViewModel, gains: Gains) -> Markup:
    offered = [hero_preview(token, then) for token, then in gains]
    locked = [locked_hero(model, token) for token in model.view.hall if not model.may_take(token)]
    return all_of((*offered, *locked))


def hero_preview(token: str, then: Consequence) -> Markup:
    drawn, big = grown(token, then), detail(token, then)
    return template(key_of(card_choice(token)), f'{drawn}<div data-into="hero">{big}</div>')


def locked_hero(model: ViewModel, token: str) -> Markup:
    big = detail(token, NOTHING, why_not(model, token))
    return template(f"no:hero:{token}", f'<div data-into="hero">{big}</div>')


def template(key: str, content: str) -> Markup:
    return html(f'<template data-preview="{key}" data-key="preview:{key}">{content}</template>')


@drawn_once
def grown(token: str, then: Consequence) -> Markup:
    sign = glyph("crown") if then.line else ""
    told = says(then.title, then.detail, faces.draw(token), then.total, sign)
    return html(f"{told}{in_army(token, then)}")


def in_army(token: str, then: Consequence) -> str:
    """The ghost of the card that joins, the number in the head of its column, and the rail of a line that closes."""
    if then.column < 0:
        return ""
    standing = faces.in_column(token, then.column, 0) if token else ""
    ghost = f'<div data-into="ghost:{then.column}">{standing}</div>' if token else ""
    head = f'<span data-into="points:{then.column}">→ {then.score}</span>'
    rail = '<i class="soon" data-into="line"></i>' if then.line else ""
    return ghost + head + rail


def in_column(model: ViewModel, column: int, choice: int) -> Markup:
    """A card joins the end of a column, or is discarded from it."""
    if choice == choices.STAY:
        return template(key_of(choice), says(words_of(model, choice), ""))
    then = consequences.of_choice(model, choice, column)
    return template(key_of(choice), changed(wanderer(model, choice), then))


@drawn_once
def changed(token: str, then: Consequence) -> Markup:
    picture = faces.in_column(token, then.column, 0) if token else ""
    return html(f"{says(then.title, then.detail, picture, then.total)}{in_army(token, then)}")


def wanderer(model: ViewModel, choice: int) -> str:
    """The card that is placed; "" if one is discarded."""
    if model.decision == "enlist":
        return TOKENS[mercenaries.card_of(choice)]
    return WANDERERS.get(model.decision, "")


@drawn_once
def says(title: str, text: str, picture: str = "", total: str = "", sign: str = "") -> Markup:
    drawn = f'<span class="pc">{picture}</span>' if picture else ""
    in_all = f'<i class="in-all" title="{escaped(say("Score so far"))}">{escaped(total)}</i>' if total else ""
    return html(
        f'<div data-into="consequence">{drawn}<span><b>{escaped(title)}</b>{sign} {escaped(text)} {in_all}</span></div>'
    )


def coin_preview(model: ViewModel, choice: int) -> Markup:
    index = choice - choices.COIN if choice < choices.COLUMN else choices.vidofnir_coin(choice)
    picture = coin(model.main.row[index], 30)
    return template(key_of(choice), coin_told(model, choice, picture))


def coin_told(model: ViewModel, choice: int, picture: str = "") -> Markup:
    """The words of a choice of coins, with the score after it. Uline's bid itself changes no score."""
    total = "" if model.decision == "uline_bid" else consequences.total_of_choice(model, choice)
    return says(words_of(model, choice), "", picture, total)


def pair_preview(model: ViewModel, other: int) -> Markup:
    """The second of two coins, which makes a choice together with the first."""
    choice = choices.PAIR + choices.pair_of(model.held, other)
    told = (
        coin_told(model, choice)
        if model.may(choice)
        else says(say("You cannot choose these coins together."), "")
    )
    return template(f"coin:{other}", told)
