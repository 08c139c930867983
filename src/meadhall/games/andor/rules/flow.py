"""The course of a legend: runs the stack, and hands each decision to its chapter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..legend import interpreter
from ..legend.conditions import holds
from ..state import choices, events, steps
from ..state.names import THING_FARMER, WON
from ..state.table import NOWHERE, Board, endless
from . import (
    bargains,
    battle,
    cards,
    days,
    decks,
    fighters,
    free_actions,
    gifts,
    hero_rolls,
    moves,
    rubble,
    setup,
    track,
)

MOST_STEPS: Final = 20_000  # between two decisions; the five legends need a few hundred


def run(table: Board) -> None:
    """Everything that follows by itself, until somebody must decide or the legend is over."""
    left: i64 = MOST_STEPS
    while table.outcome == 0:
        look_around(table)
        if table.outcome or table.depth == 0 or table.step() >= steps.FIRST_DECISION:
            break
        if left == 0:
            raise endless(table.program)
        left -= 1
        step = table.step()
        table.pop()
        do(table, step)
    if table.outcome and table.depth:
        table.depth = 0
        table.emit(events.LEGEND_WON if table.outcome == WON else events.LEGEND_LOST, NOWHERE)


def look_around(table: Board) -> None:
    """D32.8: looked at after every step; not before the first day."""
    if table.in_prologue:
        ends = table.program.prologue_ends
        if (
            table.day
            and ends is not None
            and table.step() != steps.END_MOVE
            and holds(table, ends, NOWHERE, NOWHERE)
        ):
            setup.end_prologue(table)
    elif table.day:
        track.look_around(table)


def do(table: Board, step: i64) -> None:
    """One piece of pending work, just taken off the stack."""
    if step == steps.EFFECTS:
        interpreter.run(table)
    elif step == steps.MOVE_ON:
        moves.move_on(table)
    elif step == steps.END_MOVE:
        moves.end_move(table)
    elif step == steps.END_ACTION:
        days.end_action(table)
    elif step == steps.NEXT_TURN:
        days.next_turn(table)
    elif step == steps.PLAY_CARD:
        cards.play_card(table)
    elif step == steps.CREATURE_MOVES:
        days.creature_moves(table)
    elif step == steps.SUNRISE:
        days.sunrise(table)
    elif step == steps.NARRATOR:
        track.advance(table)
    elif step == steps.LETTER_CARDS:
        track.letter_cards(table)
    elif step == steps.TRACK_END:
        track.check_goals(table)
    elif step == steps.DRAW:
        cards.draw(table)
    elif step == steps.AFTER_CARD:
        decks.put_back(table, table.popped(2), table.popped(1))
    elif step == steps.ASK_BLOCK:
        cards.ask_block(table)
    elif step == steps.FOG:
        moves.resolve_fog(table)
    elif step == steps.FIRST_TURN:
        days.first_turn(table)
    elif step == steps.SETUP:
        setup.set_up(table)
    elif step >= steps.BATTLE_ROUND and step <= steps.DEFEATED:
        do_battle(table, step)
    else:
        do_gift(table, step)


def do_battle(table: Board, step: i64) -> None:
    if step == steps.BATTLE_ROUND:
        battle.start_round(table)
    elif step == steps.ROLLS:
        battle.next_roll(table)
    elif step == steps.ROLL_HERO:
        hero_rolls.roll_hero(table)
    elif step == steps.NEXT_DIE:
        hero_rolls.next_die(table)
    elif step == steps.OFFER_FLIP:
        hero_rolls.offer_flip(table)
    elif step == steps.OFFER_BOOST:
        hero_rolls.offer_boost(table)
    elif step == steps.OFFER_HERB:
        hero_rolls.offer_herb(table)
    elif step == steps.FINISH_ROLL:
        hero_rolls.finish_roll(table)
    elif step == steps.CREATURE_ROLLS:
        battle.creature_rolls(table)
    elif step == steps.LOSS:
        battle.loss(table)
    elif step == steps.AFTER_ROUND:
        battle.after_round(table)
    elif step == steps.ASK_STAY:
        battle.ask_stay(table)
    elif step == steps.NEXT_ROUND:
        battle.next_round(table)
    else:
        battle.defeated(table)


def do_gift(table: Board, step: i64) -> None:
    if step == steps.GIVE:
        gifts.give_chosen(table)
    elif step == steps.SHARES:
        gifts.hand_out_shares(table)
    elif step == steps.OFFER:
        bargains.ask_offer(table)
    elif step == steps.OFFER_TO:
        bargains.offer_chosen(table)


# -- decisions -------------------------------------------------------------------------------------


def decider(table: Board) -> i64:
    """The hero whose seat must decide, or NOWHERE."""
    return table.part(1) if table.depth else NOWHERE


def seat_to_act(table: Board) -> i64:
    return table.seat_of(table.part(1)) if table.depth else NOBODY


def decide(table: Board, choice: i64) -> None:
    """Carry out a legal choice, then everything that follows by itself."""
    step = table.step()
    if step == steps.FLIGHT:
        free_actions.fly(table, choice)
    elif step == steps.TURN and choices.is_free(choice) and not is_farmer(choice):
        free_actions.perform(table, choice)
    elif step == steps.TURN:
        days.act(table, choice)
    elif step == steps.MOVE:
        moves.decide(table, choice)
    elif step == steps.FIGURE:
        moves.move_figure(table, choice)
    elif step == steps.REWARD:
        bargains.take_reward(table, choice)
    elif step == steps.STAY:
        stay(table, choice)
    elif step == steps.FLIP:
        hero_rolls.flip(table, choice)
    elif step == steps.BOOST:
        hero_rolls.boost(table, choice)
    elif step == steps.ROLL_ON:
        hero_rolls.roll_on(table, choice)
    elif step == steps.BLACK:
        hero_rolls.choose_die(table, choice)
    elif step == steps.HERB:
        hero_rolls.use_herb(table, choice)
    elif step == steps.ASK_INVITE:
        battle.invite(table, choice)
    elif step == steps.JOIN:
        battle.join(table, choice)
    elif step == steps.SHIELD:
        battle.shield(table, choice)
    elif step == steps.CLEARING:
        rubble.clear(table, choice)
    else:
        decide_rare(table, step, choice)
    run(table)


def is_farmer(choice: i64) -> bool:
    """Farmers are taken along by the hero who moves (D20.1)."""
    handled = choices.is_take(choice) or choices.is_drop(choice)
    return handled and choices.thing_of(choice) == THING_FARMER


def decide_rare(table: Board, step: i64, choice: i64) -> None:
    if step == steps.BLOCK:
        cards.block(table, choice)
    elif step == steps.DIVIDE:
        gifts.take_share(table, choice)
    elif step == steps.GIFT:
        gifts.take_gift(table, choice)
    elif step == steps.CHOOSE:
        gifts.choose(table, choice)
    elif step == steps.ACCEPT:
        bargains.answer_offer(table, choice)
    elif step == steps.ACCEPT_ITEM:
        bargains.take_offered_item(table, choice)
    elif step == steps.PAY_OR_NOT:
        bargains.answer_payment(table, choice)
    elif step == steps.PAY:
        bargains.pay_point(table, choice)
    elif step == steps.PEEK:
        cards.peeked(table, choice)
    elif step == steps.OPTIONAL_ROLL:
        cards.optional_roll(table, choice)
    elif step == steps.REMOVE_FROM:
        cards.remove_from(table, choice)
    elif step == steps.LOSE_GEM:
        gifts.lose_gem(table, choice)
    elif step == steps.EMPTY_FOG:
        setup.empty_fog(table, choice)
    elif step == steps.OWN_SHIELD:
        gifts.own_shield(table, choice)
    elif step == steps.LOOK:
        free_actions.look_at(table, choice)
    elif step == steps.EXCHANGE:
        free_actions.exchange(table, choice)


def stay(table: Board, choice: i64) -> None:
    hero = table.part(1)
    if choice == choices.YES:
        table.pop()
    elif choice == choices.NO:
        table.pop()
        fighters.leave(table, hero)
    else:
        free_actions.perform(table, choice)
