"""Offers for a price, payments of the group, and rewards (D9.1, D23.5, D23.8)."""

from __future__ import annotations

from mypy_extensions import i64

from ..legend import effect_types
from ..legend import program as p
from ..legend.conditions import heroes_meant, worth
from ..legend.effect_types import Offer, UnlessPaid
from ..state import choices, steps
from ..state.table import GOLD, NOWHERE, SP, WP, Board
from .gifts import ask_choice, one_less
from .heroes import bit, change_gold, change_sp, gain_wp, highest_rank, lose_wp, spokesman
from .things import get_item

# -- offers (D23.8) --------------------------------------------------------------------------------


def offer(table: Board, effect: Offer, number: i64, hero: i64, here: i64, owner: i64) -> None:
    meant = heroes_meant(table, effect.who, hero, owner)
    if effect.who.kind == p.WHO_CHOOSE:
        ask_choice(table, effect.who, number, meant, steps.OFFER_TO, hero, here, owner)
    else:
        offer_to(table, effect, number, meant, here)


def offer_chosen(table: Board) -> None:
    """Heroes chosen for an offer take it."""
    number = table.popped(1)
    effect = table.program.effects[number]
    if isinstance(effect, Offer):
        for hero in range(table.party):
            if table.chosen & bit(hero) and can_afford(table, effect, hero):
                accept(table, effect, number, hero)


def offer_to(table: Board, effect: Offer, number: i64, meant: i64, here: i64) -> None:
    for hero in range(table.party - 1, i64(-1), i64(-1)):
        if meant & bit(hero):
            for _time in range(effect.limit):
                table.push(steps.OFFER, number, hero, here)


def ask_offer(table: Board) -> None:
    number, hero = table.popped(1), table.popped(2)
    effect = table.program.effects[number]
    if (
        isinstance(effect, Offer)
        and can_afford(table, effect, hero)
        and (not effect.items or items_offered(table, effect))
    ):
        table.push(steps.ACCEPT, hero, number)


def can_afford(table: Board, effect: Offer, hero: i64) -> bool:
    """The payer keeps at least 1 willpower point and 1 strength point."""
    wp, sp = worth(table, effect.pay_wp, NOWHERE), worth(table, effect.pay_sp, NOWHERE)
    if (wp and table.hero(hero, WP) <= wp) or (sp and table.hero(hero, SP) <= sp):
        return False
    return table.hero(hero, GOLD) >= worth(table, effect.pay_gold, NOWHERE)


def items_offered(table: Board, effect: Offer) -> list[int]:
    return [item for item in effect.items if table.stock(item) > 0]


def answer_offer(table: Board, choice: i64) -> None:
    hero, number = table.part(1), table.part(2)
    table.pop()
    effect = table.program.effects[number]
    if choice == choices.YES and isinstance(effect, Offer):
        accept(table, effect, number, hero)


def accept(table: Board, effect: Offer, number: i64, hero: i64) -> None:
    if effect.pay_wp is not None:
        lose_wp(table, hero, worth(table, effect.pay_wp, NOWHERE))
    if effect.pay_sp is not None:
        change_sp(table, hero, -worth(table, effect.pay_sp, NOWHERE))
    if effect.pay_gold is not None:
        change_gold(table, hero, -worth(table, effect.pay_gold, NOWHERE))
    if effect.get_wp is not None:
        gain_wp(table, hero, worth(table, effect.get_wp, NOWHERE))
    if effect.get_sp is not None:
        change_sp(table, hero, worth(table, effect.get_sp, NOWHERE))
    if effect.items:
        table.push(steps.ACCEPT_ITEM, hero, number)


def item_options(table: Board) -> None:
    effect = table.program.effects[table.part(2)]
    if isinstance(effect, Offer):
        for item in items_offered(table, effect):
            table.offer(choices.pick_item(item))


def take_offered_item(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    get_item(table, hero, choices.item_of(choice))


# -- payments of the group (D23.5) -----------------------------------------------------------------


def purse(table: Board, currencies: i64) -> i64:
    """The points the group could pay; each payer keeps 1 willpower point."""
    total: i64 = 0
    for hero in range(table.party):
        total += payable(table, hero, currencies)
    return total


def payable(table: Board, hero: i64, currencies: i64) -> i64:
    total: i64 = 0
    if currencies & effect_types.PAYS_WP:
        total += table.hero(hero, WP) - 1
    if currencies & effect_types.PAYS_GOLD:
        total += table.hero(hero, GOLD)
    return total


def ask_payment(
    table: Board, effect: UnlessPaid, number: i64, hero: i64, here: i64, owner: i64, card: i64
) -> None:
    if purse(table, effect.currencies) >= worth(table, effect.pay, here):
        table.push(steps.PAY_OR_NOT, spokesman(table), number, hero, here, owner, card)
    elif effect.effects != p.NONE:
        table.push(steps.EFFECTS, effect.effects, hero, here, owner, card)


def answer_payment(table: Board, choice: i64) -> None:
    speaker, number, hero, here = table.part(1), table.part(2), table.part(3), table.part(4)
    owner, card = table.part(5), table.part(6)
    table.pop()
    effect = table.program.effects[number]
    if not isinstance(effect, UnlessPaid):
        return
    if choice == choices.YES:
        table.push(steps.PAY, speaker, effect.currencies, worth(table, effect.pay, here))
    elif effect.effects != p.NONE:
        table.push(steps.EFFECTS, effect.effects, hero, here, owner, card)


def payment_options(table: Board) -> None:
    currencies = table.part(2)
    for hero in range(table.party):
        if currencies & effect_types.PAYS_GOLD and table.hero(hero, GOLD) > 0:
            table.offer(choices.pay(hero, choices.GOLD_POINT))
        if currencies & effect_types.PAYS_WP and table.hero(hero, WP) > 1:
            table.offer(choices.pay(hero, choices.WP_POINT))


def pay_point(table: Board, choice: i64) -> None:
    hero, currency = choices.hero_of(choice), choices.currency_of(choice)
    one_less(table, 3)
    if currency == choices.WP_POINT:
        lose_wp(table, hero, 1)
    else:
        change_gold(table, hero, -1)


# -- rewards (D9.1) --------------------------------------------------------------------------------


def ask_reward(table: Board, points: i64, among: i64) -> None:
    if points > 0 and among:
        table.push(steps.REWARD, highest_rank(table, among), points, among)


def reward_options(table: Board) -> None:
    among = table.part(3)
    for hero in range(table.party):
        if among & bit(hero):
            table.offer(choices.reward(hero, choices.GOLD_POINT))
            table.offer(choices.reward(hero, choices.WP_POINT))


def take_reward(table: Board, choice: i64) -> None:
    hero, currency = choices.hero_of(choice), choices.currency_of(choice)
    one_less(table, 2)
    if currency == choices.WP_POINT:
        gain_wp(table, hero, 1)
    else:
        change_gold(table, hero, 1)
