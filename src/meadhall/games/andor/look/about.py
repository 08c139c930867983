# interpreted: pages are for people
"""All about a piece: a field, a thing, a hero, a card."""

from __future__ import annotations

from htpy import Node
from markupsafe import Markup, escape

from meadhall.look.markup import glyph

from ..names import THING_IDS
from ..words import hero_name, thing_name
from .field_words import contents, field_title
from .hero_boards import board
from .land import land_named
from .pieces import THING_GLYPHS, thing_glyph
from .sight import Sight
from .speech import opening, say
from .thing_words import thing_rule


def about(sight: Sight, key: str) -> Node:
    what, _, rest = key.partition(":")
    if what == "field" and rest.isdecimal() and int(rest) in land_named(sight.view.board).cells:
        return about_field(sight, int(rest))
    if what == "thing" and (rest in THING_IDS or rest in THING_GLYPHS):
        return about_thing(rest)
    if what == "hero" and rest.isdecimal() and int(rest) < len(sight.view.heroes):
        return about_hero(sight, int(rest))
    return None


def about_field(sight: Sight, field: int) -> Node:
    listed = "".join(f"<li>{escape(opening(each))}</li>" for each in contents(sight, field))
    there = f"<ul>{listed}</ul>" if listed else f"<p>{escape(say('Nothing lies here.'))}</p>"
    head = escape(say("Field {field}: {place}", field=field, place=field_title(sight, field)))
    return Markup(f'<div class="sheet-content"><h2>{head}</h2>{there}</div>')


def about_thing(thing: str) -> Node:
    return Markup(
        f'<div class="sheet-content andor-about"><h2>{glyph(thing_glyph(thing))} {escape(opening(thing_name(thing)))}</h2>'
        f"<p>{escape(thing_rule(thing))}</p></div>"
    )


def about_hero(sight: Sight, number: int) -> Node:
    hero = sight.view.heroes[number]
    drawn = board(number, hero, sight.leader(hero), False, frozenset(), -1, sight.spoken)
    shown = str(drawn).replace(f' id="r-hero-{number}" data-region="hero-{number}"', "")
    head = escape(opening(hero_name(hero.hero)))
    return Markup(f'<div class="sheet-content andor-about"><h2>{head}</h2>{shown}</div>')
