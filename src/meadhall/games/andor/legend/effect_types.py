"""The effects of cards, one class for each (D32.6). `legend/interpreter.py` carries them out."""

from __future__ import annotations

from typing import Final

from .program import NONE, Condition, Effect, Value, Who

MUST_OWNER: Final = 9  # in place of a hero type


class PlaceCreature(Effect):
    def __init__(self, kind: int, field: Value) -> None:
        super().__init__()
        self.kind: Final = kind
        self.field: Final = field
        self.tag = NONE
        self.sp: Value | None = None
        self.wp: Value | None = None
        self.dice = NONE
        self.reward: Value | None = None
        self.flags = 0
        self.on_shield = False
        self.must = NONE
        self.replace = False


SELECT_TAG: Final = 0
SELECT_FIELD: Final = 1
SELECT_KIND: Final = 2
SELECT_LOWEST_GOR: Final = 3
SELECT_HIGHEST: Final = 4


class MoveCreature(Effect):
    def __init__(self, select: int, number: int) -> None:
        super().__init__()
        self.select: Final = select
        self.number: Final = number
        self.to: Value | None = None
        self.by: Value | None = None
        self.tag = NONE
        self.anchored = False
        self.must = NONE
        self.replace = False


class Wake(Effect):
    pass


class PlaceToken(Effect):
    def __init__(self, token: int) -> None:
        super().__init__()
        self.token: Final = token
        self.fields: list[Value] = []
        self.per_field = 1
        self.number: Value | None = None
        self.value: Value | None = None
        self.tag = NONE
        self.face_down = False
        self.held_by = NONE
        self.no_falcon = False
        self.effects = NONE
        self.tie = NONE  # WHO_LOWEST or WHO_HIGHEST


class RemoveToken(Effect):
    def __init__(self) -> None:
        super().__init__()
        self.token = NONE
        self.tag = NONE
        self.field: Value | None = None
        self.choose = False


class PlaceFigure(Effect):
    def __init__(self, figure: int, field: Value) -> None:
        super().__init__()
        self.figure: Final = figure
        self.field: Final = field


class RemoveFigure(Effect):
    def __init__(self, figure: int) -> None:
        super().__init__()
        self.figure: Final = figure


class BreakBridge(Effect):
    def __init__(self, one: int, other: int) -> None:
        super().__init__()
        self.one: Final = one
        self.other: Final = other


class Give(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who: Final = who
        self.wp: Value | None = None
        self.sp: Value | None = None
        self.gold: Value | None = None
        self.gems: Value | None = None
        self.wp_to: Value | None = None
        self.items: list[int] = []  # token numbers, repeated
        self.own_shield = False


class Offer(Effect):
    def __init__(self, who: Who) -> None:
        super().__init__()
        self.who: Final = who
        self.pay_wp: Value | None = None
        self.pay_sp: Value | None = None
        self.pay_gold: Value | None = None
        self.get_wp: Value | None = None
        self.get_sp: Value | None = None
        self.items: list[int] = []  # one of these, by choice
        self.limit = 1


PAYS_WP: Final = 1
PAYS_GOLD: Final = 2


class UnlessPaid(Effect):
    def __init__(self, pay: Value, currencies: int, effects: int) -> None:
        super().__init__()
        self.pay: Final = pay
        self.currencies: Final = currencies
        self.effects: Final = effects


class Roll(Effect):
    def __init__(self, by: Who | None, optional: bool) -> None:
        super().__init__()
        self.by: Final = by
        self.optional: Final = optional
        self.table: list[int] = [NONE] * 7  # first effect by result


class SetFlag(Effect):
    def __init__(self, flag: int) -> None:
        super().__init__()
        self.flag: Final = flag


class SetVar(Effect):
    def __init__(self, var: int, value: Value) -> None:
        super().__init__()
        self.var: Final = var
        self.value: Final = value


class If(Effect):
    def __init__(self, condition: Condition, then: int, otherwise: int) -> None:
        super().__init__()
        self.condition: Final = condition
        self.then: Final = then
        self.otherwise: Final = otherwise


class Draw(Effect):
    def __init__(self, deck: int, number: Value) -> None:
        super().__init__()
        self.deck: Final = deck
        self.number: Final = number


class Deal(Effect):
    def __init__(self, deck: int, per_hero: int) -> None:
        super().__init__()
        self.deck: Final = deck
        self.per_hero: Final = per_hero


class Wait(Effect):
    def __init__(self, fields: list[int], stand: bool, effects: int, tie: int) -> None:
        super().__init__()
        self.fields: Final = fields
        self.stand: Final = stand
        self.effects: Final = effects
        self.tie: Final = tie


class Peek(Effect):
    def __init__(self, who: Who, deck: int) -> None:
        super().__init__()
        self.who: Final = who
        self.deck: Final = deck


UNTIL_ROUND: Final = 0
UNTIL_DAY: Final = 1
UNTIL_LEGEND: Final = 2

BAN_FLIP: Final = 1
BAN_HELM: Final = 2
BAN_BREW: Final = 4
BAN_ALLIES: Final = 8


class ChangeRule(Effect):
    def __init__(self, until: int) -> None:
        super().__init__()
        self.until: Final = until
        self.banned_hours: list[int] = []
        self.hours: list[int] = []
        self.costs: list[int] = []
        self.creature_sp = 0
        self.ban = 0
        self.close_shop: list[int] = []


class MoveNarrator(Effect):
    def __init__(self, to: Value | None, by: Value | None) -> None:
        super().__init__()
        self.to: Final = to
        self.by: Final = by


class MoveNToken(Effect):
    def __init__(self, by: Value) -> None:
        super().__init__()
        self.by: Final = by


class SpendHours(Effect):
    def __init__(self, who: Who, number: Value, otherwise: int) -> None:
        super().__init__()
        self.who: Final = who
        self.number: Final = number
        self.otherwise: Final = otherwise


class MoveHero(Effect):
    def __init__(self, who: Who, to: Value | None) -> None:
        super().__init__()
        self.who: Final = who
        self.to: Final = to  # None: where he came from


END_CHECK: Final = 0
END_WON: Final = 1
END_LOST: Final = 2


class End(Effect):
    def __init__(self, result: int) -> None:
        super().__init__()
        self.result: Final = result


class Tell(Effect):
    pass
