"""Tables that look alike to rivals and spectators, and differ in what a seat alone knows.

Each scenario is a position in two worlds, and what seat 0 then does in both. A server shows them as games of
their own, whose option `world` says which of the two is laid; rules, words and look are those of the real
game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from meadhall.core.game import Game, Option, Options
from meadhall.core.registry import find_game
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR, Table
from meadhall.games.aetherya.state.cards import CARD_OF_CODE
from meadhall.games.aetherya.state.choices import DRAW
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from tests.games.aetherya.table_builder import Story
from tests.games.dwar7s_fall.play import fresh, give_gems, give_ogre, give_secret, lay
from tests.games.nidavellir.table_builder import situation

SEATS = 3
KNOWING_NOTHING = (1, SPECTATOR)  # who cannot tell the two worlds apart


@dataclass(frozen=True)
class Scenario:
    id: str  # of the game that is made of it
    game: str
    lay: Callable[[int], Table]
    deeds: tuple[str, ...]  # notation; "" for the first choice


# -- Dwar7s Fall -----------------------------------------------------------------------------------------


def a_goal_to_reveal(world: int) -> Dwar7sTable:
    """World 1: the five gems fulfil the secret goal, and before the turn ends there is a choice."""
    table = give_secret(lay(fresh(SEATS), "castle", "0,0"), 0, ("king", "wizard")[world])
    table.set_hand(0, 0b111)
    return give_gems(table, 0, gold=5)


def gems_to_discard(world: int) -> Dwar7sTable:
    """World 1: the gems are of two kinds, and there is a choice which to discard."""
    table = lay(fresh(SEATS), "castle", "0,0")
    give_gems(give_gems(table, 0, gold=2), 0, **{("gold", "ruby")[world]: 1})
    return give_gems(table, 2, **{("ruby", "gold")[world]: 1})


def ogres_to_take(world: int) -> Dwar7sTable:
    """Player 3 loses two ogres, in world 1 of two kinds."""
    table = lay(fresh(SEATS), "castle", "0,0")
    for seat, ogre in ((0, "crown"), (2, "panic"), (2, ("panic", "ambush")[world])):
        give_ogre(table, seat, ogre)
    return table


# -- Nidavellir ------------------------------------------------------------------------------------------


def cards_for_the_pioneer(world: int) -> Table:
    """The Pioneer looks at three cards: in world 0 they are alike, in world 1 there is a choice."""
    table = situation(SEATS).seat(0, army={"explorer": ["E5"]}).end_of_age()
    while table.decision(0) != "pioneer":
        seat = table.to_act()[0]
        table.play(seat, table.choices(seat)[0])
    return first_world(table, lambda found: len(found.choices(0)) == (1, 3)[world])


def coins_to_bid(world: int) -> Table:
    """Seats 0 and 2 hold the same coins in both worlds; what seat 2 has sealed differs."""
    table = situation(SEATS).tavern(0, "W5", "H", "B").bidding()
    table.play(2, table.choices(2)[(0, 7)[world]])
    return table


def first_world(table: Table, wanted: Callable[[Table], bool]) -> Table:
    """Of those that seat 1 holds possible."""
    worlds = (table.imagine(1, luck_from_seed(number)) for number in range(5000))
    return next(world for world in worlds if wanted(world))


# -- Aetherya, Andor -------------------------------------------------------------------------------------


def a_card_in_hand(world: int) -> Table:
    """Seat 0 has drawn: in world 1 a card that can be laid nearly anywhere, in world 0 not on its like."""
    mountains = "MO MO MO MO / -- EL DW -- / -- -- -- -- / -- -- -- --"
    table = Story(mountains, SEATS, "competitive", items=False).pile("MO").turn()
    table.change_unseen(CARD_OF_CODE["MO"], 9)
    table.play(0, DRAW)
    return first_world(table, lambda found: len(found.choices(0)) == (22, 26)[world])


def a_day_in_andor(world: int) -> Table:
    """Heroes share all they know: only what nobody knows differs."""
    game = find_game("andor")
    tables = (game.new_table(SEATS, luck_from_seed(seed), {"heroes": 3}) for seed in range(99))
    return next(table for table in tables if table.to_act() == [0]).imagine(SPECTATOR, luck_from_seed(world))


SCENARIOS = (
    Scenario("twin_goal", "dwar7s_fall", a_goal_to_reveal, ("end", "end_turn")),
    Scenario("twin_discard", "dwar7s_fall", gems_to_discard, ("end", "discard gold")),
    Scenario("twin_ogres", "dwar7s_fall", ogres_to_take, ("ogre crown", "put 0,0")),
    Scenario("twin_pioneer", "nidavellir", cards_for_the_pioneer, ()),
    Scenario("twin_bids", "nidavellir", coins_to_bid, ("",)),
    Scenario("twin_card", "aetherya", a_card_in_hand, ()),
    Scenario("twin_day", "andor", a_day_in_andor, ("", "")),
)


# -- as games of a server --------------------------------------------------------------------------------


@cache
def world_of(scenario: Scenario, world: int) -> Table:
    return scenario.lay(world)


def as_game(scenario: Scenario) -> Game:
    real = find_game(scenario.game)

    def deal(_self: Game, _seats: int, options: Options, _luck: int) -> Table:
        return world_of(scenario, int(options["world"])).copy()

    declared: dict[str, Any] = {
        "__module__": type(real).__module__,
        "id": scenario.id,
        "options": (Option("world", 0, "which of the two"),),
        "deal": deal,
        "check_fit": lambda *_given: None,
        "settle_value": lambda _self, _option, value: value,
    }
    game = type("Twin", (type(real),), declared)()
    assert isinstance(game, Game)
    return game


def __getattr__(name: str) -> Game:
    """Each scenario as a game, for entry points."""
    for scenario in SCENARIOS:
        if scenario.id == name:
            return as_game(scenario)
    raise AttributeError(name)
