# interpreted: words are for people
"""Prompts, choices and what the game says of itself, made from the sentences."""

from __future__ import annotations

from meadhall.core.game import OptionValue

from .. import notation
from ..legend import library
from ..legend.texts import LegendTexts, texts_of
from ..rules import free_actions
from ..rules.hero_rolls import dice_shown
from ..rules.heroes import shown_as
from ..state import choices, steps
from ..state.names import FIGURE_IDS, HERO_IDS, HEROINE_IDS, THING_IDS, TOKEN_IDS
from ..state.table import FIELD, HOURS, KIND, TAG, TYPE, Board
from .log import describe_entry
from .names import (
    creature_name,
    field_words,
    figure_name,
    gold,
    hero_forms,
    hero_name,
    large,
    small,
    the_hero,
    thing_name,
    willpower,
)
from .sentences import (
    ALL_SIDES,
    BY_LOT,
    CHOICES,
    LOSS_SHARED,
    ONE_EACH,
    PROMPTS,
    SHARED,
    SIZES,
    STOPS,
    say,
)
from .story import card_title, difficulty_name, legend_name

__all__ = [
    "creature_name",
    "describe_choice",
    "describe_entry",
    "hero_name",
    "prompt",
    "thing_name",
    "typing_hint",
]

POINTS = {
    steps.REWARD: 2,
    steps.DIVIDE: 4,
    steps.PAY: 3,
    steps.EMPTY_FOG: 2,
    steps.CLEARING: 2,
}


# -- the game --------------------------------------------------------------------------------------


def value_words(option: str, value: OptionValue) -> str:
    """A value of an option, as people choose it; of an own legend its name."""
    if option == "legend":
        name, legend = legend_name(library.texts(str(value))), str(value)
        return f"{library.LEGENDS.index(legend) + 1} · {name}" if legend in library.LEGENDS else name
    if option == "difficulty":
        return difficulty_name(str(value))
    if option == "heroes" and not value:
        return say(ONE_EACH)
    if option == "party":
        return listed(str(value), HERO_IDS) or say(BY_LOT)
    if option == "sides":
        return listed(str(value), HEROINE_IDS) or say(ALL_SIDES[str(value)])
    return str(value)


def listed(heroes: str, sides: tuple[str, ...]) -> str:
    """Heroes by name, each with the side it shows; "" if none is named."""
    named = [sides[HERO_IDS.index(hero)] for hero in heroes.split() if hero in HERO_IDS]
    return large(", ".join(small(hero_name(side)) for side in named))


# -- prompts ---------------------------------------------------------------------------------------


def typing_hint(_table: Board, _seat: int) -> str:
    return ""


def prompt(table: Board, seat: int) -> str:
    decision = table.decision(seat)
    if decision in ("", steps.FREE_WINDOW):
        return say(PROMPTS[decision], **hero_forms(shown_as(table, table.active)))
    step = table.step()
    subject = table.part(2) if step == steps.FLIP else table.part(1)
    parts = {
        **hero_forms(shown_as(table, subject)),
        "hours": table.hero(subject, HOURS),
        "field": where(table, table.hero(subject, FIELD)),
        "dice": ", ".join(str(die) for die in dice_shown(table, subject)),
        "points": table.part(POINTS.get(step, 2)),
        **special_parts(table, step),
    }
    template = LOSS_SHARED if step == steps.DIVIDE and table.part(3) < 0 else PROMPTS[decision]
    return say(template, **parts)


def special_parts(table: Board, step: int) -> dict[str, object]:
    """What only one decision speaks of."""
    if step in (steps.SHIELD, steps.OWN_SHIELD):
        return {"loss": willpower(table.part(2))}
    if step == steps.FLIP:
        return {"wizard": the_hero(shown_as(table, table.part(1)))}
    if step == steps.DIVIDE:
        return {"goods": say(SHARED[table.part(2)])}
    if step == steps.FIGURE:
        return {"figure": figure_name(FIGURE_IDS[table.part(2)]), "left": table.part(3)}
    if step == steps.LOOK:
        return {"field": where(table, table.part(2))}
    if step == steps.EXCHANGE:
        return {"thing": small(thing_name(THING_IDS[table.part(4)]))}
    if step == steps.GIFT:
        return {"thing": small(thing_name(TOKEN_IDS[table.part(2)]))}
    if step == steps.REMOVE_FROM:
        return {"thing": thing_name(TOKEN_IDS[table.part(2)])}
    if step in (steps.BLOCK, steps.PEEK):
        card = table.program.cards[table.part(2 if step == steps.BLOCK else 3)]
        return {"card": card_title(texts(table), card.name)}
    return {}


def place_of(table: Board, hero: str) -> int:
    """Where the hero of an id sits."""
    return next(place for place in range(table.party) if HERO_IDS[table.hero(place, TYPE)] == hero)


def shown(table: Board, hero: object) -> str:
    """The side of a hero, whom notation calls by the hero's id, that lies up."""
    return shown_as(table, place_of(table, str(hero)))


def texts(table: Board) -> LegendTexts:
    return texts_of(table.program.texts)


def where(table: Board, field: int) -> str:
    return field_words(field, table.program.board.name, texts(table))


# -- choices ---------------------------------------------------------------------------------------


def describe_choice(table: Board, _seat: int, choice: int) -> str:
    if choice == choices.STOP and (decision := steps.DECISIONS[table.step()].id) in STOPS:
        return say(STOPS[decision])
    if choice in notation.SINGLE:
        return say(CHOICES[notation.SINGLE[choice]])
    word, *about_it = notation.deed(table, choice)
    return say(CHOICES[str(word)], **parts_of(table, str(word), about_it))


def parts_of(table: Board, word: str, about_it: list[object]) -> dict[str, object]:
    """What fills the placeholders of a deed."""
    first = about_it[0]
    if word in ("step", "field"):
        return {"field": where(table, int(str(first)))}
    if word == "fight":
        return {"field": first, "creature": small(creature_on(table, int(str(first))))}
    if word == "clear":
        return {"field": first, "size": say(SIZES[str(about_it[1])])}
    if word in ("herb_steps", "herb"):
        return {"value": first}
    if word in ("flip", "brew", "brew_half"):
        return {"die": first}
    if word == "card":
        return {"card": card_title(texts(table), str(first))}
    if word == "move":
        return {"figure": figure_name(str(first))}
    if word in ("item", "thing", "turn"):
        return {"thing": thing_name(str(first))}
    return {**hero_forms(shown(table, first)), **more_parts(table, word, str(first), about_it[1:])}


def more_parts(table: Board, word: str, hero: str, about_it: list[object]) -> dict[str, object]:
    """What a hero's deed is about beside the hero."""
    if not about_it:
        return {}
    if word == "telescope":
        return {"field": where(table, int(str(about_it[0])))}
    if word == "herb_wp":
        return {"points": willpower(int(str(about_it[0])))}
    if word == "falcon":
        return {"other": the_hero(shown(table, about_it[0]))}
    if word == "give":
        return {"other": the_hero(shown(table, about_it[0])), "thing": small(thing_name(str(about_it[1])))}
    if word == "reward":
        return {"thing": thing_name(str(about_it[0]))}
    thing = {"thing": small(thing_name(str(about_it[0])))}
    return {**thing, "price": price(table, hero, str(about_it[0]))} if word == "buy" else {**thing}


def price(table: Board, hero: str, ware: str) -> str:
    number = 0 if ware == "sp" else TOKEN_IDS.index(ware)
    return gold(free_actions.price(table, place_of(table, hero), number))


def creature_on(table: Board, field: int) -> str:
    creature = table.creature_on(field)
    tag = table.creature(creature, TAG)
    kind = table.program.kinds[table.creature(creature, KIND)].name
    return creature_name(kind, texts(table), table.program.tags[tag - 1] if tag else "")
