"""Effects of cards on tokens and figures of the board (D13, D16, D32.6)."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules import things
from ..rules.heroes import bit, has_room, heroes_on, highest_rank, lowest_rank, spokesman
from ..state import events, steps
from ..state.names import FIELDS, FOG, GOLD, RUBBLE, WELL
from ..state.table import CARRIED, HELD, NOWHERE, PLACE, TOKEN_KIND, TOKEN_MORE, TOKEN_PLACE, TOKEN_TAG, Board
from . import effect_types
from . import program as p
from .conditions import worth
from .program import NONE


def place_tokens(table: Board, effect: effect_types.PlaceToken, here: i64) -> None:
    """A roll is made anew for each token."""
    number = worth(table, effect.number, here, 1)
    if effect.held_by >= 0:
        creature = table.tagged_creature(effect.held_by)
        if creature != NOWHERE and table.creature(creature, PLACE) >= 0:
            place_token(table, effect, HELD + creature, here)
        return
    if effect.token == GOLD:
        for field in effect.fields:
            where = worth(table, field, here)
            if where >= 0 and number > 0:
                things.add_gold(table, where, number)
                table.emit(events.TOKEN_PLACED, NOWHERE, GOLD, where)
        return
    for _token in range(number):
        for field in effect.fields:
            where = worth(table, field, here)
            for _more in range(effect.per_field):
                if where >= 0:
                    place_token(table, effect, where, here)


def place_token(table: Board, effect: effect_types.PlaceToken, place: i64, here: i64) -> None:
    """From the equipment board or the shuffled supply, as long as there is one."""
    kind = effect.token
    if not take_from_supply(table, kind):
        return
    value = face_of(table, effect, here)
    if value < 0:
        return
    token = table.new_token(kind, place, value)
    if token == NOWHERE:
        return
    if effect.tag >= 0:
        table.set_token(token, TOKEN_TAG, effect.tag + 1)
    if effect.effects != NONE:
        table.set_token(token, TOKEN_MORE, effect.effects + 1)
    elif effect.no_falcon:
        table.set_token(token, TOKEN_MORE, 1)
    if kind == RUBBLE:
        table.rubbles += 1
    table.emit(events.TOKEN_PLACED, NOWHERE, kind, place if place < FIELDS else NOWHERE)
    if effect.tie != NONE and place < FIELDS:
        hand_to_bystander(table, token, place, effect.tie)


def take_from_supply(table: Board, kind: i64) -> bool:
    if not things.is_stocked(kind):
        return True
    if table.stock(kind) <= 0:
        return False
    table.set_stock(kind, table.stock(kind) - 1)
    return True


def face_of(table: Board, effect: effect_types.PlaceToken, here: i64) -> i64:
    """The face of a new token: 0 face down, -1 if there is no such token left."""
    kind = effect.token
    if kind == WELL:
        return 1
    if not things.has_faces(kind) or effect.effects != NONE:
        return things.sides(kind)
    if things.unseen_left(table, kind) <= 0:
        return -1
    if effect.value is not None:
        value = worth(table, effect.value, here)
        place = things.pool_place(kind, value)
        if place < 0 or table.pool(place) <= 0:
            return -1
        table.set_pool(place, table.pool(place) - 1)
        return value
    return 0 if effect.face_down or kind == FOG else things.draw_value(table, kind)


def hand_to_bystander(table: Board, token: i64, field: i64, tie: i64) -> None:
    """D23.7: somebody already stands there; rank breaks ties."""
    able: i64 = 0
    here = heroes_on(table, field)
    for hero in range(table.party):
        if here & bit(hero) and has_room(table, hero, table.token(token, TOKEN_KIND)):
            able |= bit(hero)
    hero = first_by_rank(table, able, tie)
    if hero >= 0:
        table.set_token(token, TOKEN_PLACE, CARRIED + hero)
        table.emit(events.ITEM_GOT, hero, table.token(token, TOKEN_KIND))


def first_by_rank(table: Board, among: i64, tie: i64) -> i64:
    return lowest_rank(table, among) if tie == p.WHO_LOWEST else highest_rank(table, among)


def remove_token(table: Board, effect: effect_types.RemoveToken, here: i64) -> None:
    if effect.choose:
        if fields_with(table, effect.token):
            table.push(steps.REMOVE_FROM, spokesman(table), effect.token)
        return
    field = worth(table, effect.field, here, NOWHERE)
    for token in range(table.tokens_used):
        place = table.token(token, TOKEN_PLACE)
        if place == NOWHERE or (field != NOWHERE and place != field):
            continue
        tagged = effect.tag >= 0 and table.token(token, TOKEN_TAG) == effect.tag + 1
        if tagged or (effect.tag < 0 and table.token(token, TOKEN_KIND) == effect.token):
            take_token_away(table, token)
            return


def fields_with(table: Board, kind: i64) -> list[int]:
    """Fields on which such a token lies, ascending; what a hero leads counts where he stands."""
    found: list[int] = []
    for field in table.program.board.fields:
        if table.find_token(kind, field) != NOWHERE:
            found.append(field)
    return found


def take_token_away(table: Board, token: i64) -> None:
    kind, place = table.token(token, TOKEN_KIND), table.token(token, TOKEN_PLACE)
    if kind == WELL:
        table.wells_removed += 1
    things.remove(table, token)
    table.emit(events.TOKEN_REMOVED, NOWHERE, kind, place if place < FIELDS else NOWHERE)


def place_figure(table: Board, figure: i64, field: i64) -> None:
    if field >= 0:
        table.set_figure(figure, field)
        table.emit(events.FIGURE_PLACED, NOWHERE, figure, field)
