"""Everything by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fixture_page import piece, region, zone
from tests.browser.fixture_table import FixtureTable

Sit = Callable[..., Page]


@pytest.fixture
def page(table: FixtureTable, sit: Sit) -> Page:
    """Six pieces in two rows, then two of another zone; b, f and y may be pressed."""
    rows = [piece(key, can=key in "bf", data_about=f"about-{key}") for key in "abcdef"]
    others = [
        piece("x", can=False),
        piece("y", data_hotkey="q"),
        piece("clear", can=False, data_hotkey="escape"),
    ]
    chat = '<form data-chat><input name="text" aria-label="Say"></form>'
    table.regions = {
        "board": region("board", zone(*rows)),
        "hand": region("hand", zone(*others, name="hand")),
        "chat": region("chat", chat),
    }
    table.abouts["about-e"] = "<h2>All about E</h2>"
    return sit()


def at(page: Page, key: str) -> Locator:
    return page.locator(f'[data-press="{key}"]')


def test_a_zone_is_one_tab_stop_and_arrows_go_by_position(page: Page) -> None:
    page.keyboard.press("Tab")
    expect(at(page, "b")).to_be_focused()  # the first that may be pressed
    page.keyboard.press("ArrowDown")
    expect(at(page, "e")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(at(page, "d")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(at(page, "a")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(at(page, "a")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(at(page, "c")).to_be_focused()
    page.keyboard.press("Tab")
    expect(at(page, "y")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(at(page, "c")).to_be_focused()  # where one left


def test_the_tab_stop_survives_an_update(table: FixtureTable, page: Page) -> None:
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    table.frame({"board": region("board", zone(*(piece(key) for key in "edcb")))})
    expect(at(page, "a")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(at(page, "e")).to_be_focused()
    assert page.locator('[data-zone="board"] [tabindex="0"]').count() == 1


def test_enter_presses(table: FixtureTable, page: Page) -> None:
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    table.wait_for_deeds(1)
    assert table.keys == ["b"]


def test_n_and_p_go_through_what_may_be_pressed(page: Page) -> None:
    for key, expected in zip("nnnnp", "bfyby", strict=True):
        page.keyboard.press(key)
        expect(at(page, expected)).to_be_focused()


def test_a_hotkey_presses_on_any_keyboard_layout(table: FixtureTable, page: Page) -> None:
    page.keyboard.press("q")
    table.wait_for_deeds(1)
    page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'й', code: 'KeyQ', bubbles: true}))"
    )
    table.wait_for_deeds(2)
    assert table.keys == ["y", "y"]


def test_keys_are_letters_while_writing(table: FixtureTable, page: Page) -> None:
    page.get_by_label("Say").focus()
    page.keyboard.type("qnip?")
    expect(page.get_by_label("Say")).to_have_value("qnip?")
    expect(page.locator("dialog")).to_be_hidden()
    page.get_by_label("Say").blur()
    page.keyboard.press("q")
    table.wait_for_deeds(1)
    assert [deed["type"] for deed in table.deeds] == ["press"]


def test_keys_with_control_are_the_browsers(table: FixtureTable, page: Page) -> None:
    page.keyboard.press("Alt+q")
    page.keyboard.press("n")
    expect(at(page, "b")).to_be_focused()
    assert table.heard == []


def test_escape_goes_back_one_step_at_last_by_the_looks_own_button(table: FixtureTable, page: Page) -> None:
    page.keyboard.press("Escape")
    table.wait_for_deeds(1)
    assert table.keys == ["clear"]


def test_i_tells_all_about_a_piece_and_gives_the_focus_back(page: Page) -> None:
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("i")
    expect(page.get_by_role("heading", name="All about E")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_hidden()
    expect(at(page, "e")).to_be_focused()


def test_a_question_mark_lists_the_keys(page: Page) -> None:
    page.keyboard.press("n")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Keys")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("term").filter(has_text="Q")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(at(page, "b")).to_be_focused()
