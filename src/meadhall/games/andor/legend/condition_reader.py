# interpreted: reads a legend once
"""Conditions of a legend file (D32.4), read into a program."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.json_reader import echo

from ..state.names import TOKEN_IDS
from . import program as p
from .draft import Draft
from .program import Condition
from .value_reader import COUNTS, settled, who


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
