"""Pressing with mouse, finger and by dragging; what the table answers; previews."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fixture_page import piece, region, zone
from tests.browser.fixture_table import FixtureTable

Sit = Callable[..., Page]
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}

BOARD = zone(
    piece("a", data_act="Recruit A"),
    piece("b", data_act="Recruit B"),
    piece("plain"),
    piece("never", can=False, aria_disabled="true", data_why="Only with six coins."),
    piece("coin", draggable="true"),
    piece("slot"),
)
PREVIEWS = (
    '<template data-preview="a"><b data-into="score">12 → 18</b><i data-into="army">ghost A</i></template>'
    '<template data-preview="b"><b data-into="score">12 → 13</b></template>'
)
PROMPT = '<p>Take a card</p><p data-slot="score"></p><div data-slot="army"></div><div data-dock></div>'


@pytest.fixture(autouse=True)
def regions(table: FixtureTable) -> None:
    table.regions = {"prompt": region("prompt", PROMPT), "board": region("board", BOARD + PREVIEWS)}


def at(page: Page, key: str) -> Locator:
    return page.locator(f'[data-press="{key}"]')


def slot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-slot="{name}"]')


def dock(page: Page) -> Locator:
    return page.locator("[data-dock] button")


def test_a_pressed_piece_is_busy_at_once_and_until_the_answer(table: FixtureTable, sit: Sit) -> None:
    table.answering = False
    page = sit()
    after = at(page, "a").evaluate("piece => { piece.click(); return piece.ariaBusy }")
    assert after == "true"
    table.wait_heard(1)
    table.tell({"board": region("board", BOARD)})  # an update of others does not take that away
    expect(page.locator("template")).to_have_count(1)
    expect(at(page, "a")).to_have_attribute("aria-busy", "true")
    table.send({"type": "done", "id": 1, "seq": 0})
    expect(at(page, "a")).not_to_have_attribute("aria-busy", "true")


def test_the_prompt_shows_that_an_answer_is_awaited_though_the_piece_is_gone(
    table: FixtureTable, sit: Sit
) -> None:
    table.answering = False
    table.regions = {**table.regions, "prompt": region("prompt", "Choose")}
    page = sit()
    prompt = page.locator('[data-region="prompt"]')
    expect(prompt).not_to_have_attribute("data-waits", "")
    at(page, "a").click()
    table.wait_heard(1)
    table.tell({"board": region("board", "<p>Nothing left</p>"), "prompt": region("prompt", "A moment")})
    expect(page.get_by_text("Nothing left")).to_be_visible()
    expect(prompt).to_have_attribute("data-waits", "")
    table.send({"type": "done", "id": 1, "seq": 0})
    expect(prompt).not_to_have_attribute("data-waits", "")


def test_in_a_busy_house_a_piece_is_busy_until_what_was_done_is_seen(table: FixtureTable, sit: Sit) -> None:
    table.answer = lambda message: {"type": "done", "id": message["id"], "seq": 1}
    page = sit()
    at(page, "a").click()
    at(page, "slot").click()
    table.wait_for_deeds(2)
    expect(at(page, "a")).to_have_attribute("aria-busy", "true")
    table.tell({"prompt": region("prompt", "A word by somebody")})
    expect(page.get_by_text("A word by somebody")).to_be_visible()
    expect(at(page, "a")).to_have_attribute("aria-busy", "true")
    table.frame({"prompt": region("prompt", "Seen")})
    for key in ("a", "slot"):
        expect(at(page, key)).not_to_have_attribute("aria-busy", "true")


def test_what_cannot_be_pressed_says_why_and_sends_nothing(table: FixtureTable, sit: Sit) -> None:
    page = sit()
    at(page, "never").click(force=True)
    expect(page.locator("[data-notice]")).to_have_text("Only with six coins.")
    expect(page.locator('[data-live="polite"]')).to_contain_text("Only with six coins.")
    at(page, "plain").click()
    table.wait_for_deeds(1)
    assert table.keys == ["plain"]
    expect(page.locator("[data-notice]")).to_be_hidden()


def test_an_explanation_is_shown_and_said(table: FixtureTable, sit: Sit) -> None:
    table.answer = lambda message: {"type": "explained", "id": message["id"], "text": "First a coin."}
    page = sit()
    at(page, "slot").click()
    expect(page.locator("[data-notice]")).to_have_text("First a coin.")
    expect(page.locator('[data-live="polite"]')).to_contain_text("First a coin.")
    expect(at(page, "slot")).not_to_have_attribute("aria-busy", "true")


def test_a_refusal_is_shown_and_said_at_once(table: FixtureTable, sit: Sit) -> None:
    error = {"reason": "not_your_turn", "sentence": "It is Bo's turn."}
    table.answer = lambda message: {"type": "refused", "id": message["id"], "error": error}
    page = sit()
    at(page, "a").click()
    expect(page.locator("[data-notice]")).to_have_text("It is Bo's turn.")
    expect(page.locator('[data-live="assertive"]')).to_contain_text("It is Bo's turn.")


# -- previews -----------------------------------------------------------------------------------------


def test_hovering_shows_what_would_happen(table: FixtureTable, sit: Sit) -> None:
    page = sit()
    at(page, "a").hover()
    expect(slot(page, "score")).to_have_text("12 → 18")
    expect(slot(page, "army")).to_have_text("ghost A")
    at(page, "b").hover()
    expect(slot(page, "score")).to_have_text("12 → 13")
    expect(slot(page, "army")).to_be_empty()
    page.mouse.move(380, 700)
    expect(slot(page, "score")).to_be_empty()
    assert table.heard == []


def test_a_preview_survives_an_update_and_becomes_the_new_one(table: FixtureTable, sit: Sit) -> None:
    page = sit()
    at(page, "a").hover()
    expect(slot(page, "score")).to_have_text("12 → 18")
    table.tell({"prompt": region("prompt", PROMPT.replace("Take", "Choose"))})
    expect(page.get_by_text("Choose a card")).to_be_visible()
    expect(slot(page, "score")).to_have_text("12 → 18")
    table.tell({"board": region("board", BOARD + PREVIEWS.replace("18", "19"))})
    expect(slot(page, "score")).to_have_text("12 → 19")


def test_focus_by_key_previews_too(sit: Sit) -> None:
    page = sit()
    page.keyboard.press("n")
    expect(at(page, "a")).to_be_focused()
    expect(slot(page, "score")).to_have_text("12 → 18")


# -- fingers -------------------------------------------------------------------------------------------


def test_the_first_tap_previews_and_the_second_acts(table: FixtureTable, sit: Sit) -> None:
    page = sit(**PHONE)
    at(page, "a").tap()
    expect(slot(page, "score")).to_have_text("12 → 18")
    expect(dock(page)).to_have_text("Recruit A")
    at(page, "b").tap()
    expect(dock(page)).to_have_text("Recruit B")
    assert table.heard == []
    at(page, "b").tap()
    table.wait_for_deeds(1)
    assert table.keys == ["b"]
    expect(dock(page)).to_have_count(0)
    expect(slot(page, "score")).to_be_empty()


def test_the_button_in_the_dock_acts(table: FixtureTable, sit: Sit) -> None:
    page = sit(**PHONE)
    at(page, "a").tap()
    table.tell({"prompt": region("prompt", PROMPT + "<p>Bo is here</p>")})
    expect(page.get_by_text("Bo is here")).to_be_visible()
    dock(page).tap()  # it is still there
    table.wait_for_deeds(1)
    assert table.keys == ["a"]


def test_a_tap_elsewhere_takes_the_first_one_back(table: FixtureTable, sit: Sit) -> None:
    page = sit(**PHONE)
    at(page, "a").tap()
    expect(dock(page)).to_be_visible()
    page.touchscreen.tap(200, 700)
    expect(dock(page)).to_have_count(0)
    at(page, "a").tap()
    expect(dock(page)).to_be_visible()
    assert table.heard == []


def test_what_names_no_act_needs_one_tap(table: FixtureTable, sit: Sit) -> None:
    page = sit(**PHONE)
    at(page, "plain").tap()
    assert table.wait_for_deeds(1)[0]["key"] == "plain"


def test_one_tap_can_be_enough_for_all(table: FixtureTable, sit: Sit) -> None:
    page = sit(**PHONE)
    page.evaluate("document.documentElement.dataset.oneTap = 'on'")
    at(page, "a").tap()
    assert table.wait_for_deeds(1)[0]["key"] == "a"


# -- dragging ------------------------------------------------------------------------------------------


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_dragging_presses_the_piece_and_then_its_target(table: FixtureTable, sit: Sit) -> None:
    page = sit()
    page.mouse.move(*middle(at(page, "coin")))
    page.mouse.down()
    page.mouse.move(*middle(at(page, "slot")), steps=4)
    expect(page.locator("[data-dragged]")).to_be_visible()
    expect(at(page, "slot")).to_have_attribute("data-drop", "")
    page.mouse.up()
    table.wait_for_deeds(2)
    assert table.keys == ["coin", "slot"]
    expect(page.locator("[data-dragged]")).to_have_count(0)


def test_a_chosen_piece_is_not_put_back_by_dragging_it(table: FixtureTable, sit: Sit) -> None:
    chosen = piece("coin", draggable="true", aria_pressed="true")
    table.regions["board"] = region("board", zone(chosen, piece("slot")))
    page = sit()
    at(page, "coin").drag_to(at(page, "slot"))
    table.wait_for_deeds(1)
    assert table.keys == ["slot"]


def test_dropped_beside_everything_nothing_happens(table: FixtureTable, sit: Sit) -> None:
    page = sit()
    page.mouse.move(*middle(at(page, "coin")))
    page.mouse.down()
    page.mouse.move(600, 600, steps=4)
    page.mouse.up()
    expect(page.locator("[data-dragged]")).to_have_count(0)
    at(page, "plain").click()
    table.wait_for_deeds(1)
    assert table.keys == ["plain"]


def test_a_finger_can_drag(table: FixtureTable, sit: Sit) -> None:
    page = sit(**PHONE)
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        shown = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": shown})

    (x, y), goal = middle(at(page, "coin")), middle(at(page, "slot"))
    finger("touchStart", (x, y))
    finger("touchMove", (x + 20, y))
    finger("touchMove", goal)
    expect(page.locator("[data-dragged]")).to_be_visible()
    finger("touchEnd")
    table.wait_for_deeds(2)
    assert table.keys == ["coin", "slot"]
