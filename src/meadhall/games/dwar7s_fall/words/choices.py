# interpreted: words are for people
"""What a seat may choose, as a person is offered it: with what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..notation import beside_name, dwarf_at, kind_in_hand, tile_name
from ..rules import building
from ..rules.regions import kingdom_value
from ..state import choices, steps
from ..state.cards import GEMS, SIDES
from ..state.table import Board
from ..state.view import goal_view, walls_shown
from .names import gem_name, gems_named, kind_name, name_of_goal, ogre_name, secret_name, walls_named
from .sentences import CHOICES, say

Describer = Callable[[Board, int, int], str]


def describe_choice(table: Board, seat: int, choice: int) -> str:
    describe = next(describe for first, describe in reversed(DESCRIBERS) if choice >= first)
    return describe(table, seat, choice)


def plain(sentence: str) -> Describer:
    return lambda table, seat, choice: say(CHOICES[sentence])


def decline(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["no_trade" if table.step == steps.TRADE else "no_dig"])


def reveal(table: Board, seat: int, choice: int) -> str:
    secret = table.secret(seat)
    return say(CHOICES["reveal"], secret=secret_name(secret), value=table.box.secret_vp[secret])


# -- cards -----------------------------------------------------------------------------------------


def turn(table: Board, seat: int, choice: int) -> str:
    rotation = choice - choices.TURN
    walls = walls_named(walls_shown(table.box.walls[table.held], rotation))
    ahead = table.copy()
    assert isinstance(ahead, Board)
    building.lay(ahead, seat, table.held, table.spot, rotation)
    before, after = kingdom_value(table, seat), kingdom_value(ahead, seat)
    return say(CHOICES["turn" if walls else "turn_open"], walls=walls, before=before, after=after)


def lay(table: Board, seat: int, choice: int) -> str:
    card = building.card_of(seat, choice - choices.CARD)
    return say(
        CHOICES["lay"], card=kind_name(kind_in_hand(table, seat, choice)), value=f"{table.box.vp[card]:+}"
    )


def ogre(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["ogre"], ogre=ogre_name(choice - choices.OGRE))


def buy(table: Board, seat: int, choice: int) -> str:
    goal = goal_view(table, choice - choices.BUY)
    cost = gems_named(tuple(goal.cost[gem] for gem in range(GEMS)))
    return say(CHOICES["buy"], goal=name_of_goal(table.box, goal.goal), cost=cost, value=goal.vp)


def discard_gem(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["discard"], card=gem_name(choice - choices.DISCARD_GEM))


def discard_ogre(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["discard"], card=ogre_name(choice - choices.DISCARD_OGRE))


def player(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["player"], player=choice - choices.PLAYER + 1)


# -- tiles -----------------------------------------------------------------------------------------


def beside(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["beside"], cell=beside_name(table, choice - choices.BESIDE))


def about(table: Board, tile: int) -> dict[str, str]:
    return {"card": kind_name(table.kind(tile)), "cell": tile_name(table, tile)}


def cover(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["cover"], **about(table, choice - choices.COVER))


def put(table: Board, seat: int, choice: int) -> str:
    tile = choice - choices.PUT
    card = table.top(tile)
    return say(
        CHOICES["put"],
        have=table.dwarfs(tile, seat),
        need=table.box.need[card],
        free=table.box.spaces[card] - table.crowd(tile),
        **about(table, tile),
    )


def move(table: Board, seat: int, choice: int) -> str:
    tile, side = divmod(choice - choices.MOVE, SIDES)
    other = about(table, table.next(tile, side))
    return say(CHOICES["move"], other=other["card"], second=other["cell"], **about(table, tile))


def on_tile(table: Board, seat: int, choice: int) -> str:
    tile = choice - choices.TILE
    if table.step != steps.DIG:
        return say(CHOICES["tile"], **about(table, tile))
    other = kind_name(table.box.kind[table.under(table.top(tile))])
    return say(CHOICES["dig"], other=other, **about(table, tile))


def dwarf(table: Board, seat: int, choice: int) -> str:
    tile, owner = dwarf_at(choice)
    return say(CHOICES["dwarf"], player=owner + 1, **about(table, tile))


# From which choice on each of them speaks, in order.
DESCRIBERS: Final[tuple[tuple[int, Describer], ...]] = (
    (choices.END_ACTIONS, plain("end_actions")),
    (choices.END_TURN, plain("end_turn")),
    (choices.DECLINE, decline),
    (choices.REVEAL, reveal),
    (choices.TURN, turn),
    (choices.CARD, lay),
    (choices.OGRE, ogre),
    (choices.BUY, buy),
    (choices.DISCARD_GEM, discard_gem),
    (choices.DISCARD_OGRE, discard_ogre),
    (choices.PLAYER, player),
    (choices.BESIDE, beside),
    (choices.COVER, cover),
    (choices.PUT, put),
    (choices.MOVE, move),
    (choices.TILE, on_tile),
    (choices.DWARF, dwarf),
)
