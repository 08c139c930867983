# interpreted: answers a question at a time
"""The position of a question (D33.2): a part of a whole one, laid by the same reader.

What is missing is empty, or lies in the box; what is impossible is refused. A position need not be reachable.
A whole position, as `position.dump` writes it, may be given instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, echo, facts, name, one_of, whole

from ..legend import effect_types, interpreter
from ..legend import program as p
from ..legend.draft import Draft
from ..legend.effect_reader import effects as read_effects
from ..legend.library import legend_data
from ..legend.program import Program
from ..legend.reader import DIFFICULTIES, read_legend
from ..rules import creatures, setup
from ..rules.courses import way_out
from ..rules.game_table import AndorTable
from ..state.components import EVENT_CARDS
from ..state.names import HERO_IDS, MOST_HEROES
from ..state.position import lay_excerpt, legend, loaded
from ..state.position_limits import MOST_LOADED
from ..state.table import FIELD, NOWHERE, TYPE, Board, empty_cells
from ..words.sentences import Problem
from .question_parts import DIE, at_most, listed, parts_of

FEWEST_HEROES: Final = 2
USUAL_HEROES: Final = 4
USUAL_FIELD: Final = 10
BOARD_IDS: Final = ("front", "mine")
BLANK: Final[Mapping[str, Any]] = {
    "id": "none",
    "names": {"en": "No legend"},
    "event_deck": "gold",
    "difficulties": list(DIFFICULTIES),
    "hero_start": {"dwarf": 7, "warrior": 14, "archer": 25, "wizard": 34},
    "cards": [],
    "stars": [],
    "goals": [{"id": "castle", "if": {"castle_held": True}}],
}

# -- the table -------------------------------------------------------------------------------------


def scene(position: JsonObject, heroes: int = 0) -> AndorTable:
    """A table with everything the common keys of a question say, and the box beside it. A question that is
    about nobody in particular says how many `heroes` there are, and leaves the board empty of them."""
    if position.has("parts") and not heroes:
        return whole_table(position)
    named = {} if heroes else heroes_named(position)
    number = heroes or number_of_heroes(position)
    table = AndorTable(1, 1, program_of(position, number), empty_cells())
    setup.lay_out(table, [])
    table.party = number
    for hero in range(number):
        table.set_hero(hero, TYPE, hero)
        table.set_hero(hero, FIELD, NOWHERE)
    lay_excerpt(table, parts_of(position, table.program, named))
    lay_rest(table, position)
    return table


def lay_rest(table: AndorTable, position: JsonObject) -> None:
    if position.has("farmers_delivered"):
        table.delivered = position.whole("farmers_delivered", 0, 20)
    rolls = listed(position, "rolls", DIE)
    at_most(MOST_LOADED, "rolls", len(rolls))
    table.load_dice(rolls)
    for card in listed(position, "day_events", name):
        in_force(table, card)


def whole_table(position: JsonObject) -> AndorTable:
    """A table that was dumped. What is pending on it is left alone."""
    table = loaded(position.plain, fresh_program)
    table.depth = 0
    lay_rest(table, position)
    return table


def fresh_program(legend: str, heroes: int, difficulty: str) -> Program:
    """Questions add to their program: no table may share it."""
    return read_legend(legend_data(legend), heroes, difficulty)


def program_of(position: JsonObject, heroes: int) -> Program:
    """The legend that is given, or a blank one on the front board or in the mine; made for this question."""
    plain: Any = BLANK
    if position.has("legend"):
        plain = legend_data(position.read("legend", legend))
    elif position.has("board") and BOARD_IDS[position.one_of("board", BOARD_IDS)] == "mine":
        mine = legend_data("L4")
        plain = {**BLANK, **{word: mine[word] for word in ("board", "boards", "hero_start")}}
        plain["event_deck"] = "silver_without_start"
    difficulty = "normal" if "normal" in plain["difficulties"] else plain["difficulties"][0]
    if position.has("difficulty"):
        difficulty = DIFFICULTIES[position.one_of("difficulty", DIFFICULTIES)]
    return read_legend(plain, min(MOST_HEROES, max(FEWEST_HEROES, heroes)), difficulty)


# -- heroes ----------------------------------------------------------------------------------------


def heroes_named(position: JsonObject) -> dict[str, JsonObject]:
    """The heroes of a question by name; none if it gives their number, or nothing."""
    if not isinstance(position.plain.get("heroes"), Mapping):
        return {}
    named = position.by_name("heroes", facts)
    at_most(MOST_HEROES, "heroes", len(named))
    return named


def number_of_heroes(position: JsonObject) -> int:
    """D1.1: those named, the number that is given, or four."""
    named = heroes_named(position)
    if named or not says_heroes(position):
        return len(named) or USUAL_HEROES
    return position.whole("heroes", FEWEST_HEROES, MOST_HEROES)


def says_heroes(position: JsonObject) -> bool:
    """Whether the question says which heroes there are, or how many."""
    return position.has("heroes") and position.plain["heroes"] != {}


def check_party(table: AndorTable) -> None:
    """D1.1, where it matters how many heroes there are."""
    whole(FEWEST_HEROES, MOST_HEROES)(table.party, "heroes")


def party_of(position: JsonObject) -> tuple[AndorTable, dict[str, JsonObject]]:
    """The table, and what is said of each hero by name; nobody is on it who is not named."""
    table, named = scene(position), heroes_named(position)
    if position.has("parts"):
        return table, {hero: JsonObject({}, hero) for hero in types_of(table)}
    table.party = len(named)
    return table, named


def types_of(table: Board) -> list[str]:
    return [HERO_IDS[table.hero(hero, TYPE)] for hero in range(table.party)]


def hero_id(position: JsonObject, field: str = "hero") -> str:
    return HERO_IDS[position.one_of(field, HERO_IDS)]


def one_hero(position: JsonObject, hero: str = "warrior") -> AndorTable:
    """A question about one hero, whose numbers it gives itself."""
    table = scene(position, 1)
    table.set_hero(0, TYPE, one_of(HERO_IDS)(hero, "hero"))
    return table


def fresh_party(types: list[int]) -> AndorTable:
    """Heroes in seating order, and nothing else."""
    table = scene(JsonObject({}, "the position"), len(types) or 1)
    for hero, kind in enumerate(types):
        table.set_hero(hero, TYPE, kind)
    return table


def foe(table: AndorTable, kind: int, field: int = USUAL_FIELD) -> int:
    """A creature to fight with, fresh from the box."""
    if field == way_out(table):
        raise Refusal("impossible", "D10.3", problem=Problem("no_creature", field=field))
    table.set_supply(kind, 1)
    return creatures.place(table, kind, field, True)


# -- event cards -----------------------------------------------------------------------------------


def event_effects(table: AndorTable, card: str) -> int:
    """The first effect of an event card, read for this table."""
    if card not in EVENT_CARDS:
        raise Refusal("unknown_token", token=echo(card), what=Problem("event_card"))
    draft = Draft(table.program)
    draft.deck_names = [deck.name for deck in table.program.decks]
    return read_effects(draft, EVENT_CARDS[card]["effects"])


def in_force(table: AndorTable, card: str) -> None:
    """The rules a day card changes."""
    number = event_effects(table, card)
    while number != p.NONE:
        effect = table.program.effects[number]
        if isinstance(effect, effect_types.ChangeRule):
            interpreter.change_rule(table, effect)
        number = effect.next
