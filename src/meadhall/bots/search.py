"""The search bot: sequential halving over the choices, in imagined worlds.

Each world draws the hidden things anew, so the bot uses nothing hidden. All remaining choices are tried in
the same world with the same luck to come: `rollout` plays the game on, and the seat's `value` is credited to
the choice. After each stage of the budget half of the choices drop out. If the game has a `default_choice`,
only a choice that is clearly better replaces it.
"""

from __future__ import annotations

import time

from meadhall.core.rng import next_luck
from meadhall.core.table import NO_CHOICE, Table

from .bot import Bot
from .sequential_halving import NO_FAVOURITE, SequentialHalving


class SearchBot(Bot):
    """Budget by processor time (`seconds`), or by number of trials (`iterations` > 0). The stages of the race
    have equal parts of it, and each at least one world."""

    def __init__(self, luck: int, seconds: float = 0.2, iterations: int = 0) -> None:
        super().__init__(luck)
        self.seconds = seconds
        self.iterations = iterations
        self.began = 0.0
        self.policy = 0

    def state(self) -> tuple[int, ...]:
        return (self.luck, self.policy)

    def resume(self, state: tuple[int, ...]) -> None:
        self.luck, self.policy = state

    def choose(self, table: Table, seat: int) -> int:
        table.policy = self.policy
        options = table.candidates(seat)
        if len(options) == 1:
            return options[0]
        self.began = time.process_time()
        thumb = table.default_choice(seat, self.luck)
        if thumb != NO_CHOICE and thumb not in options:
            options = [thumb, *options]
        runners = self.runners_for(table, seat, options)
        race = SequentialHalving(len(runners), NO_FAVOURITE if thumb == NO_CHOICE else options.index(thumb))
        stages = race.stages()
        for stage in range(1, stages + 1):
            self.try_in_a_world(race, table, seat, runners)
            while not self.is_spent(race, stage / stages):
                self.try_in_a_world(race, table, seat, runners)
            race.drop_half()
        choice, self.policy = runners[race.winner()]
        return choice

    def runners_for(self, table: Table, seat: int, options: list[int]) -> list[tuple[int, int]]:
        """Every choice with the present policy; with each other policy its `default_choice`."""
        runners = [(option, self.policy) for option in options]
        for policy in range(table.policies()):
            if policy != self.policy:
                table.policy = policy
                runners.append((table.default_choice(seat, self.luck), policy))
        table.policy = self.policy
        return runners

    def is_spent(self, race: SequentialHalving, part: float) -> bool:
        """Whether this part of the budget is used up."""
        if self.iterations:
            return race.trials >= self.iterations * part
        return time.process_time() - self.began >= self.seconds * part

    def try_in_a_world(
        self, race: SequentialHalving, table: Table, seat: int, runners: list[tuple[int, int]]
    ) -> None:
        """Try all remaining runners in one world, with the same luck."""
        self.luck = next_luck(self.luck)
        world = table.imagine(seat, self.luck)
        self.luck = next_luck(self.luck)
        for runner in race.running:
            ahead = world.copy()
            choice, ahead.policy = runners[runner]
            ahead.play(seat, choice)
            ahead.rollout(self.luck)
            race.credit(runner, ahead.value(seat))
