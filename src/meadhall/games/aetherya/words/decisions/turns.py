# interpreted: words are for people
"""The words of setup and of a turn (A2.6, A4, C4, D3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.core.decision import DecisionWords
from meadhall.core.prompt import Prompt
from meadhall.core.table import NOBODY

from ...rules import legends
from ...state import choices, steps
from ...state.cards import CLOSED, CODES, LEGEND_IDS
from ...state.table import COOPERATIVE, HAND, SOLO, Board
from ..names import card_name, cell_name, legend_name, legend_value
from ..sentences import say
from .choice_words import ChoiceWords, decision, scores, single

# -- arranging the first four cards ----------------------------------------------------------------


def ask_arrange(table: Board, seat: int) -> Prompt:
    if table.sealed(seat) != NOBODY:
        return Prompt(say("Your kingdom is founded"), say("While others decide you may still change it."))
    return Prompt(
        say("Arrange your four cards"), say("They lie open in the middle of your kingdom, and count at once.")
    )


def arranged_cards(table: Board, seat: int, choice: int) -> list[int]:
    """The cards for the centre cells, in their order."""
    return [table.hand_card(seat, choices.arranged(choice, corner)) for corner in range(HAND)]


def arrange_notation(table: Board, seat: int, choice: int) -> str:
    return " ".join(["arrange", *(CODES[card] for card in arranged_cards(table, seat, choice))])


def describe_arrange(table: Board, seat: int, choice: int) -> str:
    one, two, three, four = map(card_name, arranged_cards(table, seat, choice))
    return say("{one} {two} above {three} {four}", one=one, two=two, three=three, four=four)


# -- claiming a legend: part of every decision of a turn ---------------------------------------------


def describe_claim(table: Board, seat: int, choice: int) -> str:
    legend = choice - choices.CLAIM
    if table.mode == SOLO:
        return say("Fulfil the legend {legend}", legend=legend_name(legend))
    return say(
        "Claim the legend {legend} (worth {value})", legend=legend_name(legend), value=legend_value(legend)
    )


CLAIM: Final = ChoiceWords(
    choices.CLAIM,
    lambda table, seat, choice: f"claim {LEGEND_IDS[choice - choices.CLAIM]}",
    describe_claim,
)


# -- where the card comes from -----------------------------------------------------------------------


def ask_source(table: Board, seat: int) -> Prompt:
    may_claim = legends.claimable(table, seat)
    if table.mode == SOLO:
        why = say("One is kept, the other is discarded.")
        if may_claim:
            why = say("One is kept, the other is discarded. You may also fulfil a legend, one in a turn.")
        return Prompt(say("Take two cards"), why)
    why = say("Or take a card from the discard pile: it must be laid.")
    if may_claim:
        why = say("Or take a discarded card. You may also claim a legend, one in a turn.")
    return Prompt(say("Your turn: draw a card"), why)


def describe_deck_and_discard(table: Board, seat: int, choice: int) -> str:
    card = card_name(table.pile_top(0))
    return say("Take a card from the deck, and {card} from the discard pile", card=card)


# -- cards that are laid, and what they replace --------------------------------------------------------

# Keys: two piles (cooperative), a closed card is replaced.
TAKE: Final[dict[tuple[bool, bool], str]] = {
    (False, False): "Take {card} to {cell}, in place of {gone} (score {before} → {after})",
    (False, True): "Take {card} to {cell}, in place of a closed card (score {before} → {after})",
    (True, False): "Take {card} from pile {pile} to {cell}, {gone} to pile {to} (score {before} → {after})",
    (True, True): "Take {card} from pile {pile} to {cell}, a closed card to pile {to}"
    " (score {before} → {after})",
}
PLACE: Final[dict[tuple[bool, bool], str]] = {
    (False, False): "Place {card} on {cell}, in place of {gone} (score {before} → {after})",
    (False, True): "Place {card} on {cell}, in place of a closed card (score {before} → {after})",
    (True, False): "Place {card} on {cell}, {gone} to pile {to} (score {before} → {after})",
    (True, True): "Place {card} on {cell}, a closed card to pile {to} (score {before} → {after})",
}


def two_piles(table: Board) -> bool:
    return table.mode == COOPERATIVE


def cell_notation(table: Board, how: int) -> str:
    """The cell; in cooperative play also the pile for the card that leaves."""
    return cell_name(how & 15) + (f" >{(how >> 4 & 1) + 1}" if two_piles(table) else "")


def take_notation(table: Board, seat: int, choice: int) -> str:
    how = choice - choices.TAKE
    pile = how >> 5
    source = f"@{pile + 1}" if two_piles(table) else ""
    return f"take {CODES[table.pile_top(pile)]}{source} {cell_notation(table, how)}"


def describe_take(table: Board, seat: int, choice: int) -> str:
    how = choice - choices.TAKE
    pile = how >> 5
    return say(
        TAKE[two_piles(table), table.card(seat, how & 15) == CLOSED],
        pile=pile + 1,
        **replacement(table, seat, choice, table.pile_top(pile), how),
    )


def place_notation(table: Board, seat: int, choice: int) -> str:
    return f"place {CODES[table.held]} {cell_notation(table, choice - choices.PLACE)}"


def describe_place(table: Board, seat: int, choice: int) -> str:
    how = choice - choices.PLACE
    return say(
        PLACE[two_piles(table), table.card(seat, how & 15) == CLOSED],
        **replacement(table, seat, choice, table.held, how),
    )


def replacement(table: Board, seat: int, choice: int, card: int, how: int) -> Mapping[str, object]:
    cell = how & 15
    return {
        "card": card_name(card),
        "cell": cell_name(cell),
        "gone": card_name(table.card(seat, cell)),
        "to": (how >> 4 & 1) + 1,
        **scores(table, seat, choice),
    }


# -- the card drawn ------------------------------------------------------------------------------------


def ask_drawn(table: Board, seat: int) -> Prompt:
    what = say("{card}: choose its place", card=card_name(table.held))
    if table.held_public:
        return Prompt(what, say("It comes from the discard pile, so it must be laid."))
    return Prompt(what, say("Or discard the card and open a closed one."))


def reveal_notation(table: Board, seat: int, choice: int) -> str:
    return f"reveal {cell_notation(table, choice - choices.REVEAL)}"


def describe_reveal(table: Board, seat: int, choice: int) -> str:
    how = choice - choices.REVEAL
    card, cell = card_name(table.held), cell_name(how & 15)
    if two_piles(table):
        return say("Discard {card} to pile {to} and open {cell}", card=card, cell=cell, to=(how >> 4) + 1)
    return say("Discard {card} and open {cell}", card=card, cell=cell)


WORDS: Final[dict[int, DecisionWords[Board]]] = {
    steps.ARRANGE: decision(ask_arrange, ChoiceWords(choices.ARRANGE, arrange_notation, describe_arrange)),
    steps.START: decision(
        ask_source,
        CLAIM,
        single(choices.DRAW, "draw", "Draw a card from the deck"),
        single(choices.TWO_FROM_DECK, "two_from_deck", "Take two cards from the deck"),
        ChoiceWords(
            choices.DECK_AND_DISCARD,
            lambda table, seat, choice: "deck_and_discard",
            describe_deck_and_discard,
        ),
        ChoiceWords(choices.TAKE, take_notation, describe_take),
    ),
    steps.DRAWN: decision(
        ask_drawn,
        CLAIM,
        ChoiceWords(choices.PLACE, place_notation, describe_place),
        ChoiceWords(choices.REVEAL, reveal_notation, describe_reveal),
    ),
}
