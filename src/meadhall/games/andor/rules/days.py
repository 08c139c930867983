"""Turns of a day and the sunrise between two days (D3, D11)."""

from __future__ import annotations

from mypy_extensions import i64

from ..legend.program import EVENT_DECK, ON_OFFER, ON_SUNRISE
from ..legend.triggers import call_cards, lay_card, may_play
from ..state import choices, events, steps
from ..state.names import FALCON, WELL
from ..state.table import DAY_ENDED, FIELD, HOURS, NOWHERE, TOKEN_KIND, TOKEN_PLACE, TOKEN_VALUE, Board
from . import battle, creatures, fighters, free_actions, moves
from .courses import SUNRISE_KINDS, order_of
from .heroes import can_spend_hour, everybody, heroes_on, in_the_day, lowest_rank, shoots, spend_hour
from .paths import can_go
from .things import drop_farmers

# -- a turn (D3.2) ---------------------------------------------------------------------------------


def options(table: Board, seat: i64) -> None:
    """The active hero's actions, and free actions of every hero the seat leads."""
    active = table.part(1)
    if table.seat_of(active) == seat:
        actions(table, active)
    for hero in range(table.party):
        if table.seat_of(hero) == seat:
            free_actions.options(table, hero)


def actions(table: Board, hero: i64) -> None:
    moves.step_options(table, hero)
    if table.offers_made:
        moves.farmer_options(table, hero)
        moves.item_options(table, hero)
    else:
        paid_moves(table, hero)
    if can_spend_hour(table, hero):
        table.offer(choices.PASS)
        attacks(table, hero)
        if fighters.beside_rubble(table, hero):
            table.offer(choices.REMOVE_RUBBLE)
        for figure in range(2):
            if table.figure(figure) != NOWHERE:
                table.offer(choices.move_figure(figure))
    offered_cards(table, hero)
    table.offer(choices.END_DAY)


def paid_moves(table: Board, hero: i64) -> None:
    """D5.8: without hours a move is possible if an item pays for it."""
    for other in table.program.board.adjacent[table.hero(hero, FIELD)]:
        if can_go(table, table.hero(hero, FIELD), other):
            moves.item_options(table, hero)
            return


def attacks(table: Board, hero: i64) -> None:
    own = table.hero(hero, FIELD)
    creature = table.creature_on(own)
    if creature != NOWHERE and fighters.can_attack(table, hero, creature):
        table.offer(choices.fight(own))
    if shoots(table, hero):
        for field in table.program.board.adjacent[own]:
            creature = table.creature_on(field)
            if creature != NOWHERE and fighters.can_attack(table, hero, creature):
                table.offer(choices.fight(field))


def offered_cards(table: Board, hero: i64) -> None:
    """Cards with the trigger `offer`: a free choice on the own turn."""
    for card in table.program.offer_cards:
        for trigger in card.triggers:
            if trigger.on == ON_OFFER and trigger.number == table.hero(hero, FIELD) and may_play(table, card):
                table.offer(choices.offer_card(card.number))
                break


def act(table: Board, choice: i64) -> None:
    """The active hero does something; free actions are done elsewhere."""
    hero = table.part(1)
    if choices.is_card(choice):
        table.handled += 1
        lay_card(table, table.program.cards[choices.card_of(choice)], hero, table.hero(hero, FIELD))
        return
    table.pop()
    if table.fought:
        battle.forget(table)
    if choice == choices.END_DAY:
        end_day(table, hero)
    elif choice == choices.PASS:
        spend_hour(table, hero)
        table.emit(events.PASSED, hero)
        table.push(steps.END_ACTION, hero)
    elif choices.is_fight(choice):
        battle.begin(table, hero, table.creature_on(choices.field_of(choice)))
    elif choice == choices.REMOVE_RUBBLE:
        battle.begin(table, hero, fighters.RUBBLE_TARGET)
    elif choices.is_figure(choice):
        moves.begin_figure(table, hero, choices.figure_of(choice))
    else:
        moves.begin(table, hero)
        moves.decide(table, choice)


def end_day(table: Board, hero: i64) -> None:
    """D3.5: the first to do so takes the rooster."""
    table.set_hero(hero, DAY_ENDED, 1)
    if table.rooster < 0:
        table.rooster = hero
    table.emit(events.DAY_ENDED, hero)
    table.push(steps.END_ACTION, hero)


def end_action(table: Board) -> None:
    hero = table.popped(1)
    table.handled = 0
    drop_farmers(table, hero)
    table.push(steps.NEXT_TURN, hero)


def next_turn(table: Board) -> None:
    """D3.2, D31.2: clockwise to the next hero in the day; if there is none, sunrise."""
    last = table.popped(1)
    hero = next_hero(table, last)
    if hero >= 0:
        begin_turn(table, hero)
    else:
        table.push(steps.SUNRISE, 0)


def next_hero(table: Board, last: i64) -> i64:
    for place in range(i64(1), table.party + 1):
        hero = (last + place) % table.party
        if in_the_day(table, hero):
            return hero
    return NOWHERE


def begin_turn(table: Board, hero: i64) -> None:
    table.active = hero
    table.push(steps.TURN, hero)


def first_turn(table: Board) -> None:
    """D2.4: the lowest rank begins, unless somebody has the rooster."""
    table.day = max(1, table.day)
    hero = table.rooster if table.rooster >= 0 else lowest_rank(table, everybody(table))
    table.rooster = NOWHERE
    begin_turn(table, hero)


# -- sunrise (D11.1) -------------------------------------------------------------------------------


def sunrise(table: Board) -> None:
    """One part after the other; each leaves the next on the stack."""
    part = table.popped(1)
    if part < 9:
        table.push(steps.SUNRISE, part + 1)
    if part == 0:
        end_of_day(table)
    elif part == 1:
        table.push(steps.DRAW, EVENT_DECK, 1, table.rooster, NOWHERE, NOWHERE)
    elif part == 2:
        call_cards(table, ON_SUNRISE, 0, table.rooster, NOWHERE)
    elif part < 8:
        move_kind(table, SUNRISE_KINDS[part - 3])
    elif part == 8:
        refresh(table)
        table.push(steps.NARRATOR, 1, 0)
    else:
        new_day(table)


def end_of_day(table: Board) -> None:
    """Day-long cards are over."""
    table.at_sunrise = 1
    table.emit(events.SUNRISE, NOWHERE, table.day)
    table.creature_sp_day = 0
    table.ban_day = 0
    table.banned_hours = 0
    for hour in range(i64(8), i64(11)):
        table.set_hour_cost(hour, NOWHERE)


def move_kind(table: Board, kind: i64) -> None:
    """D10.7: the order is taken when the step begins."""
    order = order_of(table, kind)
    for index in range(len(order) - 1, -1, -1):
        table.push(steps.CREATURE_MOVES, order[index], kind)


def creature_moves(table: Board) -> None:
    creatures.move_at_sunrise(table, table.popped(1), table.popped(2))


def refresh(table: Board) -> None:
    """D11.2, D11.3: wells without a hero are full again, falcons are rested."""
    for token in range(table.tokens_used):
        kind, place = table.token(token, TOKEN_KIND), table.token(token, TOKEN_PLACE)
        if (kind == WELL and place >= 0 and not heroes_on(table, place)) or kind == FALCON:
            table.set_token(token, TOKEN_VALUE, 1)


def new_day(table: Board) -> None:
    """D3.10."""
    table.at_sunrise = 0
    table.day += 1
    table.handled = 0
    for hero in range(table.party):
        table.set_hero(hero, HOURS, 0)
        table.set_hero(hero, DAY_ENDED, 0)
    table.push(steps.FIRST_TURN)
