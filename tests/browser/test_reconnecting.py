"""Reloading, a cut line, a killed server in the middle of a game: nothing is lost, nothing happens twice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import DESK, PHONE, Frame, Guest, Guests, asked
from tests.browser.players import Player
from tests.site.running import Server

LONG = 30  # choices: more than the log has room for


def two_people(guests: Guests) -> tuple[Guest, Guest, str]:
    ann, bo = guests("Ann"), guests("Bo")
    table = ann.create("me", "open", public=True)
    bo.post(f"/api/tables/{table}/sit")
    return ann, bo, table


def lay_bids(page: Page, taverns: Sequence[int] = (0, 1, 2)) -> None:
    """Three coins, the highest at the first of these taverns; they are not locked in yet."""
    for tavern in taverns:
        page.locator('[data-press^="coin:"].can').last.click()
        page.locator(f'[data-press="slot:{tavern}"].can').click()
        expect(page.locator(f'[data-press="slot:{tavern}"].full > svg.coin')).to_be_visible()


def lock(page: Page) -> None:
    page.locator('[data-press="lock"]').click()


def log_lines(page: Page) -> list[str]:
    return page.locator("#r-log .log-lines li").all_text_contents()


def moves(frame: Frame) -> int:
    return int(frame["seq"])


def test_a_page_loaded_anew_shows_the_same_table_and_the_bid_half_laid(guests: Guests) -> None:
    ann, _bo, table = two_people(guests)
    page = ann.open(table)
    lay_bids(page)
    seen = page.locator(".nida").text_content()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-line", "open")
    assert page.locator(".nida").text_content() == seen
    lock(page)
    expect(page.get_by_role("heading", name="Your bids are in")).to_be_visible()
    assert moves(ann.look(table)) == 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_page_opened_in_the_middle_of_a_game_shows_what_happened_last(
    guests: Guests, size: dict[str, int]
) -> None:
    ann = guests("Ann", viewport=size)
    table = ann.create("me", "greedy")
    ann.play_until(table, lambda frame: bool(asked("bid")(frame) and frame["seq"] > LONG))
    page = ann.open(table)
    if size == PHONE:
        page.locator('[data-tab="log"]').click()
    expect(page.locator("#r-log .log-lines li").last).to_be_in_viewport()
    expect(page.locator("#r-log .log-lines li").first).not_to_be_in_viewport()


def test_what_is_pressed_while_the_line_is_cut_happens_once(guests: Guests) -> None:
    ann, bo, table = two_people(guests)
    page = ann.open(table)
    lay_bids(page)
    ann.context.set_offline(True)
    lock(page)
    notice = page.locator("[data-notice]")
    expect(notice).to_have_text("The connection is lost. Coming back…")
    bo.play_any(bo.look(table), Player(page).dice)
    assert moves(bo.look(table)) == 1, "nothing came through"
    ann.context.set_offline(False)
    expect(page.locator("html")).to_have_attribute("data-line", "open")
    expect(notice).to_be_hidden()
    expect(page.locator("#r-log")).to_contain_text("Laughing Goblin")
    frame = ann.look(table)
    own = [news for news in frame["news"] if news["seat"] == 0]
    assert moves(frame) == 2 and len({str(news) for news in own}) == len(own)
    told = log_lines(page)
    page.reload()
    assert log_lines(page) == told


def test_a_killed_server_costs_nothing(guests: Guests, site: Server) -> None:
    ann = guests("Ann")
    table = ann.create("me", "greedy")
    ann.play_until(table, asked("pick"))
    page = ann.open(table)
    before, told = moves(ann.look(table)), log_lines(page)
    piece = page.locator(".tavern [data-press].can").first
    site.kill()
    piece.click()
    expect(page.locator("[data-notice]")).to_have_text("The connection is lost. Coming back…")
    site.start()
    expect(page.locator("html")).to_have_attribute("data-line", "open", timeout=20_000)
    expect(page.locator("#r-log .log-lines li").nth(len(told))).to_contain_text("You take")
    expect(page.locator("[data-notice]")).to_be_hidden()
    news = ann.look(table, since=before)["news"]
    took = [one["second"] for one in news if one["what"] == "card_taken" and one["seat"] == 0]
    assert took and len(took) == len(set(took))  # once at a tavern; at the next she may have had no choice
    expect(page.locator(".prompt.mine")).to_be_visible()  # the bot has done what it had to do
    told = log_lines(page)
    page.reload()
    assert log_lines(page) == told
