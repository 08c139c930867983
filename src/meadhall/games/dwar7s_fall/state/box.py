"""The facts printed on the components of one box. They never change during a game (W0.3, W1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import COLOUR_IDS, GEMS, KINDS, OGRES, SECRETS

MOST_CARDS: Final = 64  # a position given to the referee may hold more than the 36 of the box
MOST_TRADE_GOALS: Final = 24
HAND_CARDS: Final = 9  # kingdom cards of a colour (W1.1)


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


class Box:
    """Cards are numbered 9 * seat + place in the starting hand; trade goals as they are listed."""

    def __init__(self) -> None:
        self.name = ""
        self.components = ""  # canonical JSON text; "" for the bundled numbers
        self.text = ""  # the same with the colours of the seats: identifies the box
        self.colours = vec[i64]([0, 1, 2, 3])  # by seat
        # kingdom cards, by card
        self.cards: i64 = 0
        self.kind = zeros(MOST_CARDS)
        self.owner = zeros(MOST_CARDS)
        self.walls = zeros(MOST_CARDS)  # bits 0 to 3: N, E, S, W as printed
        self.spaces = zeros(MOST_CARDS)
        self.need = zeros(MOST_CARDS)
        self.vp = zeros(MOST_CARDS)
        self.stack = zeros(MOST_CARDS)  # stack type (W6.4)
        self.kind_need = zeros(KINDS)  # W1.3: the same on all cards of a kind
        # gems and ogres, by kind
        self.gem_count = zeros(GEMS)
        self.gem_vp = zeros(GEMS)
        self.gem_yield = zeros(GEMS)  # W10.6: the gems a mine gives
        self.ogre_count = zeros(OGRES)
        self.ogres_drawn: i64 = 1  # W10.7
        # goals
        self.trade_goals: i64 = 0
        self.goal_cost = zeros(MOST_TRADE_GOALS * GEMS)
        self.goal_vp = zeros(MOST_TRADE_GOALS)
        self.goal_ids: list[str] = []
        self.goal_names: dict[str, dict[str, str]] = {}  # by id and language, where a file gives them
        self.secret_vp = zeros(SECRETS)
        self.secret_wanted = zeros(SECRETS)  # W12.2: at least so many
        self.explorer_dwarfs: i64 = 0  # W12.2: on each monster
        # limits
        self.dwarfs: i64 = 7
        self.offers: i64 = 3
        self.base_actions: i64 = 3
        self.castle_actions: i64 = 1
        self.hand_limit: i64 = 9
        self.goals_to_end: i64 = 3
        self.panic_steps: i64 = 2
        self.last_round: i64 = 200
        self.trophy_vp: i64 = 3

    def colour(self, seat: i64) -> str:
        """The id of a seat's colour."""
        return COLOUR_IDS[self.colours[seat]]

    def face(self, card: i64) -> i64:
        """The number of a card's owner and kind, the same in every box: 9 * owner + kind."""
        return self.owner[card] * KINDS + self.kind[card]

    def cost(self, goal: i64, gem: i64) -> i64:
        return self.goal_cost[goal * GEMS + gem]
