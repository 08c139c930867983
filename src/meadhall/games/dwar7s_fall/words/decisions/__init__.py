"""The words of each decision: what is asked, and its choices as records write them and as people read them.

Notation never changes. Cells are x,y (east and south are positive), sides N E S W, players 1 to 4; cards,
gems, ogres and goals have the ids of W17.
"""

from typing import Final

from meadhall.core.decision import DecisionWords

from ...state import choices, steps
from ...state.table import Board
from . import actions, end_of_turn, ogres

WORDS: Final[dict[int, DecisionWords[Board]]] = {
    steps.ACT: actions.ACT,
    steps.PLACE: actions.PLACE,
    steps.ROTATE: actions.ROTATE,
    steps.AMBUSH: ogres.AMBUSH,
    steps.BULLY_OWN: ogres.BULLY_OWN,
    steps.BULLY_RIVAL: ogres.BULLY_RIVAL,
    steps.PANIC: ogres.PANIC,
    steps.PANIC_TO: ogres.PANIC_TO,
    steps.THIEF: ogres.THIEF,
    steps.CROWN: ogres.CROWN,
    steps.RESOLVE: end_of_turn.RESOLVE,
    steps.TRADE: end_of_turn.TRADE,
    steps.DIG: end_of_turn.DIG,
    steps.DISCARD: end_of_turn.DISCARD,
    steps.END: end_of_turn.END,
}
REVEAL: Final = end_of_turn.REVEAL  # open beside every decision, in anybody's turn


def words_of(table: Board, choice: int) -> DecisionWords[Board]:
    """The words of the decision that offers the choice."""
    return REVEAL if choice == choices.REVEAL else WORDS[table.step]
