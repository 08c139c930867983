"""Interpreted and compiled engines play alike: in both, 2,000 seeded games give the digests stored here.

After a change of the rules or of the luck, write new digests with
`PYTHONPATH=src:. python -m tests.games.nidavellir.test_modes_agree` and let the other mode agree.
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
from meadhall.games.nidavellir.game_table import NidavellirTable
from tests.games.nidavellir.random_play import ALL_OPTIONS, Options, fingerprint
from tests.games.nidavellir.table_builder import fresh_table

DIGESTS: Final = Path(__file__).with_name("modes_agree.json")
CHUNKS: Final = 8
GAMES_PER_CHUNK: Final = 250


def lay(options: Options, seed: int) -> NidavellirTable:
    return fresh_table(options.seats, seed, thingvellir=options.thingvellir, beginner=options.beginner)


def story_of(options: Options, seed: int) -> bytes:
    """Everything that was chosen and told in one random game, and how it ended."""
    table = lay(options, seed)
    journal = Journal()
    table.listen(journal)
    luck = luck_from_seed(~seed)
    choices = []
    while waiting := table.to_act():
        luck = next_luck(luck)
        seat = waiting[below(luck, len(waiting))]
        luck = next_luck(luck)
        offered = table.choices(seat)
        choice = offered[below(luck, len(offered))]
        choices.append((seat, choice))
        table.play(seat, choice)
    result = table.result()
    assert result is not None
    told = [entry.as_tuple() for entry in journal.entries]
    return repr((options, seed, choices, told, result.scores, result.places, table.luck)).encode()


def digest(chunk: int) -> str:
    total = hashlib.blake2b(digest_size=16)
    for seed in range(chunk * GAMES_PER_CHUNK, (chunk + 1) * GAMES_PER_CHUNK):
        total.update(story_of(ALL_OPTIONS[seed % len(ALL_OPTIONS)], seed))
    return total.hexdigest()


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_modes_tell_the_same_stories(chunk: int) -> None:
    assert digest(chunk) == json.loads(DIGESTS.read_text(encoding="utf-8"))[chunk]


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=[each.name() for each in ALL_OPTIONS])
def test_the_fast_playout_makes_the_choices_of_the_plain_one(options: Options) -> None:
    for seed in range(3):
        fast, plain = lay(options, seed), lay(options, seed)
        assert fast.play_out(seed) == Table.play_out(plain, seed)
        assert fingerprint(fast) == fingerprint(plain)


if __name__ == "__main__":
    DIGESTS.write_text(
        json.dumps([digest(chunk) for chunk in range(CHUNKS)], indent=1) + "\n", encoding="utf-8"
    )
