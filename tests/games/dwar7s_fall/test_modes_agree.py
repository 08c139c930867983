"""Interpreted and compiled engines play alike: in both, seeded games give the digests stored here.

After a change of the rules, of the luck or of the bots, write new digests with
`PYTHONPATH=src:. python -m tests.games.dwar7s_fall.test_modes_agree` and let the other mode agree.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

import pytest

from meadhall.core.journal import Journal
from meadhall.core.luck import below, luck_from_seed, next_luck
from meadhall.core.table import Table
from meadhall.games.dwar7s_fall import judgement
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS, fingerprint, lay

DIGESTS: Final = Path(__file__).with_name("modes_agree.json")
CHUNKS: Final = 3
GAMES_PER_CHUNK: Final = 8


def story_of(seats: int, seed: int) -> bytes:
    """Everything that was chosen and told in one game, what bots thought of it, and how it ended. Games of
    four lay more than 32 tiles, the width of a C integer."""
    table = lay(seats, seed)
    journal = Journal()
    table.listen(journal)
    luck = luck_from_seed(~seed)
    choices = []
    thoughts = []
    while table.to_act():
        luck = next_luck(luck)
        seat = table.active
        offered = table.choices(seat)
        if below(luck, 4):
            choice = judgement.quick_choice(table, seat, luck)
        else:
            choice = offered[below(next_luck(luck), len(offered))]
        choices.append((seat, choice))
        table.play(seat, choice)
        if len(choices) % 32 == 0:
            thoughts.append(round(table.estimate(seat), 6))
    result = table.result()
    assert result is not None
    told = [entry.as_tuple() for entry in journal.entries]
    return repr((seats, seed, choices, told, thoughts, result.as_plain(), table.luck)).encode()


def digest(chunk: int) -> str:
    total = hashlib.blake2b(digest_size=16)
    for seed in range(chunk * GAMES_PER_CHUNK, (chunk + 1) * GAMES_PER_CHUNK):
        total.update(story_of(SEAT_COUNTS[seed % 3], seed))
    return total.hexdigest()


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_modes_tell_the_same_stories(chunk: int) -> None:
    assert digest(chunk) == json.loads(DIGESTS.read_text(encoding="utf-8"))[chunk]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_fast_playout_makes_the_choices_of_the_plain_one(seats: int) -> None:
    fast, plain = lay(seats, 5), lay(seats, 5)
    assert fast.play_out(5) == Table.play_out(plain, 5)
    assert fingerprint(fast) == fingerprint(plain)


if __name__ == "__main__":
    DIGESTS.write_text(
        json.dumps([digest(chunk) for chunk in range(CHUNKS)], indent=1) + "\n", encoding="utf-8"
    )
