# interpreted: words are for people
"""Battles, their dice and rewards, and rubble (D6 to D9, D21), in words."""

from __future__ import annotations

from typing import Final

from ...rules.heroes import shown_as
from ...state import choices, steps
from ...state.table import Board
from ..names import hero_forms, thing_name, willpower
from ..sentences import say
from .records import (
    DIE,
    FIELD,
    HERB,
    HERO,
    About,
    ChoiceWords,
    Parts,
    Question,
    asks,
    currency,
    dice_words,
    of_hero,
    said,
    with_dice,
    with_points,
    words,
)


def size(choice: int) -> str:
    return say("the larger one") if choices.rubble_of(choice) else say("the smaller one")


RUBBLE: Final = About(
    lambda _table, choice: "large" if choices.rubble_of(choice) else "small",
    lambda _table, choice: {"field": choices.field_of(choice), "size": size(choice)},
)
CURRENCY: Final = About(
    lambda _table, choice: currency(choice), lambda _table, choice: {"thing": thing_name(currency(choice))}
)

CHOICES: Final[dict[int, ChoiceWords]] = {
    choices.CLEAR: words("clear", said("Clear rubble on field {field}: {size}"), FIELD, RUBBLE),
    choices.INVITE: words("invite", said("Call: {hero}"), HERO),
    choices.BEGIN: words("begin", said("Begin the battle")),
    choices.CALL_OFF: words("call_off", said("Call off the attack")),
    choices.ROLL_ON: words("roll_on", said("Roll the next die")),
    choices.KEEP: words("keep", said("Keep the last die")),
    choices.BLACK_DIE: words("black_die", said("Roll the black die")),
    choices.OWN_DICE: words("own_dice", said("Roll your own dice")),
    choices.FLIP: words("flip", said("Turn over die {die}"), DIE),
    choices.USE_HELM: words("helm", said("Use the helm: equal dice are added up")),
    choices.BREW: words("brew", said("Double die {die} with the brew"), DIE),
    choices.HERB_BATTLE: words("herb", said("Add the herb: +{value}"), HERB),
    choices.NOTHING: words("nothing", said("Nothing")),
    choices.REWARD: words("reward", said("{thing}: {hero}"), HERO, CURRENCY),
    choices.BREW_HALF: words("brew_half", said("Double die {die} with the brew that has one use left"), DIE),
}


def of_inviter(table: Board) -> Parts:
    return {**of_hero(table), **hero_forms(shown_as(table, table.inviter))}


def of_wizard(table: Board) -> Parts:
    """The wizard by name; the hero of the sentence has rolled."""
    return {**of_hero(table, 2), "name": of_hero(table)["name"], "dice": dice_words(table, table.part(2))}


def of_loss(table: Board) -> Parts:
    return {**of_hero(table), "loss": willpower(table.part(2))}


SHIELD: Final = asks(
    said("{name}: raise the shield, or take the loss"),
    said("{Hero} is about to lose {loss}."),
    of_loss,
    {choices.YES: said("Raise the shield"), choices.NO: said("Take the loss")},
)

QUESTIONS: Final[dict[int, Question]] = {
    steps.ASK_INVITE: asks(
        said("{name}: choose whom to call for help"),
        said("Everybody who fights pays an hour a round."),
    ),
    steps.JOIN: asks(
        said("{name}: join the battle, or stay out of it"),
        said("{Hero} calls for help."),
        of_inviter,
        {choices.YES: said("Join the battle"), choices.NO: said("Stay out of it")},
    ),
    steps.BLACK: asks(
        said("{name}: roll the black die, or your own dice"),
        said("{Hero} holds three different rune stones."),
    ),
    steps.ROLL_ON: asks(
        said("{name}, rolled {dice}: keep the last die, or roll the next one"), fill=with_dice
    ),
    steps.FLIP: asks(
        said("{name}: turn a die over, or leave the dice alone"),
        said("{Hero} rolled {dice}."),
        of_wizard,
        {choices.NOTHING: said("Leave the dice alone")},
    ),
    steps.BOOST: asks(
        said("{name}: use the helm or the brew, or neither"),
        said("{Hero} rolled {dice}."),
        with_dice,
        {choices.NOTHING: said("Use neither")},
    ),
    steps.HERB: asks(
        said("{name}: add a herb to the battle value, or keep it"),
        said("{Hero} rolled {dice}."),
        with_dice,
        {choices.NOTHING: said("Keep the herb")},
    ),
    steps.SHIELD: SHIELD,
    steps.OWN_SHIELD: SHIELD,
    steps.STAY: asks(
        said("{name}: fight on, or leave the battle"),
        said("Another round takes another hour."),
        answers={choices.YES: said("Fight on"), choices.NO: said("Leave the battle")},
    ),
    steps.REWARD: asks(said("Share the reward, points left: {points}"), fill=with_points(2)),
    steps.CLEARING: asks(
        said("Choose the rubble that is cleared, value left: {points}"),
        fill=with_points(2),
        answers={choices.STOP: said("Clear no more")},
    ),
}
