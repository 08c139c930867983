"""Shops, wells, giving, rubble (D13 to D18, D21), and what legends add to them."""

from __future__ import annotations

from meadhall.core.rng import luck_from_seed
from meadhall.games.andor import GAME
from meadhall.games.andor.rules import creatures, flow
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import steps
from meadhall.games.andor.state import table as t
from tests.games.andor.random_play import play_words
from tests.games.andor.staging import equip, put, scene, turn_of, words

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
