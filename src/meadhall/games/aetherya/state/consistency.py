# interpreted: checks a position once
"""Conditions of every legal position: nothing is lost or doubled, and somebody can go on.

The tests of random play use the same checks; a position from outside that breaks one is refused.
"""

from __future__ import annotations

from collections import Counter

from meadhall.core.errors import Refusal
from meadhall.core.phrases import at_most
from meadhall.core.table import NOBODY

from ..rules import deal, solo
from ..rules.adjacency import CELLS, count
from . import steps
from .cards import (
    ALL_LEGENDS,
    CLOSED,
    CODES,
    COPIES,
    DRAGON,
    FIRST_CARD,
    GRIFFIN,
    KINDS,
    PALANTIR,
    STAFF,
    TOKEN_IDS,
    TOKENS,
    TREATY,
    UNKNOWN_TOKEN,
    is_race,
)
from .table import COMPETITIVE, COOPERATIVE, HAND, PILES, SOLO, Board


def check_consistency(table: Board) -> None:
    check_decision(table)
    check_cards(table)
    check_sizes(table)
    check_legends(table)
    for seat in range(table.seats):
        check_hand(table, seat)
        check_tokens(table, seat)
    check_token_sets(table)


def demand(condition: bool, field: str, rule: str) -> None:
    if not condition:
        raise Refusal("contradiction", rule, field=field)


# -- cards (A1.2, A5.7) ----------------------------------------------------------------------------


def cards_with_a_face(table: Board) -> Counter[int]:
    """Every kingdom card: seen ones where they lie, the others in the pools they will be drawn from."""
    found: Counter[int] = Counter()
    for card in range(FIRST_CARD, KINDS):
        found[card] += table.unseen(card) + table.deck_count(card)
        found[card] += sum(count(table.cards(seat, card)) for seat in range(table.seats))
    for pile in range(PILES):
        found.update(table.pile_card(pile, place) for place in range(table.pile_size(pile)))
    for seat in range(table.seats):
        found.update(table.hand_card(seat, index) for index in range(HAND))
    found.update((table.held, table.other))
    del found[CLOSED]
    return found


def check_cards(table: Board) -> None:
    found = cards_with_a_face(table)
    for card in range(FIRST_CARD, KINDS):
        if found[card] != COPIES[table.players]:
            raise Refusal(
                "wrong_count", "A1.2", what=CODES[card], wanted=COPIES[table.players], found=found[card]
            )


def check_sizes(table: Board) -> None:
    """Closed cards and the deck hold exactly what nobody has seen."""
    closed = sum(count(table.cards(seat, CLOSED)) for seat in range(table.seats))
    in_deck = sum(table.deck_count(card) for card in range(KINDS))
    if table.step == steps.ARRANGE:
        demand(closed == CELLS * table.seats, "kingdom", "A2.6")
        closed = 0
    if table.deck_apart:
        demand(table.mode == COMPETITIVE, "deck", "A6.3")
        demand(table.unseen_size() == closed and in_deck == table.deck_size, "deck_size", "A6.2")
    else:
        demand(table.unseen_size() == closed + table.deck_size and not in_deck, "deck_size", "A2.8")


# -- legends (A1.4) --------------------------------------------------------------------------------


def check_legends(table: Board) -> None:
    places = [table.display, table.legend_deck, table.penalty, table.row_1, table.row_2, table.row_3]
    places += [table.claims(seat) for seat in range(table.seats)]
    demand(sum(map(count, places)) == count(all_of(places)), "legends", "A1.4")
    if table.mode == COMPETITIVE:
        wanted = min(deal.DISPLAY, count(table.display | table.legend_deck))
        demand(all_of(places) == ALL_LEGENDS and count(table.display) == wanted, "display", "A8.6")
    elif table.mode == SOLO:
        check_rows(table)
    else:
        wanted = min(deal.display_size(table), count(table.display | table.legend_deck))
        demand(count(table.display) == wanted, "display", "D5.3")
        demand(table.turned & ~table.display == 0, "turned", "D4")
    if table.mode != COMPETITIVE:
        demand(not any(table.claims(seat) for seat in range(table.seats)), "legends", "C5")


def all_of(places: list[int]) -> int:
    together = 0
    for place in places:
        together |= place
    return together


def check_rows(table: Board) -> None:
    """C2: all legends lie in the rows; those of centuries gone by stay there for the record."""
    sizes = [count(table.row(century)) for century in (1, 2, 3)]
    demand(sizes == [deal.SOLO_ROWS[century] for century in (1, 2, 3)], "rows", "C2")
    demand(not table.display and not table.legend_deck, "display", "C2")
    demand(table.turned & ~table.row(table.century) == 0 or not table.century, "fulfilled", "C5")
    demand((table.century == 0) == (table.step == steps.ARRANGE), "century", "C3")
    check_points(table)


def check_points(table: Board) -> None:
    """C8: only centuries that are passed have points, and a lost campaign is over."""
    ended = table.step in (steps.OVER, steps.SQUARE)
    demand(not ended or bool(table.lost) != solo.passed(table), "lost", "C8")
    demand(not table.lost or table.step == steps.OVER, "lost", "C8")
    passed = table.century if ended and not table.lost else table.century - 1
    for century in (1, 2, 3):
        demand(century <= passed or not table.points(century), "points", "C8")


# -- decisions -------------------------------------------------------------------------------------


def check_decision(table: Board) -> None:
    solo_only = table.step in (steps.SWAP, steps.KEEP, steps.SQUARE)
    demand(not solo_only or table.mode == SOLO, "decision", "C")
    demand(table.step != steps.PENALTY or table.mode == COOPERATIVE, "decision", "D5.2")
    demand(table.step != steps.TOKEN_CHOICE or bool(table.items), "decision", "B2.1")
    demand(not table.items or table.mode == COMPETITIVE, "items", "B1")
    demand(bool(table.held) == (table.step in (steps.DRAWN, steps.KEEP)), "held", "A4.2")
    demand(bool(table.other) == (table.step == steps.KEEP), "other", "C4.1")
    demand(not table.claimed or table.mode != COOPERATIVE, "claimed", "D4")
    demand(table.looks <= table.beside(table.active, PALANTIR), "looks", "B6.6")
    if table.step == steps.ARRANGE:
        demand(bool(table.to_act()), "sealed", "A2.6")
        return
    closed = [table.cards(seat, CLOSED) for seat in range(table.seats)]
    if table.step in (steps.OVER, steps.SQUARE):
        demand(not any(closed), "kingdom", "A9.3")
        if table.step == steps.OVER:
            return
    else:
        others = [cells for seat, cells in enumerate(closed) if seat != table.active]
        ends_now = table.step == steps.TOKEN_CHOICE
        demand(all(others) and (ends_now or closed[table.active] != 0), "kingdom", "A5.6")
    piles_in_use = table.pile_0 > 0 or table.mode == COOPERATIVE or table.step in (steps.KEEP, steps.SQUARE)
    demand(piles_in_use, "piles", "A6.1")
    if table.step == steps.START:
        demand(table.deck_size > 0, "deck_size", "A6.2")
    if table.step == steps.AFTER:
        demand(len(table.choices(table.active)) > 1, "decision", "A4.5")
    if table.step == steps.PENALTY:
        demand(table.active == table.first and not table.turned and bool(table.display), "decision", "D5.2")


def check_hand(table: Board, seat: int) -> None:
    """A2.4: four different cards while they are arranged, none later."""
    hand = [table.hand_card(seat, index) for index in range(HAND)]
    if table.step == steps.ARRANGE:
        demand(all(hand) and len(set(hand)) == HAND, "hand", "A2.4")
    else:
        demand(not any(hand) and table.sealed(seat) == NOBODY, "hand", "A2.6")


# -- tokens (B) ------------------------------------------------------------------------------------


def check_tokens(table: Board, seat: int) -> None:
    unknown = 0
    for cell in range(CELLS):
        token = table.token(seat, cell)
        waits = table.step == steps.TOKEN_CHOICE and seat == table.active and cell == table.cell
        demand(not waits or token != 0, "on_cards", "B2.1")
        if token and not waits:
            demand(fits(table, seat, cell), "on_cards", "B1.1")
        unknown += token == UNKNOWN_TOKEN
    hidden = sum(table.is_hidden(seat, token) for token in range(1, TOKENS))
    demand(unknown == hidden, "hidden", "B1.1")


def fits(table: Board, seat: int, cell: int) -> bool:
    """Closed tokens and griffins lie on closed cards, treaties on races, staffs on dragons."""
    card, token = table.card(seat, cell), table.token(seat, cell)
    if table.token_is_closed(seat, cell) or token == GRIFFIN:
        return card == CLOSED
    return (token == TREATY and is_race(card)) or (token == STAFF and card == DRAGON)


def check_token_sets(table: Board) -> None:
    """A1.5: one of each token for each player; those not found have left the game."""
    found: Counter[int] = Counter()
    for seat in range(table.seats):
        closed = [table.token(seat, cell) for cell in range(CELLS) if table.lookers(seat, cell)]
        demand(len(set(closed)) == len(closed), "on_cards", "A1.5")
        demand(not any(table.is_hidden(seat, token) for token in closed), "hidden", "A1.5")
        found.update(table.token(seat, cell) for cell in range(CELLS))
        for token in range(1, TOKENS):
            found[token] += table.beside(seat, token) + table.is_hidden(seat, token)
    for token in range(1, TOKENS):
        if found[token] > table.seats * int(bool(table.items)):
            what = TOKEN_IDS[token]
            raise Refusal("wrong_count", "A1.5", what=what, wanted=at_most(table.seats), found=found[token])
