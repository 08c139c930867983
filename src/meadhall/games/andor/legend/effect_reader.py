# interpreted: reads a legend once
"""Effects of a legend file (D32.6, D32.7), one reader an op."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.core.json_reader import echo

from ..state.names import FOG, LAST_ITEM, TOKEN_IDS
from . import effect_types
from . import program as p
from .condition_reader import condition
from .draft import Draft
from .piece_reader import (
    break_bridge,
    move_creature,
    place_creature,
    place_figure,
    remove_figure,
    remove_token,
    tie,
)
from .program import Effect
from .value_reader import field, optional_value, settled, value, who

BANS: Final = {
    "flip": effect_types.BAN_FLIP,
    "helm": effect_types.BAN_HELM,
    "brew": effect_types.BAN_BREW,
    "allies": effect_types.BAN_ALLIES,
}
ITEM_IDS: Final = TOKEN_IDS[1 : LAST_ITEM + 1]


def effects(draft: Draft, plain: Any) -> int:
    """Reads a list of effects; the number of the first, NONE for an empty list."""
    entries = draft.listing(plain, "the effects")
    made = [effect(draft, entry, index) for index, entry in enumerate(entries, start=1)]
    first = p.NONE
    for each, source in zip(reversed(made), reversed(entries), strict=True):
        each.next = first
        draft.program.effects.append(each)
        draft.program.sources.append(source)
        first = len(draft.program.effects) - 1
    return first


def effect(draft: Draft, plain: Any, index: int) -> Effect:
    entry = draft.mapping(plain, "an effect")
    op = entry.get("op")
    draft.demand(isinstance(op, str) and op in OPS, f"effect {index}: the op '{echo(op)}' is unknown")
    need, may, read = OPS[str(op)]
    draft.place.append(f"effect {index} ({op})")
    draft.words(entry, ["op", *need], may, "it")
    made = read(draft, entry)
    draft.place.pop()
    return made


# -- tokens ----------------------------------------------------------------------------------------


def place_token(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    made = effect_types.PlaceToken(draft.one_of(entry["token"], TOKEN_IDS, "the token"))
    places = [word for word in ("field", "fields", "held_by") if word in entry]
    draft.demand(len(places) == 1, "it needs one of 'field', 'fields', 'held_by'")
    if "field" in entry:
        made.fields = [field(draft, entry["field"])]
    elif "fields" in entry:
        made.fields = [field(draft, each) for each in draft.listing(entry["fields"], "fields")]
    else:
        made.held_by = draft.use("tag", entry["held_by"])
    made.per_field = draft.whole(entry.get("per_field", 1), "per_field", 1, 9)
    made.number = optional_value(draft, entry, "n")
    made.value = optional_value(draft, entry, "value")
    made.tag = draft.make("tag", entry["tag"]) if "tag" in entry else p.NONE
    made.face_down = draft.flag(entry.get("face_down", False), "face_down")
    made.no_falcon = not draft.flag(entry.get("falcon", True), "falcon")
    if "effects" in entry:
        draft.demand(made.token == FOG, "only fog tokens have effects")
        made.effects = effects(draft, entry["effects"])
    made.tie = tie(draft, entry)
    return made


# -- heroes ----------------------------------------------------------------------------------------


def items(draft: Draft, plain: Any) -> list[int]:
    found: list[int] = []
    for name, number in draft.mapping(plain, "items").items():
        item = 1 + draft.one_of(name, ITEM_IDS, "the item")
        found += [item] * draft.whole(settled(draft, number, "items"), "items", 1, 9)
    return found


def give(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    made = effect_types.Give(who(draft, entry["to"]))
    made.wp = optional_value(draft, entry, "wp")
    made.sp = optional_value(draft, entry, "sp")
    made.gold = optional_value(draft, entry, "gold")
    made.gems = optional_value(draft, entry, "gems")
    made.wp_to = optional_value(draft, entry, "wp_to")
    made.items = items(draft, entry.get("items", {}))
    if "shield" in entry:
        draft.one_of(entry["shield"], ("own",), "shield")
        made.own_shield = True
    return made


def offer(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    made = effect_types.Offer(who(draft, entry["who"]))
    pay, get = draft.mapping(entry["pay"], "pay"), draft.mapping(entry["get"], "get")
    draft.words(pay, [], ["wp", "sp", "gold"], "pay")
    draft.words(get, [], ["wp", "sp", "item", "not"], "get")
    made.pay_wp, made.pay_sp = optional_value(draft, pay, "wp"), optional_value(draft, pay, "sp")
    made.pay_gold = optional_value(draft, pay, "gold")
    made.get_wp, made.get_sp = optional_value(draft, get, "wp"), optional_value(draft, get, "sp")
    made.limit = draft.whole(entry.get("limit", 1), "limit", 1, 9)
    if "item" in get:
        barred = [
            1 + draft.one_of(each, ITEM_IDS, "the item") for each in draft.listing(get.get("not", []), "not")
        ]
        every = (
            range(1, LAST_ITEM + 1)
            if get["item"] == "any"
            else [1 + draft.one_of(get["item"], ITEM_IDS, "item")]
        )
        made.items = [item for item in every if item not in barred]
    return made


def unless_paid(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    currencies = 0
    for each in draft.listing(entry["currency"], "currency"):
        currencies |= (effect_types.PAYS_WP, effect_types.PAYS_GOLD)[
            draft.one_of(each, ("wp", "gold"), "the currency")
        ]
    draft.demand(currencies > 0, "there is no currency")
    return effect_types.UnlessPaid(
        value(draft, entry["pay"], "pay"), currencies, effects(draft, entry["effects"])
    )


def roll(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    draft.one_of(entry["die"], ("d6",), "the die")
    by = who(draft, entry["by"]) if "by" in entry else None
    made = effect_types.Roll(by, draft.flag(entry.get("optional", False), "optional"))
    table = draft.mapping(entry["table"], "table")
    draft.words(table, [str(result) for result in range(1, 7)], [], "the table")
    for result in range(1, 7):
        made.table[result] = effects(draft, table[str(result)])
    return made


def spend_hours(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    otherwise = effects(draft, entry.get("else", []))
    return effect_types.SpendHours(who(draft, entry["who"]), value(draft, entry["n"], "n"), otherwise)


def move_hero(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    to = None if entry["to"] == "previous" else field(draft, entry["to"], "to")
    return effect_types.MoveHero(who(draft, entry["who"]), to)


# -- memory, decks, rules, the end -----------------------------------------------------------------


def remember(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    draft.demand(("flag" in entry) != ("var" in entry), "it sets either a flag or a var")
    if "flag" in entry:
        return effect_types.SetFlag(draft.make("flag", entry["flag"]))
    draft.demand("value" in entry, "a var needs a value")
    becomes = value(draft, entry["value"], "value")
    draft.var_values.setdefault(str(entry["var"]), []).append(becomes)
    return effect_types.SetVar(draft.make("var", entry["var"]), becomes)


def conditional(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    then = effects(draft, entry["then"])
    return effect_types.If(condition(draft, entry["if"]), then, effects(draft, entry.get("else", [])))


def draw(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    return effect_types.Draw(draft.deck(entry["deck"]), value(draft, entry["n"], "n"))


def deal(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    return effect_types.Deal(draft.deck(entry["deck"]), draft.whole(entry["per_hero"], "per_hero", 1, 1))


def wait(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    stand = draft.one_of(entry["on"], ("enter", "stand"), "on") == 1
    fields = draft.field_list(entry["fields"], "fields")
    return effect_types.Wait(fields, stand, effects(draft, entry["effects"]), tie(draft, entry))


def peek(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    return effect_types.Peek(who(draft, entry["who"]), draft.deck(entry["deck"]))


def change_rule(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    made = effect_types.ChangeRule(
        draft.one_of(entry["until"], ("round_end", "day_end", "legend_end"), "until")
    )
    banned = draft.listing(entry.get("banned_hours", []), "banned_hours")
    made.banned_hours = [draft.whole(each, "banned_hours", 8, 10) for each in banned]
    for hour, cost in draft.mapping(entry.get("hour_cost", {}), "hour_cost").items():
        made.hours.append(8 + draft.one_of(hour, ("8", "9", "10"), "the hour"))
        made.costs.append(draft.whole(cost, "hour_cost", 0, 20))
    made.creature_sp = draft.whole(settled(draft, entry.get("creature_sp", 0), "creature_sp"), "creature_sp")
    for each in draft.listing(entry.get("ban", []), "ban"):
        made.ban |= list(BANS.values())[draft.one_of(each, BANS, "ban")]
    made.close_shop = draft.field_list(entry.get("close_shop", []), "close_shop")
    return made


def move_narrator(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    draft.demand(("to" in entry) != ("by" in entry), "it needs either 'to' or 'by'")
    return effect_types.MoveNarrator(optional_value(draft, entry, "to"), optional_value(draft, entry, "by"))


def move_n_token(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    return effect_types.MoveNToken(value(draft, entry["by"], "by"))


def end(draft: Draft, entry: Mapping[str, Any]) -> Effect:
    return effect_types.End(draft.one_of(entry["result"], ("check", "won", "lost"), "the result"))


Reader = Callable[[Draft, Mapping[str, Any]], Effect]
ATTRIBUTES: Final = (
    *("tag", "sp", "wp", "dice", "reward", "anchored", "asleep", "on_shield"),
    *("must_include", "replace", "no_herbs", "keeps_wounds"),
)
TOKEN_WORDS: Final = (
    *(
        "field",
        "fields",
        "per_field",
        "n",
        "value",
        "tag",
        "face_down",
        "held_by",
        "falcon",
        "effects",
        "tie",
    ),
)
RULE_WORDS: Final = ("banned_hours", "hour_cost", "creature_sp", "ban", "close_shop")

# Each op: the parameters it needs, those it may have, and its reader.
OPS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], Reader]]] = {
    "place_creature": (("kind", "field"), ATTRIBUTES, place_creature),
    "move_creature": (
        ("select",),
        ("to", "steps", "tag", "anchored", "must_include", "replace"),
        move_creature,
    ),
    "wake": ((), (), lambda draft, entry: effect_types.Wake()),
    "place_token": (("token",), TOKEN_WORDS, place_token),
    "remove_token": ((), ("token", "tag", "field", "choose"), remove_token),
    "place_figure": (("figure", "field"), (), place_figure),
    "remove_figure": (("figure",), (), remove_figure),
    "break_bridge": (("edge",), (), break_bridge),
    "give": (("to",), ("wp", "sp", "gold", "gems", "items", "wp_to", "shield"), give),
    "offer": (("who", "pay", "get"), ("limit",), offer),
    "unless_paid": (("pay", "currency", "effects"), (), unless_paid),
    "roll": (("die", "table"), ("by", "optional"), roll),
    "set": ((), ("flag", "var", "value"), remember),
    "if": (("if", "then"), ("else",), conditional),
    "draw": (("deck", "n"), (), draw),
    "deal": (("deck", "per_hero"), (), deal),
    "wait": (("fields", "on", "effects"), ("tie",), wait),
    "peek": (("who", "deck"), (), peek),
    "rule": (("until",), RULE_WORDS, change_rule),
    "move_narrator": ((), ("to", "by"), move_narrator),
    "move_n_token": (("by",), (), move_n_token),
    "spend_hours": (("who", "n"), ("else",), spend_hours),
    "move_hero": (("who", "to"), (), move_hero),
    "end": (("result",), (), end),
    "tell": (("topic",), (), lambda draft, entry: effect_types.Tell()),
}
