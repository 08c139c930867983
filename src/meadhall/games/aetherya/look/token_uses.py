"""Which tokens may be used now, and in whose kingdom they find a target."""

from __future__ import annotations

from typing import Final

from ..rules.adjacency import CELLS
from ..state import choices
from ..state.cards import DUELS, FIRST_NON_GEM, ITEMS
from .view_model import ViewModel

USES: Final[dict[str, tuple[int, int]]] = {
    "treaty": (choices.TREATY, 16),
    "staff": (choices.STAFF, 16),
    "sword": (choices.SWORD, DUELS),
    "hammer": (choices.HAMMER, choices.PAIRS),
    "palantir": (choices.PALANTIR, 64),
    "griffin": (choices.GRIFFIN, 64),
    "smuggler": (choices.SMUGGLER, 128),
    "thief": (choices.THIEF, 36),
}
FAR: Final[dict[str, int]] = {"palantir": choices.PALANTIR, "griffin": choices.GRIFFIN}


def may_use(model: ViewModel, name: str) -> bool:
    return name in USES and model.any_open(*USES[name])


def reaches(model: ViewModel, seat: int) -> bool:
    """Whether the token in use may look or fly to a kingdom."""
    return model.using in FAR and model.any_open(FAR[model.using] + CELLS * seat, CELLS)


def choice_for(model: ViewModel, seat: int, token: int) -> int:
    """The choice by which the thief or the smuggler takes a token of another; -1 if there is none."""
    if model.using == "thief" and 1 <= token <= ITEMS:
        choice = choices.stealing(seat, token)
    elif model.using == "smuggler" and token >= FIRST_NON_GEM and model.drafted("gem"):
        choice = choices.smuggling(model.number("gem"), seat, token)
    else:
        return -1
    return choice if model.may(choice) else -1
