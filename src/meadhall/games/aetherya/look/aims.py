"""What the cells of the kingdom in the middle are for now: where a card, a token or a look may go."""

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
from .view_model import MIDDLE, Ahead, Sight, own_land


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


def aims(sight: Sight) -> Aims:
    find = AIMS.get(sight.decision)
    return find(sight) if find and sight.open else {}


# -- arranging ---------------------------------------------------------------------------------------


def arranging(sight: Sight) -> Aims:
    return {cell: exchange(sight, cell, own_land(sight)) for cell in MIDDLE}


def exchange(sight: Sight, cell: int, land: Land) -> Aim:
    """The first press takes a card up, the second changes its place with another."""
    held = sight.number("hold")
    order = "".join(map(str, sight.order))
    if held in (NOBODY, cell):
        keys = sight.drafting(order=order, hold=None if held == cell else cell)
        return Aim(say("Take up {card}", card=card_name(land.cards[cell])), draft=keys, chosen=held == cell)
    mixed = list(sight.order)
    one, other = MIDDLE.index(held), MIDDLE.index(cell)
    mixed[one], mixed[other] = mixed[other], mixed[one]
    keys = sight.drafting(order="".join(map(str, mixed)), hold=None)
    return Aim(say("Change places"), draft=keys, after=Ahead(sight.arranged(tuple(mixed)), ""))


# -- cards -------------------------------------------------------------------------------------------


def taking(sight: Sight) -> Aims:
    pile = sight.taken
    if pile == NOBODY or not sight.view.piles[pile]:
        return {}
    first = choices.TAKE + 32 * pile + 16 * sight.to_pile
    return laying(sight, first, code_number(sight.view.piles[pile][-1]))


def playing(sight: Sight) -> Aims:
    if sight.putting_away:
        first = choices.REVEAL + 16 * sight.to_pile
        return {
            cell: Aim(
                say("Open {cell}", cell=cell_name(cell)),
                first + cell,
                opens=sight.after_opening(first + cell),
            )
            for cell in range(CELLS)
            if sight.may(first + cell)
        }
    return laying(sight, choices.PLACE + 16 * sight.to_pile, code_number(sight.view.held))


def laying(sight: Sight, first: int, card: int) -> Aims:
    name = card_name(card)
    return played(sight, first, lambda cell: say("Lay {card} on {cell}", card=name, cell=cell_name(cell)))


def played(sight: Sight, first: int, act: Callable[[int], str]) -> Aims:
    """A choice for each cell, with what it leads to."""
    return {
        cell: Aim(act(cell), first + cell, after=sight.after(first + cell))
        for cell in range(CELLS)
        if sight.may(first + cell)
    }


# -- tokens ------------------------------------------------------------------------------------------


def token_there(sight: Sight) -> Aims:
    return {sight.view.cell: Aim(say("Take the token"), choices.TAKE_TOKEN)}


def using(sight: Sight) -> Aims:
    find = USES.get(sight.using)
    return find(sight) if find else {}


def treaty(sight: Sight) -> Aims:
    return played(sight, choices.TREATY, lambda cell: say("Lay the treaty on {cell}", cell=cell_name(cell)))


def staff(sight: Sight) -> Aims:
    return played(sight, choices.STAFF, lambda cell: say("Tame the dragon on {cell}", cell=cell_name(cell)))


def hammer(sight: Sight) -> Aims:
    held = sight.number("hold")
    return {cell: struck(sight, cell, held) for cell in range(CELLS)}


def struck(sight: Sight, cell: int, held: int) -> Aim:
    if held in (NOBODY, cell):
        keys = sight.drafting(hold=None if held == cell else cell)
        return Aim(say("Move {cell}", cell=cell_name(cell)), draft=keys, chosen=held == cell)
    choice = choices.HAMMER + choices.pair_of(held, cell)
    act = say("Exchange {cell} and {second}", cell=cell_name(held), second=cell_name(cell))
    return Aim(act, choice, after=sight.after(choice))


def closed_token(first: int) -> Callable[[Sight], Aims]:
    def find(sight: Sight) -> Aims:
        base = first + CELLS * sight.shown.seat
        name = token_name(TOKEN_OF_ID[sight.using])
        return {
            cell: Aim(say("{token}: {cell}", token=name, cell=cell_name(cell)), base + cell)
            for cell in range(CELLS)
            if sight.may(base + cell)
        }

    return find


USES: Final[dict[str, Callable[[Sight], Aims]]] = {
    "treaty": treaty,
    "staff": staff,
    "hammer": hammer,
    "palantir": closed_token(choices.PALANTIR),
    "griffin": closed_token(choices.GRIFFIN),
}
AIMS: Final[dict[str, Callable[[Sight], Aims]]] = {
    "arrange": arranging,
    "source": taking,
    "drawn": playing,
    "token_choice": token_there,
    "after": using,
}
