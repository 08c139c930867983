# interpreted: words are for people
"""The actions of a turn (W5.4): a card, its place and its rotation (W6), dwarfs (W7, W8), ogres (W9.1)."""

from __future__ import annotations

from meadhall.core.prompt import Prompt

from ...rules import building, ogres, turns
from ...rules.regions import kingdom_value
from ...state import choices
from ...state.cards import KIND_IDS, OGRE_IDS, OGRES, SIDE_IDS, SIDES
from ...state.table import Board
from ...state.view import walls_shown
from ..names import cell_name, kind_name, ogre_name, tile_name, walls_named
from ..sentences import say
from .choice_range import ChoiceRange, decision

# -- act -------------------------------------------------------------------------------------------


def act(table: Board, seat: int) -> Prompt:
    if not table.tiles:
        why = say("Choose a card of your hand: it is the first of the realm. Everybody may use it.")
        return Prompt(say("Lay the first card"), why)
    if turns.can_act(table, seat):
        why = say("Lay a card, place a dwarf or move one. Ogres are free.")
        return Prompt(say("Your turn: take an action"), why)
    if any(table.ogres(seat, ogre) and ogres.has_target(table, seat, ogre) for ogre in range(OGRES)):
        why = say("You may still play an ogre, free of charge. Then your dwarfs finish their work.")
    else:
        why = say("Now your dwarfs finish their work.")
    return Prompt(say("Your actions are used"), why)


def lay_described(table: Board, seat: int, place: int) -> str:
    card = building.card_of(seat, place)
    name = kind_name(table.box.kind[card])
    return say("Lay your {card} (worth {value})", card=name, value=f"{table.box.vp[card]:+}")


def put_described(table: Board, seat: int, tile: int) -> str:
    card = table.top(tile)
    return say(
        "Place a dwarf on the {card} at {cell} (yours {have} of {need}, free {free})",
        card=kind_name(table.kind(tile)),
        cell=tile_name(table, tile),
        have=table.dwarfs(tile, seat),
        need=table.box.need[card],
        free=table.box.spaces[card] - table.crowd(tile),
    )


def move_described(table: Board, seat: int, number: int) -> str:
    tile, side = divmod(number, SIDES)
    other = table.next(tile, side)
    return say(
        "Move a dwarf from the {card} at {cell} to the {other} at {second}",
        card=kind_name(table.kind(tile)),
        cell=tile_name(table, tile),
        other=kind_name(table.kind(other)),
        second=tile_name(table, other),
    )


ACT = decision(
    act,
    ChoiceRange(
        choices.END_ACTIONS,
        notation=lambda table, seat, number: "end",
        describe=lambda table, seat, number: say("End the actions"),
    ),
    ChoiceRange(
        choices.CARD,
        notation=lambda table, seat, place: f"lay {KIND_IDS[table.box.kind[building.card_of(seat, place)]]}",
        describe=lay_described,
    ),
    ChoiceRange(
        choices.OGRE,
        notation=lambda table, seat, ogre: f"ogre {OGRE_IDS[ogre]}",
        describe=lambda table, seat, ogre: say("Play an ogre: {ogre}", ogre=ogre_name(ogre)),
    ),
    ChoiceRange(
        choices.PUT,
        notation=lambda table, seat, tile: f"put {tile_name(table, tile)}",
        describe=put_described,
    ),
    ChoiceRange(
        choices.MOVE,
        notation=lambda table, seat, n: f"move {tile_name(table, n // SIDES)} {SIDE_IDS[n % SIDES]}",
        describe=move_described,
    ),
)

# -- the place of a card (W6) ----------------------------------------------------------------------


def place(table: Board, seat: int) -> Prompt:
    what = say("{card}: where does it go?", card=kind_name(table.box.kind[table.held]))
    if any(building.may_cover(table, tile, table.held) for tile in range(table.tiles)):
        return Prompt(what, say("One action. Choose an empty place beside any tile, or a tile to cover."))
    return Prompt(what, say("One action. Choose an empty place beside any tile."))


def beside_name(table: Board, number: int) -> str:
    tile, side = divmod(number, SIDES)
    return cell_name(building.beside_x(table, tile, side), building.beside_y(table, tile, side))


PLACE = decision(
    place,
    ChoiceRange(
        choices.BESIDE,
        notation=lambda table, seat, number: f"at {beside_name(table, number)}",
        describe=lambda table, seat, number: say("To the free cell {cell}", cell=beside_name(table, number)),
    ),
    ChoiceRange(
        choices.COVER,
        notation=lambda table, seat, tile: f"on {tile_name(table, tile)}",
        describe=lambda table, seat, tile: say(
            "On top of the {card} at {cell}", card=kind_name(table.kind(tile)), cell=tile_name(table, tile)
        ),
    ),
)

# -- its rotation (W3.3) ---------------------------------------------------------------------------


def rotate(table: Board, seat: int) -> Prompt:
    return Prompt(say("{card}: turn it, then lay it", card=kind_name(table.box.kind[table.held])))


def turn_described(table: Board, seat: int, rotation: int) -> str:
    """With the kingdom as it is and as it would be: the card is laid on a copy."""
    walls = walls_named(walls_shown(table.box.walls[table.held], rotation))
    ahead = table.copy()
    assert isinstance(ahead, Board)
    building.lay(ahead, seat, table.held, table.spot, rotation)
    before, after = kingdom_value(table, seat), kingdom_value(ahead, seat)
    if not walls:
        return say("No walls (kingdom {before} → {after})", before=before, after=after)
    return say("Walls {walls} (kingdom {before} → {after})", walls=walls, before=before, after=after)


ROTATE = decision(
    rotate,
    ChoiceRange(
        choices.TURN,
        notation=lambda table, seat, rotation: f"turn {rotation}",
        describe=turn_described,
    ),
)
