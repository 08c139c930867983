"""MOVE, step by step, and moving prince and dwarves (D5, D19.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import effect_types
from ..legend import program as p
from ..legend.interpreter import run_list
from ..legend.program import ON_ENTER, ON_FOG
from ..legend.triggers import call_cards, contact, may_play
from ..state import choices, events, steps
from ..state.names import (
    FARMER,
    FOG,
    FULL_WINESKIN,
    HALF_WINESKIN,
    HERB,
    LEAST_HERB,
    MOST_HERB,
    THING_FARMER,
    WINESKIN,
)
from ..state.sideboard import MOST_WAITING
from ..state.table import (
    CARRIED,
    FIELD,
    FOG_REVEALED,
    HOURS,
    LURE,
    NOWHERE,
    PREVIOUS,
    STOOD,
    TOKEN_KIND,
    TOKEN_MORE,
    TOKEN_PLACE,
    TOKEN_VALUE,
    Board,
)
from . import things, track
from .heroes import bit, can_spend_hour, gain_wp, overtime_cost, spend_hour
from .paths import can_go
from .rubble import show_rubble

FIELDS_AN_HOUR: Final = 4  # D19.1


# -- steps -----------------------------------------------------------------------------------------


def step_options(table: Board, hero: i64) -> None:
    """D5.1, D5.8: each field entered costs an hour, or is paid by an item."""
    if table.credit == 0 and not can_spend_hour(table, hero):
        return
    field = table.hero(hero, FIELD)
    for other in table.program.board.adjacent[field]:
        if can_go(table, field, other):
            table.offer(choices.step(other))


def item_options(table: Board, hero: i64) -> None:
    """D5.7: wineskin and herb pay for steps, at any time of the move."""
    if table.carries(hero, WINESKIN) >= 0 or table.carries(hero, HERB) >= 0:
        carried = things.things_at(table, CARRIED + hero)
        if carried & bit(FULL_WINESKIN):
            table.offer(choices.WINESKIN)
        if carried & bit(HALF_WINESKIN):
            table.offer(choices.WINESKIN_HALF)
        for value in range(LEAST_HERB, MOST_HERB + 1):
            if things.has_herb(carried, value):
                table.offer(choices.herb_steps(value))


def farmer_options(table: Board, hero: i64) -> None:
    """D20.1, D20.2."""
    if table.find_token(FARMER, table.hero(hero, FIELD)) >= 0:
        table.offer(choices.take(hero, THING_FARMER))
    if table.carries(hero, FARMER) >= 0:
        table.offer(choices.drop(hero, THING_FARMER))


def options(table: Board) -> None:
    hero = table.part(1)
    step_options(table, hero)
    item_options(table, hero)
    if table.stepped:
        table.offer(choices.STOP)
    farmer_options(table, hero)


def begin(table: Board, hero: i64) -> None:
    """The turn becomes a move."""
    table.credit = 0
    table.charged = 0
    table.stepped = 0
    table.move_over = 0
    table.push(steps.MOVE, hero)


def decide(table: Board, choice: i64) -> None:
    hero = table.part(1)
    if choice == choices.STOP:
        table.pop()
        table.push(steps.END_MOVE, hero)
    elif choice == choices.WINESKIN or choice == choices.WINESKIN_HALF:
        drunk = FULL_WINESKIN if choice == choices.WINESKIN else HALF_WINESKIN
        things.use_side(table, things.find_thing(table, drunk, CARRIED + hero))
        table.emit(events.ITEM_USED, hero, WINESKIN)
        pay_steps(table, hero, 1)
    elif choices.is_herb_steps(choice):
        value = choices.herb_of(choice)
        things.use_herb(table, hero, value)
        table.emit(events.ITEM_USED, hero, HERB)
        pay_steps(table, hero, value)
    elif choice == choices.take(hero, THING_FARMER):
        table.handled += 1
        things.take(table, hero, THING_FARMER)
        hand_over_farmers(table, hero)
    elif choice == choices.drop(hero, THING_FARMER):
        table.handled += 1
        things.drop(table, hero, THING_FARMER)
    else:
        table.pop()
        step(table, hero, choices.field_of(choice))


def pay_steps(table: Board, hero: i64, number: i64) -> None:
    """Steps already charged are given back first, the rest is credit for those to come."""
    for _step in range(number):
        if table.charged:
            table.charged -= 1
            cost = overtime_cost(table, table.hero(hero, HOURS))
            table.add_hero(hero, HOURS, -1)
            if cost > 0:
                gain_wp(table, hero, cost)
        else:
            table.credit += 1


def pay_step(table: Board, hero: i64) -> None:
    if table.credit:
        table.credit -= 1
    else:
        spend_hour(table, hero)
        table.charged += 1


def step(table: Board, hero: i64, to: i64) -> None:
    pay_step(table, hero)
    table.stepped = 1
    table.set_hero(hero, PREVIOUS, table.hero(hero, FIELD))
    table.set_hero(hero, FIELD, to)
    table.set_hero(hero, STOOD, 0)
    table.set_hero(hero, LURE, 0)
    table.emit(events.HERO_STEPPED, hero, to, table.hero(hero, HOURS))
    table.push(steps.MOVE_ON, hero)
    if table.creature_on(to) != NOWHERE:
        escort_dies(table, hero, to)
    hand_over_farmers(table, hero)
    contact(table, to)
    call_cards(table, ON_ENTER, to, hero, to)
    call_waiting(table, hero, to, False)


def escort_dies(table: Board, hero: i64, field: i64) -> None:
    """D20.3: farmers with a hero who enters a field with a creature."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == CARRIED + hero and table.token(token, TOKEN_KIND) == FARMER:
            things.remove(table, token)
            table.emit(events.FARMER_LOST, hero, field)


def hand_over_farmers(table: Board, hero: i64) -> None:
    if table.hero(hero, FIELD) == table.program.rules.farmer_field:
        things.deliver_farmers(table, hero)


def move_on(table: Board) -> None:
    """A card may have ended the move (`move_hero`)."""
    hero = table.popped(1)
    if table.move_over:
        table.push(steps.END_MOVE, hero)
    else:
        table.push(steps.MOVE, hero)


# -- cards that wait for a hero (D23.6) ------------------------------------------------------------


def call_waiting(table: Board, hero: i64, field: i64, stands: bool) -> None:
    for index in range(i64(MOST_WAITING)):
        number = table.waiting_effect(index)
        if number == p.NONE:
            continue
        effect = table.program.effects[number]
        if isinstance(effect, effect_types.Wait) and effect.stand == stands and field in effect.fields:
            card = table.waiting_card(index)
            table.set_waiting(index, p.NONE, 0)
            run_list(table, effect.effects, hero, field, NOWHERE, card)


def halts(table: Board, hero: i64) -> list[int]:
    """Fields where a move may go on otherwise than planned: a card comes up as soon as the hero enters, or
    the legend is lost."""
    return [*card_fields(table), *fatal_fields(table, hero)]


def card_fields(table: Board) -> list[int]:
    found: list[int] = []
    for index in range(i64(MOST_WAITING)):
        number = table.waiting_effect(index)
        if number != p.NONE:
            effect = table.program.effects[number]
            if isinstance(effect, effect_types.Wait) and not effect.stand:
                found += effect.fields
    for card in table.program.cards[: table.program.legend_cards]:
        for trigger in card.triggers:
            if trigger.on == ON_ENTER and may_play(table, card):
                found.append(trigger.number)
    return found


def fatal_fields(table: Board, hero: i64) -> list[int]:
    """Where a creature stands that the hero must not meet, because of what he carries."""
    found: list[int] = []
    if not table.program.defeats or table.outcome:
        return found
    trial = table.copy()
    assert isinstance(trial, Board)
    for field in table.program.board.fields:
        if table.creature_on(field) != NOWHERE:
            trial.set_hero(hero, FIELD, field)
            track.check_defeats(trial)
            if trial.outcome:
                found.append(field)
                trial.outcome = 0
    return found


# -- the end of a move (D5.9) ----------------------------------------------------------------------


def end_move(table: Board) -> None:
    hero = table.popped(1)
    field = table.hero(hero, FIELD)
    table.credit = 0
    table.charged = 0
    table.stepped = 0
    table.move_over = 0
    table.set_hero(hero, STOOD, 1)
    table.set_hero(hero, LURE, 1)
    table.push(steps.END_ACTION, hero)
    call_waiting(table, hero, field, True)
    if table.find_token(FOG, field) >= 0:
        table.push(steps.FOG, hero)
    if table.rubbles:
        show_rubble(table, field)


def resolve_fog(table: Board) -> None:
    """D16.2: the token is revealed, resolved, and leaves the game."""
    hero = table.popped(1)
    field = table.hero(hero, FIELD)
    token = table.find_token(FOG, field)
    if token == NOWHERE:
        return
    own_effects = table.token(token, TOKEN_MORE) - 1
    things.turn_up(table, token)
    kind = table.token(token, TOKEN_VALUE) - 1
    things.remove(table, token)
    table.add_hero(hero, FOG_REVEALED, 1)
    table.emit(events.FOG_REVEALED, hero, kind, field)
    if own_effects >= 0:
        run_list(table, own_effects, hero, field, NOWHERE, NOWHERE)
    elif kind >= 0 and not call_cards(table, ON_FOG, kind, hero, field):
        run_list(table, table.program.fog_effects[kind], hero, field, NOWHERE, NOWHERE)


# -- prince and dwarves (D19) ----------------------------------------------------------------------


def begin_figure(table: Board, hero: i64, figure: i64) -> None:
    spend_hour(table, hero)
    table.push(steps.FIGURE, hero, figure, FIELDS_AN_HOUR, 0)


def figure_options(table: Board) -> None:
    hero, figure, left, moved = table.part(1), table.part(2), table.part(3), table.part(4)
    field = table.figure(figure)
    if left:
        for other in table.program.board.adjacent[field]:
            if can_go(table, field, other):
                table.offer(choices.step(other))
    elif can_spend_hour(table, hero):
        table.offer(choices.AGAIN)
    if moved or table.offers_made == 0:
        table.offer(choices.STOP)


def move_figure(table: Board, choice: i64) -> None:
    hero, figure = table.part(1), table.part(2)
    if choice == choices.STOP:
        table.pop()
        table.push(steps.END_ACTION, hero)
    elif choice == choices.AGAIN:
        spend_hour(table, hero)
        table.set_part(3, FIELDS_AN_HOUR)
    else:
        field = choices.field_of(choice)
        table.set_figure(figure, field)
        table.set_part(3, table.part(3) - 1)
        table.set_part(4, 1)
        table.emit(events.FIGURE_MOVED, hero, figure, field)
