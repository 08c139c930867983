# interpreted: drawn once a page, or when somebody asks
"""All about a piece: a field, a thing, a hero, a card."""

from __future__ import annotations

from typing import Final

from htpy import Node
from markupsafe import Markup

from meadhall.look.info_card import info_card
from meadhall.look.markup import escaped, glyph, html
from meadhall.look.presence_mark import presence_mark
from meadhall.look.rule_link import rule_link

from ..legend.boards import board_named
from ..rules.courses import BLOCKED
from ..state.names import CASTLE, THING_IDS
from ..state.view import CreatureView
from ..words import rules_sentences
from ..words.names import hero_ability, hero_name, large, thing_name
from ..words.sentences import say
from ..words.story import card_title, card_told
from ..words.thing_rules import rule_number, thing_rule
from .field_words import contents, field_title
from .hero_boards import board, fate_of
from .land import land_named
from .pieces import THING_GLYPHS, hero_picture, thing_glyph
from .story import mark
from .tracks import shields_taken
from .view_model import ViewModel

ABILITIES: Final = "D1.7"


def about(model: ViewModel, key: str) -> Node:
    what, _, rest = key.partition(":")
    if what == "field" and rest.isdecimal() and int(rest) in land_named(model.view.board).cells:
        return about_field(model, int(rest))
    if what == "thing" and (rest in THING_IDS or rest in THING_GLYPHS):
        return about_thing(rest)
    if what == "hero" and rest.isdecimal() and int(rest) < len(model.view.heroes):
        return about_hero(model, int(rest))
    if what == "card" and rest in model.texts.cards:
        return html(f'<div class="sheet-content andor-about">{about_card(model, rest)}</div>')
    return None


def about_card(model: ViewModel, card: str) -> str:
    told = card_told(model.texts, card)
    return f"<h2>{escaped(card_title(model.texts, card))}{mark(model.texts, card)}</h2><p>{escaped(told)}</p>"


def about_field(model: ViewModel, field: int) -> Node:
    """The contents of a field, and its effect."""
    there = "".join(f"<li>{escaped(large(each))}</li>" for each in contents(model, field))
    castle = about_castle(model) if field == CASTLE and model.view.castle else ""
    nothing = "" if castle else f"<p>{escaped(say('Nothing lies here.'))}</p>"
    lies = f"<ul>{there}</ul>" if there else nothing
    head = escaped(say("Field {field}: {place}", field=field, place=field_title(model, field)))
    does = castle + about_arrow(model, field) + about_night(model, field)
    return html(f'<div class="sheet-content explained"><h2>{head}</h2>{lies}{does}</div>')


def about_castle(model: ViewModel) -> str:
    taken = shields_taken(model.view.held, model.view.capacity)
    rule = say(rules_sentences.CASTLE[0])
    return f"<p><b>{escaped(taken)}.</b> {escaped(rule)} {numbered('D12.3')}</p>"


def about_arrow(model: ViewModel, field: int) -> str:
    ahead = int(board_named(model.view.board).arrow(field))
    if ahead <= BLOCKED:
        return ""
    leads = say("The arrow of this field leads to field {field}.", field=ahead)
    return f"<p>{escaped(leads)} {numbered('D10.1')}</p>"


def about_night(model: ViewModel, field: int) -> str:
    """Where the creature there goes, or one that a gem lures out of the castle (D22.6), as far as everybody can
    tell."""
    creature = model.creature_on(field) or lured_from(model, field)
    if creature is None:
        return ""
    words = say("At sunrise the creature stays here.")
    if creature.way:
        words = say("At sunrise the creature goes to field {field}.", field=creature.way[-1])
    return f"<p>{escaped(words)} {numbered('D10.2')}</p>"


def lured_from(model: ViewModel, field: int) -> CreatureView | None:
    return next((one for one in model.view.creatures if one.field < 0 and one.way[:1] == (field,)), None)


def numbered(rule: str) -> str:
    return f'<span class="rule">{cited(rule)}</span>'


def about_thing(thing: str) -> Node:
    return sheet(str(glyph(thing_glyph(thing))), thing_name(thing), thing_rule(thing), rule_number(thing))


def about_hero(model: ViewModel, number: int) -> Node:
    hero = model.view.heroes[number]
    present = presence_mark(model.faces[hero.seat])
    drawn = board(number, hero, model.leader(hero), present, False, frozenset(), -1, fate_of(model, hero))
    shown = str(drawn).replace(f' id="r-hero-{number}" data-region="hero-{number}"', "")
    picture = str(hero_picture(hero.who))
    return sheet(picture, hero_name(hero.who), hero_ability(hero.hero), ABILITIES, shown)


def sheet(picture: str, title: str, words: str, rule: str, more: str = "") -> Node:
    return info_card("andor-about", picture, title, words, cited(rule), more)


def cited(rule: str) -> Markup:
    return Markup(rule_link("andor", rule, say("Rule {rule}", rule=rule)))
