"""Fights alone and together, and rubble (D6 to D9, D21). A battle runs on the stack, round by round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import choices, events, steps, things
from . import program as p
from .creatures import drop_held
from .dice import best_group, dice_of, highest, opposite, with_brew
from .gifts import ask_reward, use_shield
from .heroes import (
    bit,
    can_spend_hour,
    dice_for,
    has_black_die,
    highest_rank,
    is_type,
    lose_wp,
    shoots,
    spend_hour,
)
from .names import (
    ARCHER,
    BREW,
    DWARF,
    HELM,
    HERB,
    HERB_3,
    PRINCE,
    RUBBLE,
    SHIELD,
    SHIELD_DWARVES,
    WARRIOR,
    WIZARD,
)
from .program import ON_DEFEATED, ON_ROUND, ON_SHOT_SURVIVED
from .table import (
    BLACK,
    BOOST,
    BOOST_DIE,
    CARRIED,
    DICE,
    DICE_COUNT,
    FIELD,
    FLAGS,
    FLIPPED,
    FOE_BLACK,
    FOE_DICE,
    FOE_DICE_COUNT,
    FOE_FIELD,
    FOE_KIND,
    FOE_VALUE,
    GUARDED,
    HERB_BONUS,
    KIND,
    MUST,
    NOWHERE,
    PLACE,
    REWARD,
    ROLLS,
    SOLO_DEFEATS,
    SP,
    STRENGTH,
    TAG,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_VALUE,
    TYPE,
    WP,
    WP_FULL,
    WP_NOW,
    Board,
)
from .triggers import call_cards
from .ways import has_rubble, touches

RUBBLE_TARGET: Final = -2
NO_TARGET: Final = -1
ALLY_BONUS: Final = 4  # D19.2
NO_BOOST: Final = 0
WITH_HELM: Final = 1
WITH_BREW: Final = 2


# -- who may attack (D6.1, D7.1) -------------------------------------------------------------------


def reaches(table: Board, hero: i64, field: i64) -> bool:
    """On the field, or with bow or as archer on a neighbouring one."""
    own = table.hero(hero, FIELD)
    return own == field or (shoots(table, hero) and touches(table, own, field))


def could_join(table: Board, hero: i64) -> bool:
    """Whether a hero could take part in the next round against the target."""
    if not can_spend_hour(table, hero):
        return False
    if table.target == RUBBLE_TARGET:
        return beside_rubble(table, hero)
    return reaches(table, hero, table.creature(table.target, PLACE))


def can_attack(table: Board, hero: i64, creature: i64) -> bool:
    """D32.7: with `must_include` only if that hero could take part."""
    if not can_spend_hour(table, hero) or not reaches(table, hero, table.creature(creature, PLACE)):
        return False
    must = table.creature(creature, MUST) - 1
    if must < 0 or must == hero:
        return True
    return can_spend_hour(table, must) and reaches(table, must, table.creature(creature, PLACE))


def beside_rubble(table: Board, hero: i64) -> bool:
    if not table.rubbles:
        return False
    own = table.hero(hero, FIELD)
    for field in table.program.board.adjacent[own]:
        if has_rubble(table, field):
            return True
    return False


# -- the start -------------------------------------------------------------------------------------


def begin(table: Board, hero: i64, target: i64) -> None:
    """P4: the active hero attacks, and may invite others."""
    table.target = target
    table.inviter = hero
    table.fighters = bit(hero)
    if target >= 0:
        table.set_foe(FOE_KIND, table.creature(target, KIND) + 1)
        table.set_foe(FOE_FIELD, table.creature(target, PLACE))
        table.tell(events.BATTLE_BEGAN, hero, table.creature(target, KIND), table.creature(target, PLACE))
    table.push(steps.BATTLE_ROUND)
    if invitable(table, bit(hero)):
        table.push(steps.ASK_INVITE, hero, bit(hero))


def invitable(table: Board, asked: i64) -> i64:
    found: i64 = 0
    for hero in range(table.party):
        if not asked & bit(hero) and could_join(table, hero):
            found |= bit(hero)
    return found


def must_be_there(table: Board) -> bool:
    """Whether the hero the creature demands is among the fighters."""
    if table.target < 0:
        return True
    must = table.creature(table.target, MUST) - 1
    return must < 0 or table.fighters & bit(must) != 0


def invite_options(table: Board) -> None:
    able = invitable(table, table.part(2))
    for hero in range(table.party):
        if able & bit(hero):
            table.offer(choices.INVITE + hero)
    table.offer(choices.BEGIN if must_be_there(table) else choices.CALL_OFF)


def invite(table: Board, choice: i64) -> None:
    if choice == choices.BEGIN:
        table.pop()
    elif choice == choices.CALL_OFF:
        table.pop()
        table.pop()
        table.handled += 1
        part_ways(table)
        forget(table)
        table.push(steps.TURN, table.active)
    else:
        hero = choice - choices.INVITE
        table.set_part(2, table.part(2) | bit(hero))
        table.push(steps.JOIN, hero)


def join(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    if choice == choices.YES:
        table.fighters |= bit(hero)
        table.tell(events.HERO_JOINED, hero)
    else:
        table.tell(events.HERO_DECLINED, hero)


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


def clear_dice(table: Board) -> None:
    """Those of all heroes, and the creature's."""
    for hero in range(table.party):
        if table.hero(hero, DICE_COUNT):
            for what in range(i64(DICE), i64(GUARDED) + 1):
                table.set_hero(hero, what, 0)
    for what in range(i64(FOE_DICE), i64(FOE_VALUE) + 1):
        table.set_foe(what, 0)


def rolling_hero(table: Board, place: i64) -> i64:
    """D7.4: the inviter first, then clockwise."""
    return (table.inviter + place) % table.party


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


# -- a hero rolls (D8) -----------------------------------------------------------------------------


def one_by_one(table: Board, hero: i64) -> bool:
    """D8.2, D8.3: the archer always, others when they shoot with a bow."""
    if is_type(table, hero, ARCHER):
        return True
    return table.target >= 0 and table.hero(hero, FIELD) != table.creature(table.target, PLACE)


def roll_hero(table: Board) -> None:
    hero = table.popped(1)
    table.push(steps.FINISH_ROLL, hero)
    table.push(steps.OFFER_HERB, hero)
    table.push(steps.OFFER_BOOST, hero)
    if has_black_die(table, hero):
        table.push(steps.BLACK, hero)
    else:
        roll_own(table, hero)


def choose_die(table: Board, choice: i64) -> None:
    """D8.8: a single black die instead of all own dice."""
    hero = table.part(1)
    table.pop()
    if choice == choices.OWN_DICE:
        roll_own(table, hero)
        return
    table.set_hero(hero, BLACK, 1)
    add_die(table, hero, table.roll_black_die())
    table.push(steps.OFFER_FLIP, hero)


def roll_own(table: Board, hero: i64) -> None:
    if one_by_one(table, hero):
        table.push(steps.NEXT_DIE, hero)
        return
    for _die in range(dice_for(table.hero(hero, TYPE), table.hero(hero, WP))):
        add_die(table, hero, table.roll_die())
    table.push(steps.OFFER_FLIP, hero)


def add_die(table: Board, hero: i64, value: i64) -> None:
    number = table.hero(hero, DICE_COUNT)
    table.set_hero(hero, DICE + number, value)
    table.set_hero(hero, DICE_COUNT, number + 1)
    table.tell(events.DICE_ROLLED, hero, value, table.hero(hero, BLACK))


def next_die(table: Board) -> None:
    hero = table.popped(1)
    add_die(table, hero, table.roll_die())
    if table.hero(hero, DICE_COUNT) < dice_for(table.hero(hero, TYPE), table.hero(hero, WP)):
        table.push(steps.ROLL_ON, hero)
    table.push(steps.OFFER_FLIP, hero)


def roll_on(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    if choice == choices.ROLL_ON:
        table.push(steps.NEXT_DIE, hero)


def banned(table: Board, ban: i64) -> bool:
    return (table.ban_round | table.ban_day | table.ban_legend) & ban != 0


def offer_flip(table: Board) -> None:
    """D8.6: once a round, by the wizard if he takes part."""
    hero = table.popped(1)
    if table.flip_used or banned(table, p.BAN_FLIP):
        return
    for wizard in range(table.party):
        if table.fighters & bit(wizard) and is_type(table, wizard, WIZARD):
            table.push(steps.FLIP, wizard, hero)


def flip_options(table: Board) -> None:
    """Of dice that show the same one is enough; of one-by-one rollers the die just rolled."""
    hero = table.part(2)
    number = table.hero(hero, DICE_COUNT)
    table.offer(choices.NOTHING)
    first: i64 = number - 1 if one_by_one(table, hero) else 0
    for die in range(first, number):
        if not shown_before(table, hero, first, die):
            table.offer(choices.FLIP + die)


def shown_before(table: Board, hero: i64, first: i64, die: i64) -> bool:
    for other in range(first, die):
        if table.hero(hero, DICE + other) == table.hero(hero, DICE + die):
            return True
    return False


def flip(table: Board, choice: i64) -> None:
    hero = table.part(2)
    table.pop()
    if choice == choices.NOTHING:
        return
    table.flip_used = 1
    die = choice - choices.FLIP
    before = table.hero(hero, DICE + die)
    after = opposite(before, table.hero(hero, BLACK) != 0)
    table.set_hero(hero, DICE + die, after)
    table.set_hero(hero, FLIPPED, die + 1)
    table.tell(events.DIE_FLIPPED, hero, before, after)


def helm_helps(table: Board, hero: i64) -> bool:
    """D8.4: no use for archer, shots, wizard, black die."""
    if one_by_one(table, hero) or table.hero(hero, BLACK) or banned(table, p.BAN_HELM):
        return False
    two_dice = is_type(table, hero, WARRIOR) or is_type(table, hero, DWARF)
    return two_dice and table.carries(hero, HELM) >= 0


def brew_helps(table: Board, hero: i64) -> bool:
    return table.carries(hero, BREW) >= 0 and not banned(table, p.BAN_BREW)


def offer_boost(table: Board) -> None:
    hero = table.popped(1)
    if helm_helps(table, hero) or brew_helps(table, hero):
        table.push(steps.BOOST, hero)


def boost_options(table: Board) -> None:
    """D8.5: helm or brew, never both."""
    hero = table.part(1)
    table.offer(choices.NOTHING)
    if helm_helps(table, hero):
        table.offer(choices.USE_HELM)
    if brew_helps(table, hero):
        number = table.hero(hero, DICE_COUNT)
        first: i64 = number - 1 if one_by_one(table, hero) else 0
        for die in range(first, number):
            if not shown_before(table, hero, first, die):
                table.offer(choices.BREW + die)


def boost(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    if choice == choices.USE_HELM:
        table.set_hero(hero, BOOST, WITH_HELM)
        table.tell(events.BOOST_USED, hero, HELM)
    elif choice != choices.NOTHING:
        table.set_hero(hero, BOOST, WITH_BREW)
        table.set_hero(hero, BOOST_DIE, choice - choices.BREW)
        things.use_side(table, table.carries(hero, BREW))
        table.tell(events.BOOST_USED, hero, BREW)


def offer_herb(table: Board) -> None:
    hero = table.popped(1)
    if table.target >= 0 and table.creature(table.target, FLAGS) & p.NO_HERBS:
        return
    if table.carries(hero, HERB) >= 0:
        table.push(steps.HERB, hero)


def herb_options(table: Board) -> None:
    carried = things.things_at(table, CARRIED + table.part(1))
    table.offer(choices.NOTHING)
    for value in range(2):
        if carried & bit(HERB_3 + value):
            table.offer(choices.HERB_BATTLE + value)


def use_herb(table: Board, choice: i64) -> None:
    """D14.6: added to the battle value, declared right after the own roll."""
    hero = table.part(1)
    table.pop()
    if choice != choices.NOTHING:
        value = choice - choices.HERB_BATTLE
        things.remove(table, things.find_thing(table, HERB_3 + value, CARRIED + hero))
        table.set_hero(hero, HERB_BONUS, 3 + value)
        table.tell(events.BOOST_USED, hero, HERB)


def dice_shown(table: Board, hero: i64) -> list[int]:
    return [table.hero(hero, DICE + die) for die in range(table.hero(hero, DICE_COUNT))]


def die_result(table: Board, hero: i64) -> i64:
    dice = dice_shown(table, hero)
    single = one_by_one(table, hero)
    if table.hero(hero, BOOST) == WITH_HELM:
        return best_group(dice)
    if table.hero(hero, BOOST) == WITH_BREW:
        return with_brew(dice, table.hero(hero, BOOST_DIE), single)
    return dice[-1] if single else highest(dice)


def finish_roll(table: Board) -> None:
    """D7.3."""
    hero = table.popped(1)
    result = die_result(table, hero)
    table.tell(events.HERO_RESULT, hero, result, table.hero(hero, SP))
    table.heroes_value += table.hero(hero, SP) + result + table.hero(hero, HERB_BONUS)


# -- the creature rolls (D6.3) ---------------------------------------------------------------------


def ally_bonus(table: Board, field: i64) -> i64:
    """D19.2: prince and dwarves add up."""
    if banned(table, p.BAN_ALLIES):
        return 0
    bonus: i64 = 0
    if table.figure(PRINCE) == field:
        bonus += ALLY_BONUS
    if table.figure(SHIELD_DWARVES) == field:
        bonus += ALLY_BONUS
    return bonus


def creature_strength(table: Board, creature: i64) -> i64:
    """D32.7: `attackers` = strength of all who take part and of their allies."""
    strength = table.creature(creature, STRENGTH)
    if table.creature(creature, FLAGS) & p.SP_OF_ATTACKERS:
        strength = ally_bonus(table, table.creature(creature, PLACE))
        for hero in range(table.party):
            if table.fighters & bit(hero):
                strength += table.hero(hero, SP)
    return strength + table.creature_sp_day + table.creature_sp_round + table.creature_sp_legend


def roll_creature(table: Board, creature: i64) -> i64:
    """D6.5: its dice stay on the table, for all to see."""
    number, black = dice_of(
        table.program.dice[table.creature(creature, ROLLS)], table.creature(creature, WP_NOW)
    )
    dice: list[int] = []
    for die in range(number):
        value = table.roll_black_die() if black else table.roll_die()
        dice.append(value)
        table.set_foe(FOE_DICE + die, value)
    table.set_foe(FOE_DICE_COUNT, number)
    table.set_foe(FOE_BLACK, black)
    counted = best_group(dice)
    table.tell(events.CREATURE_ROLLED, NOWHERE, counted, black)
    return counted


def creature_rolls(table: Board) -> None:
    if table.target == RUBBLE_TARGET:
        try_rubble(table)
        return
    creature = table.target
    heroes = table.heroes_value + ally_bonus(table, table.creature(creature, PLACE))
    own = creature_strength(table, creature) + roll_creature(table, creature)
    table.heroes_value = heroes
    table.set_foe(FOE_VALUE, own)
    table.tell(events.ROUND_FOUGHT, table.inviter, heroes, own)
    table.push(steps.AFTER_ROUND)
    if heroes > own:
        table.set_creature(creature, WP_NOW, max(0, table.creature(creature, WP_NOW) - heroes + own))
    elif heroes < own:
        for place in range(table.party - 1, i64(-1), i64(-1)):
            hero = rolling_hero(table, place)
            if table.fighters & bit(hero):
                table.push(steps.LOSS, hero, own - heroes)


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


def nobody_stood_there(table: Board) -> bool:
    field = table.creature(table.target, PLACE)
    for hero in range(table.party):
        if table.fighters & bit(hero) and table.hero(hero, FIELD) == field:
            return False
    return True


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


def leave(table: Board, hero: i64) -> None:
    table.fighters &= ~bit(hero)
    table.tell(events.HERO_LEFT, hero)


def next_round(table: Board) -> None:
    if table.fighters and must_be_there(table):
        table.push(steps.BATTLE_ROUND)
    else:
        break_off(table)


def break_off(table: Board) -> None:
    """D6.8: the creature regains its willpower, unless it keeps its wounds."""
    creature = table.target
    if creature >= 0 and not table.creature(creature, FLAGS) & p.KEEPS_WOUNDS:
        table.set_creature(creature, WP_NOW, table.creature(creature, WP_FULL))
    table.tell(events.BATTLE_BROKEN_OFF, table.inviter)
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
    table.tell(events.CREATURE_DEFEATED, hero, kind, field)
    table.narrator_moved = 0
    end(table)
    table.push(steps.NARRATOR, 1, 1)
    if tag >= 0:
        table.defeated |= bit(tag)
        call_cards(table, ON_DEFEATED, tag, hero, field)


def count_solo(table: Board) -> None:
    """A defeat alone: no other hero in any round."""
    for hero in range(table.party):
        if table.fought == bit(hero):
            table.add_hero(hero, SOLO_DEFEATS, 1)


# -- rubble (D21) ----------------------------------------------------------------------------------


def try_rubble(table: Board) -> None:
    table.tell(events.RUBBLE_TRIED, table.inviter, table.heroes_value)
    ask_to_stay(table)
    if clearable(table, table.heroes_value):
        table.push(steps.CLEARING, highest_rank(table, table.fighters), table.heroes_value)


def clearable(table: Board, value: i64) -> list[int]:
    """D21.3, D21.4: rubble tokens that fit the value, on fields that neighbour every fighter."""
    found: list[int] = []
    for field in table.program.board.fields:
        if beside_all(table, field):
            for which in range(2):
                token = rubble_at(table, field, which)
                if token != NOWHERE and table.token(token, TOKEN_VALUE) <= value:
                    found.append(choices.CLEAR + 2 * field + which)
    return found


def beside_all(table: Board, field: i64) -> bool:
    if not has_rubble(table, field):
        return False
    for hero in range(table.party):
        if table.fighters & bit(hero) and not touches(table, table.hero(hero, FIELD), field):
            return False
    return True


def rubble_at(table: Board, field: i64, which: i64) -> i64:
    """The rubble token of a field with the smaller value, or the other one."""
    small: i64 = NOWHERE
    large: i64 = NOWHERE
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == field and table.token(token, TOKEN_KIND) == RUBBLE:
            if small == NOWHERE:
                small = token
            elif table.token(token, TOKEN_VALUE) < table.token(small, TOKEN_VALUE):
                small, large = token, small
            else:
                large = token
    return large if which else small


def clearing_options(table: Board) -> None:
    for choice in clearable(table, table.part(2)):
        table.offer(choice)
    table.offer(choices.STOP)


def clear(table: Board, choice: i64) -> None:
    if choice == choices.STOP:
        table.pop()
        return
    place = choice - choices.CLEAR
    token = rubble_at(table, place // 2, place % 2)
    value = table.token(token, TOKEN_VALUE)
    things.remove(table, token)
    table.tell(events.RUBBLE_CLEARED, table.inviter, value, place // 2)
    table.set_part(2, table.part(2) - value)
    if not clearable(table, table.part(2)):
        table.pop()
    if not beside_any_rubble(table):
        for hero in range(table.party):
            if table.fighters & bit(hero):
                leave(table, hero)


def beside_any_rubble(table: Board) -> bool:
    for hero in range(table.party):
        if table.fighters & bit(hero) and beside_rubble(table, hero):
            return True
    return False
