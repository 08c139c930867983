"""Heroes: one board lies open with strength, willpower, dice and belongings; the others are a line each."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meadhall.look.colour_marks import colour_mark
from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, region
from meadhall.look.presence_mark import HERE, mark, presence_mark

from ..rules.heroes import MOST_WP, SMALL_SLOTS, more_dice_from
from ..state.names import HERO_IDS, THING_IDS, TOKEN_IDS, slot_of, token_of
from ..state.view import HeroView
from ..words.names import hero_name, thing_name
from ..words.sentences import say
from ..words.story import card_title
from .pieces import die, hero_picture, mark_of, thing_glyph
from .view_model import ViewModel, item_of

GOLD: Final = 0  # as a thing
Held = frozenset[int]


def boards(model: ViewModel) -> dict[str, Markup]:
    """A region for each hero: what one does leaves the others' as they are."""
    handled = {item for choice in model.open if (item := item_of(choice)) is not None}
    found = {}
    seated = not model.over and 0 <= model.viewer < len(model.faces)
    for number, hero in enumerate(model.view.heroes):
        usable = frozenset(thing for owner, thing in handled if owner == number)
        chosen = model.item[1] if model.item and model.item[0] == number else -1
        whole = model.shown == number
        leader = say("you") if hero.seat == model.viewer else model.leader(hero)
        attending = HERE if hero.seat == model.viewer else presence_mark(model.faces[hero.seat])
        active = number == model.actor
        if whole:
            drawn = board(number, hero, leader, attending, active, usable, chosen, fate_of(model, hero))
        else:
            drawn = line(number, hero, leader, attending, active, seated, bool(usable))
        found[f"hero-{number}"] = drawn
    return found


def fate_of(model: ViewModel, hero: HeroView) -> str:
    return card_title(model.texts, hero.fate) if hero.fate else ""


def board(
    number: int,
    hero: HeroView,
    leader: str,
    attending: str,
    active: bool,
    usable: Held,
    chosen: int,
    fate_title: str,
) -> Markup:
    name = hero_name(hero.who)
    content = (
        f'<header>{hero_picture(hero.who, active=active)}<div><h3 data-about="hero:{number}">{escaped(name)}</h3>'
        f'<p class="who">{colour_mark(hero.seat)}{escaped(where(hero, leader))}{mark(attending)}</p></div>'
        f"{purse(number, hero, usable, chosen)}</header>"
        f"{stats(hero)}<div class='pockets' data-zone='slots-{number}'>{slots(number, hero, usable, chosen)}</div>"
        f"{fate(hero, fate_title)}"
    )
    return region(f"hero-{number}", content, f"hb panel {hero.hero}{' now' if active else ''}", "section")


def where(hero: HeroView, leader: str) -> str:
    if hero.day_ended:
        return say("field {field}, {player}: the day is over", field=hero.field, player=leader)
    return say("field {field}, {player}", field=hero.field, player=leader)


def purse(number: int, hero: HeroView, usable: Held, chosen: int) -> str:
    inner = f"{sign('two-coins', say('Gold'))} <b>{hero.gold}</b>"
    if GOLD not in usable:
        return f'<span class="gold" data-place="gold:{number}">{inner}</span>'
    return pressable(number, GOLD, inner, "gold", chosen == GOLD, f' data-place="gold:{number}"')


@sent_once
def sign(name: str, label: str) -> Markup:
    return glyph(name, label)


def pressable(number: int, thing: int, inner: str, kind: str, chosen: bool, more: str = "") -> str:
    state = 'chosen" aria-pressed="true' if chosen else "can"
    name = escaped(thing_name(THING_IDS[thing]))
    return (
        f'<button type="button" class="{kind} {state}" data-press="item:{number}:{thing}" data-key="item:{number}:{thing}"'
        f' data-about="thing:{THING_IDS[thing]}" title="{name}"{more}>{inner}</button>'
    )


def stats(hero: HeroView) -> str:
    bands = bands_of(hero.hero)
    return f'<div class="stats">{strength(hero.sp)}{willpower(hero.wp, bands)}{dice(hero.may_roll)}</div>'


@sent_once
def strength(points: int) -> Markup:
    return html(f'<div class="sp"><span class="caps">{escaped(say("Strength"))}</span><b>{points}</b></div>')


@cache
def bands_of(hero: str) -> tuple[int, ...]:
    return tuple(more_dice_from(HERO_IDS.index(hero)))


@sent_once
def willpower(points: int, bands: tuple[int, ...]) -> Markup:
    words = escaped(say("Willpower {willpower} of {most}", willpower=points, most=MOST_WP))
    return html(
        f'<div class="wpx"><span class="caps">{escaped(say("Willpower"))} <b>{points}</b></span>{bar(points, words, bands)}</div>'
    )


@sent_once
def dice(number: int) -> Markup:
    drawn = joined([die(6)] * number)
    return html(f'<div class="dd" title="{escaped(say("dice at this willpower"))}">{drawn}</div>')


def bar(willpower: int, words: str, bands: tuple[int, ...]) -> str:
    """Ticks stand where more dice are rolled."""
    ticks = "".join(f'<path class="tick" d="M{band * 5} 0v10"/>' for band in bands)
    return (
        f'<svg class="wp" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="{words}">'
        f'<rect class="wp-in" width="{willpower * 5}" height="10"/>{ticks}</svg>'
    )


def slots(number: int, hero: HeroView, usable: Held, chosen: int) -> str:
    """Small places, one for the helm, one for a large thing; gems and farmers come along."""
    kinds = {thing: slot_of(TOKEN_IDS.index(token_of(thing))) for thing in hero.carries}
    small = [thing for thing in hero.carries if kinds[thing] == 1]
    helm = [thing for thing in hero.carries if kinds[thing] == 2]
    large = [thing for thing in hero.carries if kinds[thing] == 3]
    beside = [thing for thing in hero.carries if kinds[thing] == 0]

    def filled(things: list[str]) -> list[Markup]:
        held = [(thing, THING_IDS.index(thing)) for thing in things]
        return [slot(number, thing, index in usable, index == chosen) for thing, index in held]

    cells = filled(small) + [empty("", say("free"))] * (SMALL_SLOTS - len(small))
    cells += filled(helm) or [empty("helm", say("helm: free"))]
    cells += filled(large) or [empty("large", say("shield, bow or falcon: free"))]
    farmers = [farmer(hero.farmers)] if hero.farmers else []
    return "".join(cells + filled(beside) + farmers)


@sent_once
def slot(number: int, thing: str, usable: bool, chosen: bool) -> Markup:
    mark = mark_of(thing)
    badge = f"<em>{mark}</em>" if mark else ""
    rune = f" {thing.replace('_', '-')}" if thing.startswith("rune_") else ""
    inner = f"{glyph(thing_glyph(thing), thing_name(thing))}{badge}"
    if usable:
        return html(pressable(number, THING_IDS.index(thing), inner, f"pocket{rune}", chosen))
    about = f'data-about="thing:{thing}" title="{escaped(thing_name(thing))}"'
    return html(f'<span class="pocket{rune}" {about}>{inner}</span>')


@sent_once
def empty(kind: str, words: str) -> Markup:
    hint = {"helm": glyph("visored-helm"), "large": glyph("shield")}.get(kind, "")
    return html(f'<span class="pocket empty" title="{escaped(words)}">{hint}</span>')


@sent_once
def farmer(number: int) -> Markup:
    words = say.many("{number} farmer", "{number} farmers", number)
    return html(
        f'<span class="pocket farm" title="{escaped(words)}">{glyph("farmer", words)}<em>{number}</em></span>'
    )


def fate(hero: HeroView, fate_title: str) -> str:
    if not hero.fate:
        return ""
    met = glyph("check-mark", say("met")) if hero.fate_met else ""
    return f'<p class="fate" data-about="card:{escaped(hero.fate)}">{escaped(say("Fate: {card}", card=fate_title))} {met}</p>'


# -- one line ----------------------------------------------------------------------------------------------------------


@drawn_once
def line(
    number: int, hero: HeroView, leader: str, attending: str, active: bool, seated: bool, usable: bool
) -> Markup:
    """Pressed, the board of this hero opens instead of the one that lies open; who only watches sees it in a sheet."""
    carried = joined(sign(thing_glyph(thing), thing_name(thing)) for thing in hero.carries)
    farmers = f"{sign('farmer', say('farmers'))}{hero.farmers}" if hero.farmers else ""
    press = f' data-press="show:{number}"' if seated else ""
    ringed = " can" if seated and usable else ""
    content = (
        f'<button type="button" class="mini{ringed}"{press} data-key="mini:{number}" data-about="hero:{number}">'
        f"{hero_picture(hero.who, active=active)}"
        f'<span class="nm"><b>{escaped(hero_name(hero.who))}</b><small>{escaped(where(hero, leader))} {mark(attending)}</small></span>'
        f"<span class='v'>{sign('biceps', say('Strength'))}{hero.sp}</span>"
        f"<span class='v'>{sign('hearts', say('Willpower'))}{hero.wp}</span>"
        f"<span class='v' data-place='gold:{number}'>{sign('two-coins', say('Gold'))}{hero.gold}</span>"
        f'<span class="its">{carried}{farmers}</span></button>'
    )
    return region(f"hero-{number}", content, f"hl panel {hero.hero}{' now' if active else ''}", "section")
