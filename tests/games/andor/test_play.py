"""Setup, turns and moves as they are played (D1 to D5, D16, D19, D20)."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.andor import GAME
from meadhall.games.andor.rules import creatures
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.rules.setup import FOG_TOKENS, GEMS, HERBS, RUBBLES, RUNES, STOCK
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import table as t
from meadhall.games.andor.state.components import COMPONENTS
from meadhall.games.andor.state.sideboard import POOL_FOG
from tests.games.andor.random_play import named, play_words
from tests.games.andor.staging import equip, put, scene, turn_of, words

# -- setup and turns (D1 to D4) ------------------------------------------------------------------------


def test_d2_1_d2_7_standard_setup_of_legend_2() -> None:
    table = named("warrior", "dwarf")
    fog = [token for token in range(table.tokens_used) if table.token(token, 0) == n.FOG]
    assert sorted(table.token(token, 1) for token in fog) == table.program.board.fog
    assert [table.token(table.find_token(n.WELL, field), 2) for field in (5, 35, 45, 55)] == [1] * 4
    assert (table.narrator, table.hero(0, t.SP), table.hero(0, t.WP)) == (0, 2, 7)


def test_d2_2_d2_6_gifts_are_divided_before_day_1_and_d2_4_the_lowest_rank_begins() -> None:
    table = GAME.new_table(1, 5, {"legend": "L2", "party": "warrior dwarf"})
    assert isinstance(table, AndorTable)
    assert table.decision(0) == "divide"
    play_words(table, *["hero dwarf"] * 5, "hero warrior", "hero dwarf")
    assert table.hero(1, t.GOLD) == 5
    assert (table.decision(0), table.active, table.day) == ("turn", 1, 1)


def test_d2_3_d2_8_legend_1_opens_with_a_sunrise_and_the_start_card() -> None:
    table = named("warrior", "dwarf", legend="L1")
    assert table.narrator == 1
    assert all(table.hero(hero, t.WP) == 8 for hero in range(2))
    assert table.deck_top(0) == t.NOWHERE


def test_d1_1_d1_2_d27_1_d27_2_one_person_leads_two_to_four_heroes() -> None:
    for seats, options, heroes in (
        (1, {}, 2),
        (3, {}, 3),
        (2, {"heroes": 4}, 4),
        (1, {"party": "dwarf, archer, wizard"}, 3),
    ):
        table = GAME.new_table(seats, 1, options)
        assert isinstance(table, AndorTable)
        assert table.party == heroes
        assert {table.seat_of(hero) for hero in range(heroes)} == set(range(seats))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"heroes": 2}),
        (1, {"party": "dwarf"}),
        (1, {"party": "dwarf dwarf"}),
        (1, {"party": "dwarf elf"}),
        (1, {"party": "dwarf archer", "heroes": 3}),
        (2, {"legend": "L1", "difficulty": "easy"}),
        (2, {"legend": "L2", "prologue": True}),
        (2, {"heroes": 1}),
        (5, {}),
    ],
)
def test_d1_1_ways_to_play_that_do_not_fit_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.new_table(seats, 1, options)  # type: ignore[arg-type]
    assert "\n" not in str(refusal.value)


def test_d3_2_d3_4_d3_5_d3_10_turns_go_round_and_the_first_in_bed_begins_the_next_day() -> None:
    table = scene("dwarf", "archer", "wizard")
    play_words(table, "pass", "end_day", "pass")
    assert (table.active, table.rooster) == (0, 1)
    assert table.hero(0, t.HOURS) == 1
    play_words(table, "end_day", "end_day")
    while table.decision(0) != "turn":
        table.play(0, table.choices(0)[-1])
    assert (table.active, table.day, table.hero(0, t.HOURS)) == (1, 2, 0)


def test_d3_8_d31_4_without_hours_only_the_day_can_be_ended() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", hours=7, wp=2)
    offered = {word.split()[0] for word in words(table)}
    assert "end_day" in offered and not offered & {"pass", "step", "fight", "move"}


def test_d3_12_d13_1_d31_1_free_actions_out_of_turn_but_not_from_the_sunrise_box() -> None:
    table = GAME.new_table(2, 3, {"legend": "L2", "party": "dwarf warrior"})
    assert isinstance(table, AndorTable)
    while table.decision(table.next_seat()) != "turn":
        table.play(table.next_seat(), table.choices(table.next_seat())[0])
    turn_of(table, "dwarf")
    put(table, "warrior", field=5)
    assert "well warrior" in words(table, 1) and table.decision(1) == "free_actions"
    put(table, "warrior", day_ended=1)
    assert words(table, 1) == set()


# -- moving (D5, D16, D19, D20) --------------------------------------------------------------------------


def test_d5_1_d5_10_a_move_costs_an_hour_a_field_and_ends_the_turn() -> None:
    table = scene("wizard", "dwarf")
    put(table, "wizard", field=9)
    play_words(table, "step 8", "step 11", "stop")
    assert (table.hero(0, t.FIELD), table.hero(0, t.HOURS), table.active) == (11, 2, 1)


def test_d5_6_a_move_cannot_stop_before_its_first_step() -> None:
    table = scene("wizard", "dwarf")
    equip(table, "wizard", n.WINESKIN)
    play_words(table, "wineskin")
    assert "stop" not in words(table)


def test_d5_7_d14_1_d14_2_a_wineskin_pays_even_at_the_end_of_the_move() -> None:
    table = scene("wizard", "dwarf")
    put(table, "wizard", field=9, hours=7, wp=5)
    equip(table, "wizard", n.WINESKIN)
    stock = table.stock(n.WINESKIN)
    play_words(table, "step 8", "wineskin", "wineskin_half", "step 11", "stop")
    assert (table.hero(0, t.HOURS), table.hero(0, t.WP)) == (7, 5)
    assert table.stock(n.WINESKIN) == stock + 1


def test_d14_6_a_herb_pays_for_steps_or_gives_willpower() -> None:
    table = scene("wizard", "dwarf")
    put(table, "wizard", field=9, wp=4)
    equip(table, "wizard", n.HERB, value=4)
    assert {"herb_steps 4", "herb_wp wizard 4"} <= words(table)
    play_words(table, "herb_wp wizard 4")
    assert table.hero(0, t.WP) == 8


def test_d16_2_d16_3_a_hero_who_ends_on_fog_resolves_it() -> None:
    for fog, check in ((1, "sp"), (2, "wp"), (4, "gold")):
        table = scene("wizard", "dwarf")
        put(table, "wizard", field=9, gold=0)
        table.new_token(n.FOG, 8, fog + 1)
        before = {word: table.hero(0, t.HERO_NAMES.index(word)) for word in ("sp", "wp", "gold")}
        play_words(table, "step 8", "stop")
        assert table.hero(0, t.HERO_NAMES.index(check)) > before[check]
        assert table.find_token(n.FOG, 8) == t.NOWHERE


def test_d16_4_d16_5_fog_brings_a_gor_a_wineskin_or_the_witch() -> None:
    table = scene("wizard", "dwarf", legend="L3")
    put(table, "wizard", field=9)
    table.new_token(n.FOG, 8, 8)
    play_words(table, "step 8", "stop")
    assert table.figure(n.WITCH) == 8 and table.carries(0, n.BREW) >= 0
    gor = scene("wizard", "dwarf", legend="L3")
    put(gor, "wizard", field=9)
    gor.new_token(n.FOG, 8, 6)
    play_words(gor, "step 8", "stop")
    assert gor.creature(gor.creature_on(8), t.KIND) == n.GOR
    skin = scene("wizard", "dwarf", legend="L3")
    put(skin, "wizard", field=9)
    held = skin.count_tokens(n.WINESKIN, t.CARRIED)
    skin.new_token(n.FOG, 8, 7)
    play_words(skin, "step 8", "stop")
    assert skin.count_tokens(n.WINESKIN, t.CARRIED) + skin.count_tokens(n.WINESKIN, 8) == held + 1


def test_d14_8_d16_6_the_telescope_turns_tokens_up_without_resolving_them() -> None:
    table = scene("wizard", "dwarf")
    put(table, "wizard", field=9)
    equip(table, "wizard", n.TELESCOPE)
    token = table.new_token(n.FOG, 8, 0)
    play_words(table, "telescope wizard 8")
    assert table.token(token, t.TOKEN_VALUE) > 0 and table.token(token, t.TOKEN_PLACE) == 8


def test_d16_7_in_legend_1_four_fog_fields_stay_empty() -> None:
    table = named("dwarf", "archer", legend="L1")
    fog = [token for token in range(table.tokens_used) if table.token(token, 0) == n.FOG]
    assert sum(table.token(token, 1) != t.NOWHERE for token in fog) == 11
    assert [table.pool(POOL_FOG + kind) for kind in (5, 6, 7)] == [0, 0, 0]


def test_d19_1_d19_3_an_hour_moves_the_prince_four_fields() -> None:
    table = scene("wizard", "dwarf")
    table.set_figure(n.PRINCE, 72)
    play_words(table, "move prince", "step 18", "step 19", "step 3", "step 1")
    assert words(table) == {"again", "stop"}
    play_words(table, "again", "step 0", "stop")
    assert (table.figure(n.PRINCE), table.hero(0, t.HOURS), table.active) == (0, 2, 1)


def test_d20_1_d20_2_d20_4_d20_5_farmers_are_taken_along_and_delivered() -> None:
    table = scene("warrior", "dwarf")
    put(table, "warrior", field=3)
    table.new_token(n.FARMER, 1, 0)
    play_words(table, "step 1", "take warrior farmer", "step 0", "stop")
    assert (table.delivered, table.count_tokens(n.FARMER, 0)) == (1, 0)
    assert creatures.capacity(table) == 4


def test_d20_3_farmers_die_with_a_creature() -> None:
    table = scene("warrior", "dwarf")
    put(table, "warrior", field=3)
    table.new_token(n.FARMER, 3, 0)
    creatures.place(table, n.GOR, 1)
    play_words(table, "take warrior farmer", "step 1")
    assert table.carries(0, n.FARMER) == t.NOWHERE


# -- the box ---------------------------------------------------------------------------------------------


def test_d1_10_d16_1_the_numbers_in_the_code_are_those_of_the_box() -> None:
    items = {item["id"]: item["count"] for item in COMPONENTS["items"]}
    assert [items[name] for name in n.TOKEN_IDS[1:8]] == list(STOCK[1:8])
    tokens = COMPONENTS["tokens"]
    assert tuple(tokens["rune_stone"]["colors"].values()) == RUNES
    assert tuple(tokens["gem"]["values"].values()) == GEMS
    assert sorted(tokens["medicinal_herb"]["values"]) == [3] * HERBS[0] + [4] * HERBS[1]
    assert sorted(tokens["rubble"]["values"]) == [
        value for value, count in zip((2, 5, 6, 7, 8), RUBBLES, strict=True) for _ in range(count)
    ]
    fog = {token["id"]: token["count"] for token in COMPONENTS["fog_tokens"]}
    assert [fog[name] for name in n.FOG_IDS] == list(FOG_TOKENS)
    assert {hero["id"]: hero["rank"] for hero in COMPONENTS["heroes"]} == dict(
        zip(n.HERO_IDS, n.RANKS, strict=True)
    )
