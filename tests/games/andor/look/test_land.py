"""What the map tells before anything is done: ways and their hours, where creatures go, the sunrise."""

from __future__ import annotations

import random
import re
from itertools import islice

import pytest

from meadhall.core.i18n import speaking
from meadhall.core.journal import Journal
from meadhall.core.table import Table
from meadhall.games.andor.look.aims import walks
from meadhall.games.andor.look.sunrise import STEPS
from meadhall.games.andor.look.view_model import model_of
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.rules.paths import distances_from
from meadhall.games.andor.state import choices
from meadhall.games.andor.state.events import HERO_STEPPED, WP_CHANGED
from meadhall.games.andor.state.table import FIELD, HOURS, WP, Board
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


@pytest.mark.parametrize("legend", ["L1", "L2", "L4", "L5"])
def test_audit_all_games_2_a_way_that_is_shown_takes_the_hours_and_willpower_it_tells(legend: str) -> None:
    """D5.1, D3.6: each way is gone on the imagined table, step by step."""
    compared = overtime = 0
    dice = random.Random(legend)
    for table in islice(random_legend(Way(legend, 3, 1, prologue=legend == "L1"), 4), 0, None, 3):
        scene = EYES.scene(table, 0)
        model = model_of(scene)
        ways = [aim.journey for aim in walks(model).values() if aim.journey]
        for way in dice.sample(ways, min(3, len(ways))):
            assert isinstance(scene.world, AndorTable)
            told = gone(scene.world.copy(), model.actor, way.road)
            if told is not None and way.road[-1] not in model.view.halts:
                assert told == (way.fare.cost, way.fare.willpower), way
                compared += 1
                overtime += way.fare.overtime > 0
        if ways and model.decision == "turn" and not model.view.halts:
            board = board_of(table)
            nearest = distances_from(board, board.hero(model.actor, FIELD))
            assert all(len(way.road) == nearest[way.road[-1]] for way in ways)
    assert compared > 40 and overtime > 5 * (legend != "L1")


def gone(world: AndorTable, hero: int, road: tuple[int, ...]) -> tuple[int, int] | None:
    """Hours and willpower points that a way takes; None if something happens on it."""
    journal = Journal()
    world.attach_journal(journal)
    hours, wp = world.hero(hero, HOURS), world.hero(hero, WP)
    for field in road:
        world.play(0, choices.STEP + field)
        if {entry.what for entry in journal.entries} - {HERO_STEPPED, WP_CHANGED}:
            return None
    return world.hero(hero, HOURS) - hours, wp - world.hero(hero, WP)


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
