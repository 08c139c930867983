"""Random play reaches everything: each card, legend, token, decision and event is counted.

The counts go to build/coverage-aetherya.txt, a summary to the end of the test run.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from meadhall.core.journal import Entry, Journal
from meadhall.games.aetherya import events
from meadhall.games.aetherya.cards import CODES, LEGEND_IDS, TOKEN_IDS
from meadhall.games.aetherya.notation import notation
from meadhall.games.aetherya.steps import DECISION_IDS
from tests.games.aetherya.random_play import ALL_WAYS, Way, lay, play_one, shorten_rows

REPORT: Final = Path(__file__).parents[3] / "build" / "coverage-aetherya.txt"
USABLE: Final = ["treaty", "staff", "sword", "hammer", "palantir", "griffin", "smuggler", "thief"]
TO_REACH: Final[dict[str, list[str]]] = {
    "card placed": CODES[1:],
    "card opened": CODES[1:],
    "legend claimed": LEGEND_IDS,
    "legend fulfilled": LEGEND_IDS,
    "legend penalised": LEGEND_IDS,
    "token taken": TOKEN_IDS[1:13],
    "token refused": TOKEN_IDS[1:13],
    "token used": USABLE,
    "decision asked": sorted(DECISION_IDS.values()),
    "event told": sorted(value for name, value in vars(events).items() if name.isupper()),
}
COUNTED: Final[dict[str, tuple[str, list[str]]]] = {
    events.CARD_PLACED: ("card placed", CODES),
    events.CARD_OPENED: ("card opened", CODES),
    events.LEGEND_CLAIMED: ("legend claimed", LEGEND_IDS),
    events.LEGEND_FULFILLED: ("legend fulfilled", LEGEND_IDS),
    events.LEGEND_PENALISED: ("legend penalised", LEGEND_IDS),
    events.TOKEN_TAKEN: ("token taken", TOKEN_IDS),
    events.TOKEN_REFUSED: ("token refused", TOKEN_IDS),
}

Count = Counter[tuple[str, str]]


def count_entry(entry: Entry, counts: Count) -> None:
    counts["event told", entry.what] += 1
    if entry.what in COUNTED:
        group, names = COUNTED[entry.what]
        counts[group, names[entry.first]] += 1


def count_game(seed: int, counts: Count) -> None:
    way: Way = ALL_WAYS[seed % len(ALL_WAYS)]
    table = lay(way, seed)
    if way.seats == 1:
        shorten_rows(table)
    table.listen(Journal())
    dice = random.Random(seed)
    gifted = way.seats == 1 and dice.random() < 0.5  # random campaigns hardly ever pass: help every other one
    while waiting := table.to_act():
        if gifted and table.century:
            table.turned = table.row(table.century)
        counts["decision asked", table.decision(waiting[0])] += 1
        twin = table.copy()
        seat, choice = play_one(table, dice)
        deed = notation(twin, seat, choice).split()[0]
        if deed in USABLE:
            counts["token used", deed] += 1
    assert table.journal is not None
    for entry in table.journal.entries:
        count_entry(entry, counts)


def play_and_count(least: int, most: int) -> tuple[Count, int]:
    """At least so many games, and more until everything was reached."""
    counts: Count = Counter()
    games = 0
    while games < least or (games < most and missing_in(counts)):
        count_game(games, counts)
        games += 1
    return counts, games


def missing_in(counts: Count) -> list[str]:
    return [
        f"{group}: {name}" for group, names in TO_REACH.items() for name in names if not counts[group, name]
    ]


def summary_of(counts: Count, games: int) -> str:
    lines = [f"Aetherya, {games} random games: what was reached, and what least often"]
    for group, names in TO_REACH.items():
        reached = sum(counts[group, name] > 0 for name in names)
        rarest = sorted(names, key=lambda name: counts[group, name])[:3]
        rare = ", ".join(f"{name} {counts[group, name]}" for name in rarest)
        lines.append(f"  {group:20} {reached:3} of {len(names):3}   {rare}")
    return "\n".join(lines)


def check_coverage(least: int, most: int, record_property: Callable[[str, object], None]) -> None:
    counts, games = play_and_count(least, most)
    lines = [summary_of(counts, games)]
    for group, names in TO_REACH.items():
        lines += ["", group, *(f"  {name:24} {counts[group, name]:9}" for name in names)]
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    record_property("coverage", summary_of(counts, games))
    assert missing_in(counts) == []
    assert {key for key in counts if key[1] not in TO_REACH[key[0]]} == set()


def test_random_play_reaches_every_card_legend_token_decision_and_event(
    record_property: Callable[[str, object], None],
) -> None:
    check_coverage(100, 2000, record_property)


@pytest.mark.slow
def test_random_play_over_many_games_reaches_everything_often(
    record_property: Callable[[str, object], None],
) -> None:
    check_coverage(8_000, 8_000, record_property)
