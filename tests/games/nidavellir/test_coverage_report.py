"""Random play reaches everything: each hero, distinction, camp card, decision and event is counted.

The counts go to build/coverage-nidavellir.txt, a summary to the end of the test run.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from meadhall.core.journal import Journal
from meadhall.games.nidavellir import events
from meadhall.games.nidavellir.cards import (
    ARTEFACTS,
    CLASS_IDS,
    DISTINCTION_IDS,
    FIRST_ARTEFACT,
    FIRST_HERO,
    FIRST_MERCENARY,
    HEROES,
    MERCENARIES,
    MERCENARY_CLASS,
    TOKENS,
)
from meadhall.games.nidavellir.steps import DECISION_IDS
from tests.games.nidavellir.random_play import Options, lay

REPORT: Final = Path(__file__).parents[3] / "build" / "coverage-nidavellir.txt"
# An almost empty treasury (N7.8): no random game comes near it, test_coins.py does.
OUT_OF_REACH: Final = {events.COIN_KEPT}

MERCENARY_SIDES: Final = [
    f"{TOKENS[FIRST_MERCENARY + side // 2]} as {CLASS_IDS[MERCENARY_CLASS[side]]}"
    for side in range(2 * MERCENARIES)
]
TO_REACH: Final[dict[str, list[str]]] = {
    "hero recruited": TOKENS[FIRST_HERO : FIRST_HERO + HEROES],
    "distinction won": DISTINCTION_IDS,
    "distinction not won": DISTINCTION_IDS,
    "artefact taken": TOKENS[FIRST_ARTEFACT : FIRST_ARTEFACT + ARTEFACTS],
    "mercenary taken": TOKENS[FIRST_MERCENARY : FIRST_MERCENARY + MERCENARIES],
    "mercenary enlisted": MERCENARY_SIDES,
    "decision asked": sorted(set(DECISION_IDS.values())),
    "event told": sorted(
        value for name, value in vars(events).items() if name.isupper() and value not in OUT_OF_REACH
    ),
}

Count = Counter[tuple[str, str]]


class CountingJournal(Journal):
    """Listens and counts."""

    def count(self, counts: Count) -> None:
        for entry in self.entries:
            counts["event told", entry.what] += 1
            if entry.what == events.HERO_RECRUITED:
                counts["hero recruited", TOKENS[entry.first]] += 1
            elif entry.what == events.DISTINCTION_WON:
                counts["distinction won", DISTINCTION_IDS[entry.first]] += 1
            elif entry.what == events.DISTINCTION_LOST:
                counts["distinction not won", DISTINCTION_IDS[entry.first]] += 1
            elif entry.what == events.CAMP_CARD_TAKEN:
                kind = "artefact" if entry.first < FIRST_MERCENARY else "mercenary"
                counts[f"{kind} taken", TOKENS[entry.first]] += 1
            elif entry.what == events.MERCENARY_ENLISTED:
                counts["mercenary enlisted", f"{TOKENS[entry.first]} as {CLASS_IDS[entry.second]}"] += 1


def play_and_count(least: int, most: int) -> tuple[Count, int]:
    """At least so many games, and more until everything was reached; most with the expansion."""
    counts: Count = Counter()
    games = 0
    while games < least or (games < most and missing_in(counts)):
        count_game(games, counts)
        games += 1
    return counts, games


def count_game(seed: int, counts: Count) -> None:
    table = lay(Options(2 + seed % 4, seed % 10 != 0, False), seed)
    journal = CountingJournal()
    table.listen(journal)
    dice = random.Random(seed)
    seat = table.next_seat()
    while seat >= 0:
        counts["decision asked", table.decision(seat)] += 1
        table.play(seat, dice.choice(table.choices(seat)))
        seat = table.next_seat()
    journal.count(counts)


def missing_in(counts: Count) -> list[str]:
    return [
        f"{group}: {name}" for group, names in TO_REACH.items() for name in names if not counts[group, name]
    ]


def summary_of(counts: Count, games: int) -> str:
    lines = [f"Nidavellir, {games} random games: what was reached, and what least often"]
    for group, names in TO_REACH.items():
        reached = sum(counts[group, name] > 0 for name in names)
        rarest = sorted(names, key=lambda name: counts[group, name])[:3]
        rare = ", ".join(f"{name} {counts[group, name]}" for name in rarest)
        lines.append(f"  {group:20} {reached:3} of {len(names):3}   {rare}")
    return "\n".join(lines)


def write_report(counts: Count, games: int) -> None:
    lines = [summary_of(counts, games)]
    for group, names in TO_REACH.items():
        lines += ["", group, *(f"  {name:24} {counts[group, name]:9}" for name in names)]
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def check_coverage(least: int, most: int, record_property: Callable[[str, object], None]) -> None:
    counts, games = play_and_count(least, most)
    write_report(counts, games)
    record_property("coverage", summary_of(counts, games))
    assert missing_in(counts) == []
    unknown = {key for key in counts if key[1] not in TO_REACH[key[0]]}
    assert unknown <= {("event told", event) for event in OUT_OF_REACH}


def test_random_play_reaches_every_card_decision_and_event(
    record_property: Callable[[str, object], None],
) -> None:
    check_coverage(200, 5000, record_property)


@pytest.mark.slow
def test_random_play_over_many_games_reaches_everything_often(
    record_property: Callable[[str, object], None],
) -> None:
    check_coverage(20_000, 20_000, record_property)
