# interpreted: reads a legend once
"""Effects of a legend file on creatures, figures, bridges and tokens that go (D32.6, D32.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.core.json_reader import echo

from ..state.names import CREATURE_IDS, FIGURE_IDS, HERO_IDS, TOKEN_IDS
from . import effect_types
from . import program as p
from .draft import Draft
from .program import Effect, Value
from .value_reader import field, optional_value, settled, standing_field

TIES: Final = {"lowest_rank": p.WHO_LOWEST, "highest_rank": p.WHO_HIGHEST}


def tie(draft: Draft, entry: Mapping[str, Any]) -> int:
    if "tie" not in entry:
        return p.NONE
    return TIES[list(TIES)[draft.one_of(entry["tie"], TIES, "tie")]]


def must(draft: Draft, entry: Mapping[str, Any]) -> int:
    if "must_include" not in entry:
        return p.NONE
    found = draft.one_of(entry["must_include"], [*HERO_IDS, "owner"], "must_include")
    return effect_types.MUST_OWNER if found == len(HERO_IDS) else found


# -- creatures -------------------------------------------------------------------------------------


def place_creature(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    made = effect_types.PlaceCreature(kind_of(draft, entry), standing_field(draft, entry["field"]))
    made.tag = draft.make("tag", entry["tag"]) if "tag" in entry else p.NONE
    if settled(draft, entry.get("sp"), "sp") == "attackers":
        made.sp, made.flags = Value(p.ATTACKERS), p.SP_OF_ATTACKERS
    else:
        made.sp = optional_value(draft, entry, "sp")
    made.wp = optional_value(draft, entry, "wp")
    made.reward = optional_value(draft, entry, "reward")
    made.dice = dice(draft, entry["dice"]) if "dice" in entry else p.NONE
    for word, flag in (
        ("anchored", p.ANCHORED),
        ("asleep", p.ASLEEP),
        ("no_herbs", p.NO_HERBS),
        ("keeps_wounds", p.KEEPS_WOUNDS),
    ):
        if draft.flag(entry.get(word, False), word):
            made.flags |= flag
    made.on_shield = draft.flag(entry.get("on_shield", False), "on_shield")
    made.replace = draft.flag(entry.get("replace", False), "replace")
    made.must = must(draft, entry)
    return made


def kind_of(draft: Draft, entry: Mapping[str, Any]) -> int:
    """D32.7: a kind not in the box needs its own numbers."""
    name = draft.text(entry["kind"], "kind")
    kinds = draft.program.kinds
    for number, kind in enumerate(kinds):
        if kind.name == name:
            return number
    for word in ("sp", "wp", "dice", "reward"):
        draft.demand(word in entry, f"the creature '{echo(name)}' is not in the box and lacks '{word}'")
    draft.demand(len(kinds) < 8, "there are too many kinds of creatures")
    kinds.append(p.Kind(name, 0, 1, 0, 0, 4))
    return len(kinds) - 1


def dice(draft: Draft, plain: Any) -> int:
    rows = [draft.mapping(row, "dice") for row in draft.listing(plain, "dice")]
    for row in rows:
        draft.words(row, ["min_wp", "die", "n"], [], "dice")
    rows.sort(key=lambda row: -draft.whole(row["min_wp"], "min_wp", 0, 20))
    draft.demand(bool(rows) and rows[-1]["min_wp"] <= 1, "dice need a row for 1 willpower point")
    made = p.Dice(
        [row["min_wp"] for row in rows],
        [draft.one_of(row["die"], ("red", "black"), "the die") for row in rows],
        [draft.whole(row["n"], "n", 1, 4) for row in rows],
    )
    draft.program.dice.append(made)
    return len(draft.program.dice) - 1


def move_creature(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    draft.demand(("to" in entry) != ("steps" in entry), "it needs either 'to' or 'steps'")
    made = effect_types.MoveCreature(*selected(draft, entry["select"]))
    made.to = standing_field(draft, entry["to"], "to") if "to" in entry else None
    made.by = optional_value(draft, entry, "steps")
    made.tag = draft.make("tag", entry["tag"]) if "tag" in entry else p.NONE
    made.anchored = draft.flag(entry.get("anchored", False), "anchored")
    made.replace = draft.flag(entry.get("replace", False), "replace")
    made.must = must(draft, entry)
    return made


def selected(draft: Draft, plain: Any) -> tuple[int, int]:
    if plain == "lowest_gor":
        return effect_types.SELECT_LOWEST_GOR, 0
    if plain == "highest_creature":
        return effect_types.SELECT_HIGHEST, 0
    entry = draft.mapping(plain, "select")
    draft.words(entry, [], ["tag", "field", "kind"], "select")
    draft.demand(len(entry) == 1, "select names one tag, field or kind")
    if "tag" in entry:
        return effect_types.SELECT_TAG, draft.use("tag", entry["tag"])
    if "field" in entry:
        return effect_types.SELECT_FIELD, draft.field_number(entry["field"], "field")
    return effect_types.SELECT_KIND, draft.one_of(entry["kind"], CREATURE_IDS, "the kind")


# -- tokens that go, figures, bridges -------------------------------------------------------------


def remove_token(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    draft.demand(("token" in entry) != ("tag" in entry), "it needs either a token or a tag")
    made = effect_types.RemoveToken()
    if "token" in entry:
        made.token = draft.one_of(entry["token"], TOKEN_IDS, "the token")
    else:
        made.tag = draft.use("tag", entry["tag"])
    made.field = field(draft, entry["field"]) if "field" in entry else None
    if "choose" in entry:
        draft.one_of(entry["choose"], ("group",), "choose")
        draft.demand(made.token != p.NONE, "the group chooses among tokens of a kind")
        made.choose = True
    return made


def place_figure(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    figure = draft.one_of(entry["figure"], FIGURE_IDS, "the figure")
    return effect_types.PlaceFigure(figure, field(draft, entry["field"]))


def remove_figure(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    return effect_types.RemoveFigure(draft.one_of(entry["figure"], FIGURE_IDS, "the figure"))


def break_bridge(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    edge = draft.field_list(entry["edge"], "edge")
    draft.demand(len(edge) == 2, "an edge joins two fields")
    draft.demand(edge[1] in draft.program.board.adjacent[edge[0]], "the two fields of the edge do not touch")
    return effect_types.BreakBridge(edge[0], edge[1])
