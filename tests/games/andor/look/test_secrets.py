"""The HTML of two tables that differ only in what nobody knows yet is the same."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from meadhall.core.i18n import speaking
from meadhall.core.table import SPECTATOR
from meadhall.games.andor.look.look import LOOK
from tests.games.andor.look.scenes import EYES, random_legend
from tests.games.andor.random_play import ALL_WAYS, Way


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("way", ALL_WAYS[1::2], ids=Way.name)
def test_regions_and_prompt_tell_nothing_hidden(way: Way, language: str) -> None:
    compared = 0
    with speaking(language):
        for table in islice(random_legend(way, 21), 0, 160, 20):
            for viewer in range(SPECTATOR, table.seats):
                compared += 1
                twin = table.imagine(viewer, 1000 + compared)
                one, other = EYES.scene(table, viewer), EYES.scene(twin, viewer, luck=99)
                assert EYES.texts(one) == EYES.texts(other)
                assert LOOK.prompt(one) == LOOK.prompt(other)
                assert LOOK.headline(one) == LOOK.headline(other)
                assert LOOK.tabs(one) == LOOK.tabs(other)
    assert compared >= 8


def test_what_lies_face_down_is_drawn_without_anything_of_what_it_is() -> None:
    table = next(iter(random_legend(Way("L4", 3, 2), 3)))
    shown = EYES.texts(EYES.scene(table, 0))
    assert shown["things"].count('class="fog"') == 5
    assert "glyph" not in re.findall(r'<g class="fog">.*?</g>', shown["things"])[0]
    gems = re.findall(r'<g class="token ">(?:(?!</g>).)*cut-diamond(?:(?!</g>).)*</g>', shown["things"])
    assert gems and all(re.search(r">\d?\?</text>", gem) for gem in gems)


def test_dice_of_a_deck_are_not_foretold() -> None:
    """What a viewer is shown does not depend on the luck of the table."""
    table = next(iter(random_legend(Way("L2", 2, 2), 3)))
    twin = table.imagine(0, 123456789)
    assert EYES.texts(EYES.scene(table, 0)) == EYES.texts(EYES.scene(twin, 0))
