"""Free actions: wells, taking and giving, shopping, items (D13 to D18). Also out of turn."""

from __future__ import annotations

from mypy_extensions import i64

from ..legend.program import ON_TAKEN, Rules
from ..legend.triggers import call_cards
from ..state import choices, events, steps
from ..state.names import (
    ARCHER,
    BREW,
    COIN,
    DWARF,
    FALCON,
    FOG,
    GEM,
    GEM_2,
    GEM_CLOSED,
    HERB,
    LEAST_HERB,
    MOST_HERB,
    READY_FALCON,
    RUNE,
    THING_FARMER,
    THING_TELESCOPE,
    THINGS,
    WARE_SP,
    WARES,
    WARRIOR,
    WELL,
    WITCH,
    slot_of,
)
from ..state.sideboard import MOST_CLOSED
from ..state.table import (
    CARRIED,
    FIELD,
    GOLD,
    LURE,
    NOWHERE,
    SP,
    SP_BOUGHT,
    TOKEN_KIND,
    TOKEN_MORE,
    TOKEN_PLACE,
    TOKEN_VALUE,
    TYPE,
    WELL_SET,
    WELLS,
    WP,
    Board,
)
from . import things
from .heroes import (
    MOST_SP,
    MOST_WP,
    bit,
    change_gold,
    change_sp,
    gain_wp,
    gems_value,
    has_room,
    in_the_day,
    is_type,
)
from .paths import distances_from


def rules_now(table: Board) -> Rules:
    """The switches in force: those of the prologue while it lasts."""
    prologue = table.program.prologue_rules
    if table.in_prologue and prologue is not None:
        return prologue
    return table.program.rules


# -- what a hero may do ----------------------------------------------------------------------------


def options(table: Board, hero: i64) -> None:
    """D13.1: not while the own marker is in the sunrise box."""
    if not in_the_day(table, hero):
        return
    field = table.hero(hero, FIELD)
    if full_well(table, field) >= 0:
        table.offer(choices.empty_well(hero))
    carried = things.things_at(table, CARRIED + hero)
    handling(table, hero, with_coins(table, hero, carried))
    if sells_something(table, field):
        for ware in range(WARES):
            if can_buy(table, hero, ware):
                table.offer(choices.buy(hero, ware))
    if table.hero(hero, WP) < MOST_WP:
        for value in range(LEAST_HERB, MOST_HERB + 1):
            if things.has_herb(carried, value):
                table.offer(choices.eat_herb(hero, value))
    if carried & bit(THING_TELESCOPE):
        for other in table.program.board.adjacent[field]:
            if closed_token(table, other) >= 0:
                table.offer(choices.look_through(hero, other))
    if carried & bit(READY_FALCON):
        flights(table, hero)


def sells_something(table: Board, field: i64) -> bool:
    return table.figure(WITCH) == field or field in rules_now(table).shop_fields


def handling(table: Board, hero: i64, own: i64) -> None:
    """Take, lay down, give."""
    field = table.hero(hero, FIELD)
    lying = things.things_at(table, field) & ~bit(THING_FARMER)
    if lying | own == 0:
        return
    for thing in range(THINGS):
        if lying & bit(thing) and things.can_take(table, hero, thing):
            table.offer(choices.take(hero, thing))
        if own & bit(thing) and may_drop(table, hero, thing):
            table.offer(choices.drop(hero, thing))
    for other in range(table.party):
        if other != hero and in_the_day(table, other) and table.hero(other, FIELD) == field:
            gifts_to(table, hero, other, own)


def belongings(table: Board, hero: i64) -> i64:
    return with_coins(table, hero, things.things_at(table, CARRIED + hero))


def with_coins(table: Board, hero: i64, carried: i64) -> i64:
    """The things a hero can give: no farmers, but coins."""
    own = carried & ~bit(THING_FARMER)
    return own | bit(COIN) if table.hero(hero, GOLD) else own


def gifts_to(table: Board, hero: i64, other: i64, own: i64) -> None:
    for thing in range(THINGS):
        if own & bit(thing) and can_get(table, hero, other, thing, False):
            table.offer(choices.give(hero, other, thing))


def can_get(table: Board, hero: i64, other: i64, thing: i64, flies: bool) -> bool:
    """Whether a thing can be handed on: there is room for it, or something that comes back for it."""
    return fits(table, hero, other, thing) or returns(table, hero, other, thing, flies) != 0


def returns(table: Board, hero: i64, other: i64, thing: i64, flies: bool) -> i64:
    """Things a hero without room could give back for one: they are kept in the same place."""
    token = find_own(table, hero, thing)
    slot = slot_of(table.token(token, TOKEN_KIND))
    found: i64 = 0
    for each in range(table.tokens_used):
        if (
            table.token(each, TOKEN_PLACE) == CARRIED + other
            and slot_of(table.token(each, TOKEN_KIND)) == slot
            and (not flies or things.falcon_carries(table, each))
        ):
            found |= bit(things.thing_of(table, each))
    return found & ~bit(thing)


def find_own(table: Board, hero: i64, thing: i64) -> i64:
    return things.find_thing(table, thing, CARRIED + hero)


def give(table: Board, hero: i64, other: i64, thing: i64) -> None:
    """A receiver without room gives something back (D13.2, D14.9)."""
    flies = table.step() == steps.FLIGHT
    if fits(table, hero, other, thing):
        things.give(table, hero, other, thing)
    else:
        table.push(steps.EXCHANGE, table.part(1) if flies else hero, hero, other, thing, 1 if flies else 0)


def exchange_options(table: Board) -> None:
    back = returns(table, table.part(2), table.part(3), table.part(4), table.part(5) != 0)
    table.offer(choices.STOP)
    for thing in range(THINGS):
        if back & bit(thing):
            table.offer(choices.pick_thing(thing))


def exchange(table: Board, choice: i64) -> None:
    hero, other, thing = table.part(2), table.part(3), table.part(4)
    table.pop()
    if choice != choices.STOP:
        returned = choices.thing_of(choice)
        back = find_own(table, other, returned)
        things.give(table, hero, other, thing)
        table.set_token(back, TOKEN_PLACE, CARRIED + hero)
        table.emit(events.THING_GIVEN, other, returned, hero)


def fits(table: Board, hero: i64, other: i64, thing: i64) -> bool:
    if thing == COIN:
        return True
    token = things.find_thing(table, thing, CARRIED + hero)
    return has_room(table, other, table.token(token, TOKEN_KIND))


def may_drop(table: Board, hero: i64, thing: i64) -> bool:
    """D22.2: where gems are lures, one a move."""
    is_gem = GEM_2 <= thing <= GEM_CLOSED
    return not (is_gem and table.program.rules.lure) or table.hero(hero, LURE) == 1


def full_well(table: Board, field: i64) -> i64:
    token = table.find_token(WELL, field)
    return token if token >= 0 and table.token(token, TOKEN_VALUE) == 1 else NOWHERE


def closed_token(table: Board, field: i64) -> i64:
    """A token a telescope could turn up, or NOWHERE."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == field and is_closed_token(table, token):
            return token
    return NOWHERE


def is_closed_token(table: Board, token: i64) -> bool:
    if table.token(token, TOKEN_VALUE):
        return False
    kind = table.token(token, TOKEN_KIND)
    return kind == RUNE or kind == HERB or kind == GEM or (kind == FOG and not table.token(token, TOKEN_MORE))


# -- shopping (D17, D18) ---------------------------------------------------------------------------


def price(table: Board, hero: i64, ware: i64) -> i64:
    """Gold for one, or -1 if it is not sold to him there."""
    field = table.hero(hero, FIELD)
    rules = rules_now(table)
    if ware == BREW:
        if table.figure(WITCH) != field or table.stock(BREW) <= 0:
            return -1
        return table.party + 1 - (1 if is_type(table, hero, ARCHER) else 0)
    if field not in rules.shop_fields or is_closed(table, field):
        return -1
    if ware == WARE_SP:
        cheap = is_type(table, hero, DWARF) and field == rules.cheap_sp_field
        return 1 if cheap else 2
    if rules.shop_sp_only or table.stock(ware) <= 0:
        return -1
    return 2


def is_closed(table: Board, field: i64) -> bool:
    for index in range(i64(MOST_CLOSED)):
        if table.closed_shop(index) == field:
            return True
    return False


def wealth(table: Board, hero: i64) -> i64:
    """D17.3: gems pay with their value, unless they are lures."""
    gold = table.hero(hero, GOLD)
    return gold if table.program.rules.lure else gold + gems_value(table, hero)


def can_buy(table: Board, hero: i64, ware: i64) -> bool:
    cost = price(table, hero, ware)
    if cost < 0 or wealth(table, hero) < cost:
        return False
    if ware == WARE_SP:
        return table.hero(hero, SP) < MOST_SP
    return has_room(table, hero, ware)


def buy(table: Board, hero: i64, ware: i64) -> None:
    """Gold first, then gems from the smallest; change is given in gold."""
    cost = price(table, hero, ware)
    while table.hero(hero, GOLD) < cost:
        gem = smallest_gem(table, hero)
        change_gold(table, hero, table.token(gem, TOKEN_VALUE))
        things.remove(table, gem)
    change_gold(table, hero, -cost)
    if ware == WARE_SP:
        change_sp(table, hero, 1)
        table.add_hero(hero, SP_BOUGHT, 1)
    else:
        things.get_item(table, hero, ware)


def smallest_gem(table: Board, hero: i64) -> i64:
    found: i64 = NOWHERE
    for token in range(table.tokens_used):
        if (
            table.token(token, TOKEN_PLACE) == CARRIED + hero
            and table.token(token, TOKEN_KIND) == GEM
            and (found == NOWHERE or table.token(token, TOKEN_VALUE) < table.token(found, TOKEN_VALUE))
        ):
            found = token
    return found


# -- doing it --------------------------------------------------------------------------------------


def perform(table: Board, choice: i64) -> None:
    table.handled += 1
    hero = choices.hero_of(choice)
    if choices.is_look(choice):
        look_through(table, hero, choices.field_of(choice))
    elif choices.is_give(choice):
        give(table, hero, choices.partner_of(choice), choices.thing_of(choice))
    elif choices.is_take(choice):
        take(table, hero, choices.thing_of(choice))
    elif choices.is_drop(choice):
        lay_down(table, hero, choices.thing_of(choice))
    elif choices.is_buy(choice):
        buy(table, hero, choices.ware_of(choice))
    elif choices.is_well(choice):
        empty_well(table, hero)
    elif choices.is_herb_wp(choice):
        eat_herb(table, hero, choices.herb_of(choice))
    else:
        call_falcon(table, hero, choices.partner_of(choice))


def look_through(table: Board, hero: i64, field: i64) -> None:
    """D14.8: the owner turns up as many as he likes; revealing does not activate."""
    if closed_tokens(table, field) == 1:
        things.turn_up(table, closed_token(table, field))
    else:
        table.push(steps.LOOK, hero, field)


def closed_tokens(table: Board, field: i64) -> i64:
    number: i64 = 0
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == field and is_closed_token(table, token):
            number += 1
    return number


def closed_of_kind(table: Board, kind: i64, field: i64) -> i64:
    """A token of a kind that could be turned up there, or NOWHERE; of those alike the first one laid down."""
    for token in range(table.tokens_used):
        if (
            table.token(token, TOKEN_PLACE) == field
            and table.token(token, TOKEN_KIND) == kind
            and is_closed_token(table, token)
        ):
            return token
    return NOWHERE


def look_options(table: Board) -> None:
    table.offer(choices.STOP)
    for index in range(i64(len(choices.TURNED_UP))):
        if closed_of_kind(table, choices.TURNED_UP[index], table.part(2)) != NOWHERE:
            table.offer(choices.turn_up(index))


def look_at(table: Board, choice: i64) -> None:
    field = table.part(2)
    if choice == choices.STOP:
        table.pop()
        return
    things.turn_up(table, closed_of_kind(table, choices.token_of(choice), field))
    if closed_token(table, field) == NOWHERE:
        table.pop()


def take(table: Board, hero: i64, thing: i64) -> None:
    kind = things.take(table, hero, thing)
    call_cards(table, ON_TAKEN, kind, hero, table.hero(hero, FIELD))


def lay_down(table: Board, hero: i64, thing: i64) -> None:
    things.drop(table, hero, thing)
    if table.program.rules.lure and GEM_2 <= thing <= GEM_CLOSED:
        table.set_hero(hero, LURE, 0)


def well_gain(hero_type: i64) -> i64:
    """D15.1."""
    return 5 if hero_type == WARRIOR else 3


def empty_well(table: Board, hero: i64) -> None:
    field = table.hero(hero, FIELD)
    table.set_token(full_well(table, field), TOKEN_VALUE, 0)
    table.add_hero(hero, WELLS, 1)
    fields = rules_now(table).well_fields
    for index in range(len(fields)):
        if fields[index] == field:
            table.set_hero(hero, WELL_SET, table.hero(hero, WELL_SET) | bit(index))
    table.emit(events.WELL_EMPTIED, hero, field)
    gain_wp(table, hero, well_gain(table.hero(hero, TYPE)))


def eat_herb(table: Board, hero: i64, value: i64) -> None:
    things.use_herb(table, hero, value)
    table.emit(events.ITEM_USED, hero, HERB)
    gain_wp(table, hero, value)


# -- the falcon (D14.9) ----------------------------------------------------------------------------


def flights(table: Board, hero: i64) -> None:
    falcon = table.carries(hero, FALCON)
    if falcon < 0 or table.token(falcon, TOKEN_VALUE) == 0:
        return
    for other in range(table.party):
        if (
            other != hero
            and in_the_day(table, other)
            and can_fly(table, hero, other)
            and (sendable(table, hero, other) or sendable(table, other, hero))
        ):
            table.offer(choices.call_falcon(hero, other))


def can_fly(table: Board, hero: i64, other: i64) -> bool:
    """Not across rubble: some way free of it must join the two."""
    if not table.rubbles:
        return True
    return distances_from(table, table.hero(hero, FIELD))[table.hero(other, FIELD)] >= 0


def sendable(table: Board, hero: i64, other: i64) -> i64:
    """Things the falcon could carry from one to the other, as a set."""
    own = belongings(table, hero)
    found: i64 = 0
    for thing in range(THINGS):
        if (
            own & bit(thing)
            and (thing == COIN or things.falcon_carries(table, find_own(table, hero, thing)))
            and can_get(table, hero, other, thing, True)
        ):
            found |= bit(thing)
    return found


def send_options(table: Board, hero: i64, other: i64) -> None:
    sent = sendable(table, hero, other)
    for thing in range(THINGS):
        if sent & bit(thing):
            table.offer(choices.give(hero, other, thing))


def call_falcon(table: Board, hero: i64, other: i64) -> None:
    table.set_token(table.carries(hero, FALCON), TOKEN_VALUE, 0)
    table.emit(events.ITEM_USED, hero, FALCON)
    table.push(steps.FLIGHT, hero, other)


def flight_options(table: Board) -> None:
    hero, other = table.part(1), table.part(2)
    table.offer(choices.STOP)
    send_options(table, hero, other)
    send_options(table, other, hero)


def fly(table: Board, choice: i64) -> None:
    if choice == choices.STOP:
        table.pop()
    else:
        perform(table, choice)
