"""Clocks: a bot chooses for whoever runs out of time, and banks are kept by the log."""

from __future__ import annotations

import pytest

from meadhall.site.matches.clock import Clock
from tests.site.browsing import Browser, Page
from tests.site.running import Server, play_out

GAMES = ("nidavellir", "aetherya", "andor", "dwar7s_fall", "hoard")


def test_whoever_is_too_slow_is_played_for(server: Server) -> None:
    ann = server.person()
    made = ann.create("me", "random", clock={"move": 1}, options={"rounds": 1})
    assert made["clock"]["deadlines"][0] <= made["clock"]["now"] + 1000
    assert made["clock"]["deadlines"][1] is None or made["seats"][1]["bot"]
    end = ann.wait_for(made["table"], lambda frame: frame["status"] == "over")
    assert end["seats"][0]["bot"] is None  # the seat is still hers


def test_a_bank_lasts_for_the_whole_match(server: Server) -> None:
    ann = server.person()
    made = ann.create("me", "random", clock={"bank": 60, "bonus": 5})
    end = play_out([ann], made["table"])
    assert end["clock"]["banks"][0] > 60_000
    assert end["clock"]["deadlines"] == [None, None]


def test_days_are_many_seconds(server: Server) -> None:
    ann = server.person()
    made = ann.create("me", "random", clock={"move": 3 * 86_400})
    assert made["clock"]["deadlines"][0] > made["clock"]["now"] + 2 * 86_400_000


def test_time_is_taken_off_the_bank_and_the_bonus_added() -> None:
    clock = Clock({"bank": 10, "bonus": 2}, 2)
    clock.start([0, 1], at=1000)
    assert clock.deadline(0) == 11_000
    clock.press(0, at=4000)
    clock.start([1], at=4000)
    assert clock.banks == [9000, 10_000]
    assert clock.deadline(0) is None
    assert clock.deadline(1) == 11_000  # goes on running
    clock.press(1, at=30_000)
    assert clock.banks[1] == 2000


def test_without_terms_no_clock_runs_out() -> None:
    clock = Clock({}, 2)
    clock.start([0], at=1000)
    assert clock.deadline(0) is None


def clocks(browser: Browser, game: str, clock: str) -> Page:
    """What the page of a new table for two says of time."""
    place = browser.sent(f"/games/{game}/table", seats="2", seat0="me", seat1="open", clock=clock)
    made = browser.get(place.replace("/table/", "/api/tables/")).json()
    browser.server.person("Bo").done(made["table"], "sit", invitation=made["invitation"])
    page = browser.get(place).text
    start = page.index('<ol id="r-clocks"')
    return Page(page[start : page.index("</ol>", start)])


@pytest.mark.parametrize("game", GAMES)
def test_whose_time_runs_is_seen_at_every_table(server: Server, game: str) -> None:
    with Browser(server) as ann:
        for kind in ("move", "bank"):
            shown = clocks(ann, game, kind)
            assert shown.all("time", **{"class": "clock runs"})
            assert all(
                str(clock["data-deadline"]).isdigit()
                for clock in shown.all("time", **{"class": "clock runs"})
            )
        assert len(shown.all("time")) == 2  # a bank is seen though it is not one's turn
        assert "hidden" in clocks(ann, game, "none").all("ol")[0]


def test_a_bot_has_no_clock_for_people_to_watch(server: Server) -> None:
    with Browser(server) as ann:
        place = ann.sent("/games/nidavellir/table", seats="2", seat0="me", seat1="greedy", clock="bank")
        assert len(ann.page(place).all("time")) == 1
