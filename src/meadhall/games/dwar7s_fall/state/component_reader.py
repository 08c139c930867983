# interpreted: reads the components once
"""Reads the JSON of a component file into a `Box`. Impossible numbers are refused with their card."""

from __future__ import annotations

from typing import Final, TypeVar

from meadhall.core.errors import Refusal
from meadhall.core.i18n import SOURCE
from meadhall.core.json_reader import JsonObject, Reader, echo, facts, whole

from ..words.refusals import words
from . import json_values
from .box import HAND_CARDS, MOST_TRADE_GOALS, Box
from .cards import (
    ARCHITECT,
    CASTLE,
    COLOUR_IDS,
    COMPONENTS,
    DRAGON,
    EXPLORER,
    GEM_IDS,
    GEMS,
    GIANT,
    GOAL_IDS,
    HUNTER,
    KIND_IDS,
    MINER,
    NO_STACK,
    OGRE_IDS,
    SECRET_IDS,
    SECRET_OGRE,
    STACK_IDS,
    STACK_OF_KIND,
    WIZARD,
    is_mine,
    is_monster,
)

Value = TypeVar("Value")

LISTS: Final = ("kingdom_cards", "gems", "ogres", "trade_goals", "secret_goals")
SECTIONS: Final = ("limits", "setup", "scoring", "totals")
MOST_POINTS: Final = 99
MOST_OGRES: Final = 24
LONGEST_NAME: Final = 40
USUAL_COLOURS: Final = (0, 1, 2, 3)


class Entry(JsonObject):
    """An entry of a list. Refusals name its id."""

    def read(self, field: str, reader: Reader[Value]) -> Value:
        return reader(self.need(field), f"{self.where}.{field}")

    def within(self, field: str) -> Entry:
        return Entry(self.need(field), self.where)


def read_box(plain: object, name: str, colours: tuple[int, ...] = USUAL_COLOURS) -> Box:
    """`colours`: the colour of each seat."""
    components = JsonObject(plain, "components")
    box = Box()
    box.name = name
    for seat, colour in enumerate(colours):
        box.colours[seat] = colour
    read_limits(box, components)
    read_gems(box, components)
    read_ogres(box, components)
    read_cards(box, components)
    read_trade_goals(box, components)
    read_secret_goals(box, components)
    return box


def by_id(components: JsonObject, field: str, ids: tuple[str, ...]) -> list[Entry]:
    """The entries of a list, one for each id, in the order of the ids."""
    found: dict[int, Entry] = {}
    for entry in components.row(field, facts):
        number = entry.one_of("id", ids)
        if number in found:
            raise Refusal("held_twice", token=f"{field}: {ids[number]}")
        found[number] = Entry(entry.plain, ids[number])
    for number, wanted in enumerate(ids):
        if number not in found:
            raise Refusal("missing", field=wanted, where=field)
    return [found[number] for number in range(len(ids))]


def total(components: JsonObject, field: str, most: int) -> int:
    """The total number of these components (W1.2): from the file, or the bundled one."""
    has = components.has("totals") and components.within("totals").has(field)
    return (
        (components if has else JsonObject(COMPONENTS, "components")).within("totals").whole(field, 0, most)
    )


# -- limits (W2, W5, W13) --------------------------------------------------------------------------


def read_limits(box: Box, components: JsonObject) -> None:
    limits, setup = components.within("limits"), components.within("setup")
    box.dwarfs = setup.whole("dwarfs_per_player", 1, 7)
    box.offers = setup.whole("face_up_trade_goals", 1, 8)
    box.base_actions = limits.whole("base_actions", 1, 20)
    box.castle_actions = limits.whole("castle_bonus_actions", 0, 20)
    box.hand_limit = limits.whole("hand_limit", HAND_CARDS, 99)
    box.goals_to_end = limits.whole("goals_to_trigger_end", 1, 9)
    box.panic_steps = limits.whole("panic_max_steps", 1, 9)
    box.last_round = limits.whole("safety_round_cap", 1, 200)
    box.trophy_vp = components.within("scoring").whole("monster_defeated_vp", -MOST_POINTS, MOST_POINTS)


# -- gems and ogres (W1.5, W1.6) -------------------------------------------------------------------


def read_gems(box: Box, components: JsonObject) -> None:
    for gem, entry in enumerate(by_id(components, "gems", GEM_IDS)):
        box.gem_count[gem] = entry.whole("count", 1, json_values.MOST_GEMS)
        box.gem_vp[gem] = entry.whole("vp", -MOST_POINTS, MOST_POINTS)
    check_total("gems", total(components, "gems", GEMS * json_values.MOST_GEMS), sum(box.gem_count))


def read_ogres(box: Box, components: JsonObject) -> None:
    for ogre, entry in enumerate(by_id(components, "ogres", OGRE_IDS)):
        box.ogre_count[ogre] = entry.whole("count", 0, MOST_OGRES)
    check_total("ogres", total(components, "ogres", MOST_OGRES), sum(box.ogre_count))


def check_total(what: str, wanted: int, found: int) -> None:
    if found != wanted:
        raise Refusal("wrong_count", "W1.2", what=what, wanted=wanted, found=found)


# -- kingdom cards (W1.3, W1.4) --------------------------------------------------------------------


def read_cards(box: Box, components: JsonObject) -> None:
    """W1.3: the same nine for every colour; only walls may differ."""
    hand = []
    for kind, entry in enumerate(by_id(components, "kingdom_cards", KIND_IDS)):
        check_card(box, kind, entry)
        hand += [(kind, entry)] * entry.whole("count_per_colour", 0, HAND_CARDS)
    if len(hand) != HAND_CARDS or sum(kind == CASTLE for kind, _ in hand) != 1:
        wanted = words("nine_cards")
        raise Refusal("wrong_count", "W1.1", what="kingdom_cards", wanted=wanted, found=len(hand))
    for seat in range(len(COLOUR_IDS)):
        for kind, entry in hand:
            add_card(box, seat, int(box.colours[seat]), kind, entry)


def check_card(box: Box, kind: int, entry: Entry) -> None:
    """The task must be possible, and the stack type fit the kind."""
    spaces = entry.whole("spaces", 1, json_values.MOST_SPACES)
    box.kind_need[kind] = entry.whole("need", 1, min(spaces, box.dwarfs))
    stack = read_stack(entry)
    if stack != NO_STACK and not is_monster(kind) and stack != STACK_OF_KIND[kind]:
        rule = "W6.5" if kind == CASTLE else "W6.4"
        raise Refusal("wrong_place", rule, token=KIND_IDS[kind], place=f"stack_type: {STACK_IDS[stack]}")
    if is_mine(kind):
        box.gem_yield[kind - 1] = entry.within("effect").whole("amount", 1, box.gem_count[kind - 1])


def read_stack(entry: JsonObject) -> int:
    return entry.read("stack_type", json_values.stack_type) if entry.has("stack_type") else NO_STACK


def walls_of(colour: int) -> Reader[int]:
    """Walls are four flags for all colours, or an object with four flags for each colour."""

    def read(value: object, field: str) -> int:
        if isinstance(value, dict):
            return Entry(value, field).read(COLOUR_IDS[colour], json_values.walls)
        return json_values.walls(value, field)

    return read


def add_card(box: Box, owner: int, colour: int, kind: int, entry: JsonObject) -> int:
    """Adds a kingdom card of a seat and its colour; returns its number."""
    card = box.cards
    box.cards += 1
    box.kind[card] = kind
    box.owner[card] = owner
    box.walls[card] = entry.read("walls", walls_of(colour))
    box.need[card] = entry.whole("need", 1, json_values.MOST_SPACES)
    box.spaces[card] = entry.whole("spaces", 0, json_values.MOST_SPACES)
    box.vp[card] = entry.whole("vp", -MOST_POINTS, MOST_POINTS)
    box.stack[card] = read_stack(entry)
    return card


# -- goals (W10.8, W12.2) --------------------------------------------------------------------------


def read_trade_goals(box: Box, components: JsonObject) -> None:
    """Ids stay those of the game, so that records mean the same with every file."""
    for entry in by_id(components, "trade_goals", GOAL_IDS):
        goal = add_goal(box, entry)
        if entry.has("names"):
            box.goal_names[box.goal_ids[goal]] = entry.read("names", names)
        for gem, name in enumerate(GEM_IDS):
            whole(0, box.gem_count[gem])(box.cost(goal, gem), f"{entry.where}.cost.{name}")
        if not any(box.cost(goal, gem) for gem in range(GEMS)):
            raise Refusal("missing", field="cost", where=entry.where)


def names(value: object, field: str) -> dict[str, str]:
    """One name for all languages, or an object with a name for each."""
    told = value if isinstance(value, dict) else {SOURCE: value}
    found = {json_values.name(key, field): plain_name(each, field) for key, each in told.items()}
    if SOURCE not in found:
        raise Refusal("missing", field=SOURCE, where=field)
    return found


def plain_name(value: object, field: str) -> str:
    """A name of printable characters."""
    name = json_values.name(value, field)
    if not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
        raise Refusal("impossible", problem=words("no_name", field=echo(field), most=LONGEST_NAME))
    return name.strip()


def add_goal(box: Box, entry: JsonObject) -> int:
    """Adds a trade goal with its cost and value; returns its number."""
    whole(0, MOST_TRADE_GOALS)(box.trade_goals + 1, "trade_goals")
    goal = box.trade_goals
    box.goal_vp[goal] = entry.whole("vp", -MOST_POINTS, MOST_POINTS)
    for gem, number in entry.read("cost", json_values.gem_counts).items():
        box.goal_cost[goal * GEMS + gem] = number
    box.goal_ids.append(json_values.name(entry.need("id"), "id"))
    box.trade_goals += 1
    return goal


def read_secret_goals(box: Box, components: JsonObject) -> None:
    for secret, entry in enumerate(by_id(components, "secret_goals", SECRET_IDS)):
        requirement = entry.within("requirement")
        box.secret_vp[secret] = entry.whole("vp", -MOST_POINTS, MOST_POINTS)
        if secret == EXPLORER:
            box.explorer_dwarfs = requirement.whole("dwarfs_each", 1, box.dwarfs)
        box.secret_wanted[secret] = requirement.whole("at_least", 1, most_wanted(box, secret))


def most_wanted(box: Box, secret: int) -> int:
    """The most that a secret goal can ask for and still be met."""
    if secret == EXPLORER:
        return box.dwarfs // box.explorer_dwarfs
    monsters = sum(box.kind[card] in (DRAGON, GIANT) for card in range(box.cards))
    most = {
        ARCHITECT: box.cards,
        HUNTER: monsters,
        MINER: GEMS,
        SECRET_OGRE: sum(box.ogre_count),
        WIZARD: sum(box.gem_count),
    }
    return most.get(secret, MOST_POINTS)
