"""The ways in which Nidavellir is looked at."""

from __future__ import annotations

from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.look.look import LOOK
from meadhall.testing.onlooker import Onlooker

BASE = [f"{seats} seats" for seats in (2, 3, 4, 5)]
EXPANDED = [f"{seats} seats and Thingvellir" for seats in (2, 3, 4, 5)]
BEGINNERS = "3 seats, first game"

EYES = Onlooker(
    GAME,
    LOOK,
    {
        way: (int(way[0]), {"thingvellir": way in EXPANDED, "beginner": way == BEGINNERS})
        for way in [*BASE, *EXPANDED, BEGINNERS]
    },
    legal=("can", "chosen", "full"),  # a coin that lies before a tavern can be taken back
)
