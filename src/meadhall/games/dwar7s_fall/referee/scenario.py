# interpreted: answers a question at a time
"""A given position (W17) on a table of its own, with the names and cells of the question.

`position.load` reads whole positions strictly; `partial_position` reads the others.
"""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject

from ..state import json_values
from ..state.cards import COLOUR_IDS, GEM_IDS, GEMS, KIND_IDS, OGRE_IDS, OGRES, SECRET_IDS
from ..state.component_file import plain_components
from ..state.component_reader import read_box
from ..state.position import load
from ..state.table import ORIGIN
from ..state.view import bought, cards_of
from ..words.refusals import words
from .partial_position import NOBODY, Cell, PartialPosition, card_as_given


class Scenario:
    """Seats are in the order in which the players were given."""

    def __init__(self, position: JsonObject) -> None:
        if position.has("seats"):
            self.take_whole(position)
        else:
            self.take_partial(PartialPosition(position))
        self.box = self.table.box

    def take_whole(self, position: JsonObject) -> None:
        """The box is a new one, since questions may add cards to it."""
        self.table = load(position.plain)
        box = self.table.box
        self.components = plain_components(box.components)
        self.table.box = read_box(self.components, "", tuple(map(int, box.colours)))
        self.colours = [box.colour(seat) for seat in range(self.table.seats)]
        self.players = self.table.seats
        self.goals_held = {seat: self.goals_of(seat) for seat in range(self.players)}
        self.shift_x = self.shift_y = ORIGIN

    def take_partial(self, partial: PartialPosition) -> None:
        self.table = partial.table
        self.components = partial.components
        self.colours = partial.colours
        self.players = partial.players
        self.goals_held = partial.goals_held
        self.shift_x, self.shift_y = partial.shift_x, partial.shift_y

    def goals_of(self, seat: int) -> list[str]:
        table = self.table
        secret = [SECRET_IDS[table.secret(seat)]] if table.is_revealed(seat) else []
        return [*bought(table, seat), *secret]

    # -- names and cells -----------------------------------------------------------------------------

    def seat_of(self, value: object, field: str) -> int:
        """The seat of a colour at this table."""
        colour = COLOUR_IDS[json_values.colour(value, field)]
        if colour not in self.colours:
            raise Refusal(
                "unknown_token", token=colour, what=words("player", players=", ".join(self.colours))
            )
        return self.colours.index(colour)

    def player(self, arguments: JsonObject) -> int:
        return self.seat_of(arguments.need("player"), "player")

    def tile(self, cell: Cell) -> int:
        """The tile on a cell, NO_TILE if there is none."""
        return self.table.tile_at(cell[0] + self.shift_x, cell[1] + self.shift_y)

    def cell(self, tile: int) -> list[int]:
        return self.plain_cell(self.table.x(tile), self.table.y(tile))

    def plain_cell(self, x: int, y: int) -> list[int]:
        """A cell as the question writes it."""
        return [x - self.shift_x, y - self.shift_y]

    def cells(self, tiles: list[int]) -> list[list[int]]:
        return sorted(self.cell(tile) for tile in tiles)

    def offered(self, first: int, last: int) -> list[int]:
        """The offered choices within a range, counted from its first."""
        offers = [self.table.offered(index) for index in range(self.table.offer_count)]
        return [choice - first for choice in offers if first <= choice < last]

    def add_card(self, card: JsonObject) -> int:
        return card_as_given(self.box, self.components, card)

    def is_active(self, seat: int) -> bool:
        """Whether it is the seat's turn. Without an active player, it is."""
        return self.table.active in (seat, NOBODY)

    # -- reading off -------------------------------------------------------------------------------------

    def dwarfs(self) -> list[dict[str, Any]]:
        found = [
            {"at": self.cell(tile), "colour": self.colours[seat], "n": self.table.dwarfs(tile, seat)}
            for tile in range(self.table.tiles)
            for seat in range(len(self.colours))
            if self.table.dwarfs(tile, seat)
        ]
        return sorted(found, key=lambda entry: (entry["at"], entry["colour"]))

    def gems(self, seat: int) -> dict[str, int]:
        counts = {GEM_IDS[gem]: self.table.gems(seat, gem) for gem in range(GEMS)}
        return {gem: number for gem, number in counts.items() if number}

    def ogres(self, seat: int) -> list[str]:
        return sorted(OGRE_IDS[ogre] for ogre in range(OGRES) for _ in range(self.table.ogres(seat, ogre)))

    def stacks(self) -> list[dict[str, Any]]:
        """W17: tiles of two or more cards."""
        found = []
        for tile in range(self.table.tiles):
            cards = cards_of(self.table, tile)
            if len(cards) > 1:
                kinds = [KIND_IDS[self.box.kind[card]] for card in cards]
                rotations = [self.table.rotation(card) for card in cards]
                found.append({"at": self.cell(tile), "kinds": kinds, "rotations": rotations})
        return sorted(found, key=lambda stack: stack["at"])
