"""Settings kept in the cookie, sounds, copying."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fixture_page import region
from tests.browser.fixture_table import FixtureTable

Sit = Callable[..., Page]


def ways(page: Page) -> dict[str, list[str]]:
    kept = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    return parse_qs(kept.get("meadhall_ways", ""))


def test_a_setting_holds_at_once_and_after_a_reload(sit: Sit) -> None:
    page = sit("/plain")
    html = page.locator("html")
    page.locator('[name="theme"]').select_option("dark")
    page.get_by_label("One tap").check()
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-one-tap", "on")
    assert ways(page) == {"theme": ["dark"], "one_tap": ["on"]}
    page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_label("One tap").check()
    page.get_by_label("One tap").uncheck()
    page.locator('[name="theme"]').select_option("light")
    page.locator('[name="theme"]').select_option("system")
    expect(html).not_to_have_attribute("data-theme", "dark")
    expect(html).not_to_have_attribute("data-one-tap", "on")
    assert ways(page) == {}


LISTEN = """() => {
    window.played = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { played.push(this.type); start.apply(this, when) };
}"""


@pytest.mark.parametrize(("wanted", "heard"), [(True, ["sawtooth", "sine"]), (False, [])])
def test_the_horn_sounds_for_those_who_asked(
    table: FixtureTable, sit: Sit, wanted: bool, heard: list[str]
) -> None:
    table.regions = {"board": region("board", "…")}
    page = sit()
    page.evaluate(LISTEN)
    if wanted:
        page.evaluate("import('/static/js/preferences.js').then(js => js.setPreference('sound', 'on'))")
    table.frame({}, turn=True, title="Your turn")
    expect(page).to_have_title("Your turn")
    assert page.evaluate("played") == heard


NOTIFY = """(hidden) => {
    window.notified = [];
    window.Notification = class {
        static permission = "granted";
        static async requestPermission() { notified.push("asked"); }
        constructor(title, { tag }) { notified.push([title, tag]); }
    };
    Object.defineProperty(document, "hidden", { get: () => hidden });
}"""


@pytest.mark.parametrize(
    ("wanted", "elsewhere", "notified"),
    [
        (True, True, ["asked", ["Your turn", "/table/t1"]]),
        (True, False, ["asked"]),
        (False, True, []),
    ],
)
def test_whoever_asked_for_it_and_looks_elsewhere_is_notified_of_the_own_turn(
    table: FixtureTable, sit: Sit, wanted: bool, elsewhere: bool, notified: list[object]
) -> None:
    table.regions = {"board": region("board", "…")}
    page = sit()
    page.evaluate(NOTIFY, elsewhere)
    if wanted:
        page.evaluate("import('/static/js/preferences.js').then(js => js.setPreference('notify', 'on'))")
    table.frame({}, turn=True, title="Your turn")
    expect(page).to_have_title("Your turn")
    assert page.evaluate("notified") == notified


def test_copying_tells_that_it_was_done(sit: Sit) -> None:
    page = sit("/plain", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    expect(page.locator('[data-live="polite"]')).to_have_text("Copied.")
    expect(page.get_by_role("button", name="Copy")).to_have_attribute("data-copied", "Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == "https://example.org/t/1"
