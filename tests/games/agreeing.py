"""Interpreted and compiled engines play alike: in both, seeded games give the digests stored in
modes_agree.json beside the test. After a change of the rules, of the luck or of the bots, write new ones with
`PYTHONPATH=src:. python -m tests.games.<game>.test_modes_agree` and let the other mode agree.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import pytest

from meadhall import compiled

Way = TypeVar("Way")


class Stories(Generic[Way]):
    """Seeded games in every way to play, each told as bytes that name all that was chosen and happened."""

    def __init__(
        self,
        test_file: str,
        ways: Sequence[Way],
        story_of: Callable[[Way, int], bytes],
        chunks: int,
        games_per_chunk: int,
        interpreted_chunks: int = 1,
    ) -> None:
        """The interpreted engine, forty times slower, tells the first chunks only."""
        self.digests = Path(test_file).with_name("modes_agree.json")
        self.ways = ways
        self.story_of = story_of
        self.chunks = chunks
        self.games_per_chunk = games_per_chunk
        told = range(chunks if compiled() else interpreted_chunks)
        self.every_chunk = pytest.mark.parametrize("chunk", told)

    def digest(self, chunk: int) -> str:
        total = hashlib.blake2b(digest_size=16)
        for seed in range(chunk * self.games_per_chunk, (chunk + 1) * self.games_per_chunk):
            total.update(self.story_of(self.ways[seed % len(self.ways)], seed))
        return total.hexdigest()

    def check(self, chunk: int) -> None:
        stored = json.loads(self.digests.read_text(encoding="utf-8"))
        assert len(stored) == self.chunks
        assert self.digest(chunk) == stored[chunk]

    def write(self) -> None:
        told = [self.digest(chunk) for chunk in range(self.chunks)]
        self.digests.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
