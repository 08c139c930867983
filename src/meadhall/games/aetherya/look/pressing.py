"""The answer to a press: a choice, a step of a draft, or an explanation."""

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
from .view_model import ViewModel, arrangement, may_use, reaches


def press(model: ViewModel, key: str) -> Pressed:
    what, _, rest = key.partition(":")
    if what == "choice" and rest.isdecimal() and model.may(int(rest)):
        return Play(int(rest))
    if what == "cell" and rest.isdecimal() and int(rest) < CELLS:
        return press_cell(model, int(rest))
    if what == "their":
        return explain_their(model, rest)
    if not model.open:
        return Explain(prompt(model).what)
    drafted = draft_of(model, what, rest)
    if drafted is not None:
        return Draft(drafted)
    if key == "lock" and model.decision == "arrange":
        return Play(arrangement(model.order))
    return Explain(prompt(model).what)


# -- cells -----------------------------------------------------------------------------------------------


def press_cell(model: ViewModel, cell: int) -> Pressed:
    aim = aims(model).get(cell)
    if aim is None:
        return Explain(why_not(model, cell))
    return Play(aim.choice) if aim.choice != NOBODY else Draft(aim.draft)


def why_not(model: ViewModel, cell: int) -> str:
    """The rule that forbids the cell; else the points of its card."""
    there = spots(model.land)[cell]
    told, laid = in_words(there), laid_card(model)
    if not laid or not model.open:
        return told
    if model.putting_away:
        return say("Open a card that lies closed.")
    if turns.locked_cells(board_of(model.land), 0) >> cell & 1:
        return say("A dragon or a portal stays where it lies: its padlock says so.")
    if there.card == laid:
        return say("{card} lies there already: a card is never replaced by its like.", card=card_name(laid))
    return told


def laid_card(model: ViewModel) -> int:
    if model.decision == "drawn":
        return code_number(model.view.held)
    if model.decision == "source" and model.taken != NOBODY:
        return code_number(model.view.piles[model.taken][-1])
    return CLOSED


def explain_their(model: ViewModel, rest: str) -> Pressed:
    seat, _, cell = rest.partition(":")
    if not (
        seat.isdecimal() and cell.isdecimal() and int(seat) < len(model.view.seats) and int(cell) < CELLS
    ):
        return Explain(prompt(model).what)
    land = land_of(model.view.seats[int(seat)])
    return Explain(in_words(spots(land)[int(cell)]))


# -- what is being put together ----------------------------------------------------------------------------


def draft_of(model: ViewModel, what: str, rest: str) -> tuple[str, ...] | None:
    number = int(rest) if rest.isdecimal() else NOBODY
    if (
        what == "take"
        and 0 <= number < len(model.view.piles)
        and pile_key(model, number)[0] == f"take:{rest}"
    ):
        return model.drafting(take=None if model.taken == number else number, to=None)
    if (
        what == "to"
        and 0 <= number < len(model.view.piles) > 1
        and (model.decision == "drawn" or model.taken != NOBODY)
    ):
        return model.drafting(to=number)
    if what == "away" and model.decision == "drawn" and model.any_open(choices.REVEAL, 32):
        return model.drafting(away=None if model.putting_away else "yes")
    if what == "lay" and model.decision == "drawn":
        return model.drafting(away=None)
    if what == "legend" and model.decision == "swap_legends" and number in rows(model, model.view.century):
        return model.drafting(legend=None if model.number("legend") == number else number)
    return draft_of_token(model, what, rest) if model.decision == "after" else None


def draft_of_token(model: ViewModel, what: str, rest: str) -> tuple[str, ...] | None:
    if what == "use" and may_use(model, rest):
        return () if model.using == rest else (f"use:{rest}", *only_gem(model, rest))
    if what == "gem" and giving(model, f"gem_{rest}"):
        return model.drafting(gem=rest)
    if what == "of" and rest.isdecimal() and reaches(model, int(rest)):
        return model.drafting(of=None if model.number("of") == int(rest) else rest)
    if what == "own":
        return model.drafting(of=None)
    return () if what == "leave" else None


def only_gem(model: ViewModel, token: str) -> tuple[str, ...]:
    """The smuggler takes the only kind of gem without asking."""
    gems = {name for name in model.main.beside if name.startswith("gem")}
    return (f"gem:{next(iter(gems))[-1]}",) if token == "smuggler" and len(gems) == 1 else ()
