"""What the map tells before anything is done: ways and their hours, where creatures go, the sunrise."""

from __future__ import annotations

import re

import pytest

from meadhall.core.speech import speaking
from meadhall.core.table import Table
from meadhall.games.andor.look.dawn import STEPS
from meadhall.games.andor.table import FIELD, Board
from tests.games.andor.look.scenes import EYES, random_legend
from tests.games.andor.random_play import Way


def board_of(table: Table) -> Board:
    assert isinstance(table, Board)
    return table


def test_the_way_to_a_field_tells_its_hours() -> None:
    table = next(each for each in random_legend(Way("L2", 2, 1), 5) if each.decision(0) == "turn")
    board = board_of(table)
    own = board.hero(board.active, FIELD)
    shown = EYES.texts(EYES.scene(table, 0))["previews"]
    told = {int(field): int(hours) for field, hours in re.findall(r"Field (\d+): (\d+) h", shown)}
    assert len(told) > 10
    for field, hours in told.items():
        assert hours >= board.program.board.distance(own, field)
        assert hours == 1 or field not in board.program.board.adjacent[own]
    assert all(told[field] == 1 for field in board.program.board.adjacent[own] if field in told)


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_sunrise_is_told_step_by_step_until_somebody_acts(language: str) -> None:
    """D11.1."""
    seen = set()
    for table in random_legend(Way("L2", 2, 1), 8):
        view = EYES.scene(table, 0).view
        with speaking(language):
            shown = EYES.texts(EYES.scene(table, 0))["dawn"]
        used = any(hero.hours or hero.day_ended for hero in view.heroes)  # type: ignore[attr-defined]
        fresh = view.day > 1 and not used and bool(table.to_act())  # type: ignore[attr-defined]
        assert shown.count("<li>") == (len(STEPS) if fresh else 0)
        seen.add(fresh)
    assert seen == {True, False}
