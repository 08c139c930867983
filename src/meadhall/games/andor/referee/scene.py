# interpreted: answers a question at a time
"""A small table with the facts of a question on it (D33.2)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.given import Given, any_whole, echo, facts, name, one_of, row, whole

from .. import card_effects, creatures, effects, opening
from .. import program as p
from ..components import EVENT_CARDS
from ..game_table import AndorTable
from ..legend_draft import Draft
from ..legend_effects import effects as read_effects
from ..legend_reader import read_legend
from ..library import LEGENDS, legend_data
from ..names import FARMER, FIGURE_IDS, GEM, HERO_IDS, RUBBLE
from ..program import Program
from ..sentences import Problem
from ..table import (
    DAY_ENDED,
    FIELD,
    FLAGS,
    GOLD,
    HOURS,
    KIND,
    NOWHERE,
    ON_SHIELD,
    PLACE,
    REWARD,
    SP,
    STRENGTH,
    TAG,
    TYPE,
    WP,
    WP_FULL,
    WP_NOW,
    Board,
    empty_cells,
)

ANY: Final = 10**6
BLANK: Final[dict[str, Any]] = {
    "id": "none",
    "names": {"en": "No legend"},
    "event_deck": "gold",
    "difficulties": ["easy", "normal"],
    "hero_start": {"dwarf": 7, "warrior": 14, "archer": 25, "wizard": 34},
    "cards": [],
    "stars": [],
    "goals": [{"id": "castle", "if": {"castle_held": True}}],
}
DIFFICULTIES: Final = ("easy", "normal")
hero_name = one_of(HERO_IDS)


def program_of(position: Given, heroes: int) -> Program:
    """The legend named, or a blank one on the front board or in the mine."""
    difficulty = (
        DIFFICULTIES[position.one_of("difficulty", DIFFICULTIES)] if position.has("difficulty") else "normal"
    )
    heroes = min(4, max(2, heroes))
    if position.has("legend"):
        return read_legend(legend_data(LEGENDS[position.one_of("legend", LEGENDS)]), heroes, difficulty)
    blank = dict(BLANK)
    if position.has("board") and position.one_of("board", ("front", "mine")):
        mine = legend_data("L4")
        blank |= {"board": "mine", "boards": mine["boards"], "hero_start": mine["hero_start"]}
        blank["event_deck"] = "silver_without_start"
    return read_legend(blank, heroes, difficulty)


def number_of_heroes(position: Given, default: int = 4) -> int:
    if not position.has("heroes"):
        return default
    if isinstance(position.plain["heroes"], int):
        return position.whole("heroes", 2, 4)
    return len(position.by_name("heroes", facts))


def scene(position: Given, heroes: int | None = None) -> AndorTable:
    """A table with everything the common keys of a question say; heroes are put on it by `put_heroes`."""
    number = number_of_heroes(position) if heroes is None else heroes
    table = AndorTable(1, 1, program_of(position, number), empty_cells())
    opening.lay_out(table, list(range(min(4, max(1, number)))))
    table.party = min(4, max(1, number))
    lay_board(table, position)
    return table


def lay_board(table: AndorTable, position: Given) -> None:
    field = field_on(table)
    if position.has("destroyed_bridges"):
        for one, other in position.row("destroyed_bridges", row(field, 2)):
            table.add_broken(one, other)
    for kind, word in ((RUBBLE, "rubble"), (GEM, "gems")):
        if position.has(word) and isinstance(position.plain[word], dict):
            for key, values in position.by_name(word, row(whole(0, 99))).items():
                for value in values:
                    table.new_token(kind, field_key(table, key), value)
                    table.rubbles += kind == RUBBLE
    if position.has("farmers") and isinstance(position.plain["farmers"], dict):
        for key, number in position.by_name("farmers", whole(0, 20)).items():
            for _farmer in range(number):
                table.new_token(FARMER, field_key(table, key), 0)
    if position.has("figures"):
        for figure, where in position.by_name("figures", field).items():
            table.set_figure(one_of(FIGURE_IDS)(figure, "figures"), where)
    if position.has("creatures"):
        for entry in position.row("creatures", any_value):
            put_creature(table, entry)
    if position.has("on_shields"):
        for kind in position.row("on_shields", one_of(tuple(each.name for each in table.program.kinds))):
            creatures.put_on_shield(table, new_creature(table, kind, NOWHERE))
    if position.has("farmers_delivered"):
        table.delivered = position.whole("farmers_delivered", 0, 20)
    if position.has("rolls"):
        table.load_dice(position.row("rolls", whole(1, 12))[:32])
    if position.has("day_events"):
        for card in position.row("day_events", name):
            in_force(table, card)


def any_value(value: object, field: str) -> object:
    return value


def field_on(table: AndorTable) -> Any:
    def read(value: object, field: str) -> int:
        found = any_whole(value, field)
        if found not in table.program.board.fields:
            board = table.program.board.name
            raise Refusal("unknown_token", "D5.4", token=echo(found), what=Problem("field_of", board=board))
        return found

    return read


def field_key(table: AndorTable, key: str) -> int:
    """Fields as JSON keys are strings."""
    number = int(key) if key.isascii() and key.isdigit() and len(key) < 4 else -1
    found: int = field_on(table)(number, "field")
    return found


# -- creatures ---------------------------------------------------------------------------------------


def new_creature(table: AndorTable, kind: int, field: int) -> int:
    creature = table.free_creature()
    facts_of = table.program.kinds[kind]
    if creature == NOWHERE:
        raise Refusal(
            "wrong_count", what=Problem("creatures"), wanted=Problem("at_most", number=34), found="more"
        )
    table.set_creature(creature, KIND, kind)
    table.set_creature(creature, WP_FULL, facts_of.wp)
    table.set_creature(creature, WP_NOW, facts_of.wp)
    table.set_creature(creature, STRENGTH, facts_of.sp)
    table.set_creature(creature, REWARD, facts_of.reward)
    table.set_creature(creature, 8, facts_of.dice)
    if field >= 0:
        table.put_creature(creature, field)
    return creature


def kind_number(table: AndorTable, kind: object) -> int:
    return one_of(tuple(each.name for each in table.program.kinds))(kind, "kind")


def put_creature(table: AndorTable, entry: object) -> int:
    """[kind, field] or [kind, field, attributes]."""
    parts = row(any_value)(entry, "creatures")
    if not 2 <= len(parts) <= 3:
        raise Refusal(
            "wrong_length", field="creatures", wanted=Problem("either", one=2, other=3), found=len(parts)
        )
    field = field_on(table)(parts[1], "field")
    creature = new_creature(table, kind_number(table, parts[0]), field)
    if len(parts) == 3:
        set_attributes(table, creature, Given(parts[2], "the creature"))
    return creature


def set_attributes(table: AndorTable, creature: int, given: Given) -> None:
    for word, what in (("sp", STRENGTH), ("wp", WP_NOW), ("reward", REWARD)):
        if given.has(word) and word == "sp" and given.plain[word] == "attackers":
            table.set_creature(creature, FLAGS, table.creature(creature, FLAGS) | p.SP_OF_ATTACKERS)
        elif given.has(word):
            table.set_creature(creature, what, given.whole(word, 0, 99))
    if given.has("wp"):
        table.set_creature(creature, WP_FULL, given.whole("wp", 0, 99))
    for word, flag in (("anchored", p.ANCHORED), ("asleep", p.ASLEEP), ("keeps_wounds", p.KEEPS_WOUNDS)):
        if given.flag(word, False):
            table.set_creature(creature, FLAGS, table.creature(creature, FLAGS) | flag)
    if given.has("tag"):
        tag = given.read("tag", name)
        tags = table.program.tags
        if tag not in tags:
            tags.append(tag)
        table.set_creature(creature, TAG, tags.index(tag) + 1)


def creature_list(table: Board) -> list[list[Any]]:
    """D33.3: sorted by field, then kind."""
    found = []
    for field in table.program.board.fields:
        creature = table.creature_on(field)
        if creature != NOWHERE:
            found.append([table.program.kinds[table.creature(creature, KIND)].name, field])
    return found


def shield_list(table: Board) -> list[str]:
    return sorted(
        table.program.kinds[table.creature(creature, KIND)].name
        for creature in range(34)
        if table.creature(creature, PLACE) == ON_SHIELD
    )


def tokens_by_field(table: Board, kind: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for field in table.program.board.fields:
        values = [
            table.token(token, 2)
            for token in range(table.tokens_used)
            if table.token(token, 1) == field and table.token(token, 0) == kind
        ]
        if values:
            found[str(field)] = sorted(values)
    return found


# -- heroes ------------------------------------------------------------------------------------------


def put_heroes(table: AndorTable, heroes: dict[str, Given]) -> list[str]:
    """Lay the heroes of a question on the table; their names in order."""
    names = list(heroes)
    if not 1 <= len(names) <= 4:
        raise Refusal(
            "wrong_length",
            "D1.1",
            field="heroes",
            wanted=Problem("from_to", least=1, most=4),
            found=len(names),
        )
    field = field_on(table)
    for number, (hero, given) in enumerate(heroes.items()):
        table.set_hero(number, TYPE, hero_name(hero, "hero"))
        for word, what, least, most in (
            ("sp", SP, 0, 14),
            ("wp", WP, 0, 20),
            ("hours_used", HOURS, 0, 10),
            ("gold", GOLD, 0, ANY),
        ):
            table.set_hero(
                number, what, given.whole(word, least, most) if given.has(word) else 1 * (what == SP)
            )
        table.set_hero(number, FIELD, given.read("field", field) if given.has("field") else NOWHERE)
        table.set_hero(number, DAY_ENDED, int(given.flag("day_ended", False)))
    return names


def one_hero(table: AndorTable, hero: str, **numbers: int) -> None:
    """A question about one hero: he is hero 0."""
    table.party = 1
    table.set_hero(0, TYPE, HERO_IDS.index(hero))
    for what, number in {"sp": SP, "wp": WP, "hours": HOURS, "field": FIELD, "gold": GOLD}.items():
        if what in numbers:
            table.set_hero(0, number, numbers[what])


def hero_id(position: Given, field: str = "hero") -> str:
    return HERO_IDS[position.one_of(field, HERO_IDS)]


# -- event cards -------------------------------------------------------------------------------------


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
        if isinstance(effect, card_effects.ChangeRule):
            effects.change_rule(table, effect)
        number = effect.next
