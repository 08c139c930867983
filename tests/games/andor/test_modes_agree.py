"""Interpreted and compiled engines play alike: in both, seeded legends give the digests stored here.

After a change of the rules or of the luck, write new digests with
`PYTHONPATH=src:. python -m tests.games.andor.test_modes_agree` and let the other mode agree.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

import pytest

from meadhall import compiled
from meadhall.core.journal import Journal
from meadhall.core.luck import below, luck_from_seed, next_luck
from meadhall.core.table import Table
from tests.games.andor.random_play import ALL_WAYS, Way, fingerprint, lay

DIGESTS: Final = Path(__file__).with_name("modes_agree.json")
CHUNKS: Final = 12
GAMES_PER_CHUNK: Final = 10  # one a way
CHECKED: Final = CHUNKS if compiled() else 1


def story_of(way: Way, seed: int) -> bytes:
    """Everything that was chosen and told in one random legend, what bots thought of it, and how it ended."""
    table = lay(way, seed)
    journal = Journal()
    table.listen(journal)
    luck = luck_from_seed(~seed)
    choices = []
    thoughts = []
    while table.to_act():
        luck = next_luck(luck)
        seat = table.next_seat()
        offered = table.choices(seat)
        choice = offered[below(luck, len(offered))]
        choices.append((seat, choice))
        table.play(seat, choice)
        if len(choices) % 64 == 0:
            ahead = table.copy()
            ahead.look_ahead(seed)
            thoughts.append((round(table.estimate(seat), 6), round(ahead.outlook(seat), 6), ahead.luck))
    result = table.result()
    assert result is not None
    told = [entry.as_tuple() for entry in journal.entries]
    return repr((way, seed, choices, told, thoughts, result.as_plain(), table.luck)).encode()


def digest(chunk: int) -> str:
    total = hashlib.blake2b(digest_size=16)
    for seed in range(chunk * GAMES_PER_CHUNK, (chunk + 1) * GAMES_PER_CHUNK):
        total.update(story_of(ALL_WAYS[seed % len(ALL_WAYS)], seed))
    return total.hexdigest()


@pytest.mark.parametrize("chunk", range(CHECKED))
def test_both_modes_tell_the_same_stories(chunk: int) -> None:
    assert digest(chunk) == json.loads(DIGESTS.read_text(encoding="utf-8"))[chunk]


@pytest.mark.parametrize("way", ALL_WAYS, ids=[each.name() for each in ALL_WAYS])
def test_the_fast_playout_makes_the_choices_of_the_plain_one(way: Way) -> None:
    fast, plain = lay(way, 1), lay(way, 1)
    assert fast.play_out(1) == Table.play_out(plain, 1)
    assert fingerprint(fast) == fingerprint(plain)


if __name__ == "__main__":
    DIGESTS.write_text(
        json.dumps([digest(chunk) for chunk in range(CHUNKS)], indent=1) + "\n", encoding="utf-8"
    )
