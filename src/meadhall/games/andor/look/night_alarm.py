"""Where creatures will stand after the next sunrise: what the rules foretell in the view (`night.py`)."""

from __future__ import annotations

from ..state.view import TableView

Chain = tuple[int, ...]  # from where a creature stands to where it will, fields it hops over included
Hunted = tuple[tuple[str, Chain], ...]  # kinds of creatures, and their ways


def forecast(view: TableView) -> Hunted:
    return tuple([(creature.kind, creature.way) for creature in view.creatures if creature.way])


def invaders(hunted: Hunted, way_out: int) -> tuple[tuple[str, int], ...]:
    """Creatures that will leave the board, in the castle as a rule: their kind and field. One that a gem lures
    off its shield and that comes back is none."""
    return tuple([(kind, chain[0]) for kind, chain in hunted if chain[-1] == way_out != chain[0]])
