"""What a piece does is told to whoever looks at it: in short below a mouse at rest, at length by a tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import PHONE, Guests, asked

PLACES = (
    "() => [...document.querySelectorAll('[data-region]')].filter((one) => one.checkVisibility())"
    ".map((one) => [one.dataset.region, JSON.stringify(one.getBoundingClientRect())].join(' '))"
)


def at_rest(page: Page, selector: str) -> None:
    page.locator(selector).filter(visible=True).first.hover()


def test_while_one_bids_every_card_tells_its_effect_and_rule_and_nothing_moves(guests: Guests) -> None:
    ann = guests("Ann")
    page = ann.open(ann.create("me", "greedy", "greedy", options={"thingvellir": True}))
    page.mouse.move(4, 4)
    places = page.evaluate(PLACES)
    brief = page.locator("#r-prompt .brief")
    for selector in (
        '#r-camp [data-about^="card:"]',
        '#r-hall [data-about^="card:"]',
        '[data-about="coin:b0"]',
    ):
        at_rest(page, selector)
        expect(brief).to_contain_text("Rule N")
        assert page.evaluate(PLACES) == places
    page.mouse.move(4, 4)
    expect(brief).to_have_count(0)


def test_a_card_that_may_be_taken_shows_what_would_happen_instead(guests: Guests) -> None:
    ann = guests("Ann")
    page = ann.open(ann.table_where(asked("pick"), "me", "greedy", "greedy"))
    at_rest(page, '[data-region^="tavern-"] .piece.can')
    expect(page.locator('#r-prompt [data-into="consequence"]')).to_be_visible()
    page.wait_for_timeout(500)
    expect(page.locator(".brief")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "piece"),
    [
        ("aetherya", '[data-about^="legend:"]'),
        ("andor", '[data-about^="thing:"]'),
        ("dwar7s_fall", '[data-about^="goal:"]'),
    ],
)
def test_so_it_is_at_every_table(guests: Guests, game: str, piece: str) -> None:
    ann = guests("Ann")
    page = ann.open(ann.create_of(game, "me", "greedy", pace=10_000))
    at_rest(page, piece)
    expect(page.locator("#r-prompt .brief small")).to_be_visible()


def test_a_tap_on_what_cannot_be_pressed_tells_all_and_why_not_now(guests: Guests) -> None:
    ann = guests("Ann", viewport=PHONE, has_touch=True)
    page = ann.open(ann.create("me", "greedy", "greedy", options={"thingvellir": True}))
    page.locator('#r-camp [data-about^="card:"]').first.tap()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".rule")).to_contain_text("Rule N")
    expect(sheet.locator(".why-not")).to_have_text("Place a coin at the Laughing Goblin")
    page.keyboard.press("Escape")
    expect(page.locator("[data-notice]")).to_be_hidden()


def test_whoever_only_watches_is_told_too_and_of_no_reasons(guests: Guests) -> None:
    ann, watcher = guests("Ann"), guests("Bo", viewport=PHONE, has_touch=True)
    page = watcher.open(ann.create("me", "greedy", "greedy", pace=10_000))
    page.locator('[data-region^="tavern-"] [data-about^="card:"]').first.tap()
    expect(page.locator("dialog[open] .rule")).to_be_visible()
    expect(page.locator("dialog[open] .why-not")).to_have_count(0)
