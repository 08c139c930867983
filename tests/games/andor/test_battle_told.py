"""What a battle leaves in sight of all: the creature's dice, what was done to dice; and in the log."""

from __future__ import annotations

import pytest

from meadhall.core.i18n import speaking
from meadhall.core.journal import Entry, Journal
from meadhall.games.andor import GAME
from meadhall.games.andor.rules import creatures
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state.view import FoeView, TableView
from meadhall.games.andor.state.view_maker import table_view
from tests.games.andor.random_play import play_words
from tests.games.andor.staging import battle, equip, put


def seen(table: AndorTable) -> TableView:
    return table_view(table, 0)


def told(table: AndorTable, what: str) -> list[str]:
    assert table.journal is not None
    return [GAME.describe_entry(entry, ["Ann"]) for entry in table.journal.entries if entry.what == what]


def lost_round(*more_foes: int) -> AndorTable:
    """The dwarf with a shield: 3 + 2 against 6 + 6 + 6."""
    table = battle()
    for field in more_foes:
        creatures.place(table, n.SKRAL, field)
    table.journal = Journal()
    equip(table, "dwarf", n.SHIELD)
    table.load_dice([1, 2, 6, 6])
    play_words(table, "fight 10")
    return table


def test_the_dice_of_the_creature_lie_open_until_somebody_acts() -> None:
    table = lost_round()
    assert seen(table).decision == "shield"
    assert seen(table).foe == FoeView("skral", 10, (6, 6), False, (0, 1), 6, 18, -13)
    play_words(table, "yes", "no")
    after = seen(table)
    assert after.foe == FoeView("skral", 10, (6, 6), False, (0, 1), 6, 18, -13)
    assert (after.fighters, after.fought, after.heroes_value, after.heroes[0].dice) == ((), (0,), 5, (1, 2))
    play_words(table, "pass")
    forgotten = seen(table)
    assert (forgotten.foe, forgotten.fought, forgotten.heroes_value) == (None, (), 0)
    assert forgotten.heroes[0].dice == ()


def test_a_new_round_begins_without_the_dice_of_the_last() -> None:
    table = battle()
    put(table, "wizard", field=10)
    table.load_dice([1, 2, 4, 1, 2, 5, 5])
    play_words(table, "fight 10", "invite wizard", "yes", "begin", "nothing", "nothing")
    foe = seen(table).foe
    assert foe is not None and foe.dice == (1, 2)
    play_words(table, "yes", "yes")
    assert (seen(table).decision, seen(table).battle_round) == ("flip", 2)
    foe = seen(table).foe
    assert foe is not None and (foe.dice, foe.value) == ((), 0)
    assert [hero.dice for hero in seen(table).heroes] == [(5, 5), (), ()]


def test_a_die_turned_over_and_a_shield_raised_are_told_until_the_round_is_over() -> None:
    table = battle()
    put(table, "wizard", field=10)
    equip(table, "dwarf", n.SHIELD)
    table.load_dice([1, 2, 4, 6, 6])
    play_words(table, "fight 10", "invite wizard", "yes", "begin", "flip 1", "yes")
    dwarf, wizard = seen(table).heroes[:2]
    assert (dwarf.dice, dwarf.flipped, dwarf.guarded) == ((6, 2), 0, True)
    assert (wizard.flipped, wizard.guarded) == (-1, False)


def test_a_battle_called_off_leaves_nothing() -> None:
    table = battle()
    put(table, "wizard", field=10)
    must = table.creature_on(10)
    table.set_creature(must, 7, 2)
    play_words(table, "fight 10", "call_off")
    assert (seen(table).foe, seen(table).fought, seen(table).target) == (None, (), -1)


# -- the log -----------------------------------------------------------------------------------------------


def test_the_only_one_of_its_kind_is_named_by_its_kind() -> None:
    table = lost_round()
    assert told(table, "creature_rolled") == ["Skral rolls: 6, 6."]
    assert told(table, "round_fought") == ["Battle values: heroes 5, creature 18 (skral)."]


@pytest.mark.parametrize(
    ("language", "rolled"),
    [
        ("en", "Skral on field 10 rolls: 6, 6."),
        ("ru", "Скраль на поле 10 бросает кубики: 6, 6."),
        ("fr", "Skral sur la case 10 lance : 6, 6."),
    ],
)
def test_of_several_of_a_kind_the_log_says_where(language: str, rolled: str) -> None:
    table = lost_round(19, 22)
    play_words(table, "yes", "no")
    with speaking(language):
        assert [
            line.replace("\u202f", " ").replace("\xa0", " ") for line in told(table, "creature_rolled")
        ] == [rolled]
    assert told(table, "battle_broken_off") == ["The battle is broken off (skral on field 10)."]


def test_creatures_that_move_and_get_through_are_named() -> None:
    table = battle()
    table.journal = Journal()
    creatures.place(table, n.GOR, 1)
    creatures.place(table, n.GOR, 2)
    creatures.advance(table, table.creature_on(1))
    assert told(table, "creature_moved") == ["Gor: from field 1 to field 0 (Rietburg Castle)."]
    assert told(table, "creature_entered") == ["A creature gets through: gor on field 1."]


def test_an_entry_that_knows_no_table_still_says_something() -> None:
    for what in ("creature_rolled", "creature_moved", "round_fought", "battle_broken_off"):
        line = GAME.describe_entry(Entry(what, 0, 5, 7, -1), ["Ann"])
        assert line and "{" not in line
