"""The player that thinks: it tries its choices in many imagined worlds and keeps to the promising ones.

In each world what the seat cannot know is drawn anew, so nothing hidden is used. Every choice still in the
running is tried in the same world with the same luck to come: the game is played on by the table's own
`look_ahead`, and the seat's `outlook` there is credited to the choice. After each stage of the budget half of
the choices drop out. Where the game knows a rule of thumb, only what does surely better overrules it.
"""

from __future__ import annotations

import time

from meadhall.core.rng import next_luck
from meadhall.core.table import NO_CHOICE, Table

from .bot import Bot
from .sequential_halving import NO_FAVOURITE, Race


class SearchBot(Bot):
    """Budget by processor time (`seconds`), or by number of trials (`iterations` > 0). The stages of the race
    have equal parts of it, and each at least one world."""

    def __init__(self, luck: int, seconds: float = 0.2, iterations: int = 0) -> None:
        super().__init__(luck)
        self.seconds = seconds
        self.iterations = iterations
        self.began = 0.0
        self.mind = 0

    def state(self) -> tuple[int, ...]:
        return (self.luck, self.mind)

    def resume(self, state: tuple[int, ...]) -> None:
        self.luck, self.mind = state

    def choose(self, table: Table, seat: int) -> int:
        table.mind = self.mind
        options = table.promising(seat)
        if len(options) == 1:
            return options[0]
        self.began = time.process_time()
        thumb = table.rule_of_thumb(seat, self.luck)
        if thumb != NO_CHOICE and thumb not in options:
            options = [thumb, *options]
        ways = self.ways_on(table, seat, options)
        race = Race(len(ways), NO_FAVOURITE if thumb == NO_CHOICE else options.index(thumb))
        stages = race.stages()
        for stage in range(1, stages + 1):
            self.try_in_a_world(race, table, seat, ways)
            while not self.is_spent(race, stage / stages):
                self.try_in_a_world(race, table, seat, ways)
            race.drop_half()
        choice, self.mind = ways[race.winner()]
        return choice

    def ways_on(self, table: Table, seat: int, options: list[int]) -> list[tuple[int, int]]:
        """Every choice in the present mind; what the rule of thumb would choose in every other mind."""
        ways = [(option, self.mind) for option in options]
        for mind in range(table.minds()):
            if mind != self.mind:
                table.mind = mind
                ways.append((table.rule_of_thumb(seat, self.luck), mind))
        table.mind = self.mind
        return ways

    def is_spent(self, race: Race, part: float) -> bool:
        """Whether this part of the budget is used up."""
        if self.iterations:
            return race.trials >= self.iterations * part
        return time.process_time() - self.began >= self.seconds * part

    def try_in_a_world(self, race: Race, table: Table, seat: int, ways: list[tuple[int, int]]) -> None:
        """Every way still in the running, with the same luck."""
        self.luck = next_luck(self.luck)
        world = table.imagine(seat, self.luck)
        self.luck = next_luck(self.luck)
        for runner in race.running:
            ahead = world.copy()
            choice, ahead.mind = ways[runner]
            ahead.play(seat, choice)
            ahead.look_ahead(self.luck)
            race.credit(runner, ahead.outlook(seat))
