"""Random play reaches everything: each card, legend, token, decision and event is counted."""

from __future__ import annotations

import random
from typing import Final

import pytest

from meadhall.core.journal import Entry, Journal
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.state import events
from meadhall.games.aetherya.state.cards import CODES, LEGEND_IDS, TOKEN_IDS
from meadhall.games.aetherya.state.steps import DECISIONS
from meadhall.games.aetherya.words.game_words import notation
from tests.games.aetherya.random_play import ALL_WAYS, Way, lay, play_one, shorten_rows
from tests.games.covering import Count, Covering, RecordProperty, words_in

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
    "decision asked": sorted(decision.id for decision in DECISIONS.values()),
    "event told": words_in(events),
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
    table.attach_journal(Journal())
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


COVERING: Final = Covering(GAME, TO_REACH, count_game)


@pytest.mark.slow
def test_random_play_reaches_every_card_legend_token_decision_and_event(
    record_property: RecordProperty,
) -> None:
    COVERING.check(100, 2000, record_property)


@pytest.mark.slow
def test_random_play_over_many_games_reaches_everything_often(
    record_property: RecordProperty,
) -> None:
    COVERING.check(3_000, 3_000, record_property)
