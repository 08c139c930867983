# interpreted: reads a legend once
"""Values, heroes and conditions of a legend file (D32.2 to D32.4), read with care.

Whatever the engine does not know is refused in one line that says where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.given import echo

from . import program as p
from .names import FIELDS, FIGURE_IDS, HERO_IDS, LETTERS, TOKEN_IDS
from .program import Condition, Program, Value, Who

DICE: Final = {"d6": p.D6, "2d6": p.TWO_D6, "tens_ones": p.TENS_ONES}
RAW_RESULTS: Final = {
    p.D6: range(1, 7),
    p.TWO_D6: range(2, 13),
    p.TENS_ONES: [10 * tens + ones for tens in range(1, 7) for ones in range(1, 7)],
}
COUNTS: Final = ("wells_emptied", "different_wells_emptied", "sp_bought", "fog_revealed", "solo_defeats")
FIGHTERS: Final = ("all", "same_field", "other_field", "most_sp")
SIMPLE_WHO: Final = {
    "all": p.WHO_ALL,
    "group": p.WHO_GROUP,
    "self": p.WHO_SELF,
    "owner": p.WHO_OWNER,
    "lowest_rank": p.WHO_LOWEST,
    "highest_rank": p.WHO_HIGHEST,
}


class Draft:
    """A program being written, where the reader stands, and which names were made and used."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.place: list[str] = []
        self.made: set[tuple[str, str]] = set()
        self.used: dict[tuple[str, str], str] = {}
        self.deck_names: list[str] = []
        self.box_cards: list[dict[str, Any]] = []

    # -- complaints --------------------------------------------------------------------------------

    def refuse(self, problem: str) -> Refusal:
        where = ", ".join([f"Legend '{echo(self.program.name)}'", *self.place])
        return Refusal("impossible", "D32.10", problem=f"{where}: {problem}")

    def demand(self, holds: bool, problem: str) -> None:
        if not holds:
            raise self.refuse(problem)

    # -- plain JSON --------------------------------------------------------------------------------

    def mapping(self, plain: Any, what: str) -> Mapping[str, Any]:
        self.demand(isinstance(plain, Mapping), f"{what} should be an object, not {echo(plain)}")
        return dict(plain)

    def listing(self, plain: Any, what: str) -> list[Any]:
        self.demand(isinstance(plain, list), f"{what} should be a list, not {echo(plain)}")
        return list(plain)

    def text(self, plain: Any, what: str) -> str:
        self.demand(isinstance(plain, str) and plain != "", f"{what} should be a text, not {echo(plain)}")
        return str(plain)

    def whole(self, plain: Any, what: str, least: int = -999, most: int = 999) -> int:
        fits = isinstance(plain, int) and not isinstance(plain, bool) and least <= plain <= most
        self.demand(fits, f"{what} should be a whole number from {least} to {most}, not {echo(plain)}")
        return int(plain)

    def flag(self, plain: Any, what: str) -> bool:
        self.demand(isinstance(plain, bool), f"{what} should be true or false, not {echo(plain)}")
        return bool(plain)

    def one_of(self, plain: Any, known: Iterable[str], what: str) -> int:
        words = list(known)
        fits = isinstance(plain, str) and plain in words
        self.demand(fits, f"{what} '{echo(plain)}' is unknown; known: {', '.join(words)}")
        return words.index(plain)

    def words(self, plain: Mapping[str, Any], need: Iterable[str], may: Iterable[str], what: str) -> None:
        """Refuses parameters that are missing or unknown."""
        for word in need:
            self.demand(word in plain, f"{what} lacks '{word}'")
        known = [*need, *may]
        for word in plain:
            self.demand(word in known, f"{what} does not know '{echo(word)}'")

    # -- names -------------------------------------------------------------------------------------

    def make(self, group: str, name: Any) -> int:
        self.made.add((group, self.text(name, group)))
        return self.number(group, str(name))

    def use(self, group: str, name: Any) -> int:
        where = ", ".join(self.place)
        self.used.setdefault((group, self.text(name, group)), where)
        return self.number(group, str(name))

    def number(self, group: str, name: str) -> int:
        names = {"tag": self.program.tags, "flag": self.program.flags, "var": self.program.vars}[group]
        if name not in names:
            names.append(name)
        self.demand(
            len(names) <= (8 if group == "var" else 60), f"there are too many names of the kind {group}"
        )
        return names.index(name)

    def deck(self, name: Any) -> int:
        self.demand(name in self.deck_names, f"there is no deck '{echo(name)}'")
        return self.deck_names.index(name)

    # -- fields ------------------------------------------------------------------------------------

    def on_board(self, field: int) -> int:
        board = self.program.board
        self.demand(field in board.fields, f"field {field} is not on the board '{board.name}'")
        return field

    def field_number(self, plain: Any, what: str) -> int:
        return self.on_board(self.whole(plain, what, 0, FIELDS - 1))

    def field_list(self, plain: Any, what: str) -> list[int]:
        return [self.field_number(each, what) for each in self.listing(plain, what)]


# -- values (D32.2) --------------------------------------------------------------------------------


def settled(draft: Draft, plain: Any, what: str) -> Any:
    """What a value says for this number of heroes and this difficulty."""
    while isinstance(plain, Mapping) and ("by_heroes" in plain or "by_difficulty" in plain):
        head = "by_heroes" if "by_heroes" in plain else "by_difficulty"
        draft.words(plain, [head], [], what)
        table = draft.mapping(plain[head], head)
        draft.words(table, ["2", "3", "4"] if head == "by_heroes" else ["easy", "normal"], [], head)
        key = "normal" if draft.program.hard else "easy"
        plain = table[str(draft.program.heroes) if head == "by_heroes" else key]
    return plain


def number_or_letter(draft: Draft, plain: Any, what: str) -> int:
    if isinstance(plain, str):
        return draft.one_of(plain, LETTERS, what)
    return draft.whole(plain, what)


def value(draft: Draft, plain: Any, what: str) -> Value:
    plain = settled(draft, plain, what)
    if plain == "here":
        return Value(p.HERE)
    if not isinstance(plain, Mapping):
        return Value(p.LITERAL, number_or_letter(draft, plain, what))
    if "roll" in plain:
        return rolled(draft, plain, what)
    if "pick" in plain:
        draft.words(plain, ["pick"], [], what)
        picked = Value(p.PICK)
        picked.picks = [number_or_letter(draft, each, what) for each in draft.listing(plain["pick"], what)]
        draft.demand(bool(picked.picks), f"{what}: nothing to pick from")
        return picked
    if "var" in plain:
        draft.words(plain, ["var"], [], what)
        return Value(p.VAR, draft.use("var", plain["var"]))
    if "field_of" in plain:
        draft.words(plain, ["field_of"], [], what)
        return Value(p.FIELD_OF, draft.use("tag", plain["field_of"]))
    raise draft.refuse(f"{what} is no value: {', '.join(map(echo, plain)) or 'empty'}")


def rolled(draft: Draft, plain: Mapping[str, Any], what: str) -> Value:
    draft.words(plain, ["roll"], ["times", "add", "table", "not", "by"], what)
    found = Value(p.ROLL)
    found.die = DICE[list(DICE)[draft.one_of(plain["roll"], DICE, "the die")]]
    found.times = draft.whole(plain.get("times", 1), "times")
    found.add = draft.whole(plain.get("add", 0), "add")
    if "table" in plain:
        table = draft.mapping(plain["table"], "the table")
        found.table = [0] * 67
        for result in RAW_RESULTS[found.die]:
            draft.demand(str(result) in table, f"the table of {what} lacks the result {result}")
            found.table[result] = number_or_letter(draft, table[str(result)], what)
    if "by" in plain:
        who(draft, plain["by"])
    found.again = [draft.whole(each, "not") for each in draft.listing(plain.get("not", []), "not")]
    left = set(results(found)) - set(found.again)
    draft.demand(bool(left), f"{what}: every result would be rolled again")
    return found


def results(found: Value) -> list[int]:
    """Everything a roll can come to, those rolled again included."""
    every = RAW_RESULTS[found.die]
    return [(found.table[each] if found.table else each) * found.times + found.add for each in every]


def field(draft: Draft, plain: Any, what: str = "field") -> Value:
    """A value that is a field: all it can be must be on the board."""
    found = value(draft, plain, what)
    if found.kind == p.LITERAL:
        draft.on_board(found.number)
    elif found.kind == p.PICK:
        for each in found.picks:
            draft.on_board(each)
    elif found.kind == p.ROLL:
        for each in set(results(found)) - set(found.again):
            draft.on_board(each)
    return found


def optional_value(draft: Draft, plain: Mapping[str, Any], word: str) -> Value | None:
    return value(draft, plain[word], word) if word in plain else None


# -- who (D32.3) -----------------------------------------------------------------------------------


def who(draft: Draft, plain: Any) -> Who:
    if isinstance(plain, str):
        return Who(SIMPLE_WHO[list(SIMPLE_WHO)[draft.one_of(plain, SIMPLE_WHO, "the heroes")]])
    found = draft.mapping(plain, "the heroes")
    draft.demand(len(found) == 1, "the heroes should be named in one way")
    ((head, rest),) = found.items()
    readers: dict[str, Callable[[Draft, Any], Who]] = {
        "range": who_range,
        "fields": lambda draft, rest: with_numbers(p.WHO_FIELDS, draft.field_list(rest, "fields")),
        "feature": lambda draft, rest: with_numbers(p.WHO_FIELDS, featured(draft, [rest])),
        "not_on": who_not_on,
        "heroes": lambda draft, rest: with_numbers(
            p.WHO_HEROES, [draft.one_of(each, HERO_IDS, "the hero") for each in draft.listing(rest, "heroes")]
        ),
        "day_ended": lambda draft, rest: Who(p.WHO_DAY_ENDED, int(draft.flag(rest, "day_ended"))),
        "wp_below": lambda draft, rest: Who(p.WHO_WP_BELOW, draft.whole(rest, "wp_below")),
        "wp_above": lambda draft, rest: Who(p.WHO_WP_ABOVE, draft.whole(rest, "wp_above")),
        "choose": who_choose,
        "fighters": lambda draft, rest: Who(p.WHO_FIGHTERS, draft.one_of(rest, FIGHTERS, "the fighters")),
    }
    draft.demand(head in readers, f"the heroes '{echo(head)}' are unknown; known: {', '.join(readers)}")
    return readers[head](draft, rest)


def with_numbers(kind: int, numbers: list[int]) -> Who:
    found = Who(kind)
    found.numbers = numbers
    return found


def who_range(draft: Draft, rest: Any) -> Who:
    ends = [draft.whole(each, "range", 0, FIELDS - 1) for each in draft.listing(rest, "range")]
    draft.demand(len(ends) == 2, "a range has two ends")
    return with_numbers(p.WHO_FIELDS, list(range(ends[0], ends[1] + 1)))


def who_not_on(draft: Draft, rest: Any) -> Who:
    found = draft.mapping(rest, "not_on")
    draft.words(found, [], ["features", "fields"], "not_on")
    fields = draft.listing(found.get("fields", []), "fields")
    fields = [draft.whole(each, "fields", 0, FIELDS - 1) for each in fields]
    return with_numbers(p.WHO_NOT_ON, fields + featured(draft, found.get("features", [])))


def featured(draft: Draft, features: Any) -> list[int]:
    wanted = [draft.text(each, "feature") for each in draft.listing(features, "features")]
    board = draft.program.board
    return [field for field in board.fields if set(wanted) & set(board.features[field])]


def who_choose(draft: Draft, rest: Any) -> Who:
    plain = draft.mapping(rest, "choose")
    draft.words(plain, ["min", "max"], ["sp_min", "sp_max"], "choose")
    found = Who(p.WHO_CHOOSE)
    found.least = draft.whole(plain["min"], "min", 0, 4)
    found.most = draft.whole(plain["max"], "max", found.least, 4)
    found.sp_least = draft.whole(plain.get("sp_min", 0), "sp_min")
    found.sp_most = draft.whole(plain.get("sp_max", 99), "sp_max")
    return found


# -- conditions (D32.4) ----------------------------------------------------------------------------


def condition(draft: Draft, plain: Any) -> Condition:
    found = draft.mapping(plain, "the condition")
    draft.demand(len(found) == 1, "a condition is one word with its parameters")
    ((head, rest),) = found.items()
    draft.demand(
        head in CONDITIONS, f"the condition '{echo(head)}' is unknown; known: {', '.join(CONDITIONS)}"
    )
    made: Condition = CONDITIONS[head](draft, rest)
    return made


def several(kind: int) -> Any:
    def read(draft: Draft, rest: Any) -> Condition:
        made = Condition(kind)
        made.parts = [condition(draft, each) for each in draft.listing(rest, "the conditions")]
        return made

    return read


def negated(draft: Draft, rest: Any) -> Condition:
    made = Condition(p.NOT)
    made.parts = [condition(draft, rest)]
    return made


def heroes_min(draft: Draft, rest: Any) -> Condition:
    return Condition(p.CONSTANT, int(draft.program.heroes >= draft.whole(rest, "heroes_min", 0, 4)))


def of_difficulty(draft: Draft, rest: Any) -> Condition:
    hard = draft.one_of(rest, ("easy", "normal"), "the difficulty") == 1
    return Condition(p.CONSTANT, int(hard == draft.program.hard))


def plain_fact(kind: int) -> Any:
    """Facts are written with true: {"castle_held": true}."""

    def read(draft: Draft, rest: Any) -> Condition:
        made = Condition(kind)
        if draft.flag(rest, "the condition"):
            return made
        wrong = Condition(p.NOT)
        wrong.parts = [made]
        return wrong

    return read


def named(kind: int, group: str) -> Any:
    return lambda draft, rest: Condition(kind, draft.use(group, rest))


def token_on(draft: Draft, rest: Any) -> Condition:
    plain = draft.mapping(rest, "token_on")
    draft.words(plain, ["field"], ["token", "tag", "n", "carried"], "token_on")
    draft.demand(("token" in plain) != ("tag" in plain), "token_on needs either a token or a tag")
    made = Condition(p.TOKEN_ON, draft.field_number(plain["field"], "field"))
    if "token" in plain:
        made.token = draft.one_of(plain["token"], TOKEN_IDS, "the token")
    else:
        made.tag = draft.use("tag", plain["tag"])
    made.least = draft.whole(settled(draft, plain.get("n", 1), "n"), "n", 1, 99)
    made.carried = draft.flag(plain.get("carried", False), "carried")
    return made


def value_on(draft: Draft, rest: Any) -> Condition:
    plain = draft.mapping(rest, "value_on")
    draft.words(plain, ["field", "min"], [], "value_on")
    made = Condition(p.VALUE_ON, draft.field_number(plain["field"], "field"))
    made.least = draft.whole(settled(draft, plain["min"], "min"), "min", 0, 999)
    return made


def hero_on(draft: Draft, rest: Any) -> Condition:
    plain = draft.mapping(rest, "hero_on")
    draft.words(plain, ["field"], [], "hero_on")
    return Condition(p.HERO_ON, draft.field_number(plain["field"], "field"))


def hero_has(draft: Draft, rest: Any) -> Condition:
    plain = draft.mapping(rest, "hero_has")
    draft.words(plain, ["who"], ["sp_min", "gems_min"], "hero_has")
    made = Condition(p.HERO_HAS)
    made.who = who(draft, plain["who"])
    made.sp_least = draft.whole(settled(draft, plain.get("sp_min", 0), "sp_min"), "sp_min", 0, 99)
    made.gems_least = draft.whole(settled(draft, plain.get("gems_min", 0), "gems_min"), "gems_min", 0, 99)
    return made


def counted(draft: Draft, rest: Any) -> Condition:
    plain = draft.mapping(rest, "count")
    draft.words(plain, ["what", "min"], ["who", "less_removed_wells"], "count")
    made = Condition(p.COUNT, draft.one_of(plain["what"], COUNTS, "the count"))
    made.least = draft.whole(settled(draft, plain["min"], "min"), "min", 0, 99)
    made.who = who(draft, plain["who"]) if "who" in plain else None
    made.less_removed_wells = draft.flag(plain.get("less_removed_wells", False), "less_removed_wells")
    return made


def chance(draft: Draft, rest: Any) -> Condition:
    plain = draft.mapping(rest, "chance")
    draft.words(plain, ["die", "in"], [], "chance")
    draft.one_of(plain["die"], ("d6",), "the die")
    made = Condition(p.CHANCE)
    made.results = [draft.whole(each, "in", 1, 6) for each in draft.listing(plain["in"], "in")]
    return made


CONDITIONS: Final[dict[str, Any]] = {
    "all": several(p.ALL_OF),
    "any": several(p.ANY_OF),
    "not": negated,
    "heroes_min": heroes_min,
    "difficulty": of_difficulty,
    "flag": named(p.FLAG, "flag"),
    "castle_held": plain_fact(p.CASTLE_HELD),
    "all_days_ended": plain_fact(p.ALL_DAYS_ENDED),
    "defeated": named(p.DEFEATED, "tag"),
    "entered_castle": named(p.ENTERED_CASTLE, "tag"),
    "token_on": token_on,
    "value_on": value_on,
    "with_creature": named(p.WITH_CREATURE, "tag"),
    "hero_on": hero_on,
    "hero_has": hero_has,
    "count": counted,
    "fates_met": plain_fact(p.FATES_MET),
    "fate_overdue": plain_fact(p.FATE_OVERDUE),
    "chance": chance,
}
FIGURES: Final = FIGURE_IDS
