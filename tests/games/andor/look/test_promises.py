"""What the table announces is what happens: read from the page, played on a copy, compared."""

from __future__ import annotations

import pytest

from tests.games.andor.look.announced import read_promises
from tests.games.andor.look.wild import EYES, WAYS
from tests.games.promises import PromiseKeeper

ALWAYS = {
    "route", "hours of a way", "hours to stay", "hours of the day", "willpower of a way", "farmers lost",
    "hours left", "overtime", "fields after the night", "letters with cards", "narrator", "end of the track",
    "all tasks met",
}  # fmt: skip
CASTLE = {"who enters", "castle falls", "shields left", "shields drawn"}
KEEPER = PromiseKeeper(EYES, read_promises)


def kinds(way: str) -> set[str]:
    return ALWAYS if way.startswith("L4") else ALWAYS | CASTLE


@pytest.mark.parametrize("way", WAYS)
def test_what_is_announced_happens_in_a_sample(way: str) -> None:
    KEEPER.check(way, 1200, {"route", "fields after the night"})


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_what_is_announced_happens(way: str) -> None:
    KEEPER.check(way, 20_000, kinds(way), first_seed=100)
