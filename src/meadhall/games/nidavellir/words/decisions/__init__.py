"""The words of every decision, by step: notation, description and prompt. Each chapter has a module."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import DecisionWords

from ...state.table import Board
from . import camp, coins, heroes, taverns

DECISION_WORDS: Final[dict[int, DecisionWords[Board]]] = {
    **taverns.WORDS,
    **coins.WORDS,
    **heroes.WORDS,
    **camp.WORDS,
}
