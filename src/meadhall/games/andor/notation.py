# interpreted: words are for people
"""Choices as written in records: short, without language, the same for ever.

The first word is the deed. Heroes, things, items and cards are their ids, fields numbers: `step 14`,
`fight 20`, `give dwarf archer wineskin`, `buy warrior sp`.
"""

from __future__ import annotations

from typing import Final

from .state import choices
from .state.names import FIGURE_IDS, HERO_IDS, THING_IDS, THINGS, TOKEN_IDS, WARES
from .state.table import TYPE, Board

SINGLE: Final[dict[int, str]] = {
    choices.PASS: "pass",
    choices.END_DAY: "end_day",
    choices.STOP: "stop",
    choices.WINESKIN: "wineskin",
    choices.AGAIN: "again",
    choices.REMOVE_RUBBLE: "remove_rubble",
    choices.BEGIN: "begin",
    choices.CALL_OFF: "call_off",
    choices.YES: "yes",
    choices.NO: "no",
    choices.ROLL_ON: "roll_on",
    choices.KEEP: "keep",
    choices.BLACK_DIE: "black_die",
    choices.OWN_DICE: "own_dice",
    choices.USE_HELM: "helm",
    choices.NOTHING: "nothing",
    choices.WINESKIN_HALF: "wineskin_half",
}
CURRENCIES: Final = ("gold", "wp")


def hero_id(table: Board, hero: int) -> str:
    return HERO_IDS[table.hero(hero, TYPE)]


def ware_id(ware: int) -> str:
    return TOKEN_IDS[ware] if ware else "sp"


# Each range of choices: its first number, the deed, and what the rest of the number means.
def notation(table: Board, _seat: int, choice: int) -> str:
    if choice in SINGLE:
        return SINGLE[choice]
    return " ".join(str(part) for part in deed(table, choice))


def deed(table: Board, choice: int) -> tuple[object, ...]:
    """A choice that is no single word, as its deed and what it is about."""
    if choice < choices.TELESCOPE:
        return on_field(choice)
    if choice < choices.OFFER_CARD:
        return free_action(table, choice)
    return rare_deed(table, choice)


def on_field(choice: int) -> tuple[object, ...]:
    if choice < choices.FIELD:
        return "step", choice - choices.STEP
    if choice < choices.FIGHT:
        return "field", choice - choices.FIELD
    if choice < choices.CLEAR:
        return "fight", choice - choices.FIGHT
    place = choice - choices.CLEAR
    return "clear", place // 2, ("small", "large")[place % 2]


def free_action(table: Board, choice: int) -> tuple[object, ...]:
    if choice < choices.GIVE:
        place = choice - choices.TELESCOPE
        return "telescope", hero_id(table, place // 85), place % 85
    if choice < choices.TAKE:
        place = choice - choices.GIVE
        other = hero_id(table, place % 108 // THINGS)
        return "give", hero_id(table, place // 108), other, THING_IDS[place % THINGS]
    if choice < choices.DROP:
        place = choice - choices.TAKE
        return "take", hero_id(table, place // THINGS), THING_IDS[place % THINGS]
    if choice < choices.BUY:
        place = choice - choices.DROP
        return "drop", hero_id(table, place // THINGS), THING_IDS[place % THINGS]
    if choice < choices.EMPTY_WELL:
        place = choice - choices.BUY
        return "buy", hero_id(table, place // WARES), ware_id(place % WARES)
    if choice < choices.HERB_WP:
        return "well", hero_id(table, choice - choices.EMPTY_WELL)
    if choice < choices.CALL_FALCON:
        place = choice - choices.HERB_WP
        return "herb_wp", hero_id(table, place // 2), 3 + place % 2
    place = choice - choices.CALL_FALCON
    return "falcon", hero_id(table, place // 4), hero_id(table, place % 4)


def rare_deed(table: Board, choice: int) -> tuple[object, ...]:
    if choice < choices.PASS:
        return "card", table.program.cards[choice - choices.OFFER_CARD].name
    if choice < choices.MOVE_FIGURE:
        return "herb_steps", 3 + choice - choices.HERB_STEPS
    if choice < choices.AGAIN:
        return "move", FIGURE_IDS[choice - choices.MOVE_FIGURE]
    if choice < choices.BEGIN:
        return "invite", hero_id(table, choice - choices.INVITE)
    if choice < choices.USE_HELM:
        return "flip", choice - choices.FLIP + 1
    if choice < choices.HERB_BATTLE:
        return "brew", choice - choices.BREW + 1
    if choice < choices.NOTHING:
        return "herb", 3 + choice - choices.HERB_BATTLE
    if choice < choices.PAY:
        place = choice - choices.REWARD
        return "reward", hero_id(table, place // 2), CURRENCIES[place % 2]
    if choice < choices.HERO:
        place = choice - choices.PAY
        return "pay", hero_id(table, place // 2), CURRENCIES[place % 2]
    if choice < choices.ITEM:
        return "hero", hero_id(table, choice - choices.HERO)
    if choice < choices.THING:
        return "item", TOKEN_IDS[choice - choices.ITEM]
    if choice < choices.WINESKIN_HALF:
        return "thing", THING_IDS[choice - choices.THING]
    if choice < choices.TURN_UP:
        return "brew_half", choice - choices.BREW_HALF + 1
    return "turn", TOKEN_IDS[choices.token_of(choice)]
