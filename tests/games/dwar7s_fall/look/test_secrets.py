"""The HTML of two tables that differ only in what is hidden from the viewer is the same."""

from __future__ import annotations

import pytest

from meadhall.core.speech import speaking
from meadhall.core.table import SPECTATOR
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.look.contract import Draft
from tests.games.dwar7s_fall.look.scenes import keys_to_press, scene_of, texts
from tests.games.dwar7s_fall.play import fresh, give_gems, give_ogre, give_secret, lay
from tests.games.dwar7s_fall.random_play import positions


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 4])
def test_regions_and_prompt_tell_nothing_hidden(seats: int, language: str) -> None:
    compared = 0
    with speaking(language):
        for number, table in enumerate(positions(seats, 21)):
            if number % 5:
                continue
            for viewer in range(SPECTATOR, table.seats):
                twin = table.imagine(viewer, 1000 + number)
                one, other = scene_of(table, viewer), scene_of(twin, viewer, luck=99)
                assert texts(one) == texts(other)
                assert LOOK.prompt(one) == LOOK.prompt(other)
                assert LOOK.headline(one) == LOOK.headline(other)
                compared += 1
    assert compared > 60


def test_what_is_put_together_on_an_imagined_table_tells_nothing_hidden() -> None:
    """A draft is shown on a table imagined for the viewer: whatever that made up stays out of sight."""
    compared = 0
    for number, table in enumerate(positions(3, 5)):
        if number % 11:
            continue
        seat = table.active
        for key in sorted(keys_to_press(scene_of(table, seat))[0]):
            answer = LOOK.press(scene_of(table, seat), key)
            if isinstance(answer, Draft):
                one, other = (scene_of(table, seat, answer.keys, luck) for luck in (3, 4))
                assert texts(one) == texts(other)
                assert LOOK.prompt(one) == LOOK.prompt(other)
                compared += 1
    assert compared > 30


def test_kinds_of_gems_ogres_and_secret_goals_are_seen_by_their_owner_only() -> None:
    table = lay(fresh(3), "castle", "0,0")
    give_gems(table, 0, ruby=2)
    give_ogre(table, 0, "crown")
    give_secret(table, 0, "explorer")
    own, theirs, strangers = ("".join(texts(scene_of(table, viewer)).values()) for viewer in (0, 1, SPECTATOR))
    assert "Ruby × 2" in own and "Explorer" in own and 'data-about="ogre:crown"' in own
    for page in (theirs, strangers):
        assert "Ruby × 2" not in page and "Explorer" not in page and 'data-about="ogre:crown"' not in page
        assert "gems 2, ogres 1" in page


def test_all_about_a_player_tells_no_kinds() -> None:
    table = lay(fresh(2), "castle", "0,0")
    give_ogre(give_gems(table, 0, ruby=2), 0, "crown")
    told = str(LOOK.about_piece(scene_of(table, 1), "seat:0"))
    assert "Gems in hand: 2" in told
    assert "Ruby" not in told.replace("Ruby mine", "") and "Crown" not in told
