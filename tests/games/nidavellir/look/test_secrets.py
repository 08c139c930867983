"""The HTML of two tables that differ only in what is hidden from the viewer is the same."""

from __future__ import annotations

import pytest

from meadhall.core.speech import speaking
from meadhall.core.table import SPECTATOR
from meadhall.games.nidavellir.look.look import LOOK
from tests.games.nidavellir.look.scenes import random_games, scene_of, texts


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_regions_and_prompt_tell_nothing_hidden(seats: int, language: str) -> None:
    compared = 0
    with speaking(language):
        for number, table in enumerate(random_games(seats, True, 21 + seats)):
            if number % 3:
                continue
            for viewer in range(SPECTATOR, seats):
                twin = table.imagine(viewer, 1000 + number)
                one, other = scene_of(table, viewer), scene_of(twin, viewer, luck=99)
                assert texts(one) == texts(other)
                assert LOOK.prompt(one) == LOOK.prompt(other)
                compared += 1
    assert compared > 50


def test_a_coin_face_down_is_drawn_without_anything_of_what_it_hides() -> None:
    for table in random_games(3, False, 3):
        view = table.view(0)
        hidden = [seat for seat in view.seats if "?" in seat.bids]  # type: ignore[attr-defined]
        if hidden:
            break
    text = texts(scene_of(table, 0))["tavern-2"]
    seat = hidden[0].seat
    start = text.index(f'data-place="bid:{seat}:2"')
    mark = text[start : text.index("</span>", start)]
    assert 'class="coin down"' in mark and "<text" not in mark
