"""Play reaches everything there is in a game, and a report counts how often.

    COVERING = Covering(GAME, {"hero recruited": ["Ylud", …], …}, count_game)

    def test_random_play_reaches_every_hero(record_property: RecordProperty) -> None:
        COVERING.check(200, 5000, record_property)

The counts go to build/coverage-<game>.txt, a summary to the end of the test run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Final

from meadhall.core.game import Game

Count = Counter[tuple[str, str]]  # by group and name
RecordProperty = Callable[[str, object], None]

BUILD: Final = Path(__file__).parents[2] / "build"


def words_in(module: ModuleType) -> list[str]:
    """What the constants of a module of events say."""
    return sorted(value for name, value in vars(module).items() if name.isupper())


class Covering:
    """What is to be reached in one game, by group, and how a game by a seed is played and counted."""

    def __init__(
        self,
        game: Game,
        to_reach: Mapping[str, list[str]],
        count_game: Callable[[int, Count], None],
        out_of_reach: frozenset[tuple[str, str]] = frozenset(),
        played: str = "random games",
    ) -> None:
        """`out_of_reach`: what such play does not come to, or not where it could be heard."""
        self.game = game
        self.to_reach = to_reach
        self.count_game = count_game
        self.out_of_reach = out_of_reach
        self.played = played

    def check(self, least: int, most: int, record_property: RecordProperty) -> None:
        """At least so many games, and more until everything was reached."""
        counts: Count = Counter()
        games = 0
        while games < least or (games < most and self.missing_in(counts)):
            self.count_game(games, counts)
            games += 1
        summary = self.summary_of(counts, games)
        self.write_report(summary, counts)
        record_property("coverage", summary)
        assert self.missing_in(counts) == []
        assert {key for key in counts if key[1] not in self.to_reach[key[0]]} == set()

    def missing_in(self, counts: Count) -> list[str]:
        return [
            f"{group}: {name}"
            for group, names in self.to_reach.items()
            for name in names
            if not counts[group, name] and (group, name) not in self.out_of_reach
        ]

    def summary_of(self, counts: Count, games: int) -> str:
        lines = [f"{self.game.name}, {games} {self.played}: what was reached, and what least often"]
        for group, names in self.to_reach.items():
            reached = sum(counts[group, name] > 0 for name in names)
            rarest = sorted(names, key=lambda name: counts[group, name])[:3]
            rare = ", ".join(f"{name} {counts[group, name]}" for name in rarest)
            lines.append(f"  {group:20} {reached:3} of {len(names):3}   {rare}")
        return "\n".join(lines)

    def write_report(self, summary: str, counts: Count) -> None:
        lines = [summary]
        for group, names in self.to_reach.items():
            lines += ["", group, *(f"  {name:24} {counts[group, name]:9}" for name in names)]
        BUILD.mkdir(exist_ok=True)
        report = BUILD / f"coverage-{self.game.id}.txt"
        report.write_text("\n".join(lines) + "\n", encoding="utf-8")
