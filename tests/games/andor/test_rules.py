"""Further rules, each by its number: cards, order of things, creatures and heroes."""

from __future__ import annotations

from meadhall.core.journal import Journal
from meadhall.games.andor.referee import query
from meadhall.games.andor.rules import courses, creatures, flow, gifts, heroes
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import steps
from meadhall.games.andor.state import table as t
from tests.games.andor.random_play import named, play_words
from tests.games.andor.staging import battle, equip, put, scene, turn_of, words


def draw(table: AndorTable, card: str, sunrise: bool = True) -> None:
    """The event card on top of the deck is drawn; then it is the first hero's turn."""
    names = [table.program.cards[each].name for each in table.program.decks[0].cards]
    place = names.index(card)
    table.set_bag(0, table.bag(0) & ~(1 << place))
    table.set_deck_top(0, place)
    table.at_sunrise = int(sunrise)
    table.depth = 0
    table.push(steps.NEXT_TURN, table.party - 1)
    table.push(steps.DRAW, 0, 1, 0, t.NOWHERE, t.NOWHERE)
    flow.run(table)


def under(table: AndorTable) -> list[str]:
    cards = table.program.decks[0].cards
    return [table.program.cards[cards[table.row_card(0, place)]].name for place in range(table.row_size(0))]


def test_d1_3_d1_6_d2_5_heroes_have_ranks_and_keep_their_seats() -> None:
    table = named("wizard", "dwarf", "archer")
    assert heroes.lowest_rank(table, 0b111) == 1 and heroes.highest_rank(table, 0b111) == 0
    assert [table.seat_of(hero) for hero in range(3)] == [0, 0, 0]
    assert (table.hero(0, t.FIELD), table.hero(0, t.HOURS), table.hero(0, t.DAY_ENDED)) == (34, 0, 0)


def test_d5_9_d16_2_nothing_on_passed_fields_is_resolved_but_the_end_of_a_move_is() -> None:
    table = scene("wizard", "dwarf")
    put(table, "wizard", field=9)
    for field in (8, 11):
        table.new_token(n.FOG, field, 2)
    play_words(table, "step 8", "step 11", "stop")
    assert table.find_token(n.FOG, 8) >= 0 and table.find_token(n.FOG, 11) < 0
    assert table.hero(0, t.SP) == 3


def test_d13_3_no_free_actions_in_the_middle_of_a_move() -> None:
    table = scene("warrior", "dwarf")
    put(table, "warrior", field=4)
    play_words(table, "step 5")
    assert "well warrior" not in words(table)


def test_d6_4_d8_10_boosts_come_before_the_creature_rolls_whose_dice_stay() -> None:
    table = battle()
    put(table, "wizard", field=10)
    equip(table, "dwarf", n.BREW)
    table.load_dice([2, 3, 4, 6, 6])
    play_words(table, "fight 10", "invite wizard", "yes", "begin", "nothing", "brew 2", "nothing")
    assert table.loaded_count == 0 and table.decision(0) != "flip"


def test_d7_3_d7_6_strengths_add_up_and_the_creature_loses_the_difference() -> None:
    table = battle()
    put(table, "wizard", field=10, sp=2)
    table.load_dice([1, 3, 4, 3, 4])
    play_words(table, "fight 10", "invite wizard", "yes", "begin", "nothing", "nothing")
    assert table.creature(table.target, t.WP_NOW) == 4, "3 + 3 + 2 + 4 = 12 against 6 + 4: 2 of 6 lost"


def test_d7_8_a_beaten_hero_is_out_and_the_others_fight_on() -> None:
    table = battle(2)
    put(table, "dwarf", wp=5)
    put(table, "wizard", field=10, wp=20)
    table.load_dice([1, 1, 6, 6])
    play_words(table, "fight 10", "invite wizard", "yes", "begin", "nothing", "nothing")
    assert table.hero(0, t.WP) == 3 and table.fighters == 0b010
    assert table.decision(0) == "stay" and table.part(1) == 1


def test_d9_2_d24_4_each_defeat_moves_the_narrator_once() -> None:
    table = scene("dwarf", "archer")
    for field in (10, 20):
        put(table, "dwarf", field=field, sp=14, wp=7, hours=0)
        creatures.place(table, n.GOR, field)
        turn_of(table, "dwarf")
        before = table.narrator
        table.load_dice([6, 6, 1, 2])
        play_words(table, f"fight {field}", "reward dwarf gold", "reward dwarf gold")
        assert table.narrator == before + 1


def test_d9_4_beaten_by_a_card_and_d9_6_surplus_willpower_is_wasted() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", wp=2, sp=3, field=10)
    draw(table, "G02")
    assert (table.hero(0, t.WP), table.hero(0, t.SP)) == (3, 2)
    put(table, "dwarf", wp=20)
    heroes.gain_wp(table, 0, 1)
    assert table.hero(0, t.WP) == 20


def test_d10_2_d29_2_one_creature_a_field_and_heroes_stay_where_one_appears() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=22)
    for _gor in range(2):
        creatures.place(table, n.GOR, 22)
    assert [table.creature_on(field) >= 0 for field in (22, 19)] == [True, True]
    assert table.hero(0, t.FIELD) == 22 and table.hero(0, t.WP) == 7


def test_d11_1_d11_6_d24_1_the_sunrise_goes_through_its_steps_and_n_ends_the_legend() -> None:
    table = scene("dwarf", "archer")
    table.attach_journal(Journal())
    creatures.place(table, n.GOR, 22)
    creatures.place(table, n.SKRAL, 30)
    table.set_token(table.find_token(n.WELL, 5), t.TOKEN_VALUE, 0)
    table.narrator = 12
    play_words(table, "end_day", "end_day")
    while table.to_act() and table.decision(0) != "turn":
        table.play(0, table.choices(0)[-1])
    assert table.journal is not None
    told = [entry.what for entry in table.journal.entries]
    order = [told.index(what) for what in ("sunrise", "card_played", "creature_moved", "narrator_moved")]
    assert order == sorted(order)
    assert table.token(table.find_token(n.WELL, 5), t.TOKEN_VALUE) == 1
    result = table.result()
    assert result is not None and not result.won and result.reason == "at_n"


def test_d19_4_creatures_do_not_harm_the_prince() -> None:
    table = scene("dwarf", "archer")
    table.set_figure(n.PRINCE, 20)
    creatures.place(table, n.TROLL, 20)
    assert table.figure(n.PRINCE) == 20


def test_d23_1_a_resolved_card_goes_under_its_deck_and_a_waiting_one_leaves() -> None:
    table = scene("dwarf", "archer")
    draw(table, "G12")
    draw(table, "G03")
    assert under(table) == ["G12"]


def test_d14_4_d23_1_a_blocked_card_does_nothing_and_goes_under_the_deck_too() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=10)
    equip(table, "dwarf", n.SHIELD)
    draw(table, "G02")
    play_words(table, "yes")
    assert table.hero(0, t.WP) == 7 and under(table) == ["G02"]
    assert table.token(table.carries(0, n.SHIELD), t.TOKEN_VALUE) == 1


def test_d23_6_d23_7_waiting_cards_take_the_first_who_enters_or_who_is_there() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=21)
    put(table, "archer", field=53)
    draw(table, "G21")
    turn_of(table, "dwarf")
    play_words(table, "step 24")
    assert table.hero(0, t.WP) == 3, "passing is enough"
    there = scene("dwarf", "archer")
    put(there, "dwarf", field=57)
    put(there, "archer", field=57)
    draw(there, "G03")
    assert (there.hero(0, t.SP), there.hero(1, t.SP)) == (2, 3), "the highest rank alone"


def test_d23_8_offers_leave_a_point_and_are_taken_once() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", wp=3)
    put(table, "archer", wp=4)
    draw(table, "G01")
    assert table.decision(0) == "offer" and table.part(1) == 1, "the dwarf could not keep a point"
    play_words(table, "yes", "item telescope")
    assert table.hero(1, t.WP) == 1 and table.carries(1, n.TELESCOPE) >= 0


def test_d23_9_d23_10_a_rolled_loss_is_divided_by_the_group() -> None:
    table = scene("dwarf", "archer")
    table.load_dice([4])
    draw(table, "G07")
    play_words(table, "hero dwarf", "hero archer", "hero archer", "hero archer")
    assert (table.hero(0, t.WP), table.hero(1, t.WP)) == (6, 4)


def test_d26_3_the_castle_is_defended_while_it_never_fell() -> None:
    table = scene("dwarf", "archer")
    for _gor in range(3):
        creatures.place(table, n.GOR, 0)
    assert not table.castle_lost
    creatures.place(table, n.GOR, 0)
    assert table.castle_lost and table.outcome == n.LOST


def test_d29_4_the_herb_of_legend_2_may_be_used_up() -> None:
    table = scene("dwarf", "archer")
    equip(table, "dwarf", n.HERB, value=3)
    table.set_token(table.carries(0, n.HERB), t.TOKEN_TAG, table.program.tags.index("herb") + 1)
    play_words(table, "herb_wp dwarf 3")
    assert table.carries(0, n.HERB) == t.NOWHERE


def test_d29_6_d29_7_the_tower_skral_stays_and_removes_who_stood_there() -> None:
    table = scene("dwarf", "archer")
    creatures.place(table, n.GOR, 51)
    supply = table.supply(n.GOR)
    tower = creatures.place(table, n.SKRAL, 51, replace=True)
    table.set_creature(tower, t.FLAGS, 1)
    assert table.creature_on(51) == tower and table.supply(n.GOR) == supply + 1 and table.narrator == 0
    assert courses.order_of(table, n.SKRAL) == []


def test_d29_8_the_herb_gor_carries_the_herb_and_drops_it_when_defeated() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=3, sp=14, wp=20)
    gor = creatures.place(table, n.GOR, 22)
    herb = table.new_token(n.HERB, t.HELD + gor, 3)
    creatures.advance(table, gor)
    creatures.advance(table, gor)
    turn_of(table, "dwarf")
    table.load_dice([6, 6, 6, 1, 2])
    play_words(table, "fight 3", "reward dwarf gold", "reward dwarf gold")
    assert table.token(herb, t.TOKEN_PLACE) == 3


def test_d32_2_values_follow_heroes_and_difficulty() -> None:
    for heroes_in_play, difficulty, sp in ((2, "easy", 10), (3, "normal", 30)):
        given = {
            "legend": "L2",
            "card": "C1",
            "heroes": heroes_in_play,
            "difficulty": difficulty,
            "rolls": [2],
        }
        assert query("legend_card", given)["creatures"][0][2]["sp"] == sp


def test_d32_3_groups_divide_and_choices_are_limited() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", sp=1)
    draw(table, "G33")
    assert words(table) == {"hero archer"}
    play_words(table, "hero archer")
    assert table.hero(1, t.SP) == 1


def test_d32_5_a_card_is_played_once_unless_it_repeats() -> None:
    table = scene("dwarf", "archer", legend="L4")
    creatures.place(table, n.GOR, 0)
    flow.run(table)
    creatures.place(table, n.GOR, 0)
    flow.run(table)
    assert table.n_token == 11, "EXIT repeats"


def test_a_lost_gem_is_the_heros_choice() -> None:
    table = scene("dwarf", "archer", legend="L4")
    for value in (2, 6):
        table.new_token(n.GEM, t.CARRIED, value)
    table.depth = 0
    table.push(steps.NEXT_TURN, 1)
    table.push(steps.LOSE_GEM, 0)
    play_words(table, "thing gem_2")
    assert gifts.owned(table, 0, gifts.SHARE_WP) == 7 and heroes.gems_value(table, 0) == 6
