"""The HTML of two tables that differ only in what is hidden from the viewer is the same."""

from __future__ import annotations

import pytest

from tests.games.aetherya.look.eyes import EYES
from tests.modes import mostly_compiled


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("way", mostly_compiled(["two", "items", "together", "solo"]))
def test_nothing_hidden_is_told(way: str, language: str) -> None:
    EYES.check_secrets(way, seed=21, language=language)


def test_a_card_in_anothers_hand_shows_its_back() -> None:
    for table in EYES.random_game("two", 3):
        seat = table.to_act()[0]
        if table.decision(seat) == "drawn":
            break
    own, theirs = (EYES.texts(EYES.scene(table, viewer))["supply"] for viewer in (seat, 1 - seat))
    assert "In hand" in own and "drawn by" in theirs
    hand = theirs[theirs.index('data-place="hand"') :]
    assert 'href="#a-back"' in hand


def test_a_closed_token_is_drawn_without_anything_of_what_it_is() -> None:
    table = next(
        table for table in EYES.random_game("items", 3) if table.decision(table.to_act()[0]) == "source"
    )
    text = EYES.texts(EYES.scene(table, 0))["kingdom"]
    assert text.count('class="tok closed"') == 12
    assert "cut-diamond" not in text and "griffin" not in text
