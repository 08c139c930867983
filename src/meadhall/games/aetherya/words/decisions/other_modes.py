# interpreted: words are for people
"""The words of decisions in the solo campaign (C) and in the cooperative game (D)."""

from __future__ import annotations

from typing import Final

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt

from ...rules import solo
from ...state import choices, steps
from ...state.cards import CODES, LEGEND_IDS
from ...state.table import Board
from ..names import card_name, cell_name, legend_name, plain
from ..sentences import say
from .choice_words import ChoiceWords, decision, of_legend, single
from .turns import CLAIM

# -- exchanging legends before a century (C3) --------------------------------------------------------


def ask_swap(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Century {century}: exchange one legend?", century=table.century),
        say("Choose a legend of this century, then one of the next. All of this century must be fulfilled."),
    )


def swap_notation(table: Board, seat: int, choice: int) -> str:
    lower, upper = solo.swapped(table, choice)
    return f"swap {LEGEND_IDS[lower]} {LEGEND_IDS[upper]}"


def describe_swap(table: Board, seat: int, choice: int) -> str:
    lower, upper = solo.swapped(table, choice)
    return say(
        "Exchange {lower} with {upper} of the next row", lower=legend_name(lower), upper=legend_name(upper)
    )


# -- keeping one of two cards (C4.1) -------------------------------------------------------------------


def ask_keep(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("Which card do you keep?"),
        say("The other goes to the discard pile first. A card from the discard pile must be laid."),
    )


def keep_notation(table: Board, seat: int, choice: int) -> str:
    second = choice != choices.KEEP
    code = CODES[table.other if second else table.held]
    if table.held != table.other:
        return f"keep {code}"
    return f"keep {code}@{'discard' if second else 'deck'}"


def describe_keep(table: Board, seat: int, choice: int) -> str:
    first, second = card_name(table.held), card_name(table.other)
    if choice == choices.KEEP:
        return say("Keep {card} from the deck, discard {other}", card=first, other=second)
    if table.other_public:
        return say(
            "Keep {card} from the discard pile (it must be placed), discard {other}", card=second, other=first
        )
    return say("Keep {card} from the deck, discard {other}", card=second, other=first)


# -- the four cards for the next century (C9) ------------------------------------------------------------


def ask_square(table: Board, seat: int) -> Prompt:
    points = plain(table.points(table.century))
    return Prompt(
        say("Choose the four cards that stay"),
        say("Century {century} is passed with {points} points.", century=table.century, points=points),
    )


def square_notation(table: Board, seat: int, choice: int) -> str:
    return f"square {cell_name(solo.top_left(choice - choices.SQUARE))}"


def describe_square(table: Board, seat: int, choice: int) -> str:
    cells = solo.square_cells(choice - choices.SQUARE)
    one, two, three, four = (card_name(table.card(seat, cell)) for cell in cells)
    return say(
        "Keep {one} {two} above {three} {four} (from {cell})",
        one=one,
        two=two,
        three=three,
        four=four,
        cell=cell_name(cells[0]),
    )


# -- a penalty for the team (D5.2) -----------------------------------------------------------------------


def ask_penalty(table: Board, seat: int) -> Prompt:
    return Prompt(
        say("No legend this round: give one up"),
        say("Choose the legend that goes to the penalty pile. Every kingdom must score more than the pile."),
    )


WORDS: Final[dict[int, DecisionWords[Board]]] = {
    steps.SWAP: decision(
        ask_swap,
        single(choices.NO_SWAP, "no_swap", "Leave the legends as they lie"),
        ChoiceWords(choices.SWAP, swap_notation, describe_swap),
    ),
    steps.KEEP: decision(ask_keep, ChoiceWords(choices.KEEP, keep_notation, describe_keep), CLAIM),
    steps.SQUARE: decision(ask_square, ChoiceWords(choices.SQUARE, square_notation, describe_square)),
    steps.PENALTY: decision(ask_penalty, of_legend(choices.PENALTY, "penalty", "{legend} (worth {value})")),
}
