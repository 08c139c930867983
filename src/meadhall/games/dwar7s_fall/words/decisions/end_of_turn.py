# interpreted: words are for people
"""What ends a turn: tasks (W10), the hand limit (W5.6), the end (W5.7); and secret goals (W12.1)."""

from __future__ import annotations

from meadhall.core.prompt import Prompt

from ...rules import goals, turns
from ...state import choices
from ...state.cards import GEM_IDS, GEMS, OGRE_IDS
from ...state.table import Board
from ...state.view import goal_view
from ..names import gem_name, gems_named, kind_name, name_of_goal, ogre_name, secret_name, tile_name
from ..sentences import say
from .choice_range import ChoiceRange, always, decision
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


def no_trade_described(table: Board, seat: int, number: int) -> str:
    return say("Buy nothing")


def buy_notation(table: Board, seat: int, goal: int) -> str:
    return f"buy {table.box.goal_ids[goal]}"


def buy_described(table: Board, seat: int, goal: int) -> str:
    offer = goal_view(table, goal)
    cost = gems_named(tuple(offer.cost[gem] for gem in range(GEMS)))
    name = name_of_goal(table.box, offer.goal)
    return say("Buy {goal} for {cost} (worth {value})", goal=name, cost=cost, value=offer.vp)


def dig(table: Board, seat: int) -> Prompt:
    why = say("Choose a stack: its top card goes to the bottom, the next one is in play.")
    return Prompt(say("From the castle: dig in a stack?"), why)


def no_dig_described(table: Board, seat: int, number: int) -> str:
    return say("Leave the stacks as they are")


def dig_notation(table: Board, seat: int, tile: int) -> str:
    return f"dig {tile_name(table, tile)}"


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
    ChoiceRange(choices.DECLINE, always("decline"), no_trade_described),
    ChoiceRange(choices.BUY, buy_notation, buy_described),
)
DIG = decision(
    dig,
    ChoiceRange(choices.DECLINE, always("decline"), no_dig_described),
    ChoiceRange(choices.TILE, dig_notation, dig_described),
)

# -- the hand limit, and the end -------------------------------------------------------------------


def discard(table: Board, seat: int) -> Prompt:
    what = say.many("Discard {number} card", "Discard {number} cards", turns.surplus(table, seat))
    why = say(
        "You may keep {limit} cards in hand. Choose gems or ogres; kingdom cards always stay.",
        limit=table.box.hand_limit,
    )
    return Prompt(what, why)


def gem_notation(table: Board, seat: int, gem: int) -> str:
    return f"discard {GEM_IDS[gem]}"


def gem_described(table: Board, seat: int, gem: int) -> str:
    return say("Discard: {card}", card=gem_name(gem))


def ogre_notation(table: Board, seat: int, ogre: int) -> str:
    return f"discard {OGRE_IDS[ogre]}"


def ogre_described(table: Board, seat: int, ogre: int) -> str:
    return say("Discard: {card}", card=ogre_name(ogre))


def end(table: Board, seat: int) -> Prompt:
    if goals.can_reveal(table, seat):
        return reveal(table, seat)
    return Prompt(say("Your turn is done"))


def end_described(table: Board, seat: int, number: int) -> str:
    return say("End your turn")


DISCARD = decision(
    discard,
    ChoiceRange(choices.DISCARD_GEM, gem_notation, gem_described),
    ChoiceRange(choices.DISCARD_OGRE, ogre_notation, ogre_described),
)
END = decision(end, ChoiceRange(choices.END_TURN, always("end_turn"), end_described))

# -- a secret goal, in anybody's turn --------------------------------------------------------------


def reveal(table: Board, seat: int) -> Prompt:
    why = say("Revealed, it counts for good, whatever happens later. You may do it at any moment.")
    return Prompt(say("Your secret goal is fulfilled"), why)


def reveal_described(table: Board, seat: int, number: int) -> str:
    secret = table.secret(seat)
    value = table.box.secret_vp[secret]
    return say("Reveal your secret goal: {secret} (worth {value})", secret=secret_name(secret), value=value)


REVEAL = decision(reveal, ChoiceRange(choices.REVEAL, always("reveal"), reveal_described))
