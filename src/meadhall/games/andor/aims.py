"""What every hero should be about: errands, then battles that the group can win, then gains on the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import program as p
from . import tempers
from .conditions import holds
from .errands import (
    brew_price,
    brews_wanted,
    carried_errand,
    delivery_field,
    fate_errand,
    goal_is_hidden,
    goal_token,
    hidden_helper_in_fog,
    holds_goal_token,
    is_delivered,
    own_fate,
    saves_gold,
)
from .forecast import Forecast, ends_with_a_battle
from .free_actions import is_closed
from .heroes import bit, everybody, hours_left, is_type
from .names import DWARF, FARMER, FOG, GEM, GOLD, HERB, RUNE, WELL, WITCH
from .odds import BREW_WORTH, rounds_to_win, stands_a_loss
from .table import (
    CARRIED,
    FIELD,
    FLAGS,
    HOURS,
    MOST_CREATURES,
    MUST,
    NOWHERE,
    PLACE,
    REWARD,
    SP,
    TAG,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_TAG,
    TOKEN_VALUE,
    WP,
    Board,
)
from .table import GOLD as PURSE
from .tempers import trait
from .threats import letters_left, tomorrow

MOST_ROUNDS: Final = 4.0  # a battle that takes longer is left alone
TIRED: Final = 4  # willpower with which nobody looks for a battle
STRONG: Final = 14  # no strength is bought beyond
SWIFT: Final = 1.5  # rounds in which the greatest foe should fall
LAST_CALL: Final = 3  # letters before the end at which the greatest foe is attacked with any odds
URGENT: Final = 2
SOON: Final = 3
NEAR: Final = 8
RICH: Final = 6  # gold that is spent before anything else
FAR: Final = 30
PRESSING: Final = 13.0  # how much a battle must be wanted to come before the shops


def aim(table: Board, hero: i64) -> i64:
    """The field a hero should go to."""
    field = plans(table)[hero]
    return field if field != NOWHERE else gain_nearby(table, hero)


def distance_to_aims(table: Board) -> i64:
    """Fields that all heroes together are away from where they should be."""
    fields = plans(table)
    total: i64 = 0
    for hero in range(table.party):
        field = fields[hero] if fields[hero] != NOWHERE else gain_nearby(table, hero)
        total += table.program.board.distance(table.hero(hero, FIELD), field)
    return total


def plans(table: Board) -> list[int]:
    """By hero: where the group wants him, or NOWHERE."""
    fields: list[int] = [NOWHERE] * table.party
    forecast = Forecast(table)
    for hero in range(table.party):
        fields[hero] = carried_errand(table, hero)
    fetch_goal_tokens(table, fields)
    for hero in range(table.party):
        if fields[hero] == NOWHERE and table.hero(hero, WP) > TIRED:
            fields[hero] = fate_errand(table, hero)
    for hero in range(table.party):
        if fields[hero] == NOWHERE and is_rich(table, hero):
            fields[hero] = shopping(table, hero)
    send_to_battle(table, fields, forecast, PRESSING)
    search_the_fog(table, fields)
    rescue_farmers(table, fields)
    for hero in range(table.party):
        if fields[hero] == NOWHERE:
            fields[hero] = shopping(table, hero)
    send_to_battle(table, fields, forecast, 0.0)
    return fields


def is_rich(table: Board, hero: i64) -> bool:
    """Strength is bought first where all depends on a battle in the end."""
    return float(table.hero(hero, PURSE)) >= trait(table, tempers.RICH) and ends_with_a_battle(table)


def fetch_goal_tokens(table: Board, fields: list[int]) -> None:
    board = table.program.board
    for token in range(table.tokens_used):
        if goal_token(table, token):
            place = table.token(token, TOKEN_PLACE)
            best: i64 = NOWHERE
            for hero in range(table.party):
                if fields[hero] == NOWHERE and (
                    best == NOWHERE
                    or board.distance(table.hero(hero, FIELD), place)
                    < board.distance(table.hero(best, FIELD), place)
                ):
                    best = hero
            if best != NOWHERE:
                fields[best] = place


def search_the_fog(table: Board, fields: list[int]) -> None:
    """Whoever is free looks for whom a goal needs."""
    if not goal_is_hidden(table):
        return
    for _searcher in range(table.party - i64(trait(table, tempers.STAY_AT_HOME))):
        send_nearest(table, fields, FOG, FAR)


def rescue_farmers(table: Board, fields: list[int]) -> None:
    """A farmer in the castle saves a victory, and with it a letter."""
    if table.program.rules.castle and letters_left(table) > URGENT:
        send_nearest(table, fields, FARMER, NEAR)
        if table.party > 2:
            send_nearest(table, fields, FARMER, NEAR)


def send_nearest(table: Board, fields: list[int], kind: i64, farthest: i64) -> None:
    """The pair of a free hero and a token of a kind that are nearest to each other."""
    best_hero: i64 = NOWHERE
    best_field: i64 = NOWHERE
    nearest = farthest
    for token in range(table.tokens_used):
        place = table.token(token, TOKEN_PLACE)
        if table.token(token, TOKEN_KIND) != kind or place < 0 or place >= CARRIED or place in fields:
            continue
        if table.creature_on(place) != NOWHERE or table.token(token, TOKEN_TAG):
            continue
        for hero in range(table.party):
            away = table.program.board.distance(table.hero(hero, FIELD), place)
            if fields[hero] == NOWHERE and away < nearest:
                best_hero, best_field, nearest = hero, place, away
    if best_hero != NOWHERE:
        fields[best_hero] = best_field


# -- battles ---------------------------------------------------------------------------------------


def send_to_battle(table: Board, fields: list[int], forecast: Forecast, least: float) -> None:
    """The most wanted creature first; as few heroes as will do, the nearest first."""
    wanted: list[float] = [0.0] * MOST_CREATURES
    for creature in range(i64(MOST_CREATURES)):
        if table.creature(creature, PLACE) >= 0:
            wanted[creature] = wanted_dead(table, creature, forecast)
    done: i64 = 0
    for _creature in range(i64(8)):
        best: i64 = NOWHERE
        highest = 0.0
        for creature in range(i64(MOST_CREATURES)):
            if wanted[creature] > least and not done & bit(creature):
                value = wanted[creature] - 0.3 * float(nearest_free(table, creature, fields))
                if value > highest:
                    best, highest = creature, value
        if best == NOWHERE:
            return
        done |= bit(best)
        if gather(table, best, fields, forecast) and forecast.must_fall(best) and time_counts(table):
            forecast.excess -= 1
            if forecast.excess == 0:
                forecast.foes = 0
                for creature in range(i64(MOST_CREATURES)):
                    if table.creature(creature, PLACE) >= 0:
                        wanted[creature] = wanted_dead(table, creature, forecast)


def nearest_free(table: Board, creature: i64, fields: list[int]) -> i64:
    nearest: i64 = 99
    for hero in range(table.party):
        if fields[hero] == NOWHERE:
            away = table.program.board.distance(table.hero(hero, FIELD), table.creature(creature, PLACE))
            nearest = min(nearest, away)
    return nearest


def gather(table: Board, creature: i64, fields: list[int], forecast: Forecast) -> bool:
    """Whether a group that will do, the nearest first, has been sent to a creature."""
    board = table.program.board
    place = table.creature(creature, PLACE)
    must = table.creature(creature, MUST) - 1
    group: i64 = 0
    boss = is_boss(table, creature)
    most = SWIFT if boss else MOST_ROUNDS
    while rounds_to_win(table, creature, group) > most or (must >= 0 and not group & bit(must)):
        best: i64 = NOWHERE
        nearest: i64 = 1000
        for hero in range(table.party):
            if group & bit(hero) or fields[hero] != NOWHERE:
                continue
            away = board.distance(table.hero(hero, FIELD), place) - (100 if hero == must else 0)
            if away < nearest and (table.hero(hero, WP) > TIRED or forecast.arrival[creature] <= URGENT):
                best, nearest = hero, away
        if best == NOWHERE:
            if boss and group:
                break
            return False
        group |= bit(best)
    field = meeting_field(table, creature, group)
    for hero in range(table.party):
        if group & bit(hero):
            fields[hero] = field
    return True


def meeting_field(table: Board, creature: i64, group: i64) -> i64:
    """Where it stands if all can be there today, else where it will stand tomorrow."""
    place = table.creature(creature, PLACE)
    for hero in range(table.party):
        if group & bit(hero):
            away = table.program.board.distance(table.hero(hero, FIELD), place)
            if away >= max(i64(1), 8 - table.hero(hero, HOURS)) or hours_left(table, hero) <= away:
                ahead = tomorrow(table, creature)
                return ahead if ahead > 0 else place
    return place


def wanted_dead(table: Board, creature: i64, forecast: Forecast) -> float:
    """How much the group wants a creature beaten; 0: let it be."""
    if forecast.must_fall(creature):
        nights = forecast.night
        if float(nights) <= trait(table, tempers.PRESSING):
            return 22.0 - float(nights)
        return (
            12.0 - float(nights)
            if float(nights) <= trait(table, tempers.SOON) or saves_no_time(table)
            else 0.0
        )
    if is_boss(table, creature):
        return 17.0 if boss_can_fall(table, creature) else 0.0
    if holds_goal_token(table, creature) or is_fate(table, creature):
        return 15.0
    if asleep(table, creature):
        return 0.0
    if (
        needs_gold(table)
        and float(letters_left(table)) > trait(table, tempers.HUNT)
        and table.creature(creature, REWARD)
    ):
        return 3.0 + 0.5 * float(table.creature(creature, REWARD))
    return 0.0


def hunts(table: Board) -> bool:
    """Early on gold is worth a letter."""
    return needs_gold(table) and float(letters_left(table)) > trait(table, tempers.HUNT)


def time_counts(table: Board) -> bool:
    """Whether victories that are not needed would end the legend too soon."""
    return float(letters_left(table)) <= trait(table, tempers.SPARING) and not saves_no_time(table)


def saves_no_time(table: Board) -> bool:
    """Only the castle is left to be defended: a letter more or less does not matter."""
    for goal in table.program.goals:
        if goal.condition.kind != p.CASTLE_HELD and not holds(table, goal.condition, NOWHERE, NOWHERE):
            return False
    return True


def asleep(table: Board, creature: i64) -> bool:
    return table.creature(creature, FLAGS) & p.ASLEEP != 0


def is_goal(table: Board, creature: i64) -> bool:
    tag = table.creature(creature, TAG) - 1
    for goal in table.program.goals:
        if goal.condition.kind == p.DEFEATED and goal.condition.number == tag:
            return True
    return False


def is_fate(table: Board, creature: i64) -> bool:
    tag = table.creature(creature, TAG) - 1
    for hero in range(table.party):
        done = own_fate(table, hero)
        if done is not None and done.kind == p.DEFEATED and done.number == tag:
            return True
    return False


def boss_can_fall(table: Board, creature: i64) -> bool:
    """All other goals first; then with good odds, or at the last moment with any."""
    for goal in table.program.goals:
        condition = goal.condition
        if condition.kind != p.DEFEATED and not holds(table, condition, NOWHERE, NOWHERE):
            return False
    if rounds_to_win(table, creature, everybody(table)) <= trait(table, tempers.ODDS):
        return True
    return is_last_call(table)


def boss_must_fall(table: Board, creature: i64) -> bool:
    """The last chance, with whatever odds."""
    return (
        table.creature(creature, TAG) > 0
        and is_goal(table, creature)
        and float(letters_left(table)) <= trait(table, tempers.LAST_CALL)
    )


def needs_gold(table: Board) -> bool:
    """Whether more strength, or treasure, is worth a letter."""
    for goal in table.program.goals:
        if goal.condition.kind == p.DEFEATED or goal.condition.kind == p.VALUE_ON:
            return True
    for goal in table.program.goals:
        if goal.condition.kind != p.CASTLE_HELD and not holds(table, goal.condition, NOWHERE, NOWHERE):
            return False
    return True


# -- gains -----------------------------------------------------------------------------------------


def gain_nearby(table: Board, hero: i64) -> i64:
    """The field that promises most, less the way."""
    own = table.hero(hero, FIELD)
    board = table.program.board
    best = own
    highest = 0.0
    for token in range(table.tokens_used):
        value = token_call(table, hero, token)
        if value > 0.0:
            field = table.token(token, TOKEN_PLACE)
            value -= 0.6 * float(board.distance(own, field))
            if value > highest:
                best, highest = field, value
    return best


def shopping(table: Board, hero: i64) -> i64:
    """The shop that is worth the way; NOWHERE if none is."""
    gold = table.hero(hero, PURSE)
    if gold < 2 or saves_gold(table, hero) or delivery_field(table) != NOWHERE:
        return NOWHERE
    best: i64 = NOWHERE
    highest = 0.0
    witch = table.figure(WITCH)
    if witch != NOWHERE:
        brews = min(gold // brew_price(table, hero), brews_wanted(table))
        value = 2.0 * BREW_WORTH * float(brews) - 0.5 * float(way(table, hero, witch))
        if brews and value > highest:
            best, highest = witch, value
    if table.hero(hero, SP) >= STRONG:
        return best
    rules = table.program.rules
    for field in rules.shop_fields:
        cheap = is_type(table, hero, DWARF) and field == rules.cheap_sp_field
        points = gold if cheap else gold // 2
        value = 2.0 * float(points) - 0.5 * float(way(table, hero, field))
        if value > highest and not is_closed(table, field):
            best, highest = field, value
    return best


def way(table: Board, hero: i64, field: i64) -> i64:
    return table.program.board.distance(table.hero(hero, FIELD), field)


def token_call(table: Board, hero: i64, token: i64) -> float:
    """What a token on the board is worth going for."""
    place, kind = table.token(token, TOKEN_PLACE), table.token(token, TOKEN_KIND)
    if place < 0 or place >= CARRIED:
        return 0.0
    if kind == WELL:
        return well_call(table, hero) if table.token(token, TOKEN_VALUE) else 0.0
    if kind == FOG:
        return 7.0 if hidden_helper_in_fog(table) else 3.0
    if kind == GOLD:
        return 0.0 if is_delivered(table, place) else 1.5 * float(table.token(token, TOKEN_VALUE))
    if kind == GEM and not table.program.rules.lure:
        return 0.0 if is_delivered(table, place) else 9.0
    if kind == HERB:
        return 2.0
    return 2.5 if kind == RUNE else 0.0


def well_call(table: Board, hero: i64) -> float:
    wp = table.hero(hero, WP)
    if not stands_a_loss(table, hero):
        return 14.0
    return 7.0 - 0.5 * float(wp) if wp < 14 else 0.0
