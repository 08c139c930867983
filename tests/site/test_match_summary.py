"""The options and the clock of a match in words, in the room and in lists."""

from __future__ import annotations

import pytest

from meadhall.core.game import OptionValue
from meadhall.core.i18n import speaking
from meadhall.site.pages.formatting import match_summary
from meadhall.store.matches import MatchConfig
from tests.site.browsing import Browser
from tests.site.running import Server


def config(game: str, options: dict[str, OptionValue], **clock: int) -> MatchConfig:
    return MatchConfig("t", game, 1, options, b"", "", clock, 0, True, "", 0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Thingvellir", "2 days a choice"]),
        ("ru", ["Тингвеллир", "2 дня на ход"]),
        ("fr", ["Thingvellir", "2 jours par choix"]),
    ],
)
def test_what_differs_from_the_usual_and_the_clock(language: str, words: list[str]) -> None:
    with speaking(language):
        chosen: dict[str, OptionValue] = {"beginner": False, "thingvellir": True}
        told = match_summary(config("nidavellir", chosen, move=172_800))
        assert [word.replace("\xa0", " ") for word in told] == words


def test_a_name_of_its_own_is_told_though_it_is_the_usual_one() -> None:
    with speaking("en"):
        told = match_summary(config("andor", {"legend": "L1", "difficulty": "normal"}, bank=900, bonus=5))
        assert told[0].startswith("Legend: 1")
        assert told[-1] == "15 minutes in all"


@pytest.mark.parametrize(
    ("seconds", "words"), [(60, "1 minute a choice"), (90, "90 seconds a choice"), (7200, "2 hours a choice")]
)
def test_little_and_much_time(seconds: int, words: str) -> None:
    with speaking("en"):
        assert match_summary(config("nidavellir", {}, move=seconds)) == [words]


def test_a_usual_table_and_one_of_a_game_that_is_gone_need_no_words() -> None:
    assert match_summary(config("nidavellir", {"beginner": False, "thingvellir": False})) == []
    assert match_summary(config("gone", {"what": True})) == []


def test_the_room_and_the_list_tell_it(server: Server) -> None:
    with Browser(server) as ann, Browser(server) as stranger:
        wish = {"seats": "2", "seat0": "me", "seat1": "open", "who": "public", "clock": "days"}
        room = ann.sent("/games/nidavellir/table", **wish, option_thingvellir="true")
        for page in (stranger.page(room), stranger.page("/tables")):
            assert "Thingvellir" in page.text
            assert "2 days a choice" in page.text
