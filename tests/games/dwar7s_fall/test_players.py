"""Bots play to win: they lay castles, gather dwarfs and buy goals."""

from __future__ import annotations

import pytest

from meadhall.bots.lineup import make_bot
from meadhall.core.luck import luck_from_seed
from meadhall.games.dwar7s_fall import GAME, judgement
from meadhall.games.dwar7s_fall.game_table import Dwar7sTable
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_secret, lay, offered, show_goal


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


def test_quick_players_end_their_games() -> None:
    for seed in range(6):
        table = fresh(2 + seed % 3, seed)
        luck = seed + 1
        while table.to_act() and table.round < 60:
            luck = luck_from_seed(luck)
            table.play(table.active, judgement.quick_choice(table, table.active, luck))
        ended = table.result()
        if ended is not None:
            assert max(ended.scores) > 20
            return
    raise AssertionError("none of six games came to an end")
