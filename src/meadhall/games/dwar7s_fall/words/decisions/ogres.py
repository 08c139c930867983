# interpreted: words are for people
"""The targets of ogres (W9). The reason is the effect printed on the card."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core.prompt import Prompt

from ...state import choices
from ...state.cards import MOST_SEATS
from ...state.table import Board
from ..effects import ogre_effect
from ..names import kind_name, tile_name
from ..sentences import say
from .choice_range import ChoiceRange, decision

# -- a tile, a dwarf, a player ---------------------------------------------------------------------


def on_tile(word: str) -> ChoiceRange:
    """A tile. `word` begins the notation."""
    return ChoiceRange(
        choices.TILE,
        notation=lambda table, seat, tile: f"{word} {tile_name(table, tile)}",
        describe=lambda table, seat, tile: say(
            "{card} at {cell}", card=kind_name(table.kind(tile)), cell=tile_name(table, tile)
        ),
    )


def dwarf_described(table: Board, seat: int, number: int) -> str:
    tile, owner = divmod(number, MOST_SEATS)
    return say(
        "The dwarf of player {player} on the {card} at {cell}",
        player=owner + 1,
        card=kind_name(table.kind(tile)),
        cell=tile_name(table, tile),
    )


A_DWARF = ChoiceRange(
    choices.DWARF,
    notation=lambda table, seat, n: f"dwarf {tile_name(table, n // MOST_SEATS)} {n % MOST_SEATS + 1}",
    describe=dwarf_described,
)
A_PLAYER = ChoiceRange(
    choices.PLAYER,
    notation=lambda table, seat, player: f"from {player + 1}",
    describe=lambda table, seat, player: say("Player {player}", player=player + 1),
)

# -- what is asked ---------------------------------------------------------------------------------


def first_target(what: str, ogre: str) -> Callable[[Board, int], Prompt]:
    """The prompt for the first target of an ogre."""

    def prompt(table: Board, seat: int) -> Prompt:
        return Prompt(say(what), f"{ogre_effect(table.box.text, ogre)} {say('It costs no action.')}")

    return prompt


def bully_rival(table: Board, seat: int) -> Prompt:
    cell = tile_name(table, table.spot)
    why = say("It changes places with yours on {cell}; walls do not matter.", cell=cell)
    return Prompt(say("Bully: choose the rival's dwarf"), why)


def panic_to(table: Board, seat: int) -> Prompt:
    cell = tile_name(table, table.spot // MOST_SEATS)
    why = say("From {cell} along open roads, where there is room.", cell=cell)
    return Prompt(say("Panic: where does it run?"), why)


AMBUSH = decision(first_target("Ambush: choose a tile", "ambush"), on_tile("ambush"))
BULLY_OWN = decision(first_target("Bully: choose your dwarf", "bully"), on_tile("own"))
BULLY_RIVAL = decision(bully_rival, A_DWARF)
PANIC = decision(first_target("Panic: choose any dwarf", "panic"), A_DWARF)
PANIC_TO = decision(panic_to, on_tile("to"))
THIEF = decision(first_target("Thief: choose a player", "thief"), A_PLAYER)
CROWN = decision(first_target("Crown: choose a player", "crown"), A_PLAYER)
