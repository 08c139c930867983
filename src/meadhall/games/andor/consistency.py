# interpreted: checks a position once
"""What holds of every position: nothing is lost, nobody is in two places, tracks have ends."""

from __future__ import annotations

from meadhall.core.errors import Refusal

from . import steps
from .heroes import MOST_SP, MOST_WP, small_items
from .names import (
    BREW,
    CREATURE_IDS,
    FOG,
    GEM,
    HERB,
    HERO_IDS,
    LAST_LETTER,
    RUBBLE,
    RUNE,
    STOCKED,
    TOKEN_IDS,
    WINESKIN,
)
from .opening import FOG_TOKENS, GEMS, HERBS, RUBBLES, RUNES, STOCK
from .table import (
    CARRIED,
    FIELD,
    GOLD,
    HELD,
    HOURS,
    KIND,
    MOST_CREATURES,
    MOST_FRAMES,
    NOWHERE,
    PLACE,
    SP,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_VALUE,
    TYPE,
    WP,
    Board,
)
from .things import has_faces, pool_place, unseen_left

FACED = (RUNE, HERB, GEM, RUBBLE)
BOX_FACES = (*RUNES, *HERBS, *GEMS, *RUBBLES, *FOG_TOKENS)


def demand(holds: bool, field: str, rule: str) -> None:
    if not holds:
        raise Refusal("contradiction", rule, field=field)


def check_consistency(table: Board) -> None:
    check_heroes(table)
    check_creatures(table)
    check_items(table)
    check_faces(table)
    check_stack(table)


def check_heroes(table: Board) -> None:
    types = [table.hero(hero, TYPE) for hero in range(table.party)]
    demand(len(set(types)) == len(types) and set(types) <= set(range(len(HERO_IDS))), "heroes", "D1.1")
    for hero in range(table.party):
        demand(1 <= table.hero(hero, SP) <= MOST_SP, "sp", "D1.4")
        demand(0 <= table.hero(hero, WP) <= MOST_WP, "wp", "D1.4")
        demand(0 <= table.hero(hero, HOURS) <= 10, "hours", "D3.1")
        demand(table.hero(hero, GOLD) >= 0, "gold", "D1.3")
        demand(table.hero(hero, FIELD) in table.program.board.fields, "field", "D5.4")
        demand(small_items(table, hero) <= 3, "carries", "D1.8")
    demand(0 <= table.narrator <= LAST_LETTER and 0 <= table.n_token <= LAST_LETTER, "narrator", "D24.1")


def check_creatures(table: Board) -> None:
    """D10.2: one a field; D10.11: figures are limited and none gets lost."""
    figures = [0] * len(table.program.kinds)
    for creature in range(MOST_CREATURES):
        place = table.creature(creature, PLACE)
        if place != NOWHERE:
            figures[table.creature(creature, KIND)] += 1
        if place >= 0:
            demand(table.creature_on(place) == creature, "creatures", "D10.2")
    standing = sum(table.creature_on(field) != NOWHERE for field in table.program.board.fields)
    on_fields = sum(table.creature(creature, PLACE) >= 0 for creature in range(MOST_CREATURES))
    demand(standing == on_fields, "creatures", "D10.2")
    for kind in range(len(CREATURE_IDS)):
        total = figures[kind] + table.supply(kind) + table.fallen(kind)
        demand(total == table.program.kinds[kind].count, CREATURE_IDS[kind], "D10.11")


def check_items(table: Board) -> None:
    """D1.10: items are on the equipment board, on fields or with heroes; a hero has one helm and one hand."""
    for kind in range(WINESKIN, STOCKED):
        there = [token for token in range(table.tokens_used) if is_there(table, token, kind)]
        if WINESKIN <= kind <= BREW:
            demand(len(there) + table.stock(kind) == STOCK[kind], TOKEN_IDS[kind], "D1.10")
        elif kind not in (HERB, 9):
            demand(len(there) + table.stock(kind) <= STOCK[kind], TOKEN_IDS[kind], "D1.10")


def is_there(table: Board, token: int, kind: int) -> bool:
    return table.token(token, TOKEN_KIND) == kind and table.token(token, TOKEN_PLACE) != NOWHERE


def check_faces(table: Board) -> None:
    """No face is there more often than in the box, and what lies face down has a face left."""
    to_leave = table.part(2) if table.step() == steps.EMPTY_FOG else 0
    demand(all(unseen_left(table, kind) >= 0 for kind in FACED), "unseen", "D16.3")
    demand(unseen_left(table, FOG) + to_leave >= 0, "unseen", "D16.7")
    faces = [table.pool(face) for face in range(len(BOX_FACES))]
    for token in range(table.tokens_used):
        place, kind = table.token(token, TOKEN_PLACE), table.token(token, TOKEN_KIND)
        demand(NOWHERE <= place < HELD + MOST_CREATURES, "tokens", "D13.6")
        demand(place < CARRIED or place >= HELD or place < CARRIED + table.party, "tokens", "D13.6")
        if place != NOWHERE and has_faces(kind) and table.token(token, TOKEN_VALUE):
            faces[pool_place(kind, table.token(token, TOKEN_VALUE))] += 1
    demand(all(there <= box for there, box in zip(faces, BOX_FACES, strict=True)), "unseen", "D16.3")


def check_stack(table: Board) -> None:
    demand(0 <= table.depth <= MOST_FRAMES, "pending", "D31")
    if table.outcome == 0:
        demand(table.depth > 0 and table.step() in steps.DECISION_IDS, "pending", "D31")
        demand(0 <= table.part(1) < table.party, "pending", "D31")
    else:
        demand(table.depth == 0, "pending", "D31")
