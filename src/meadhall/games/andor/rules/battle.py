"""The course of a battle (D6, D7, D9): it runs on the stack, round by round."""

from __future__ import annotations

from mypy_extensions import i64

from ..legend import program as p
from ..legend.program import ON_DEFEATED, ON_ROUND, ON_SHOT_SURVIVED
from ..legend.triggers import call_cards
from ..state import choices, events, steps
from ..state.names import SHIELD
from ..state.table import (
    DICE_COUNT,
    FIELD,
    FLAGS,
    FOE_DICE_COUNT,
    FOE_FIELD,
    FOE_KIND,
    FOE_VALUE,
    GUARDED,
    KIND,
    NOWHERE,
    PLACE,
    REWARD,
    TAG,
    WP_FULL,
    WP_NOW,
    Board,
)
from .bargains import ask_reward
from .creature_rolls import clear_dice, creature_strength, roll_creature
from .creatures import drop_held
from .fighters import (
    NO_TARGET,
    RUBBLE_TARGET,
    ally_bonus,
    could_join,
    count_solo,
    invitable,
    leave,
    must_be_there,
    nobody_stood_there,
    rolling_hero,
)
from .gifts import use_shield
from .hero_rolls import die_result, reached
from .heroes import bit, can_spend_hour, lose_wp, spend_hour
from .rubble import ask_which, show_rubble

# -- the start -------------------------------------------------------------------------------------


def begin(table: Board, hero: i64, target: i64) -> None:
    """P4: the active hero attacks, and may invite others."""
    table.target = target
    table.inviter = hero
    table.fighters = bit(hero)
    if target >= 0:
        table.set_foe(FOE_KIND, table.creature(target, KIND) + 1)
        table.set_foe(FOE_FIELD, table.creature(target, PLACE))
        table.emit(events.BATTLE_BEGAN, hero, table.creature(target, KIND), table.creature(target, PLACE))
    else:
        show_rubble(table, table.hero(hero, FIELD))
    table.push(steps.BATTLE_ROUND)
    if invitable(table, bit(hero)):
        table.push(steps.ASK_INVITE, hero, bit(hero))


def invite_options(table: Board) -> None:
    able = invitable(table, table.part(2))
    for hero in range(table.party):
        if able & bit(hero):
            table.offer(choices.invite(hero))
    table.offer(choices.BEGIN if must_be_there(table) else choices.CALL_OFF)


def invite(table: Board, choice: i64) -> None:
    if choice == choices.BEGIN:
        table.pop()
    elif choice == choices.CALL_OFF:
        table.pop()
        table.pop()
        part_ways(table)
        forget(table)
        table.push(steps.TURN, table.active, 1)
    else:
        hero = choices.hero_of(choice)
        table.set_part(2, table.part(2) | bit(hero))
        table.push(steps.JOIN, hero)


def join(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    if choice == choices.YES:
        table.fighters |= bit(hero)
        table.emit(events.HERO_JOINED, hero)
    else:
        table.emit(events.HERO_DECLINED, hero)


# -- a round (D6.3) --------------------------------------------------------------------------------


def start_round(table: Board) -> None:
    """Hours are paid first; cards of the round come before the dice."""
    table.battle_round += 1
    table.flip_used = 0
    table.heroes_value = 0
    table.ban_round = 0
    table.creature_sp_round = 0
    for hero in range(table.party):
        if table.fighters & bit(hero):
            spend_hour(table, hero)
    clear_dice(table)
    table.fought |= table.fighters
    table.push(steps.ROLLS, 0)
    if table.target >= 0:
        tag = table.creature(table.target, TAG) - 1
        if tag >= 0:
            call_cards(table, ON_ROUND, tag, table.inviter, table.creature(table.target, PLACE))


def next_roll(table: Board) -> None:
    place = table.popped(1)
    while place < table.party and not table.fighters & bit(rolling_hero(table, place)):
        place += 1
    if place < table.party:
        table.push(steps.ROLLS, place + 1)
        table.push(steps.ROLL_HERO, rolling_hero(table, place))
    elif table.fighters:
        table.push(steps.CREATURE_ROLLS)
    else:
        break_off(table)


def value_so_far(table: Board) -> i64:
    """D7.3: what the fighters and their allies reach with the dice that have been rolled."""
    total = table.heroes_value
    if table.target >= 0 and not table.foe(FOE_DICE_COUNT):
        total += ally_bonus(table, table.creature(table.target, PLACE))
    for hero in range(table.party):
        rolled = table.hero(hero, DICE_COUNT) > 0
        if table.fighters & bit(hero) and (not rolled or table.awaits(steps.FINISH_ROLL, hero)):
            total += reached(table, hero, die_result(table, hero) if rolled else 0)
    return total


# -- the creature rolls (D6.3) ---------------------------------------------------------------------


def creature_rolls(table: Board) -> None:
    if table.target == RUBBLE_TARGET:
        table.emit(events.RUBBLE_TRIED, table.inviter, table.heroes_value)
        ask_to_stay(table)
        ask_which(table)
        return
    creature = table.target
    heroes = table.heroes_value + ally_bonus(table, table.creature(creature, PLACE))
    own = creature_strength(table, creature) + roll_creature(table, creature)
    table.heroes_value = heroes
    table.set_foe(FOE_VALUE, own)
    table.emit(events.ROUND_FOUGHT, table.inviter, heroes, own)
    table.push(steps.AFTER_ROUND)
    lost = lost_by_creature(heroes, own)
    if lost > 0:
        table.set_creature(creature, WP_NOW, max(0, table.creature(creature, WP_NOW) - lost))
    elif lost < 0:
        for place in range(table.party - 1, i64(-1), i64(-1)):
            hero = rolling_hero(table, place)
            if table.fighters & bit(hero):
                table.push(steps.LOSS, hero, -lost)


def lost_by_creature(heroes: i64, own: i64) -> i64:
    """D6.3: who has less loses the difference in willpower; below 0 each hero loses it."""
    return heroes - own


def loss(table: Board) -> None:
    """D7.5: everybody loses the full difference, each may use his own shield."""
    hero, by = table.popped(1), table.popped(2)
    if table.carries(hero, SHIELD) >= 0:
        table.push(steps.SHIELD, hero, by)
    else:
        lose_wp(table, hero, by)


def shield(table: Board, choice: i64) -> None:
    hero, by = table.part(1), table.part(2)
    table.pop()
    if choice == choices.YES:
        table.set_hero(hero, GUARDED, 1)
        use_shield(table, hero)
    else:
        lose_wp(table, hero, by)


# -- after a round ---------------------------------------------------------------------------------


def after_round(table: Board) -> None:
    creature = table.target
    if creature >= 0 and table.creature(creature, WP_NOW) == 0:
        win(table)
        return
    ask_to_stay(table)
    if creature >= 0 and nobody_stood_there(table):
        call_cards(table, ON_SHOT_SURVIVED, p.NONE, table.inviter, table.creature(creature, PLACE))


def ask_to_stay(table: Board) -> None:
    """D7.7: between rounds anybody may leave."""
    table.push(steps.NEXT_ROUND)
    for place in range(table.party - 1, i64(-1), i64(-1)):
        hero = rolling_hero(table, place)
        if table.fighters & bit(hero):
            table.push(steps.ASK_STAY, hero)


def ask_stay(table: Board) -> None:
    hero = table.popped(1)
    if can_spend_hour(table, hero):
        table.push(steps.STAY, hero)
    else:
        leave(table, hero)


def next_round(table: Board) -> None:
    """A hero who no longer reaches the target, because a bow has changed hands, is out."""
    for hero in range(table.party):
        if table.fighters & bit(hero) and not could_join(table, hero):
            leave(table, hero)
    if table.fighters and must_be_there(table):
        table.push(steps.BATTLE_ROUND)
    else:
        break_off(table)


def break_off(table: Board) -> None:
    """D6.8: the creature regains its willpower, unless it keeps its wounds."""
    creature = table.target
    if creature >= 0 and not table.creature(creature, FLAGS) & p.KEEPS_WOUNDS:
        table.set_creature(creature, WP_NOW, table.creature(creature, WP_FULL))
    table.emit(events.BATTLE_BROKEN_OFF, table.inviter)
    end(table)


def end(table: Board) -> None:
    table.push(steps.END_ACTION, table.inviter)
    part_ways(table)


def part_ways(table: Board) -> None:
    """No battle runs any more."""
    table.target = NO_TARGET
    table.inviter = NOWHERE
    table.fighters = 0
    table.flip_used = 0
    table.ban_round = 0
    table.creature_sp_round = 0


def forget(table: Board) -> None:
    """The dice of the last round lie there until somebody acts again."""
    clear_dice(table)
    table.set_foe(FOE_KIND, 0)
    table.set_foe(FOE_FIELD, 0)
    table.fought = 0
    table.battle_round = 0
    table.heroes_value = 0


# -- victory (D9.1, D9.2, D29.1) -------------------------------------------------------------------


def win(table: Board) -> None:
    creature = table.target
    table.push(steps.DEFEATED, creature)
    ask_reward(table, table.creature(creature, REWARD), table.fighters)


def defeated(table: Board) -> None:
    """To field 80; its cards; then the narrator, unless the cards moved him; then the next turn."""
    creature = table.popped(1)
    kind, field = table.creature(creature, KIND), table.creature(creature, PLACE)
    tag = table.creature(creature, TAG) - 1
    hero = table.inviter
    count_solo(table)
    drop_held(table, creature, field)
    table.put_creature(creature, NOWHERE)
    table.set_fallen(kind, table.fallen(kind) + 1)
    table.emit(events.CREATURE_DEFEATED, hero, kind, field)
    table.narrator_moved = 0
    end(table)
    table.push(steps.NARRATOR, 1, 1)
    if tag >= 0:
        table.defeated |= bit(tag)
        call_cards(table, ON_DEFEATED, tag, hero, field)
