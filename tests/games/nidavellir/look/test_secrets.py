"""The HTML of two tables that differ only in what is hidden from the viewer is the same."""

from __future__ import annotations

import pytest

from tests.games.nidavellir.look.eyes import EXPANDED, EYES
from tests.modes import mostly_compiled


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("way", mostly_compiled([EXPANDED[0], EXPANDED[2], EXPANDED[3]]))
def test_nothing_hidden_is_told(way: str, language: str) -> None:
    EYES.check_secrets(way, seed=23, language=language, least=50)


def test_a_coin_face_down_is_drawn_without_anything_of_what_it_hides() -> None:
    for table in EYES.random_game("3 seats", 3):
        view = table.view(0)
        hidden = [seat for seat in view.seats if "?" in seat.bids]  # type: ignore[attr-defined]
        if hidden:
            break
    text = EYES.texts(EYES.scene(table, 0))["tavern-2"]
    seat = hidden[0].seat
    start = text.index(f'data-place="bid:{seat}:2"')
    mark = text[start : text.index("</span>", start)]
    assert 'class="coin down"' in mark and "<text" not in mark
