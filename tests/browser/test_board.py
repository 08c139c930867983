"""Boards larger than the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixture_page import region
from tests.browser.fixture_table import FixtureTable

Sit = Callable[..., Page]


def field(number: int, x: int, y: int, more: str = "") -> str:
    return (
        f'<g role="button" tabindex="-1" aria-label="Field {number}" class="can" data-press="field:{number}"'
        f'{more}><rect x="{x}" y="{y}" width="20" height="20"/></g>'
    )


def board(extra: str = "") -> dict[str, str]:
    fields = "".join(
        field(row * 4 + column, column * 120, row * 100) for row in range(3) for column in range(4)
    )
    drawing = (
        f'<svg id="map" data-zone="map" data-board="0 0 400 300" viewBox="0 0 400 300">'
        f'<rect width="400" height="300" fill="tan"/>{fields}{extra}</svg>'
    )
    return {"map": region("map", drawing)}


@pytest.fixture
def page(table: FixtureTable, sit: Sit) -> Page:
    table.regions = board()
    return sit()


def view(page: Page) -> list[float]:
    text: str = page.locator("#map").get_attribute("viewBox") or ""
    return [float(number) for number in text.split()]


def test_the_wheel_zooms_at_the_pointer_and_updates_leave_the_view_alone(
    table: FixtureTable, page: Page
) -> None:
    page.mouse.move(200, 150)
    page.mouse.wheel(0, -300)
    page.wait_for_function("() => document.getElementById('map').viewBox.baseVal.width < 250")
    x, y, width, height = view(page)
    assert (x + width / 2, y + height / 2) == pytest.approx((200, 150), abs=1)
    table.frame(board("<text>Fog lifts</text>"))
    expect(page.get_by_text("Fog lifts")).to_have_count(1)
    assert view(page) == [x, y, width, height]


def test_a_board_that_would_be_too_small_opens_near_its_point(table: FixtureTable, sit: Sit) -> None:
    drawing = board()["map"].replace('data-zone="map"', 'data-zone="map" class="near" data-near="300 200"')
    table.regions = {"map": drawing}
    page = sit()
    page.wait_for_function("() => document.getElementById('map').viewBox.baseVal.width < 300")
    x, y, width, height = view(page)
    drawn = page.locator("#map").bounding_box()
    assert drawn
    assert min(drawn["width"] / width, drawn["height"] / height) == pytest.approx(6, abs=0.01)
    assert (x + width / 2, y + height / 2) == pytest.approx((300, 200), abs=1)
    table.frame({"map": drawing.replace("</svg>", "<text>Fog lifts</text></svg>")})
    expect(page.get_by_text("Fog lifts")).to_have_count(1)
    assert view(page) == [x, y, width, height]


def test_dragging_pans_within_the_board_and_presses_nothing(table: FixtureTable, page: Page) -> None:
    page.keyboard.press("+")
    page.keyboard.press("+")
    before = view(page)
    page.mouse.move(200, 150)
    page.mouse.down()
    page.mouse.move(160, 130, steps=4)
    page.mouse.up()
    x, y, *_ = view(page)
    assert x > before[0]
    assert y > before[1]
    page.mouse.move(300, 200)
    page.mouse.down()
    page.mouse.move(-2000, -2000, steps=3)
    page.mouse.up()
    x, y, width, height = view(page)
    assert (x + width, y + height) == pytest.approx((400, 300))
    assert table.heard == []


def test_keys_zoom_and_show_the_whole(page: Page) -> None:
    page.keyboard.press("+")
    assert view(page)[2] < 400
    page.keyboard.press("0")
    assert view(page) == [0, 0, 400, 300]


def test_arrows_go_to_the_nearest_field_enter_presses_and_focus_comes_into_view(
    table: FixtureTable, page: Page
) -> None:
    page.keyboard.press("Tab")
    for _ in range(5):
        page.keyboard.press("+")
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    last = page.get_by_label("Field 11", exact=True)
    expect(last).to_be_focused()
    page.wait_for_function(
        """() => {
            const field = document.activeElement.getBoundingClientRect();
            const board = document.getElementById('map').getBoundingClientRect();
            return field.right <= board.right + 1 && field.bottom <= board.bottom + 1;
        }"""
    )
    page.keyboard.press("Enter")
    table.wait_for_deeds(1)
    assert table.keys == ["field:11"]


def test_a_field_at_the_edge_stays_where_it_is_when_it_is_clicked(table: FixtureTable, page: Page) -> None:
    for _ in range(4):
        page.keyboard.press("+")
    half = page.locator('[data-press="field:5"]').bounding_box()
    assert half
    page.mouse.move(200, 150)
    page.mouse.down()
    page.mouse.move(200 - half["x"] - half["width"] / 2, 150, steps=5)
    page.mouse.up()
    before = view(page)
    edge = page.locator('[data-press="field:5"]').bounding_box()
    assert edge and edge["x"] < 0 < edge["x"] + edge["width"]
    page.mouse.click(edge["x"] + edge["width"] - 3, edge["y"] + edge["height"] / 2)
    table.wait_for_deeds(1)
    assert table.keys == ["field:5"]
    assert view(page) == before


def test_two_fingers_zoom(table: FixtureTable, sit: Sit) -> None:
    table.regions = board()
    page = sit(has_touch=True, is_mobile=True, viewport={"width": 420, "height": 800})
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        shown = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": shown})

    fingers("touchStart", (190, 150), (210, 150))
    fingers("touchMove", (160, 150), (240, 150))
    fingers("touchEnd")
    page.wait_for_function("() => document.getElementById('map').viewBox.baseVal.width < 200")
    assert table.heard == []


def test_a_typed_number_goes_to_its_field_and_brings_it_into_view(table: FixtureTable, sit: Sit) -> None:
    far = field(17, 380, 280, ' data-number="17"') + field(1, 0, 0, ' data-number="1"')
    table.regions = board(far + field(0, 200, 0, ' data-number="0"'))
    page = sit()
    for _press in range(5):
        page.keyboard.press("+")
    width = view(page)[2]
    assert width < 200
    page.keyboard.type("17")
    assert page.evaluate("document.activeElement.dataset.number") == "17"
    page.wait_for_function("() => document.getElementById('map').viewBox.baseVal.x > 150")
    page.wait_for_timeout(1300)
    page.keyboard.press("0")
    assert page.evaluate("document.activeElement.dataset.number") == "0"
    assert view(page)[2] == pytest.approx(width), "no zooming out where 0 is a field"


def test_after_a_number_that_is_not_there_the_next_digit_begins_anew(table: FixtureTable, sit: Sit) -> None:
    table.regions = board(field(4, 0, 0, ' data-number="4"') + field(2, 60, 60, ' data-number="2"'))
    page = sit()
    page.keyboard.type("42")
    assert page.evaluate("document.activeElement.dataset.number") == "2"
