"""The HTML of two tables that differ only in what is hidden from the viewer is the same."""

from __future__ import annotations

from itertools import islice

import pytest

from meadhall.core.table import SPECTATOR
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.look.contract import Draft
from tests.games.dwar7s_fall.look.eyes import EYES
from tests.games.dwar7s_fall.play import fresh, give_gems, give_ogre, give_secret, lay


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("way", ["two", "four"])
def test_regions_and_prompt_tell_nothing_hidden(way: str, language: str) -> None:
    EYES.check_secrets(way, 21, language, every=11, least=40)


def test_what_is_put_together_on_an_imagined_table_tells_nothing_hidden() -> None:
    """A draft is shown on a table imagined for the viewer: whatever that made up stays out of sight."""
    compared = 0
    for table in islice(EYES.random_game("three", 5), 0, None, 31):
        if not table.to_act():
            break
        seat = table.to_act()[0]
        scene = EYES.scene(table, seat)
        for key in sorted(EYES.keys_to_press(scene)[0]):
            answer = LOOK.press(scene, key)
            if isinstance(answer, Draft):
                one, other = (EYES.scene(table, seat, answer.keys, luck) for luck in (3, 4))
                assert EYES.texts(one) == EYES.texts(other)
                assert LOOK.prompt(one) == LOOK.prompt(other)
                compared += 1
    assert compared > 12


def test_kinds_of_gems_ogres_and_secret_goals_are_seen_by_their_owner_only() -> None:
    table = lay(fresh(3), "castle", "0,0")
    give_gems(table, 0, ruby=2)
    give_ogre(table, 0, "crown")
    give_secret(table, 0, "explorer")
    own, theirs, strangers = (EYES.page(EYES.scene(table, viewer)) for viewer in (0, 1, SPECTATOR))
    assert all(words in own for words in ("Ruby &#215; 2", "Explorer", 'data-about="ogre:crown"'))
    for page in (theirs, strangers):
        assert (
            "Ruby &#215; 2" not in page and "Explorer" not in page and 'data-about="ogre:crown"' not in page
        )
        assert "gems 2, ogres 1" in page


def test_all_about_a_player_tells_no_kinds() -> None:
    table = lay(fresh(2), "castle", "0,0")
    give_ogre(give_gems(table, 0, ruby=2), 0, "crown")
    told = str(LOOK.about_piece(EYES.scene(table, 1), "seat:0"))
    assert "Gems in hand: 2" in told
    assert "Ruby" not in told.replace("Ruby mine", "") and "Crown" not in told
