"""Making the view: what a viewer may know (N18), read off the table. Tokens are those of N20.1.

Tuples are made of lists, not of generators: compiled, that takes half the time.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.table import NOBODY

from . import flow, scoring, steps
from .army import lines
from .bids import cards_per_tavern
from .cards import (
    CAMP_CARDS,
    CLASS_OF,
    CLASSES,
    COIN_TOKENS,
    COIN_VALUE,
    DISTINCTION_IDS,
    FIRST_CAMP_CARD,
    FIRST_DWARF,
    FIRST_HERO,
    HEROES,
    HIGHEST_ROYAL_VALUE,
    LOWEST_ROYAL_VALUE,
    NEUTRAL,
    NO_COIN,
    PILE_KINDS,
    THRUD,
    TOKENS,
    YLUD,
)
from .secrets import is_hidden
from .table import CAMP_SIZE, COINS, IN_HAND, IN_POUCH, NOT_IN_PLAY, ON_TAVERN, PIONEER_CARDS, TAVERNS, Board
from .view_values import SeatView, TableView

SECRET: Final = "?"
PHASES: Final = ("taverns", "enlist", "ylud", "evaluation", "over")


def coin_order(coin: int) -> tuple[int, int]:
    """N20.4: by value, base before special before royal."""
    return (COIN_VALUE[coin], coin)


def coin_tokens(coins: list[int]) -> tuple[str, ...]:
    if len(coins) > 1:
        coins = sorted(coins, key=coin_order)
    return tuple([COIN_TOKENS[coin] for coin in coins])


def shown(table: Board, seat: int, viewer: int, place: int) -> tuple[str, ...]:
    """Coins of a seat at a place as the viewer sees them: known ones sorted, then the secret ones."""
    known: list[int] = []
    secret = 0
    for index in range(COINS):
        if table.coin(seat, index) != NO_COIN and table.place(seat, index) == place:
            if seat != viewer and is_hidden(table, seat, index):
                secret += 1
            else:
                known.append(table.coin(seat, index))
    if not secret:
        return coin_tokens(known)
    return coin_tokens(known) + (SECRET,) * secret


def row_of(table: Board, seat: int) -> list[int]:
    return [table.coin(seat, index) for index in range(COINS)]


def command_zone(table: Board, seat: int) -> tuple[str, ...]:
    """N3.2: neutral heroes, distinctions, artefacts, mercenaries not yet enrolled."""
    heroes = [hero for hero in range(FIRST_HERO, FIRST_HERO + HEROES) if stands_by(table, seat, hero)]
    camp = [
        card for card in range(FIRST_CAMP_CARD, FIRST_CAMP_CARD + CAMP_CARDS) if table.commands(seat, card)
    ]
    won = [DISTINCTION_IDS[column] for column in range(CLASSES) if table.distinction(column) == seat + 1]
    return tuple([TOKENS[card] for card in heroes] + won + [TOKENS[card] for card in camp])


def stands_by(table: Board, seat: int, hero: int) -> bool:
    """Whether a hero is in the command zone rather than in a column."""
    if not table.has_hero(seat, hero) or CLASS_OF[hero] != NEUTRAL:
        return False
    if hero == THRUD:
        return table.thrud_column(seat) == NOBODY
    return hero != YLUD or table.ylud_column(seat) == NOBODY


def column_tokens(table: Board, seat: int, column: int) -> tuple[str, ...]:
    return tuple(
        [TOKENS[table.card(seat, column, position)] for position in range(table.height(seat, column))]
    )


def seat_view(table: Board, seat: int, viewer: int) -> SeatView:
    own = seat == viewer
    return SeatView(
        seat=seat,
        gem=table.gem(seat),
        gem_below=table.gem_below(seat),
        army=tuple([column_tokens(table, seat, column) for column in range(CLASSES)]),
        grades=tuple([table.grades(seat, column) for column in range(CLASSES)]),
        points=tuple([table.points(seat, column) for column in range(CLASSES)]),
        lines=lines(table, seat),
        heroes=table.heroes(seat),
        command=command_zone(table, seat),
        coins=coin_tokens([coin for coin in row_of(table, seat) if coin != NO_COIN]),
        bids=tuple(["".join(shown(table, seat, viewer, ON_TAVERN + tavern)) for tavern in range(TAVERNS)]),
        pouch=shown(table, seat, viewer, IN_POUCH),
        hand=shown(table, seat, viewer, IN_HAND),
        row=tuple([COIN_TOKENS[coin] for coin in row_of(table, seat)]) if own else (),
        sealed=table.sealed(seat) if own else NOBODY,
        done=table.sealed(seat) != NOBODY,
        zolkur_waits=table.zolkur_waits(seat),
        score=scoring.total(table, seat),
    )


def sorted_deck(table: Board, viewer: int) -> tuple[str, ...]:
    """N18.1: what is left is public, its order is not. Others count the Pioneer's cards as still in it."""
    cards = [table.deck_card(index) for index in range(table.deck_size)]
    if not pioneer_shown(table, viewer):
        cards += [table.pioneer_card(index) for index in range(PIONEER_CARDS)]
    return tuple([TOKENS[card] for card in sorted(cards) if card])


def pioneer_shown(table: Board, viewer: int) -> bool:
    return table.depth > 0 and table.top_step == steps.PIONEER and table.top_seat == viewer


def decision_detail(table: Board) -> str:
    if not table.depth:
        return ""
    if table.top_step == steps.UPGRADE:
        return f"+{table.top_detail}"
    if table.top_step in (steps.ENLIST_AT_ONCE, steps.BRISINGAMENS_SECOND):
        return TOKENS[table.top_detail]
    return ""


def tavern_cards(table: Board, tavern: int) -> tuple[str, ...]:
    return tuple([TOKENS[table.tavern_card(tavern, slot)] for slot in range(cards_per_tavern(table.players))])


def table_view(table: Board, viewer: int, thingvellir: bool) -> TableView:
    seated = 0 <= viewer < table.seats
    return TableView(
        viewer=viewer,
        thingvellir=thingvellir,
        age=table.age,
        round=table.round,
        phase=PHASES[table.phase],
        tavern=table.tavern,
        revealed=table.revealed,
        taverns=tuple([tavern_cards(table, tavern) for tavern in range(TAVERNS)]),
        camp=tuple([TOKENS[table.camp_card(slot)] for slot in range(CAMP_SIZE)]) if thingvellir else (),
        deck=sorted_deck(table, viewer),
        camp_deck=tuple(
            [TOKENS[card] for card in sorted([table.camp_deck_card(i) for i in range(table.camp_deck_size)])]
        ),
        hall=tuple([TOKENS[hero] for hero in range(FIRST_HERO, FIRST_HERO + HEROES) if table.in_hall(hero)]),
        treasury=tuple(
            [table.treasury(value) for value in range(LOWEST_ROYAL_VALUE, HIGHEST_ROYAL_VALUE + 1)]
        ),
        pile=tuple(
            [TOKENS[card] for card in range(FIRST_DWARF, PILE_KINDS) for _copy in range(table.pile(card))]
        ),
        camp_pile=tuple(
            [
                TOKENS[card]
                for card in range(FIRST_CAMP_CARD, FIRST_CAMP_CARD + CAMP_CARDS)
                if table.camp_holder(card) == NOT_IN_PLAY
            ]
        ),
        distinctions=tuple(
            [DISTINCTION_IDS[column] for column in range(CLASSES) if not table.distinction(column)]
        ),
        order=tuple([table.in_order(place) for place in range(table.order_size)]),
        deciding=tuple(table.to_act()),
        decision=steps.DECISION_IDS[table.top_step] if table.depth else "",
        detail=decision_detail(table),
        choices=tuple(table.all_options(viewer)) if seated and flow.may_decide(table, viewer) else (),
        pioneer=tuple([TOKENS[table.pioneer_card(index)] for index in range(PIONEER_CARDS)])
        if pioneer_shown(table, viewer)
        else (),
        seats=tuple([seat_view(table, seat, viewer) for seat in range(table.seats)]),
    )
