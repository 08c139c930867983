"""Watching a real game again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guests


@pytest.fixture
def replay(guests: Guests) -> Page:
    """From the result to the beginning of the replay. A bot has played in Ann's place, which is quick."""
    ann = guests("Ann")
    table = ann.create("me", "greedy")
    ann.post(f"/api/tables/{table}/leave")
    ann.play_until(table, lambda frame: frame["status"] == "over")
    page = ann.open(table)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("html[data-ready]", state="attached")
    page.get_by_title("To the beginning").click()
    expect(page.locator("[data-replay-move]")).to_have_text("0")
    return page


def at(page: Page, move: int) -> None:
    expect(page.locator("[data-replay-move]")).to_have_text(str(move))
    expect(page).to_have_url(re.compile(rf"[?&]move={move}\b"))


def test_step_jump_and_go_back(replay: Page) -> None:
    expect(replay.get_by_role("heading", name="The table is laid")).to_be_visible()
    for move in (1, 2, 3):
        replay.get_by_title("One move on").click()
        at(replay, move)
    third = replay.locator(".prompt").inner_text()
    replay.keyboard.press("ArrowLeft")
    at(replay, 2)
    assert replay.locator(".prompt").inner_text() != third
    replay.locator("[data-replay-at]").fill("20")
    at(replay, 20)
    expect(replay.locator(".prompt p")).to_contain_text("20")
    replay.go_back()
    at(replay, 2)
    replay.get_by_title("To the end").click()
    expect(replay.get_by_title("To the end")).to_have_attribute("aria-disabled", "true")
    expect(replay.locator(".where")).to_contain_text("The game is over")


def test_it_plays_by_itself_until_it_is_stopped(replay: Page) -> None:
    play = replay.locator('[data-do="replay-play"]')
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    replay.wait_for_function("() => Number(document.querySelector('[data-replay-move]').textContent) >= 4")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    replay.wait_for_load_state("networkidle")
    assert (
        replay.locator(".prompt p")
        .inner_text()
        .startswith(f"Move {replay.locator('[data-replay-move]').inner_text()} of")
    )


def test_the_same_move_from_the_seat_of_another(replay: Page) -> None:
    replay.locator("[data-replay-at]").fill("2")
    at(replay, 2)
    headings = {}
    for seat in ("0", "1"):
        replay.locator('select[name="seat"]').select_option(seat)
        replay.locator(".replay-bar form button").click()
        expect(replay.locator("body")).to_have_attribute("data-seat", seat)
        at(replay, 2)
        headings[seat] = replay.locator("#r-purse").text_content(), replay.locator("#r-rival-0").count()
    assert headings["0"][1] == 0 and headings["1"][1] == 1, "the others are those of that seat"
    assert replay.locator(".can").count() == 0
