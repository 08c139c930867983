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
from .i18n import say
from .view_model import NOBODY, Sight

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


def no_buying(sight: Sight, ware: int) -> str:
    """Told of the hero whose board lies open, if the viewer leads him."""
    thing = thing_name("sp" if ware == WARE_SP else TOKEN_IDS[ware])
    fields = ", ".join(map(str, sight.view.shops))
    if sight.world is None or not sight.mine:
        return cited(o.MERCHANTS_SELL, say(WORDS[o.MERCHANTS_SELL], thing=thing, fields=fields))
    hero = sight.shown if sight.shown in sight.mine else sight.mine[0]
    obstacle = int(o.to_buying(sight.world, hero, ware)) or o.NOT_NOW
    parts = {
        "thing": thing,
        "fields": fields,
        "price": gold(price(sight.world, hero, ware)),
        "gold": gold(wealth(sight.world, hero)),
        "most": MOST_SP,
        **about(sight, hero),
    }
    witch = sight.world.figure(WITCH)
    if obstacle == o.WITCH_SELLS and witch != NOBODY:
        return cited(obstacle, say(WITCH_STANDS, **{**parts, "field": witch}))
    return cited(obstacle, say(WORDS[obstacle], **parts))


def about(sight: Sight, hero: int) -> dict[str, object]:
    return {"field": sight.view.heroes[hero].field, **hero_forms(sight.view.heroes[hero].who)}


# -- fields ----------------------------------------------------------------------------------------------------------


def no_going(sight: Sight, field: int) -> str:
    """Why the hero who is asked does not get there, or does not fight there. Nothing about his own field."""
    world, hero = sight.world, sight.actor
    if world is None or not sight.walking:
        return ""
    told = [] if sight.view.heroes[hero].field == field else [way_words(sight, world, hero, field)]
    creature = world.creature_on(field)
    if creature != NOBODY:
        told.append(fight_words(sight, world, hero, creature))
    return " ".join(filter(None, dict.fromkeys(told)))


def way_words(sight: Sight, world: Board, hero: int, field: int) -> str:
    obstacle = int(o.to_going(world, hero, field))
    if obstacle == o.NONE:
        fields = ", ".join(map(str, sight.view.halts))
        return say(
            "The way there leads over a field where something comes up first: {fields}.", fields=fields
        )
    own = sight.view.heroes[hero].field
    steps, left = distance(world, own, field), o.steps_left(world, hero)
    return cited(obstacle, say(WORDS[obstacle], steps=steps, left=left, **about(sight, hero)))


def fight_words(sight: Sight, world: Board, hero: int, creature: int) -> str:
    obstacle = int(o.to_attacking(world, hero, creature))
    if obstacle == o.NONE:
        return ""
    must = world.creature(creature, MUST) - 1
    other = small(hero_name(sight.view.heroes[must].who)) if must != NOBODY else ""
    parts = {**about(sight, hero), "field": world.creature(creature, PLACE), "other": other}
    return cited(obstacle, say(WORDS[obstacle], **parts))
