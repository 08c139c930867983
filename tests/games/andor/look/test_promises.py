"""What the table announces is what happens: read from the page, played on a copy, compared."""

from __future__ import annotations

from typing import Final

import pytest

from meadhall.testing.promises import PromiseKeeper
from tests.games.andor.look.announced import read_promises
from tests.games.andor.look.wild import EYES, WAYS
from tests.modes import mostly_compiled

OFTEN: Final = {
    "route", "hours of a way", "hours to stay", "hours of the day", "willpower of a way",
    "farmers lost", "lost on the way", "hours left", "overtime", "fields after the night",
    "sheet of a creature", "letters with cards", "narrator", "end of the track",
    "strength of a creature", "value of a hero", "dice that count", "values", "willpower lost",
    "reward", "value so far", "dice of the creature", "changes", "changed hours",
    "changed hours, willpower", "changed gold", "stock", "prices", "points left", "full wells", "room",
    "why not: D13.3", "why not: D17.1", "why not: D3.6", "why not: D5.1",
}  # fmt: skip
SELDOM: Final = OFTEN | {
    "all tasks met", "own strength", "own dice", "cost of a round", "die turned over", "dice with the brew",
    "price", "changed willpower", "why not: D3.9",
}  # fmt: skip
CASTLE: Final = {"who enters", "castle falls", "shields left", "shields drawn"}
KEEPER: Final = PromiseKeeper(EYES, read_promises)


@pytest.mark.parametrize("way", mostly_compiled(["L5-4-2-normal", "L2-2-2-normal", "L4-3-2-normal"]))
def test_what_is_announced_happens_in_a_sample(way: str) -> None:
    KEEPER.check(way, 2000, {"route", "fields after the night", "changes", "prices"})


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_what_is_announced_happens(way: str) -> None:
    """All legends, one to four people, two to four heroes, both difficulties, the prologue."""
    KEEPER.check(way, 20_000, kinds_of(way), first_seed=100)


def kinds_of(way: str) -> set[str]:
    """The mine of Legend 4 has no castle; a person alone is hardly ever out of hours while another is not."""
    alone = {"why not: D3.9"} if way.split("-")[2] == "1" else set()
    return (SELDOM if way.startswith("L4") else SELDOM | CASTLE) - alone
