"""Interpreted and compiled engines play alike: in both, seeded legends give the digests stored here."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.core.journal import Journal
from meadhall.core.rng import below, luck_from_seed, next_luck
from meadhall.testing.rules import check_fast_playout
from tests.games.agreeing import Stories
from tests.games.andor.random_play import ALL_WAYS, Way, fingerprint, lay


def story_of(way: Way, seed: int) -> bytes:
    """Everything that was chosen and told in one random legend, what bots thought of it, and how it ended."""
    table = lay(way, seed)
    journal = Journal()
    table.attach_journal(journal)
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
            ahead.rollout(seed)
            thoughts.append((round(table.estimate(seat), 6), round(ahead.value(seat), 6), ahead.luck))
    result = table.result()
    assert result is not None
    told = [entry.as_tuple() for entry in journal.entries]
    return repr((way, seed, choices, told, thoughts, result.as_plain(), table.luck)).encode()


STORIES: Final = Stories(__file__, ALL_WAYS, story_of, chunks=12, games_per_chunk=10)


@STORIES.every_chunk
def test_both_modes_tell_the_same_stories(chunk: int) -> None:
    STORIES.check(chunk)


@pytest.mark.parametrize("way", ALL_WAYS, ids=[each.name() for each in ALL_WAYS])
def test_the_fast_playout_makes_the_choices_of_the_plain_one(way: Way) -> None:
    fast, plain = lay(way, 1), lay(way, 1)
    check_fast_playout(fast, plain, 1, fingerprint)


if __name__ == "__main__":
    STORIES.write()
