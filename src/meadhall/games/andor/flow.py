"""The course of a legend: runs the stack, and hands each decision to its chapter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.table import NOBODY

from . import (
    battle,
    choices,
    days,
    decks,
    effects,
    events,
    fighters,
    free_actions,
    gifts,
    hero_rolls,
    moves,
    opening,
    rubble,
    steps,
    track,
)
from . import program as p
from .conditions import holds
from .heroes import bit, in_the_day
from .names import SHIELD, WON
from .table import NOWHERE, Board, endless

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
        table.tell(events.LEGEND_WON if table.outcome == WON else events.LEGEND_LOST, NOWHERE)


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
            opening.end_prologue(table)
    elif table.day:
        track.look_around(table)


def do(table: Board, step: i64) -> None:
    """One piece of pending work, just taken off the stack."""
    if step == steps.EFFECTS:
        effects.run(table)
    elif step == steps.MOVE_ON:
        moves.move_on(table)
    elif step == steps.END_MOVE:
        moves.end_move(table)
    elif step == steps.END_ACTION:
        days.end_action(table)
    elif step == steps.NEXT_TURN:
        days.next_turn(table)
    elif step == steps.PLAY_CARD:
        play_card(table)
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
        draw(table)
    elif step == steps.AFTER_CARD:
        decks.put_back(table, table.popped(2), table.popped(1))
    elif step == steps.ASK_BLOCK:
        ask_block(table)
    elif step == steps.FOG:
        moves.resolve_fog(table)
    elif step == steps.FIRST_TURN:
        days.first_turn(table)
    elif step == steps.SETUP:
        opening.set_up(table)
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
        gifts.ask_offer(table)
    elif step == steps.OFFER_TO:
        gifts.offer_chosen(table)


# -- cards -----------------------------------------------------------------------------------------


def draw(table: Board) -> None:
    """Cards are drawn one by one; a shield may cancel one before it does anything (D14.4)."""
    deck, number, hero = table.popped(1), table.popped(2), table.popped(3)
    here, owner = table.popped(4), table.popped(5)
    if number <= 0:
        return
    table.push(steps.DRAW, deck, number - 1, hero, here, owner)
    card = decks.draw(table, deck)
    if card == NOWHERE:
        return
    table.push(steps.PLAY_CARD, card, deck, hero, here, owner)
    table.blocked = 0
    if table.program.cards[card].shield:
        for holder in range(table.party - 1, i64(-1), i64(-1)):
            table.push(steps.ASK_BLOCK, holder, card)


def may_block(table: Board, hero: i64) -> bool:
    """A hero in the sunrise box only at sunrise; in a battle its fighters."""
    if table.carries(hero, SHIELD) < 0:
        return False
    if table.fighters:
        return table.fighters & bit(hero) != 0
    return table.at_sunrise != 0 or in_the_day(table, hero)


def ask_block(table: Board) -> None:
    hero, card = table.popped(1), table.popped(2)
    if not table.blocked and may_block(table, hero):
        table.push(steps.BLOCK, hero, card)


def block(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    if choice == choices.YES:
        table.blocked = 1
        gifts.use_shield(table, hero)


def play_card(table: Board) -> None:
    number, deck, hero = table.popped(1), table.popped(2), table.popped(3)
    here, owner = table.popped(4), table.popped(5)
    card = table.program.cards[number]
    if deck != p.NONE and table.blocked:
        table.blocked = 0
        table.tell(events.CARD_BLOCKED, hero, number)
        decks.put_back(table, deck, number)
        return
    table.tell(events.CARD_PLAYED, hero, number)
    if deck != p.NONE and not leaves_by_waiting(table, card.effects):
        table.push(steps.AFTER_CARD, number, deck)
    effects.run_list(table, card.effects, hero, here, owner, number)


def leaves_by_waiting(table: Board, first: i64) -> bool:
    """D23.6: a card that waits for a hero leaves the game afterwards."""
    return first != p.NONE and isinstance(table.program.effects[first], p.Wait)


# -- decisions -------------------------------------------------------------------------------------


def decider(table: Board) -> i64:
    """The hero whose seat must decide, or NOWHERE."""
    return table.part(1) if table.depth else NOWHERE


def seat_to_act(table: Board) -> i64:
    return table.seat_of(table.part(1)) if table.depth else NOBODY


def offer(table: Board, seat: i64) -> None:
    """Write down what a seat may choose now."""
    table.clear_offers()
    if table.depth == 0:
        return
    step = table.step()
    if step == steps.TURN:
        days.options(table, seat)
    elif table.seat_of(decider(table)) == seat:
        offer_at(table, step)


def offer_at(table: Board, step: i64) -> None:
    """The decisions a hero's own seat makes, the usual ones first."""
    if step == steps.MOVE:
        moves.options(table)
    elif step == steps.FIGURE:
        moves.figure_options(table)
    elif step == steps.REWARD:
        gifts.reward_options(table)
    elif step == steps.STAY:
        stay_options(table)
    elif step == steps.FLIP:
        hero_rolls.flip_options(table)
    elif step == steps.BOOST:
        hero_rolls.boost_options(table)
    elif step == steps.ROLL_ON:
        table.offer(choices.KEEP)
        table.offer(choices.ROLL_ON)
    elif step == steps.BLACK:
        table.offer(choices.BLACK_DIE)
        table.offer(choices.OWN_DICE)
    elif step == steps.HERB:
        hero_rolls.herb_options(table)
    elif step == steps.ASK_INVITE:
        battle.invite_options(table)
    else:
        offer_rare(table, step)


def offer_rare(table: Board, step: i64) -> None:
    if step == steps.DIVIDE:
        gifts.division_options(table)
    elif step == steps.GIFT:
        gifts.gift_options(table)
    elif step == steps.CHOOSE:
        gifts.choice_options(table)
    elif step == steps.ACCEPT_ITEM:
        gifts.item_options(table)
    elif step == steps.PAY:
        gifts.payment_options(table)
    elif step == steps.LOSE_GEM:
        gifts.gem_options(table)
    elif step == steps.REMOVE_FROM:
        for field in effects.fields_with(table, table.part(2)):
            table.offer(choices.FIELD + field)
    elif step == steps.EMPTY_FOG:
        opening.empty_fog_options(table)
    elif step == steps.CLEARING:
        rubble.clearing_options(table)
    elif step == steps.FLIGHT:
        free_actions.flight_options(table)
    else:
        table.offer(choices.YES)
        table.offer(choices.NO)


def stay_options(table: Board) -> None:
    """D7.9: between rounds items may be passed on among fighters on one field, and the falcon used."""
    hero = table.part(1)
    table.offer(choices.YES)
    table.offer(choices.NO)
    if table.handled >= moves.MOST_HANDLED:
        return
    own = free_actions.belongings(table, hero)
    for other in range(table.party):
        same_field = table.hero(other, 1) == table.hero(hero, 1)
        if other != hero and table.fighters & bit(other) and same_field:
            free_actions.gifts_to(table, hero, other, own)
    free_actions.flights(table, hero)


def decide(table: Board, choice: i64) -> None:
    """Carry out a legal choice, then everything that follows by itself."""
    step = table.step()
    if step == steps.FLIGHT:
        free_actions.fly(table, choice)
    elif step == steps.TURN and free_actions.is_free(choice) and not is_farmer(choice):
        free_actions.perform(table, choice)
    elif step == steps.TURN:
        days.act(table, choice)
    elif step == steps.MOVE:
        moves.decide(table, choice)
    elif step == steps.FIGURE:
        moves.move_figure(table, choice)
    elif step == steps.REWARD:
        gifts.take_reward(table, choice)
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
    if choices.TAKE <= choice < choices.BUY:
        return (choice - choices.TAKE) % 27 == 26
    return False


def decide_rare(table: Board, step: i64, choice: i64) -> None:
    if step == steps.BLOCK:
        block(table, choice)
    elif step == steps.DIVIDE:
        gifts.take_share(table, choice)
    elif step == steps.GIFT:
        gifts.take_gift(table, choice)
    elif step == steps.CHOOSE:
        gifts.choose(table, choice)
    elif step == steps.ACCEPT:
        gifts.answer_offer(table, choice)
    elif step == steps.ACCEPT_ITEM:
        gifts.take_offered_item(table, choice)
    elif step == steps.PAY_OR_NOT:
        gifts.answer_payment(table, choice)
    elif step == steps.PAY:
        gifts.pay_point(table, choice)
    elif step == steps.PEEK:
        peeked(table, choice)
    elif step == steps.OPTIONAL_ROLL:
        optional_roll(table, choice)
    elif step == steps.REMOVE_FROM:
        remove_from(table, choice)
    elif step == steps.LOSE_GEM:
        gifts.lose_gem(table, choice)
    elif step == steps.EMPTY_FOG:
        opening.empty_fog(table, choice)
    elif step == steps.OWN_SHIELD:
        gifts.own_shield(table, choice)


def stay(table: Board, choice: i64) -> None:
    hero = table.part(1)
    if choice == choices.YES:
        table.pop()
    elif choice == choices.NO:
        table.pop()
        fighters.leave(table, hero)
    else:
        free_actions.perform(table, choice)


def peeked(table: Board, choice: i64) -> None:
    """D28.1: NO removes the card from the game."""
    deck = table.part(2)
    table.pop()
    if choice == choices.NO:
        table.set_deck_top(deck, NOWHERE)


def optional_roll(table: Board, choice: i64) -> None:
    number, hero, here = table.part(2), table.part(3), table.part(4)
    owner, card = table.part(5), table.part(6)
    table.pop()
    effect = table.program.effects[number]
    if choice == choices.YES and isinstance(effect, p.Roll):
        effects.roll_now(table, effect, hero, here, owner, card)


def remove_from(table: Board, choice: i64) -> None:
    kind = table.part(2)
    table.pop()
    effects.take_token_away(table, table.find_token(kind, choice - choices.FIELD))
