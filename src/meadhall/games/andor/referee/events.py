# interpreted: answers a question at a time
"""Questions about event cards (D23)."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, echo, facts, name, whole

from ..legend import effect_types, interpreter
from ..legend import program as p
from ..rules import flow
from ..rules.game_table import AndorTable
from ..state import choices, steps
from ..state.names import WELL
from ..state.table import GOLD as PURSE
from ..state.table import NOWHERE, SP, WP
from ..words.sentences import Problem
from .partial_position import event_effects, party_of
from .question_parts import WELL_STATES
from .results import creature_list, tokens_by_field

MOST_DECISIONS = 400

# -- event cards -------------------------------------------------------------------------------------


def event(position: JsonObject) -> dict[str, Any]:
    table, by_hero = party_of(position)
    table.at_sunrise = 1
    first = event_effects(table, position.read("card", name))
    interpreter.run_list(table, first, NOWHERE, NOWHERE, NOWHERE, NOWHERE)
    answers = Answers(position, list(by_hero))
    for _decision in range(MOST_DECISIONS):
        flow.run(table)
        if not table.depth:
            break
        answers.decide(table)
    found: dict[str, Any] = {
        "heroes": {hero: points(table, n, given) for n, (hero, given) in enumerate(by_hero.items())}
    }
    whole = position.has("parts")
    if whole or position.has("creatures"):
        found["creatures"] = creature_list(table)
    if whole or position.has("wells"):
        wells = tokens_by_field(table, WELL).items()
        found["wells"] = {field: WELL_STATES[state] for field, (state,) in wells}
    return found


def points(table: AndorTable, hero: int, given: JsonObject) -> dict[str, int]:
    """Gold is told if it was; of whole tables always."""
    found = {"wp": table.hero(hero, WP), "sp": table.hero(hero, SP), "gold": table.hero(hero, PURSE)}
    return {word: found[word] for word in found if word != "gold" or not given.plain or given.has("gold")}


class Answers:
    """The decisions of the heroes, as the question gives them."""

    def __init__(self, position: JsonObject, names: list[str]) -> None:
        self.names = names
        self.chosen = self.heroes(position, "chosen")
        self.accept = self.heroes(position, "accept")
        self.declined = position.flag("declined", False)
        self.paid = position.flag("paid", False)
        shares = position.by_name("shares", whole(0, 99)) if position.has("shares") else {}
        self.shares = [self.place(hero) for hero, number in shares.items() for _point in range(number)]

    def place(self, hero: str) -> int:
        if hero not in self.names:
            raise Refusal("unknown_token", token=echo(hero), what=Problem("hero_given"))
        return self.names.index(hero)

    def heroes(self, position: JsonObject, word: str) -> list[int]:
        return [self.place(hero) for hero in position.row(word, name)] if position.has(word) else []

    def decide(self, table: AndorTable) -> None:
        """Decisions the question says nothing about are made in the plainest way."""
        step = table.step()
        offered = table.choices(0)
        if not offered:  # nobody is there
            table.pop()
            return
        wanted = offered[0]
        if step == steps.CHOOSE:
            wanted = self.next_of([*self.chosen, *self.accept], table.part(3), offered)
        elif step == steps.DIVIDE:
            wanted = choices.pick_hero(self.shares.pop(0)) if self.shares else offered[0]
        elif step == steps.ACCEPT:
            wanted = choices.YES if table.part(1) in self.accept else choices.NO
        elif step == steps.OPTIONAL_ROLL:
            wanted = choices.NO if self.declined else choices.YES
        elif step == steps.PAY_OR_NOT:
            wanted = choices.YES if self.paid else choices.NO
        elif step == steps.PAY and not self.shares:
            table.pop()  # who pays is not asked
            return
        if wanted not in offered:
            raise Refusal("contradiction", field="chosen" if step == steps.CHOOSE else "shares")
        table.decide(0, wanted)

    def next_of(self, heroes: list[int], chosen: int, offered: list[int]) -> int:
        for hero in heroes:
            if not chosen >> hero & 1:
                return choices.pick_hero(hero)
        return choices.STOP if choices.STOP in offered else offered[0]


def payment_ok(position: JsonObject) -> bool:
    """D23.5: may it be paid so, and is it enough."""
    table, by_hero = party_of(position)
    names = list(by_hero)
    number = event_effects(table, position.read("card", name))
    effect = table.program.effects[number] if number != p.NONE else None
    if not isinstance(effect, effect_types.UnlessPaid):
        raise Refusal("contradiction", "D23.5", field="card")
    total = 0
    shares = position.by_name("pay", facts) if position.has("pay") else {}
    for hero, share in shares.items():
        if hero not in names:
            return False
        place = names.index(hero)
        wp = share.whole("wp", 0, 99) if share.has("wp") else 0
        gold = share.whole("gold", 0, 99) if share.has("gold") else 0
        if (wp and not effect.currencies & effect_types.PAYS_WP) or (
            gold and not effect.currencies & effect_types.PAYS_GOLD
        ):
            return False
        if (wp and table.hero(place, WP) <= wp) or table.hero(place, PURSE) < gold:
            return False
        total += wp + gold
    return total >= effect.pay.number
