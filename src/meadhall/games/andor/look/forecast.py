"""Where creatures will stand after the next sunrise, as far as everybody can tell (D10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..boards import board_named
from ..creatures import BLOCKED
from ..names import CASTLE
from ..view import TableView

ORDER: Final = ("gor", "skral", "wardrak", "troll", "wardrak")  # D10.6
Chain = tuple[int, ...]  # from where a creature stands to where it will, fields it hops over included
Hunted = tuple[tuple[str, Chain], ...]  # kinds of creatures, and their ways
Standing = tuple[tuple[str, int, bool], ...]  # kind, field, whether it moves


def forecast(view: TableView) -> Hunted:
    standing = tuple(
        (creature.kind, creature.field, not (creature.anchored or creature.asleep))
        for creature in view.creatures
        if creature.field >= 0
    )
    rubble = frozenset(token.field for token in view.tokens if token.token == "rubble")
    return moves(view.board, standing, rubble, view.broken)


@lru_cache(maxsize=512)
def moves(
    board: str, standing: Standing, rubble: frozenset[int], broken: tuple[tuple[int, int], ...]
) -> Hunted:
    taken = {field for _kind, field, _moves in standing}
    closed = {*broken, *((other, one) for one, other in broken)}
    chains: list[tuple[str, Chain]] = [(kind, (field,)) for kind, field, moves_on in standing if moves_on]
    for kind in ORDER:
        turn = sorted((chain[-1], index) for index, (each, chain) in enumerate(chains) if each == kind)
        for start, index in turn:
            if start == CASTLE:
                continue
            hops = hop(board, start, taken, rubble, closed)
            if hops:
                taken.discard(start)
                if hops[-1] != CASTLE:
                    taken.add(hops[-1])
                chains[index] = (kind, chains[index][1] + hops)
    return tuple((kind, chain) for kind, chain in chains if len(chain) > 1)


def hop(
    board: str, start: int, taken: set[int], rubble: frozenset[int], closed: set[tuple[int, int]]
) -> Chain:
    """D10.2 to D10.4: along the arrows to the first free field; nothing if the way is blocked."""
    land, here, passed = board_named(board), start, list[int]()
    while True:
        ahead = int(land.arrow(here))
        if ahead <= BLOCKED or ahead in rubble or (here, ahead) in closed or ahead in passed:
            return ()
        passed.append(ahead)
        if ahead == CASTLE or ahead not in taken:
            return tuple(passed)
        here = ahead


def invaders(hunted: Hunted) -> tuple[tuple[str, int], ...]:
    """Creatures that will enter the castle: their kind and field."""
    return tuple([(kind, chain[0]) for kind, chain in hunted if chain[-1] == CASTLE])
