# interpreted: checks a position once
"""Consistency of a whole table: age and round, taverns, order, coins and pending work agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.table import NOBODY

from ..rules.bids import cards_per_tavern
from . import steps
from .cards import (
    CLASSES,
    COIN_VALUE,
    EXPLORER,
    NO_COIN,
    ROUNDS_PER_AGE,
    THRUD,
    ULINE,
    WARRIOR,
    YLUD,
    is_trading,
)
from .choices import lower_of, upper_of
from .conservation import deck_of, pioneer_cards, tavern_cards
from .pending import Frame, check_shape, effects, frames
from .table import (
    COINS,
    EVALUATION_PHASE,
    IN_BOX,
    IN_HAND,
    IN_POUCH,
    ON_TAVERN,
    PIONEER_CARDS,
    SCORING_PHASE,
    TAVERN_PHASE,
    TAVERNS,
    UNCLAIMED,
    Board,
)


def check_consistency(table: Board) -> None:
    check_shape(table)
    demand(table.round == expected_round(table), "round", "N4.1")
    demand(table.deck_size == expected_deck_size(table), "deck", "N11.10")
    demand(table.revealed == (table.tavern + 1 if resolving(table) else 0), "revealed", "N6.1")
    demand(bool(pioneer_cards(table)) == asked(table, steps.PIONEER), "pioneer", "N11.8")
    demand(awaited_class(table) == next_class(table), "distinctions", "N11.1")
    demand(thrud_in_hand(table) == thrud_waits(table), "pending", "N9.10")
    check_taverns(table)
    check_order(table)
    for seat in range(table.seats):
        check_places(table, seat)
        check_sealed(table, seat)
    check_decision(table)


def demand(holds: bool, field: str, rule: str) -> None:
    if not holds:
        raise Refusal("contradiction", rule, field=field)


def asked(table: Board, step: int) -> bool:
    """Whether this decision is the one asked for now."""
    return bool(table.depth) and table.top_step == step


def find(table: Board, step: int) -> Frame | None:
    return next((frame for frame in frames(table) if frame.step == step), None)


def resolving(table: Board) -> bool:
    return table.phase == TAVERN_PHASE and not asked(table, steps.BID)


# -- the clock (N4.1) ------------------------------------------------------------------------------


def cards_per_round(table: Board) -> int:
    return TAVERNS * cards_per_tavern(table.seats)


def expected_round(table: Board) -> int:
    """Any round while taverns are visited (the deck tells which), the last one at the end of an age."""
    if table.phase != TAVERN_PHASE:
        return ROUNDS_PER_AGE[table.players]
    return min(max(table.round, 1), ROUNDS_PER_AGE[table.players])


def expected_deck_size(table: Board) -> int:
    if table.phase == EVALUATION_PHASE:
        return len(deck_of(table, 2)) - cards_of_pioneer(table)
    return cards_per_round(table) * (ROUNDS_PER_AGE[table.players] - table.round)


def cards_of_pioneer(table: Board) -> int:
    """N11.8: three while they are looked at, then the one that was kept."""
    if asked(table, steps.PIONEER):
        return PIONEER_CARDS
    return int(table.distinction(EXPLORER) != UNCLAIMED)


def awaited_class(table: Board) -> int:
    """The first class whose distinction nobody has won or lost; those after it must wait as well."""
    waiting = [column for column in range(CLASSES) if table.distinction(column) == UNCLAIMED]
    return (
        min(waiting, default=CLASSES) if waiting == list(range(CLASSES - len(waiting), CLASSES)) else NOBODY
    )


def next_class(table: Board) -> int:
    """N11.1: the class that will be evaluated next."""
    evaluation = find(table, steps.EVALUATE)
    if evaluation is not None:
        return evaluation.detail if table.phase == EVALUATION_PHASE else WARRIOR
    return WARRIOR if table.age == 1 and table.phase == TAVERN_PHASE else CLASSES


# -- Thrud (N9.10, N9.12) --------------------------------------------------------------------------


def thrud_in_hand(table: Board) -> list[int]:
    """The seat that holds Thrud in hand; at the end of the game she is in the command zone."""
    owner = table.owner_of(THRUD)
    if owner == NOBODY or table.thrud_column(owner) != NOBODY:
        return []
    return [] if has_left(table) else [owner]


def has_left(table: Board) -> bool:
    leaving_is_due = find(table, steps.THRUD_LEAVES) is not None
    return table.age == 2 and table.phase != TAVERN_PHASE and not leaving_is_due


def thrud_waits(table: Board) -> list[int]:
    owner = table.owner_of(THRUD)
    if has_left(table) and owner != NOBODY:
        demand(table.thrud_column(owner) == NOBODY, "army", "N9.12")
    return [frame.seat for frame in frames(table) if frame.step == steps.PLACE_THRUD]


# -- taverns and order (N6) ------------------------------------------------------------------------


def check_taverns(table: Board) -> None:
    """Full before they are resolved, empty afterwards; in between a card for every turn to come."""
    for tavern in range(TAVERNS):
        left = len(tavern_cards(table, tavern))
        if resolving(table) and tavern == table.tavern and find(table, steps.TURN):
            demand(left >= cards_needed(table), "taverns", "N6.4")
        else:
            demand(left == expected_in_tavern(table, tavern), "taverns", "N6.8")


def expected_in_tavern(table: Board, tavern: int) -> int:
    to_come = table.phase == TAVERN_PHASE and (not resolving(table) or tavern >= table.tavern)
    return cards_per_tavern(table.seats) if to_come else 0


def cards_needed(table: Board) -> int:
    turn = find(table, steps.TURN)
    turns_left = table.order_size - turn.detail if turn else 0
    discard_due = asked(table, steps.TAVERN_DISCARD) or (
        find(table, steps.CAMP_VISIT_ENDS) is not None and table.camp_visited == 1
    )
    return turns_left + int(asked(table, steps.PICK)) + int(discard_due)


def check_order(table: Board) -> None:
    """N6.2, N6.7: while turns are taken, order follows bids and gems; the active seat stands in it."""
    turn = find(table, steps.TURN)
    if turn is None:
        return
    order = [table.in_order(place) for place in range(table.order_size)]
    by_rank = sorted(filter(lambda seat: table.bid(seat) != NOBODY, range(table.seats)), key=table.rank)
    demand(order == by_rank[::-1], "order", "N6.2")
    demand(1 <= turn.detail <= len(order), "place", "N6.7")
    demand(all(frame.seat == order[turn.detail - 1] for frame in effects(table)), "seat", "N6.7")


# -- coins (N3.3, N5, N9.16) -----------------------------------------------------------------------


def check_places(table: Board, seat: int) -> None:
    places = [table.place(seat, index) for index in range(COINS)]
    slots = [places.count(ON_TAVERN + tavern) for tavern in range(TAVERNS)]
    demand(max(slots) <= 1, "places", "N5.2")
    for index, place in enumerate(places):
        demand((place == IN_BOX) == (table.coin(seat, index) == NO_COIN), "places", "N3.3")
        demand(not table.exposed(seat, index) or place not in (IN_HAND, IN_BOX), "exposed", "N18.3")
    if not resolving(table):
        demand(set(places) <= {IN_HAND, IN_BOX}, "places", "N6.10")
    elif table.has_hero(seat, ULINE):
        demand(IN_POUCH not in places and not any(slots[table.tavern + 1 :]), "places", "N9.16")
    else:
        demand(IN_HAND not in places and sum(slots) + places.count(IN_BOX) >= TAVERNS, "places", "N5.2")


# -- decisions -------------------------------------------------------------------------------------


def check_sealed(table: Board, seat: int) -> None:
    """N18.5: only simultaneous choices are sealed, and only legal ones."""
    if table.sealed(seat) != NOBODY:
        in_force = asked(table, steps.BID) or asked(table, steps.HOFUD_DISCARD)
        demand(in_force and table.is_open(seat, table.sealed(seat)), "sealed", "N18.5")


def check_decision(table: Board) -> None:
    """Somebody has something to choose, unless the game is over."""
    if table.phase == SCORING_PHASE:
        return
    deciding = table.to_act()
    demand(bool(deciding) and all(map(table.choices, deciding)), "pending", "N4.2")
    demand(CONDITIONS.get(table.top_step, always)(table, table.top_seat, table.top_detail), "pending", "N4.2")


def always(table: Board, seat: int, detail: int) -> bool:
    return True


def owns_uline(table: Board, seat: int, detail: int) -> bool:
    slot_is_free = table.coin_at(seat, ON_TAVERN + table.tavern) == NOBODY
    return table.has_hero(seat, ULINE) and slot_is_free


def owns_ylud(table: Board, seat: int, detail: int) -> bool:
    return table.has_hero(seat, YLUD)


def two_columns_open(table: Board, seat: int, detail: int) -> bool:
    return len(table.choices(seat)) >= 2


def saw_three_cards(table: Board, seat: int, detail: int) -> bool:
    return len(pioneer_cards(table)) == PIONEER_CARDS


def may_be_traded(table: Board, seat: int, detail: int) -> bool:
    """Both coins of a pair are there, and neither is a trading coin."""
    pair = (table.coin(seat, lower_of(detail)), table.coin(seat, upper_of(detail)))
    return not any(coin == NO_COIN or is_trading(coin) for coin in pair)


def are_equal(table: Board, seat: int, detail: int) -> bool:
    first, second = table.coin(seat, lower_of(detail)), table.coin(seat, upper_of(detail))
    return may_be_traded(table, seat, detail) and COIN_VALUE[first] == COIN_VALUE[second] and first != second


def commands_mercenary(table: Board, seat: int, detail: int) -> bool:
    return table.commands(seat, detail)


# What must hold for the decision asked for, beyond that there is a choice.
CONDITIONS: Final[dict[int, Callable[[Board, int, int], bool]]] = {
    steps.ULINE_BID: owns_uline,
    steps.PLACE_YLUD: owns_ylud,
    steps.DROP_TWO: two_columns_open,
    steps.PIONEER: saw_three_cards,
    steps.EXCHANGE_TIE: are_equal,
    steps.VIDOFNIR: may_be_traded,
    steps.ENLIST_AT_ONCE: commands_mercenary,
}
