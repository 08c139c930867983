"""Games played at random, for properties that must hold in every position.

Players at random scatter their dwarfs and come to nothing (W20), so most choices here are a quick player's.
Games that drag on are cut short by a box with a lower safety cap.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from meadhall.core.rng import luck_from_seed
from meadhall.games.dwar7s_fall.bots import rollout_policy
from meadhall.games.dwar7s_fall.rules import flow
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable, laid_out
from meadhall.games.dwar7s_fall.state import table as table_module
from meadhall.games.dwar7s_fall.state.box import Box
from meadhall.games.dwar7s_fall.state.cards import COLOUR_IDS, COMPONENTS
from meadhall.games.dwar7s_fall.state.choices import REVEAL
from meadhall.games.dwar7s_fall.state.component_file import box_at, box_named, canonical
from meadhall.testing.random_play import played_on, some_of

SEAT_COUNTS: Final = (2, 3, 4)
LAST_ROUND: Final = 16


def short_box() -> Box:
    limits = {**COMPONENTS["limits"], "safety_round_cap": LAST_ROUND}
    return box_named(canonical({**COMPONENTS, "limits": limits}, "short"))


SHORT_BOX: Final = short_box()


@cache
def own_box(number: int) -> Box:
    """Somebody's own box: every printed number and the colours by chance, as far as the reader takes it."""
    dice = random.Random(number)
    components = copy.deepcopy(COMPONENTS)
    components["limits"] = {
        "base_actions": dice.randint(1, 5),
        "castle_bonus_actions": dice.randint(0, 3),
        "hand_limit": dice.randint(9, 12),
        "goals_to_trigger_end": dice.randint(1, 4),
        "panic_max_steps": dice.randint(1, 4),
        "safety_round_cap": LAST_ROUND,
    }
    components["scoring"]["monster_defeated_vp"] = dice.randint(-2, 6)
    components["setup"]["face_up_trade_goals"] = dice.randint(1, 5)
    for card in components["kingdom_cards"]:
        own_card(card, dice)
    for goal in (*components["trade_goals"], *components["secret_goals"], *components["gems"]):
        goal["vp"] = dice.randint(-1, 20)
    for goal in components["secret_goals"]:
        goal["requirement"]["at_least"] = dice.randint(1, goal["requirement"]["at_least"])
    colours = dice.sample(COLOUR_IDS, len(COLOUR_IDS))
    return box_at(canonical(components, "own"), ",".join(colours))


def own_card(card: dict[str, Any], dice: random.Random) -> None:
    card["spaces"] = dice.randint(2, 6)
    card["need"] = dice.randint(1, min(card["spaces"], 4))
    card["vp"] = dice.randint(-4, 5)
    walls = {colour: [int(dice.random() < 0.35) for _side in range(4)] for colour in COLOUR_IDS}
    card["walls"] = walls if dice.random() < 0.5 else walls["blue"]
    if card["category"] == "monster":
        card["stack_type"] = dice.choice(("mine", "tavern", "warehouse", None))
    if card["category"] == "mine":
        card["effect"]["amount"] = dice.randint(1, 3)


def lay_own(seats: int, seed: int) -> Dwar7sTable:
    return begun(laid_out(seats, own_box(seed % 24)), seed)


def lay(seats: int, seed: int) -> Dwar7sTable:
    return begun(laid_out(seats, SHORT_BOX), seed)


def begun(table: Dwar7sTable, seed: int) -> Dwar7sTable:
    seats = table.seats
    flow.begin(table, luck_from_seed(random.Random(f"{seats} {seed}").getrandbits(60)), -1)
    return table


def play_one(table: Dwar7sTable, dice: random.Random, whim: float = 0.35) -> tuple[int, int]:
    """The active seat decides, sensibly or by whim; now and then another one reveals its secret goal."""
    for seat in range(table.seats):
        if seat != table.active and dice.random() < 0.3 and table.choices(seat):
            table.play(seat, REVEAL)
            return seat, REVEAL
    seat = table.active
    options = table.choices(seat)
    if dice.random() < whim:
        choice = dice.choice(options)
    else:
        choice = rollout_policy.quick_choice(table, seat, dice.getrandbits(60))
    table.play(seat, choice)
    return seat, choice


def positions(seats: int, seed: int) -> Iterator[Dwar7sTable]:
    """Every position of one game, the last included; it is always the same table that moves on."""
    dice = random.Random(f"{seats} {seed}")
    whim = dice.choice((0.1, 0.35, 1.0))
    return played_on(lay(seats, seed), dice, lambda table, dice: play_one(table, dice, whim))


def some_positions(seats: int, seed: int, share: float) -> Iterator[Dwar7sTable]:
    """A random share of the positions of a game."""
    return some_of(positions(seats, seed), seed, share)


def fingerprint(table: Dwar7sTable) -> tuple[object, ...]:
    """All there is of a table, byte by byte; but what is offered is written anew each time it is asked."""
    cells = bytes(list(table.cells))[: table_module.ALL_SEATS[2]]
    turn = (table.step, table.active, table.first, table.round, table.used, table.due)
    nested = (table.held, table.spot)
    progress = (table.final_round, table.busy, table.idle_rounds, table.ended_by)
    sizes = (table.tiles, table.trade_deck, table.goals_shown, table.ogre_deck, table.ogre_discard)
    return (cells, table.luck, turn, nested, progress, sizes)
