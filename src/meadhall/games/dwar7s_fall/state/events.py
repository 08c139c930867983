"""The events that the rules report to the journal.

The comment of each event names the numbers `first` and `second` of its entry. Everybody may see it unless
noted. A face is the kind and owner of a kingdom card (`Box.face`); a cell is packed by `table.packed`.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.journal import Entry

from .box import Box

TURN_BEGAN: Final = "turn_began"  # round
CARD_LAID: Final = "card_laid"  # 4 * face + rotation, cell
CARD_COVERS: Final = "card_covers"  # 4 * face + rotation, cell
DWARF_PUT: Final = "dwarf_put"  # cell
DWARF_MOVED: Final = "dwarf_moved"  # cell, cell
OGRE_PLAYED: Final = "ogre_played"  # ogre
DWARF_FLED: Final = "dwarf_fled"  # cell: ambush; the seat is the dwarf's owner
DWARFS_SWAPPED: Final = "dwarfs_swapped"  # own cell, rival's cell
SWAPPED_WITH: Final = "swapped_with"  # other seat
DWARF_PANICKED: Final = "dwarf_panicked"  # cell, cell; the seat is the dwarf's owner
GEM_STOLEN: Final = "gem_stolen"  # other seat
STOLEN_GEM_SEEN: Final = "stolen_gem_seen"  # gem: to thief and victim only, an entry each
OGRES_TAKEN: Final = "ogres_taken"  # number, other seat
OGRES_SEEN: Final = "ogres_seen"  # ogre, number: to taker and victim only, an entry each
GEM_MINED: Final = "gem_mined"  # gem, number
MINE_BLOCKED: Final = "mine_blocked"  # cell
NOTHING_GAINED: Final = "nothing_gained"  # cell
OGRE_DRAWN: Final = "ogre_drawn"
OGRE_SEEN: Final = "ogre_seen"  # ogre: to the drawer only
OGRES_SHUFFLED: Final = "ogres_shuffled"
GOAL_BOUGHT: Final = "goal_bought"  # goal
GOAL_OFFERED: Final = "goal_offered"  # goal
TRADE_DECLINED: Final = "trade_declined"
STACK_DUG: Final = "stack_dug"  # cell, face now on top
DIG_DECLINED: Final = "dig_declined"
MONSTER_SLAIN: Final = "monster_slain"  # face, cell
GEM_DISCARDED: Final = "gem_discarded"  # gem
OGRE_DISCARDED: Final = "ogre_discarded"  # ogre
SECRET_REVEALED: Final = "secret_revealed"  # secret goal
FINAL_ROUND: Final = "final_round"
GAME_ENDED: Final = "game_ended"  # how: 0 by goals, 1 standstill, 2 safety cap


class BoxEntry(Entry):
    """An entry that knows the box: log lines show the colours of seats and the names on the cards."""

    def __init__(self, what: str, seat: int, first: int, second: int, audience: int, box: Box) -> None:
        super().__init__(what, seat, first, second, audience)
        self.box: Final = box

    def __eq__(self, other: object) -> bool:
        """Log lines are cached by entry. With another box the same numbers mean other names."""
        if isinstance(other, BoxEntry) and self.box.text != other.box.text:
            return False
        return super().__eq__(other)

    def __hash__(self) -> int:
        return super().__hash__()
