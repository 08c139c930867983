"""The presence mark says whether a person, a bot or nobody sits at a seat; every look of ours shows it."""

from __future__ import annotations

import pytest

from meadhall.core.i18n import speaking
from meadhall.core.registry import game_here
from meadhall.core.rng import luck_from_seed
from meadhall.look.contract import Look, Scene, SeatFace
from meadhall.look.drawings import text, whole
from meadhall.look.presence_mark import AWAY, BOT, HERE, STANDS_IN, mark, missing_mark, presence_mark

FACES = {
    HERE: SeatFace("Bo", "person"),
    AWAY: SeatFace("Bo", "person", present=False),
    STANDS_IN: SeatFace("Bo", "person", "greedy", present=False),
    BOT: SeatFace("Bo", "bot", "greedy"),
}
WORDS = {HERE: "", AWAY: "away", STANDS_IN: "a bot sits in", BOT: "bot"}


@pytest.mark.parametrize("attending", FACES)
def test_who_really_sits_there(attending: str) -> None:
    assert presence_mark(FACES[attending]) == attending
    with speaking("en"):
        shown = mark(attending)
        assert (f'aria-label="{WORDS[attending]}"' in shown) is bool(attending)
        assert missing_mark(attending) == ("" if attending == BOT else shown)


def test_nobody_is_missed_at_a_free_seat() -> None:
    assert presence_mark(SeatFace("Seat 2", "open", present=False)) == HERE


@pytest.mark.parametrize("attending", [AWAY, STANDS_IN, BOT])
@pytest.mark.parametrize("game", ["nidavellir", "aetherya", "andor", "dwar7s_fall"])
def test_every_look_marks_it(game: str, attending: str) -> None:
    declared = game_here(game)
    look = declared.look()
    assert isinstance(look, Look)
    table = declared.new_table(2, luck_from_seed(1), {})

    def drawn(face: SeatFace) -> str:
        scene = Scene(declared, table.view(0), 0, (SeatFace("Ann", "person"), face))
        with speaking("en"):
            return "".join(whole(text(region)) for region in look.regions(scene).values())

    said = f'aria-label="{WORDS[attending]}"'
    assert said in drawn(FACES[attending])
    assert said not in drawn(FACES[HERE])
