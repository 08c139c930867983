"""The legal targets among the cells of the kingdom in the middle: for a card, a token or a look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from meadhall.core.table import NOBODY

from ..rules.adjacency import CELLS
from ..state import choices
from ..state.cards import TOKEN_OF_ID
from ..words.names import card_name, cell_name, token_name
from ..words.sentences import say
from .land import Land, change
from .pieces import code_number
from .view_model import MIDDLE, Ahead, ViewModel, own_land


class Aim(NamedTuple):
    """Pressing a cell makes a choice, or goes on with the draft. `after`: the kingdom as it would be then;
    `opens`: what ends by opening a card that nobody knows, None if it opens none."""

    act: str
    choice: int = NOBODY
    draft: tuple[str, ...] = ()
    after: Ahead | None = None
    chosen: bool = False
    opens: str | None = None

    def pill(self, before: Land) -> int | None:
        return None if self.after is None else change(before, self.after.land)


Aims = dict[int, Aim]


def aims(model: ViewModel) -> Aims:
    find = AIMS.get(model.decision)
    return find(model) if find and model.open else {}


# -- arranging ---------------------------------------------------------------------------------------


def arranging(model: ViewModel) -> Aims:
    return {cell: exchange(model, cell, own_land(model)) for cell in MIDDLE}


def exchange(model: ViewModel, cell: int, land: Land) -> Aim:
    """The first press takes a card up, the second changes its place with another."""
    held = model.number("hold")
    order = "".join(map(str, model.order))
    if held in (NOBODY, cell):
        keys = model.drafting(order=order, hold=None if held == cell else cell)
        return Aim(say("Take up {card}", card=card_name(land.cards[cell])), draft=keys, chosen=held == cell)
    mixed = list(model.order)
    one, other = MIDDLE.index(held), MIDDLE.index(cell)
    mixed[one], mixed[other] = mixed[other], mixed[one]
    keys = model.drafting(order="".join(map(str, mixed)), hold=None)
    return Aim(say("Change places"), draft=keys, after=Ahead(model.arranged(tuple(mixed)), ""))


# -- cards -------------------------------------------------------------------------------------------


def taking(model: ViewModel) -> Aims:
    pile = model.taken
    if pile == NOBODY or not model.view.piles[pile]:
        return {}
    first = choices.TAKE + 32 * pile + 16 * model.to_pile
    return laying(model, first, code_number(model.view.piles[pile][-1]))


def playing(model: ViewModel) -> Aims:
    if model.putting_away:
        first = choices.REVEAL + 16 * model.to_pile
        return {
            cell: Aim(
                say("Open {cell}", cell=cell_name(cell)),
                first + cell,
                opens=model.after_opening(first + cell),
            )
            for cell in range(CELLS)
            if model.may(first + cell)
        }
    return laying(model, choices.PLACE + 16 * model.to_pile, code_number(model.view.held))


def laying(model: ViewModel, first: int, card: int) -> Aims:
    name = card_name(card)
    return played(model, first, lambda cell: say("Lay {card} on {cell}", card=name, cell=cell_name(cell)))


def played(model: ViewModel, first: int, act: Callable[[int], str]) -> Aims:
    """A choice for each legal cell, with its consequences."""
    return {
        cell: Aim(act(cell), first + cell, after=model.after(first + cell))
        for cell in range(CELLS)
        if model.may(first + cell)
    }


# -- tokens ------------------------------------------------------------------------------------------


def token_there(model: ViewModel) -> Aims:
    return {model.view.cell: Aim(say("Take the token"), choices.TAKE_TOKEN)}


def using(model: ViewModel) -> Aims:
    find = USES.get(model.using)
    return find(model) if find else {}


def treaty(model: ViewModel) -> Aims:
    return played(model, choices.TREATY, lambda cell: say("Lay the treaty on {cell}", cell=cell_name(cell)))


def staff(model: ViewModel) -> Aims:
    return played(model, choices.STAFF, lambda cell: say("Tame the dragon on {cell}", cell=cell_name(cell)))


def hammer(model: ViewModel) -> Aims:
    held = model.number("hold")
    return {cell: struck(model, cell, held) for cell in range(CELLS)}


def struck(model: ViewModel, cell: int, held: int) -> Aim:
    if held in (NOBODY, cell):
        keys = model.drafting(hold=None if held == cell else cell)
        return Aim(say("Move {cell}", cell=cell_name(cell)), draft=keys, chosen=held == cell)
    choice = choices.HAMMER + choices.pair_of(held, cell)
    act = say("Exchange {cell} and {second}", cell=cell_name(held), second=cell_name(cell))
    return Aim(act, choice, after=model.after(choice))


def closed_token(first: int) -> Callable[[ViewModel], Aims]:
    def find(model: ViewModel) -> Aims:
        base = first + CELLS * model.shown.seat
        name = token_name(TOKEN_OF_ID[model.using])
        return {
            cell: Aim(say("{token}: {cell}", token=name, cell=cell_name(cell)), base + cell)
            for cell in range(CELLS)
            if model.may(base + cell)
        }

    return find


USES: Final[dict[str, Callable[[ViewModel], Aims]]] = {
    "treaty": treaty,
    "staff": staff,
    "hammer": hammer,
    "palantir": closed_token(choices.PALANTIR),
    "griffin": closed_token(choices.GRIFFIN),
}
AIMS: Final[dict[str, Callable[[ViewModel], Aims]]] = {
    "arrange": arranging,
    "source": taking,
    "drawn": playing,
    "token_choice": token_there,
    "after": using,
}
