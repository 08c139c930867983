"""Games that were recorded once must replay to the same result for ever (architecture §2, Records)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from meadhall.core.record import Record
from meadhall.core.record_reader import read
from meadhall.core.replay import Replay, check
from meadhall.games.nidavellir.state.cards import CAMP_CARDS, FIRST_CAMP_CARD, FIRST_HERO, HEROES, TOKENS
from meadhall.games.nidavellir.state.events import CAMP_CARD_TAKEN, HERO_RECRUITED

FOLDER = Path(__file__).parents[1] / "records"
FILES = sorted(file.name for file in FOLDER.glob("*.jsonl"))
PARTS = 8


@cache
def records(file: str) -> tuple[Record, ...]:
    return tuple(read(FOLDER / file))


def nidavellir_records() -> list[Record]:
    return [record for file in FILES if file.startswith("nidavellir") for record in records(file)]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("file", FILES)
def test_every_recorded_game_replays_to_its_result(file: str, part: int) -> None:
    for record in records(file)[part::PARTS]:
        assert record.result is not None
        check(record)


def test_the_corpus_of_nidavellir_holds_every_way_to_play() -> None:
    ways = Counter(
        (len(record.seats), record.options["beginner"], record.options["thingvellir"])
        for record in nidavellir_records()
    )
    assert sum(ways.values()) >= 200
    assert len(ways) == 4 * 2 * 2
    kinds = {seat.split(":")[0] for record in nidavellir_records() for seat in record.seats}
    assert kinds == {"random", "greedy", "search"}


@pytest.mark.slow
def test_every_hero_and_camp_card_occurs_in_the_corpus_of_nidavellir() -> None:
    occurred = {
        entry.first
        for record in records("nidavellir_search.jsonl") + records("nidavellir_random.jsonl")
        for step in Replay(record)
        for entry in step.entries
        if entry.what in (HERO_RECRUITED, CAMP_CARD_TAKEN)
    }
    wanted = {*range(FIRST_HERO, FIRST_HERO + HEROES), *range(FIRST_CAMP_CARD, FIRST_CAMP_CARD + CAMP_CARDS)}
    assert {TOKENS[card] for card in wanted - occurred} == set()
