# interpreted: words are for people
"""Decisions of the group, cards, gifts and offers (D2, D4, D14.4, D16.7, D23, D28, D32), in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.prompt import Prompt

from ...state import choices, steps
from ...state.names import TOKEN_IDS
from ...state.table import Board
from ..names import small, thing_name
from ..sentences import say
from ..story import card_title
from .records import (
    FIELD,
    HERO,
    About,
    ChoiceWords,
    Fill,
    Parts,
    Question,
    asks,
    currency,
    of_hero,
    said,
    texts,
    with_points,
    words,
)

ITEM: Final = About(
    lambda _table, choice: TOKEN_IDS[choices.item_of(choice)],
    lambda _table, choice: {"thing": thing_name(TOKEN_IDS[choices.item_of(choice)])},
)
CURRENCY: Final = About(
    lambda _table, choice: currency(choice),
    lambda _table, choice: {"thing": small(thing_name(currency(choice)))},
)

CHOICES: Final[dict[int, ChoiceWords]] = {
    choices.FIELD: words("field", said("Field {field}"), FIELD),
    choices.YES: words("yes", said("Yes")),
    choices.NO: words("no", said("No")),
    choices.PAY: words("pay", said("{Hero} pays: {thing}"), HERO, CURRENCY),
    choices.HERO: words("hero", said("{Hero}"), HERO),
    choices.ITEM: words("item", said("{thing}"), ITEM),
}

SHARED: Final = ("willpower", "strength", "gold")  # what a group divides, by its number


def division(table: Board) -> Prompt:
    parts = {"goods": say(SHARED[table.part(2)]), "points": table.part(4)}
    if table.part(3) < 0:
        loses = say("The group loses: {goods}.", **parts)
        return Prompt(say("Choose who bears the next loss, left: {points}", **parts), loses)
    shares = say("The group shares: {goods}.", **parts)
    return Prompt(say("Choose who gets the next share, left: {points}", **parts), shares)


def of_card(part: int) -> Fill:
    def fill(table: Board) -> Parts:
        card = table.program.cards[table.part(part)].name
        return {**of_hero(table), "card": card_title(texts(table), card)}

    return fill


def of_token(case: Callable[[str], str]) -> Fill:
    return lambda table: {"thing": case(thing_name(TOKEN_IDS[table.part(2)]))}


QUESTIONS: Final[dict[int, Question]] = {
    steps.BLOCK: asks(
        said("{name}: stop '{card}' with the shield, or let it happen"),
        fill=of_card(2),
        answers={choices.YES: said("Raise the shield"), choices.NO: said("Let it happen")},
    ),
    steps.DIVIDE: Question(division, {}),
    steps.GIFT: asks(said("Choose who takes it: {thing}"), fill=of_token(small)),
    steps.CHOOSE: asks(said("Choose heroes"), answers={choices.STOP: said("Nobody else")}),
    steps.ACCEPT: asks(
        said("{name}: take the offer, or decline it"),
        answers={choices.YES: said("Take the offer"), choices.NO: said("Decline it")},
    ),
    steps.ACCEPT_ITEM: asks(said("{name}: choose an item")),
    steps.PAY_OR_NOT: asks(
        said("Decide whether the group pays"),
        answers={choices.YES: said("Pay"), choices.NO: said("Do not pay")},
    ),
    steps.PAY: asks(said("Choose who pays, still to pay: {points}"), fill=with_points(3)),
    steps.PEEK: asks(
        said("Leave '{card}' on the deck, or take it out of the game"),
        said("It is the card on top."),
        of_card(3),
        {choices.YES: said("Leave it there"), choices.NO: said("Take it out of the game")},
    ),
    steps.OPTIONAL_ROLL: asks(
        said("{name}: roll a die, or do not"),
        answers={choices.YES: said("Roll the die"), choices.NO: said("Do not roll")},
    ),
    steps.REMOVE_FROM: asks(said("Choose the field it is taken from: {thing}"), fill=of_token(small)),
    steps.LOSE_GEM: asks(said("{name}: choose the gem that is lost")),
    steps.EMPTY_FOG: asks(
        said("Choose a fog field that stays empty, still to choose: {points}"), fill=with_points(2)
    ),
}
