# interpreted: words are for people
"""Free actions, the falcon and the telescope (D13 to D18), in words."""

from __future__ import annotations

from typing import Final

from ...rules import free_actions
from ...state import choices, steps
from ...state.names import THING_IDS, TOKEN_IDS, WARE_SP
from ...state.table import Board
from ..names import gold, small, thing_name, willpower
from .records import (
    FIELD,
    HANDLED,
    HERB,
    HERO,
    PARTNER,
    THING,
    About,
    ChoiceWords,
    Parts,
    Question,
    asks,
    of_hero,
    said,
    where,
    words,
)


def ware_id(choice: int) -> str:
    ware = choices.ware_of(choice)
    return "sp" if ware == WARE_SP else TOKEN_IDS[ware]


def ware_parts(table: Board, choice: int) -> Parts:
    price = free_actions.price(table, choices.hero_of(choice), choices.ware_of(choice))
    return {"thing": small(thing_name(ware_id(choice))), "price": gold(price)}


WARE: Final = About(lambda _table, choice: ware_id(choice), ware_parts)
EATEN: Final = About(HERB.written, lambda _table, choice: {"points": willpower(choices.herb_of(choice))})
TOKEN: Final = About(
    lambda _table, choice: TOKEN_IDS[choices.token_of(choice)],
    lambda _table, choice: {"thing": thing_name(TOKEN_IDS[choices.token_of(choice)])},
)

CHOICES: Final[dict[int, ChoiceWords]] = {
    choices.TELESCOPE: words(
        "telescope", said("{Hero} looks at field {field} through the telescope"), HERO, FIELD
    ),
    choices.GIVE: words("give", said("{Hero} gives: {thing}, for {other}"), HERO, PARTNER, HANDLED),
    choices.TAKE: words("take", said("{Hero} takes: {thing}"), HERO, HANDLED),
    choices.DROP: words("drop", said("{Hero} lays down: {thing}"), HERO, HANDLED),
    choices.BUY: words("buy", said("{Hero} buys: {thing} ({price})"), HERO, WARE),
    choices.EMPTY_WELL: words("well", said("{Hero} drinks from the well"), HERO),
    choices.HERB_WP: words("herb_wp", said("{Hero} eats the herb: {points}"), HERO, EATEN),
    choices.CALL_FALCON: words("falcon", said("{Hero} sends the falcon (partner: {other})"), HERO, PARTNER),
    choices.THING: words("thing", said("{thing}"), THING),
    choices.TURN_UP: words("turn", said("Turn up: {thing}"), TOKEN),
}


def of_field(table: Board) -> Parts:
    return {**of_hero(table), "field": where(table, table.part(2))}


def of_thing(table: Board) -> Parts:
    return {"thing": small(thing_name(THING_IDS[table.part(4)]))}


QUESTIONS: Final[dict[int, Question]] = {
    steps.FLIGHT: asks(
        said("Choose what the two heroes send each other"),
        said("The falcon is ready."),
        answers={choices.STOP: said("Send nothing more")},
    ),
    steps.LOOK: asks(
        said("{name}: choose what is turned up"),
        said("The telescope shows field {field}."),
        of_field,
        {choices.STOP: said("Turn up nothing more")},
    ),
    steps.EXCHANGE: asks(
        said("Choose what comes back for it"),
        said("There is no room for it: {thing}."),
        of_thing,
        {choices.STOP: said("No exchange")},
    ),
}
