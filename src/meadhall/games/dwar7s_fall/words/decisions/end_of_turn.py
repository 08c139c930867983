# interpreted: words are for people
"""What ends a turn: tasks (W10), the hand limit (W5.6), the end (W5.7); and secret goals (W12.1)."""

from __future__ import annotations

from meadhall.core.prompt import Prompt

from ...rules import goals, turns
from ...state import choices
from ...state.cards import GEM_IDS, OGRE_IDS
from ...state.table import Board
from ...state.view import goal_view
from ..names import gem_name, gems_named, kind_name, name_of_goal, ogre_name, secret_name, tile_name
from ..sentences import say
from .choice_range import ChoiceRange, decision
from .ogres import on_tile

# -- tasks -----------------------------------------------------------------------------------------


def resolve(table: Board, seat: int) -> Prompt:
    if int(table.due).bit_count() == 1:
        return Prompt(say("Your dwarfs finish their work"))
    why = say("Choose the tiles in the order you like. Each task is judged when it is resolved.")
    return Prompt(say("What is resolved first?"), why)


def trade(table: Board, seat: int) -> Prompt:
    why = say(
        "Choose an offer: its gems go back to the piles, the goal is yours. {number} goals end the game.",
        number=table.box.goals_to_end,
    )
    return Prompt(say("At the warehouse: buy a goal?"), why)


def buy_described(table: Board, seat: int, goal: int) -> str:
    offer = goal_view(table, goal)
    name = name_of_goal(table.box, offer.goal)
    return say(
        "Buy {goal} for {cost} (worth {value})", goal=name, cost=gems_named(offer.cost), value=offer.vp
    )


def dig(table: Board, seat: int) -> Prompt:
    why = say("Choose a stack: its top card goes to the bottom, the next one is in play.")
    return Prompt(say("From the castle: dig in a stack?"), why)


def dig_described(table: Board, seat: int, tile: int) -> str:
    return say(
        "{card} at {cell}: {other} comes to the top",
        card=kind_name(table.kind(tile)),
        cell=tile_name(table, tile),
        other=kind_name(table.box.kind[table.under(table.top(tile))]),
    )


RESOLVE = decision(resolve, on_tile("resolve"))
TRADE = decision(
    trade,
    ChoiceRange(
        choices.DECLINE,
        notation=lambda table, seat, number: "decline",
        describe=lambda table, seat, number: say("Buy nothing"),
    ),
    ChoiceRange(
        choices.BUY,
        notation=lambda table, seat, goal: f"buy {table.box.goal_ids[goal]}",
        describe=buy_described,
    ),
)
DIG = decision(
    dig,
    ChoiceRange(
        choices.DECLINE,
        notation=lambda table, seat, number: "decline",
        describe=lambda table, seat, number: say("Leave the stacks as they are"),
    ),
    ChoiceRange(
        choices.TILE,
        notation=lambda table, seat, tile: f"dig {tile_name(table, tile)}",
        describe=dig_described,
    ),
)

# -- the hand limit, and the end -------------------------------------------------------------------


def discard(table: Board, seat: int) -> Prompt:
    what = say.many("Discard {number} card", "Discard {number} cards", turns.surplus(table, seat))
    why = say(
        "You may keep {limit} cards in hand. Choose gems or ogres; kingdom cards always stay.",
        limit=table.box.hand_limit,
    )
    return Prompt(what, why)


def end(table: Board, seat: int) -> Prompt:
    if goals.can_reveal(table, seat):
        return reveal(table, seat)
    return Prompt(say("Your turn is done"))


DISCARD = decision(
    discard,
    ChoiceRange(
        choices.DISCARD_GEM,
        notation=lambda table, seat, gem: f"discard {GEM_IDS[gem]}",
        describe=lambda table, seat, gem: say("Discard: {card}", card=gem_name(gem)),
    ),
    ChoiceRange(
        choices.DISCARD_OGRE,
        notation=lambda table, seat, ogre: f"discard {OGRE_IDS[ogre]}",
        describe=lambda table, seat, ogre: say("Discard: {card}", card=ogre_name(ogre)),
    ),
)
END = decision(
    end,
    ChoiceRange(
        choices.END_TURN,
        notation=lambda table, seat, number: "end_turn",
        describe=lambda table, seat, number: say("End your turn"),
    ),
)

# -- a secret goal, in anybody's turn --------------------------------------------------------------


def reveal(table: Board, seat: int) -> Prompt:
    why = say("Revealed, it counts for good, whatever happens later. You may do it at any moment.")
    return Prompt(say("Your secret goal is fulfilled"), why)


def reveal_described(table: Board, seat: int, number: int) -> str:
    secret = table.secret(seat)
    value = table.box.secret_vp[secret]
    return say("Reveal your secret goal: {secret} (worth {value})", secret=secret_name(secret), value=value)


REVEAL = decision(
    reveal,
    ChoiceRange(
        choices.REVEAL,
        notation=lambda table, seat, number: "reveal",
        describe=reveal_described,
    ),
)
