"""Everything can be played by pressing what is on the table, and every press is answered."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.state import choices
from meadhall.games.dwar7s_fall.state.steps import DECISIONS
from meadhall.games.dwar7s_fall.state.table import NO_CARD
from meadhall.look.contract import Draft, Explain, Play
from tests.games.dwar7s_fall.look.eyes import EYES, deeds
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_ogre, lay, look, pass_turn
from tests.games.dwar7s_fall.random_play import play_one
from tests.modes import mostly_compiled

LARGE = 12  # tiles; more places, no other presses


def not_back(keys: set[str], dice: random.Random) -> str:
    return dice.choice(sorted(keys - {"cancel"}))


@pytest.mark.parametrize("way", mostly_compiled(EYES.ways))
def test_a_whole_game_by_pressing(way: str) -> None:
    """The first player presses at random, the others play by themselves."""
    table, dice = EYES.new_table(way, 11), random.Random(way)
    asked = set()
    while table.to_act():
        if table.active == 0:
            asked.add(EYES.press_until_played(table, 0, dice, not_back))
        else:
            play_one(table, dice)
    assert table.result() is not None
    assert {"act", "end_turn"} <= asked


def is_costly(table: Dwar7sTable, decision: str) -> bool:
    """A whole hand of cards, each on every place in every turn, is looked at once, elsewhere."""
    cards = sum(choices.CARD <= choice < choices.OGRE for choice in table.choices(table.active))
    return decision == "act" and cards * table.tiles > LARGE


@pytest.mark.parametrize("way", mostly_compiled(EYES.ways))
def test_every_choice_of_every_decision_is_reached_by_pressing(way: str) -> None:
    tried: Counter[str] = Counter()
    for seed in range(6):
        for table in EYES.random_game(way, seed):
            assert isinstance(table, Dwar7sTable)
            decision = table.decision(table.active)
            if decision and tried[decision] < 2 and not is_costly(table, decision):
                tried[decision] += 1
                EYES.check_choices(table, table.active)
    common = {"act", "place", "rotate", "resolve", "trade", "discard", "end_turn"}
    assert common <= set(tried) <= {decision.id for decision in DECISIONS.values()}


@pytest.mark.parametrize("ogre", ["ambush", "bully", "panic", "thief", "crown"])
def test_an_ogre_and_its_targets_are_put_together_before_anything_is_played(ogre: str) -> None:
    table = lay(fresh(3), "castle", "0,0")
    lay(table, "tavern", "1,0", 1)
    do(table, "put 0,0", "put 1,0")
    pass_turn(table)
    do(table, "put 0,0", "put 1,0")
    pass_turn(table)
    give_gems(give_ogre(give_ogre(table, 2, ogre), 0, "panic"), 1, gold=1)
    do(table, "put 0,0")
    choice = next(one for one in table.choices(2) if choices.OGRE <= one < choices.BUY)
    wished = deeds(table, 2, choice)
    assert wished and all(play.then for play in wished)
    assert EYES.plays_by_pressing(table, 2, f"ogre:{ogre}") == wished


def test_a_card_with_every_place_and_every_turn_is_one_deed() -> None:
    table = lay(fresh(2), "castle", "0,0")
    lay(table, "gold_mine", "1,0")
    choice = card_choice(table, "ruby_mine")
    wished = deeds(table, 0, choice)
    assert len(wished) == 7 * 4
    assert EYES.plays_by_pressing(table, 0, f"card:{choice - choices.CARD}") == wished


def card_choice(table: Dwar7sTable, kind: str) -> int:
    """The choice that takes up a card of the first player."""
    hand = [place for place in range(9) if table.hand(0) >> place & 1]
    return choices.CARD + hand[look(table, 0).seats[0].hand.index(kind)]


def drafted(table: Dwar7sTable, draft: tuple[str, ...], key: str) -> tuple[str, ...]:
    answer = LOOK.press(EYES.scene(table, 0, draft), key)
    assert isinstance(answer, Draft)
    return answer.keys


def test_a_card_is_called_off_without_a_trace() -> None:
    table = lay(fresh(2), "castle", "0,0")
    taken = drafted(table, (), f"card:{card_choice(table, 'gold_mine') - choices.CARD}")
    placed = drafted(table, taken, f"place:{choices.BESIDE}")
    assert drafted(table, placed, "cancel") == taken
    assert drafted(table, taken, "cancel") == ()


def test_another_card_takes_the_place_of_the_one_in_hand() -> None:
    table = lay(fresh(2), "castle", "0,0")
    taken = drafted(table, (), f"card:{card_choice(table, 'gold_mine') - choices.CARD}")
    other = card_choice(table, "tavern")
    assert drafted(table, taken, f"card:{other - choices.CARD}") == (f"do:{other}",)


def test_a_card_first_lies_as_it_does_most_good_and_turns_round_from_there() -> None:
    """The castle is printed with walls north and south; a mine east of it must open to the west."""
    table = lay(fresh(2), "castle", "0,0")
    taken = drafted(table, (), f"card:{card_choice(table, 'gold_mine') - choices.CARD}")
    first = drafted(table, taken, f"place:{choices.BESIDE + 1}")
    assert "tiles 1 → 2" in LOOK.prompt(EYES.scene(table, 0, first)).why
    turns = [first]
    for _turn in range(4):
        turns.append(drafted(table, turns[-1], "turn:next"))
    assert turns[4] == first and len(set(turns)) == 4
    assert drafted(table, first, "turn:back") == turns[3]
    words = [LOOK.prompt(EYES.scene(table, 0, turn)).why for turn in turns[:4]]
    assert sum("stays as it is" in told for told in words) == 2


def test_a_tile_offers_what_may_be_done_there() -> None:
    table = lay(fresh(2), "castle", "0,0")
    lay(table, "gold_mine", "1,0")
    do(table, "put 0,0")
    scene = EYES.scene(table, 0, drafted(table, (), "tile:0"))
    assert [button.label for button in LOOK.prompt(scene).buttons] == ["Place a dwarf here", "Cancel"]
    assert LOOK.press(scene, "tile:1") == Play(choices.MOVE + 1)


def test_the_actions_can_be_ended_on_a_land_that_has_become_bare() -> None:
    """W6.1 asks for a card only at the very beginning."""
    table = lay(fresh(2), "gold_mine", "0,0")
    table.set_top(0, NO_CARD)
    table.abandon(0)
    assert choices.END_ACTIONS in table.choices(0)
    keys = [button.key for button in LOOK.prompt(EYES.scene(table, 0)).buttons]
    assert keys == [f"choice:{choices.END_ACTIONS}"]


def test_pressing_anything_else_is_explained() -> None:
    strange = {
        "choice:999",
        "tile:99",
        "tile:x",
        "card:99",
        "card:x",
        "place:1",
        "turn:next",
        "lay",
        "ogre:cup",
    }
    strange |= {"cell:9:9", "cancel", "?", "pool", "offer:bread", "secret", "place:9999", "turn:up"}
    for scene, answer in EYES.check_other_presses("three", 7, 19, strange):
        assert scene.viewer == scene.view.active  # type: ignore[attr-defined]
        assert isinstance(answer, Draft)


@pytest.mark.parametrize(
    ("prepare", "key", "told"),
    [
        (lambda table: do(table, "put 0,0", "put 0,0"), "card:1", "Your actions of this turn are used."),
        (lambda table: do(table, "put 0,0", "put 0,0", "end"), "card:1", "Cards, dwarfs and ogres are for"),
        (pass_turn, "pool", "Bo is playing"),
        (lambda table: table, "ogre:thief", "This ogre finds no target now."),
    ],
)
def test_what_cannot_be_pressed_says_why(
    prepare: Callable[[Dwar7sTable], Dwar7sTable], key: str, told: str
) -> None:
    table = lay(fresh(2), "tavern", "0,0")
    prepare(table)
    answer = LOOK.press(EYES.scene(table, 0), key)
    assert isinstance(answer, Explain)
    assert answer.text.startswith(told)
