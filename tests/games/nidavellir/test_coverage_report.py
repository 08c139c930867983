"""Random play reaches everything: each hero, distinction, camp card, decision and event is counted."""

from __future__ import annotations

import random
from typing import Final

import pytest

from meadhall.core.journal import Journal
from meadhall.games.nidavellir import GAME
from meadhall.games.nidavellir.state import events
from meadhall.games.nidavellir.state.cards import (
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
from meadhall.games.nidavellir.state.steps import DECISIONS
from tests.games.covering import Count, Covering, RecordProperty, words_in
from tests.games.nidavellir.random_play import Options, lay

# An almost empty treasury (N7.8): no random game comes near it, test_coins.py does.
OUT_OF_REACH: Final = ("event told", events.COIN_KEPT)

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
    "decision asked": sorted({decision.id for decision in DECISIONS.values()}),
    "event told": words_in(events),
}


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


def count_game(seed: int, counts: Count) -> None:
    table = lay(Options(2 + seed % 4, seed % 10 != 0, False), seed)
    journal = CountingJournal()
    table.attach_journal(journal)
    dice = random.Random(seed)
    seat = table.next_seat()
    while seat >= 0:
        counts["decision asked", table.decision(seat)] += 1
        table.play(seat, dice.choice(table.choices(seat)))
        seat = table.next_seat()
    journal.count(counts)


COVERING: Final = Covering(GAME, TO_REACH, count_game, frozenset({OUT_OF_REACH}))


@pytest.mark.slow
def test_random_play_reaches_every_card_decision_and_event(
    record_property: RecordProperty,
) -> None:
    COVERING.check(200, 5000, record_property)


@pytest.mark.slow
def test_random_play_over_many_games_reaches_everything_often(
    record_property: RecordProperty,
) -> None:
    COVERING.check(5_000, 5_000, record_property)
