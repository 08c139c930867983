"""What a seat may decide, as numbers: dense, stable once published.

Heroes are numbered by their place in the seating order, fields as on the board, things as in `names`.
"""

from __future__ import annotations

from typing import Final

STEP: Final = 0  # 85 fields: a step of a hero, or of prince and dwarves
FIELD: Final = 85  # 85 fields: a field is picked
FIGHT: Final = 170  # 85 fields: attack the creature there
CLEAR: Final = 255  # 170: 2 * field + which of its rubble tokens, the smaller value first
TELESCOPE: Final = 425  # 340: 85 * hero + field
GIVE: Final = 765  # 432: 108 * giver + 27 * receiver + thing
TAKE: Final = 1197  # 108: 27 * hero + thing
DROP: Final = 1305  # 108: 27 * hero + thing
BUY: Final = 1413  # 32: 8 * hero + ware
EMPTY_WELL: Final = 1445  # 4 heroes
HERB_WP: Final = 1449  # 8: 2 * hero + (0: value 3, 1: value 4)
CALL_FALCON: Final = 1457  # 16: 4 * owner + partner
OFFER_CARD: Final = 1473  # 62 legend cards with the trigger `offer`
PASS: Final = 1535
END_DAY: Final = 1536
STOP: Final = 1537  # end a move, a falcon flight, a list
WINESKIN: Final = 1538  # a full one pays for a step
HERB_STEPS: Final = 1539  # 2 values: pays for steps
MOVE_FIGURE: Final = 1541  # 2: prince, shield dwarves
AGAIN: Final = 1543  # another hour for prince or dwarves
REMOVE_RUBBLE: Final = 1544
INVITE: Final = 1545  # 4 heroes
BEGIN: Final = 1549
CALL_OFF: Final = 1550
YES: Final = 1551
NO: Final = 1552
ROLL_ON: Final = 1553
KEEP: Final = 1554
BLACK_DIE: Final = 1555
OWN_DICE: Final = 1556
FLIP: Final = 1557  # 5 dice
USE_HELM: Final = 1562
BREW: Final = 1563  # 5 dice: a full one
HERB_BATTLE: Final = 1568  # 2 values
NOTHING: Final = 1570
REWARD: Final = 1571  # 8: 2 * hero + (0 gold, 1 willpower)
PAY: Final = 1579  # 8: the same
HERO: Final = 1587  # 4 heroes: somebody is picked
ITEM: Final = 1591  # 8: an item by its token number
THING: Final = 1599  # 27 things: something is picked
WINESKIN_HALF: Final = 1626  # pays for a step; WINESKIN is a full one
BREW_HALF: Final = 1627  # 5 dice; BREW is a full one
TURN_UP: Final = 1632  # 4 kinds of tokens lying face down: fog, rune stone, herb, gem
CHOICES: Final = 1636
