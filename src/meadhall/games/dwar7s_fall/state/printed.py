"""The facts printed on the cards, by the text of a box and ids. Drawings and words use them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .box import HAND_CARDS
from .cards import GEM_IDS, KIND_IDS, KIND_OF_ID, SECRET_IDS, STACK_IDS, is_monster
from .component_file import box_named
from .view import card_view
from .view_values import CardView

MINES: Final = {f"{gem}_mine": number for number, gem in enumerate(GEM_IDS)}


@lru_cache(maxsize=512)
def printed(box_name: str, owner: int, kind: str, rotation: int = 0) -> CardView:
    """The view of a player's card in a rotation."""
    box = box_named(box_name)
    card = next(card for card in cards_of(owner) if KIND_IDS[box.kind[card]] == kind)
    return card_view(box, card, rotation)


def colour_of(box_name: str, seat: int) -> str:
    return box_named(box_name).colour(seat)


def cards_of(owner: int) -> range:
    return range(owner * HAND_CARDS, (owner + 1) * HAND_CARDS)


def copies(box_name: str, kind: str) -> int:
    """How often a kind occurs among the nine cards of a colour."""
    box = box_named(box_name)
    return sum(KIND_IDS[box.kind[card]] == kind for card in cards_of(0))


def kinds_of(box_name: str) -> list[str]:
    """The kinds of cards in the box."""
    return [kind for kind in KIND_IDS if copies(box_name, kind)]


def monsters_of(box_name: str) -> list[str]:
    return [kind for kind in kinds_of(box_name) if is_monster(KIND_OF_ID[kind])]


def kind_at(box_name: str, owner: int, place: int) -> str:
    """The kind of card at a place of a starting hand."""
    return KIND_IDS[box_named(box_name).kind[owner * HAND_CARDS + place]]


def stack_type(box_name: str, kind: str) -> str:
    """W6.4: the id of the stack type, "" for none."""
    box = box_named(box_name)
    return STACK_IDS[next(box.stack[card] for card in cards_of(0) if KIND_IDS[box.kind[card]] == kind)]


def yields(box_name: str, kind: str) -> int:
    """The number of gems that a mine gives."""
    return int(box_named(box_name).gem_yield[MINES[kind]])


def secret_points(box_name: str, secret: str) -> int:
    return int(box_named(box_name).secret_vp[SECRET_IDS.index(secret)])


def secret_wants(box_name: str, secret: str) -> int:
    return int(box_named(box_name).secret_wanted[SECRET_IDS.index(secret)])


def goal_number(box_name: str, goal: str) -> int:
    return box_named(box_name).goal_ids.index(goal)


def goal_points(box_name: str, goal: str) -> int:
    return int(box_named(box_name).goal_vp[goal_number(box_name, goal)])


def goal_cost(box_name: str, goal: str) -> tuple[int, ...]:
    box, number = box_named(box_name), goal_number(box_name, goal)
    return tuple(int(box.cost(number, gem)) for gem in range(len(GEM_IDS)))
