# interpreted: answers a question at a time
"""Questions about a turn (A4, A5, A6, D3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.core.errors import Refusal

from ..rules import cooperative, ending, tokens, turns
from ..state import choices, json_values, steps
from ..state.cards import CLOSED, PLAIN
from ..state.json_values import Face, Question
from ..state.position import lay_kingdom, lay_tokens
from ..state.table import COMPETITIVE, COOPERATIVE, SOLO, Board
from ..state.view import SECRET, piles
from .small_table import (
    ASKED,
    OWN_PHASES,
    beside_and_on_cards,
    deck_size,
    empty_table,
    lay_piles,
    luck_draws,
    mode_of,
    offered,
    phase_of,
    plain_kingdom,
)

ACTIONS: Final = ("place", "take_discard", "discard_and_reveal")
TOKEN_CHOICES: Final = ("take", "discard")
STEPS: Final = (steps.START, steps.DRAWN, steps.AFTER)


def legal_cells(position: Question) -> list[list[int]]:
    table = empty_table()
    lay_kingdom(table, ASKED, position.read("kingdom", json_values.kingdom))
    if ACTIONS[position.one_of("action", ACTIONS)] == "discard_and_reveal":
        return json_values.cells_of(table.cards(ASKED, CLOSED))
    return json_values.cells_of(turns.legal_cells(table, ASKED, position.read("card", json_values.card)))


# -- is_legal --------------------------------------------------------------------------------------


def is_legal(position: Question) -> bool:
    """The game is asked whether it would offer this action."""
    table = empty_table()
    lay_kingdom(table, ASKED, position.read("kingdom", json_values.kingdom))
    phase = phase_of(position)
    action = position.within("action")
    table.claimed = int(position.flag("claimed", False))
    table.display = position.read("display", json_values.legends)
    table.deck_size = deck_size(position)
    lay_piles(table, position)
    choice = action.read("type", choice_of(action))
    if phase >= OWN_PHASES:
        return False
    table.step = STEPS[phase]
    if table.step == steps.DRAWN:
        needed = choices.PLACE <= choice < choices.REVEAL
        table.held = position.read("drawn", json_values.card) if needed or position.has("drawn") else PLAIN
    table.active = ASKED
    return table.is_open(ASKED, choice)


def choice_of(action: Question) -> Callable[[object, str], int]:
    """Reads the type of an action and gives its number."""

    def read(kind: object, field: str) -> int:
        name = ACTION_TYPES[json_values.one_of(ACTION_TYPES)(kind, field)]
        if name == "claim":
            return choices.CLAIM + action.read("legend", json_values.legend)
        if name == "draw_deck":
            return choices.DRAW
        if name == "end_turn":
            return choices.END_TURN
        first = {"take_discard": choices.TAKE, "place": choices.PLACE}.get(name, choices.REVEAL)
        pile = action.whole("pile", 0, 1) if name == "take_discard" else 0
        return first + 32 * pile + 16 * action.whole("to", 0, 1) + action.read("cell", json_values.cell)

    return read


ACTION_TYPES: Final = (*ACTIONS, "draw_deck", "end_turn", "claim")


def sources(position: Question) -> list[str]:
    table = empty_table(mode=mode_of(position))
    table.deck_size = deck_size(position)
    lay_piles(table, position)
    table.step = steps.START
    return sorted({source_of(choice) for choice in offered(table)})


def source_of(choice: int) -> str:
    names = {
        choices.DRAW: "deck",
        choices.TWO_FROM_DECK: "two_from_deck",
        choices.DECK_AND_DISCARD: "deck_and_discard",
    }
    return names.get(choice) or f"pile_{(choice - choices.TAKE) // 32}"


# -- turn ------------------------------------------------------------------------------------------


class Scene:
    """A table on which one action is carried out, and what of it only chance decides."""

    def __init__(self, position: Question, mode: int) -> None:
        self.table = empty_table(mode=mode)
        self.faces: list[Face] = position.read("kingdom", json_values.kingdom)
        lay_kingdom(self.table, ASKED, self.faces)
        lay_piles(self.table, position)
        lay_tokens(self.table, ASKED, position)
        self.table.deck_size = deck_size(position)
        self.opened_by_chance: set[int] = set()
        self.discarded_by_chance: tuple[int, int] | None = None  # pile and place

    def replace(self, card: int, cell: int, pile: int) -> None:
        demand_legal(turns.legal_cells(self.table, ASKED, card), cell, "A5.2")
        unknown = self.table.card(ASKED, cell) == CLOSED and not self.faces[cell].card
        luck_draws(self.table, self.faces[cell].card)
        if unknown:
            self.discarded_by_chance = (pile, self.table.pile_size(pile))
        turns.replace(self.table, ASKED, card, cell, pile)

    def reveal(self, card: int, cell: int, pile: int) -> None:
        demand_legal(self.table.cards(ASKED, CLOSED), cell, "A5.5")
        luck_draws(self.table, self.faces[cell].card)
        if not self.faces[cell].card:
            self.opened_by_chance.add(cell)
        turns.discard_and_reveal(self.table, ASKED, card, cell, pile)

    def open_all(self) -> None:
        """Every closed card, each as it was given."""
        for cell, face in enumerate(self.faces):
            if self.table.card(ASKED, cell) == CLOSED:
                luck_draws(self.table, face.card)
                ending.open_card(self.table, ASKED, cell)
                if not face.card:
                    self.opened_by_chance.add(cell)

    def kingdom(self) -> list[list[str]]:
        return plain_kingdom(self.table, ASKED, self.faces, self.opened_by_chance)

    def piles(self, number: int) -> list[list[str]]:
        plain = piles(self.table)[:number]
        if self.discarded_by_chance is not None:
            pile, place = self.discarded_by_chance
            plain[pile][place] = SECRET
        return plain


def demand_legal(cells: int, cell: int, rule: str) -> None:
    if not cells >> cell & 1:
        raise Refusal("contradiction", rule, field="cell")


def turn(position: Question) -> dict[str, Any]:
    mode = mode_of(position)
    if mode == SOLO:
        raise Refusal("contradiction", "C4", field="mode")
    scene = Scene(position, mode)
    table = scene.table
    action = position.within("action")
    act(scene, position, action)
    settle_token(table, action)
    over = cooperative.is_over(table, ASKED) if mode == COOPERATIVE else ending.is_complete(table, ASKED)
    after = scene.piles(2 if mode == COOPERATIVE else 1)
    if mode == COMPETITIVE and not over and not table.deck_size:
        turns.renew_deck(table)
        after = [[SECRET]]
    return {
        "kingdom": scene.kingdom(),
        "piles": after,
        "deck_size": table.deck_size,
        "game_over": over,
        **beside_and_on_cards(table, ASKED),
    }


def act(scene: Scene, position: Question, action: Question) -> None:
    """A4.3. A card drawn or taken is still counted in its pile (Q2)."""
    table = scene.table
    kind = ACTIONS[action.one_of("type", ACTIONS)]
    cell = action.read("cell", json_values.cell)
    most = 1 if table.mode == COOPERATIVE else 0
    to = action.whole("to", 0, most)
    if kind == "take_discard":
        pile = action.whole("pile", 0, most)
        if not table.pile_size(pile):
            raise Refusal("contradiction", "D3", field="pile")
        scene.replace(table.take_from_pile(pile), cell, to)
        return
    drawn = position.read("drawn", json_values.card)
    if not table.deck_size:
        raise Refusal("contradiction", "A4.1", field="deck_size")
    table.deck_size -= 1
    if kind == "place":
        scene.replace(drawn, cell, to)
    else:
        scene.reveal(drawn, cell, to)


def settle_token(table: Board, action: Question) -> None:
    """B2.1."""
    cell = action.read("cell", json_values.cell)
    if table.token(ASKED, cell):
        choice = (choices.TAKE_TOKEN, choices.DISCARD_TOKEN)[action.one_of("token_choice", TOKEN_CHOICES)]
        tokens.take_or_refuse(table, ASKED, cell, choice)
