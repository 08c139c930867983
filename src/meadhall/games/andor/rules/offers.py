"""The legal choices of a seat, decision by decision."""

from __future__ import annotations

from mypy_extensions import i64

from ..legend import token_effects
from ..state import choices, steps
from ..state.table import FIELD, Board
from . import bargains, battle, days, free_actions, gifts, hero_rolls, moves, rubble, setup
from .fighters import could_join
from .flow import decider
from .heroes import bit


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
        bargains.reward_options(table)
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
        bargains.item_options(table)
    elif step == steps.PAY:
        bargains.payment_options(table)
    elif step == steps.LOSE_GEM:
        gifts.gem_options(table)
    elif step == steps.REMOVE_FROM:
        for field in token_effects.fields_with(table, table.part(2)):
            table.offer(choices.pick_field(field))
    elif step == steps.EMPTY_FOG:
        setup.empty_fog_options(table)
    elif step == steps.CLEARING:
        rubble.clearing_options(table)
    elif step == steps.FLIGHT:
        free_actions.flight_options(table)
    elif step == steps.LOOK:
        free_actions.look_options(table)
    elif step == steps.EXCHANGE:
        free_actions.exchange_options(table)
    else:
        table.offer(choices.YES)
        table.offer(choices.NO)


def stay_options(table: Board) -> None:
    """D7.9: between rounds fighters on one field may pass on items, and the falcon may be used. A hero who
    gave his bow away no longer shoots (D6.1)."""
    hero = table.part(1)
    if could_join(table, hero):
        table.offer(choices.YES)
    table.offer(choices.NO)
    own = free_actions.belongings(table, hero)
    for other in range(table.party):
        same_field = table.hero(other, FIELD) == table.hero(hero, FIELD)
        if other != hero and table.fighters & bit(other) and same_field:
            free_actions.gifts_to(table, hero, other, own)
    free_actions.flights(table, hero)
