"""The live line: lost and found again, nothing twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixture_page import piece, region, zone
from tests.browser.fixture_table import FixtureTable

Sit = Callable[..., Page]


def board(*keys: str) -> dict[str, str]:
    return {"board": region("board", zone(*(piece(key) for key in keys)))}


@pytest.fixture
def page(table: FixtureTable, sit: Sit) -> Page:
    table.regions = board("a", "b")
    table.seq, table.said = 12, 3
    return sit()


def pressed(page: Page, key: str) -> None:
    page.locator(f'[data-press="{key}"]').click()


def test_the_page_tells_what_it_has_seen(table: FixtureTable, page: Page) -> None:
    assert {"since": "12", "said": "3"}.items() <= table.lines[0].items()


def test_a_press_is_sent_with_its_number_and_the_move_seen(table: FixtureTable, page: Page) -> None:
    pressed(page, "b")
    assert table.wait_heard(1) == [{"type": "press", "id": 1, "seq": 12, "key": "b"}]


def test_a_lost_line_comes_back_with_what_was_seen_last(table: FixtureTable, page: Page) -> None:
    table.frame(board("c"))
    expect(page.locator('[data-press="c"]')).to_be_visible()
    table.cut()
    table.wait_for_lines(2)
    assert {"since": "13", "said": "3"}.items() <= table.lines[1].items()
    assert table.lines[0]["page"] == table.lines[1]["page"]
    table.frame(board("d"))
    expect(page.locator('[data-press="d"]')).to_be_visible()
    expect(page.locator("[data-notice]")).to_be_hidden()  # a short loss is silent


def test_what_was_not_answered_is_sent_again_the_same_and_done_once(table: FixtureTable, page: Page) -> None:
    table.answering = False
    pressed(page, "a")
    table.wait_heard(1)
    table.answering = True
    table.cut()
    heard = table.wait_heard(2)
    assert heard[0] == heard[1]
    assert table.keys == ["a"]
    expect(page.locator('[data-press="a"]')).not_to_have_attribute("aria-busy", "true")


def test_what_is_pressed_while_the_line_is_lost_goes_out_later(table: FixtureTable, page: Page) -> None:
    table.refusing = 1011
    table.cut()
    expect(page.locator("html")).to_have_attribute("data-line", "lost")
    pressed(page, "a")
    expect(page.locator('[data-press="a"]')).to_have_attribute("aria-busy", "true")
    table.refusing = None
    page.evaluate("dispatchEvent(new Event('online'))")
    table.wait_for_deeds(1)
    assert table.keys == ["a"]


def test_a_long_loss_is_told_in_the_words_of_the_page_until_it_ends(table: FixtureTable, page: Page) -> None:
    table.refusing = 1011
    table.cut()
    expect(page.locator("[data-notice]")).to_have_text("Verbindung weg")
    expect(page.locator('[data-live="assertive"]')).to_contain_text("Verbindung weg")
    table.refusing = None
    expect(page.locator("[data-notice]")).to_be_hidden()
    expect(page.locator('[data-live="polite"]')).to_contain_text("Connected again.")


@pytest.mark.parametrize(("code", "state"), [(4404, "gone"), (1008, "closed")])
def test_a_final_no_is_told_and_not_asked_again(table: FixtureTable, sit: Sit, code: int, state: str) -> None:
    table.regions, table.refusing = board("a"), code
    page = sit()
    expect(page.locator("html")).to_have_attribute("data-line", state)
    expect(page.locator("[data-notice]")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_timeout(600)
    assert len(table.lines) == 1


def test_a_restarting_server_is_asked_again_soon(table: FixtureTable, page: Page) -> None:
    table.cut(1012)
    table.wait_for_lines(2)
    expect(page.locator("[data-notice]")).to_be_hidden()


def test_a_line_that_does_not_answer_is_given_up(table: FixtureTable, sit: Sit) -> None:
    table.regions = board("a")
    page = sit()
    page.clock.install()
    table.answering = False
    pressed(page, "a")
    table.wait_heard(1)
    table.answering = True
    page.clock.fast_forward(9_000)
    page.clock.fast_forward(1_000)
    table.wait_heard(2)
    assert table.keys == ["a"]


def test_two_quick_presses_are_one(table: FixtureTable, page: Page) -> None:
    table.answering = False
    page.locator('[data-press="a"]').dblclick()
    pressed(page, "b")
    table.wait_heard(2)
    assert table.keys == ["a", "b"]


def test_old_frames_are_passed_over(table: FixtureTable, page: Page) -> None:
    table.frame(board("new"))
    expect(page.locator('[data-press="new"]')).to_be_visible()
    table.send({"type": "regions", "seq": 12, "said": 3, "regions": board("old")})
    table.frame({"log": region("log", "on")})
    pressed(page, "new")
    table.wait_for_deeds(1)
    expect(page.locator('[data-press="old"]')).to_have_count(0)
    assert table.deeds[0]["seq"] == 14


def test_a_choice_that_came_too_late_is_told_so_and_not_made_again(table: FixtureTable, page: Page) -> None:
    """The table counts what still answers its question; what it refuses may mean something else by now."""
    stale = {"type": "refused", "error": {"reason": "stale_seq", "sentence": "Somebody was faster."}}
    table.answer = lambda message: {**stale, "id": message["id"]} if message["seq"] == 12 else None
    pressed(page, "a")
    table.wait_for_deeds(1)
    table.frame(board("a", "b"))
    expect(page.locator("[data-notice]")).to_have_text("Somebody was faster.")
    pressed(page, "b")
    table.wait_for_deeds(2)
    assert table.keys == ["a", "b"]


def test_undo_answers_and_talk(table: FixtureTable, sit: Sit) -> None:
    table.regions = {
        "talk": region(
            "talk",
            '<button type="button" data-do="undo">Undo</button>'
            '<button type="button" data-do="agree">Yes</button>'
            '<button type="button" data-do="disagree">No</button>'
            '<button type="button" data-react="hello">Hi</button>'
            '<form data-chat><input name="text" aria-label="Say"></form>',
        )
    }
    page = sit()
    for name in ("Undo", "Yes", "No", "Hi"):
        page.get_by_role("button", name=name).click()
    page.get_by_label("Say").fill("Good luck")
    page.get_by_label("Say").press("Enter")
    expect(page.get_by_label("Say")).to_have_value("")
    table.wait_for_deeds(5)
    assert [{key: value for key, value in deed.items() if key != "id"} for deed in table.deeds] == [
        {"type": "undo", "seq": 0},
        {"type": "answer_undo", "seq": 0, "agree": True},
        {"type": "answer_undo", "seq": 0, "agree": False},
        {"type": "chat", "kind": "reaction", "text": "hello"},
        {"type": "chat", "kind": "text", "text": "Good luck"},
    ]
