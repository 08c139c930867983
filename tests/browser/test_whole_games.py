"""Whole games in the real house, in real browsers, by people who press what is ringed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import PHONE, SMALL_PHONE, Guest, Guests
from tests.browser.players import FingerPlayer, KeyPlayer, Player, play_out

WIDER_THAN_THE_PHONE = """() => {
    const wide = document.documentElement.clientWidth;
    const cut = (one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width && one.checkVisibility({ visibilityProperty: true }) && (left < -1 || right > wide + 1);
    };
    const parts = "[data-region], [data-press], .btn, .tavern, .purse, .n-prompt, .table-tabs *, .chips *";
    return [...document.querySelectorAll(parts)]
        .filter((one) => cut(one) && !one.closest(".sr, dialog:not([open])"))
        .map((one) => one.className + " " + (one.dataset.press ?? one.id));
}"""


def points(page: Page) -> list[list[str]]:
    """The score sheet, row by row: everybody's points, without how one's own came about."""
    rows = page.locator(".score-sheet :is(tbody, tfoot) tr").all()
    return [row.locator("td:not(.how)").all_inner_texts() for row in rows]


def scores(guest: Guest, table: str) -> list[str]:
    frame = guest.look(table)
    assert frame["status"] == "over"
    return [str(score) for score in frame["result"]["scores"]]


def test_two_people_and_two_bots_play_a_whole_game_with_clicks(guests: Guests) -> None:
    ann, bo = guests("Ann"), guests("")
    table = ann.create("me", "greedy", "open", "random")
    page = ann.open(table)
    invitation = page.locator("[data-copy]").get_attribute("data-copy")
    assert invitation and "invitation=" in invitation

    bo.visitor.open(invitation)
    expect(bo.page.get_by_role("heading", name="You are invited")).to_be_visible()
    bo.page.get_by_role("button", name="Sit down").first.click()
    for one in (bo.page, page):  # whoever waited is taken along
        one.wait_for_selector("body.shows-table")
        expect(one.locator("html")).to_have_attribute("data-line", "open")

    players = Player(page, seed=1), Player(bo.page, seed=2)
    play_out(*players)
    for player in players:
        assert player.presses > 40
        player.see_the_result()
    assert points(page) == points(bo.page)
    assert points(page)[-1] == scores(ann, table)


def test_a_whole_game_by_keys_only_and_the_focus_is_never_lost(guests: Guests) -> None:
    ann = guests("Ann")
    table = ann.create("me", "greedy")
    player = KeyPlayer(ann.open(table), seed=3)
    play_out(player)
    assert scores(ann, table)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390x844", "360x640"])
def test_nothing_is_cut_off_on_a_phone(guests: Guests, size: dict[str, int]) -> None:
    ann = guests("Ann", viewport=size, has_touch=True, is_mobile=True)
    page = ann.open(ann.create("me", "greedy", "greedy", "greedy", "greedy", options={"thingvellir": True}))
    for tab in page.locator("[data-tab]").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert page.evaluate(WIDER_THAN_THE_PHONE) == []


def test_a_coin_taken_up_on_another_tab_leads_to_the_taverns(guests: Guests) -> None:
    ann = guests("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    page = ann.open(ann.create("me", "greedy"))
    taverns, army = (page.locator(f'[data-tab="{tab}"]') for tab in ("taverns", "army"))
    army.tap()
    page.locator('[data-press^="coin:"].can').last.tap()
    expect(taverns).to_have_attribute("aria-selected", "true")
    page.locator('[data-press="slot:1"].can').tap()
    expect(page.locator('[data-press="slot:1"].full > svg.coin')).to_be_visible()


def test_a_whole_game_by_taps_on_a_phone(guests: Guests) -> None:
    ann = guests("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    table = ann.create("me", "greedy")
    player = FingerPlayer(ann.open(table), seed=4)
    play_out(player)
    assert player.previews > 20, "the first tap shows what would happen"
    player.see_the_result()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert points(ann.page)[-1] == scores(ann, table)
