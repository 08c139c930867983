"""Frames one after another, and pieces that travel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fixture_page import piece, region, zone
from tests.browser.fixture_table import FixtureTable

Sit = Callable[..., Page]
FLYING = "[data-flying]"


def card(place: str, name: str = "") -> str:
    return piece(place, label=name or place, data_place=place)


def board(*cards: str) -> dict[str, str]:
    return {"board": region("board", zone(*cards))}


def counter(number: int) -> dict[str, str]:
    return {"count": region("count", f"<p>number {number}</p>")}


def count(page: Page) -> Locator:
    return page.locator("#r-count")


def set_time(page: Page, **tokens: str) -> None:
    for name, value in tokens.items():
        page.evaluate(
            "([name, value]) => document.documentElement.style.setProperty(name, value)",
            [f"--{name.replace('_', '-')}", value],
        )


@pytest.fixture
def page(table: FixtureTable, sit: Sit) -> Page:
    table.regions = board(card("tavern"), card("middle"), card("army")) | counter(0)
    return sit()


# -- frames -------------------------------------------------------------------------------------------


def test_frames_are_shown_one_after_another(table: FixtureTable, page: Page) -> None:
    page.evaluate(
        """() => {
            window.seen = [];
            const note = () => seen.push([document.getElementById('r-count').textContent, performance.now()]);
            const changes = {childList: true, subtree: true, characterData: true};
            new MutationObserver(note).observe(document.getElementById('r-count'), changes);
        }"""
    )
    set_time(page, beat="150ms")
    for number in (1, 2, 3):
        table.frame(counter(number))
    expect(count(page)).to_have_text("number 3")
    seen = page.evaluate("seen")
    assert [text for text, _ in seen] == ["number 1", "number 2", "number 3"]
    assert seen[1][1] - seen[0][1] >= 140
    assert seen[2][1] - seen[1][1] >= 140


def test_skipping_shows_the_last_at_once(table: FixtureTable, page: Page) -> None:
    set_time(page, beat="60s")
    for number in (1, 2, 3):
        table.frame(counter(number))
    expect(count(page)).to_have_text("number 1")
    page.wait_for_timeout(500)  # for all of them to arrive: what comes after the click waits for its beat
    page.mouse.click(600, 600)  # anywhere
    expect(count(page)).to_have_text("number 3")
    table.frame(counter(4))
    expect(count(page)).to_have_text("number 4")


def test_a_press_skips_and_is_sent_for_the_last_frame(table: FixtureTable, page: Page) -> None:
    set_time(page, beat="60s")
    for number in (1, 2):
        table.frame(counter(number))
    expect(count(page)).to_have_text("number 1")
    page.locator('[data-press="army"]').click()
    expect(count(page)).to_have_text("number 2")
    assert table.wait_for_deeds(1)[0]["seq"] == 2


def test_a_press_of_what_is_no_longer_offered_only_skips(table: FixtureTable, page: Page) -> None:
    set_time(page, beat="60s")
    table.frame(counter(1))
    expect(count(page)).to_have_text("number 1")
    table.frame(board(card("tavern")) | counter(2))
    page.locator('[data-press="army"]').click()
    expect(count(page)).to_have_text("number 2")
    page.locator('[data-press="tavern"]').click()
    table.wait_for_deeds(1)
    assert table.keys == ["tavern"]


def test_who_falls_far_behind_catches_up(table: FixtureTable, page: Page) -> None:
    set_time(page, beat="60s")
    for number in range(1, 12):
        table.frame(counter(number))
    expect(count(page)).not_to_have_text("number 1")
    expect(count(page)).to_contain_text("number 1")  # 10 or 11


def test_without_motion_frames_do_not_wait(table: FixtureTable, sit: Sit) -> None:
    table.regions = counter(0)
    page = sit(reduced_motion="reduce")
    set_time(page, beat="60s")
    for number in (1, 2, 3):
        table.frame(counter(number))
    expect(count(page)).to_have_text("number 3")


def test_the_speed_setting_changes_the_beat(table: FixtureTable, sit: Sit) -> None:
    page = sit("/plain")
    durations = {}
    for speed in ("slow", "normal", "fast"):
        page.evaluate(
            "speed => import('/static/js/preferences.js').then(js => js.setPreference('speed', speed))",
            speed,
        )
        durations[speed] = page.evaluate(
            "import('/static/js/dom.js').then(dom => dom.timing('--beat', '--ease-out', 1).duration)"
        )
    assert durations == {"slow": 64, "normal": 40, "fast": 20}


# -- flights -------------------------------------------------------------------------------------------


def left(page: Page, selector: str) -> float:
    found: float = page.locator(selector).evaluate("piece => piece.getBoundingClientRect().left")
    return found


def test_a_piece_travels_from_its_old_place_to_the_new_one(table: FixtureTable, page: Page) -> None:
    set_time(page, d_move="60s")
    start, end = left(page, '[data-place="tavern"]'), left(page, '[data-place="army"]')
    flights = [{"start": "tavern", "end": "army", "sound": "card"}]
    table.frame(board(card("tavern", "taken"), card("middle"), card("army", "tavern")), flights=flights)
    expect(page.locator(FLYING)).to_have_text("tavern")
    assert left(page, FLYING) == pytest.approx(start, abs=8)
    page.evaluate("document.getAnimations().forEach(a => { a.pause(); a.currentTime = 30_000 })")
    assert left(page, FLYING) == pytest.approx((start + end) / 2, abs=2)
    page.evaluate("document.getAnimations().forEach(a => a.finish())")
    expect(page.locator(FLYING)).to_have_count(0)
    expect(page.locator('[data-place="army"]')).to_have_text("tavern")


def test_a_flying_copy_can_be_neither_found_nor_pressed_nor_read(table: FixtureTable, page: Page) -> None:
    set_time(page, d_move="60s")
    table.frame({}, flights=[{"start": "tavern", "end": "army"}])
    flying = page.locator(FLYING)
    expect(flying).to_have_attribute("aria-hidden", "true")
    assert flying.evaluate("copy => [copy.id, copy.dataset.press, copy.dataset.place]") == ["", None, None]
    page.locator('[data-press="tavern"]').click()  # input is not blocked, and ends the flight
    table.wait_for_deeds(1)
    expect(flying).to_have_count(0)


def test_a_flying_copy_looks_as_its_surroundings_would_have_it(table: FixtureTable, page: Page) -> None:
    """From a place larger than a piece flies what arrives: a mark, which is drawn as part of a list."""
    marks = '<p data-place="coins">10 12 14</p><ul class="marks"><li data-place="mark">3</li></ul>'
    table.frame({"count": region("count", marks)})
    set_time(page, d_move="60s")
    table.frame({}, flights=[{"start": "coins", "end": "mark"}])
    expect(page.locator(FLYING)).to_have_text("3")
    looks = "one => ['display', 'fontWeight', 'listStyleType'].map(name => getComputedStyle(one)[name])"
    assert page.locator(FLYING).evaluate(looks) == page.locator('[data-place="mark"]').evaluate(looks)
    page.evaluate("document.getAnimations().forEach(a => a.finish())")
    expect(page.locator(".marks")).to_have_count(1)


def test_a_drawing_in_a_drawing_flies_in_what_is_around_both(table: FixtureTable, page: Page) -> None:
    figure = '<svg data-place="hero" width="20" height="20"><circle r="9" cx="10" cy="10"/></svg>'
    drawn = f'<div class="marks"><svg class="map" width="99"><g>{figure}</g></svg></div>'
    table.frame({"count": region("count", drawn)})
    set_time(page, d_move="60s")
    table.frame({}, flights=[{"start": "hero", "end": "army"}])
    expect(page.locator(f"svg{FLYING}")).to_have_count(1)
    shell = page.locator(f"div:has(> {FLYING})")
    expect(shell).to_have_attribute("class", "marks")


def test_a_piece_that_goes_to_a_small_mark_shrinks_into_it(table: FixtureTable, page: Page) -> None:
    table.frame({"count": region("count", '<ul class="marks"><li data-place="mark">3</li></ul>')})
    set_time(page, d_move="60s")
    table.frame({}, flights=[{"start": "tavern", "end": "mark"}])
    expect(page.locator(FLYING)).to_have_text("tavern")
    page.evaluate("document.getAnimations().forEach(a => { a.pause(); a.currentTime = 59_999 })")
    box, mark = page.locator(FLYING).bounding_box(), page.locator('[data-place="mark"]').bounding_box()
    assert box and mark
    assert box["width"] <= mark["width"] + 1 and box["height"] <= mark["height"] + 1
    expect(page.locator(FLYING)).to_have_css(
        "width", "90px"
    )  # laid out as it was: its text does not flow anew
    expect(page.locator('[data-place="mark"]')).to_have_css("opacity", "1")


def test_a_piece_that_goes_where_nothing_lies_yet_keeps_its_size(table: FixtureTable, page: Page) -> None:
    table.frame({"count": region("count", '<span data-place="claims"></span>')})
    set_time(page, d_move="60s")
    table.frame({}, flights=[{"start": "tavern", "end": "claims"}])
    expect(page.locator(FLYING)).to_have_css("width", "90px")


def test_a_place_that_holds_many_neither_flies_nor_goes_away(table: FixtureTable, page: Page) -> None:
    kingdom = (
        '<button type="button" class="piece" data-open="bo" data-place="kingdom">all cards of Bo</button>'
    )
    table.frame({"count": region("count", kingdom)})
    set_time(page, d_move="60s")
    table.frame({}, flights=[{"start": "kingdom", "end": "army", "as_end": True}])
    expect(page.locator(FLYING)).to_have_text("army")
    page.evaluate("document.getAnimations().forEach(a => a.finish())")
    table.frame({}, flights=[{"start": "tavern", "end": "kingdom"}])
    expect(page.locator(FLYING)).to_have_text("tavern")
    expect(page.locator("[data-place=kingdom]")).to_have_css("opacity", "1")


def test_nothing_flies_over_a_sheet_that_covers_the_table(table: FixtureTable, page: Page) -> None:
    page.evaluate(
        "document.body.append(document.createElement('dialog')), document.body.lastChild.showModal()"
    )
    set_time(page, d_move="60s")
    table.frame({}, flights=[{"start": "tavern", "end": "army"}])
    expect(page.locator(FLYING)).to_have_count(1)
    assert page.locator(f"dialog {FLYING}").count() == 0


def test_what_goes_into_a_dialog_flies_over_it(table: FixtureTable, page: Page) -> None:
    dialog = f"<dialog id='pick'>{card('picked')}</dialog>"
    table.frame({"count": region("count", dialog)})
    page.locator("#pick").evaluate("dialog => dialog.showModal()")
    set_time(page, d_move="60s")
    table.frame({}, flights=[{"start": "tavern", "end": "picked"}])
    expect(page.locator(f"#pick {FLYING}")).to_have_text("tavern")


def test_the_same_place_twice_turns_over(table: FixtureTable, page: Page) -> None:
    set_time(page, d_flip="60s")
    table.frame(board(card("tavern", "face"), card("army")), flights=[{"start": "tavern", "end": "tavern"}])
    expect(page.locator(FLYING)).to_have_text("tavern")  # the old side
    running = page.locator('[data-place="tavern"]').evaluate(
        "piece => piece.getAnimations().map(a => a.effect.getKeyframes()[0].transform)"
    )
    assert running == ["rotateY(-90deg)"]


def test_places_that_are_not_there_are_passed_over(table: FixtureTable, page: Page) -> None:
    flights = [{"start": "nowhere", "end": "army"}, {"start": "tavern", "end": "nowhere"}]
    table.frame(counter(1), flights=flights)
    expect(count(page)).to_have_text("number 1")
    table.frame(counter(2))
    expect(count(page)).to_have_text("number 2")
    expect(page.locator(FLYING)).to_have_count(0)


def test_without_motion_the_goal_is_outlined_and_nothing_travels(table: FixtureTable, sit: Sit) -> None:
    table.regions = board(card("tavern"), card("army"))
    page = sit(reduced_motion="reduce")
    set_time(page, beat="60s")
    table.frame(counter(1), flights=[{"start": "tavern", "end": "army"}])
    page.wait_for_function("() => document.querySelector('[data-place=army]').getAnimations().length === 1")
    outline = page.locator('[data-place="army"]').evaluate("piece => getComputedStyle(piece).outlineStyle")
    assert outline == "solid"
    assert page.locator(FLYING).count() == 0


def test_motion_can_be_asked_for_against_the_system(table: FixtureTable, sit: Sit) -> None:
    table.regions = board(card("tavern"), card("army"))
    page = sit(reduced_motion="reduce")
    page.evaluate("document.documentElement.dataset.motion = 'full'")
    set_time(page, d_move="60s")
    table.frame({}, flights=[{"start": "tavern", "end": "army"}])
    expect(page.locator(FLYING)).to_have_count(1)


def test_a_part_of_a_drawing_travels_too(table: FixtureTable, sit: Sit) -> None:
    field = '<g data-place="{0}" transform="translate({1} 20)"><rect width="20" height="20"/></g>'
    fields = field.format("f1", 10) + field.format("f2", 150)
    drawing = f'<svg viewBox="0 0 200 100" width="400" height="200">{fields}</svg>'
    table.regions = {"map": region("map", drawing)}
    page = sit()
    set_time(page, d_move="60s")
    start = left(page, '[data-place="f1"]')
    table.frame({}, flights=[{"start": "f1", "end": "f2"}])
    expect(page.locator(f"svg{FLYING} rect")).to_have_count(1)
    assert left(page, FLYING) == pytest.approx(start, abs=8)
