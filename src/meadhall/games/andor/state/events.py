"""The events that the rules report to the journal: everybody may see all of them.

Each name says what the numbers `first` and `second` of the entry are; `seat` is the hero (place in the
seating order) it is about, or -1. Cards are numbered as in the program of the legend.
"""

from __future__ import annotations

from typing import Final

HERO_STEPPED: Final = "hero_stepped"  # field, hours used
HERO_PUT: Final = "hero_put"  # field
DAY_ENDED: Final = "day_ended"
PASSED: Final = "passed"
FIGURE_MOVED: Final = "figure_moved"  # figure, field
FIGURE_PLACED: Final = "figure_placed"  # figure, field
FIGURE_REMOVED: Final = "figure_removed"  # figure
SUNRISE: Final = "sunrise"  # day
NARRATOR_MOVED: Final = "narrator_moved"  # letter
N_TOKEN_MOVED: Final = "n_token_moved"  # letter
CARD_PLAYED: Final = "card_played"  # card
CARD_BLOCKED: Final = "card_blocked"  # card
CREATURE_PLACED: Final = "creature_placed"  # kind, field
CREATURE_MOVED: Final = "creature_moved"  # from, to
CREATURE_ENTERED: Final = "creature_entered"  # kind, its record: into the castle, or out
CREATURE_DEFEATED: Final = "creature_defeated"  # kind, field
BATTLE_BEGAN: Final = "battle_began"  # kind, field
HERO_JOINED: Final = "hero_joined"
HERO_DECLINED: Final = "hero_declined"
HERO_LEFT: Final = "hero_left"
DICE_ROLLED: Final = "dice_rolled"  # die, 1 if black
CREATURE_ROLLED: Final = "creature_rolled"  # what its dice count, 1 if they are black
DIE_FLIPPED: Final = "die_flipped"  # before, after
BOOST_USED: Final = "boost_used"  # token
HERO_RESULT: Final = "hero_result"  # die result, strength
ROUND_FOUGHT: Final = "round_fought"  # value of the heroes, of the creature
BATTLE_BROKEN_OFF: Final = "battle_broken_off"
WP_CHANGED: Final = "wp_changed"  # by, now
SP_CHANGED: Final = "sp_changed"  # by, now
GOLD_CHANGED: Final = "gold_changed"  # by, now
HERO_BEATEN: Final = "hero_beaten"
SHIELD_USED: Final = "shield_used"
WELL_EMPTIED: Final = "well_emptied"  # field
FOG_REVEALED: Final = "fog_revealed"  # fog token, field
THING_TAKEN: Final = "thing_taken"  # thing, field
THING_DROPPED: Final = "thing_dropped"  # thing, field
THING_GIVEN: Final = "thing_given"  # thing, receiver
ITEM_GOT: Final = "item_got"  # token
ITEM_USED: Final = "item_used"  # token
TOKEN_PLACED: Final = "token_placed"  # token, field
TOKEN_REMOVED: Final = "token_removed"  # token, field
TOKEN_SEEN: Final = "token_seen"  # thing, field
FOG_SEEN: Final = "fog_seen"  # fog token, field
RUBBLE_SEEN: Final = "rubble_seen"  # value, field
RUBBLE_CLEARED: Final = "rubble_cleared"  # value, field
RUBBLE_TRIED: Final = "rubble_tried"  # value of the heroes
FARMER_DELIVERED: Final = "farmer_delivered"  # how many so far
FARMER_LOST: Final = "farmer_lost"  # field
BRIDGE_BROKEN: Final = "bridge_broken"  # field, field
FATE_DEALT: Final = "fate_dealt"  # card
FATE_MET: Final = "fate_met"  # card
CARD_SEEN: Final = "card_seen"  # card: peeked at, and told to all (D28.2)
WOKEN: Final = "woken"
PROLOGUE_ENDED: Final = "prologue_ended"
LEGEND_WON: Final = "legend_won"
LEGEND_LOST: Final = "legend_lost"
