"""Random play reaches everything: each card, ogre, goal, decision and event is counted."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest

from meadhall.core.journal import Entry, Journal
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.rules.scoring import REASONS
from meadhall.games.dwar7s_fall.state import choices, events
from meadhall.games.dwar7s_fall.state.cards import GEM_IDS, GOAL_IDS, KIND_IDS, OGRE_IDS, SECRET_IDS
from meadhall.games.dwar7s_fall.state.steps import DECISIONS
from tests.games.covering import Count, Covering, RecordProperty, words_in
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS, lay, play_one

COVERABLE: Final = [kind for kind in KIND_IDS if kind != "castle"]
TO_REACH: Final[dict[str, list[str]]] = {
    "card laid": list(KIND_IDS),
    "card on top": COVERABLE,
    "gem mined": list(GEM_IDS),
    "gem discarded": list(GEM_IDS),
    "ogre drawn": list(OGRE_IDS),
    "ogre played": list(OGRE_IDS),
    "goal bought": list(GOAL_IDS),
    "secret revealed": list(SECRET_IDS),
    "monster slain": ["dragon", "frost_giant"],
    "game ended by": ["goals", "standstill", "round_limit"],
    "decision asked": sorted(decision.id for decision in DECISIONS.values()),
    "event told": words_in(events),
}
COUNTED: Final[dict[str, tuple[str, Callable[[int], str]]]] = {
    events.CARD_LAID: ("card laid", lambda laid: KIND_IDS[laid // 4 % 9]),
    events.CARD_COVERS: ("card on top", lambda laid: KIND_IDS[laid // 4 % 9]),
    events.GEM_MINED: ("gem mined", lambda gem: GEM_IDS[gem]),
    events.GEM_DISCARDED: ("gem discarded", lambda gem: GEM_IDS[gem]),
    events.OGRE_SEEN: ("ogre drawn", lambda ogre: OGRE_IDS[ogre]),
    events.OGRE_PLAYED: ("ogre played", lambda ogre: OGRE_IDS[ogre]),
    events.GOAL_BOUGHT: ("goal bought", lambda goal: GOAL_IDS[goal]),
    events.SECRET_REVEALED: ("secret revealed", lambda secret: SECRET_IDS[secret]),
    events.MONSTER_SLAIN: ("monster slain", lambda face: KIND_IDS[face % 9]),
    events.GAME_ENDED: ("game ended by", lambda how: REASONS[how]),
}


def count_entry(entry: Entry, counts: Count) -> None:
    counts["event told", entry.what] += 1
    if entry.what in COUNTED:
        group, name = COUNTED[entry.what]
        counts[group, name(entry.first)] += 1


MONSTERS: Final = ("dragon", "frost_giant")
WHERE_TO: Final = {"explorer": MONSTERS, "hunter": MONSTERS, "secret_ogre": ("tavern",)}


def pursue_secret(table: Dwar7sTable, dice: random.Random) -> bool:
    """Secret goals that tie dwarfs down are hardly ever fulfilled by chance: their owners work on them."""
    seat = table.active
    name = SECRET_IDS[table.secret(seat)]
    if name not in WHERE_TO or table.decision(seat) != "act" or table.is_revealed(seat):
        return False
    wanted = [
        choice
        for choice in table.choices(seat)
        if choices.PUT <= choice < choices.MOVE
        and KIND_IDS[table.kind(choice - choices.PUT)] in WHERE_TO[name]
        and table.dwarfs(choice - choices.PUT, seat) < (3 if name == "explorer" else 5)
    ]
    laying = [c for c in table.choices(seat) if c - choices.CARD in (5, 7, 8) and table.tiles]
    if wanted:
        table.play(seat, max(wanted, key=lambda choice: table.dwarfs(choice - choices.PUT, seat)))
    elif laying and dice.random() < 0.5:
        table.play(seat, dice.choice(laying))
    elif name == "secret_ogre" and 0 in table.choices(seat):
        table.play(seat, 0)
    return bool(wanted) or table.decision(seat) != "act" or table.active != seat


def count_game(seed: int, counts: Count) -> None:
    table = lay(SEAT_COUNTS[seed % 3], seed)
    table.attach_journal(Journal())
    dice = random.Random(seed)
    idle = seed % 12 == 11  # two rounds without a deed are hardly ever seen otherwise
    while waiting := table.to_act():
        counts["decision asked", table.decision(waiting[0])] += 1
        if idle and table.round > 3 and table.decision(waiting[0]) == "act":
            table.play(waiting[0], 0)
        elif not pursue_secret(table, dice):
            play_one(table, dice, (0.05, 0.3, 0.6)[seed // 3 % 3])
    assert table.journal is not None
    for entry in table.journal.entries:
        count_entry(entry, counts)


COVERING: Final = Covering(GAME, TO_REACH, count_game)


def test_random_play_reaches_every_card_ogre_goal_decision_and_event(
    record_property: RecordProperty,
) -> None:
    COVERING.check(20, 400, record_property)


@pytest.mark.slow
def test_random_play_over_many_games_reaches_everything_often(
    record_property: RecordProperty,
) -> None:
    COVERING.check(1_000, 1_000, record_property)
