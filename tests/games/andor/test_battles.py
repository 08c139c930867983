"""Battles as they are played (D6 to D9), with dice laid down beforehand."""

from __future__ import annotations

from meadhall.games.andor.rules import creatures
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import table as t
from tests.games.andor.random_play import play_words
from tests.games.andor.staging import battle, equip, put, scene, words


def test_d7_12_the_worked_example_29_against_16() -> None:
    table = battle(2)
    put(table, "wizard", field=10, sp=3)
    put(table, "archer", field=19, sp=2, wp=7)
    equip(table, "dwarf", n.BREW)
    equip(table, "wizard", n.HERB, value=3)
    table.load_dice([5, 1, 4, 6, 1, 2, 5, 5])
    play_words(table, "fight 10", "invite wizard", "yes", "invite archer", "yes", "begin")
    play_words(table, "nothing", "brew 1", "nothing", "herb 3")
    play_words(table, "nothing", "roll_on", "nothing", "roll_on", "flip 3", "keep")
    assert table.decision(0) == "reward"
    play_words(table, "reward dwarf gold", "reward dwarf gold", "reward wizard wp", "reward archer wp")
    assert (table.narrator, table.fallen(n.SKRAL)) == (1, 1)
    assert table.hero(0, t.HOURS) == table.hero(2, t.HOURS) == 1


def test_d6_3_d6_8_a_lost_round_costs_the_difference_and_the_creature_recovers() -> None:
    table = battle()
    table.load_dice([1, 2, 6, 6])
    play_words(table, "fight 10")
    assert table.hero(0, t.WP) == 3 and table.hero(0, t.SP) == 2, (
        "2 + 12 + 6 - 5: more than he had (D9.3, D9.5)"
    )
    assert table.creature(table.creature_on(10), t.WP_NOW) == 6
    assert table.active == 1, "D3.11: the turn passes on from who started it"


def test_d14_3_d14_5_a_shield_saves_its_owner_twice() -> None:
    table = battle()
    equip(table, "dwarf", n.SHIELD)
    table.load_dice([1, 2, 6, 6, 1, 2, 6, 6])
    play_words(table, "fight 10", "yes", "yes", "yes")
    assert table.hero(0, t.WP) == 7 and table.carries(0, n.SHIELD) == t.NOWHERE
    assert table.stock(n.SHIELD) == 4


def test_d7_2_d7_7_d7_10_who_is_invited_may_decline_and_who_fights_may_leave() -> None:
    table = battle()
    put(table, "wizard", field=10)
    table.load_dice([3, 3, 1, 2])
    play_words(table, "fight 10", "invite wizard", "no", "begin")
    assert table.hero(1, t.HOURS) == 0 and table.decision(0) == "stay"
    play_words(table, "no")
    assert table.fighters == 0 and table.target == -1


def test_d6_9_no_fight_after_a_move_and_d6_10_the_same_creature_again_next_turn() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=14)
    creatures.place(table, n.GOR, 3)
    play_words(table, "step 3")
    assert not any(word.startswith("fight") for word in words(table))
    play_words(table, "stop", "end_day")
    assert "fight 3" in words(table)


def test_d6_2_creatures_on_shields_are_no_targets() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=0)
    creatures.put_on_shield(table, creatures.place(table, n.GOR, 20))
    assert not any(word.startswith("fight") for word in words(table))


def test_d8_6_d8_9_the_wizard_flips_his_own_die_when_alone() -> None:
    table = scene("wizard", "dwarf")
    put(table, "wizard", field=10, sp=4)
    creatures.place(table, n.GOR, 10)
    table.load_dice([1, 1, 2])
    play_words(table, "fight 10", "flip 1")
    assert table.decision(0) == "reward", "4 + 6 against 2 + 2"


def test_d8_8_three_rune_stones_give_the_black_die() -> None:
    table = battle(5)
    for colour in (1, 2, 3):
        table.new_token(n.RUNE, t.CARRIED, colour)
    table.load_dice([12, 1, 2])
    play_words(table, "fight 10", "black_die")
    assert table.decision(0) == "reward", "5 + 12 against 6 + 2"


def test_d29_1_d24_5_the_tower_skral_moves_the_narrator_to_n_and_the_goals_decide() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=51, sp=14, wp=20)
    tower = creatures.place(table, n.SKRAL, 51)
    table.set_creature(tower, t.TAG, table.program.tags.index("tower_skral") + 1)
    herb = table.new_token(n.HERB, 0, 3)
    table.set_token(herb, t.TOKEN_TAG, table.program.tags.index("herb") + 1)
    table.load_dice([6, 6, 6, 1, 2])
    play_words(table, "fight 51")
    play_words(table, *["reward dwarf gold"] * 4)
    result = table.result()
    assert result is not None and result.won and result.reason == "at_n" and table.narrator == 13


def test_d12_2_d12_3_d26_1_the_castle_falls_with_one_creature_too_many() -> None:
    table = scene("dwarf", "archer", "wizard", "warrior")
    for field in (1, 2):
        creatures.place(table, n.GOR, field)
    play_words(table, *["end_day"] * 4)
    while table.to_act() and table.decision(0) != "turn":
        table.play(0, table.choices(0)[-1])
    result = table.result()
    assert result is not None and not result.won and result.reason == "castle"
