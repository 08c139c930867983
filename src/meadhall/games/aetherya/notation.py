# interpreted: words are for people
"""Choices as written in records: short, without language, the same for ever.

The first word is the deed. Cards are the codes of Q1, legends and tokens their ids, cells a1 (top left) to d4
(bottom right), players 1 to 4. In cooperative play piles are numbered: `take FO@1 b2 >2` takes Forest from
pile 1 to b2 and puts the card that lay there on pile 2.
"""

from __future__ import annotations

from .rules import solo
from .state import choices
from .state.cards import CODES, FIRST_DUEL, FIRST_NON_GEM, ITEMS, LEGEND_IDS, NON_GEMS, TOKEN_IDS
from .state.table import COOPERATIVE, HAND, Board
from .words.names import cell_name

PLAIN_WORDS = {
    choices.DRAW: "draw",
    choices.END_TURN: "end",
    choices.TWO_FROM_DECK: "two_from_deck",
    choices.DECK_AND_DISCARD: "deck_and_discard",
    choices.NO_SWAP: "no_swap",
    choices.TAKE_TOKEN: "take_token",
    choices.DISCARD_TOKEN: "discard_token",
}


def notation(table: Board, seat: int, choice: int) -> str:
    if choice in PLAIN_WORDS:
        return PLAIN_WORDS[choice]
    if choice < choices.DRAW:
        return " ".join(["arrange", *(CODES[card] for card in arranged_cards(table, seat, choice))])
    if choice < choices.TREATY:
        return of_cards(table, choice)
    return of_tokens(choice)


def arranged_cards(table: Board, seat: int, choice: int) -> list[int]:
    """The cards for the centre cells, in their order."""
    return [table.hand_card(seat, choices.arranged(choice, corner)) for corner in range(HAND)]


def of_cards(table: Board, choice: int) -> str:
    if choice < choices.SQUARE:
        return keep(table, choice - choices.KEEP)
    if choice < choices.CLAIM:
        return f"square {cell_name(solo.top_left(choice - choices.SQUARE))}"
    if choice < choices.PENALTY:
        return f"claim {LEGEND_IDS[choice - choices.CLAIM]}"
    if choice < choices.TAKE:
        return f"penalty {LEGEND_IDS[choice - choices.PENALTY]}"
    if choice < choices.SWAP:
        return of_cells(table, choice)
    lower, upper = solo.swapped(table, choice)
    return f"swap {LEGEND_IDS[lower]} {LEGEND_IDS[upper]}"


def keep(table: Board, index: int) -> str:
    code = CODES[table.other if index else table.held]
    if table.held != table.other:
        return f"keep {code}"
    return f"keep {code}@{'discard' if index else 'deck'}"


def of_cells(table: Board, choice: int) -> str:
    """Taking, placing, revealing."""
    together = table.mode == COOPERATIVE
    if choice >= choices.REVEAL:
        how, deed = choice - choices.REVEAL, "reveal"
    elif choice >= choices.PLACE:
        how, deed = choice - choices.PLACE, f"place {CODES[table.held]}"
    else:
        how = choice - choices.TAKE
        pile = how >> 5
        deed = f"take {CODES[table.pile_top(pile)]}" + (f"@{pile + 1}" if together else "")
    end = f" >{(how >> 4 & 1) + 1}" if together else ""
    return f"{deed} {cell_name(how & 15)}{end}"


def of_tokens(choice: int) -> str:
    if choice < choices.STAFF:
        return f"treaty {cell_name(choice - choices.TREATY)}"
    if choice < choices.SWORD:
        return f"staff {cell_name(choice - choices.STAFF)}"
    if choice < choices.HAMMER:
        return f"sword {LEGEND_IDS[choice - choices.SWORD + FIRST_DUEL]}"
    if choice < choices.PALANTIR:
        one, other = hammer_cells(choice)
        return f"hammer {cell_name(one)} {cell_name(other)}"
    if choice < choices.SMUGGLER:
        deed = "palantir" if choice < choices.GRIFFIN else "griffin"
        owner, cell = token_at(choice)
        return f"{deed} {owner + 1}:{cell_name(cell)}"
    if choice < choices.THIEF:
        gem, owner, token = smuggled(choice)
        return f"smuggler {TOKEN_IDS[gem]} {owner + 1}:{TOKEN_IDS[token]}"
    owner, item = stolen(choice)
    return f"thief {owner + 1}:{TOKEN_IDS[item]}"


# -- what the numbers of token choices say ---------------------------------------------------------


def hammer_cells(choice: int) -> tuple[int, int]:
    pair = choice - choices.HAMMER
    return choices.first_of(pair), choices.second_of(pair)


def token_at(choice: int) -> tuple[int, int]:
    """Kingdom and cell of a palantir or griffin choice."""
    what = choice - (choices.PALANTIR if choice < choices.GRIFFIN else choices.GRIFFIN)
    return what >> 4, what & 15


def smuggled(choice: int) -> tuple[int, int, int]:
    """Gem, other seat, token."""
    what = choice - choices.SMUGGLER
    return (what >> 5) + 1, what // NON_GEMS % 4, what % NON_GEMS + FIRST_NON_GEM


def stolen(choice: int) -> tuple[int, int]:
    what = choice - choices.THIEF
    return what // ITEMS, what % ITEMS + 1
