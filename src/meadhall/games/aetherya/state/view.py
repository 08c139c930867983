# interpreted: plain frozen values, made a few times a move
"""The knowledge of a viewer as a frozen value (A3). Codes and ids are those of Q1; "?" is a secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meadhall.core.table import NOBODY

from ..rules import cooperative, ending, flow, legends, scoring
from ..rules.adjacency import CELLS, count
from . import secrets, steps
from .cards import CLOSED, CODES, DRAGON, FIRST_CARD, KINDS, LEGEND_IDS, TOKEN_IDS, TOKENS
from .table import COOPERATIVE, HAND, PILES, Board

SECRET: Final = "?"
MODES: Final = ("competitive", "solo", "cooperative")
CARD_NUMBERS: Final = range(FIRST_CARD, KINDS)


@dataclass(frozen=True, slots=True)
class TokenView:
    """A token lying on a card. `token` is "?" if the viewer does not know it."""

    cell: int
    token: str
    closed: bool
    lookers: tuple[int, ...]  # seats that know it although it is closed: looking is public
    waits: bool = False  # to be taken or discarded: its card is gone, and it protects none


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's side of the table."""

    seat: int
    kingdom: tuple[str, ...]  # 16 codes, "--" is a closed card
    closed: int
    on_cards: tuple[TokenView, ...]
    beside: tuple[str, ...]
    closed_tokens: tuple[str, ...]  # which ones still lie closed on this seat's cards, in no order
    claims: tuple[str, ...]
    met: tuple[str, ...]  # legends whose condition the open cards meet
    rows: tuple[int, ...]  # the score by rows, by what lies open now
    total: int
    harmony: tuple[int, ...]  # by cell: what a race card scores by its lands
    tamed: tuple[int, ...]  # cells of tamed dragons
    conflicts: tuple[tuple[int, int], ...]  # pairs of cells
    hand: tuple[str, ...]  # during setup
    sealed: int  # the viewer's own arrangement, or NOBODY
    done: bool  # has sealed an arrangement


@dataclass(frozen=True, slots=True)
class TableView:
    viewer: int
    mode: str
    items: bool
    decision: str
    active: int
    first: int
    deciding: tuple[int, ...]
    choices: tuple[int, ...]
    claimed: bool
    looks: int
    cell: int  # where a token waits for its choice, or NOBODY
    held: str
    other: str
    deck_size: int
    unseen: tuple[int, ...]  # by type, plain first: closed cards, and the deck with them while it is mixed
    deck: tuple[int, ...]  # by type, once the deck was made anew from the discard pile; else empty
    piles: tuple[tuple[str, ...], ...]  # from bottom to top
    display: tuple[str, ...]
    turned: tuple[str, ...]
    unfulfilled: tuple[str, ...]  # solo: what is left of the row of this century
    legend_deck: tuple[str, ...]  # what is left, in no order
    penalty: tuple[str, ...]
    penalty_sum: int
    rows: tuple[tuple[str, ...], ...]
    century: int
    points: tuple[int, ...]
    lost: bool
    seats: tuple[SeatView, ...]


def legend_ids(legends: int) -> tuple[str, ...]:
    return tuple(name for legend, name in enumerate(LEGEND_IDS) if legends >> legend & 1)


# -- a seat ----------------------------------------------------------------------------------------


def seat_view(table: Board, seat: int, viewer: int) -> SeatView:
    rows = ending.rows_of(table, seat)
    return SeatView(
        seat=seat,
        kingdom=tuple(CODES[table.card(seat, cell)] for cell in range(CELLS)),
        closed=count(table.cards(seat, CLOSED)),
        on_cards=tuple(tokens_on_cards(table, seat, viewer)) if table.items else (),
        beside=tokens_beside(table, seat),
        closed_tokens=closed_tokens(table, seat) if table.items else (),
        claims=legend_ids(table.claims(seat)),
        met=legend_ids(table.met(seat)),
        rows=tuple(rows),
        total=sum(rows),
        harmony=tuple(scoring.land_points(table, seat, cell) for cell in range(CELLS)),
        tamed=tuple(
            cell
            for cell in range(CELLS)
            if table.card(seat, cell) == DRAGON and scoring.is_tamed(table, seat, cell)
        ),
        conflicts=tuple(
            (cell, other)
            for cell in range(CELLS)
            for other in range(cell + 1, CELLS)
            if scoring.enemies(table, seat, cell) >> other & 1
        ),
        hand=tuple(hand(table, seat, viewer)) if table.step == steps.ARRANGE else (),
        sealed=table.sealed(seat) if seat == viewer else NOBODY,
        done=table.sealed(seat) != NOBODY,
    )


def hand(table: Board, seat: int, viewer: int) -> list[str]:
    """Own cards as they are held; of others those that are known, then the secret ones."""
    known = [index for index in range(HAND) if secrets.knows_hand_card(table, viewer, seat, index)]
    codes = [CODES[table.hand_card(seat, index)] for index in known]
    return [*codes, *[SECRET] * (HAND - len(codes))]


def tokens_on_cards(table: Board, seat: int, viewer: int) -> list[TokenView]:
    return [
        TokenView(
            cell,
            TOKEN_IDS[table.token(seat, cell)] if secrets.knows_token(table, viewer, seat, cell) else SECRET,
            table.token_is_closed(seat, cell),
            lookers(table, seat, cell),
            bool(table.left_behind(seat) >> cell & 1),
        )
        for cell in range(CELLS)
        if table.token(seat, cell)
    ]


def tokens_beside(table: Board, seat: int) -> tuple[str, ...]:
    return tuple(TOKEN_IDS[token] for token in range(1, TOKENS) for _ in range(table.beside(seat, token)))


def lookers(table: Board, seat: int, cell: int) -> tuple[int, ...]:
    """The seats that have looked at a closed token."""
    return tuple(other for other in range(table.seats) if table.lookers(seat, cell) >> other & 1)


def closed_tokens(table: Board, seat: int) -> tuple[str, ...]:
    looked_at = {table.token(seat, cell) for cell in range(CELLS) if table.lookers(seat, cell)}
    every = range(1, TOKENS)
    return tuple(TOKEN_IDS[token] for token in every if token in looked_at or table.is_hidden(seat, token))


# -- the table -------------------------------------------------------------------------------------


def drawn_unknown(table: Board, viewer: int) -> list[int]:
    """Cards drawn from the deck that the viewer must still count there."""
    unknown = []
    if table.held and not secrets.knows_held(table, viewer):
        unknown.append(table.held)
    if table.other and not secrets.knows_other(table, viewer):
        unknown.append(table.other)
    return unknown


def hand_cards_unknown(table: Board, viewer: int) -> list[int]:
    if table.step != steps.ARRANGE:
        return []
    return [
        table.hand_card(seat, index)
        for seat in range(table.seats)
        for index in range(HAND)
        if not secrets.knows_hand_card(table, viewer, seat, index)
    ]


def unseen_by(table: Board, viewer: int) -> tuple[int, ...]:
    held_back = hand_cards_unknown(table, viewer)
    if not table.deck_apart:
        held_back += drawn_unknown(table, viewer)
    return tuple(table.unseen(card) + held_back.count(card) for card in CARD_NUMBERS)


def deck_as_known(table: Board, viewer: int) -> tuple[int, ...]:
    """A6.2: what went into the new deck was public."""
    if not table.deck_apart:
        return ()
    held_back = drawn_unknown(table, viewer)
    return tuple(table.deck_count(card) + held_back.count(card) for card in CARD_NUMBERS)


def piles(table: Board) -> list[list[str]]:
    """Each from bottom to top."""
    return [
        [CODES[table.pile_card(pile, place)] for place in range(table.pile_size(pile))]
        for pile in range(number_of_piles(table))
    ]


def number_of_piles(table: Board) -> int:
    return PILES if table.mode == COOPERATIVE else 1


def card_shown(card: int, known: bool) -> str:
    if not card:
        return ""
    return CODES[card] if known else SECRET


def table_view(table: Board, viewer: int) -> TableView:
    may_decide = 0 <= viewer < table.seats and flow.may_decide(table, viewer)
    return TableView(
        viewer=viewer,
        mode=MODES[table.mode],
        items=bool(table.items),
        decision=steps.DECISIONS[table.step].id if table.step in steps.DECISIONS else "",
        active=table.active,
        first=table.first,
        deciding=tuple(table.to_act()),
        choices=tuple(table.all_options(viewer)) if may_decide else (),
        claimed=bool(table.claimed),
        looks=table.looks,
        cell=table.cell if table.step == steps.TOKEN_CHOICE else NOBODY,
        held=card_shown(table.held, secrets.knows_held(table, viewer)),
        other=card_shown(table.other, secrets.knows_other(table, viewer)),
        deck_size=table.deck_size,
        unseen=unseen_by(table, viewer),
        deck=deck_as_known(table, viewer),
        piles=tuple(map(tuple, piles(table))),
        display=legend_ids(table.display),
        turned=legend_ids(table.turned),
        unfulfilled=legend_ids(legends.open_legends(table)) if table.century else (),
        legend_deck=legend_ids(table.legend_deck),
        penalty=legend_ids(table.penalty),
        penalty_sum=cooperative.penalty_sum(table),
        rows=tuple(legend_ids(table.row(century)) for century in (1, 2, 3)),
        century=table.century,
        points=tuple(table.points(century) for century in (1, 2, 3)),
        lost=bool(table.lost),
        seats=tuple(seat_view(table, seat, viewer) for seat in range(table.seats)),
    )
