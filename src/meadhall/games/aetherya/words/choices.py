# interpreted: words are for people
"""What a seat may choose, as a person is offered it: with what it does to the score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..notation import arranged_cards, hammer_cells, smuggled, stolen, token_at
from ..rules import scoring, solo, trials
from ..state import choices, secrets
from ..state.cards import CLOSED, FIRST_DUEL, UNKNOWN_TOKEN
from ..state.table import COOPERATIVE, SOLO, Board
from .names import card_name, cell_name, legend_name, legend_value, token_name
from .sentences import CHOICES, say

Describer = Callable[[Board, int, int], str]


def describe_choice(table: Board, seat: int, choice: int) -> str:
    describe = next(describe for first, describe in reversed(DESCRIBERS) if choice >= first)
    return describe(table, seat, choice)


def plain(sentence: str) -> Describer:
    return lambda table, seat, choice: say(CHOICES[sentence])


def four(sentence: str, cards: list[int], **more: object) -> str:
    one, two, three, last = map(card_name, cards)
    return say(CHOICES[sentence], one=one, two=two, three=three, four=last, **more)


def scores(table: Board, seat: int, choice: int) -> dict[str, int]:
    """The score before a choice and after it."""
    after = trials.played(table, seat, choice)
    return {"before": scoring.total(table, seat), "after": scoring.total(after, seat)}


# -- setup and solo --------------------------------------------------------------------------------


def arrange(table: Board, seat: int, choice: int) -> str:
    return four("arrange", arranged_cards(table, seat, choice))


def deck_and_discard(table: Board, seat: int, choice: int) -> str:
    return say(CHOICES["deck_and_discard"], card=card_name(table.pile_top(0)))


def keep(table: Board, seat: int, choice: int) -> str:
    second = choice != choices.KEEP
    kept, gone = (table.other, table.held) if second else (table.held, table.other)
    sentence = "keep_discard" if second and table.other_public else "keep_deck"
    return say(CHOICES[sentence], card=card_name(kept), other=card_name(gone))


def square(table: Board, seat: int, choice: int) -> str:
    cells = solo.square_cells(choice - choices.SQUARE)
    return four("square", [table.card(seat, cell) for cell in cells], cell=cell_name(cells[0]))


def swap(table: Board, seat: int, choice: int) -> str:
    lower, upper = solo.swapped(table, choice)
    return say(CHOICES["swap"], lower=legend_name(lower), upper=legend_name(upper))


# -- legends ---------------------------------------------------------------------------------------


def legend(sentence: str, first: int, number: int = 0) -> Describer:
    def describe(table: Board, seat: int, choice: int) -> str:
        found = choice - first + number
        return say(CHOICES[sentence], legend=legend_name(found), value=legend_value(found))

    return describe


def claim(table: Board, seat: int, choice: int) -> str:
    return legend("fulfil" if table.mode == SOLO else "claim", choices.CLAIM)(table, seat, choice)


# -- cards -----------------------------------------------------------------------------------------


def take(table: Board, seat: int, choice: int) -> str:
    how = choice - choices.TAKE
    card = table.pile_top(how >> 5)
    return put_down(table, seat, choice, "take", card, how >> 5)


def place(table: Board, seat: int, choice: int) -> str:
    return put_down(table, seat, choice, "place", table.held)


def put_down(table: Board, seat: int, choice: int, deed: str, card: int, pile: int = 0) -> str:
    how = choice - (choices.TAKE if deed == "take" else choices.PLACE)
    cell = how & 15
    gone = table.card(seat, cell)
    sentence = deed + "_piles" * (table.mode == COOPERATIVE) + "_closed" * (gone == CLOSED)
    return say(
        CHOICES[sentence],
        card=card_name(card),
        cell=cell_name(cell),
        gone=card_name(gone),
        to=(how >> 4 & 1) + 1,
        pile=pile + 1,
        **scores(table, seat, choice),
    )


def reveal(table: Board, seat: int, choice: int) -> str:
    how = choice - choices.REVEAL
    sentence = "reveal_piles" if table.mode == COOPERATIVE else "reveal"
    return say(CHOICES[sentence], card=card_name(table.held), cell=cell_name(how & 15), to=(how >> 4) + 1)


# -- tokens ----------------------------------------------------------------------------------------


def on_card(sentence: str, first: int) -> Describer:
    def describe(table: Board, seat: int, choice: int) -> str:
        cell = choice - first
        return say(
            CHOICES[sentence],
            card=card_name(table.card(seat, cell)),
            cell=cell_name(cell),
            **scores(table, seat, choice),
        )

    return describe


def hammer(table: Board, seat: int, choice: int) -> str:
    one, other = hammer_cells(choice)
    return say(
        CHOICES["hammer"],
        one=card_name(table.card(seat, one)),
        cell=cell_name(one),
        other=card_name(table.card(seat, other)),
        second=cell_name(other),
        **scores(table, seat, choice),
    )


def palantir(table: Board, seat: int, choice: int) -> str:
    owner, cell = token_at(choice)
    return say(CHOICES["palantir"], player=owner + 1, cell=cell_name(cell))


def griffin(table: Board, seat: int, choice: int) -> str:
    owner, cell = token_at(choice)
    parts = {"player": owner + 1, "cell": cell_name(cell)}
    token = table.token(owner, cell)
    if token == UNKNOWN_TOKEN or not secrets.knows_token(table, seat, owner, cell):
        return say(CHOICES["griffin"], **parts)
    return say(CHOICES["griffin_known"], token=token_name(token), **parts)


def smuggler(table: Board, seat: int, choice: int) -> str:
    gem, owner, token = smuggled(choice)
    return say(CHOICES["smuggler"], gem=token_name(gem), player=owner + 1, token=token_name(token))


def thief(table: Board, seat: int, choice: int) -> str:
    owner, item = stolen(choice)
    return say(CHOICES["thief"], token=token_name(item), player=owner + 1)


# From which choice on each of them speaks, in order.
DESCRIBERS: Final[tuple[tuple[int, Describer], ...]] = (
    (choices.ARRANGE, arrange),
    (choices.DRAW, plain("draw")),
    (choices.END_TURN, plain("end_turn")),
    (choices.TWO_FROM_DECK, plain("two_from_deck")),
    (choices.DECK_AND_DISCARD, deck_and_discard),
    (choices.NO_SWAP, plain("no_swap")),
    (choices.KEEP, keep),
    (choices.TAKE_TOKEN, plain("take_token")),
    (choices.DISCARD_TOKEN, plain("discard_token")),
    (choices.SQUARE, square),
    (choices.CLAIM, claim),
    (choices.PENALTY, legend("penalty", choices.PENALTY)),
    (choices.TAKE, take),
    (choices.PLACE, place),
    (choices.REVEAL, reveal),
    (choices.SWAP, swap),
    (choices.TREATY, on_card("treaty", choices.TREATY)),
    (choices.STAFF, on_card("staff", choices.STAFF)),
    (choices.SWORD, legend("sword", choices.SWORD, FIRST_DUEL)),
    (choices.HAMMER, hammer),
    (choices.PALANTIR, palantir),
    (choices.GRIFFIN, griffin),
    (choices.SMUGGLER, smuggler),
    (choices.THIEF, thief),
)
