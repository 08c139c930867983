"""The ways in which Aetherya is looked at."""

from __future__ import annotations

from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.look.look import LOOK
from meadhall.games.aetherya.state.choices import CLAIM, PENALTY, TAKE_TOKEN
from meadhall.testing.onlooker import Onlooker


def claims_and_tokens(choice: int) -> bool:
    return choice == TAKE_TOKEN or CLAIM <= choice < PENALTY


EYES = Onlooker(
    GAME,
    LOOK,
    {
        "two": (2, {}),
        "four": (4, {}),
        "items": (3, {"items": True}),
        "together": (2, {"cooperative": True}),
        "together of four": (4, {"cooperative": True}),
        "solo": (1, {}),
    },
    eager=claims_and_tokens,
)
