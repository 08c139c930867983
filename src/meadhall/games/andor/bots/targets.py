"""Which creatures should fall, and who goes to beat them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import program as p
from ..legend.conditions import holds
from ..rules.heroes import bit, everybody, hours_left
from ..state.table import FIELD, FLAGS, HOURS, MOST_CREATURES, MUST, NOWHERE, PLACE, REWARD, TAG, WP, Board
from . import policies
from .errands import holds_goal_token
from .forecast import Forecast, letters_left
from .goals import own_fate, wants_it_alone
from .odds import rounds_to_win
from .policies import trait

MOST_ROUNDS: Final = 4.0  # a battle that takes longer is left alone
TIRED: Final = 4  # willpower with which nobody looks for a battle
SWIFT: Final = 1.5  # rounds in which the greatest foe should fall
URGENT: Final = 2


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
    hunter = lonely_hunter(table, creature, fields)
    if hunter != NOWHERE and not forecast.must_fall(creature):
        fields[hunter] = meeting_field(table, creature, bit(hunter), forecast)
        return True
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
    field = meeting_field(table, creature, group, forecast)
    for hero in range(table.party):
        if group & bit(hero):
            fields[hero] = field
    return True


def lonely_hunter(table: Board, creature: i64, fields: list[int]) -> i64:
    """A free hero who must beat it without help, and can; NOWHERE if there is none."""
    for hero in range(table.party):
        if fields[hero] == NOWHERE and can_hunt(table, hero, creature):
            return hero
    return NOWHERE


def can_hunt(table: Board, hero: i64, creature: i64) -> bool:
    return wants_it_alone(table, hero) and rounds_to_win(table, creature, bit(hero)) <= MOST_ROUNDS


def meeting_field(table: Board, creature: i64, group: i64, forecast: Forecast) -> i64:
    """Where it stands if all can be there today, else where it will stand tomorrow."""
    place = table.creature(creature, PLACE)
    for hero in range(table.party):
        if group & bit(hero):
            away = table.program.board.distance(table.hero(hero, FIELD), place)
            if away >= max(i64(1), 8 - table.hero(hero, HOURS)) or hours_left(table, hero) <= away:
                ahead = forecast.tomorrow(table, creature)
                return ahead if ahead > 0 else place
    return place


def wanted_dead(table: Board, creature: i64, forecast: Forecast) -> float:
    """How much the group wants a creature beaten; 0: let it be."""
    if forecast.must_fall(creature):
        nights = float(forecast.night)
        if nights <= trait(table, policies.PRESSING):
            return 22.0 - nights
        return 12.0 - nights if nights <= trait(table, policies.SOON) or saves_no_time(table) else 0.0
    if forecast.blockers & bit(creature):
        return 16.0
    if is_boss(table, creature):
        return 17.0 if boss_can_fall(table, creature) else 0.0
    if holds_goal_token(table, creature) or is_fate(table, creature):
        return 15.0
    if asleep(table, creature):
        return 0.0
    if is_prey(table, creature):
        return 14.0
    if table.creature(creature, REWARD) and hunts(table):
        return 3.0 + 0.5 * float(table.creature(creature, REWARD))
    return 0.0


def is_prey(table: Board, creature: i64) -> bool:
    """Whether somebody whose fate wants victories of one alone can beat it alone."""
    for hero in range(table.party):
        if can_hunt(table, hero, creature):
            return True
    return False


def hunts(table: Board) -> bool:
    """Early on gold is worth a letter."""
    return needs_gold(table) and float(letters_left(table)) > trait(table, policies.HUNT)


def time_counts(table: Board) -> bool:
    """Whether victories that are not needed would end the legend too soon."""
    return float(letters_left(table)) <= trait(table, policies.SPARING) and not saves_no_time(table)


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
    if rounds_to_win(table, creature, everybody(table)) <= trait(table, policies.ODDS):
        return True
    return is_last_call(table)


def boss_must_fall(table: Board, creature: i64) -> bool:
    """The last chance, with whatever odds."""
    return is_boss(table, creature) and is_last_call(table)


def is_boss(table: Board, creature: i64) -> bool:
    return table.creature(creature, TAG) > 0 and is_goal(table, creature)


def is_last_call(table: Board) -> bool:
    return float(letters_left(table)) <= trait(table, policies.LAST_CALL)


def needs_gold(table: Board) -> bool:
    """Whether more strength, or treasure, is worth a letter."""
    for goal in table.program.goals:
        if goal.condition.kind == p.DEFEATED or goal.condition.kind == p.VALUE_ON:
            return True
    for goal in table.program.goals:
        if goal.condition.kind != p.CASTLE_HELD and not holds(table, goal.condition, NOWHERE, NOWHERE):
            return False
    return True
