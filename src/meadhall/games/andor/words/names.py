# interpreted: words are for people
"""Names in the language spoken: heroes, creatures, figures, items, fields, amounts.

Names stand in the data files. A hero or heroine also has a form for the middle of a sentence ("the archer",
"лучник", "l'archer"), with the article where a language has one; sentences need no other case.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.core.i18n import named

from ..legend.texts import LegendTexts, Text, spoken
from ..state.components import COMPONENTS, CREATURES, facts
from ..state.names import class_of
from .sentences import FIGURES, FOG, FORMS, NO_ITEMS, ORIGIN_WORDS, say

SIDES: Final = [side for hero in COMPONENTS["heroes"] for side in (hero, hero["heroine"])]
NAMES: Final[dict[str, dict[str, str]]] = {
    **{side["id"]: side["names"] for side in SIDES},
    **{creature["id"]: creature["names"] for creature in CREATURES},
    "dragon": COMPONENTS["figures"]["dragon"]["names"],
    **{item["id"]: item["names"] for item in COMPONENTS["items"]},
    **{token: entry["names"] for token, entry in COMPONENTS["tokens"].items() if "names" in entry},
    "gold": COMPONENTS["tokens"]["gold_coins"]["names"],
}
FOG_TEXTS: Final[dict[str, Text]] = {token["id"]: token["text"] for token in COMPONENTS["fog_tokens"]}
IN_SENTENCE: Final[dict[str, Text]] = {side["id"]: side["in_sentence"] for side in SIDES}
ABILITIES: Final[dict[str, Text]] = {hero["id"]: hero["ability"]["text"] for hero in COMPONENTS["heroes"]}


def small(name: str) -> str:
    """A common noun in the middle of a sentence."""
    return name[:1].lower() + name[1:]


def large(words: str) -> str:
    """At the beginning of a sentence."""
    return words[:1].upper() + words[1:]


# -- heroes, creatures, figures --------------------------------------------------------------------


def hero_name(hero: str) -> str:
    return named(NAMES[hero])


def the_hero(hero: str) -> str:
    return spoken(IN_SENTENCE[hero])


def hero_forms(hero: str) -> dict[str, str]:
    """The parts {hero} and {Hero} of a sentence."""
    return {"hero": the_hero(hero), "Hero": large(the_hero(hero))}


def hero_ability(hero: str) -> str:
    return spoken(ABILITIES[class_of(hero)])


def creature_name(kind: str, texts: LegendTexts | None = None, tag: str = "") -> str:
    """A creature with a tag has the name its legend gives it; a kind of the legend's own as well."""
    for name in (tag, kind):
        if texts is not None and name in texts.called:
            return spoken(texts.called[name])
    return named(NAMES[kind]) if kind in NAMES else kind


def figure_name(figure: str) -> str:
    return say(FIGURES[figure])


# -- things ----------------------------------------------------------------------------------------


def thing_name(thing: str) -> str:
    """An item or token; half used, spent or face down where its id says so."""
    if thing in NO_ITEMS:
        return say(NO_ITEMS[thing])
    if thing in FORMS:
        base, form = FORMS[thing]
        return say(form, thing=named(NAMES[base]))
    return named(NAMES[thing])


def token_name(token: str, face: str, texts: LegendTexts | None = None, tag: str = "") -> str:
    """A token on a field; `face` as in a view, "" while it lies face down."""
    if texts is not None and tag in texts.called:
        return spoken(texts.called[tag])
    if token in ("gold", "rubble") and face:
        return f"{thing_name(token)} {face}"
    if token == "well":
        return say("Full well") if face == "full" else say("Empty well")
    if token == "fog":
        return (
            say("{thing}: {inside}", thing=thing_name(token), inside=fog_name(face))
            if face
            else thing_name(token)
        )
    return thing_name(face if face in FORMS else token)


def fog_name(face: str) -> str:
    """The content of a fog token; a large one of a prologue has no face of its own."""
    return say(FOG[face if face in FOG else ""])


def fog_text(face: str) -> str:
    """The effect of a fog token, in a sentence."""
    return spoken(FOG_TEXTS[face])


# -- fields ----------------------------------------------------------------------------------------


@cache
def printed_names() -> dict[int, Text]:
    return {field["id"]: field["names"] for field in facts("board_front.json")["fields"] if "names" in field}


def place_name(field: int, board: str = "front", texts: LegendTexts | None = None) -> str:
    """The name of a field beside its number; "" for most."""
    names = texts.fields if texts is not None and board != "front" else printed_names()
    return spoken(names.get(field, {}))


def field_words(field: int, board: str = "front", texts: LegendTexts | None = None) -> str:
    """A field as a label: "57 (Tree of Songs)"."""
    place = place_name(field, board, texts)
    return f"{field} ({place})" if place else str(field)


# -- amounts ---------------------------------------------------------------------------------------


def gold(number: int) -> str:
    return say.many("{number} gold", "{number} gold", number)


def willpower(number: int) -> str:
    return say.many("{number} willpower point", "{number} willpower points", number)


def strength(number: int) -> str:
    return say.many("{number} strength point", "{number} strength points", number)


def hours(number: int) -> str:
    return say.many("{number} hour", "{number} hours", number)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def origin_words(origin: str) -> str:
    """Whose a card or a legend is; "" if nobody says so."""
    return say(ORIGIN_WORDS[origin]) if origin else ""
