"""Advice for bots. They ask an imagined table, so nothing here can use a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import rules

if TYPE_CHECKING:
    from .rules import HoardTable

CARD: Final = 0.1  # what a rank in the hand is worth while rounds are left
RICH: Final = 4  # from here on a treasure is worth a high card


def estimate(table: HoardTable, seat: int) -> float:
    """Points so far, and a little for high cards that can still be bid."""
    points = float(table.scores()[seat])
    if table.rounds_left:
        points += rules.LEFT_OVER * len(table.hands[seat])
        points += CARD * sum(rules.rank_of(card) for card in table.hands[seat])
    return points


def default_choice(table: HoardTable, seat: int) -> int:
    """The highest card for a rich treasure, the lowest for a poor one. Openly if that makes the chest the
    fullest; a card only while there are rounds to bid it in."""
    if table.phase == rules.BIDDING:
        hand = table.hands[seat]
        return hand[-1] if table.treasure >= RICH * (1 + table.double) else hand[0]
    if table.phase == rules.STORING:
        chests = table.chests[:]
        chests[seat] += table.treasure
        return rules.OPEN if rules.fame_of(chests)[seat] else rules.BURY
    needed = table.rounds_left - 1 > len(table.hands[seat])
    return rules.DRAW if needed and table.deck else rules.PASS
