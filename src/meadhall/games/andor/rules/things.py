"""Tokens: faces that are turned up, stock, taking and laying down, farmers (D13, D14, D16, D20)."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import events
from ..state.names import (
    BOW,
    BREW,
    COIN,
    FALCON,
    FARMER,
    FOG,
    FULL_BREW,
    FULL_SHIELD,
    FULL_WINESKIN,
    GEM,
    GEM_2,
    GEM_CLOSED,
    GOLD,
    HALF_BREW,
    HALF_SHIELD,
    HALF_WINESKIN,
    HELM,
    HERB,
    HERB_3,
    HERB_4,
    HERB_CLOSED,
    LEAST_HERB,
    LETTER,
    PARCHMENT,
    POISON,
    READY_FALCON,
    RUBBLE,
    RUNE,
    RUNE_BLUE,
    RUNE_CLOSED,
    SHIELD,
    STOCKED,
    TELESCOPE,
    THING_BOW,
    THING_FARMER,
    THING_HELM,
    THING_LETTER,
    THING_PARCHMENT,
    THING_POISON,
    THING_TELESCOPE,
    TIRED_FALCON,
    WINESKIN,
    slot_of,
)
from ..state.sideboard import POOL_FOG, POOL_GEM, POOL_HERB, POOL_RUBBLE, POOL_RUNE
from ..state.table import (
    CARRIED,
    FIELD,
    NOWHERE,
    TOKEN_KIND,
    TOKEN_MORE,
    TOKEN_PLACE,
    TOKEN_VALUE,
    Board,
)
from .heroes import bit, change_gold, has_room

# -- what tells a token from its like --------------------------------------------------------------


def thing_of(table: Board, token: i64) -> i64:
    """The thing a token is, or -1 for what no hero can carry."""
    kind, value = table.token(token, TOKEN_KIND), table.token(token, TOKEN_VALUE)
    if kind == GOLD:
        return COIN
    if kind == WINESKIN:
        return FULL_WINESKIN if value == 2 else HALF_WINESKIN
    if kind == SHIELD:
        return FULL_SHIELD if value == 2 else HALF_SHIELD
    if kind == BOW:
        return THING_BOW
    if kind == FALCON:
        return READY_FALCON if value else TIRED_FALCON
    if kind == HELM:
        return THING_HELM
    if kind == TELESCOPE:
        return THING_TELESCOPE
    if kind == BREW:
        return FULL_BREW if value == 2 else HALF_BREW
    if kind == HERB:
        return HERB_CLOSED if value == 0 else HERB_3 if value == 3 else HERB_4
    if kind == RUNE:
        return RUNE_CLOSED if value == 0 else RUNE_BLUE + value - 1
    if kind == POISON:
        return THING_POISON
    if kind == PARCHMENT:
        return THING_PARCHMENT
    if kind == LETTER:
        return THING_LETTER
    if kind == GEM:
        return GEM_CLOSED if value == 0 else GEM_2 + value // 2 - 1
    if kind == FARMER:
        return THING_FARMER
    return -1


def find_thing(table: Board, thing: i64, place: i64) -> i64:
    """The first such token at a place, or NOWHERE."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == place and thing_of(table, token) == thing:
            return token
    return NOWHERE


def things_at(table: Board, place: i64) -> i64:
    """The things at a place, as a set."""
    found: i64 = 0
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == place:
            thing = thing_of(table, token)
            if thing >= 0:
                found |= bit(thing)
    return found


def sides(kind: i64) -> i64:
    """The sides left of a fresh token of the equipment board."""
    if kind == WINESKIN or kind == SHIELD or kind == BREW:
        return 2
    return 1 if kind == FALCON else 0


# -- faces nobody has seen -------------------------------------------------------------------------


def draw_face(table: Board, first: i64, faces: i64) -> i64:
    """One of the faces left in a pool, which loses it; -1 if there is none."""
    left: i64 = 0
    for face in range(first, first + faces):
        left += table.pool(face)
    if left <= 0:
        return -1
    left = table.draw(left)
    for face in range(first, first + faces):
        here = table.pool(face)
        if left < here:
            table.set_pool(face, here - 1)
            return face - first
        left -= here
    return -1


def rubble_value(face: i64) -> i64:
    return 2 if face == 0 else 4 + face


def draw_value(table: Board, kind: i64) -> i64:
    """The face a token of a kind turns out to have; 0 if none is left."""
    if kind == RUNE:
        return draw_face(table, POOL_RUNE, 3) + 1
    if kind == HERB:
        face = draw_face(table, POOL_HERB, 2)
        return 0 if face < 0 else 3 + face
    if kind == GEM:
        return 2 * (draw_face(table, POOL_GEM, 3) + 1)
    if kind == RUBBLE:
        face = draw_face(table, POOL_RUBBLE, 5)
        return 0 if face < 0 else rubble_value(face)
    return draw_face(table, POOL_FOG, 8) + 1


def has_faces(kind: i64) -> bool:
    return kind == RUNE or kind == HERB or kind == GEM or kind == RUBBLE or kind == FOG


def pool_place(kind: i64, value: i64) -> i64:
    """Where a face is counted in its pool; -1 for a face that does not exist."""
    if kind == RUNE and 1 <= value <= 3:
        return POOL_RUNE + value - 1
    if kind == HERB and 3 <= value <= 4:
        return POOL_HERB + value - 3
    if kind == GEM and (value == 2 or value == 4 or value == 6):
        return POOL_GEM + value // 2 - 1
    if kind == RUBBLE and (value == 2 or 5 <= value <= 8):
        return POOL_RUBBLE + (0 if value == 2 else value - 4)
    if kind == FOG and 1 <= value <= 8:
        return POOL_FOG + value - 1
    return -1


def unseen_left(table: Board, kind: i64) -> i64:
    """Faces in the pool that do not already lie face down on the board."""
    first, faces = pool_of(kind)
    left: i64 = 0
    for face in range(first, first + faces):
        left += table.pool(face)
    for token in range(table.tokens_used):
        closed = table.token(token, TOKEN_VALUE) == 0 and table.token(token, TOKEN_PLACE) != NOWHERE
        if closed and table.token(token, TOKEN_KIND) == kind and table.token(token, TOKEN_MORE) == 0:
            left -= 1
    return left


def pool_of(kind: i64) -> tuple[i64, i64]:
    if kind == RUNE:
        return i64(POOL_RUNE), i64(3)
    if kind == HERB:
        return i64(POOL_HERB), i64(2)
    if kind == GEM:
        return i64(POOL_GEM), i64(3)
    if kind == RUBBLE:
        return i64(POOL_RUBBLE), i64(5)
    return i64(POOL_FOG), i64(8)


def turn_up(table: Board, token: i64) -> None:
    """A token that lies face down shows what it is."""
    kind = table.token(token, TOKEN_KIND)
    if (
        table.token(token, TOKEN_VALUE)
        or not has_faces(kind)
        or (kind == FOG and table.token(token, TOKEN_MORE))
    ):
        return
    value = draw_value(table, kind)
    table.set_token(token, TOKEN_VALUE, value)
    place = table.token(token, TOKEN_PLACE)
    if kind == FOG:
        table.emit(events.FOG_SEEN, NOWHERE, value - 1, place)
    elif kind == RUBBLE:
        table.emit(events.RUBBLE_SEEN, NOWHERE, value, place)
    else:
        table.emit(events.TOKEN_SEEN, NOWHERE, thing_of(table, token), place)


# -- out of the game, back to the equipment board --------------------------------------------------


def has_herb(things: i64, value: i64) -> bool:
    """Whether a herb of this value is among things that lie face up."""
    return things & bit(HERB_3 + value - LEAST_HERB) != 0


def use_herb(table: Board, hero: i64, value: i64) -> None:
    remove(table, find_thing(table, HERB_3 + value - LEAST_HERB, CARRIED + hero))


def remove(table: Board, token: i64) -> None:
    """A token leaves the game."""
    if table.token(token, TOKEN_KIND) == RUBBLE:
        table.rubbles -= 1
    table.set_token(token, TOKEN_PLACE, NOWHERE)


def use_side(table: Board, token: i64) -> None:
    """D14.1, D14.5, D14.7: after the second side back to the equipment board."""
    left = table.token(token, TOKEN_VALUE) - 1
    table.set_token(token, TOKEN_VALUE, left)
    if left == 0:
        kind = table.token(token, TOKEN_KIND)
        table.set_stock(kind, table.stock(kind) + 1)
        remove(table, token)


def get_item(table: Board, hero: i64, item: i64) -> None:
    """D16.4: from the equipment board; without room it lies on his field, without stock nothing."""
    if table.stock(item) <= 0:
        return
    place = CARRIED + hero if has_room(table, hero, item) else table.hero(hero, FIELD)
    if table.new_token(item, place, sides(item)) != NOWHERE:
        table.set_stock(item, table.stock(item) - 1)
        table.emit(events.ITEM_GOT, hero, item)


# -- taking, laying down, giving (D13.2) -----------------------------------------------------------


def add_gold(table: Board, field: i64, amount: i64) -> None:
    token = table.find_token(GOLD, field)
    if token == NOWHERE:
        table.new_token(GOLD, field, amount)
    else:
        table.set_token(token, TOKEN_VALUE, table.token(token, TOKEN_VALUE) + amount)


def take_gold(table: Board, field: i64) -> None:
    token = table.find_token(GOLD, field)
    left = table.token(token, TOKEN_VALUE) - 1
    table.set_token(token, TOKEN_VALUE, left)
    if left == 0:
        remove(table, token)


def can_take(table: Board, hero: i64, thing: i64) -> bool:
    token = find_thing(table, thing, table.hero(hero, FIELD))
    return token != NOWHERE and has_room(table, hero, table.token(token, TOKEN_KIND))


def take(table: Board, hero: i64, thing: i64) -> i64:
    """Pick up from the own field; the kind of token that was taken."""
    field = table.hero(hero, FIELD)
    if thing == COIN:
        take_gold(table, field)
        change_gold(table, hero, 1)
        table.emit(events.THING_TAKEN, hero, thing, field)
        return GOLD
    token = find_thing(table, thing, field)
    turn_up(table, token)
    table.set_token(token, TOKEN_PLACE, CARRIED + hero)
    table.emit(events.THING_TAKEN, hero, thing_of(table, token), field)
    return table.token(token, TOKEN_KIND)


def drop(table: Board, hero: i64, thing: i64) -> None:
    """Lay down on the own field."""
    field = table.hero(hero, FIELD)
    if thing == COIN:
        change_gold(table, hero, -1)
        add_gold(table, field, 1)
    else:
        table.set_token(find_thing(table, thing, CARRIED + hero), TOKEN_PLACE, field)
    table.emit(events.THING_DROPPED, hero, thing, field)


def give(table: Board, hero: i64, other: i64, thing: i64) -> None:
    if thing == COIN:
        change_gold(table, hero, -1)
        change_gold(table, other, 1)
    else:
        table.set_token(find_thing(table, thing, CARRIED + hero), TOKEN_PLACE, CARRIED + other)
    table.emit(events.THING_GIVEN, hero, thing, other)


def falcon_carries(table: Board, token: i64) -> bool:
    """D14.9: small items, helms, gold and gems; a legend may bar a token."""
    return flies(table.token(token, TOKEN_KIND)) and table.token(token, TOKEN_MORE) == 0


def flies(kind: i64) -> bool:
    """Whether a falcon can carry tokens of a kind."""
    slot = slot_of(kind)
    return slot == 1 or slot == 2 or kind == GOLD or kind == GEM


# -- farmers (D20) ---------------------------------------------------------------------------------


def farmers_die(table: Board, field: i64) -> None:
    """D20.3: those lying on the field, and those with a hero who stands there."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_KIND) == FARMER:
            place = table.token(token, TOKEN_PLACE)
            if place >= CARRIED and place < CARRIED + table.party:
                place = table.hero(place - CARRIED, FIELD)
            if place == field:
                remove(table, token)
                table.emit(events.FARMER_LOST, NOWHERE, field)


def drop_farmers(table: Board, hero: i64) -> None:
    """D20.4: between turns they simply lie on his field."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == CARRIED + hero and table.token(token, TOKEN_KIND) == FARMER:
            table.set_token(token, TOKEN_PLACE, table.hero(hero, FIELD))


def deliver_farmers(table: Board, hero: i64) -> None:
    """D20.5: every farmer with the hero is delivered."""
    for token in range(table.tokens_used):
        if table.token(token, TOKEN_PLACE) == CARRIED + hero and table.token(token, TOKEN_KIND) == FARMER:
            remove(table, token)
            table.delivered += 1
            table.emit(events.FARMER_DELIVERED, hero, table.delivered)


def is_stocked(kind: i64) -> bool:
    """Whether the equipment board counts such tokens."""
    return kind != GOLD and kind < STOCKED and not has_faces(kind)
