"""The animation of each event, between the places (`data-place`) of the pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.journal import Entry
from meadhall.look.contract import Animation

from ..state import events
from ..state.cards import GOAL_IDS, KIND_IDS, KINDS, SIDES
from ..state.table import ORIGIN
from .view_model import ViewModel

Fly = Callable[[Entry, ViewModel], tuple[Animation, ...]]


def animations_of(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    fly = FLIGHTS.get(entry.what)
    return fly(entry, model) if fly else ()


# -- places --------------------------------------------------------------------------------------------


def cell(packed: int) -> str:
    return f"{(packed >> 8) - ORIGIN}:{(packed & 255) - ORIGIN}"


def tile(packed: int) -> str:
    return f"at:{cell(packed)}"


def dwarf(packed: int, seat: int) -> str:
    return f"dwarf:{cell(packed)}:{seat}"


def pool(seat: int) -> str:
    return f"pool:{seat}"


def hand(model: ViewModel, seat: int, laid: int) -> str:
    """The card in the viewer's hand, or the sign of another player's hand."""
    kind = KIND_IDS[laid // SIDES % KINDS]
    return f"hand:{kind}" if seat == model.main.seat else f"hand:{seat}"


# -- what flies ----------------------------------------------------------------------------------------


def laid(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(hand(model, entry.seat, entry.first), tile(entry.second), "card", as_end=True),)


def put(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(pool(entry.seat), dwarf(entry.first, entry.seat), "coin"),)


def moved(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(dwarf(entry.first, entry.seat), dwarf(entry.second, entry.seat), "coin"),)


def fled(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(dwarf(entry.first, entry.seat), pool(entry.seat), "coin"),)


def swapped(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    """The viewer's own dwarf moves. The next entry names the owner of the other one."""
    return (Animation(dwarf(entry.first, entry.seat), dwarf(entry.second, entry.seat), "coin"),)


def stolen(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"gems:{entry.first}", f"gems:{entry.seat}", "coin"),)


def ogres_taken(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"ogres:{entry.second}", f"ogres:{entry.seat}", "card"),)


def mined(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"supply:{entry.first}", f"gems:{entry.seat}", "coin"),)


def drawn(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation("ogre-deck", f"ogres:{entry.seat}", "card"),)


def played(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"ogres:{entry.seat}", "ogre-deck", "card"),)


def bought(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"offer:{GOAL_IDS[entry.first]}", f"goals:{entry.seat}", "line"),)


def offered(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation("trade-deck", f"offer:{GOAL_IDS[entry.first]}", "card"),)


def dug(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(tile(entry.first), tile(entry.first), "card"),)


def slain(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(tile(entry.second), f"trophies:{entry.seat}", "line"),)


def gem_discarded(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    return (Animation(f"gems:{entry.seat}", f"supply:{entry.first}", "coin"),)


def revealed(entry: Entry, model: ViewModel) -> tuple[Animation, ...]:
    place = f"secret:{entry.seat}"
    return (Animation(place, place, "horn"),)


FLIGHTS: Final[dict[str, Fly]] = {
    events.CARD_LAID: laid,
    events.CARD_COVERS: laid,
    events.DWARF_PUT: put,
    events.DWARF_MOVED: moved,
    events.DWARF_FLED: fled,
    events.DWARF_PANICKED: moved,
    events.DWARFS_SWAPPED: swapped,
    events.GEM_STOLEN: stolen,
    events.OGRES_TAKEN: ogres_taken,
    events.GEM_MINED: mined,
    events.OGRE_DRAWN: drawn,
    events.OGRE_PLAYED: played,
    events.OGRE_DISCARDED: played,
    events.GOAL_BOUGHT: bought,
    events.GOAL_OFFERED: offered,
    events.STACK_DUG: dug,
    events.MONSTER_SLAIN: slain,
    events.GEM_DISCARDED: gem_discarded,
    events.SECRET_REVEALED: revealed,
}
