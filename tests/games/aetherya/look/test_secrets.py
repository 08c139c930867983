"""The HTML of two tables that differ only in what is hidden from the viewer is the same."""

from __future__ import annotations

import pytest

from meadhall.core.speech import speaking
from meadhall.core.table import SPECTATOR
from meadhall.games.aetherya.look.look import LOOK
from tests.games.aetherya.look.scenes import random_game, scene_of, texts


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("way", ["two", "items", "together", "solo"])
def test_regions_and_prompt_tell_nothing_hidden(way: str, language: str) -> None:
    compared = 0
    with speaking(language):
        for number, table in enumerate(random_game(way, 21)):
            if number % 3 and number > 12:
                continue
            for viewer in range(SPECTATOR, table.seats):
                twin = table.imagine(viewer, 1000 + number)
                one, other = scene_of(table, viewer), scene_of(twin, viewer, luck=99)
                assert texts(one) == texts(other)
                assert LOOK.prompt(one) == LOOK.prompt(other)
                assert LOOK.headline(one) == LOOK.headline(other)
                compared += 1
    assert compared > 20


def test_a_card_in_anothers_hand_shows_its_back() -> None:
    for table in random_game("two", 3):
        seat = table.to_act()[0]
        if table.decision(seat) == "drawn":
            break
    own, theirs = (texts(scene_of(table, viewer))["supply"] for viewer in (seat, 1 - seat))
    assert "In hand" in own and "drawn by" in theirs
    hand = theirs[theirs.index('data-place="hand"') :]
    assert 'href="#a-back"' in hand


def test_a_closed_token_is_drawn_without_anything_of_what_it_is() -> None:
    table = next(table for table in random_game("items", 3) if table.decision(table.to_act()[0]) == "source")
    text = texts(scene_of(table, 0))["kingdom"]
    assert text.count('class="tok closed"') == 12
    assert "cut-diamond" not in text and "griffin" not in text
