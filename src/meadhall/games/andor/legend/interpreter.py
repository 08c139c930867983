"""The interpreter of legends: does what an effect says (D32.6). Effects that need a decision ask for it."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules import bargains, decks, gifts
from ..rules.heroes import bit, can_spend_hour, heroes_on, highest_rank, lowest_rank, spend_hour, spokesman
from ..rules.track import check_goals, move_n_token, set_outcome
from ..state import events, steps
from ..state.names import LAST_LETTER
from ..state.sideboard import MOST_WAITING
from ..state.table import FATE, FIELD, NOWHERE, PREVIOUS, STOOD, Board
from . import effect_types
from .conditions import heroes_meant, holds, worth
from .creature_effects import move_creatures, place_creature, wake
from .program import NONE, Effect
from .token_effects import first_by_rank, place_figure, place_tokens, remove_token


def run(table: Board) -> None:
    """Take a list of effects off the stack, do its first, leave the rest."""
    first, hero, here = table.popped(1), table.popped(2), table.popped(3)
    owner, card = table.popped(4), table.popped(5)
    effect = table.program.effects[first]
    if effect.next != NONE:
        table.push(steps.EFFECTS, effect.next, hero, here, owner, card)
    execute(table, effect, first, hero, here, owner, card)


def run_list(table: Board, first: i64, hero: i64, here: i64, owner: i64, card: i64) -> None:
    if first != NONE:
        table.push(steps.EFFECTS, first, hero, here, owner, card)


def execute(table: Board, effect: Effect, number: i64, hero: i64, here: i64, owner: i64, card: i64) -> None:
    if isinstance(effect, effect_types.PlaceCreature):
        place_creature(table, effect, here, owner)
    elif isinstance(effect, effect_types.Give):
        gifts.give(table, effect, number, hero, here, owner)
    elif isinstance(effect, effect_types.If):
        way = effect.then if holds(table, effect.condition, hero, owner) else effect.otherwise
        run_list(table, way, hero, here, owner, card)
    elif isinstance(effect, effect_types.PlaceToken):
        place_tokens(table, effect, here)
    elif isinstance(effect, effect_types.ChangeRule):
        change_rule(table, effect)
    elif isinstance(effect, effect_types.Draw):
        table.push(steps.DRAW, effect.deck, worth(table, effect.number, here), hero, here, owner)
    elif isinstance(effect, effect_types.MoveCreature):
        move_creatures(table, effect, here, owner)
    elif isinstance(effect, effect_types.UnlessPaid):
        bargains.ask_payment(table, effect, number, hero, here, owner, card)
    elif isinstance(effect, effect_types.Offer):
        bargains.offer(table, effect, number, hero, here, owner)
    elif isinstance(effect, effect_types.Roll):
        roll(table, effect, number, hero, here, owner, card)
    elif isinstance(effect, effect_types.Wait):
        wait(table, effect, number, card)
    else:
        execute_rare(table, effect, hero, here, owner, card)


def execute_rare(table: Board, effect: Effect, hero: i64, here: i64, owner: i64, card: i64) -> None:
    if isinstance(effect, effect_types.Wake):
        wake(table)
    elif isinstance(effect, effect_types.RemoveToken):
        remove_token(table, effect, here)
    elif isinstance(effect, effect_types.PlaceFigure):
        place_figure(table, effect.figure, worth(table, effect.field, here))
    elif isinstance(effect, effect_types.RemoveFigure):
        table.set_figure(effect.figure, NOWHERE)
        table.emit(events.FIGURE_REMOVED, NOWHERE, effect.figure)
    elif isinstance(effect, effect_types.BreakBridge):
        table.add_broken(effect.one, effect.other)
        table.emit(events.BRIDGE_BROKEN, NOWHERE, effect.one, effect.other)
    elif isinstance(effect, effect_types.SetFlag):
        table.flags |= bit(effect.flag)
    elif isinstance(effect, effect_types.SetVar):
        table.set_var(effect.var, worth(table, effect.value, here))
    elif isinstance(effect, effect_types.Deal):
        deal(table, effect.deck, here)
    elif isinstance(effect, effect_types.Peek):
        peek(table, effect, hero, owner)
    elif isinstance(effect, effect_types.MoveNarrator):
        move_narrator(table, effect, here)
    elif isinstance(effect, effect_types.MoveNToken):
        move_n_token(table, worth(table, effect.by, here))
    elif isinstance(effect, effect_types.SpendHours):
        spend_hours(table, effect, hero, here, owner, card)
    elif isinstance(effect, effect_types.MoveHero):
        move_heroes(table, effect, hero, here, owner)
    elif isinstance(effect, effect_types.End):
        end(table, effect.result)


# -- heroes ----------------------------------------------------------------------------------------


def spend_hours(
    table: Board, effect: effect_types.SpendHours, hero: i64, here: i64, owner: i64, card: i64
) -> None:
    meant = heroes_meant(table, effect.who, hero, owner)
    number = worth(table, effect.number, here)
    for each in range(table.party):
        if meant & bit(each):
            for _hour in range(number):
                if can_spend_hour(table, each):
                    spend_hour(table, each)
                else:
                    run_list(table, effect.otherwise, each, here, owner, card)
                    break


def move_heroes(table: Board, effect: effect_types.MoveHero, hero: i64, here: i64, owner: i64) -> None:
    meant = heroes_meant(table, effect.who, hero, owner)
    for each in range(table.party):
        if meant & bit(each):
            to = table.hero(each, PREVIOUS) if effect.to is None else worth(table, effect.to, here)
            if to >= 0:
                table.set_hero(each, FIELD, to)
                table.set_hero(each, STOOD, 0)
                table.emit(events.HERO_PUT, each, to)
                if each == table.active:
                    table.move_over = 1


def roll(
    table: Board, effect: effect_types.Roll, number: i64, hero: i64, here: i64, owner: i64, card: i64
) -> None:
    if not effect.optional:
        roll_now(table, effect, hero, here, owner, card)
        return
    roller = spokesman(table)
    if effect.by is not None:
        meant = heroes_meant(table, effect.by, hero, owner)
        roller = lowest_rank(table, meant) if meant else roller
    table.push(steps.OPTIONAL_ROLL, roller, number, hero, here, owner, card)


def roll_now(table: Board, effect: effect_types.Roll, hero: i64, here: i64, owner: i64, card: i64) -> None:
    result = table.roll_die()
    table.emit(events.DICE_ROLLED, NOWHERE, result)
    run_list(table, effect.table[result], hero, here, owner, card)


# -- decks, waiting cards, rules -------------------------------------------------------------------


def deal(table: Board, deck: i64, here: i64) -> None:
    """One open card a hero; their effects are executed seat by seat."""
    for hero in range(table.party):
        card = decks.draw(table, deck)
        if card != NOWHERE:
            table.set_hero(hero, FATE, card + 1)
            table.emit(events.FATE_DEALT, hero, card)
    for hero in range(table.party - 1, i64(-1), i64(-1)):
        card = table.hero(hero, FATE) - 1
        if card >= 0:
            run_list(table, table.program.cards[card].effects, hero, here, hero, card)


def wait(table: Board, effect: effect_types.Wait, number: i64, card: i64) -> None:
    """D23.6, D23.7: fulfilled at once if somebody is there."""
    here: i64 = 0
    for field in effect.fields:
        here |= heroes_on(table, field)
    hero = first_by_rank(table, here, effect.tie)
    if hero >= 0:
        run_list(table, effect.effects, hero, table.hero(hero, FIELD), NOWHERE, card)
        return
    for index in range(i64(MOST_WAITING)):
        if table.waiting_effect(index) == NONE:
            table.set_waiting(index, number, card)
            return


def peek(table: Board, effect: effect_types.Peek, hero: i64, owner: i64) -> None:
    looker = highest_rank(table, heroes_meant(table, effect.who, hero, owner))
    card = decks.look(table, effect.deck) if looker >= 0 else NOWHERE
    if card != NOWHERE:
        table.emit(events.CARD_SEEN, looker, card)
        table.push(steps.PEEK, looker, effect.deck, card)


def change_rule(table: Board, effect: effect_types.ChangeRule) -> None:
    """D23.4: several cards in force add up."""
    if effect.until == effect_types.UNTIL_ROUND:
        table.creature_sp_round += effect.creature_sp
        table.ban_round |= effect.ban
    elif effect.until == effect_types.UNTIL_DAY:
        table.creature_sp_day += effect.creature_sp
        table.ban_day |= effect.ban
    else:
        table.creature_sp_legend += effect.creature_sp
        table.ban_legend |= effect.ban
    for hour in effect.banned_hours:
        table.banned_hours |= bit(hour)
    for index in range(len(effect.hours)):
        table.set_hour_cost(effect.hours[index], effect.costs[index])
    for field in effect.close_shop:
        close_shop(table, field)


def close_shop(table: Board, field: i64) -> None:
    for index in range(i64(MOST_WAITING)):
        if table.closed_shop(index) == field:
            return
        if table.closed_shop(index) == NONE:
            table.set_closed_shop(index, field)
            return


# -- the track and the end -------------------------------------------------------------------------


def move_narrator(table: Board, effect: effect_types.MoveNarrator, here: i64) -> None:
    """D24.5: straight to a letter; letters in between are skipped. The narrator never goes back."""
    table.narrator_moved = 1
    if effect.to is not None:
        letter = max(table.narrator, worth(table, effect.to, here))
        letter = table.n_token if letter >= LAST_LETTER else letter
        table.narrator = letter
        table.emit(events.NARRATOR_MOVED, NOWHERE, letter)
        table.push(steps.LETTER_CARDS, letter)
    else:
        table.push(steps.NARRATOR, worth(table, effect.by, here))


def end(table: Board, result: i64) -> None:
    if result == effect_types.END_CHECK:
        check_goals(table)
    else:
        set_outcome(table, result, 0)
