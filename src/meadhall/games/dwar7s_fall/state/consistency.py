# interpreted: checks a position once
"""Invariants of every position of a game: no thing is lost or doubled, and somebody can go on.

The tests of random play use the same checks. A given position that breaks one is refused.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from meadhall.core.errors import Refusal

from ..rules import building, tasks, turns
from . import choices, steps
from .box import HAND_CARDS
from .cards import CASTLE, GEM_IDS, GEMS, OGRE_IDS, OGRES, SECRET_IDS, SIDES, can_be_covered, is_monster
from .table import NO_TILE, Board
from .view import cards_of


def check_consistency(table: Board) -> None:
    check_cards(table)
    check_stacks(table)
    check_neighbours(table)
    check_gems(table)
    check_ogres(table)
    check_goals(table)
    check_dwarfs(table)
    check_decision(table)


def demand(condition: bool, field: str, rule: str) -> None:
    if not condition:
        raise Refusal("contradiction", rule, field=field)


def demand_count(what: str, wanted: int, found: int, rule: str) -> None:
    if wanted != found:
        raise Refusal("wrong_count", rule, what=what, wanted=wanted, found=found)


# -- kingdom cards (W1.1) --------------------------------------------------------------------------


def check_cards(table: Board) -> None:
    """Nine of each colour: in hand, on the table, or slain. Only monsters can be slain."""
    laid = Counter(card for tile in range(table.tiles) for card in cards_of(table, tile))
    missing = 0
    for card in range(table.seats * HAND_CARDS):
        in_hand = table.hand(card // HAND_CARDS) >> card % HAND_CARDS & 1
        found = laid[card] + in_hand
        slain = not found and is_monster(table.box.kind[card])
        missing += slain
        if not slain:
            colour = table.box.colour(card // HAND_CARDS)
            demand_count(f"hand ({colour}, {card % HAND_CARDS})", 1, found, "W1.1")
    trophies = sum(table.trophies(seat) for seat in range(table.seats))
    demand_count("trophies", missing, trophies, "W11.5")


def check_stacks(table: Board) -> None:
    """W6.4, W6.5: only equal types on each other, nothing on castles and monsters."""
    box = table.box
    for tile in range(table.tiles):
        cards = cards_of(table, tile)
        for below, above in pairwise(cards):
            fits = box.stack[below] == box.stack[above] and box.stack[below]
            demand(bool(fits) and can_be_covered(box.kind[below]), "stack", "W6.4")
        castles = [card // HAND_CARDS for card in cards if box.kind[card] == CASTLE]
        demand(not castles or (len(cards) == 1 and table.castle(castles[0]) == tile), "stack", "W6.5")


def check_neighbours(table: Board) -> None:
    """W6.1, W6.2: the first card of a bare table lies on (0, 0); neighbours know each other."""
    for tile in range(table.tiles):
        for side in range(SIDES):
            x, y = building.beside_x(table, tile, side), building.beside_y(table, tile, side)
            expected = NO_TILE if table.is_empty(tile) else table.tile_at(x, y)
            demand(table.next(tile, side) == expected, "tiles", "W3.1")


# -- gems, ogres, goals (W1.2) ---------------------------------------------------------------------


def check_gems(table: Board) -> None:
    for gem in range(GEMS):
        found = table.supply(gem) + sum(table.gems(seat, gem) for seat in range(table.seats))
        demand_count(GEM_IDS[gem], table.box.gem_count[gem], found, "W1.2")


def check_ogres(table: Board) -> None:
    found = Counter(table.ogre_card(place) for place in range(table.ogre_deck))
    found.update(table.discarded_ogre(place) for place in range(table.ogre_discard))
    for seat in range(table.seats):
        found.update({ogre: table.ogres(seat, ogre) for ogre in range(OGRES)})
    for ogre in range(OGRES):
        demand_count(OGRE_IDS[ogre], table.box.ogre_count[ogre], found[ogre], "W1.2")


def check_goals(table: Board) -> None:
    shown = [table.goal_shown(place) for place in range(table.goals_shown)]
    found = Counter([*shown, *(table.trade_card(place) for place in range(table.trade_deck))])
    found.update(goal for goal in range(table.box.trade_goals) if table.holder(goal) >= 0)
    for goal in range(table.box.trade_goals):
        demand_count(table.box.goal_ids[goal], 1, found[goal], "W1.2")
    full = min(table.box.offers, len(shown) + table.trade_deck)
    demand_count("offers", full, len(shown), "W10.8")
    secrets = Counter(table.secret(seat) for seat in range(table.seats))
    for secret, number in secrets.items():
        demand_count(SECRET_IDS[secret], 1, number, "W2.3")


# -- dwarfs (W3.4) ---------------------------------------------------------------------------------


def check_dwarfs(table: Board) -> None:
    for tile in range(table.tiles):
        room = 0 if table.is_empty(tile) else table.box.spaces[table.top(tile)]
        demand(table.crowd(tile) <= room, "dwarfs", "W3.4")
    for seat in range(table.seats):
        out = sum(table.dwarfs(tile, seat) for tile in range(table.tiles))
        demand_count(f"dwarfs ({table.box.colour(seat)})", table.box.dwarfs, out + table.pool(seat), "W1.2")


# -- the decision in force -------------------------------------------------------------------------


def check_decision(table: Board) -> None:
    if table.step == steps.OVER:
        return
    seat = table.active
    demand(table.idle_rounds < turns.IDLE_ROUNDS, "idle_rounds", "W13.4")
    demand(table.round <= table.box.last_round, "round", "W13.4")
    most = table.box.base_actions + table.box.castle_actions
    demand(table.used <= most, "actions_used", "W5.3")
    demand(table.due & ~tasks.due_tiles(table, seat) == 0, "due", "W10.1")
    resolving = table.step in (steps.RESOLVE, steps.TRADE, steps.DIG)
    demand(not table.due or resolving, "due", "W16.2")
    demand((turns.surplus(table, seat) > 0) == (table.step == steps.DISCARD) or early(table), "hand", "W5.6")
    check_nested(table, seat)
    demand(bool(table.choices(seat)), "decision", "W16")


def early(table: Board) -> bool:
    """Before the discard phase a hand may be above its limit."""
    return table.step not in (steps.DISCARD, steps.END)


def check_nested(table: Board, seat: int) -> None:
    """W16: the choices made before in a compound action must fit."""
    step = table.step
    if step in steps.LAYING:
        in_hand = table.hand(seat) >> table.held % HAND_CARDS & 1
        demand(table.held // HAND_CARDS == seat and bool(in_hand), "held", "W6.3")
        demand(turns.can_act(table, seat), "actions_used", "W5.3")
    if step == steps.ROTATE:
        demand(is_place(table), "spot", "W6")
    elif step == steps.BULLY_RIVAL:
        demand(table.spot < table.tiles and table.dwarfs(table.spot, seat) > 0, "spot", "W9.4")
    elif step == steps.PANIC_TO:
        tile, owner = divmod(table.spot, 4)
        demand(tile < table.tiles and table.dwarfs(tile, owner) > 0, "spot", "W9.5")


def is_place(table: Board) -> bool:
    if building.table_is_bare(table):
        return table.spot == choices.END_ACTIONS
    table.clear_offers()
    building.offer_places(table, table.held)
    return table.spot in [table.offered(index) for index in range(table.offer_count)]
