# interpreted: words are for people
"""The lines of the log, each made from its journal entry."""

from __future__ import annotations

from typing import Final

from meadhall.core.journal import Entry

from ..legend.program import Program
from ..legend.texts import LegendTexts, texts_of
from ..state import events
from ..state.hero_entry import HeroEntry
from ..state.names import CREATURE_IDS, FIGURE_IDS, FOG_IDS, LETTERS, THING_IDS, TOKEN_IDS
from .names import (
    creature_name,
    field_words,
    figure_name,
    fog_name,
    hero_forms,
    large,
    signed,
    small,
    the_hero,
    thing_name,
)
from .sentences import CREATURE_ON, LOG, LOG_FORMS, say
from .story import card_mark, card_title, card_told, ending_text

# The placeholders that the two numbers of an entry fill.
NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    events.HERO_STEPPED: ("field",),
    events.HERO_PUT: ("field",),
    events.DAY_ENDED: (),
    events.PASSED: (),
    events.FIGURE_MOVED: ("figure", "field"),
    events.FIGURE_PLACED: ("figure", "field"),
    events.FIGURE_REMOVED: ("figure",),
    events.SUNRISE: ("day",),
    events.NARRATOR_MOVED: ("letter",),
    events.N_TOKEN_MOVED: ("letter",),
    events.CARD_PLAYED: ("card",),
    events.CARD_BLOCKED: ("card",),
    events.CREATURE_PLACED: ("creature", "field"),
    events.CREATURE_MOVED: ("start", "field"),
    events.CREATURE_ENTERED: ("creature",),
    events.CREATURE_DEFEATED: ("creature", "field"),
    events.BATTLE_BEGAN: ("creature", "field"),
    events.HERO_JOINED: (),
    events.HERO_DECLINED: (),
    events.HERO_LEFT: (),
    events.DICE_ROLLED: ("die",),
    events.CREATURE_ROLLED: ("count",),
    events.DIE_FLIPPED: ("before", "after"),
    events.BOOST_USED: ("token",),
    events.HERO_RESULT: ("dice", "strength"),
    events.ROUND_FOUGHT: ("ours", "theirs"),
    events.BATTLE_BROKEN_OFF: (),
    events.WP_CHANGED: ("change", "now"),
    events.SP_CHANGED: ("change", "now"),
    events.GOLD_CHANGED: ("change", "now"),
    events.HERO_BEATEN: (),
    events.SHIELD_USED: (),
    events.WELL_EMPTIED: ("field",),
    events.FOG_REVEALED: ("fog", "field"),
    events.THING_TAKEN: ("thing",),
    events.THING_DROPPED: ("thing",),
    events.THING_GIVEN: ("thing", "other"),
    events.ITEM_GOT: ("token",),
    events.ITEM_USED: ("token",),
    events.TOKEN_PLACED: ("token", "field"),
    events.TOKEN_REMOVED: ("token", "field"),
    events.TOKEN_SEEN: ("thing", "field"),
    events.FOG_SEEN: ("fog", "field"),
    events.RUBBLE_SEEN: ("value", "field"),
    events.RUBBLE_CLEARED: ("value", "field"),
    events.RUBBLE_TRIED: ("value",),
    events.FARMER_DELIVERED: ("number",),
    events.FARMER_LOST: ("field",),
    events.BRIDGE_BROKEN: ("start", "field"),
    events.FATE_DEALT: ("card",),
    events.FATE_MET: ("card",),
    events.CARD_SEEN: ("card",),
    events.WOKEN: (),
    events.PROLOGUE_ENDED: (),
    events.LEGEND_WON: ("ending",),
    events.LEGEND_LOST: ("ending",),
}
BLACK: Final = 1
# Their sentences name the creature beside what the two numbers say.
WITH_CREATURE: Final = frozenset(
    {events.CREATURE_MOVED, events.CREATURE_ROLLED, events.ROUND_FOUGHT, events.BATTLE_BROKEN_OFF}
)


def describe_entry(entry: Entry, names: list[str]) -> str:
    parts = {**hero_parts(entry), **number_parts(entry), **creature_parts(entry)}
    if form := special_form(entry, parts):
        return say(LOG_FORMS[form], **parts)
    return say(LOG[entry.what], **parts).strip()


def special_form(entry: Entry, parts: dict[str, str]) -> str:
    """A card without a program has no name, nor has rubble; a token in the box has no field; a die may be
    black, or nobody's."""
    if entry.what == events.DICE_ROLLED:
        return "die" if entry.seat < 0 else entry.what if entry.second == BLACK else ""
    if entry.what == events.CREATURE_ROLLED and "creature" in parts and entry.second == BLACK:
        return "black_dice"
    nameless = "card" in NUMBERS[entry.what] and not parts["card"]
    nameless = nameless or (entry.what in WITH_CREATURE and "creature" not in parts)
    nowhere = entry.what in (events.TOKEN_PLACED, events.TOKEN_REMOVED) and entry.second < 0
    return entry.what if nameless or nowhere else ""


def hero_parts(entry: Entry) -> dict[str, str]:
    if isinstance(entry, HeroEntry) and entry.hero:
        return hero_forms(entry.hero)
    return {"Hero": say("Hero {number}", number=entry.seat + 1)}


def creature_parts(entry: Entry) -> dict[str, str]:
    """The creature by the name its legend has for it; and where it is, if there are others like it."""
    if not isinstance(entry, HeroEntry) or not entry.creature:
        return {}
    kind, tag, field = entry.creature.split(":")
    name = small(creature_name(kind, texts(entry.program), tag))
    if field and "field" not in NUMBERS[entry.what]:
        name = say(CREATURE_ON, creature=name, field=field)
    return {"creature": name, "Creature": large(name), "dice": entry.other}


def number_parts(entry: Entry) -> dict[str, str]:
    filled: dict[str, str] = {}
    for part, number in zip(NUMBERS[entry.what], (entry.first, entry.second), strict=False):
        if part == "card":
            filled |= card_parts(entry, number)
        elif part == "token":
            filled["thing"] = small(thing_name(at(TOKEN_IDS, number)))
        else:
            filled[part] = part_words(part, number, entry)
    return filled


def part_words(part: str, number: int, entry: Entry) -> str:
    program = entry.program if isinstance(entry, HeroEntry) else None
    other = entry.other if isinstance(entry, HeroEntry) else ""
    match part:
        case "field" | "start" if program is not None:
            return field_words(number, program.board.name, texts(program))
        case "creature":
            return small(kind_name(program, number))
        case "figure":
            return figure_name(at(FIGURE_IDS, number))
        case "thing":
            return small(thing_name(at(THING_IDS, number)))
        case "fog":
            return fog_name(FOG_IDS[number] if 0 <= number < len(FOG_IDS) else "")
        case "letter":
            return LETTERS[number % len(LETTERS)]
        case "change":
            return signed(number)
        case "ending":
            return ending_text(texts(program), other) if program is not None else ""
        case "other":
            return the_hero(other) if other else str(number + 1)
    return str(number)


def card_parts(entry: Entry, number: int) -> dict[str, str]:
    program = entry.program if isinstance(entry, HeroEntry) else None
    if program is None or not 0 <= number < len(program.cards):
        return {"card": "", "told": ""}
    card = program.cards[number].name
    known = texts(program)
    return {"card": card_title(known, card), "mark": card_mark(known, card), "told": card_told(known, card)}


def texts(program: Program) -> LegendTexts:
    return texts_of(program.texts)


def kind_name(program: Program | None, kind: int) -> str:
    if program is not None and 0 <= kind < len(program.kinds):
        return creature_name(program.kinds[kind].name, texts(program))
    return creature_name(at(CREATURE_IDS, kind))


def at(names: tuple[str, ...], place: int) -> str:
    return names[place if 0 <= place < len(names) else 0]
