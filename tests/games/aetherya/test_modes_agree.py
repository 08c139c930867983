"""Interpreted and compiled engines play alike: in both, seeded games give the digests stored here."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.core.journal import Journal
from meadhall.core.rng import below, luck_from_seed, next_luck
from meadhall.testing.rules import check_fast_playout
from tests.games.aetherya.random_play import ALL_WAYS, Way, fingerprint
from tests.games.aetherya.table_builder import fresh
from tests.games.agreeing import Stories


def story_of(way: Way, seed: int) -> bytes:
    """Everything that was chosen and told in one random game, what bots thought of it, and how it ended."""
    table = fresh(way.seats, seed, items=way.items, cooperative=way.cooperative)
    journal = Journal()
    table.attach_journal(journal)
    luck = luck_from_seed(~seed)
    choices = []
    thoughts = []
    while waiting := table.to_act():
        luck = next_luck(luck)
        seat = waiting[below(luck, len(waiting))]
        luck = next_luck(luck)
        offered = table.choices(seat)
        choice = offered[below(luck, len(offered))]
        choices.append((seat, choice))
        table.play(seat, choice)
        if len(choices) % 16 == 0:
            thoughts.append(round(table.estimate(seat), 6))
    if seed % 5 == 0:
        ahead = fresh(way.seats, seed, items=way.items, cooperative=way.cooperative)
        ahead.rollout(seed)
        thoughts.append(round(ahead.value(0), 6))
    result = table.result()
    assert result is not None
    told = [entry.as_tuple() for entry in journal.entries]
    return repr((way, seed, choices, told, thoughts, result.as_plain(), table.luck)).encode()


STORIES: Final = Stories(__file__, ALL_WAYS, story_of, chunks=4, games_per_chunk=100)


@STORIES.every_chunk
def test_both_modes_tell_the_same_stories(chunk: int) -> None:
    STORIES.check(chunk)


@pytest.mark.parametrize("way", ALL_WAYS, ids=[each.name() for each in ALL_WAYS])
def test_the_fast_playout_makes_the_choices_of_the_plain_one(way: Way) -> None:
    for seed in range(3):
        fast, plain = (
            fresh(way.seats, seed, items=way.items, cooperative=way.cooperative) for _twin in range(2)
        )
        check_fast_playout(fast, plain, seed, fingerprint)


if __name__ == "__main__":
    STORIES.write()
