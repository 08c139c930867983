"""Items and Characters (B): getting tokens and using them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..state import choices, events
from ..state.cards import (
    CLOSED,
    DRAGON,
    FIRST_DUEL,
    FIRST_NON_GEM,
    GEMS,
    GOBLIN,
    GRIFFIN,
    HAMMER,
    HUMAN,
    ITEMS,
    NO_TOKEN,
    NON_GEMS,
    PALANTIR,
    SMUGGLER,
    STAFF,
    SWORD,
    THIEF,
    TREATY,
    UNKNOWN_TOKEN,
)
from ..state.table import Board
from . import legends, scoring, turns
from .adjacency import CELLS, bit, count

STAFF_LIMIT: Final = 2  # B6.2: useless with three open dragons or more

# -- getting tokens (B2) ---------------------------------------------------------------------------


def offer_choice(table: Board) -> None:
    table.offer(choices.TAKE_TOKEN)
    table.offer(choices.DISCARD_TOKEN)


def choose(table: Board, seat: i64, choice: i64) -> None:
    take_or_refuse(table, seat, table.cell, choice)
    table.cell = 0
    turns.check_end(table, seat)  # B2.4: the last card's token is still chosen [R18]


def take_or_refuse(table: Board, seat: i64, cell: i64, choice: i64) -> None:
    """B2.1: a closed token is opened after the choice, and shown to all in both cases."""
    token = open_token(table, seat, cell)
    table.set_token(seat, cell, NO_TOKEN)
    if choice == choices.TAKE_TOKEN:
        table.change_beside(seat, token, 1)
        table.emit(events.TOKEN_TAKEN, seat, token, cell)
    else:
        table.emit(events.TOKEN_REFUSED, seat, token, cell)


def open_token(table: Board, owner: i64, cell: i64) -> i64:
    """The token on a card. If nobody has looked at it, luck decides now which it is."""
    token = table.token(owner, cell)
    return table.draw_token(owner) if token == UNKNOWN_TOKEN else token


# -- where tokens may be used (B3, B6) -------------------------------------------------------------


def treaty_cells(table: Board, seat: i64) -> i64:
    """B6.1: open race cards without a token."""
    races: i64 = 0
    for race in range(i64(HUMAN), i64(GOBLIN + 1)):
        races |= table.cards(seat, race)
    return races & ~table.tokens_on_cards(seat)


def staff_cells(table: Board, seat: i64) -> i64:
    """B6.2: wild dragons, while one or two lie open [R20]."""
    dragons = table.cards(seat, DRAGON)
    if count(dragons) > STAFF_LIMIT:
        return 0
    wild: i64 = 0
    for cell in range(i64(CELLS)):
        if dragons & bit(cell) and not scoring.is_tamed(table, seat, cell):
            wild |= bit(cell)
    return wild & ~table.tokens_on_cards(seat)


def closed_tokens(table: Board, owner: i64) -> i64:
    """The cells of a kingdom where a closed token lies on a closed card (B6.5, B6.6)."""
    cells: i64 = 0
    closed = table.cards(owner, CLOSED)
    for cell in range(i64(CELLS)):
        if closed & bit(cell) and table.token_is_closed(owner, cell):
            cells |= bit(cell)
    return cells


def any_closed_token(table: Board) -> bool:
    for owner in range(table.players):
        if closed_tokens(table, owner):
            return True
    return False


def holds_among(table: Board, seat: i64, first: i64, kinds: i64) -> bool:
    for token in range(first, first + kinds):
        if table.beside(seat, token):
            return True
    return False


def others_hold_among(table: Board, seat: i64, first: i64, kinds: i64) -> bool:
    for other in range(table.players):
        if other != seat and holds_among(table, other, first, kinds):
            return True
    return False


def may_look(table: Board, seat: i64) -> bool:
    """B6.6: once a turn for each palantir [R24]."""
    return table.looks < table.beside(seat, PALANTIR)


def can_use_any(table: Board, seat: i64) -> bool:
    """B3.1: whether anything can be done with the tokens beside the kingdom (B3.2)."""
    if table.beside(seat, HAMMER):
        return True
    if table.beside(seat, TREATY) and treaty_cells(table, seat):
        return True
    if table.beside(seat, STAFF) and staff_cells(table, seat):
        return True
    if table.beside(seat, SWORD) and legends.claimable_by_sword(table, seat):
        return True
    if (table.beside(seat, GRIFFIN) or may_look(table, seat)) and any_closed_token(table):
        return True
    if table.beside(seat, THIEF) and others_hold_among(table, seat, 1, ITEMS):
        return True
    smuggles = table.beside(seat, SMUGGLER) and holds_among(table, seat, 1, GEMS)
    return bool(smuggles) and others_hold_among(table, seat, FIRST_NON_GEM, NON_GEMS)


# -- offering uses ---------------------------------------------------------------------------------


def offer_uses(table: Board, seat: i64) -> None:
    if table.beside(seat, TREATY):
        table.offer_each(choices.TREATY, treaty_cells(table, seat))
    if table.beside(seat, STAFF):
        table.offer_each(choices.STAFF, staff_cells(table, seat))
    if table.beside(seat, SWORD):
        duels = legends.claimable_by_sword(table, seat)
        table.offer_each(choices.SWORD, legends.duels_among(duels))
    if table.beside(seat, HAMMER):
        for pair in range(i64(choices.PAIRS)):
            table.offer(choices.HAMMER + pair)
    if may_look(table, seat):
        offer_closed_tokens(table, choices.PALANTIR)
    if table.beside(seat, GRIFFIN):
        offer_closed_tokens(table, choices.GRIFFIN)
    if table.beside(seat, SMUGGLER):
        offer_smuggling(table, seat)
    if table.beside(seat, THIEF):
        offer_stealing(table, seat)


def offer_closed_tokens(table: Board, first: i64) -> None:
    for owner in range(table.players):
        table.offer_each(first + CELLS * owner, closed_tokens(table, owner))


def offer_smuggling(table: Board, seat: i64) -> None:
    """B6.7: a gem for a token of an opponent that is no gem."""
    for gem in range(i64(1), i64(GEMS + 1)):
        if table.beside(seat, gem):
            for other in range(table.players):
                if other != seat:
                    first = choices.smuggling(gem, other, FIRST_NON_GEM)
                    table.offer_each(first, held(table, other, FIRST_NON_GEM, NON_GEMS))


def offer_stealing(table: Board, seat: i64) -> None:
    """B6.8: an item of an opponent, never a character."""
    for other in range(table.players):
        if other != seat:
            table.offer_each(choices.stealing(other, 1), held(table, other, 1, ITEMS))


def held(table: Board, seat: i64, first: i64, kinds: i64) -> i64:
    """The kinds of token beside a kingdom, out of a range of kinds, as bits."""
    found: i64 = 0
    for kind in range(kinds):
        if table.beside(seat, first + kind):
            found |= bit(kind)
    return found


# -- using them (B6) -------------------------------------------------------------------------------


def use(table: Board, seat: i64, choice: i64) -> None:
    if choice < choices.STAFF:
        sign_treaty(table, seat, choice - choices.TREATY)
    elif choice < choices.SWORD:
        tame_dragon(table, seat, choice - choices.STAFF)
    elif choice < choices.HAMMER:
        draw_sword(table, seat, choice - choices.SWORD + FIRST_DUEL)
    elif choice < choices.PALANTIR:
        one, other = choices.hammer_cells(choice)
        exchange_cards(table, seat, one, other)
    elif choice < choices.GRIFFIN:
        owner, cell = choices.place_of(choice - choices.PALANTIR)
        look(table, seat, owner, cell)
    elif choice < choices.SMUGGLER:
        owner, cell = choices.place_of(choice - choices.GRIFFIN)
        send_griffin(table, seat, owner, cell)
    elif choice < choices.THIEF:
        gem, owner, token = choices.smuggled(choice)
        smuggle(table, seat, gem, owner, token)
    else:
        owner, item = choices.stolen(choice)
        steal(table, seat, owner, item)


def sign_treaty(table: Board, seat: i64, cell: i64) -> None:
    table.change_beside(seat, TREATY, -1)
    table.set_token(seat, cell, TREATY)
    table.emit(events.TREATY_SIGNED, seat, table.card(seat, cell), cell)


def tame_dragon(table: Board, seat: i64, cell: i64) -> None:
    table.change_beside(seat, STAFF, -1)
    table.set_token(seat, cell, STAFF)
    table.emit(events.DRAGON_TAMED, seat, cell)


def draw_sword(table: Board, seat: i64, legend: i64) -> None:
    """B6.3: uses up the claim of this turn; then out of the game."""
    table.change_beside(seat, SWORD, -1)
    table.emit(events.SWORD_DRAWN, seat, legend)
    legends.claim(table, seat, legend)


def exchange_cards(table: Board, seat: i64, one: i64, other: i64) -> None:
    """B6.4: any two cards, with the tokens that lie on them [R22]; then out of the game."""
    table.change_beside(seat, HAMMER, -1)
    card = table.card(seat, one)
    table.set_card(seat, one, table.card(seat, other))
    table.set_card(seat, other, card)
    table.swap_tokens(seat, one, other)
    legends.look_up(table, seat)
    table.emit(events.CARDS_EXCHANGED, seat, one, other)


def look(table: Board, seat: i64, owner: i64, cell: i64) -> None:
    """B6.6: the token stays closed; only the one who looks learns it."""
    table.looks += 1
    token = open_token(table, owner, cell)
    table.set_token(owner, cell, token, table.lookers(owner, cell) | bit(seat))
    table.emit(events.PALANTIR_USED, seat, owner, cell)
    table.emit(events.TOKEN_SEEN, seat, token, 0, seat)


def send_griffin(table: Board, seat: i64, owner: i64, cell: i64) -> None:
    """B6.5: the token becomes yours, without refusal [R23]; the griffin stays open on its card."""
    table.change_beside(seat, GRIFFIN, -1)
    table.emit(events.GRIFFIN_SENT, seat, owner, cell)
    token = open_token(table, owner, cell)
    table.set_token(owner, cell, GRIFFIN)
    table.change_beside(seat, token, 1)
    table.emit(events.GRIFFIN_BROUGHT, seat, token)


def smuggle(table: Board, seat: i64, gem: i64, other: i64, token: i64) -> None:
    """B6.7; then the smuggler leaves the game."""
    table.change_beside(seat, SMUGGLER, -1)
    table.change_beside(seat, gem, -1)
    table.change_beside(other, gem, 1)
    table.change_beside(other, token, -1)
    table.change_beside(seat, token, 1)
    table.emit(events.SMUGGLED_WITH, seat, other)
    table.emit(events.SMUGGLED, seat, gem, token)


def steal(table: Board, seat: i64, other: i64, item: i64) -> None:
    """B6.8; then the thief leaves the game."""
    table.change_beside(seat, THIEF, -1)
    table.change_beside(other, item, -1)
    table.change_beside(seat, item, 1)
    table.emit(events.STOLEN, seat, item, other)
