"""Interpreted and compiled engines play alike: in both, seeded games give the digests stored here."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.core.journal import Journal
from meadhall.core.rng import below, luck_from_seed, next_luck
from meadhall.games.dwar7s_fall.bots import rollout_policy
from meadhall.testing.rules import check_fast_playout
from tests.games.agreeing import Stories
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS, fingerprint, lay


def story_of(seats: int, seed: int) -> bytes:
    """Everything that was chosen and told in one game, what bots thought of it, and how it ended. Games of
    four lay more than 32 tiles, the width of a C integer."""
    table = lay(seats, seed)
    journal = Journal()
    table.attach_journal(journal)
    luck = luck_from_seed(~seed)
    choices = []
    thoughts = []
    while table.to_act():
        luck = next_luck(luck)
        seat = table.active
        offered = table.choices(seat)
        if below(luck, 4):
            choice = rollout_policy.quick_choice(table, seat, luck)
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


STORIES: Final = Stories(__file__, SEAT_COUNTS, story_of, chunks=3, games_per_chunk=8)


@STORIES.every_chunk
def test_both_modes_tell_the_same_stories(chunk: int) -> None:
    STORIES.check(chunk)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_fast_playout_makes_the_choices_of_the_plain_one(seats: int) -> None:
    fast, plain = lay(seats, 5), lay(seats, 5)
    check_fast_playout(fast, plain, 5, fingerprint)


if __name__ == "__main__":
    STORIES.write()
