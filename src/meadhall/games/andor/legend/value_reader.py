# interpreted: reads a legend once
"""Values and heroes of a legend file (D32.2, D32.3), read with care.

Whatever the engine does not know is refused in one line that says where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.core.json_reader import echo

from ..state.names import FIELDS, HERO_IDS, LETTERS
from . import program as p
from .draft import Draft
from .program import Value, Who

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


# -- values (D32.2) --------------------------------------------------------------------------------


def settled(draft: Draft, plain: Any, what: str) -> Any:
    """The value for this number of heroes and this difficulty."""
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
    if found.kind == p.VAR:
        draft.var_fields.setdefault(draft.program.vars[found.number], ", ".join(draft.place))
    for each in literals(found):
        draft.on_board(each)
    return found


def standing_field(draft: Draft, plain: Any, what: str = "field") -> Value:
    """A field where a creature can stand: not the one where the defeated lie (D10.10)."""
    found = field(draft, plain, what)
    grave = draft.program.board.out_of_play
    draft.demand(grave not in literals(found), f"{what} {grave} is where defeated creatures lie")
    return found


def literals(found: Value) -> set[int]:
    """All that a value is known to become."""
    if found.kind == p.LITERAL:
        return {found.number}
    if found.kind == p.PICK:
        return set(found.picks)
    return set(results(found)) - set(found.again) if found.kind == p.ROLL else set()


def check_vars(draft: Draft) -> None:
    """A var that is asked for as a field never becomes anything else."""
    for name, where in draft.var_fields.items():
        for found in draft.var_values.get(name, []):
            off = sorted(literals(found) - set(draft.program.board.fields))
            draft.place = [where] if where else []
            known = found.kind in (p.LITERAL, p.PICK, p.ROLL)
            problem = f"the field comes from the var '{echo(name)}', which may become"
            draft.demand(known and not off, f"{problem} {off[0] if off else 'anything'}")


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
