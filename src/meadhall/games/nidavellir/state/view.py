"""Makes the view: the knowledge of a viewer (N18), read from the table. Tokens are those of N20.1.

Tuples are made from lists, not from generators: in compiled code this takes half the time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.table import NOBODY

from ..rules import ages, flow, heroes, scoring
from ..rules.army import lines
from ..rules.bids import cards_per_tavern
from . import steps
from .cards import (
    CARD_KINDS,
    CLASS_OF,
    CLASSES,
    COIN_KINDS,
    COIN_TOKENS,
    COIN_VALUE,
    DISTINCTION_IDS,
    FIRST_CAMP_CARD,
    FIRST_DWARF,
    FIRST_HERO,
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
from .table import (
    CAMP_SIZE,
    COINS,
    IN_BOX,
    IN_HAND,
    IN_POUCH,
    NOT_IN_PLAY,
    ON_TAVERN,
    PIONEER_CARDS,
    TAVERNS,
    Board,
)
from .view_values import SeatView, TableView

SECRET: Final = "?"
PHASES: Final = ("taverns", "enlist", "ylud", "evaluation", "over")

# N20.4: by value, base before special before royal. What is secret comes last.
IN_ORDER: Final = sorted(range(COIN_KINDS), key=lambda coin: (COIN_VALUE[coin], coin))
RANKS: Final = vec[i64]([IN_ORDER.index(coin) for coin in range(COIN_KINDS)])
SECRET_RANK: Final = COIN_KINDS
RANKED_TOKENS: Final = [*[COIN_TOKENS[coin] for coin in IN_ORDER], SECRET]


def coin_tokens(coins: list[int]) -> tuple[str, ...]:
    return ranked_tokens([RANKS[coin] for coin in coins])


def ranked_tokens(ranks: list[int]) -> tuple[str, ...]:
    if len(ranks) > 1:
        ranks.sort()
    return tuple([RANKED_TOKENS[rank] for rank in ranks])


def coins_by_place(table: Board, seat: i64, viewer: i64) -> list[tuple[str, ...]]:
    """The coins of a seat at each place as the viewer sees them: known ones sorted, then the secret ones."""
    lying: list[list[int]] = [[] for _place in range(IN_BOX + 1)]
    for index in range(i64(COINS)):
        coin = table.coin(seat, index)
        if coin != NO_COIN:
            secret = seat != viewer and is_hidden(table, seat, index)
            lying[table.place(seat, index)].append(SECRET_RANK if secret else RANKS[coin])
    return [ranked_tokens(ranks) for ranks in lying]


def row_of(table: Board, seat: i64) -> list[int]:
    return [table.coin(seat, index) for index in range(COINS)]


def command_zone(table: Board, seat: i64) -> tuple[str, ...]:
    """N3.2: neutral heroes, distinctions, artefacts, mercenaries not yet enrolled."""
    heroes = [TOKENS[hero] for hero in range(FIRST_HERO, FIRST_CAMP_CARD) if stands_by(table, seat, hero)]
    won = [DISTINCTION_IDS[column] for column in range(CLASSES) if table.distinction(column) == seat + 1]
    camp = [TOKENS[card] for card in range(FIRST_CAMP_CARD, CARD_KINDS) if table.commands(seat, card)]
    return tuple(heroes + won + camp)


def stands_by(table: Board, seat: i64, hero: i64) -> bool:
    """Whether a hero is in the command zone rather than in a column."""
    if not table.has_hero(seat, hero) or CLASS_OF[hero] != NEUTRAL:
        return False
    if hero == THRUD:
        return table.thrud_column(seat) == NOBODY
    return hero != YLUD or table.ylud_column(seat) == NOBODY


def column_tokens(table: Board, seat: i64, column: i64) -> tuple[str, ...]:
    return tuple(
        [TOKENS[table.card(seat, column, position)] for position in range(table.height(seat, column))]
    )


def seat_view(table: Board, counted: Board, seat: i64, viewer: int) -> SeatView:
    """Its fields by their place: with names it takes five times as long. `counted`: see `ages.counted`."""
    own = seat == viewer
    coins = row_of(table, seat)
    lying = coins_by_place(table, seat, viewer)
    return SeatView(
        seat,
        table.gem(seat),
        table.gem_below(seat),
        tuple([column_tokens(table, seat, column) for column in range(CLASSES)]),
        tuple([table.grades(seat, column) for column in range(CLASSES)]),
        tuple([table.points(seat, column) for column in range(CLASSES)]),
        tuple(scoring.class_scores(counted, seat)),
        lines(table, seat),
        table.heroes(seat),
        heroes.next_line(table, seat),
        command_zone(table, seat),
        coin_tokens([coin for coin in coins if coin != NO_COIN]),
        tuple(["".join(lying[ON_TAVERN + tavern]) for tavern in range(TAVERNS)]),
        lying[IN_POUCH],
        lying[IN_HAND],
        tuple([COIN_TOKENS[coin] for coin in coins]) if own else (),
        table.sealed(seat) if own else NOBODY,
        table.sealed(seat) != NOBODY,
        table.zolkur_waits(seat),
        scoring.total(counted, seat),
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
        return f"+{table.top_detail + table.coin_bonus(table.top_seat)}"
    if table.top_step in (steps.ENLIST_AT_ONCE, steps.BRISINGAMENS_SECOND):
        return TOKENS[table.top_detail]
    return ""


def tavern_cards(table: Board, tavern: i64) -> tuple[str, ...]:
    return tuple([TOKENS[table.tavern_card(tavern, slot)] for slot in range(cards_per_tavern(table.players))])


def camp_cards(table: Board) -> tuple[str, ...]:
    return tuple([TOKENS[table.camp_card(slot)] for slot in range(CAMP_SIZE)])


def sorted_camp_deck(table: Board) -> tuple[str, ...]:
    cards = [table.camp_deck_card(index) for index in range(table.camp_deck_size)]
    return tuple([TOKENS[card] for card in sorted(cards)])


def heroes_left(table: Board) -> tuple[str, ...]:
    return tuple([TOKENS[hero] for hero in range(FIRST_HERO, FIRST_CAMP_CARD) if table.in_hall(hero)])


def coins_left(table: Board) -> tuple[int, ...]:
    return tuple([table.treasury(value) for value in range(LOWEST_ROYAL_VALUE, HIGHEST_ROYAL_VALUE + 1)])


def distinctions_left(table: Board) -> tuple[str, ...]:
    return tuple([DISTINCTION_IDS[column] for column in range(CLASSES) if not table.distinction(column)])


def discarded_dwarfs(table: Board) -> tuple[str, ...]:
    return tuple(
        [TOKENS[card] for card in range(FIRST_DWARF, PILE_KINDS) for _copy in range(table.pile(card))]
    )


def discarded_camp_cards(table: Board) -> tuple[str, ...]:
    discarded = [
        card for card in range(FIRST_CAMP_CARD, CARD_KINDS) if table.camp_holder(card) == NOT_IN_PLAY
    ]
    return tuple([TOKENS[card] for card in discarded])


def open_choices(table: Board, viewer: int) -> tuple[int, ...]:
    seated = 0 <= viewer < table.seats
    return tuple(table.all_options(viewer)) if seated and flow.may_decide(table, viewer) else ()


def pioneer_cards(table: Board, viewer: int) -> tuple[str, ...]:
    if not pioneer_shown(table, viewer):
        return ()
    return tuple([TOKENS[table.pioneer_card(index)] for index in range(PIONEER_CARDS)])


def table_view(table: Board, viewer: int, thingvellir: bool) -> TableView:
    """Its fields by their place, as for a seat."""
    counted = ages.counted(table)
    return TableView(
        viewer,
        thingvellir,
        table.age,
        table.round,
        PHASES[table.phase],
        table.tavern,
        table.revealed,
        tuple([tavern_cards(table, tavern) for tavern in range(TAVERNS)]),
        camp_cards(table) if thingvellir else (),
        sorted_deck(table, viewer),
        sorted_camp_deck(table),
        heroes_left(table),
        coins_left(table),
        discarded_dwarfs(table),
        discarded_camp_cards(table),
        distinctions_left(table),
        tuple([table.in_order(place) for place in range(table.order_size)]),
        tuple(table.to_act()),
        steps.DECISIONS[table.top_step].id if table.depth else "",
        decision_detail(table),
        open_choices(table, viewer),
        pioneer_cards(table, viewer),
        tuple([seat_view(table, counted, seat, viewer) for seat in range(table.seats)]),
    )
