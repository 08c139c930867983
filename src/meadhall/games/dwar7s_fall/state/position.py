# interpreted: reads and writes a position once
"""Writes a whole table as plain JSON and reads it back, with the ids of W17.

A loaded table plays on exactly as the saved one. A position that cannot come about in a game is refused in
one line; no other error is raised.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, facts, one_of, row, whole
from meadhall.core.rng import STATE_MASK, luck_from_seed

from ..rules.game_table import Dwar7sTable
from ..rules.regions import find_regions
from ..rules.scoring import REASONS
from . import json_values, position_reader, steps
from .box import HAND_CARDS
from .cards import COLOUR_IDS, GEM_IDS, GEMS, KIND_IDS, MOST_SEATS, OGRE_IDS, OGRES, SECRET_IDS
from .choices import CHOICES
from .component_file import box_at, settled
from .consistency import check_consistency
from .table import ORIGIN, Board, empty_cells
from .view import cards_of

GAME: Final = "dwar7s_fall"
STEP_NAMES: Final = ("over", *(steps.DECISIONS[step].position_name for step in sorted(steps.DECISIONS)))
FURTHEST: Final = 60
LAST_ROUND: Final = 200

# -- to plain JSON ---------------------------------------------------------------------------------


def dump(table: Board) -> dict[str, Any]:
    """The table as plain JSON, with all its secrets."""
    return {
        "game": GAME,
        "components": table.box.components,
        "decision": STEP_NAMES[table.step],
        "active": table.active,
        "first": table.first,
        "round": table.round,
        "actions_used": table.used,
        "held": plain_card(table, table.held) if table.step in steps.LAYING else None,
        "spot": table.spot if table.step in steps.WITH_SPOT else None,
        "due": [tile for tile in range(table.tiles) if table.due >> tile & 1],
        "final_round": bool(table.final_round),
        "busy": bool(table.busy),
        "idle_rounds": table.idle_rounds,
        "ended_by": REASONS[table.ended_by] if table.step == steps.OVER else None,
        "tiles": [plain_tile(table, tile) for tile in range(table.tiles)],
        "supply": {GEM_IDS[gem]: table.supply(gem) for gem in range(GEMS)},
        "offers": [goal_id(table, table.goal_shown(place)) for place in range(table.goals_shown)],
        "trade_deck": [goal_id(table, table.trade_card(place)) for place in range(table.trade_deck)],
        "ogre_deck": [OGRE_IDS[table.ogre_card(place)] for place in range(table.ogre_deck)],
        "ogre_discard": [OGRE_IDS[table.discarded_ogre(place)] for place in range(table.ogre_discard)],
        "seats": [plain_seat(table, seat) for seat in range(table.seats)],
        "luck": table.luck,
    }


def goal_id(table: Board, goal: int) -> str:
    return table.box.goal_ids[goal]


def plain_card(table: Board, card: int) -> dict[str, Any]:
    """A card by its owner and its place in the starting hand. The kind is for human readers."""
    kind = KIND_IDS[table.box.kind[card]]
    return {"owner": table.box.colour(card // HAND_CARDS), "place": card % HAND_CARDS, "kind": kind}


def plain_tile(table: Board, tile: int) -> dict[str, Any]:
    """An empty tile keeps its number, so that others keep theirs."""
    return {
        "x": table.x(tile) - ORIGIN,
        "y": table.y(tile) - ORIGIN,
        "stack": [
            {**plain_card(table, card), "rotation": table.rotation(card)} for card in cards_of(table, tile)
        ],
        "dwarfs": [table.dwarfs(tile, seat) for seat in range(table.seats)],
    }


def plain_seat(table: Board, seat: int) -> dict[str, Any]:
    box = table.box
    return {
        "colour": box.colour(seat),
        "hand": [place for place in range(HAND_CARDS) if table.hand(seat) >> place & 1],
        "gems": {GEM_IDS[gem]: table.gems(seat, gem) for gem in range(GEMS)},
        "ogres": [OGRE_IDS[ogre] for ogre in range(OGRES) for _ in range(table.ogres(seat, ogre))],
        "trophies": table.trophies(seat),
        "goals": [goal_id(table, goal) for goal in range(box.trade_goals) if table.holder(goal) == seat],
        "secret": SECRET_IDS[table.secret(seat)],
        "revealed": table.is_revealed(seat),
    }


# -- from plain JSON -------------------------------------------------------------------------------


def load(plain: object) -> Dwar7sTable:
    """The described table; refuses anything that cannot be a game."""
    position = JsonObject(plain, "the position")
    position.one_of("game", (GAME,))
    table = empty_table(position)
    for tile in position.row("tiles", facts):
        lay_tile(table, tile)
    lay_turn(table, position)
    lay_decks(table, position)
    for seat, player in enumerate(position.row("seats", facts)):
        lay_seat(table, seat, player)
    position_reader.lay_ogres(
        table, position.row("ogre_deck", json_values.ogre), position.row("ogre_discard", json_values.ogre)
    )
    find_regions(table)
    check_consistency(table)
    return table


def empty_table(position: JsonObject) -> Dwar7sTable:
    colours = [player.read("colour", json_values.colour) for player in position.row("seats", facts)]
    whole(2, MOST_SEATS)(len(colours), "seats")
    if len(set(colours)) != len(colours):
        raise Refusal("held_twice", "W2.5", token="colour")
    luck = position.whole("luck", 0, STATE_MASK) if position.has("luck") else luck_from_seed(0)
    components = position.read("components", json_values.name) if position.has("components") else ""
    box = box_at(settled(components), ",".join(COLOUR_IDS[colour] for colour in colours))
    return Dwar7sTable(len(colours), luck, box, empty_cells())


def lay_turn(table: Board, position: JsonObject) -> None:
    last = table.seats - 1
    table.step = position.one_of("decision", STEP_NAMES)
    table.active = position.whole("active", 0, last)
    table.first = position.whole("first", 0, last)
    table.round = position.whole("round", 1, LAST_ROUND)
    table.used = position.whole("actions_used", 0, 99)
    if table.step in steps.LAYING:
        table.held = position.read("held", card_of(table))
    if table.step in steps.WITH_SPOT:
        table.spot = position.whole("spot", 0, CHOICES)
    for tile in position.row("due", whole(0, max(0, table.tiles - 1))):
        table.due |= 1 << tile
    table.final_round = int(position.flag("final_round"))
    table.busy = int(position.flag("busy"))
    table.idle_rounds = position.whole("idle_rounds", 0, 2)
    if table.step == steps.OVER:
        table.ended_by = position.one_of("ended_by", REASONS)


def card_of(table: Board) -> json_values.Reader[int]:
    """A card of one of the colours at the table."""

    def read(value: object, field: str) -> int:
        card = JsonObject(value, field)
        owner = card.read("owner", one_of(tuple(table.box.colour(seat) for seat in range(table.seats))))
        return owner * HAND_CARDS + card.whole("place", 0, HAND_CARDS - 1)

    return read


def lay_tile(table: Board, plain: JsonObject) -> None:
    """An empty tile only keeps its number."""
    x, y = (plain.whole(axis, -FURTHEST, FURTHEST) + ORIGIN for axis in ("x", "y"))
    stack = plain.row("stack", facts)
    tile = position_reader.new_tile(table, x, y, f"{x - ORIGIN},{y - ORIGIN}" if stack else "")
    for card in stack:
        number = card_of(table)(card.plain, "stack")
        if any(number in cards_of(table, other) for other in range(table.tiles)):
            raise Refusal("held_twice", "W1.1", token=KIND_IDS[table.box.kind[number]])
        position_reader.lay_card(
            table, tile, number, card.read("rotation", json_values.rotation), number // HAND_CARDS
        )
    if not stack:
        table.abandon(tile)
    dwarfs = plain.row("dwarfs", whole(0, table.box.dwarfs), table.seats)
    position_reader.lay_dwarfs(table, tile, dict(enumerate(dwarfs)))


def lay_decks(table: Board, position: JsonObject) -> None:
    goal = one_of(tuple(table.box.goal_ids))
    position_reader.lay_supply(table, position.read("supply", json_values.gem_counts))
    position_reader.lay_offers(table, position.row("offers", goal))
    position_reader.lay_trade_deck(table, position.row("trade_deck", goal))


def lay_seat(table: Board, seat: int, player: JsonObject) -> None:
    table.set_hand(seat, sum(1 << place for place in set(player.row("hand", whole(0, HAND_CARDS - 1)))))
    position_reader.lay_gems(table, seat, player.read("gems", json_values.gem_counts))
    position_reader.lay_hand_ogres(table, seat, player.row("ogres", json_values.ogre))
    table.set_trophies(seat, player.whole("trophies", 0, HAND_CARDS * MOST_SEATS))
    for goal in player.read("goals", row(one_of(tuple(table.box.goal_ids)))):
        if table.holder(goal) >= 0:
            raise Refusal("held_twice", "W1.2", token=goal_id(table, goal))
        table.set_holder(goal, seat)
    table.set_secret(seat, player.read("secret", json_values.secret))
    table.set_revealed(seat, int(player.flag("revealed")))
    position_reader.send_others_home(table, seat, table.box.colour(seat))
