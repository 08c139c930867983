# interpreted: answers a question at a time
"""Questions about battles and rubble (D6 to D9, D21)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, facts, one_of, whole

from ..legend import effect_types
from ..legend import program as p
from ..legend.effect_reader import BANS
from ..rules import battle, creature_rolls, fighters, hero_rolls, heroes
from ..rules.dice import best_group, dice_of, highest, opposite, with_brew
from ..rules.game_table import AndorTable
from ..state import steps
from ..state.names import ARCHER, BOW, BREW, GOR, HELM, HERO_IDS, RUNE, RUNE_COLOURS
from ..state.position_limits import field_on
from ..state.table import (
    BLACK,
    BOOST,
    BOOST_DIE,
    CARRIED,
    DICE,
    FIELD,
    FLAGS,
    HERB_BONUS,
    HOURS,
    NOWHERE,
    SP,
    STRENGTH,
    TYPE,
    WP,
    WP_NOW,
)
from ..words.sentences import Problem
from .partial_position import USUAL_FIELD, foe, hero_id, one_hero, party_of, scene
from .question_parts import kind_number, listed

USES: Final = ("none", "helm", "brew")
FAR_FIELD: Final = 7  # a shooter stands somewhere else than the creature


def hero_dice(position: JsonObject) -> dict[str, Any] | None:
    """D1.5, D3.7, D8.8."""
    table = one_hero(position, hero_id(position))
    table.set_hero(0, WP, position.whole("wp", 0, 20))
    for colour in listed(position, "rune_stones", one_of(RUNE_COLOURS)):
        table.new_token(RUNE, CARRIED, colour + 1)
    if position.has("hours_used"):
        table.set_hero(0, HOURS, position.whole("hours_used", 0, 10))
        if not heroes.can_spend_hour(table, 0):
            return None
        heroes.spend_hour(table, 0)
    own = heroes.dice_for(table.hero(0, 0), table.hero(0, WP))
    return {"own": own, "black": heroes.has_black_die(table, 0)}


def creature_dice(position: JsonObject) -> dict[str, Any]:
    """D6.6."""
    table = scene(position, 2)
    kind = table.program.kinds[kind_number(table.program, position.need("kind"))]
    number, black = dice_of(table.program.dice[kind.dice], position.whole("wp", 0, 99))
    return {"die": "black" if black else "red", "n": number}


def creature_value(position: JsonObject) -> int:
    """D6.5."""
    table = scene(position, 2)
    creature = foe(table, kind_number(table.program, position.need("kind")))
    if position.has("sp"):
        table.set_creature(creature, STRENGTH, position.whole("sp", 0, 99))
    return creature_rolls.creature_strength(table, creature) + best_group(position.row("dice", whole(1, 12)))


def flip(position: JsonObject) -> int:
    black = position.one_of("die", ("d6", "black")) == 1
    value = position.whole("value", 1, 12)
    if value not in ((6, 8, 10, 12) if black else (1, 2, 3, 4, 5, 6)):
        raise Refusal("unknown_token", "D1.9", token=value, what=Problem("face"))
    return opposite(value, black)


def battle_value(position: JsonObject) -> int:
    """D7.3: what the hero side of a round comes to."""
    participants = position.row("participants", facts)
    if not 1 <= len(participants) <= 4:
        raise Refusal(
            "wrong_length",
            field="participants",
            wanted=Problem("from_to", least=1, most=4),
            found=len(participants),
        )
    table = scene(position, len(participants))
    where = creature_field(table, position)
    creature = foe(table, GOR, where)
    if position.flag("no_herbs", False):
        table.set_creature(creature, FLAGS, p.NO_HERBS)
    for ban in listed(position, "ban", one_of(tuple(BANS))):
        table.ban_round |= list(BANS.values())[ban]
    table.target = creature
    for number, participant in enumerate(participants):
        roll_as_told(table, number, participant, where)
        table.push(steps.FINISH_ROLL, number)
        table.pop()
        hero_rolls.finish_roll(table)
    return table.heroes_value + fighters.ally_bonus(table, where)


def creature_field(table: AndorTable, position: JsonObject) -> int:
    if not position.has("creature_field"):
        return USUAL_FIELD
    return position.read("creature_field", field_on(table.program.board))


def roll_as_told(table: Any, number: int, given: JsonObject, where: int) -> None:
    """Lay the dice of a participant, and what he uses, on the table."""
    table.set_hero(number, TYPE, given.one_of("hero", HERO_IDS))
    table.set_hero(number, SP, given.whole("sp", 0, 99))
    table.set_hero(number, FIELD, FAR_FIELD if given.flag("shot", False) and where != FAR_FIELD else where)
    table.set_hero(number, BLACK, int(given.flag("black", False)))
    dice = given.row("dice", whole(1, 12))
    if not 1 <= len(dice) <= 5:
        raise Refusal(
            "wrong_length", field="dice", wanted=Problem("from_to", least=1, most=5), found=len(dice)
        )
    for die in dice:
        hero_rolls.add_die(table, number, die)
    last = whole(0, len(dice) - 1)
    if given.has("flip") and not fighters.banned(table, effect_types.BAN_FLIP):
        die = given.read("flip", last)
        table.set_hero(number, DICE + die, opposite(dice[die], table.hero(number, BLACK) != 0))
    use = USES[given.one_of("use", USES)] if given.has("use") else "none"
    table.new_token(HELM, CARRIED + number, 0)
    table.new_token(BREW, CARRIED + number, 2)
    if use == "helm" and hero_rolls.helm_helps(table, number):
        table.set_hero(number, BOOST, hero_rolls.WITH_HELM)
    elif use == "brew" and hero_rolls.brew_helps(table, number):
        best = max(range(len(dice)), key=lambda die: table.hero(number, DICE + die))
        table.set_hero(number, BOOST, hero_rolls.WITH_BREW)
        table.set_hero(number, BOOST_DIE, given.read("brew_die", last) if given.has("brew_die") else best)
    if given.has("herb") and not table.creature(table.target, FLAGS) & p.NO_HERBS:
        table.set_hero(number, HERB_BONUS, given.whole("herb", 0, 4))


def best_value(position: JsonObject) -> int:
    """The highest value a participant can reach with helm, brew and one flip."""
    given = position.within("participant")
    dice = given.row("dice", whole(1, 12))
    items = given.row("items", one_of(("helm", "witch_brew", "brew"))) if given.has("items") else []
    black = given.flag("black", False)
    single = given.flag("shot", False) or given.one_of("hero", HERO_IDS) == ARCHER
    ways = [dice]
    if position.flag("wizard_may_flip", False):
        ways += [[*dice[:die], opposite(dice[die], black), *dice[die + 1 :]] for die in range(len(dice))]
    found = [dice[-1] if single else highest(dice)]
    for way in ways:
        found.append(max(way) if single else highest(way))
        if 0 in items and not single and not black:
            found.append(best_group(way))
        if 1 in items or 2 in items:
            found.append(
                2 * max(way) if single else max(with_brew(way, die, False) for die in range(len(way)))
            )
    return given.whole("sp", 0, 99) + max(found)


def round_result(position: JsonObject) -> dict[str, Any]:
    """D6.3, D9.3, D14.3."""
    table, by_hero = party_of(position)
    table.fighters = (1 << table.party) - 1
    creature = table.target = foe(table, GOR)
    table.set_creature(creature, WP_NOW, position.whole("creature_wp", 0, 99))
    lead = position.whole("group_value", 0, 999) - position.whole("creature_value", 0, 999)
    if lead > 0:
        table.set_creature(creature, WP_NOW, max(0, table.creature(creature, WP_NOW) - lead))
    for number, given in enumerate(by_hero.values()):
        if lead < 0 and not given.flag("shield", False):
            heroes.lose_wp(table, number, -lead)
    wp = table.creature(creature, WP_NOW)
    after = {
        hero: {
            "sp": table.hero(number, SP),
            "wp": table.hero(number, WP),
            "out": not table.fighters >> number & 1,
        }
        for number, hero in enumerate(by_hero)
    }
    return {"creature_wp": wp, "beaten": wp == 0, "heroes": after}


def battle_broken_off(position: JsonObject) -> int:
    """D6.8, D32.7."""
    table = scene(position, 2)
    creature = foe(table, kind_number(table.program, position.need("kind")))
    table.set_creature(creature, WP_NOW, position.whole("wp", 0, 99))
    if position.flag("keeps_wounds", False):
        table.set_creature(creature, FLAGS, p.KEEPS_WOUNDS)
    table.target = creature
    table.inviter = 0
    battle.break_off(table)
    return table.creature(creature, WP_NOW)


def reward_legal(position: JsonObject) -> bool:
    """D9.1, D7.11: the whole reward and no more, among those of the last round."""
    table = scene(position, 2)
    kind = table.program.kinds[kind_number(table.program, position.need("kind"))]
    last = position.row("last_round", one_of(HERO_IDS))
    total = 0
    for hero, share in position.by_name("split", facts).items():
        points = sum(share.whole(word, -99, 99) for word in ("gold", "wp") if share.has(word))
        negative = any(share.has(word) and share.whole(word, -99, 99) < 0 for word in ("gold", "wp"))
        if negative or (points and one_of(HERO_IDS)(hero, "split") not in last):
            return False
        total += points
    return total == kind.reward


def attackers(position: JsonObject) -> list[str]:
    """D6.1, D7.1. Hours are looked at if the question tells them."""
    table, by_hero = party_of(position)
    where = position.read("creature_field", field_on(table.program.board))
    found = []
    for number, (hero, given) in enumerate(by_hero.items()):
        if given.flag("bow", False):
            table.new_token(BOW, CARRIED + number, 0)
        in_time = heroes.in_the_day(table, number)
        if position.has("parts") or given.has("hours_used"):
            in_time = heroes.can_spend_hour(table, number)
        somewhere = table.hero(number, FIELD) != NOWHERE
        if in_time and somewhere and fighters.reaches(table, number, where):
            found.append(hero)
    return sorted(found)


def rolling_order(position: JsonObject) -> list[str]:
    """D7.4."""
    seats = position.row("seats", one_of(HERO_IDS))
    taking_part = position.row("participants", one_of(HERO_IDS))
    inviter = position.one_of("inviter", HERO_IDS)
    if inviter not in seats or not set(taking_part) <= set(seats):
        raise Refusal("contradiction", "D7.4", field="participants")
    start = seats.index(inviter)
    order = seats[start:] + seats[:start]
    return [HERO_IDS[hero] for hero in order if hero in taking_part]


def clearable(position: JsonObject) -> list[int]:
    """D21.3: the largest sum; of equals the fewest tokens, then the smallest list."""
    value = position.whole("value", 0, 999)
    tokens = sorted(position.row("tokens", whole(0, 99))[:10])
    ways = [list(way) for size in range(len(tokens) + 1) for way in combinations(tokens, size)]
    fitting = [way for way in ways if sum(way) <= value]
    return min(fitting, key=lambda way: (-sum(way), len(way), way))
