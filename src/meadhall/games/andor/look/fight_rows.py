"""Heroes in a fight, a row each: dice, what was done to them, what else the hero has, and what it all comes to."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import escaped, glyph, html

from ..rules.dice import opposite
from ..state.names import token_of
from ..state.view import HeroView
from ..words.names import hero_name, thing_name
from ..words.sentences import say
from .pieces import THING_GLYPHS, die, hero_picture, thing_glyph
from .view_model import ViewModel

OF_USE: Final = ("helm", "witch_brew", "medicinal_herb", "shield")


def order(model: ViewModel) -> list[int]:
    """D7.4. Whoever left in this round is still shown."""
    view = model.view
    return [number for number in view.rolling if number in view.fighters or view.heroes[number].dice]


def row(model: ViewModel, number: int) -> Markup:
    hero = model.view.heroes[number]
    gone = number not in model.view.fighters
    return drawn_row(number, hero, model.view.battle_round, number == model.actor, gone)


@drawn_once
def drawn_row(number: int, hero: HeroView, battle_round: int, now: bool, gone: bool) -> Markup:
    name = hero_name(hero.who)
    left = (
        f'<small class="left">{glyph("run")}{escaped(say("no longer in the fight"))}</small>' if gone else ""
    )
    return html(
        f'<div class="rowf{" now" if now else ""}{" gone" if gone else ""} {hero.hero}" data-key="fighter:{number}">'
        f'{hero_picture(hero.who, name, active=now)}<div class="ds">{dice_of(number, hero, battle_round)}</div>'
        f'<div class="made">{left or sum_of(hero) + at_hand(hero)}</div>'
        f'<b class="tot">{"" if gone else hero.reached}</b></div>'
    )


def sum_of(hero: HeroView) -> str:
    return f'<span class="sum">{"<i>+</i>".join(summed(hero))}</span>'


def summed(hero: HeroView) -> list[str]:
    """The sum of a hero, and the things used for it."""
    parts = [f"{glyph('biceps', say('Strength'))}{hero.sp}"]
    if hero.dice:
        parts.append(f"{glyph('rolling-dices', say('Dice'))}{hero.result}{done_to_dice(hero)}")
    if hero.herb_bonus:
        parts.append(f"{glyph('herbs-bundle', say('Herb'))}{hero.herb_bonus}")
    return parts


def done_to_dice(hero: HeroView) -> str:
    told = ""
    if hero.flipped >= 0:
        after = hero.dice[hero.flipped]
        words = say("Turned over: {before} to {after}", before=opposite(after, hero.black), after=after)
        told += str(glyph("clockwise-rotation", words))
    if hero.boost:
        told += str(glyph(THING_GLYPHS[hero.boost], say("Used: {thing}", thing=thing_name(hero.boost))))
    return told


def at_hand(hero: HeroView) -> str:
    """Things that may still be of use in this fight, and a shield that was."""
    shown = [
        str(glyph(thing_glyph(thing), say("At hand: {thing}", thing=thing_name(thing))))
        for thing in hero.carries
        if token_of(thing) in OF_USE and token_of(thing) != hero.boost
    ]
    guarded = f"<b>{glyph('shield')}{escaped(say('shield raised'))}</b>" if hero.guarded else ""
    return f'<small class="hand">{guarded}{"".join(shown)}</small>' if guarded or shown else ""


# -- dice --------------------------------------------------------------------------------------------------------------


def dice_of(number: int, hero: HeroView, battle_round: int) -> str:
    """Dice that count are ringed; those still to be rolled are dashed."""
    rolled = [
        f'<span class="d1" data-key="die:{number}:{battle_round}:{place}:{value}">'
        f"{die(value, kind('black' if hero.black else '', place in hero.counting), str(value))}</span>"
        for place, value in enumerate(hero.dice)
    ]
    return "".join(rolled) + str(die(0, "blank")) * hero.to_roll


def kind(colour: str, counts: bool) -> str:
    return f"{colour} {'count' if counts else 'off'}".strip()
