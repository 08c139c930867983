"""Watching a game again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fixture_page import region
from tests.browser.fixture_table import FixtureTable

Sit = Callable[..., Page]


@pytest.fixture
def page(table: FixtureTable, sit: Sit) -> Page:
    table.replay = [
        {"type": "regions", "seq": move, "said": 0, "move": move, "moves": 4, "regions": {
            "board": region("board", f"after {move}")
        }, "said_aloud": [f"Move {move}."]}
        for move in range(5)
    ]  # fmt: skip
    return sit("/table/t1/replay")


def board(page: Page) -> Locator:
    return page.locator("#r-board")


def test_one_steps_through_with_buttons_and_keys(page: Page) -> None:
    expect(page.get_by_role("button", name="back")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="next").click()
    expect(board(page)).to_have_text("after 1")
    expect(page.locator('[data-live="polite"]')).to_contain_text("Move 1.")
    page.get_by_role("button", name="last").click()
    expect(board(page)).to_have_text("after 4")
    page.keyboard.press("ArrowLeft")
    expect(board(page)).to_have_text("after 3")
    expect(page.locator("[data-replay-move]")).to_have_text("3")
    page.keyboard.press("Home")
    expect(board(page)).to_have_text("after 0")
    page.get_by_label("Move").fill("2")
    expect(board(page)).to_have_text("after 2")


def test_the_address_keeps_the_move_and_the_way_back_works(page: Page) -> None:
    page.get_by_role("button", name="next").click()
    expect(board(page)).to_have_text("after 1")
    page.get_by_role("button", name="next").click()
    expect(board(page)).to_have_text("after 2")
    expect(page).to_have_url("/table/t1/replay?move=2")
    page.go_back()
    expect(board(page)).to_have_text("after 1")


def test_it_plays_by_itself_to_the_end(page: Page) -> None:
    page.get_by_role("button", name="play").click()
    expect(board(page)).to_have_text("after 4")
    expect(page.get_by_role("button", name="play")).to_have_attribute("aria-pressed", "false")


def test_a_step_stops_it(page: Page) -> None:
    page.evaluate("document.documentElement.style.setProperty('--beat', '60s')")
    page.get_by_role("button", name="play").click()
    expect(page.get_by_role("button", name="play")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(board(page)).to_have_text("after 1")
    expect(page.get_by_role("button", name="play")).to_have_attribute("aria-pressed", "false")
