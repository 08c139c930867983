# interpreted: answers a question at a time
"""A position as it was given (W17), laid on a table of its own: missing parts are empty, and what a card says
of itself goes before the component file. It need not be reachable."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from meadhall.core.errors import Refusal
from meadhall.core.given import Given, Reader, echo, facts, row, whole

from .. import given, steps
from ..box import MOST_CARDS, MOST_TRADE_GOALS
from ..cards import (
    CASTLE,
    COLOUR_IDS,
    COMPONENTS,
    GEM_IDS,
    GEMS,
    KIND_IDS,
    OGRE_IDS,
    OGRES,
    SECRET_IDS,
)
from ..component_file import add_card, add_goal
from ..game_table import Dwar7sTable
from ..regions import find_regions
from ..table import DECK_ROOM, MOST_GOALS_SHOWN, MOST_TILES, NO_TILE, empty_cells
from ..view import cards_of
from .scenario_parts import GOAL_FACTS, given_coordinate, goal_facts, scenario_box, seat_order, shift

Value = TypeVar("Value")
Cell = tuple[int, int]

PHASES: Final = ("actions", "resolve", "discard", "end")
STEP_OF_PHASE: Final = (steps.ACT, steps.RESOLVE, steps.DISCARD, steps.OVER)
MOST_HAND_CARDS: Final = 16
MOST_USED: Final = 99
NOBODY: Final = -1

CARD_FACTS: Final = {fact["id"]: fact for fact in COMPONENTS["kingdom_cards"]}


class Scenario:
    """The table, and how names and cells of the question meet its numbers; seats are in the order given."""

    def __init__(self, position: Given) -> None:
        self.position = position
        self.colours = seat_order(position)
        self.players = len(self.listed("players", given.colour)) or len(self.colours)
        self.box = scenario_box(position)
        self.table = Dwar7sTable(len(self.colours), 0, self.box, empty_cells())
        self.goals_held: dict[int, list[str]] = {}
        self.lay_board()
        self.lay_hands()
        self.lay_decks()
        self.lay_goals()
        self.lay_turn()

    # -- names and cells -----------------------------------------------------------------------------

    def listed(self, field: str, reader: Reader[Value]) -> list[Value]:
        """A missing list is empty."""
        return self.position.row(field, reader) if self.position.has(field) else []

    def by_colour(self, field: str, reader: Reader[Value]) -> dict[int, Value]:
        """An object with a part for each colour, by seat; a missing one is empty."""
        if not self.position.has(field):
            return {}
        entries = self.position.within(field).plain
        return {self.seat_of(key, field): reader(value, echo(key)) for key, value in entries.items()}

    def seat_of(self, value: object, field: str) -> int:
        """The seat of a colour at this table."""
        colour = COLOUR_IDS[given.colour(value, field)]
        if colour not in self.colours:
            raise Refusal("unknown_token", token=colour, what="one of the players")
        return self.colours.index(colour)

    def player(self, arguments: Given) -> int:
        return self.seat_of(arguments.need("player"), "player")

    def tile(self, cell: Cell) -> int:
        """The tile on a cell, NO_TILE if there is none."""
        return self.table.tile_at(cell[0] + self.shift_x, cell[1] + self.shift_y)

    def cell(self, tile: int) -> list[int]:
        return self.plain_cell(self.table.x(tile), self.table.y(tile))

    def plain_cell(self, x: int, y: int) -> list[int]:
        """A cell as the table keeps it, as the question writes it."""
        return [x - self.shift_x, y - self.shift_y]

    def cells(self, tiles: list[int]) -> list[list[int]]:
        return sorted(self.cell(tile) for tile in tiles)

    def offered(self, first: int, last: int) -> list[int]:
        """What was offered on the table within a range of choices, counted from the first."""
        offers = [self.table.offered(index) for index in range(self.table.offer_count)]
        return [choice - first for choice in offers if first <= choice < last]

    # -- the board -------------------------------------------------------------------------------------

    def lay_board(self) -> None:
        tiles = self.listed("board", facts)
        whole(0, MOST_TILES)(len(tiles), "number of tiles")
        cells = [(tile.read("x", given_coordinate), tile.read("y", given_coordinate)) for tile in tiles]
        self.shift_x = shift([x for x, _ in cells])
        self.shift_y = shift([y for _, y in cells])
        for cell, tile in zip(cells, tiles, strict=True):
            if self.tile(cell) != NO_TILE:
                raise Refusal("held_twice", "W3.2", token=f"{cell[0]},{cell[1]}")
            self.lay_tile(cell, tile)
        find_regions(self.table)
        for seat in range(len(self.colours)):
            self.count_dwarfs(seat)

    def lay_tile(self, cell: Cell, tile: Given) -> None:
        number = self.table.found(cell[0] + self.shift_x, cell[1] + self.shift_y)
        stack = tile.row("stack", facts)
        if not stack:
            raise Refusal("wrong_length", "W3.2", field="stack", wanted="at least 1", found=0)
        for card in stack:
            rotation = card.read("rotation", given.rotation) if card.has("rotation") else 0
            self.table.put_card(number, self.add_card(card), rotation)
        top = self.table.top(number)
        owner = COLOUR_IDS[self.box.owner[top]]
        if self.box.kind[top] == CASTLE and owner in self.colours:
            self.table.set_castle(self.colours.index(owner), number)
        self.lay_dwarfs(number, tile)

    def lay_dwarfs(self, number: int, tile: Given) -> None:
        if not tile.has("dwarfs"):
            return
        for key, value in tile.within("dwarfs").plain.items():
            dwarfs = whole(0, self.box.dwarfs)(value, echo(key))
            self.table.change_dwarfs(number, self.seat_of(key, "dwarfs"), dwarfs)
        spaces = self.box.spaces[self.table.top(number)]
        if self.table.crowd(number) > spaces:
            raise Refusal(
                "wrong_count",
                "W3.4",
                what="dwarfs on a tile",
                wanted=f"at most {spaces}",
                found=self.table.crowd(number),
            )

    def count_dwarfs(self, seat: int) -> None:
        out = sum(self.table.dwarfs(tile, seat) for tile in range(self.table.tiles))
        if out > self.box.dwarfs:
            what = f"{self.colours[seat]} dwarfs"
            raise Refusal("wrong_count", "W1.2", what=what, wanted=f"at most {self.box.dwarfs}", found=out)
        self.table.change_pool(seat, self.box.dwarfs - out)

    def add_card(self, card: Given) -> int:
        if self.box.cards == MOST_CARDS:
            raise Refusal(
                "wrong_count", "W1.1", what="kingdom cards", wanted=f"at most {MOST_CARDS}", found="more"
            )
        kind = card.read("kind", given.kind)
        printed = CARD_FACTS[KIND_IDS[kind]]
        owner = card.read("owner", given.colour) if card.has("owner") else 0
        return add_card(self.box, owner, kind, Given({**printed, **card.plain}, "card"))

    # -- hands, decks ------------------------------------------------------------------------------------

    def lay_hands(self) -> None:
        for seat, hand in self.by_colour("hands", facts).items():
            self.lay_hand(seat, hand)
        for seat, number in self.by_colour("trophies", whole(0, 36)).items():
            self.table.set_trophies(seat, number)

    def lay_hand(self, seat: int, hand: Given) -> None:
        """Which kingdom cards a hand holds matters to no question, only how many."""
        cards = hand.row("kingdom", facts) if hand.has("kingdom") else []
        for card in cards:
            card.read("kind", given.kind)
        whole(0, MOST_HAND_CARDS)(len(cards), "number of kingdom cards")
        self.table.set_hand(seat, (1 << len(cards)) - 1)
        if hand.has("gems"):
            for gem, number in hand.read("gems", given.gem_counts).items():
                self.table.change_gems(seat, gem, number)
        for ogre in hand.row("ogres", given.ogre) if hand.has("ogres") else []:
            self.table.change_ogres(seat, ogre, 1)

    def lay_decks(self) -> None:
        if self.position.has("gem_supply"):
            for gem, number in self.position.read("gem_supply", given.gem_counts).items():
                self.table.change_supply(gem, number)
        offers = self.listed("offers", goal_facts)
        whole(0, MOST_GOALS_SHOWN)(len(offers), "number of offers")
        for offer in offers:
            self.table.set_goal_shown(self.table.goals_shown, self.add_goal(offer))
            self.table.goals_shown += 1
        for card in reversed(self.listed("trade_deck", goal_facts)):
            self.table.set_trade_card(self.table.trade_deck, self.add_goal(card))
            self.table.trade_deck += 1
        self.lay_ogres()

    def lay_ogres(self) -> None:
        """The front of a deck list is its top. The pile must have room for every ogre."""
        deck, discards = self.listed("ogre_deck", given.ogre), self.listed("ogre_discard", given.ogre)
        held = sum(self.table.all_ogres(seat) for seat in range(len(self.colours)))
        whole(0, DECK_ROOM)(len(deck) + len(discards) + held, "number of ogres")
        for ogre in reversed(deck):
            self.table.set_ogre_card(self.table.ogre_deck, ogre)
            self.table.ogre_deck += 1
        for ogre in discards:
            self.table.discard_ogre(ogre)

    # -- goals -------------------------------------------------------------------------------------------

    def add_goal(self, goal: Given) -> int:
        if self.box.trade_goals == MOST_TRADE_GOALS:
            most = f"at most {MOST_TRADE_GOALS}"
            raise Refusal("wrong_count", "W1.2", what="trade goals", wanted=most, found="more")
        printed = GOAL_FACTS.get(str(goal.need("id")), {"cost": {}})
        return add_goal(self.box, Given({**printed, **goal.plain}, "goal"))

    def lay_goals(self) -> None:
        """`goals` lists all completed ones, a revealed secret goal among them."""
        goals = self.by_colour("goals", row(goal_facts))
        for seat, secret in self.by_colour("secret", facts).items():
            self.lay_secret(seat, secret, goals.get(seat, []))
        for seat, held in goals.items():
            self.goals_held[seat] = [goal.read("id", given.name) for goal in held]
            for goal in held:
                if not self.is_own_secret(seat, goal):
                    self.table.set_holder(self.add_goal(goal), seat)

    def lay_secret(self, seat: int, plain: Given, held: list[Given]) -> None:
        secret = plain.read("id", given.secret)
        if plain.has("vp"):
            self.box.secret_vp[secret] = plain.whole("vp", -99, 99)
        if not plain.flag("revealed", False):
            self.table.set_secret(seat, secret)
            return
        for goal in held:
            if goal.plain.get("id") == plain.plain["id"]:
                self.table.set_secret(seat, secret)
                self.table.set_revealed(seat, 1)
                if goal.has("vp"):
                    self.box.secret_vp[secret] = goal.whole("vp", -99, 99)

    def is_own_secret(self, seat: int, goal: Given) -> bool:
        secret = self.table.secret(seat)
        return self.table.is_revealed(seat) and goal.plain.get("id") == SECRET_IDS[secret]

    # -- the turn ----------------------------------------------------------------------------------------

    def lay_turn(self) -> None:
        position, table = self.position, self.table
        phase = position.one_of("phase", PHASES) if position.has("phase") else 0
        table.step = STEP_OF_PHASE[phase]
        table.active = self.seat_of(position.need("active"), "active") if position.has("active") else NOBODY
        table.used = position.whole("actions_used", 0, MOST_USED) if position.has("actions_used") else 0
        table.final_round = int(position.flag("final_round", False))

    def is_active(self, seat: int) -> bool:
        """Where nobody is named, the player asked about is meant."""
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
