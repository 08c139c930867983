# interpreted: reads and writes a position once
"""The stack of pending work as plain JSON: steps by name, the next one last, each with its detail.

`{"step": "upgrade", "seat": 1, "plus": 5}`; steps of the whole table have no seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from meadhall.core.errors import Refusal
from meadhall.core.phrases import at_most

from . import choices, json_values, steps
from .cards import CLASS_IDS, CLASSES, NO_CARD, PILE_KINDS, TAVERN_IDS, TOKENS, is_mercenary
from .json_values import JsonObject
from .player_position import wrong_place
from .table import COINS, ENLIST_PHASE, EVALUATION_PHASE, SCORING_PHASE, TAVERN_PHASE, YLUD_PHASE, Board

MOST_FRAMES: Final = 40
MOST_PLUS: Final = 12


class Frame(NamedTuple):
    step: int
    seat: int
    detail: int


def frames(table: Board) -> list[Frame]:
    """The whole stack, the next step last."""
    rest = table.copy()
    assert isinstance(rest, Board)
    found = []
    while rest.depth:
        found.append(Frame(rest.top_step, rest.top_seat, rest.top_detail))
        rest.pop()
    return found[::-1]


# -- what a step is about --------------------------------------------------------------------------


class Detail(NamedTuple):
    """How the detail of a step is called, written and read."""

    field: str
    write: Callable[[int], Any]
    read: json_values.Reader[int]


def closed_columns(detail: int) -> list[str]:
    return [CLASS_IDS[column] for column in range(CLASSES) if detail >> column & 1]


def read_closed_columns(value: object, field: str) -> int:
    return sum(1 << column for column in set(json_values.row(json_values.column)(value, field)))


def coin_pair(pair: int) -> list[int]:
    return [choices.lower_of(pair), choices.upper_of(pair)]


def read_coin_pair(value: object, field: str) -> int:
    first, second = json_values.row(json_values.whole(0, COINS - 1), 2)(value, field)
    if first >= second:
        raise Refusal("contradiction", field=field)
    return choices.pair_of(first, second)


def dwarf_or_offering(value: object, field: str) -> int:
    card = json_values.card(value, field)
    if not NO_CARD < card < PILE_KINDS:
        raise wrong_place(card, f"'{field}'")
    return card


def mercenary(value: object, field: str) -> int:
    card = json_values.card(value, field)
    if not is_mercenary(card):
        raise wrong_place(card, f"'{field}'")
    return card


TAVERN: Final = Detail("tavern", TAVERN_IDS.__getitem__, json_values.one_of(tuple(TAVERN_IDS)))
CLASS: Final = Detail("class", CLASS_IDS.__getitem__, json_values.column)
PLACE: Final = Detail("place", int, json_values.whole(0, 5))
PLUS: Final = Detail("plus", int, json_values.whole(1, MOST_PLUS))
CLOSED: Final = Detail("closed", closed_columns, read_closed_columns)
COIN_PAIR: Final = Detail("coins", coin_pair, read_coin_pair)
CARD: Final = Detail("card", TOKENS.__getitem__, dwarf_or_offering)
MERCENARY: Final = Detail("card", TOKENS.__getitem__, mercenary)

NAMES: Final[dict[int, str]] = {
    steps.START_ROUND: "start_round",
    steps.OPEN_TAVERN: "open_tavern",
    steps.FIX_ORDER: "fix_order",
    steps.TURN: "turn",
    steps.EXCHANGE: "exchange",
    steps.COMPARE_LINES: "compare_lines",
    steps.GAIN_CARD: "gain_card",
    steps.YLUD_STEP: "ylud_step",
    steps.BEGIN_EVALUATION: "begin_evaluation",
    steps.EVALUATE: "evaluate",
    steps.END_EVALUATION: "end_evaluation",
    steps.START_AGE_2: "start_age_2",
    steps.THRUD_LEAVES: "thrud_leaves",
    steps.BEFORE_SCORING: "before_scoring",
    steps.FINISH: "finish",
    steps.ENLIST_STEP: "enlist_step",
    steps.ENLIST_SEAT: "enlist_seat",
    steps.CAMP_VISIT_ENDS: "camp_visit_ends",
    **{step: decision.position_name for step, decision in steps.DECISIONS.items()},
}
STEPS: Final = {name: step for step, name in NAMES.items()}

DETAILS: Final[dict[int, Detail]] = {
    steps.OPEN_TAVERN: TAVERN,
    steps.TURN: PLACE,
    steps.GAIN_CARD: CARD,
    steps.EVALUATE: CLASS,
    steps.UPGRADE: PLUS,
    steps.DROP_TWO: CLOSED,
    steps.DROP_ONE: CLOSED,
    steps.EXCHANGE_TIE: COIN_PAIR,
    steps.VIDOFNIR: COIN_PAIR,
    steps.BRISINGAMENS_SECOND: CARD,
    steps.ENLIST_AT_ONCE: MERCENARY,
}

# Steps that belong to a seat; all others are the whole table's.
OF_A_SEAT: Final = {
    steps.EXCHANGE,
    steps.COMPARE_LINES,
    steps.GAIN_CARD,
    steps.ENLIST_SEAT,
    steps.CAMP_VISIT_ENDS,
    *(step for step in steps.DECISIONS if step != steps.BID),
}


# -- to plain JSON and back ------------------------------------------------------------------------


def plain_stack(table: Board) -> list[dict[str, Any]]:
    return [plain_frame(frame) for frame in frames(table)]


def plain_frame(frame: Frame) -> dict[str, Any]:
    plain: dict[str, Any] = {"step": NAMES[frame.step]}
    if frame.step in OF_A_SEAT:
        plain["seat"] = frame.seat
    if frame.step in DETAILS:
        detail = DETAILS[frame.step]
        plain[detail.field] = detail.write(frame.detail)
    return plain


def lay_stack(table: Board, position: JsonObject) -> None:
    pending = position.row("pending", json_values.facts)
    if len(pending) > MOST_FRAMES:
        raise Refusal("wrong_count", what="pending", wanted=at_most(MOST_FRAMES), found=len(pending))
    for entry in pending:
        frame = read_frame(table, entry)
        table.push(frame.step, frame.seat, frame.detail)


def read_frame(table: Board, entry: JsonObject) -> Frame:
    step = STEPS[tuple(STEPS)[entry.one_of("step", tuple(STEPS))]]
    seat = entry.whole("seat", 0, table.seats - 1) if step in OF_A_SEAT else 0
    detail = entry.read(DETAILS[step].field, DETAILS[step].read) if step in DETAILS else 0
    return Frame(step, seat, detail)


# -- the shape of the stack (N4.1) -----------------------------------------------------------------

# Work left over from a card or hero (N0.5), and the decision now asked for.
EFFECTS: Final = r"( compare_lines| gain_card| thrud| double)* ({decision})".format(
    decision="|".join(
        NAMES[step] for step in steps.DECISIONS if step not in (steps.BID, steps.ULINE_BID, steps.ENLIST_SIDE)
    )
)
TURN: Final = r"turn( camp_visit_ends)?( exchange)?" + EFFECTS
ENLISTING: Final = r"ylud_step( enlist_side|( enlist_seat)*" + EFFECTS + ")"
AFTER_AGE_1: Final = "start_age_2 end_evaluation evaluate begin_evaluation"
AFTER_AGE_2: Final = "finish before_scoring thrud_leaves"
SHAPES: Final[dict[tuple[int, int], str]] = {
    (1, TAVERN_PHASE): f"open_tavern bid|fix_order uline_bid|{TURN}",
    (2, TAVERN_PHASE): f"open_tavern bid|fix_order uline_bid|{TURN}",
    (1, ENLIST_PHASE): f"{AFTER_AGE_1} {ENLISTING}",
    (2, ENLIST_PHASE): f"{AFTER_AGE_2} {ENLISTING}",
    (1, YLUD_PHASE): f"{AFTER_AGE_1}{EFFECTS}",
    (2, YLUD_PHASE): f"{AFTER_AGE_2}{EFFECTS}|finish brising_drop",
    (1, EVALUATION_PHASE): f"start_age_2 end_evaluation( evaluate)?{EFFECTS}",
    (2, SCORING_PHASE): "",
}


def check_shape(table: Board) -> None:
    """What is pending is what N4.1 leaves to do at this point of the game."""
    names = " ".join(NAMES[frame.step] for frame in frames(table))
    shape = SHAPES.get((table.age, table.phase))
    if shape is None or not re.fullmatch(shape, names):
        raise Refusal("contradiction", "N4.1", field="pending")
    if not table.has_camp() and any(is_of_expansion(frame.step) for frame in frames(table)):
        raise Refusal("contradiction", "N4.1", field="thingvellir")
    if len({frame.seat for frame in effects(table)}) > 1:
        raise Refusal("contradiction", "N0.5", field="seat")


def is_of_expansion(step: int) -> bool:
    automatic = steps.FIRST_EXPANSION_STEP <= step < steps.FIRST_DECISION
    return automatic or step >= steps.FIRST_EXPANSION_DECISION


def effects(table: Board) -> list[Frame]:
    """Work that belongs to the seat whose turn it is."""
    return [frame for frame in frames(table) if frame.step in OF_A_SEAT and frame.step != steps.ENLIST_SEAT]
