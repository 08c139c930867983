"""Why pressing something does nothing now, with the number of the rule, which the page makes a link."""

from __future__ import annotations

from typing import Final

from ..rules import obstacles as o
from ..rules.free_actions import price, wealth
from ..rules.heroes import MOST_SP
from ..rules.paths import distance
from ..state.names import TOKEN_IDS, WARE_SP, WITCH
from ..state.table import MUST, PLACE, Board
from ..words.names import gold, hero_forms, hero_name, small, thing_name
from ..words.sentences import say
from .view_model import NOBODY, ViewModel

WORDS: Final = {
    o.NOT_NOW: "Free actions are not possible now, but between two actions.",
    o.DAY_OVER: "{Hero} has ended the day: no free actions until sunrise.",
    o.SOLD_OUT: "{thing}: none is left.",
    o.WITCH_SELLS: "{thing}: the witch sells it, once she has been found in the fog.",
    o.MERCHANTS_SELL: "{thing}: merchants sell it, on fields {fields}.",
    o.CLOSED_TODAY: "The merchant on field {field} sells nothing today.",
    o.STRENGTH_ONLY: "{thing}: in this legend merchants sell strength points only.",
    o.TOO_DEAR: "{thing}: {price}. {Hero} has {gold}.",
    o.STRONGEST: "{Hero} has {most} strength points already, the most there are.",
    o.NO_ROOM: "{thing}: {hero} has no free place for it.",
    o.NO_HOUR: "{Hero} has no hour left.",
    o.MOVING: "{Hero} is moving: fighting would be an action of its own.",
    o.OUT_OF_REACH: "{Hero} does not reach field {field} from here.",
    o.HERO_MISSING: "Nobody fights here unless this hero can take part: {other}.",
    o.RUBBLE_THERE: "Rubble lies there: nobody enters.",
    o.BRIDGE_BROKEN: "The bridge is destroyed.",
    o.NO_WAY: "No way leads there.",
    o.TOO_FAR: "Too far for today: {steps} fields away, and {hero} has hours for {left}.",
}
WITCH_STANDS: Final = "{thing}: the witch sells it, on field {field}."


def cited(obstacle: int, words: str) -> str:
    return f"{words} ({o.RULES[obstacle]})"


# -- wares ---------------------------------------------------------------------------------------------------------


def no_buying(model: ViewModel, ware: int) -> str:
    """Told of the hero whose board lies open, if the viewer leads him."""
    thing = thing_name("sp" if ware == WARE_SP else TOKEN_IDS[ware])
    fields = ", ".join(map(str, model.view.shops))
    if model.world is None or not model.mine:
        return cited(o.MERCHANTS_SELL, say(WORDS[o.MERCHANTS_SELL], thing=thing, fields=fields))
    hero = model.shown if model.shown in model.mine else model.mine[0]
    obstacle = int(o.to_buying(model.world, hero, ware)) or o.NOT_NOW
    parts = {
        "thing": thing,
        "fields": fields,
        "price": gold(price(model.world, hero, ware)),
        "gold": gold(wealth(model.world, hero)),
        "most": MOST_SP,
        **about(model, hero),
    }
    witch = model.world.figure(WITCH)
    if obstacle == o.WITCH_SELLS and witch != NOBODY:
        return cited(obstacle, say(WITCH_STANDS, **{**parts, "field": witch}))
    return cited(obstacle, say(WORDS[obstacle], **parts))


def about(model: ViewModel, hero: int) -> dict[str, object]:
    return {"field": model.view.heroes[hero].field, **hero_forms(model.view.heroes[hero].who)}


# -- fields ----------------------------------------------------------------------------------------------------------


def no_going(model: ViewModel, field: int) -> str:
    """Why the hero who is asked does not get there, or does not fight there. Nothing about his own field."""
    world, hero = model.world, model.actor
    if world is None or not model.walking:
        return ""
    told = [] if model.view.heroes[hero].field == field else [way_words(model, world, hero, field)]
    creature = world.creature_on(field)
    if creature != NOBODY:
        told.append(fight_words(model, world, hero, creature))
    return " ".join(filter(None, dict.fromkeys(told)))


def way_words(model: ViewModel, world: Board, hero: int, field: int) -> str:
    obstacle = int(o.to_going(world, hero, field))
    if obstacle == o.NONE:
        fields = ", ".join(map(str, model.view.halts))
        return say(
            "The way there leads over a field where something comes up first: {fields}.", fields=fields
        )
    own = model.view.heroes[hero].field
    steps, left = distance(world, own, field), o.steps_left(world, hero)
    return cited(obstacle, say(WORDS[obstacle], steps=steps, left=left, **about(model, hero)))


def fight_words(model: ViewModel, world: Board, hero: int, creature: int) -> str:
    obstacle = int(o.to_attacking(world, hero, creature))
    if obstacle == o.NONE:
        return ""
    must = world.creature(creature, MUST) - 1
    other = small(hero_name(model.view.heroes[must].who)) if must != NOBODY else ""
    parts = {**about(model, hero), "field": world.creature(creature, PLACE), "other": other}
    return cited(obstacle, say(WORDS[obstacle], **parts))
