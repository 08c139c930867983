"""What the companions of a hero know: how nights will go, what a goal needs, and ways of thinking."""

from __future__ import annotations

import pytest

from meadhall.arena.rotation import play_with_bots
from meadhall.bots.lineup import make_bot
from meadhall.bots.search import SearchBot
from meadhall.core.rng import luck_from_seed
from meadhall.games.andor import GAME
from meadhall.games.andor.bots import battle, policies, rollout_policy
from meadhall.games.andor.bots.forecast import NEVER, Forecast
from meadhall.games.andor.bots.goals import brews_wanted, gold_missing, greatest_foe
from meadhall.games.andor.bots.plans import aim
from meadhall.games.andor.bots.targets import wanted_dead
from meadhall.games.andor.rules import creatures
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import choices, steps
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import table as t
from tests.games.andor.random_play import Way, named
from tests.games.andor.staging import equip, put, scene


def on(table: AndorTable, field: int) -> int:
    return int(table.creature_on(field))


def played_by(table: AndorTable, decisions: int) -> None:
    for _decision in range(decisions):
        table.play(0, rollout_policy.quick_choice(table, luck_from_seed(3)))


def tower(table: AndorTable, field: int = 55, sp: int = 20) -> int:
    """The chief of the skrals, whom a goal of Legend 2 wants beaten."""
    chief = creatures.place(table, n.SKRAL, field)
    tag = next(goal.condition.number for goal in table.program.goals if goal.condition.kind == DEFEATED)
    table.set_creature(chief, t.TAG, tag + 1)
    table.set_creature(chief, t.STRENGTH, sp)
    return int(chief)


DEFEATED = next(
    goal.condition.kind for goal in named("dwarf", "archer").program.goals if "tower" in str(goal.name)
)


# -- the nights to come ----------------------------------------------------------------------------


def test_creatures_that_hop_over_others_arrive_sooner() -> None:
    """Gors on 20 and skral on 19 share the way 3, 1, 0: who comes second hops over who came first (D10.2)."""
    table = named("dwarf", "archer")
    forecast = Forecast(table)
    assert [forecast.arrival[on(table, field)] for field in (8, 20, 21, 19)] == [2, 2, 2, 2]
    assert (forecast.night, forecast.excess, forecast.room) == (2, 1, 3)


def test_the_weakest_of_those_who_come_are_to_fall() -> None:
    table = named("dwarf", "archer")
    forecast = Forecast(table)
    assert all(forecast.must_fall(on(table, field)) for field in (8, 20, 21))
    assert not forecast.must_fall(on(table, 19))


def test_a_castle_with_room_lets_creatures_in() -> None:
    table = scene("dwarf", "archer")
    creatures.place(table, n.GOR, 8)
    forecast = Forecast(table)
    assert forecast.arrival[on(table, 8)] == 2
    assert (forecast.night, forecast.excess) == (NEVER, 0)


def test_whoever_stands_in_the_only_way_of_a_letter_is_to_be_beaten() -> None:
    table = scene("dwarf", "archer", legend="L1")
    put(table, "dwarf", field=6)
    equip(table, "dwarf", n.LETTER)
    card = next(card for card in table.program.cards if card.name == "LETTER")
    wanted = card.triggers[0].condition
    assert wanted is not None
    table.set_token(table.carries(0, n.LETTER), t.TOKEN_TAG, wanted.tag + 1)
    guards = [creatures.place(table, n.GOR, field) for field in table.program.board.adjacent[57][:-1]]
    assert not Forecast(table).blockers
    guards.append(creatures.place(table, n.GOR, table.program.board.adjacent[57][-1]))
    blockers = Forecast(table).blockers
    assert blockers
    assert all(wanted_dead(table, guard, Forecast(table)) > 0.0 for guard in guards if blockers >> guard & 1)


# -- errands ---------------------------------------------------------------------------------------


def test_what_a_goal_wants_is_laid_down_where_it_counts() -> None:
    """On arriving the hero stops and lays it down, though he has gold to spend elsewhere."""
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=6, gold=8)
    equip(table, "dwarf", n.HERB, value=4)
    herb = table.carries(0, n.HERB)
    wanted = next(goal.condition for goal in table.program.goals if goal.name == "herb")
    table.set_token(herb, t.TOKEN_TAG, wanted.tag + 1)
    assert aim(table, 0) == 0
    played_by(table, 2)
    assert (table.hero(0, t.FIELD), table.step()) == (0, steps.TURN)
    while table.carries(0, n.HERB) >= 0:
        played_by(table, 1)
    assert table.token(herb, t.TOKEN_PLACE) == 0


def test_everybody_wants_a_brew_for_the_greatest_foe() -> None:
    table = scene("warrior", "archer")
    assert (greatest_foe(table), brews_wanted(table)) == (t.NOWHERE, 0)
    assert greatest_foe(table) != tower(table)
    assert brews_wanted(table) == 2
    table.set_figure(n.WITCH, 32)
    put(table, "warrior", field=18, gold=6, sp=3)
    assert aim(table, 0) == 32
    equip(table, "archer", n.BREW, n.BREW)
    assert brews_wanted(table) == 0
    assert aim(table, 0) == 18


def test_a_second_brew_goes_to_whoever_has_none() -> None:
    table = scene("warrior", "archer")
    tower(table)
    put(table, "warrior", field=18)
    put(table, "archer", field=18)
    equip(table, "warrior", n.BREW, n.BREW)
    played_by(table, 1)
    assert [table.count_tokens(n.BREW, t.CARRIED + hero) for hero in (0, 1)] == [1, 1]


@pytest.mark.parametrize(("against", "drinks"), [(n.WARDRAK, False), (n.SKRAL, True)])
def test_a_brew_is_kept_for_the_greatest_foe(against: int, drinks: bool) -> None:
    table = scene("warrior", "archer")
    chief = tower(table)
    equip(table, "warrior", n.BREW)
    table.target = chief if against == n.SKRAL else creatures.place(table, against, 30)
    table.set_hero(0, t.DICE, 5)
    table.push(steps.BOOST, 0)
    found = battle.quick_boost(table, [choices.BREW, choices.NOTHING])
    assert found == (choices.BREW if drinks else choices.NOTHING)


def test_gold_goes_to_whom_a_fate_needs_it() -> None:
    table = named("dwarf", "archer", legend="L3")
    fates = {card.name: number for number, card in enumerate(table.program.cards, 1)}
    table.set_hero(0, t.FATE, fates["FA10"])
    table.set_hero(1, t.FATE, fates["FA08"])
    put(table, "archer", sp=3, gold=1)
    assert [gold_missing(table, hero) for hero in (0, 1)] == [0, 7]
    assert battle.thrift(table, 1) > battle.thrift(table, 0)


# -- ways of thinking ------------------------------------------------------------------------------


def test_every_way_of_thinking_says_all_there_is_to_say() -> None:
    table = named("dwarf", "archer")
    assert table.policies() == policies.MINDS == len(policies.TEMPERS)
    assert {len(temper) for temper in policies.TEMPERS} == {policies.STAY_AT_HOME + 1}
    assert len({tuple(temper) for temper in policies.TEMPERS}) == policies.MINDS


def test_a_copy_thinks_alike() -> None:
    table = named("dwarf", "archer")
    table.policy = 3
    assert (table.copy().policy, table.imagine(0, 5).policy) == (3, 3)


def test_the_first_turn_of_a_day_deserves_a_thought_and_a_step_does_not() -> None:
    table = named("dwarf", "archer")
    assert len(table.candidates(0)) > 1
    while table.step() != steps.MOVE:
        played_by(table, 1)
    assert len(table.candidates(0)) == 1


def test_search_leads_a_hero_by_legal_choices() -> None:
    table = named("dwarf", "archer")
    bot = SearchBot(luck_from_seed(2), iterations=8)
    for _decision in range(6):
        options = table.choices(0)
        choice = bot.choose(table.copy(), 0)
        assert choice in options
        table.play(0, choice)


@pytest.mark.slow
def test_the_king_can_be_healed_by_rule_of_thumb() -> None:
    won = 0
    for seed in range(16):
        table = GAME.new_table(1, luck_from_seed(seed), Way("L2", 3, difficulty="easy").options())
        play_with_bots(table, [make_bot("greedy", luck_from_seed(seed))])
        result = table.result()
        assert result is not None
        won += bool(result.won)
    assert won
