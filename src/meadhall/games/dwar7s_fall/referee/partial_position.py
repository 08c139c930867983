# interpreted: answers a question at a time
"""Reads the referee's positions (W17) leniently: missing parts are empty, and the facts on a card overrule
the component file. A position need not be reachable. An impossible one is refused."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, Reader, echo, facts, row, whole

from ..rules.game_table import Dwar7sTable
from ..rules.regions import find_regions
from ..state import json_values, position_reader, steps
from ..state.box import MOST_CARDS, MOST_TRADE_GOALS, Box
from ..state.cards import COLOUR_IDS, GEMS, KIND_IDS, MOST_SEATS, SECRET_IDS
from ..state.component_file import plain_components
from ..state.component_reader import MOST_POINTS, Entry, add_card, add_goal, read_box
from ..state.table import ORIGIN, empty_cells
from ..words.refusals import words

Value = TypeVar("Value")
Cell = tuple[int, int]
Components = dict[str, Any]

PHASES: Final = ("actions", "resolve", "discard", "end")
STEP_OF_PHASE: Final = (steps.ACT, steps.RESOLVE, steps.DISCARD, steps.OVER)
MOST_HAND_CARDS: Final = 16
MOST_USED: Final = 99
WIDEST: Final = 120  # cells from the westernmost tile to the easternmost
NOBODY: Final = -1


class PartialPosition:
    """The given table: the players first, then the other colours, which may have things there, too."""

    def __init__(self, position: JsonObject) -> None:
        self.position = position
        self.components = plain_components(position.plain.get("components"))
        self.box = self.box_without_cards()
        listed = self.listed("players", json_values.colour)
        if len(set(listed)) != len(listed):
            raise Refusal("held_twice", "W2.5", token="players")
        others = [colour for colour in range(MOST_SEATS) if colour not in listed]
        self.colours = [COLOUR_IDS[colour] for colour in [*listed, *others]]
        self.players = len(listed) or MOST_SEATS
        self.table = Dwar7sTable(MOST_SEATS, 0, self.box, empty_cells())
        self.goals_held: dict[int, list[str]] = {}
        self.lay_board()
        self.lay_hands()
        self.lay_decks()
        self.lay_goals()
        self.lay_turn()

    def listed(self, field: str, reader: Reader[Value]) -> list[Value]:
        """A missing list is empty."""
        return self.position.row(field, reader) if self.position.has(field) else []

    def by_seat(self, field: str, reader: Reader[Value]) -> dict[int, Value]:
        """An object with a part for each colour; a missing one is empty."""
        return self.seats_in(self.position, field, reader)

    def seats_in(self, plain: JsonObject, field: str, reader: Reader[Value]) -> dict[int, Value]:
        entries = plain.within(field).plain.items() if plain.has(field) else ()
        return {
            self.colours.index(COLOUR_IDS[json_values.colour(key, field)]): reader(value, f"{field}.{key}")
            for key, value in entries
        }

    # -- the printed numbers -----------------------------------------------------------------------------

    def box_without_cards(self) -> Box:
        box = read_box(self.components, "")
        box.cards = 0
        box.trade_goals = 0
        box.goal_ids = []
        for cost in range(GEMS * MOST_TRADE_GOALS):
            box.goal_cost[cost] = 0
        points = whole(-MOST_POINTS, MOST_POINTS)
        if self.position.has("gem_vp"):
            for key, value in self.position.within("gem_vp").plain.items():
                box.gem_vp[json_values.gem(key, "gem_vp")] = points(value, f"gem_vp.{key}")
        return box

    def goal(self, value: object, field: str) -> JsonObject:
        """A goal as an object, or by its id alone."""
        known = {**printed(self.components, "secret_goals"), **printed(self.components, "trade_goals")}
        if isinstance(value, str):
            if value not in known:
                raise Refusal("unknown_token", token=echo(value), what=words("goal"))
            return JsonObject(known[value], field)
        return JsonObject(value, field)

    def add_goal(self, goal: JsonObject) -> int:
        name = json_values.name(goal.need("id"), "id")
        known = printed(self.components, "trade_goals").get(name, {"cost": {}})
        return add_goal(self.box, Entry({**known, **goal.plain}, echo(name)))

    # -- the board ---------------------------------------------------------------------------------------

    def lay_board(self) -> None:
        tiles = self.listed("board", facts)
        coordinate = whole(-json_values.FURTHEST, json_values.FURTHEST)
        cells = [(tile.read("x", coordinate), tile.read("y", coordinate)) for tile in tiles]
        self.shift_x = shift([x for x, _ in cells])
        self.shift_y = shift([y for _, y in cells])
        for (x, y), plain in zip(cells, tiles, strict=True):
            tile = position_reader.new_tile(self.table, x + self.shift_x, y + self.shift_y, f"{x},{y}")
            self.lay_stack(tile, plain)
            position_reader.lay_dwarfs(
                self.table, tile, self.seats_in(plain, "dwarfs", whole(0, self.box.dwarfs))
            )
        find_regions(self.table)
        for seat, colour in enumerate(self.colours):
            position_reader.send_others_home(self.table, seat, colour)

    def lay_stack(self, tile: int, plain: JsonObject) -> None:
        stack = plain.row("stack", facts)
        if not stack:
            raise Refusal("wrong_length", "W3.2", field="stack", wanted=words("at_least", number=1), found=0)
        for entry in stack:
            rotation = entry.read("rotation", json_values.rotation) if entry.has("rotation") else 0
            card = card_as_given(self.box, self.components, entry)
            owner = self.colours.index(COLOUR_IDS[self.box.owner[card]])
            position_reader.lay_card(self.table, tile, card, rotation, owner)

    # -- hands and decks; the front of a deck list is its top --------------------------------------------

    def lay_hands(self) -> None:
        for seat, hand in self.by_seat("hands", facts).items():
            self.lay_hand(seat, hand)
        for seat, number in self.by_seat("trophies", whole(0, 36)).items():
            self.table.set_trophies(seat, number)

    def lay_hand(self, seat: int, hand: JsonObject) -> None:
        """Only the number of kingdom cards matters to a question."""
        cards = hand.row("kingdom", facts) if hand.has("kingdom") else []
        for card in cards:
            card.read("kind", json_values.kind)
        position_reader.at_most(MOST_HAND_CARDS, "kingdom", len(cards), "W1.1")
        self.table.set_hand(seat, (1 << len(cards)) - 1)
        if hand.has("gems"):
            position_reader.lay_gems(self.table, seat, hand.read("gems", json_values.gem_counts))
        position_reader.lay_hand_ogres(
            self.table, seat, hand.row("ogres", json_values.ogre) if hand.has("ogres") else []
        )

    def lay_decks(self) -> None:
        if self.position.has("gem_supply"):
            position_reader.lay_supply(self.table, self.position.read("gem_supply", json_values.gem_counts))
        position_reader.lay_offers(
            self.table, [self.add_goal(goal) for goal in self.listed("offers", self.goal)]
        )
        trade_deck = [self.add_goal(goal) for goal in self.listed("trade_deck", self.goal)]
        position_reader.lay_trade_deck(self.table, trade_deck[::-1])
        deck = self.listed("ogre_deck", json_values.ogre)
        position_reader.lay_ogres(self.table, deck[::-1], self.listed("ogre_discard", json_values.ogre))

    # -- goals and the turn ------------------------------------------------------------------------------

    def lay_goals(self) -> None:
        """`goals` lists all completed ones, a revealed secret goal among them."""
        goals = self.by_seat("goals", row(self.goal))
        for seat, held in goals.items():
            self.goals_held[seat] = [goal.read("id", json_values.name) for goal in held]
        for seat, secret in self.by_seat("secret", facts).items():
            self.lay_secret(seat, secret, goals.get(seat, []))
        for seat, held in goals.items():
            for goal in held:
                if not self.is_own_secret(seat, goal):
                    self.table.set_holder(self.add_goal(goal), seat)

    def lay_secret(self, seat: int, plain: JsonObject, held: list[JsonObject]) -> None:
        """A revealed goal is among the completed ones; another secret goal is not."""
        secret = plain.read("id", json_values.secret)
        listed = [goal for goal in held if goal.plain.get("id") == SECRET_IDS[secret]]
        revealed = plain.flag("revealed", False)
        if revealed != bool(listed):
            raise Refusal("contradiction", "W12.3", field=f"secret.{self.colours[seat]}.revealed")
        for source in (plain, *listed):
            if source.has("vp"):
                self.box.secret_vp[secret] = source.whole("vp", -MOST_POINTS, MOST_POINTS)
        self.table.set_secret(seat, secret)
        self.table.set_revealed(seat, int(revealed))

    def is_own_secret(self, seat: int, goal: JsonObject) -> bool:
        secret = self.table.secret(seat)
        return self.table.is_revealed(seat) and goal.plain.get("id") == SECRET_IDS[secret]

    def lay_turn(self) -> None:
        position, table = self.position, self.table
        phase = position.one_of("phase", PHASES) if position.has("phase") else 0
        table.step = STEP_OF_PHASE[phase]
        table.active = NOBODY
        if position.has("active"):
            table.active = self.colours.index(COLOUR_IDS[position.read("active", json_values.colour)])
        table.used = position.whole("actions_used", 0, MOST_USED) if position.has("actions_used") else 0
        table.final_round = int(position.flag("final_round", False))


def printed(components: Components, field: str) -> dict[str, dict[str, object]]:
    """The facts of the component file by id."""
    return {entry["id"]: entry for entry in components[field]}


def card_as_given(box: Box, components: Components, card: JsonObject) -> int:
    """Adds a kingdom card to the box. Facts that it lacks are those printed on its kind."""
    position_reader.at_most(MOST_CARDS, "kingdom_cards", box.cards + 1, "W1.1")
    kind = card.read("kind", json_values.kind)
    owner = card.read("owner", json_values.colour) if card.has("owner") else 0
    known = printed(components, "kingdom_cards")[KIND_IDS[kind]]
    return add_card(box, owner, owner, kind, Entry({**known, **card.plain}, KIND_IDS[kind]))


def shift(coordinates: list[int]) -> int:
    """The number to add to coordinates so that they fit in the table's bytes."""
    if not coordinates:
        return ORIGIN
    whole(0, WIDEST)(max(coordinates) - min(coordinates), "board.width")
    return ORIGIN - (max(coordinates) + min(coordinates)) // 2
