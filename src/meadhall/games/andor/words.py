# interpreted: words are for people
"""Prompts, choices and log lines, made from the sentences."""

from __future__ import annotations

from meadhall.core.journal import Entry

from . import free_actions, notation, steps
from .battle import dice_shown
from .names import CREATURE_IDS, FIGURE_IDS, FOG_IDS, HERO_IDS, LETTERS, THING_IDS, TOKEN_IDS
from .sentences import CHOICES, CREATURES, FIGURES, FOG, HEROES, LOG, PROMPTS, SIZES, THINGS, say
from .table import FIELD, HOURS, KIND, TYPE, Board

POINTS = {
    steps.SHIELD: 2,
    steps.OWN_SHIELD: 2,
    steps.REWARD: 2,
    steps.DIVIDE: 4,
    steps.PAY: 3,
    steps.EMPTY_FOG: 2,
    steps.CLEARING: 2,
}


def hero_name(hero: str) -> str:
    return say(HEROES[hero])


def thing_name(thing: str) -> str:
    return say(THINGS[thing])


def creature_name(kind: str) -> str:
    """Creatures of one's own legends are called by their ids."""
    return say(CREATURES[kind]) if kind in CREATURES else kind


# -- prompts ---------------------------------------------------------------------------------------


def prompt(table: Board, seat: int) -> str:
    decision = table.decision(seat)
    if decision in ("", steps.FREE_WINDOW):
        active = hero_name(HERO_IDS[table.hero(table.active, TYPE)])
        return say(PROMPTS[decision], active=active)
    step, hero = table.step(), table.part(1)
    parts: dict[str, object] = {
        "hero": hero_name(HERO_IDS[table.hero(hero, TYPE)]),
        "hours": table.hero(hero, HOURS),
        "field": table.hero(hero, FIELD),
        "points": table.part(POINTS.get(step, 2)),
    }
    if step == steps.FLIP:
        parts["other"] = hero_name(HERO_IDS[table.hero(table.part(2), TYPE)])
        parts["dice"] = shown(table, table.part(2))
    elif step in (steps.ROLL_ON, steps.BOOST):
        parts["dice"] = shown(table, hero)
    elif step == steps.FIGURE:
        parts["figure"], parts["left"] = say(FIGURES[FIGURE_IDS[table.part(2)]]), table.part(3)
    elif step in (steps.GIFT, steps.REMOVE_FROM):
        parts["thing"] = thing_name(TOKEN_IDS[table.part(2)])
    elif step == steps.BLOCK:
        parts["card"] = table.program.cards[table.part(2)].name
    elif step == steps.PEEK:
        parts["card"] = table.program.cards[table.part(3)].name
    return say(PROMPTS[decision], **parts)


def shown(table: Board, hero: int) -> str:
    return ", ".join(str(die) for die in dice_shown(table, hero))


# -- choices ---------------------------------------------------------------------------------------


def describe_choice(table: Board, choice: int) -> str:
    if choice in notation.SINGLE:
        return say(CHOICES[notation.SINGLE[choice]])
    word, *about = notation.deed(table, choice)
    return say(CHOICES[str(word)], **parts_of(table, str(word), about))


def parts_of(table: Board, word: str, about: list[object]) -> dict[str, object]:
    """What fills the placeholders of a deed."""
    first = about[0]
    if word in ("step", "field"):
        return {"field": first}
    if word == "fight":
        kind = table.creature(table.creature_on(int(str(first))), KIND)
        return {"field": first, "creature": creature_name(table.program.kinds[kind].name)}
    if word == "clear":
        return {"field": first, "size": say(SIZES[str(about[1])])}
    if word in ("herb_steps", "herb"):
        return {"value": first}
    if word in ("flip", "brew"):
        return {"die": first}
    if word == "card":
        return {"card": first}
    if word == "move":
        return {"figure": say(FIGURES[str(first)])}
    if word in ("item", "thing"):
        return {"thing": thing_name(str(first))}
    return {"hero": hero_name(str(first)), **more_parts(table, word, str(first), about[1:])}


def more_parts(table: Board, word: str, hero: str, about: list[object]) -> dict[str, object]:
    if not about:
        return {}
    if word == "telescope":
        return {"field": about[0]}
    if word == "herb_wp":
        return {"value": about[0]}
    if word == "falcon":
        return {"other": hero_name(str(about[0]))}
    if word == "give":
        return {"other": hero_name(str(about[0])), "thing": thing_name(str(about[1]))}
    if word == "buy":
        ware = 0 if about[0] == "sp" else TOKEN_IDS.index(str(about[0]))
        buyer = [table.hero(each, TYPE) for each in range(table.party)].index(HERO_IDS.index(hero))
        return {"thing": thing_name(str(about[0])), "price": free_actions.price(table, buyer, ware)}
    return {"thing": thing_name(str(about[0]))}


# -- log lines -------------------------------------------------------------------------------------


def name_at(names: tuple[str, ...], place: int) -> str:
    return names[place] if 0 <= place < len(names) else ""


def describe_entry(entry: Entry, names: list[str]) -> str:
    """A log line made from its entry alone. Heroes are called by their place: the entry knows no more."""
    creature = name_at((*CREATURE_IDS, "dragon"), entry.first)
    return say(
        LOG[entry.what],
        hero=say("Hero {number}", number=entry.seat + 1) if entry.seat >= 0 else "–",
        first=entry.first,
        second=entry.second,
        letter=LETTERS[entry.first % len(LETTERS)],
        creature=creature_name(creature) if creature else creature_name("gor"),
        figure=say(FIGURES[name_at(FIGURE_IDS, entry.first) or "prince"]),
        thing=thing_name(name_at(THING_IDS, entry.first) or "gold"),
        token=thing_name(name_at(TOKEN_IDS, entry.first) or "gold"),
        fog=say(FOG[name_at(FOG_IDS, entry.first)]),
    )
