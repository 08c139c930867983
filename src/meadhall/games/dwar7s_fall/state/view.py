"""Makes the view of a table for a viewer (W15): the values of `view_values`, from the table and its rules."""

from __future__ import annotations

from functools import lru_cache

from ..rules import goals, scoring, tasks, turns
from ..rules.regions import in_region, kingdom_tiles, kingdom_value
from . import secrets, steps
from .box import HAND_CARDS, Box
from .cards import GEMS, KIND_IDS, OGRE_IDS, OGRES, SECRET_IDS, SIDES
from .table import NO_CARD, NO_TILE, ORIGIN, Board, rotated
from .view_values import CardView, Cell, GoalView, SeatView, TableView, TileView

# -- tiles -----------------------------------------------------------------------------------------


def cell_of(table: Board, tile: int) -> Cell:
    return table.x(tile) - ORIGIN, table.y(tile) - ORIGIN


def cards_of(table: Board, tile: int) -> list[int]:
    """The stack, from bottom to top."""
    cards = []
    card = table.top(tile)
    while card != NO_CARD:
        cards.append(card)
        card = table.under(card)
    return cards[::-1]


def walls_shown(walls: int, rotation: int) -> tuple[bool, ...]:
    """W3.3: the walls by side."""
    shown = rotated(walls, rotation)
    return tuple([bool(shown >> side & 1) for side in range(SIDES)])


@lru_cache(maxsize=1024)
def card_view(box: Box, card: int, rotation: int) -> CardView:
    """Cached: a card that lies looks the same in every later view."""
    return CardView(
        KIND_IDS[box.kind[card]],
        box.owner[card],
        rotation,
        walls_shown(box.walls[card], rotation),
        box.spaces[card],
        box.need[card],
        box.vp[card],
    )


def tile_view(table: Board, tile: int) -> TileView:
    return TileView(
        tile,
        cell_of(table, tile),
        tuple([card_view(table.box, card, table.rotation(card)) for card in cards_of(table, tile)]),
        tuple([table.dwarfs(tile, seat) for seat in range(table.seats)]),
        table.region(tile),
        tuple([table.side_is_open(tile, side) for side in range(SIDES)]),
        tuple([seat for seat in range(table.seats) if tasks.is_due(table, seat, tile)]),
        tasks.is_stopped(table, tile),
    )


def tiles_in_play(table: Board) -> list[int]:
    return [tile for tile in range(table.tiles) if not table.is_empty(tile)]


def kingdom(table: Board, seat: int) -> tuple[int, ...]:
    castle = table.castle(seat)
    if castle == NO_TILE:
        return ()
    region = table.region(castle)
    return tuple([tile for tile in range(table.tiles) if in_region(table, tile, region)])


# -- a seat ----------------------------------------------------------------------------------------


def hand_kinds(table: Board, seat: int) -> tuple[str, ...]:
    hand = table.hand(seat)
    places = [place for place in range(HAND_CARDS) if hand >> place & 1]
    return tuple([KIND_IDS[table.box.kind[seat * HAND_CARDS + place]] for place in places])


def bought(table: Board, seat: int) -> tuple[str, ...]:
    box = table.box
    return tuple([box.goal_ids[goal] for goal in range(box.trade_goals) if table.holder(goal) == seat])


def seat_view(table: Board, seat: int, viewer: int) -> SeatView:
    hand_known = secrets.knows_hand(table, viewer, seat)
    secret_known = secrets.knows_secret(table, viewer, seat)
    return SeatView(
        seat=seat,
        colour=table.box.colour(seat),
        hand=hand_kinds(table, seat),
        gem_number=table.all_gems(seat),
        gems=tuple([table.gems(seat, gem) for gem in range(GEMS)]) if hand_known else None,
        ogre_number=table.all_ogres(seat),
        ogres=tuple([table.ogres(seat, ogre) for ogre in range(OGRES)]) if hand_known else None,
        hand_size=table.hand_size(seat),
        surplus=max(0, turns.surplus(table, seat)),
        pool=table.pool(seat),
        trophies=table.trophies(seat),
        goals=bought(table, seat),
        secret=SECRET_IDS[table.secret(seat)] if secret_known else None,
        revealed=table.is_revealed(seat),
        secret_met=goals.is_met(table, seat, table.secret(seat)) if hand_known else None,
        secret_progress=goals.progress(table, seat, table.secret(seat)) if hand_known else None,
        goals_completed=goals.goals_completed(table, seat),
        kingdom=kingdom(table, seat),
        kingdom_tiles=kingdom_tiles(table, seat),
        kingdom_value=kingdom_value(table, seat),
        allowance=turns.allowance(table, seat),
        goal_points=scoring.goal_points(table, seat),
        monster_points=scoring.monster_points(table, seat),
        gem_points=scoring.gem_points(table, seat) if hand_known else None,
        total=scoring.final_total(table, seat) if hand_known else None,
    )


# -- the table -------------------------------------------------------------------------------------


def goal_view(table: Board, goal: int) -> GoalView:
    box = table.box
    return GoalView(
        box.goal_ids[goal], tuple([box.cost(goal, gem) for gem in range(GEMS)]), box.goal_vp[goal]
    )


def table_view(table: Board, viewer: int) -> TableView:
    over = table.step == steps.OVER
    return TableView(
        viewer=viewer,
        box=table.box.text,
        decision="" if over else steps.DECISIONS[table.step].id,
        active=table.active,
        first=table.first,
        round=table.round,
        used=table.used,
        actions_left=turns.actions_left(table),
        final_round=bool(table.final_round),
        ended_by=scoring.REASONS[table.ended_by] if over else "",
        deciding=() if over else (table.active,),
        choices=tuple(table.choices(viewer)),
        held=KIND_IDS[table.box.kind[table.held]] if table.step in steps.LAYING else "",
        spot=table.spot if table.step in steps.WITH_SPOT else NO_TILE,
        due=tuple([tile for tile in range(table.tiles) if table.due >> tile & 1]),
        tiles=tuple([tile_view(table, tile) for tile in tiles_in_play(table)]),
        supply=tuple([table.supply(gem) for gem in range(GEMS)]),
        offers=tuple([goal_view(table, table.goal_shown(place)) for place in range(table.goals_shown)]),
        trade_deck=table.trade_deck,
        ogre_deck=table.ogre_deck,
        ogre_discard=tuple([OGRE_IDS[table.discarded_ogre(place)] for place in range(table.ogre_discard)]),
        seats=tuple([seat_view(table, seat, viewer) for seat in range(table.seats)]),
    )
