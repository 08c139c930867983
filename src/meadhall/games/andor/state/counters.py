"""The numbers of a table that are not in its array: tracks, rules of today, the battle and move that run."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.decision_table import DecisionTable

# All of them, together with the array, are the position.
NUMBERS: Final = (
    *("depth", "active", "outcome", "reason", "narrator", "n_token", "day", "rooster", "delivered"),
    *("castle_lost", "flags", "defeated", "entered", "cards_done", "at_sunrise", "in_prologue", "handled"),
    *("creature_sp_day", "creature_sp_round", "creature_sp_legend", "ban_day", "ban_round", "ban_legend"),
    *("banned_hours", "loaded_count", "tokens_used", "rubbles", "broken_count", "wells_removed"),
    *("chosen", "blocked", "narrator_moved", "target", "inviter", "fighters", "fought", "battle_round"),
    *("flip_used", "heroes_value", "credit", "charged", "stepped", "move_over"),
)


class Counters(DecisionTable):
    def __init__(self, seats: int, luck: int) -> None:
        super().__init__(seats, luck)
        self.depth: i64 = 0
        self.active: i64 = 0  # whose turn it is
        self.outcome: i64 = 0
        self.reason: i64 = 0  # why it ended: 0 at N, 1 the castle, 2 all goals met, 3 + defeat condition
        self.narrator: i64 = 0
        self.n_token: i64 = 13
        self.day: i64 = 1
        self.rooster: i64 = -1
        self.delivered: i64 = 0
        self.castle_lost: i64 = 0
        self.flags: i64 = 0  # sets of flags, tags and cards from here on
        self.defeated: i64 = 0
        self.entered: i64 = 0
        self.cards_done: i64 = 0
        self.at_sunrise: i64 = 0
        self.in_prologue: i64 = 0
        self.handled: i64 = 0  # free actions since the last action: bots grow tired of them
        self.creature_sp_day: i64 = 0
        self.creature_sp_round: i64 = 0
        self.creature_sp_legend: i64 = 0
        self.ban_day: i64 = 0
        self.ban_round: i64 = 0
        self.ban_legend: i64 = 0
        self.banned_hours: i64 = 0  # bits of hours
        self.loaded_count: i64 = 0
        self.tokens_used: i64 = 0  # records of tokens that were ever used
        self.rubbles: i64 = 0
        self.broken_count: i64 = 0
        self.wells_removed: i64 = 0
        self.chosen: i64 = 0  # heroes picked by a decision
        self.blocked: i64 = 0
        self.narrator_moved: i64 = 0
        self.target: i64 = -1  # creature under attack, or RUBBLE_TARGET
        self.inviter: i64 = -1
        self.fighters: i64 = 0  # heroes in this round
        self.fought: i64 = 0  # heroes in any round of this battle, or of the one just fought
        self.battle_round: i64 = 0
        self.flip_used: i64 = 0
        self.heroes_value: i64 = 0
        self.credit: i64 = 0  # steps paid beforehand by an item
        self.charged: i64 = 0  # hours charged in this move
        self.stepped: i64 = 0
        self.move_over: i64 = 0

    def take_over(self, other: Counters) -> None:
        """Copy the numbers that are not in the array."""
        self.depth = other.depth
        self.active = other.active
        self.outcome = other.outcome
        self.reason = other.reason
        self.narrator = other.narrator
        self.n_token = other.n_token
        self.day = other.day
        self.rooster = other.rooster
        self.delivered = other.delivered
        self.castle_lost = other.castle_lost
        self.flags = other.flags
        self.defeated = other.defeated
        self.entered = other.entered
        self.cards_done = other.cards_done
        self.at_sunrise = other.at_sunrise
        self.in_prologue = other.in_prologue
        self.handled = other.handled
        self.creature_sp_day = other.creature_sp_day
        self.creature_sp_round = other.creature_sp_round
        self.creature_sp_legend = other.creature_sp_legend
        self.ban_day = other.ban_day
        self.ban_round = other.ban_round
        self.ban_legend = other.ban_legend
        self.banned_hours = other.banned_hours
        self.loaded_count = other.loaded_count
        self.tokens_used = other.tokens_used
        self.rubbles = other.rubbles
        self.broken_count = other.broken_count
        self.wells_removed = other.wells_removed
        self.chosen = other.chosen
        self.blocked = other.blocked
        self.narrator_moved = other.narrator_moved
        self.target = other.target
        self.inviter = other.inviter
        self.fighters = other.fighters
        self.fought = other.fought
        self.battle_round = other.battle_round
        self.flip_used = other.flip_used
        self.heroes_value = other.heroes_value
        self.credit = other.credit
        self.charged = other.charged
        self.stepped = other.stepped
        self.move_over = other.move_over
