"""Crowded fields: the one who acts is seen, and a sign tells of those who have no room."""

from __future__ import annotations

import re

from meadhall.games.andor.look.look import LOOK
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state.names import PRINCE, SHIELD_DWARVES
from meadhall.games.andor.state.table import FIELD
from meadhall.look.contract import Explain
from tests.games.andor.look.scenes import EYES
from tests.games.andor.random_play import named

HEROES = ("warrior", "archer", "wizard", "dwarf")


def gathered(*figures: int) -> AndorTable:
    """Four heroes on field 10, and others."""
    table = named(*HEROES)
    for hero in range(4):
        table.set_hero(hero, FIELD, 10)
    for figure in figures:
        table.set_figure(figure, 10)
    return table


def shown_heroes(table: AndorTable) -> set[str]:
    return set(
        re.findall(r'data-key="(hero:\d|prince|shield_dwarves)"', EYES.texts(EYES.scene(table, 0))["figures"])
    )


def test_four_have_room() -> None:
    table = gathered()
    assert shown_heroes(table) == {"hero:0", "hero:1", "hero:2", "hero:3"}
    assert "+1" not in EYES.texts(EYES.scene(table, 0))["figures"]
    assert "crowd:10" not in EYES.texts(EYES.scene(table, 0))["targets"]


def test_of_six_three_are_shown_with_the_one_who_acts_and_a_sign_for_the_rest() -> None:
    table = gathered(PRINCE, SHIELD_DWARVES)
    found = shown_heroes(table)
    assert len(found) == 3 and f"hero:{table.part(1)}" in found
    assert ">+3<" in EYES.texts(EYES.scene(table, 0))["figures"]


def test_the_sign_tells_who_stands_there_looked_at_pressed_and_asked_about() -> None:
    table = gathered(PRINCE)
    scene = EYES.scene(table, 0)
    regions = EYES.texts(scene)
    assert 'data-press="crowd:10"' in regions["targets"]
    told = LOOK.press(scene, "crowd:10")
    assert isinstance(told, Explain)
    tip = regions["previews"].partition('data-preview="crowd:10"')[2].partition("</template>")[0]
    about = str(LOOK.about_piece(scene, "field:10"))
    for name in ("Warrior", "Archer", "Wizard", "Dwarf", "Prince Thorald"):
        assert name in told.text and name in tip and name in about
