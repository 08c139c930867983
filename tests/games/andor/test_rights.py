"""What heroes may do and nothing takes away: free actions, items, help with rubble (D7, D13 to D15, D21)."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.games.andor import GAME
from meadhall.games.andor.bots import battle as quick_battle
from meadhall.games.andor.bots.free_actions import PATIENCE, quick_free_action
from meadhall.games.andor.referee import query
from meadhall.games.andor.rules import creatures, things
from meadhall.games.andor.rules.fighters import invitable
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.rules.heroes import bit
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import steps
from meadhall.games.andor.state import table as t
from meadhall.games.andor.state.consistency import check_consistency
from tests.games.andor.random_play import ALL_WAYS, Way, hero_number, lay, play_words
from tests.games.andor.staging import battle, equip, put, scene, turn_of, words

every_way = pytest.mark.parametrize("way", ALL_WAYS, ids=[way.name() for way in ALL_WAYS])
LONGEST: Final = 3000  # decisions of a random legend; most take a few hundred


def bare(table: AndorTable) -> AndorTable:
    """Nobody carries anything."""
    for token in range(table.tokens_used):
        if table.token(token, t.TOKEN_PLACE) >= t.CARRIED:
            kind = table.token(token, t.TOKEN_KIND)
            table.set_stock(kind, table.stock(kind) + 1)
            things.remove(table, token)
    return table


def carried(table: AndorTable, hero: str) -> list[tuple[int, int]]:
    """Kind and value of what a hero carries."""
    place = t.CARRIED + hero_number(table, hero)
    return sorted(
        (table.token(token, t.TOKEN_KIND), table.token(token, t.TOKEN_VALUE))
        for token in range(table.tokens_used)
        if table.token(token, t.TOKEN_PLACE) == place
    )


def shown(table: AndorTable, field: int) -> list[tuple[int, int]]:
    """Kind and value of what lies on a field, 0 while it lies face down."""
    return sorted(
        (table.token(token, t.TOKEN_KIND), table.token(token, t.TOKEN_VALUE))
        for token in range(table.tokens_used)
        if table.token(token, t.TOKEN_PLACE) == field
    )


# -- no counter removes a right (audit 3) ----------------------------------------------------------


def test_audit_andor_3_no_number_of_free_actions_takes_a_right_away() -> None:
    table = bare(scene("dwarf", "warrior", "archer"))
    put(table, "dwarf", field=71, gold=9)
    put(table, "warrior", field=5, wp=7, gold=1)
    put(table, "archer", field=5)
    creatures.place(table, n.GOR, 71)
    table.new_token(n.FARMER, 71, 0)
    rights = {"fight 71", "take dwarf farmer", "buy dwarf sp", "well warrior", "take archer gold", "step 43"}
    for _coin in range(40):
        play_words(table, "give warrior archer gold", "give archer warrior gold")
    play_words(table, "drop warrior gold")
    assert rights <= words(table)
    play_words(table, "fight 71")
    assert table.target >= 0


def test_audit_andor_3_farmers_come_along_however_often_they_were_left() -> None:
    table = bare(scene("dwarf", "warrior"))
    put(table, "dwarf", field=20)
    table.new_token(n.FARMER, 20, 0)
    for _time in range(30):
        play_words(table, "take dwarf farmer", "drop dwarf farmer")
    assert "take dwarf farmer" in words(table)


def test_audit_andor_3_bots_keep_to_a_limit_of_their_own() -> None:
    table = bare(scene("dwarf", "warrior"))
    put(table, "dwarf", field=71, gold=9)
    options = table.choices(0)
    assert quick_free_action(table, 0, options) >= 0
    table.handled = PATIENCE
    assert quick_free_action(table, 0, options) < 0


def test_audit_andor_3_an_attack_called_off_is_possible_again_but_no_bot_insists() -> None:
    table = bare(scene("dwarf", "warrior"))
    put(table, "dwarf", field=20, sp=14, wp=20)
    put(table, "warrior", field=20)
    gor = creatures.place(table, n.GOR, 20)
    table.set_creature(gor, t.MUST, 1 + hero_number(table, "warrior"))
    for _time in range(30):
        play_words(table, "fight 20", "invite warrior", "no", "call_off")
    assert "fight 20" in words(table)
    assert quick_battle.was_called_off(table, gor)
    turn_of(table, "dwarf")
    assert not quick_battle.was_called_off(table, gor)


@every_way
def test_audit_andor_3_random_play_ends_without_the_limit(way: Way) -> None:
    for seed in range(5):
        table = lay(way, 1000 + seed)
        assert table.play_out(seed) < LONGEST
        assert table.result() is not None


@every_way
def test_audit_andor_3_a_player_who_takes_the_first_choice_comes_to_an_end(way: Way) -> None:
    table = lay(way, 3)
    for _decision in range(LONGEST):
        if not table.to_act():
            break
        table.play(table.next_seat(), table.choices(table.next_seat())[0])
    assert table.result() is not None


@every_way
def test_audit_andor_3_quick_choices_end_without_the_limit(way: Way) -> None:
    table = lay(way, 7)
    for luck in range(LONGEST):
        if not table.to_act():
            break
        seat = table.next_seat()
        table.play(seat, table.default_choice(seat, luck))
    assert table.result() is not None


# -- half or full is the owner's choice (audit 4) --------------------------------------------------


def half_and_full(table: AndorTable, hero: str, kind: int) -> None:
    equip(table, hero, kind, kind)
    first = table.carries(hero_number(table, hero), kind)
    table.set_token(first, t.TOKEN_VALUE, 1)


@pytest.mark.parametrize(("word", "left"), [("wineskin", [1, 1]), ("wineskin_half", [2])])
def test_audit_andor_4_the_half_or_the_full_wineskin_is_drunk(word: str, left: list[int]) -> None:
    """D14.1, D5.7."""
    table = bare(scene("dwarf", "warrior"))
    put(table, "dwarf", field=20)
    half_and_full(table, "dwarf", n.WINESKIN)
    play_words(table, "step 19", word)
    assert [value for kind, value in carried(table, "dwarf") if kind == n.WINESKIN] == left
    assert table.hero(0, t.HOURS) == 0
    assert table.stock(n.WINESKIN) == (4 if word == "wineskin_half" else 3)


def test_audit_andor_4_one_kind_of_wineskin_is_offered_once() -> None:
    table = bare(scene("dwarf", "warrior"))
    equip(table, "dwarf", n.WINESKIN, n.WINESKIN)
    assert "wineskin" in words(table) and "wineskin_half" not in words(table)
    play_words(table, "wineskin", "wineskin_half")
    assert [value for kind, value in carried(table, "dwarf") if kind == n.WINESKIN] == [2]


@pytest.mark.parametrize(("word", "left"), [("brew 1", [1, 1]), ("brew_half 1", [2])])
def test_audit_andor_4_the_half_or_the_full_brew_is_drunk(word: str, left: list[int]) -> None:
    """D8.5, D14.7."""
    table = bare(battle())
    put(table, "dwarf", wp=6)
    half_and_full(table, "dwarf", n.BREW)
    table.load_dice([4, 1, 1])
    play_words(table, "fight 10", word)
    assert [value for kind, value in carried(table, "dwarf") if kind == n.BREW] == left
    assert table.hero(0, t.BOOST) == 2


def test_audit_andor_4_the_booklet_warrior_gives_the_full_one_away() -> None:
    table = bare(battle())
    put(table, "dwarf", wp=6)
    put(table, "wizard", field=10)
    half_and_full(table, "dwarf", n.BREW)
    table.load_dice([4, 1, 3, 1, 1])
    play_words(table, "fight 10", "invite wizard", "yes", "begin", "nothing", "brew_half 1", "nothing")
    assert table.decision(0) == "stay"
    play_words(table, "give dwarf wizard witch_brew")
    assert (n.BREW, 2) in carried(table, "wizard")


# -- wells (audit 5) -------------------------------------------------------------------------------


def test_audit_andor_5_a_well_may_be_emptied_at_20_willpower() -> None:
    """D15.1: it counts for fates, and keeps it from others."""
    table = bare(scene("dwarf", "warrior"))
    put(table, "dwarf", field=5, wp=20)
    play_words(table, "well dwarf")
    assert (table.hero(0, t.WP), table.hero(0, t.WELLS)) == (20, 1)
    assert "well dwarf" not in words(table)


# -- the falcon (audit 6) --------------------------------------------------------------------------


def test_audit_andor_6_the_falcon_exchanges_between_two_full_heroes() -> None:
    """D14.9."""
    table = bare(scene("warrior", "dwarf"))
    put(table, "warrior", field=20)
    put(table, "dwarf", field=57)
    equip(table, "warrior", n.FALCON, n.WINESKIN, n.WINESKIN, n.WINESKIN, n.HELM)
    equip(table, "dwarf", n.BREW, n.BREW, n.TELESCOPE, n.HELM)
    play_words(table, "falcon warrior dwarf", "give warrior dwarf wineskin")
    assert words(table) == {"thing witch_brew", "thing telescope", "stop"}
    check_consistency(table)
    play_words(table, "thing witch_brew")
    assert n.BREW in dict(carried(table, "warrior")) and n.WINESKIN in dict(carried(table, "dwarf"))
    play_words(table, "give dwarf warrior telescope", "thing wineskin", "stop")
    assert [kind for kind, _value in carried(table, "warrior")] == [
        n.WINESKIN,
        n.FALCON,
        n.HELM,
        n.TELESCOPE,
        n.BREW,
    ]
    check_consistency(table)


def test_audit_andor_6_an_exchange_may_be_called_off() -> None:
    table = bare(scene("warrior", "dwarf"))
    put(table, "warrior", field=20)
    equip(table, "warrior", n.FALCON, n.WINESKIN)
    equip(table, "dwarf", n.BREW, n.BREW, n.TELESCOPE)
    before = carried(table, "dwarf")
    play_words(table, "falcon warrior dwarf", "give warrior dwarf wineskin", "stop")
    assert table.decision(0) == "falcon"
    play_words(table, "stop")
    assert carried(table, "warrior") == [(n.WINESKIN, 2), (n.FALCON, 0)] and carried(table, "dwarf") == before


def test_audit_andor_6_large_things_do_not_fly_even_in_exchange() -> None:
    table = bare(scene("warrior", "dwarf"))
    put(table, "warrior", field=20, gold=0)
    put(table, "dwarf", gold=0)
    equip(table, "warrior", n.FALCON)
    equip(table, "dwarf", n.BOW)
    table.new_token(n.FARMER, t.CARRIED + 1, 0)
    assert "falcon warrior dwarf" not in words(table)


@pytest.mark.parametrize("thing", ["farmer", "well", "fog", "rubble", "shield", "bow", "falcon"])
def test_audit_andor_6_the_referee_sends_no_farmers_or_wells(thing: str) -> None:
    assert query("falcon", {"send": [thing]}) is False
    assert query("falcon", {"send": ["gold", thing]}) is False


@pytest.mark.parametrize("thing", ["gold", "gem", "helm", "witch_brew", "rune_stone", "poison", "wineskin"])
def test_audit_andor_6_the_referee_sends_small_things_helms_and_treasure(thing: str) -> None:
    assert query("falcon", {"send": [thing]}) is True


def test_audit_andor_6_full_heroes_on_one_field_exchange_between_rounds() -> None:
    """D7.9, D13.2: there is no laying down between rounds."""
    table = bare(battle())
    put(table, "dwarf", wp=6)
    put(table, "wizard", field=10)
    equip(table, "dwarf", n.SHIELD)
    equip(table, "wizard", n.BOW)
    table.load_dice([3, 3, 1, 3])
    play_words(table, "fight 10", "invite wizard", "yes", "begin", "nothing", "nothing")
    play_words(table, "give dwarf wizard shield")
    assert words(table) == {"thing bow", "stop"}
    play_words(table, "thing bow")
    assert n.BOW in dict(carried(table, "dwarf")) and n.SHIELD in dict(carried(table, "wizard"))


# -- the telescope (audit 7) -----------------------------------------------------------------------


def beside_secrets() -> AndorTable:
    table = bare(scene("dwarf", "warrior"))
    put(table, "dwarf", field=20)
    equip(table, "dwarf", n.TELESCOPE)
    for kind in (n.FOG, n.RUNE, n.RUNE, n.HERB):
        table.new_token(kind, 19, 0)
    return table


def test_audit_andor_7_the_telescope_turns_one_or_several_tokens_of_a_field() -> None:
    """D14.8."""
    table = beside_secrets()
    play_words(table, "telescope dwarf 19")
    assert table.decision(0) == "telescope"
    check_consistency(table)
    assert words(table) == {"turn fog", "turn rune_stone", "turn medicinal_herb", "stop"}
    play_words(table, "turn rune_stone", "stop")
    values = shown(table, 19)
    assert [kind for kind, value in values if value] == [n.RUNE]
    assert [kind for kind, value in values if not value] == [n.HERB, n.RUNE, n.FOG]
    play_words(table, "telescope dwarf 19", "turn fog", "turn medicinal_herb", "turn rune_stone")
    assert table.decision(0) == "turn" and all(value for _kind, value in shown(table, 19))


def test_audit_andor_7_a_single_token_is_turned_at_once() -> None:
    table = bare(scene("dwarf", "warrior"))
    put(table, "dwarf", field=20)
    equip(table, "dwarf", n.TELESCOPE)
    table.new_token(n.RUNE, 19, 0)
    play_words(table, "telescope dwarf 19")
    assert table.decision(0) == "turn" and shown(table, 19)[0][1] > 0


# -- herbs and brews in a round (audit 8) ----------------------------------------------------------


def test_audit_andor_8_several_herbs_count_in_one_round() -> None:
    """D14.6."""
    table = bare(battle())
    put(table, "dwarf", wp=6)
    for value in (3, 4, 4):
        equip(table, "dwarf", n.HERB, value=value)
    table.load_dice([5, 1, 2])
    play_words(table, "fight 10", "herb 4", "herb 3", "herb 4")
    assert table.decision(0) != "herb"
    assert table.heroes_value == 3 + 5 + 11 and carried(table, "dwarf") == []


def test_audit_andor_8_only_one_brew_counts_in_a_round() -> None:
    """D8.5."""
    table = bare(battle())
    put(table, "dwarf", wp=6)
    equip(table, "dwarf", n.BREW, n.BREW)
    table.load_dice([5, 1, 2])
    play_words(table, "fight 10", "brew 1")
    assert table.heroes_value == 3 + 10
    assert sorted(value for _kind, value in carried(table, "dwarf")) == [1, 2]


# -- a bow given away (audit 9) --------------------------------------------------------------------


def test_audit_andor_9_a_hero_who_gave_his_bow_away_no_longer_shoots() -> None:
    """D6.1, D7.9."""
    table = bare(scene("dwarf", "archer"))
    put(table, "dwarf", field=19, sp=3, wp=6)
    put(table, "archer", field=19, sp=1, wp=6)
    creatures.place(table, n.SKRAL, 10)
    equip(table, "dwarf", n.BOW)
    equip(table, "archer", n.SHIELD)
    table.load_dice([3, 3, 1, 3])
    play_words(table, "fight 10", "invite archer", "yes", "begin", "keep")
    assert {"yes", "no"} <= words(table)
    play_words(table, "give dwarf archer bow", "thing shield")
    assert "yes" not in words(table) and "no" in words(table)
    play_words(table, "no")
    assert table.fighters == bit(1) and "yes" in words(table)


def test_audit_andor_9_a_bow_that_a_companion_takes_back_counts_as_well() -> None:
    """The dwarf has said that he stays; then the archer exchanges the shield for his bow."""
    table = bare(scene("dwarf", "archer"))
    put(table, "dwarf", field=19, sp=3, wp=6)
    put(table, "archer", field=19, sp=1, wp=6)
    creatures.place(table, n.SKRAL, 10)
    equip(table, "dwarf", n.BOW)
    equip(table, "archer", n.SHIELD)
    table.load_dice([3, 3, 1, 3])
    play_words(table, "fight 10", "invite archer", "yes", "begin", "keep", "yes")
    play_words(table, "give archer dwarf shield", "thing bow", "yes")
    assert table.fighters == bit(1) and table.hero(0, t.HOURS) == 1


def test_audit_andor_9_whoever_stands_on_the_field_needs_no_bow() -> None:
    table = bare(battle())
    put(table, "dwarf", wp=6)
    put(table, "wizard", field=10)
    equip(table, "dwarf", n.BOW)
    table.load_dice([3, 3, 1, 3])
    play_words(table, "fight 10", "invite wizard", "yes", "begin", "nothing", "nothing")
    play_words(table, "give dwarf wizard bow")
    assert "yes" in words(table)


# -- rubble (audit 10) -----------------------------------------------------------------------------


def at_the_rubble(*fields: int, value: int = 5) -> AndorTable:
    table = bare(scene("dwarf", "archer", "wizard", legend="L4"))
    for field in fields:
        table.new_token(n.RUBBLE, field, value)
        table.rubbles += 1
    return table


def test_audit_andor_10_who_helps_with_rubble_stands_beside_that_rubble() -> None:
    """D21.2, D21.4: 6 touches 11, 10 touches 12; nothing could be cleared together."""
    table = at_the_rubble(11, 12)
    put(table, "dwarf", field=6, sp=6, wp=7)
    put(table, "archer", field=10)
    put(table, "wizard", field=9)
    play_words(table, "remove_rubble")
    assert words(table) == {"invite wizard", "begin"}


def test_audit_andor_10_all_who_help_share_one_rubble_field() -> None:
    """9 touches 11 and 13; whoever stands beside 13 alone cannot join somebody who stands beside 11 alone."""
    table = at_the_rubble(11, 13)
    put(table, "dwarf", field=9, sp=6, wp=7)
    put(table, "archer", field=6)
    put(table, "wizard", field=14)
    play_words(table, "remove_rubble")
    assert words(table) == {"invite archer", "invite wizard", "begin"}
    play_words(table, "invite archer", "yes")
    assert invitable(table, bit(0) | bit(1)) == 0


def test_audit_andor_10_rubble_lying_face_down_does_not_count_nothing() -> None:
    """L4.8: it is turned up before anybody tries."""
    table = at_the_rubble(11, value=0)
    put(table, "dwarf", field=6, sp=1, wp=6)
    put(table, "archer", field=20)
    put(table, "wizard", field=20)
    play_words(table, "remove_rubble")
    rubble = table.find_token(n.RUBBLE, 11)
    assert rubble < 0 or table.token(rubble, t.TOKEN_VALUE) > 0
    table = at_the_rubble(11, value=0)
    put(table, "dwarf", field=6, sp=1, wp=6)
    table.load_dice([1])
    for face in range(t.CELLS):
        if face < 5:
            table.set_pool(8 + face, int(face == 4))
    play_words(table, "remove_rubble")
    assert table.find_token(n.RUBBLE, 11) >= 0, "a value of 2 does not clear an 8"


def test_audit_andor_10_after_a_field_is_cleared_only_those_stay_who_can_clear_another() -> None:
    """D21.5, D7.7."""
    table = at_the_rubble(11, 13)
    put(table, "dwarf", field=9, sp=6, wp=6)
    put(table, "archer", field=6)
    put(table, "wizard", field=20)
    table.load_dice([4, 4, 4])
    play_words(table, "remove_rubble", "invite archer", "yes", "begin", "keep", "clear 11 small")
    assert table.fighters == bit(0) and words(table) >= {"yes", "no"}


# -- numbers and notation --------------------------------------------------------------------------


def test_every_new_choice_has_a_notation_and_words_in_every_language() -> None:
    assert GAME.version == 2
    assert steps.DECISIONS[93].id == "telescope" and steps.DECISIONS[94].id == "exchange"
