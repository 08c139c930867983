"""Games played by notation, for tests of whole turns."""

from __future__ import annotations

from typing import Any

from meadhall.core.rng import luck_from_seed
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.state.cards import GEM_OF_ID, OGRE_OF_ID, SECRET_OF_ID
from meadhall.games.dwar7s_fall.state.view_values import SeatView, TableView, TileView


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> Dwar7sTable:
    """Player 1 begins unless told otherwise."""
    table = GAME.new_table(seats, luck_from_seed(seed), {"first": 1, **options})
    assert isinstance(table, Dwar7sTable)
    return table


def do(table: Dwar7sTable, *deeds: str, seat: int | None = None) -> Dwar7sTable:
    """Play choices by their notation; the seat whose turn it is unless named."""
    for deed in deeds:
        who = table.active if seat is None else seat
        choice = GAME.read_choice(table, who, deed)
        assert choice is not None, f"{deed}: not among {offered(table, who)}"
        table.play(who, choice)
    return table


def offered(table: Dwar7sTable, seat: int | None = None) -> list[str]:
    who = table.active if seat is None else seat
    return [GAME.notation(table, who, choice) for choice in table.choices(who)]


def pass_turn(table: Dwar7sTable) -> Dwar7sTable:
    do(table, "end")
    while table.decision(table.active) == "resolve":
        do(table, offered(table)[0])
        if table.decision(table.active) in ("trade", "dig"):
            do(table, "decline")
    return do(table, "end_turn")


def lay(table: Dwar7sTable, kind: str, cell: str, turn: int = 0) -> Dwar7sTable:
    """Lay a card beside what lies there."""
    do(table, f"lay {kind}")
    if table.decision(table.active) == "place":
        do(table, f"at {cell}")
    return do(table, f"turn {turn}")


def give_gems(table: Dwar7sTable, seat: int, **gems: int) -> Dwar7sTable:
    for gem, number in gems.items():
        table.change_supply(GEM_OF_ID[gem], -number)
        table.change_gems(seat, GEM_OF_ID[gem], number)
    return table


def give_ogre(table: Dwar7sTable, seat: int, ogre: str) -> Dwar7sTable:
    """Take an ogre out of the deck into a hand."""
    wanted = OGRE_OF_ID[ogre]
    places = [place for place in range(table.ogre_deck) if table.ogre_card(place) == wanted]
    table.ogre_deck -= 1
    table.set_ogre_card(places[0], table.ogre_card(table.ogre_deck))
    table.change_ogres(seat, wanted, 1)
    return table


def give_secret(table: Dwar7sTable, seat: int, secret: str) -> Dwar7sTable:
    wanted = SECRET_OF_ID[secret]
    for other in range(table.seats):
        if table.secret(other) == wanted:
            table.set_secret(other, table.secret(seat))
    table.set_secret(seat, wanted)
    return table


def show_goal(table: Dwar7sTable, goal: str) -> Dwar7sTable:
    """Bring a trade goal on offer, in the first place."""
    wanted = table.box.goal_ids.index(goal)
    first = table.goal_shown(0)
    for place in range(table.goals_shown):
        if table.goal_shown(place) == wanted:
            table.set_goal_shown(place, first)
    for place in range(table.trade_deck):
        if table.trade_card(place) == wanted:
            table.set_trade_card(place, first)
    table.set_goal_shown(0, wanted)
    return table


def look(table: Dwar7sTable, viewer: int = -1) -> TableView:
    view = table.view(viewer)
    assert isinstance(view, TableView)
    return view


def side(table: Dwar7sTable, seat: int, viewer: int | None = None) -> SeatView:
    return look(table, seat if viewer is None else viewer).seats[seat]


def tile(table: Dwar7sTable, cell: str) -> TileView:
    return next(each for each in look(table).tiles if f"{each.cell[0]},{each.cell[1]}" == cell)
