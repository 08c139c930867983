"""Events that the rules write to the journal.

The comment gives the meaning of `first` and `second` of the entry. Unless noted, an event is public.
"""

from __future__ import annotations

from typing import Final

ROUND_BEGAN: Final = "round_began"  # age, round
CARD_DEALT: Final = "card_dealt"  # card, tavern
BID_SEALED: Final = "bid_sealed"  # nothing: only who is done
BIDS_CLOSED: Final = "bids_closed"
TAVERN_OPENED: Final = "tavern_opened"  # tavern
COIN_REVEALED: Final = "coin_revealed"  # coin, tavern
ULINE_BID: Final = "uline_bid"  # coin, tavern
TURN_BEGAN: Final = "turn_began"  # tavern
CARD_LIFTED: Final = "card_lifted"  # card, its place: 5 × tavern + slot; the next event says where it went
CARD_TAKEN: Final = "card_taken"  # card, tavern
CARD_PLACED: Final = "card_placed"  # card, column
CARD_DISCARDED: Final = "card_discarded"  # card, column
TAVERN_CARD_DISCARDED: Final = "tavern_card_discarded"  # card, tavern
HERO_RECRUITED: Final = "hero_recruited"  # hero
THRUD_LIFTED: Final = "thrud_lifted"  # column
THRUD_LEFT: Final = "thrud_left"  # column
YLUD_TAKEN_UP: Final = "ylud_taken_up"  # column
YLUD_STAYED: Final = "ylud_stayed"  # column
COINS_IN_HAND: Final = "coins_in_hand"  # Uline: coins back to the hand
COIN_UPGRADED: Final = "coin_upgraded"  # old coin, new coin
COIN_EXCHANGED: Final = "coin_exchanged"  # old coin, new coin
COIN_KEPT: Final = "coin_kept"  # coin: the treasury had nothing to give (N7.8)
POUCH_REVEALED: Final = "pouch_revealed"  # coin, coin
GEMS_SWAPPED: Final = "gems_swapped"  # other seat
ROUND_ENDED: Final = "round_ended"
AGE_ENDED: Final = "age_ended"  # age
DISTINCTION_WON: Final = "distinction_won"  # class
DISTINCTION_LOST: Final = "distinction_lost"  # class (nobody's; the seat is NOBODY)
SPECIAL_COIN_TAKEN: Final = "special_coin_taken"
SPECIAL_GEM_TAKEN: Final = "special_gem_taken"
PIONEER_LOOKED: Final = "pioneer_looked"  # card, place among the three: to the winner only
PIONEER_KEPT: Final = "pioneer_kept"  # card
TOP_CARD_DISCARDED: Final = "top_card_discarded"  # card
GAME_ENDED: Final = "game_ended"

# Thingvellir
CAMP_CARD_SHOWN: Final = "camp_card_shown"  # card, slot
CAMP_CARD_TAKEN: Final = "camp_card_taken"  # card, slot
CAMP_CLEARED: Final = "camp_cleared"
PILE_SEARCHED: Final = "pile_searched"  # card
TRADING_COIN_DISCARDED: Final = "trading_coin_discarded"  # coin
HOFUD_SEALED: Final = "hofud_sealed"
ENLIST_ORDER: Final = "enlist_order"  # 1 first, 0 last
MERCENARY_ENLISTED: Final = "mercenary_enlisted"  # card, column
