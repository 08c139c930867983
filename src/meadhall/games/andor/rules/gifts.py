"""Gifts and losses (D2.6, D4.1, D32.6): what cards do to heroes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..legend import program as p
from ..legend.conditions import heroes_meant, size_of, worth
from ..legend.effect_types import Give
from ..state import choices, events, steps
from ..state.names import GEM, GEM_2, GEM_CLOSED, SHIELD
from ..state.table import CARRIED, GOLD, SHARE, SP, WP, Board
from .heroes import bit, change_gold, change_sp, everybody, gain_wp, has_room, lose_wp, lowest_rank, spokesman
from .things import find_thing, get_item, remove, things_at, use_side

SHARE_WP: Final = 0
SHARE_SP: Final = 1
SHARE_GOLD: Final = 2


# -- give ------------------------------------------------------------------------------------------


def give(table: Board, effect: Give, number: i64, hero: i64, here: i64, owner: i64) -> None:
    if effect.who.kind == p.WHO_GROUP:
        give_group(table, effect, here)
        return
    meant = heroes_meant(table, effect.who, hero, owner)
    if effect.who.kind == p.WHO_CHOOSE:
        ask_choice(table, effect.who, number, meant, steps.GIVE, hero, here, owner)
    else:
        give_each(table, effect, meant, here)


def give_each(table: Board, effect: Give, meant: i64, here: i64) -> None:
    """Every hero meant gets or loses it; items by rank, the lowest first (D16.4)."""
    left = meant
    while left:
        hero = lowest_rank(table, left)
        left &= ~bit(hero)
        give_one(table, effect, hero, here)


def give_one(table: Board, effect: Give, hero: i64, here: i64) -> None:
    if effect.sp is not None:
        change_sp(table, hero, worth(table, effect.sp, here))
    if effect.gold is not None:
        change_gold(table, hero, worth(table, effect.gold, here))
    if effect.wp_to is not None:
        set_wp(table, hero, worth(table, effect.wp_to, here))
    for item in effect.items:
        get_item(table, hero, item)
    if effect.gems is not None:
        for _gem in range(min(-worth(table, effect.gems, here), table.count_tokens(GEM, CARRIED + hero))):
            table.push(steps.LOSE_GEM, hero)
    if effect.wp is not None:
        change_wp(table, hero, worth(table, effect.wp, here), effect.own_shield)


def change_wp(table: Board, hero: i64, by: i64, own_shield: bool) -> None:
    if by >= 0:
        gain_wp(table, hero, by)
    elif own_shield and table.carries(hero, SHIELD) >= 0:
        table.push(steps.OWN_SHIELD, hero, -by)
    else:
        lose_wp(table, hero, -by)


def set_wp(table: Board, hero: i64, wanted: i64) -> None:
    by = wanted - table.hero(hero, WP)
    if by > 0:
        gain_wp(table, hero, by)
    elif by < 0:
        lose_wp(table, hero, -by)


# -- the group divides (D4.1) ----------------------------------------------------------------------


def give_group(table: Board, effect: Give, here: i64) -> None:
    """The first question lies on top."""
    for item in effect.items:
        if table.stock(item) > 0:
            table.push(steps.GIFT, spokesman(table), item)
    divide(table, SHARE_GOLD, worth(table, effect.gold, here))
    divide(table, SHARE_SP, worth(table, effect.sp, here))
    divide(table, SHARE_WP, worth(table, effect.wp, here))


def divide(table: Board, what: i64, amount: i64) -> None:
    if amount:
        sign: i64 = 1 if amount > 0 else -1
        table.push(steps.SHARES, what, sign)
        table.push(steps.DIVIDE, spokesman(table), what, sign, amount * sign)


def division_options(table: Board) -> None:
    """A loss must be borne: no hero gets more of it than he has, as long as somebody has enough."""
    what, sign = table.part(2), table.part(3)
    for hero in range(table.party):
        if sign > 0 or table.hero(hero, SHARE) < owned(table, hero, what):
            table.offer(choices.pick_hero(hero))
    if table.offers_made == 0:
        offer_heroes(table, everybody(table))


def offer_heroes(table: Board, among: i64) -> None:
    for hero in range(table.party):
        if among & bit(hero):
            table.offer(choices.pick_hero(hero))


def owned(table: Board, hero: i64, what: i64) -> i64:
    return (
        table.hero(hero, WP)
        if what == SHARE_WP
        else table.hero(hero, SP)
        if what == SHARE_SP
        else table.hero(hero, GOLD)
    )


def take_share(table: Board, choice: i64) -> None:
    table.add_hero(choices.hero_of(choice), SHARE, 1)
    one_less(table, 4)


def one_less(table: Board, part: i64) -> None:
    """A point is dealt with; after the last one nothing is asked any more."""
    left = table.part(part) - 1
    table.set_part(part, left)
    if left == 0:
        table.pop()


def hand_out_shares(table: Board) -> None:
    what, sign = table.popped(1), table.popped(2)
    for hero in range(table.party):
        share = table.hero(hero, SHARE)
        table.set_hero(hero, SHARE, 0)
        if share == 0:
            continue
        if what == SHARE_GOLD:
            change_gold(table, hero, share * sign)
        elif what == SHARE_SP:
            change_sp(table, hero, share * sign)
        else:
            change_wp(table, hero, share * sign, False)


def gift_options(table: Board) -> None:
    """D2.6: each gift ends on a hero who has room; if nobody has, on somebody's field (D16.4)."""
    item = table.part(2)
    for hero in range(table.party):
        if has_room(table, hero, item):
            table.offer(choices.pick_hero(hero))
    if table.offers_made == 0:
        offer_heroes(table, everybody(table))


def take_gift(table: Board, choice: i64) -> None:
    item = table.part(2)
    table.pop()
    get_item(table, choices.hero_of(choice), item)


# -- the group chooses heroes (D32.3) --------------------------------------------------------------


def ask_choice(
    table: Board, who: p.Who, number: i64, able: i64, then: i64, hero: i64, here: i64, owner: i64
) -> None:
    most = min(who.most, size_of(able))
    if most == 0:
        return
    table.push(then, number, hero, here, owner)
    table.push(steps.CHOOSE, spokesman(table), number, 0, min(who.least, most), most, able)


def choice_options(table: Board) -> None:
    chosen, least, able = table.part(3), table.part(4), table.part(6)
    offer_heroes(table, able & ~chosen)
    if size_of(chosen) >= least:
        table.offer(choices.STOP)


def choose(table: Board, choice: i64) -> None:
    chosen = table.part(3)
    if choice != choices.STOP:
        chosen |= bit(choices.hero_of(choice))
        table.set_part(3, chosen)
    if choice == choices.STOP or size_of(chosen) == table.part(5):
        table.chosen = chosen
        table.pop()


def give_chosen(table: Board) -> None:
    effect = table.program.effects[table.popped(1)]
    if isinstance(effect, Give):
        give_each(table, effect, table.chosen, table.popped(3))


# -- gems and shields ------------------------------------------------------------------------------


def gem_options(table: Board) -> None:
    carried = things_at(table, CARRIED + table.part(1))
    for thing in range(i64(GEM_2), i64(GEM_CLOSED) + 1):
        if carried & bit(thing):
            table.offer(choices.pick_thing(thing))


def lose_gem(table: Board, choice: i64) -> None:
    hero = table.part(1)
    table.pop()
    remove(table, find_thing(table, choices.thing_of(choice), CARRIED + hero))


def use_shield(table: Board, hero: i64) -> None:
    use_side(table, table.carries(hero, SHIELD))
    table.emit(events.SHIELD_USED, hero)


def own_shield(table: Board, choice: i64) -> None:
    hero, loss = table.part(1), table.part(2)
    table.pop()
    if choice == choices.YES:
        use_shield(table, hero)
    else:
        lose_wp(table, hero, loss)
