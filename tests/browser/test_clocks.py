"""Clocks that people see: they count down, and warn once before the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guests import DESK, PHONE, Guests

SIDEWAYS = {"width": 844, "height": 390}


@pytest.mark.parametrize("game", ["nidavellir", "aetherya", "andor", "dwar7s_fall"])
@pytest.mark.parametrize("screen", [DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_a_clock_counts_down_in_the_top_bar_or_below_it(
    guests: Guests, game: str, screen: dict[str, int]
) -> None:
    ann, bo = guests("Ann", viewport=screen), guests("Bo")
    table = ann.create_of(game, "me", "open", public=True, clock={"bank": 900, "bonus": 5})
    bo.post(f"/api/tables/{table}/sit")
    page = ann.open(table)
    clocks = page.locator("#r-clocks time")
    expect(clocks).to_have_count(2)
    running = page.locator("#r-clocks time.runs").first
    expect(running).to_be_in_viewport()
    before = running.inner_text()
    expect(running).not_to_have_text(before)
    assert before.startswith(("14:", "15:"))
    assert page.evaluate("document.documentElement.scrollWidth") == screen["width"]


def test_ten_seconds_before_the_end_one_is_told_once(guests: Guests) -> None:
    ann, bo = guests("Ann"), guests("Bo")
    table = ann.create("me", "open", public=True, clock={"move": 12})
    bo.post(f"/api/tables/{table}/sit")
    page = ann.open(table)
    own = page.locator("#r-clocks .own time")
    expect(own).to_have_attribute("data-hurry", "")
    told = page.locator('[data-live="assertive"] p').filter(has_text="Ten seconds left.")
    expect(told).to_have_count(1)
    page.wait_for_timeout(1_500)
    expect(told).to_have_count(1)
