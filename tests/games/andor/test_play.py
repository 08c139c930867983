"""Turns, moves, battles, items and cards as they are played, with dice laid down beforehand."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.luck import luck_from_seed
from meadhall.games.andor import GAME, creatures, flow, steps, things
from meadhall.games.andor import names as n
from meadhall.games.andor import table as t
from meadhall.games.andor.components import COMPONENTS
from meadhall.games.andor.game_table import AndorTable
from meadhall.games.andor.opening import FOG_TOKENS, GEMS, HERBS, RUBBLES, RUNES, STOCK
from tests.games.andor.random_play import hero_number, named, play_words


def words(table: AndorTable, seat: int = 0) -> set[str]:
    return {GAME.notation(table, seat, choice) for choice in table.choices(seat)}


def put(table: AndorTable, hero: str, **numbers: int) -> int:
    """Change what a hero has: field, sp, wp, hours, gold."""
    number = hero_number(table, hero)
    for word, value in numbers.items():
        table.set_hero(number, t.HERO_NAMES.index(word), value)
    return number


def equip(table: AndorTable, hero: str, *kinds: int, value: int = 2) -> None:
    """Items from the equipment board."""
    for kind in kinds:
        table.new_token(kind, t.CARRIED + hero_number(table, hero), things.sides(kind) or value * (kind > 7))
        if kind <= n.BREW:
            table.set_stock(kind, table.stock(kind) - 1)


def clear_creatures(table: AndorTable) -> None:
    for creature in range(t.MOST_CREATURES):
        if table.creature(creature, t.PLACE) >= 0:
            creatures.take_away(table, creature)


def turn_of(table: AndorTable, hero: str) -> None:
    table.active = hero_number(table, hero)
    table.depth = 0
    table.push(steps.TURN, table.active)


def scene(*heroes: str, legend: str = "L2") -> AndorTable:
    """A quiet board: no creatures, no fog, no tokens but wells; the first hero is to act."""
    table = named(*heroes, legend=legend)
    clear_creatures(table)
    for token in range(table.tokens_used):
        if table.token(token, 1) < t.CARRIED and table.token(token, 0) != n.WELL:
            things.remove(table, token)
    turn_of(table, heroes[0])
    return table


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
    play_words(table, "step 8", "wineskin", "wineskin", "step 11", "stop")
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
    assert [table.pool(t.POOL_FOG + kind) for kind in (5, 6, 7)] == [0, 0, 0]


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


# -- battles (D6 to D9) ----------------------------------------------------------------------------------


def battle(sp: int = 3) -> AndorTable:
    table = scene("dwarf", "wizard", "archer")
    put(table, "dwarf", field=10, sp=sp, wp=7)
    creatures.place(table, n.SKRAL, 10)
    return table


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


# -- shops, wells, giving (D13 to D18) ---------------------------------------------------------------------


def test_d17_1_d17_4_strength_and_items_are_bought() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=71, gold=3)
    play_words(table, "buy dwarf sp", "buy dwarf helm")
    assert (table.hero(0, t.GOLD), table.hero(0, t.SP)) == (0, 3)
    assert table.carries(0, n.HELM) >= 0 and table.stock(n.HELM) == 2
    assert not any(word.startswith("sell") for word in words(table))


def test_d18_2_the_witch_sells_five_brews() -> None:
    table = scene("archer", "dwarf")
    put(table, "archer", field=12, gold=4)
    table.set_figure(n.WITCH, 12)
    table.set_stock(n.BREW, 0)
    assert "buy archer witch_brew" not in words(table)
    table.set_stock(n.BREW, 5)
    assert "buy archer witch_brew" in words(table)


def test_d15_1_the_warrior_drinks_five() -> None:
    table = scene("warrior", "dwarf")
    put(table, "warrior", field=5)
    play_words(table, "well warrior")
    assert table.hero(0, t.WP) == 12 and "well warrior" not in words(table)


def test_d13_2_d13_4_d13_6_things_are_given_dropped_and_taken_on_one_field() -> None:
    table = scene("warrior", "dwarf")
    put(table, "warrior", field=20, gold=2)
    put(table, "dwarf", field=20, gold=0)
    equip(table, "warrior", n.BOW)
    play_words(table, "give warrior dwarf gold", "drop warrior bow", "take dwarf bow")
    assert table.hero(1, t.GOLD) == 1 and table.carries(1, n.BOW) >= 0
    put(table, "dwarf", day_ended=1)
    assert not any(word.startswith("give") for word in words(table))


def test_d14_9_d11_3_the_falcon_flies_once_a_day() -> None:
    table = scene("warrior", "dwarf")
    put(table, "warrior", field=20, gold=2)
    equip(table, "warrior", n.FALCON)
    play_words(table, "falcon warrior dwarf", "give warrior dwarf gold", "stop")
    assert "falcon warrior dwarf" not in words(table)


def test_d14_7_d6_7_a_bow_shoots_from_a_neighbouring_field() -> None:
    table = scene("dwarf", "archer")
    put(table, "dwarf", field=19)
    creatures.place(table, n.GOR, 10)
    assert "fight 10" not in words(table)
    equip(table, "dwarf", n.BOW)
    assert "fight 10" in words(table)


def test_d14_11_poison_and_parchments_have_no_use_of_their_own() -> None:
    table = scene("dwarf", "archer")
    before = {word for word in words(table) if not word.startswith(("drop", "give"))}
    equip(table, "dwarf", n.POISON, n.PARCHMENT)
    assert {word for word in words(table) if not word.startswith(("drop", "give"))} == before


def test_d22_1_d22_2_where_gems_lure_one_is_laid_down_a_move() -> None:
    table = scene("dwarf", "archer", legend="L5")
    put(table, "dwarf", field=20)
    for value in (2, 4):
        table.new_token(n.GEM, t.CARRIED, value)
    assert "drop dwarf gem_2" not in words(table)
    play_words(table, "step 19", "stop")
    turn_of(table, "dwarf")
    play_words(table, "drop dwarf gem_2")
    assert "drop dwarf gem_4" not in words(table)


# -- rubble, sea, prologue (D21, L4, L1) -----------------------------------------------------------------


def test_d21_2_d21_5_d21_6_rubble_is_cleared_by_strength() -> None:
    table = scene("dwarf", "archer", legend="L4")
    put(table, "dwarf", field=6, sp=6, wp=7)
    for value in (5, 7):
        table.new_token(n.RUBBLE, 11, value)
    table.rubbles += 2
    table.load_dice([6, 2])
    play_words(table, "remove_rubble")
    assert words(table) == {"clear 11 small", "clear 11 large", "stop"}
    play_words(table, "clear 11 small", "clear 11 small")
    assert table.find_token(n.RUBBLE, 11) == t.NOWHERE and table.narrator == 0


def test_l4_the_sea_draws_a_card_and_may_set_a_hero_back() -> None:
    table = scene("dwarf", "archer", legend="L4")
    put(table, "dwarf", field=21)
    deck = table.program.decks[1]
    place = [table.program.cards[card].name for card in deck.cards].index("SEA10")
    table.set_bag(1, table.bag(1) & ~(1 << place))
    table.set_deck_top(1, place)
    play_words(table, "step 25")
    assert (table.hero(0, t.FIELD), table.hero(0, t.HOURS), table.active) == (21, 1, 1)


def test_d32_1_the_prologue_of_legend_1_ends_in_the_castle() -> None:
    table = GAME.new_table(1, luck_from_seed(1), {"legend": "L1", "party": "wizard dwarf", "prologue": True})
    assert isinstance(table, AndorTable)
    assert table.in_prologue and not any(word.startswith("fight") for word in words(table))
    turn_of(table, "wizard")
    put(table, "wizard", field=7)
    play_words(table, "step 0", "stop")
    assert not table.in_prologue and table.decision(0) == "empty_fog"


def test_d28_1_g16_the_top_card_is_put_back_or_removed() -> None:
    table = scene("dwarf", "archer")
    place = [table.program.cards[card].name for card in table.program.decks[0].cards].index("G16")
    table.set_deck_top(0, place)
    table.set_bag(0, table.bag(0) & ~(1 << place))
    table.depth = 0
    table.push(steps.NEXT_TURN, 0)
    table.push(steps.DRAW, 0, 1, 0, 0, 0)
    flow.run(table)
    assert table.decision(0) == "peek"
    seen = table.deck_top(0)
    assert seen != t.NOWHERE
    play_words(table, "no")
    assert table.deck_top(0) == t.NOWHERE and not table.bag(0) >> seen & 1


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
