"""The sheet about a piece."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fixture_page import piece, region, zone
from tests.browser.fixture_table import FixtureTable

Sit = Callable[..., Page]
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


@pytest.fixture(autouse=True)
def regions(table: FixtureTable) -> None:
    table.regions = {
        "board": region("board", zone(piece("a", data_about="dagda", data_act="Recruit"), piece("b")))
    }
    table.abouts = {
        "dagda": '<h2>Dagda</h2><button type="button" data-about="thrud">Next</button>',
        "thrud": "<h2>Thrud</h2>",
    }


def at(page: Page, key: str) -> Locator:
    return page.locator(f'[data-press="{key}"]')


def heading(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog").get_by_role("heading", name=name)


def test_the_right_button_opens_it_and_nothing_is_pressed(table: FixtureTable, sit: Sit) -> None:
    page = sit()
    at(page, "a").click(button="right")
    expect(heading(page, "Dagda")).to_be_visible()
    assert table.heard == []


def test_one_pages_through_it_and_the_focus_returns_to_the_first_piece(sit: Sit) -> None:
    page = sit()
    at(page, "a").focus()
    page.keyboard.press("i")
    page.get_by_role("button", name="Next").click()
    expect(heading(page, "Thrud")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("dialog")).to_be_hidden()
    expect(at(page, "a")).to_be_focused()


def test_the_focus_finds_the_piece_after_an_update_below_the_sheet(table: FixtureTable, sit: Sit) -> None:
    page = sit()
    at(page, "a").click(button="right")
    expect(heading(page, "Dagda")).to_be_visible()
    table.frame({"board": region("board", f"<div>{zone(piece('z'), piece('a', data_about='dagda'))}</div>")})
    expect(at(page, "z")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(at(page, "a")).to_be_focused()


def test_a_press_beside_it_closes_it(table: FixtureTable, sit: Sit) -> None:
    page = sit()
    at(page, "a").click(button="right")
    expect(heading(page, "Dagda")).to_be_visible()
    page.mouse.click(3, 3)
    expect(page.locator("dialog")).to_be_hidden()
    assert table.heard == []


def test_a_piece_nobody_knows_is_told_kindly(table: FixtureTable, sit: Sit) -> None:
    table.abouts.clear()
    page = sit()
    at(page, "a").click(button="right")
    expect(page.locator("[data-notice]")).to_have_text("That did not work. Try again.")
    expect(page.locator("dialog")).to_be_hidden()


def test_a_long_press_opens_it_and_pulling_it_down_closes_it(table: FixtureTable, sit: Sit) -> None:
    page = sit(**PHONE)
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        shown = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": shown})

    def middle(element: Locator) -> tuple[float, float]:
        box = element.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    finger("touchStart", middle(at(page, "a")))
    expect(heading(page, "Dagda")).to_be_visible()
    finger("touchEnd")
    expect(heading(page, "Dagda")).to_be_visible()
    assert table.heard == []
    x, y = middle(page.locator("[data-sheet-handle]"))
    finger("touchStart", (x, y))
    finger("touchMove", (x, y + 60))
    finger("touchMove", (x, y + 160))
    finger("touchEnd")
    expect(page.locator("dialog")).to_be_hidden()
