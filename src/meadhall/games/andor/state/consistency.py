# interpreted: checks a position once
"""Checks that hold of every position: nothing is lost, nobody is in two places, tracks have ends.

`check_board` asks what any picture of a board must keep; `check_consistency` also counts what belongs to a
whole table, and looks at the work that is pending.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.errors import Refusal

from ..legend.effect_types import Wait
from ..legend.program import NONE
from ..rules.courses import way_out
from ..rules.heroes import SMALL_SLOTS, small_items
from ..rules.setup import FOG_TOKENS, GEMS, HERBS, RUBBLES, RUNES, STOCK
from ..rules.things import has_faces, pool_place, unseen_left
from ..words.sentences import Problem
from . import frame_limits, frame_order, steps
from .names import (
    BOW,
    BREW,
    FALCON,
    FOG,
    GEM,
    GOLD,
    HELM,
    HERB,
    RUBBLE,
    RUNE,
    SHIELD,
    STOCKED,
    TOKEN_IDS,
    WINESKIN,
)
from .position_limits import MOST_BRIDGES, MOST_LOADED, face_of
from .sideboard import LOADED, MOST_WAITING
from .table import (
    BLACK,
    BOOST_DIE,
    CARRIED,
    DICE,
    DICE_COUNT,
    FLIPPED,
    FOE_BLACK,
    FOE_DICE,
    FOE_DICE_COUNT,
    KIND,
    MOST_CREATURES,
    MOST_TOKENS,
    NOWHERE,
    PLACE,
    TOKEN_KIND,
    TOKEN_MORE,
    TOKEN_PLACE,
    TOKEN_VALUE,
    TYPE,
    Board,
)

FACED: Final = (RUNE, HERB, GEM, RUBBLE)
BOX_FACES: Final = (*RUNES, *HERBS, *GEMS, *RUBBLES, *FOG_TOKENS)
DIE: Final = (1, 2, 3, 4, 5, 6)
BLACK_DIE: Final = (6, 8, 10, 12)
IN_HAND: Final = (SHIELD, BOW, FALCON)


def check_board(table: Board) -> None:
    check_heroes(table)
    check_creatures(table)
    check_tokens(table)
    check_bridges(table)


def check_consistency(table: Board) -> None:
    check_board(table)
    check_figures(table)
    check_stock(table)
    check_faces(table)
    check_decks(table)
    check_waiting(table)
    check_counts(table)
    check_pending(table)


def demand(holds: bool, field: str, rule: str) -> None:
    if not holds:
        raise Refusal("contradiction", rule, field=field)


# -- what any picture of a board keeps -------------------------------------------------------------


def check_heroes(table: Board) -> None:
    """D1.1: nobody is there twice. D1.8: a hero has one helm, one hand and three places for small things."""
    types = [table.hero(hero, TYPE) for hero in range(table.party)]
    demand(len(set(types)) == len(types), "heroes", "D1.1")
    for hero in range(table.party):
        demand(small_items(table, hero) <= SMALL_SLOTS, "carries", "D1.8")
        demand(table.count_tokens(HELM, CARRIED + hero) <= 1, "carries", "D1.8")
        in_hand = sum(table.count_tokens(kind, CARRIED + hero) for kind in IN_HAND)
        demand(in_hand <= 1, "carries", "D1.8")
        rolled = [table.hero(hero, DICE + die) for die in range(table.hero(hero, DICE_COUNT))]
        check_dice(rolled, table.hero(hero, BLACK))
        demand(table.hero(hero, FLIPPED) <= len(rolled), "flipped", "D8.6")
        demand(table.hero(hero, BOOST_DIE) < max(1, len(rolled)), "boost_die", "D8.5")
    check_dice([table.foe(FOE_DICE + die) for die in range(table.foe(FOE_DICE_COUNT))], table.foe(FOE_BLACK))


def check_dice(rolled: list[int], black: int) -> None:
    demand(all(die in (BLACK_DIE if black else DIE) for die in rolled), "dice", "D1.9")


def check_creatures(table: Board) -> None:
    """D10.2: one a field; none where creatures leave the board, or where the defeated lie."""
    for creature in range(MOST_CREATURES):
        place = table.creature(creature, PLACE)
        if place >= 0 and place in (way_out(table), table.program.board.out_of_play):
            raise Refusal("impossible", "D10.3", problem=Problem("no_creature", field=place))
        if place >= 0 and table.creature_on(place) != creature:
            raise Refusal("impossible", "D10.2", problem=Problem("two_creatures", field=place))


def check_tokens(table: Board) -> None:
    for token in range(table.tokens_used):
        kind = table.token(token, TOKEN_KIND)
        if table.token(token, TOKEN_PLACE) != NOWHERE:
            face_of(kind)(table.token(token, TOKEN_VALUE), TOKEN_IDS[kind])
            demand(table.token(token, TOKEN_MORE) <= 1 or kind == FOG, "more", "D14.9")


def check_bridges(table: Board) -> None:
    """D5.5: what was broken joined two fields."""
    for bridge in range(MOST_BRIDGES):
        one, other = table.broken_end(2 * bridge), table.broken_end(2 * bridge + 1)
        there = bridge < table.broken_count
        demand(there == (one != NOWHERE) == (other != NOWHERE), "bridges", "D5.5")
        demand(not there or other in table.program.board.adjacent[one], "bridges", "D5.5")


# -- what belongs to a whole table -----------------------------------------------------------------


def check_figures(table: Board) -> None:
    """D10.11: figures are limited, and none gets lost."""
    there = [
        table.creature(creature, KIND) for creature in range(MOST_CREATURES) if is_in_play(table, creature)
    ]
    for number, kind in enumerate(table.program.kinds):
        total = there.count(number) + table.supply(number) + table.fallen(number)
        demand(total == kind.count, kind.name, "D10.11")
    standing = sum(table.creature_on(field) != NOWHERE for field in range(len(table.program.board.adjacent)))
    on_fields = sum(table.creature(creature, PLACE) >= 0 for creature in range(MOST_CREATURES))
    demand(standing == on_fields, "stands", "D10.2")


def is_in_play(table: Board, creature: int) -> bool:
    return table.creature(creature, PLACE) != NOWHERE


def check_stock(table: Board) -> None:
    """D1.10: items are on the equipment board, on fields or with heroes; herbs and rune stones never."""
    for kind in range(STOCKED):
        there = sum(is_there(table, token, kind) for token in range(table.tokens_used))
        if kind in (GOLD, *FACED):
            there = 0
        fits = there + table.stock(kind) <= STOCK[kind]
        if WINESKIN <= kind <= BREW:
            fits = there + table.stock(kind) == STOCK[kind]
        demand(fits, TOKEN_IDS[kind], "D1.10")


def is_there(table: Board, token: int, kind: int) -> bool:
    return table.token(token, TOKEN_KIND) == kind and table.token(token, TOKEN_PLACE) != NOWHERE


def check_faces(table: Board) -> None:
    """No face is there more often than in the box, and what lies face down has a face left."""
    to_leave = table.part(2) if table.step() == steps.EMPTY_FOG else 0
    demand(all(unseen_left(table, kind) >= 0 for kind in FACED), "unseen", "D16.3")
    demand(unseen_left(table, FOG) + to_leave >= 0, "unseen", "D16.7")
    faces = [table.pool(face) for face in range(len(BOX_FACES))]
    for token in range(table.tokens_used):
        kind, value = table.token(token, TOKEN_KIND), table.token(token, TOKEN_VALUE)
        if table.token(token, TOKEN_PLACE) != NOWHERE and has_faces(kind) and value:
            faces[pool_place(kind, value)] += 1
    demand(all(there <= box for there, box in zip(faces, BOX_FACES, strict=True)), "unseen", "D16.3")


def check_decks(table: Board) -> None:
    """D23.1: a card is in the bag, on top, or in the row beneath, and only once."""
    for number in range(4):
        known = len(table.program.decks[number].cards) if number < len(table.program.decks) else 0
        cards = [place for place in range(62) if table.bag(number) >> place & 1]
        if table.deck_top(number) != NOWHERE:
            cards.append(table.deck_top(number))
        demand(0 <= table.row_size(number) <= known, "decks", "D23.1")
        cards += [table.row_card(number, place) for place in range(table.row_size(number))]
        demand(len(set(cards)) == len(cards) and set(cards) <= set(range(known)), "decks", "D23.1")


def check_waiting(table: Board) -> None:
    """D23.6: a card waits with an effect that is made for it."""
    for index in range(MOST_WAITING):
        effect, card = table.waiting_effect(index), table.waiting_card(index)
        waits = effect != NONE and isinstance(table.program.effects[effect], Wait)
        demand(waits or effect == NONE, "waiting", "D23.6")
        demand(NONE <= card < len(table.program.cards), "waiting", "D23.6")


def check_counts(table: Board) -> None:
    """Numbers that follow from what lies on the table."""
    rubbles = sum(is_there(table, token, RUBBLE) for token in range(table.tokens_used))
    demand(table.rubbles == rubbles, "rubbles", "D21.1")
    unused = range(table.tokens_used, MOST_TOKENS)
    demand(all(table.token(token, TOKEN_PLACE) == NOWHERE for token in unused), "tokens_used", "D13.6")
    laid = [table.cells[LOADED + place] for place in range(MOST_LOADED)]
    demand(all(laid[: table.loaded_count]), "loaded", "D1.9")


def check_pending(table: Board) -> None:
    """D31: while nobody has won or lost, somebody must decide, and can."""
    frames = [table.frame(depth) for depth in range(table.depth)]
    demand((table.outcome == 0) == bool(frames), "depth", "D31")
    if frames:
        frame_limits.check_frames(table, frames)
        frame_order.check_order(table, frames)
        demand(table.step() in steps.DECISIONS and bool(table.choices(table.next_seat())), "frames", "D31")
