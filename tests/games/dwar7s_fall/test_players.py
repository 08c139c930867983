"""Bots play to win: they lay castles, gather dwarfs and buy goals."""

from __future__ import annotations

import pytest

from meadhall import compiled
from meadhall.arena.rotation import play_with_bots
from meadhall.bots.lineup import make_bot
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import NO_CHOICE
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.bots import candidates, rollout_policy
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.state import choices
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_ogre, give_secret, lay, offered, show_goal
from tests.modes import mostly_compiled


def chosen(table: Dwar7sTable, bot: str = "greedy") -> str:
    seat = table.active
    return GAME.notation(table, seat, make_bot(bot, 1).choose(table.imagine(seat, 1), seat))


def test_greedy_buys_what_it_can_pay() -> None:
    table = show_goal(lay(fresh(), "castle", "0,0"), "bread")
    lay(table, "warehouse", "1,0", 1)
    do(table, "end", "end_turn", "end", "end_turn")
    give_gems(table, 0, gold=2, emerald=1)
    do(table, "put 1,0", "put 1,0", "put 1,0", "end", "resolve 1,0")
    assert chosen(table).startswith("buy")


@pytest.mark.parametrize("secret", ["wizard", "explorer"])
def test_greedy_reveals_a_fulfilled_goal(secret: str) -> None:
    table = give_secret(lay(fresh(), "castle", "0,0"), 0, secret)
    lay(table, "dragon", "0,1")
    lay(table, "frost_giant", "0,2")
    if secret == "wizard":
        give_gems(table, 0, gold=5)
    else:
        for tile in (1, 2):
            table.change_dwarfs(tile, 0, 3)
        table.change_pool(0, -6)
    do(table, "end")
    while "end_turn" not in offered(table):
        do(table, "discard gold") if "reveal" not in offered(table) else do(table, "reveal")
    if "reveal" in offered(table):
        assert chosen(table) == "reveal"
    else:
        assert table.is_revealed(0)


# -- search ----------------------------------------------------------------------------------------


def nearly_won() -> Dwar7sTable:
    """Player 1 has two goals and the gems for a third, and two dwarfs of three at the warehouse."""
    table = show_goal(lay(fresh(), "castle", "0,0"), "bread")
    lay(table, "warehouse", "1,0", 1)
    do(table, "end", "end_turn", "end", "end_turn")
    give_gems(table, 0, gold=2, emerald=1)
    for _goal in range(2):
        table.trade_deck -= 1
        table.set_holder(table.trade_card(table.trade_deck), 0)
    return do(table, "put 1,0", "put 1,0")


def test_search_sends_the_dwarf_that_is_missing_for_victory() -> None:
    table = lay(nearly_won(), "tavern", "0,1")  # one action is left
    assert chosen(table, "search:24it") == "put 1,0"


def test_search_buys_the_goal_that_wins() -> None:
    table = do(nearly_won(), "put 1,0", "end", "resolve 1,0")
    assert chosen(table, "search:24it") == "buy bread"


def test_search_weighs_a_few_actions_and_leaves_small_steps_to_the_rule_of_thumb() -> None:
    table = do(lay(fresh(), "castle", "0,0"), "end", "end_turn")
    assert len(table.choices(1)) > candidates.CANDIDATES
    assert set(table.candidates(1)) < set(table.choices(1))
    assert len(table.candidates(1)) == candidates.CANDIDATES
    do(table, "lay warehouse", "at 1,0")
    assert table.decision(1) == "rotate"
    assert table.candidates(1) == [table.default_choice(1, 5)]


def test_whoever_has_nothing_to_decide_has_no_rule_of_thumb() -> None:
    assert fresh().default_choice(1, 1) == NO_CHOICE
    assert fresh().candidates(1) == []


# -- stand-offs ------------------------------------------------------------------------------------


def stand_off() -> Dwar7sTable:
    """Four dwarfs of player 1 and one of player 2 fill a dragon: neither can slay it."""
    table = lay(fresh(), "castle", "0,0")
    lay(table, "dragon", "0,1")
    for seat, dwarfs in enumerate((4, 1)):
        table.change_dwarfs(1, seat, dwarfs)
        table.change_pool(seat, -dwarfs)
    return give_ogre(table, 0, "ambush")


def test_an_ambush_frees_dwarfs_that_block_each_other() -> None:
    table = stand_off()
    table.used = 4  # only ogres are left
    assert chosen(table) == "ogre ambush"
    do(table, "ogre ambush")
    assert chosen(table) == "ambush 0,1"


def test_where_a_game_drags_on_other_choices_come_in() -> None:
    table = lay(fresh(), "castle", "0,0")
    seldom, often = 0, 0
    for luck in range(40):
        table.round = 2
        seldom |= 1 << table.default_choice(0, luck_from_seed(luck))
        table.round = 80
        often |= 1 << table.default_choice(0, luck_from_seed(luck))
    assert often.bit_count() > seldom.bit_count()


@pytest.mark.parametrize("seed", mostly_compiled([45, 389]))
def test_greedy_players_end_their_games_by_goals(seed: int) -> None:
    table = GAME.new_table(2, luck_from_seed(seed))
    play_with_bots(table, [make_bot("greedy", luck_from_seed(100 * seed + seat)) for seat in range(2)])
    result = table.result()
    assert result is not None
    assert result.reason == "goals"


def test_quick_players_end_their_games() -> None:
    for seed in range(6):
        table = fresh(2 + seed % 3, seed)
        luck = seed + 1
        while table.to_act() and table.round < 60:
            luck = luck_from_seed(luck)
            table.play(table.active, rollout_policy.quick_choice(table, table.active, luck))
        ended = table.result()
        if ended is not None:
            assert max(ended.scores) > 20
            return
    raise AssertionError("none of six games came to an end")


# -- rights that wait for no turn (W12.1) ----------------------------------------------------------


@pytest.mark.parametrize("seats", mostly_compiled((2, 3, 4)))
def test_audit_dwar7s_4_no_bot_lets_a_fulfilled_goal_pass_in_the_turn_of_another(seats: int) -> None:
    """Before anybody decides again, whoever has fulfilled a goal that could be lost has turned it up."""
    out_of_turn = 0
    for number in range(400 if compiled() else 5):
        luck = luck_from_seed(number)
        table = GAME.new_table(seats, luck)
        moves = play_with_bots(table, [make_bot("greedy", luck + seat) for seat in range(seats)])
        again = GAME.new_table(seats, luck)
        for seat, choice in ((move.seat, move.choice) for move in moves):
            waiting = [other for other in range(seats) if again.volunteer(other) != NO_CHOICE]
            assert not waiting or (seat in waiting and choice == choices.REVEAL)
            out_of_turn += choice == choices.REVEAL and seat != again.next_seat()
            again.play(seat, choice)
        assert again.result() == table.result()
    assert out_of_turn
