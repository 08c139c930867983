"""Interpreted and compiled engines play alike: in both, 2,000 seeded games give the digests stored here."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.core.journal import Journal
from meadhall.core.rng import below, luck_from_seed, next_luck
from meadhall.games.nidavellir.rules.game_table import NidavellirTable
from meadhall.testing.rules import check_fast_playout
from tests.games.agreeing import Stories
from tests.games.nidavellir.random_play import ALL_OPTIONS, Options, fingerprint
from tests.games.nidavellir.table_builder import fresh_table


def lay(options: Options, seed: int) -> NidavellirTable:
    return fresh_table(options.seats, seed, thingvellir=options.thingvellir, beginner=options.beginner)


def story_of(options: Options, seed: int) -> bytes:
    """Everything that was chosen and told in one random game, and how it ended."""
    table = lay(options, seed)
    journal = Journal()
    table.attach_journal(journal)
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


STORIES: Final = Stories(__file__, ALL_OPTIONS, story_of, chunks=8, games_per_chunk=250)


@STORIES.every_chunk
def test_both_modes_tell_the_same_stories(chunk: int) -> None:
    STORIES.check(chunk)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=[each.name() for each in ALL_OPTIONS])
def test_the_fast_playout_makes_the_choices_of_the_plain_one(options: Options) -> None:
    for seed in range(3):
        fast, plain = lay(options, seed), lay(options, seed)
        check_fast_playout(fast, plain, seed, fingerprint)


if __name__ == "__main__":
    STORIES.write()
