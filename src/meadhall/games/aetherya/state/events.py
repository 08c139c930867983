"""The events that the rules report to the journal.

Each name says what the numbers `first` and `second` of the entry are. Unless noted, everybody may see it.
The deal is not reported: it is done before anybody can listen, and the view shows its result.
"""

from __future__ import annotations

from typing import Final

ARRANGEMENT_SEALED: Final = "arrangement_sealed"  # nothing: only who is done
CARD_LAID: Final = "card_laid"  # card, cell
CENTURY_BEGAN: Final = "century_began"  # century
TURN_BEGAN: Final = "turn_began"
DISCARD_OPENED: Final = "discard_opened"  # card, pile
DECK_DRAWN: Final = "deck_drawn"
CARD_SEEN: Final = "card_seen"  # card: to the drawer only; cooperative: to all
DISCARD_TAKEN: Final = "discard_taken"  # card, pile
CARD_DISCARDED: Final = "card_discarded"  # card, pile
CARD_PLACED: Final = "card_placed"  # card, cell
CARD_REMOVED: Final = "card_removed"  # card, pile
CARD_OPENED: Final = "card_opened"  # card, cell
LEGEND_CLAIMED: Final = "legend_claimed"  # legend
LEGEND_SHOWN: Final = "legend_shown"  # legend
DECK_RENEWED: Final = "deck_renewed"
GAME_ENDED: Final = "game_ended"

# Items and Characters
TOKEN_TAKEN: Final = "token_taken"  # token, cell
TOKEN_REFUSED: Final = "token_refused"  # token, cell
TREATY_SIGNED: Final = "treaty_signed"  # card, cell
DRAGON_TAMED: Final = "dragon_tamed"  # cell
SWORD_DRAWN: Final = "sword_drawn"  # legend
CARDS_EXCHANGED: Final = "cards_exchanged"  # cell, cell
GRIFFIN_SENT: Final = "griffin_sent"  # kingdom, cell
GRIFFIN_BROUGHT: Final = "griffin_brought"  # token
PALANTIR_USED: Final = "palantir_used"  # kingdom, cell
TOKEN_SEEN: Final = "token_seen"  # token: to the one who looks only
SMUGGLED: Final = "smuggled"  # gem given, token taken
SMUGGLED_WITH: Final = "smuggled_with"  # other seat
STOLEN: Final = "stolen"  # token, other seat

# Solo
LEGENDS_SWAPPED: Final = "legends_swapped"  # legend of the lower row, legend of the upper row
LEGEND_FULFILLED: Final = "legend_fulfilled"  # legend; also in cooperative play
CENTURY_PASSED: Final = "century_passed"  # century, score
CAMPAIGN_LOST: Final = "campaign_lost"  # century
SQUARE_KEPT: Final = "square_kept"  # square

# Cooperative
ROUND_ENDED: Final = "round_ended"
LEGEND_PENALISED: Final = "legend_penalised"  # legend
