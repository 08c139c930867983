"""A turn (A4), placing and revealing (A5), the deck and its piles (A6); for all ways to play."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.journal import EVERYONE

from ..state import choices, events, steps
from ..state.cards import CLOSED, DRAGON, FIRST_CARD, KINDS, NO_TOKEN, PORTAL
from ..state.table import COMPETITIVE, COOPERATIVE, SOLO, Board
from . import cooperative, ending, legends, solo, tokens
from .adjacency import CELLS, EVERY_CELL
from .deal import open_discard

# -- START (A4.1, C4, D3) --------------------------------------------------------------------------


def begin(table: Board, seat: i64) -> None:
    table.active = seat
    table.claimed = 0
    table.looks = 0
    table.step = steps.START
    table.emit(events.TURN_BEGAN, seat)
    if table.mode == COOPERATIVE:
        cooperative.check_legends(table, seat)  # D4


def offer_sources(table: Board, seat: i64) -> None:
    legends_first(table, seat)
    if table.mode == SOLO:
        solo.offer_sources(table)
        return
    if table.deck_size:
        table.offer(choices.DRAW)
    offer_taking(table, seat, 0)
    if table.mode == COOPERATIVE:
        offer_taking(table, seat, 1)


def legends_first(table: Board, seat: i64) -> None:
    """A8.4: a claim is possible at any of the own decision points."""
    claimable = legends.claimable(table, seat)
    if claimable:
        table.offer_each(choices.CLAIM, claimable)


def offer_taking(table: Board, seat: i64, pile: i64) -> None:
    """Take the top of a pile that is not empty (A5.1: it must be placed)."""
    card = table.pile_top(pile)
    if not card:
        return
    cells = legal_cells(table, seat, card)
    table.offer_each(choices.TAKE + 32 * pile, cells)
    if table.mode == COOPERATIVE:
        table.offer_each(choices.TAKE + 32 * pile + 16, cells)


def locked_cells(table: Board, seat: i64) -> i64:
    """A5.3: open dragons and portals [R6]."""
    return table.cards(seat, DRAGON) | table.cards(seat, PORTAL)


def legal_cells(table: Board, seat: i64, card: i64) -> i64:
    """A5.2: closed cards, and open ones that are not locked and not of the same type [R6]."""
    return EVERY_CELL & ~(locked_cells(table, seat) | table.cards(seat, card))


def one_card_away(table: Board, seat: i64) -> i64:
    """The legends that are met already, or would be with one card laid where it may be laid (A5.2)."""
    met = legends.legends_met(table, seat)
    for card in range(i64(FIRST_CARD), i64(KINDS)):
        cells = legal_cells(table, seat, card)
        for cell in range(i64(CELLS)):
            if cells >> cell & 1:
                before = table.card(seat, cell)
                table.set_card(seat, cell, card)
                met |= legends.legends_met(table, seat)
                table.set_card(seat, cell, before)
    return met


def start(table: Board, seat: i64, choice: i64) -> None:
    if choice == choices.DRAW:
        draw(table, seat)
    elif choice >= choices.TAKE:
        take_discard(table, seat, choice - choices.TAKE)
    else:
        solo.take_two(table, seat, choice)


def draw(table: Board, seat: i64) -> None:
    """A4.2: the card is seen by its drawer only (A3.4), by all in cooperative play (D1)."""
    table.held = table.draw_deck()
    table.step = steps.DRAWN
    table.emit(events.DECK_DRAWN, seat)
    audience = EVERYONE if table.mode == COOPERATIVE else seat
    table.emit(events.CARD_SEEN, seat, table.held, 0, audience)


def take_discard(table: Board, seat: i64, how: i64) -> None:
    """A4.3a."""
    pile = how >> 5
    card = table.take_from_pile(pile)
    table.emit(events.DISCARD_TAKEN, seat, card, pile)
    replace(table, seat, card, how & 15, how >> 4 & 1)
    resolve(table, seat, how & 15)


# -- DRAWN (A4.2, C4.2) ----------------------------------------------------------------------------


def offer_plays(table: Board, seat: i64) -> None:
    legends_first(table, seat)
    places = legal_cells(table, seat, table.held)
    table.offer_each(choices.PLACE, places)
    closed = table.cards(seat, CLOSED)
    if not table.held_public:
        table.offer_each(choices.REVEAL, closed)
    if table.mode == COOPERATIVE:
        table.offer_each(choices.PLACE + 16, places)
        table.offer_each(choices.REVEAL + 16, closed)


def play(table: Board, seat: i64, choice: i64) -> None:
    card = table.held
    table.held = CLOSED
    table.held_public = 0
    if choice < choices.REVEAL:
        how = choice - choices.PLACE
        replace(table, seat, card, how & 15, how >> 4)
        resolve(table, seat, how & 15)
    else:
        how = choice - choices.REVEAL
        discard_and_reveal(table, seat, card, how & 15, how >> 4)
        resolve(table, seat, how & 15)


def replace(table: Board, seat: i64, card: i64, cell: i64, pile: i64) -> None:
    """A4.3a, b: the card goes open on the cell, what lay there goes open on the pile (A3.5)."""
    gone = table.card(seat, cell)
    if gone == CLOSED:
        gone = table.draw_unseen()
    table.set_card(seat, cell, card)
    table.put_on_pile(pile, gone)
    table.emit(events.CARD_PLACED, seat, card, cell)
    table.emit(events.CARD_REMOVED, seat, gone, pile)


def discard_and_reveal(table: Board, seat: i64, card: i64, cell: i64, pile: i64) -> None:
    """A4.3c, A5.5: the card opened stays where it is."""
    table.put_on_pile(pile, card)
    table.emit(events.CARD_DISCARDED, seat, card, pile)
    ending.open_card(table, seat, cell)


# -- RESOLVE, END_CHECK, AFTER (A4.3 to A4.6) ------------------------------------------------------


def resolve(table: Board, seat: i64, cell: i64) -> None:
    legends.look_up(table, seat)
    if table.items and table.token(seat, cell) != NO_TOKEN:
        table.cell = cell
        table.step = steps.TOKEN_CHOICE  # B2.1
    else:
        check_end(table, seat)


def check_end(table: Board, seat: i64) -> None:
    """A4.4, A9.1: without a closed card the game ends at once; in solo play the century (C7.1)."""
    if ending.is_complete(table, seat):
        ending.last_card_opened(table, seat)
        return
    if table.mode == COOPERATIVE:
        cooperative.check_legends(table, seat)
    after(table, seat)


def after(table: Board, seat: i64) -> None:
    """A4.5: the turn ends by itself where nothing can be done."""
    if legends.claimable(table, seat) or (table.items and tokens.can_use_any(table, seat)):
        table.step = steps.AFTER
    else:
        end(table, seat)


def offer_after(table: Board, seat: i64) -> None:
    table.offer(choices.END_TURN)
    legends_first(table, seat)
    if table.items:
        tokens.offer_uses(table, seat)


def go_on(table: Board, seat: i64, choice: i64) -> None:
    if choice == choices.END_TURN:
        end(table, seat)
    else:
        tokens.use(table, seat, choice)
        after(table, seat)


def end(table: Board, seat: i64) -> None:
    """A4.6, then the next player."""
    if table.mode == COMPETITIVE:
        if not table.deck_size:
            renew_deck(table)
        begin(table, next_player(table, seat))
    elif table.mode == SOLO:
        solo.end_turn(table, seat)
    else:
        cooperative.end_turn(table, seat)


def next_player(table: Board, seat: i64) -> i64:
    following = seat + 1
    return following if following < table.players else 0


def renew_deck(table: Board) -> None:
    """A6.2: the whole discard pile becomes the deck, then its top card the new discard pile [R7]."""
    table.deck_apart = 1
    while table.pile_0:
        table.put_back_in_deck(table.take_from_pile(0))
    table.emit(events.DECK_RENEWED, table.active)
    open_discard(table, 0)
