"""What pressing a piece does: makes a choice, goes on putting one together, or says why it does neither."""

from __future__ import annotations

from meadhall.core.table import NOBODY
from meadhall.look.contract import Draft, Explain, Play, Pressed

from ..rules import turns
from ..rules.adjacency import CELLS
from ..state import choices
from ..state.cards import CLOSED
from ..words.names import card_name
from ..words.sentences import say
from .aims import aims
from .land import board_of, land_of, spots
from .legend_board import rows
from .pieces import code_number
from .prompt import prompt
from .reasons import in_words
from .supply import giving, pile_key
from .token_uses import may_use, reaches
from .view_model import Sight, arrangement


def press(sight: Sight, key: str) -> Pressed:
    what, _, rest = key.partition(":")
    if what == "choice" and rest.isdecimal() and sight.may(int(rest)):
        return Play(int(rest))
    if what == "cell" and rest.isdecimal() and int(rest) < CELLS:
        return press_cell(sight, int(rest))
    if what == "their":
        return explain_their(sight, rest)
    if not sight.open:
        return Explain(prompt(sight).what)
    drafted = draft_of(sight, what, rest)
    if drafted is not None:
        return Draft(drafted)
    if key == "lock" and sight.decision == "arrange":
        return Play(arrangement(sight.order))
    return Explain(prompt(sight).what)


# -- cells -----------------------------------------------------------------------------------------------


def press_cell(sight: Sight, cell: int) -> Pressed:
    aim = aims(sight).get(cell)
    if aim is None:
        return Explain(why_not(sight, cell))
    return Play(aim.choice) if aim.choice != NOBODY else Draft(aim.draft)


def why_not(sight: Sight, cell: int) -> str:
    """The rule in the way; else what the card means to its neighbours."""
    there = spots(sight.land)[cell]
    told, laid = in_words(there), laid_card(sight)
    if not laid or not sight.open:
        return told
    if sight.putting_away:
        return say("Open a card that lies closed.")
    if turns.locked_cells(board_of(sight.land), 0) >> cell & 1:
        return say("A dragon or a portal stays where it lies: its padlock says so.")
    if there.card == laid:
        return say("{card} lies there already: a card is never replaced by its like.", card=card_name(laid))
    return told


def laid_card(sight: Sight) -> int:
    if sight.decision == "drawn":
        return code_number(sight.view.held)
    if sight.decision == "source" and sight.taken != NOBODY:
        return code_number(sight.view.piles[sight.taken][-1])
    return CLOSED


def explain_their(sight: Sight, rest: str) -> Pressed:
    seat, _, cell = rest.partition(":")
    if not (
        seat.isdecimal() and cell.isdecimal() and int(seat) < len(sight.view.seats) and int(cell) < CELLS
    ):
        return Explain(prompt(sight).what)
    land = land_of(sight.view.seats[int(seat)])
    return Explain(in_words(spots(land)[int(cell)]))


# -- what is being put together ----------------------------------------------------------------------------


def draft_of(sight: Sight, what: str, rest: str) -> tuple[str, ...] | None:
    number = int(rest) if rest.isdecimal() else NOBODY
    if (
        what == "take"
        and 0 <= number < len(sight.view.piles)
        and pile_key(sight, number)[0] == f"take:{rest}"
    ):
        return sight.drafting(take=None if sight.taken == number else number, to=None)
    if (
        what == "to"
        and 0 <= number < len(sight.view.piles) > 1
        and (sight.decision == "drawn" or sight.taken != NOBODY)
    ):
        return sight.drafting(to=number)
    if what == "away" and sight.decision == "drawn" and sight.any_open(choices.REVEAL, 32):
        return sight.drafting(away=None if sight.putting_away else "yes")
    if what == "lay" and sight.decision == "drawn":
        return sight.drafting(away=None)
    if what == "legend" and sight.decision == "swap_legends" and number in rows(sight, sight.view.century):
        return sight.drafting(legend=None if sight.number("legend") == number else number)
    return draft_of_token(sight, what, rest) if sight.decision == "after" else None


def draft_of_token(sight: Sight, what: str, rest: str) -> tuple[str, ...] | None:
    if what == "use" and may_use(sight, rest):
        return () if sight.using == rest else (f"use:{rest}", *only_gem(sight, rest))
    if what == "gem" and giving(sight, f"gem_{rest}"):
        return sight.drafting(gem=rest)
    if what == "of" and rest.isdecimal() and reaches(sight, int(rest)):
        return sight.drafting(of=None if sight.number("of") == int(rest) else rest)
    if what == "own":
        return sight.drafting(of=None)
    return () if what == "leave" else None


def only_gem(sight: Sight, token: str) -> tuple[str, ...]:
    """The smuggler needs no question where there is one kind of gem to give."""
    gems = {name for name in sight.main.beside if name.startswith("gem")}
    return (f"gem:{next(iter(gems))[-1]}",) if token == "smuggler" and len(gems) == 1 else ()
