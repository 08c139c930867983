# interpreted: answers a question at a time
"""The common keys of a question (D33.2) in the words of a whole position, for its reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, Reader, any_whole, echo, facts, name, one_of, row, whole

from ..legend import program as p
from ..legend.program import Dice, Kind, Program
from ..state.names import FARMER, FIGURE_IDS, GEM, HERO_IDS, RUBBLE, WELL
from ..state.position_limits import MOST_BRIDGES, field_on
from ..state.table import NOWHERE, ON_SHIELD
from ..words.sentences import Problem

Value = TypeVar("Value")
Row = dict[str, Any]

FEW: Final = whole(0, 20)
MANY: Final = whole(0, 99)
DIE: Final = whole(1, 6)
WELL_STATES: Final = ("empty", "full")
DIE_IDS: Final = ("red", "black")
OTHERWISE: Final[Mapping[str, type]] = {"gems": list, "farmers": int}
OWN_NUMBERS: Final = ("sp", "wp", "dice", "reward")  # that a creature of one's own needs (D32.7)
FLAGS: Final = {
    "anchored": p.ANCHORED,
    "asleep": p.ASLEEP,
    "no_herbs": p.NO_HERBS,
    "keeps_wounds": p.KEEPS_WOUNDS,
}


def parts_of(position: JsonObject, program: Program, heroes: Mapping[str, JsonObject]) -> dict[str, Any]:
    """Creatures and tags that the legend does not know are added to the program of the question."""
    laid = Creatures(position, program, list(heroes))
    return {
        "heroes": [hero_row(hero, given) for hero, given in heroes.items()],
        "creatures": laid.rows,
        "tokens": token_rows(position, program),
        "broken": bridges(position, field_on(program.board)),
        "figures": figures(position, field_on(program.board)),
        "fallen": laid.fallen,
        **supply(position, laid),
    }


def listed(position: JsonObject, word: str, reader: Reader[Value]) -> list[Value]:
    """A missing list is empty."""
    return position.row(word, reader) if position.has(word) else []


def at_most(most: int, what: str, found: int) -> None:
    if found > most:
        raise Refusal("wrong_length", field=what, wanted=Problem("at_most", number=most), found=found)


def anything(value: object, field: str) -> object:
    return value


# -- heroes ----------------------------------------------------------------------------------------


def hero_row(hero: str, given: JsonObject) -> Row:
    numbers = {"sp": "sp", "wp": "wp", "gold": "gold", "field": "field", "hours_used": "hours"}
    told = {number: given.plain[word] for word, number in numbers.items() if given.has(word)}
    ended = int(given.flag("day_ended", False))
    return {"sp": 1, **told, "type": one_of(HERO_IDS)(hero, "hero"), "day_ended": ended}


# -- tokens, figures, bridges ----------------------------------------------------------------------


def token_rows(position: JsonObject, program: Program) -> list[Row]:
    rows: list[Row] = []
    for word, kind in (("rubble", RUBBLE), ("gems", GEM)):
        for field, values in by_field(position, word, program, row(any_whole)).items():
            rows += [token_row(kind, field, value) for value in values]
    for field, number in by_field(position, "farmers", program, FEW).items():
        rows += [token_row(FARMER, field)] * number
    for field, state in by_field(position, "wells", program, one_of(WELL_STATES)).items():
        rows.append(token_row(WELL, field, state))
    return rows


def token_row(kind: int, place: int, value: int = 0) -> Row:
    return {"kind": kind, "place": place, "value": value}


def by_field(position: JsonObject, word: str, program: Program, reader: Reader[Value]) -> dict[int, Value]:
    """An object by field; as a purse or an escort the same word means something else."""
    if not position.has(word) or isinstance(position.plain[word], OTHERWISE.get(word, ())):
        return {}
    found = position.by_name(word, reader)
    return {field_key(program, key): value for key, value in found.items()}


def field_key(program: Program, key: str) -> int:
    """Fields as JSON keys are texts."""
    number = int(key) if key.isascii() and key.isdigit() and len(key) < 4 else NOWHERE
    return field_on(program.board)(number, "field")


def figures(position: JsonObject, field: Reader[int]) -> list[int]:
    """Their fields + 1."""
    found = [0] * len(FIGURE_IDS)
    if position.has("figures"):
        for figure, where in position.by_name("figures", field).items():
            found[one_of(FIGURE_IDS)(figure, "figures")] = where + 1
    return found


def bridges(position: JsonObject, field: Reader[int]) -> list[int]:
    """Both ends of each, + 1."""
    broken = listed(position, "destroyed_bridges", row(field, 2))
    at_most(MOST_BRIDGES, "destroyed_bridges", len(broken))
    return [end + 1 for bridge in broken for end in bridge]


# -- creatures -------------------------------------------------------------------------------------


class Creatures:
    """Those on fields and on shields; on field 80 of the printed board lie the defeated (D10.10)."""

    def __init__(self, position: JsonObject, program: Program, heroes: list[str]) -> None:
        self.program = program
        self.heroes = heroes
        self.rows: list[Row] = []
        self.fallen = [0] * len(program.kinds)
        for entry in listed(position, "creatures", anything):
            self.lay(entry)
        for kind in listed(position, "on_shields", self.kind):
            self.rows.append({**self.row_of(kind), "place": ON_SHIELD})
        if position.has("fallen"):
            for kind_name, number in position.by_name("fallen", MANY).items():
                self.fallen[self.kind(kind_name, "fallen")] += number

    def lay(self, entry: object) -> None:
        """[kind, field] or [kind, field, attributes]."""
        parts = row(anything)(entry, "creatures")
        if not 2 <= len(parts) <= 3:
            wanted = Problem("either", one=2, other=3)
            raise Refusal("wrong_length", field="creatures", wanted=wanted, found=len(parts))
        given = facts(parts[2], "creatures") if len(parts) == 3 else JsonObject({}, "creatures")
        kind, field = self.kind_with(parts[0], given), field_on(self.program.board)(parts[1], "field")
        if field == self.program.board.out_of_play:
            self.fallen[kind] += 1
        else:
            self.rows.append({**self.row_of(kind), "place": field, **self.attributes(given)})

    # -- kinds -------------------------------------------------------------------------------------

    def kind(self, value: object, field: str) -> int:
        return kind_number(self.program, value)

    def kind_with(self, value: object, given: JsonObject) -> int:
        """D32.7: a kind of one's own brings its own numbers."""
        kind = name(value, "kind")
        known = {each.name: number for number, each in enumerate(self.program.kinds)}
        if kind not in known and all(given.has(word) for word in OWN_NUMBERS):
            self.program.kinds.append(Kind(kind, 0, 1, 0, 0, 0))
            self.fallen.append(0)
            return len(known)
        return kind_number(self.program, kind)

    def row_of(self, kind: int) -> Row:
        printed = self.program.kinds[kind]
        numbers = {"wp_full": printed.wp, "wp": printed.wp, "sp": printed.sp, "reward": printed.reward}
        return {"kind": kind, "dice": printed.dice, **numbers}

    # -- attributes (D32.7) ------------------------------------------------------------------------

    def attributes(self, given: JsonObject) -> Row:
        found: Row = {"flags": sum(bit for word, bit in FLAGS.items() if given.flag(word, False))}
        if given.plain.get("sp") == "attackers":
            found["flags"] |= p.SP_OF_ATTACKERS
        elif given.has("sp"):
            found["sp"] = given.read("sp", MANY)
        if given.has("wp"):
            found["wp"] = found["wp_full"] = given.read("wp", MANY)
        if given.has("reward"):
            found["reward"] = given.read("reward", MANY)
        if given.has("dice"):
            found["dice"] = self.add_dice(given.row("dice", facts))
        if given.has("tag"):
            found["tag"] = self.tag(given.read("tag", name)) + 1
        if given.has("must_include"):
            hero = HERO_IDS[given.one_of("must_include", HERO_IDS)]
            found["must"] = self.heroes.index(hero) + 1 if hero in self.heroes else 0
        return {**found, "place": ON_SHIELD} if given.flag("on_shield", False) else found

    def add_dice(self, rows: list[JsonObject]) -> int:
        rows.sort(key=lambda each: -each.whole("min_wp", 0, 20))
        if not rows or rows[-1].whole("min_wp", 0, 20) > 1:
            raise Refusal("missing", "D6.6", field="min_wp: 1", where="dice")
        least = [each.whole("min_wp", 0, 20) for each in rows]
        black = [each.one_of("die", DIE_IDS) for each in rows]
        self.program.dice.append(Dice(least, black, [each.whole("n", 1, 4) for each in rows]))
        return len(self.program.dice) - 1

    def tag(self, tag: str) -> int:
        if tag not in self.program.tags:
            self.program.tags.append(tag)
        return self.program.tags.index(tag)


def kind_number(program: Program, kind: object) -> int:
    kinds = [each.name for each in program.kinds]
    if not isinstance(kind, str) or kind not in kinds:
        what = Problem("creature_here", known=", ".join(kinds), numbers=", ".join(OWN_NUMBERS))
        raise Refusal("unknown_token", "D32.7", token=echo(kind), what=what)
    return kinds.index(kind)


def supply(position: JsonObject, laid: Creatures) -> dict[str, list[int]]:
    """Figures beside the board, by kind: for kinds that are not named there are enough."""
    if not position.has("supply") or isinstance(position.plain["supply"], int):
        return {}
    found = [kind.count for kind in laid.program.kinds]
    for kind, number in position.by_name("supply", MANY).items():
        found[laid.kind(kind, "supply")] = number
    return {"supply": found}
