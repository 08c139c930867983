"""What the audit found in the five legends, and what was made of it."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.journal import Entry, Journal
from meadhall.core.rng import luck_from_seed
from meadhall.games.andor.legend.boards import board_named
from meadhall.games.andor.legend.effect_types import BAN_BREW, BAN_FLIP, BAN_HELM
from meadhall.games.andor.legend.library import legend_data
from meadhall.games.andor.legend.reader import read_legend
from meadhall.games.andor.legend.triggers import lay_card
from meadhall.games.andor.rules import flow
from meadhall.games.andor.rules.game_table import AndorTable, new_table
from meadhall.games.andor.state import events, steps
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import table as t
from meadhall.games.andor.state.components import EVENT_CARDS, EVENT_DECKS
from tests.games.andor.random_play import named, play_words
from tests.games.andor.staging import put, scene, turn_of
from tests.games.andor.test_texts import SMALLEST


def play_card(table: AndorTable, name: str) -> None:
    """A card of the legend comes up now."""
    card = next(card for card in table.program.cards if card.name == name)
    lay_card(table, card, t.NOWHERE, t.NOWHERE)
    flow.run(table)


# -- Legend 3: the dark mage ------------------------------------------------------------------------


def masterpiece(seed: int = 1) -> AndorTable:
    """Two heroes beside the ensorcelled gor."""
    table = scene("dwarf", "wizard", legend="L3")
    table.luck = luck_from_seed(seed)
    play_card(table, "J1")
    for hero in range(table.party):
        table.set_hero(hero, t.FIELD, field_of_the_gor(table))
    put(table, "dwarf", sp=5, wp=14)
    put(table, "wizard", sp=5, wp=14)
    turn_of(table, "dwarf")
    return table


def field_of_the_gor(table: AndorTable) -> int:
    return int(table.creature(table.tagged_creature(table.program.tags.index("ensorcelled_gor")), t.PLACE))


def fight_a_round(table: AndorTable) -> list[Entry]:
    """What happens in the first round against the gor, as far as nobody is asked."""
    journal = Journal()
    table.attach_journal(journal)
    play_words(table, f"fight {field_of_the_gor(table)}", "begin")
    assert any(entry.what == events.CARD_PLAYED for entry in journal.entries)
    return journal.entries


def spells(told: list[Entry]) -> list[int]:
    """What was rolled for the mage: such a die is nobody's."""
    return [entry.first for entry in told if entry.what == events.DICE_ROLLED and entry.seat < 0]


def test_audit_andor_16_the_dark_mage_disturbs_the_battle_with_his_masterpiece() -> None:
    assert masterpiece().figure(n.DARK_MAGE) == 83
    bans = {1: BAN_FLIP, 2: BAN_HELM, 3: BAN_BREW}
    seen = set()
    for seed in range(40):
        table = masterpiece(seed)
        told = fight_a_round(table)
        (rolled,) = spells(told)
        seen.add(rolled)
        if table.step() != steps.STAY:  # the round is not over yet
            assert table.ban_round == bans.get(rolled, 0)
        spell = next(place for place, entry in enumerate(told) if entry.what == events.DICE_ROLLED)
        at_once = told[spell + 1]
        assert (at_once.what == events.WP_CHANGED and at_once.first == -1) is (rolled == 4)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_audit_andor_16_two_rune_stones_under_the_tree_silence_him() -> None:
    table = masterpiece()
    for colour in (1, 2):
        table.new_token(n.RUNE, 57, colour)
    play_words(table, "pass")
    assert table.figure(n.DARK_MAGE) == t.NOWHERE
    turn_of(table, "dwarf")
    assert spells(fight_a_round(table)) == []


def test_rune_stones_laid_too_early_wait_for_the_mage() -> None:
    table = scene("dwarf", "wizard", legend="L3")
    for colour in (1, 2):
        table.new_token(n.RUNE, 57, colour)
    play_words(table, "pass")
    assert table.figure(n.DARK_MAGE) == t.NOWHERE
    play_card(table, "J1")
    assert table.figure(n.DARK_MAGE) == t.NOWHERE, "he comes and goes"


# -- Legend 4: what can happen in the mine ----------------------------------------------------------


def fields_named(plain: Any) -> list[tuple[int, int]]:
    """Ranges of fields an effect speaks of, first and last."""
    if isinstance(plain, dict):
        found = [(plain["range"][0], plain["range"][-1])] if "range" in plain else []
        return found + [each for value in plain.values() for each in fields_named(value)]
    return [each for value in plain for each in fields_named(value)] if isinstance(plain, list) else []


@pytest.mark.parametrize("card", EVENT_DECKS["silver_without_start"])
def test_audit_andor_16_silver_events_can_occur_in_the_mine(card: str) -> None:
    mine = board_named("mine").fields
    for first, last in fields_named(EVENT_CARDS[card]["effects"]):
        assert [field for field in mine if first <= field <= last]


def test_audit_andor_11_a_green_card_takes_the_place_of_k1() -> None:
    """D25.1: a card without a version of its own is used at both difficulties, so K is starred in both."""
    cards = [card for card in legend_data("L4")["cards"] if card["id"] == "K1"]
    assert sorted(card["variant"] for card in cards) == ["easy", "normal"]
    for level, kind in (("easy", n.SKRAL), ("normal", n.WARDRAK)):
        table = named("dwarf", "archer", legend="L4", difficulty=level)
        play_card(table, "K1")
        assert table.creature(table.creature_on(24), t.KIND) == kind


@pytest.mark.parametrize("legend", ["L1", "L2", "L3", "L4", "L5"])
def test_no_card_of_one_difficulty_is_without_its_twin(legend: str) -> None:
    cards = legend_data(legend)["cards"]
    easy = {card["id"] for card in cards if card["variant"] == "easy"}
    assert easy == {card["id"] for card in cards if card["variant"] == "normal"}


# -- poison and parchments (D14.11) -----------------------------------------------------------------


def test_audit_andor_15_a_legend_of_ones_own_may_lay_out_poison_and_parchments() -> None:
    laid = [{"op": "place_token", "token": token, "field": 7} for token in ("poison", "parchment")]
    first = {**SMALLEST["cards"][0], "effects": [*SMALLEST["cards"][0]["effects"], *laid]}
    plain = SMALLEST | {"cards": [first, *SMALLEST["cards"][1:]]}
    table = new_table(1, 3, read_legend(plain, 2, "normal"), [n.DWARF, n.ARCHER], False)
    play_words(table, "take dwarf poison", "take dwarf parchment")
    held = [table.token(token, t.TOKEN_KIND) for token in range(table.tokens_used) if carried(table, token)]
    assert sorted(held) == [n.POISON, n.PARCHMENT]


def carried(table: AndorTable, token: int) -> bool:
    return table.token(token, t.TOKEN_PLACE) == t.CARRIED
