"""Where everything lies in the array of bytes that is a table."""

from __future__ import annotations

from typing import Final

# Written out, not added up: mypyc compiles only literal numbers into the code. `LAYOUT` is checked by a test.

TREASURY_AT: Final = 0  # by value
TAVERNS_AT: Final = 26  # 3 taverns of 5
CAMP_AT: Final = 41
DECK_AT: Final = 46
CAMP_DECK_AT: Final = 92
PILE_AT: Final = 104  # by card
HERO_HOLDER_AT: Final = 130
CAMP_HOLDER_AT: Final = 157
DISTINCTION_AT: Final = 181
ORDER_AT: Final = 186
BID_AT: Final = 191
SEALED_AT: Final = 196
PIONEER_AT: Final = 201
STACK_AT: Final = 204  # frames of step, seat, detail
OFFERS_AT: Final = 384  # what may be chosen: scratch, written anew each time it is asked

# The part of a seat, for seat 0; the others follow at equal distances.
COINS_AT: Final = 448
PLACES_AT: Final = 453
EXPOSED_AT: Final = 458
GEM_AT: Final = 463
GEM_BELOW_AT: Final = 464
GRADES_AT: Final = 465
POINTS_AT: Final = 470
HEIGHT_AT: Final = 475
HEROES_AT: Final = 480
THRUD_AT: Final = 481
YLUD_AT: Final = 482
ZOLKUR_AT: Final = 483
COLUMNS_AT: Final = 484  # 5 columns of 32
SEAT_STRIDE: Final = 196

LAYOUT: Final = (
    (TREASURY_AT, 26),
    (TAVERNS_AT, 15),
    (CAMP_AT, 5),
    (DECK_AT, 46),
    (CAMP_DECK_AT, 12),
    (PILE_AT, 26),
    (HERO_HOLDER_AT, 27),
    (CAMP_HOLDER_AT, 24),
    (DISTINCTION_AT, 5),
    (ORDER_AT, 5),
    (BID_AT, 5),
    (SEALED_AT, 5),
    (PIONEER_AT, 3),
    (STACK_AT, 180),
    (OFFERS_AT, 64),
    (COINS_AT, 5),
    (PLACES_AT, 5),
    (EXPOSED_AT, 5),
    (GEM_AT, 1),
    (GEM_BELOW_AT, 1),
    (GRADES_AT, 5),
    (POINTS_AT, 5),
    (HEIGHT_AT, 5),
    (HEROES_AT, 1),
    (THRUD_AT, 1),
    (YLUD_AT, 1),
    (ZOLKUR_AT, 1),
    (COLUMNS_AT, 160),
)  # offset and length of each part, in order
