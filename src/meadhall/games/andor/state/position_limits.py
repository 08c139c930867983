# interpreted: reads a position once
"""The limits of each number of a position: for whole positions and for the referee's excerpts.

A reader refuses a number that no table could have. Whether the numbers go together is asked by `consistency`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import Reader, any_whole, echo, whole

from ..legend.program import Program
from ..rules.fighters import RUBBLE_TARGET
from ..rules.heroes import MOST_HOURS, MOST_SP, MOST_WP
from ..rules.setup import STOCK
from ..words.sentences import Problem
from .board_map import BoardMap
from .names import (
    BREW,
    FALCON,
    FOG,
    FOG_IDS,
    GEM,
    GOLD,
    HERB,
    HERO_IDS,
    LAST_LETTER,
    LOST,
    RUBBLE,
    RUNE,
    RUNE_COLOURS,
    SHIELD,
    TOKEN_KINDS,
    WELL,
    WINESKIN,
)
from .table import CARRIED, HELD, MOST_CREATURES, MOST_FRAMES, MOST_TOKENS, NOWHERE, ON_SHIELD, Board

LARGE: Final = 10**6  # more than anybody can have, less than would overflow
MOST_LOADED: Final = 32  # dice laid down beforehand
MOST_BRIDGES: Final = 3
MOST_POOL: Final = 20
BANS: Final = 15
FLAGS: Final = 31

# The faces of tokens in play (D13, D16); tokens that are not named have one face, 0.
FACES: Final[Mapping[int, tuple[int, ...]]] = {
    WINESKIN: (1, 2),
    SHIELD: (1, 2),
    BREW: (1, 2),
    FALCON: (0, 1),
    WELL: (0, 1),
    HERB: (0, 3, 4),
    RUNE: tuple(range(len(RUNE_COLOURS) + 1)),
    GEM: (0, 2, 4, 6),
    RUBBLE: (0, 2, 5, 6, 7, 8),
    FOG: tuple(range(len(FOG_IDS) + 1)),
}
Record = Mapping[str, Reader[int]]

switch: Final = whole(0, 1)
amount: Final = whole(0, LARGE)
number: Final = whole(-LARGE, LARGE)


FRAME: Final[Record] = dict.fromkeys(("step", "a", "b", "c", "d", "e", "f", "g"), number)  # see frame_limits


def set_of(things: int) -> Reader[int]:
    return whole(0, 2**things - 1)


def one_among(allowed: Iterable[int], rule: str, what: Problem | None = None) -> Reader[int]:
    """One of some numbers that do not follow each other."""
    known = frozenset(allowed)

    def read(value: object, field: str) -> int:
        found = any_whole(value, field)
        if found in known:
            return found
        if what is None:
            raise Refusal("contradiction", rule, field=echo(field))
        raise Refusal("unknown_token", rule, token=echo(found), what=what)

    return read


def field_on(board: BoardMap, *others: int) -> Reader[int]:
    """A field of the board, or one of the other numbers."""
    return one_among((*board.fields, *others), "D5.4", Problem("field_of", board=board.name))


def face_of(kind: int) -> Reader[int]:
    """The face of a token of a kind; that of gold is its amount."""
    if kind == GOLD:
        return amount
    return one_among(FACES.get(kind, (0,)), "D13.6", Problem("face_of_token"))


# -- the numbers of a table ------------------------------------------------------------------------


def numbers_of(program: Program, heroes: int) -> Record:
    party, tags = set_of(heroes), set_of(len(program.tags))
    somebody, anybody = whole(0, heroes - 1), whole(NOWHERE, heroes - 1)
    return {
        "depth": whole(0, MOST_FRAMES),
        "active": somebody,
        "outcome": whole(0, LOST),
        "reason": whole(0, 2 + len(program.defeats)),
        "narrator": whole(0, LAST_LETTER),
        "n_token": whole(0, LAST_LETTER),
        "day": amount,
        "rooster": anybody,
        "delivered": amount,
        "castle_lost": switch,
        "flags": set_of(len(program.flags)),
        "defeated": tags,
        "entered": tags,
        "cards_done": set_of(program.legend_cards),
        "at_sunrise": switch,
        "in_prologue": whole(0, int(program.prologue_rules is not None)),
        "handled": amount,
        **dict.fromkeys(("creature_sp_day", "creature_sp_round", "creature_sp_legend"), number),
        **dict.fromkeys(("ban_day", "ban_round", "ban_legend"), whole(0, BANS)),
        "banned_hours": one_among(range(0, 2 ** (MOST_HOURS + 1), 2**8), "D3.6"),
        "loaded_count": whole(0, MOST_LOADED),
        "tokens_used": whole(0, MOST_TOKENS),
        "rubbles": whole(0, MOST_TOKENS),
        "broken_count": whole(0, MOST_BRIDGES),
        "wells_removed": amount,
        "chosen": party,
        "blocked": switch,
        "narrator_moved": switch,
        "target": whole(RUBBLE_TARGET, MOST_CREATURES - 1),
        "inviter": anybody,
        "fighters": party,
        "fought": party,
        "battle_round": amount,
        "flip_used": switch,
        "heroes_value": number,
        "credit": amount,
        "charged": whole(0, MOST_HOURS),
        "stepped": switch,
        "move_over": switch,
    }


# -- its parts -------------------------------------------------------------------------------------


def record_of(table: Board, part: str) -> Record:
    """The numbers of a record of a part, in their order."""
    program, heroes = table.program, int(table.party)
    if part == "heroes":
        return hero_record(program)
    if part == "creatures":
        return creature_record(program, heroes)
    if part == "tokens":
        return token_record(program, heroes)
    return foe_record(program) if part == "foe" else FRAME


def hero_record(program: Program) -> Record:
    field = field_on(program.board)
    wells = [program.rules, program.prologue_rules or program.rules]
    fates = [card.number + 1 for card in program.cards if card.done is not None]
    return {
        "type": whole(0, len(HERO_IDS) - 1),
        "field": field,
        "sp": whole(1, MOST_SP),
        "wp": whole(0, MOST_WP),
        "hours": whole(0, MOST_HOURS),
        "gold": amount,
        "previous": field_on(program.board, 0),
        "well_set": set_of(max(len(rules.well_fields) for rules in wells)),
        "fate": one_among((0, *fates), "D32.8"),
        **dict.fromkeys(("day_ended", "stood", "lure", "fate_met", "black", "guarded", "side"), switch),
        **dict.fromkeys(("share", "wells", "sp_bought", "fog_revealed", "solo_defeats"), amount),
        **{f"die_{die}": whole(0, 12) for die in range(1, 6)},
        "dice": whole(0, 5),
        "boost": whole(0, 2),
        "boost_die": whole(0, 4),
        "herb_bonus": whole(0, 11),
        "flipped": whole(0, 5),
        "spare_1": whole(0, 0),
    }


def creature_record(program: Program, heroes: int) -> Record:
    return {
        "kind": whole(0, len(program.kinds) - 1),
        "place": field_on(program.board, NOWHERE, ON_SHIELD),
        **dict.fromkeys(("wp_full", "wp", "sp", "reward"), number),
        "tag": whole(0, len(program.tags)),
        "flags": whole(0, FLAGS),
        "must": whole(0, heroes),
        "dice": whole(0, len(program.dice) - 1),
    }


def token_record(program: Program, heroes: int) -> Record:
    held = range(HELD, HELD + MOST_CREATURES)
    places = (NOWHERE, *range(CARRIED, CARRIED + heroes), *held)
    return {
        "kind": whole(0, TOKEN_KINDS - 1),
        "place": field_on(program.board, *places),
        "value": number,
        "tag": whole(0, len(program.tags)),
        "more": whole(0, len(program.effects)),
    }


def foe_record(program: Program) -> Record:
    return {
        **{f"die_{die}": whole(0, 12) for die in range(1, 5)},
        "dice": whole(0, 4),
        "black": switch,
        "value": number,
        "kind": whole(0, len(program.kinds)),
        "field": field_on(program.board, 0),
    }


def rows_of(program: Program) -> Mapping[str, Reader[int]]:
    """The parts that are lists of numbers. Stock, supply and decks have limits of their own for each kind."""
    field = field_on(program.board, NOWHERE)

    def field_after(value: object, name: str) -> int:
        """Fields + 1; 0: none."""
        return field(any_whole(value, name) - 1, name) + 1

    return {
        "stands": whole(0, MOST_CREATURES),
        "decks": set_of(62),
        "pools": whole(0, MOST_POOL),
        "stock": whole(0, max(STOCK)),
        "supply": whole(0, max(kind.count for kind in program.kinds)),
        "fallen": whole(0, max(kind.count for kind in program.kinds)),
        "vars": number,
        "broken": field_after,
        "waiting": whole(NOWHERE, max(len(program.effects), len(program.cards))),
        "loaded": whole(0, 6),
        "hour_costs": whole(0, MOST_WP + 1),
        "closed": field_after,
        "figures": field_after,
    }
