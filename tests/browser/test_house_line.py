"""Reloading, a cut line, a killed server in the middle of a game: nothing is lost, nothing happens twice."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.browser.guests import Frame, Guest, Guests, asked
from tests.browser.players import Player
from tests.site.running import Server


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
    taken = page.locator("#r-log .log-lines li", has_text="Ann takes")
    expect(taken).to_have_count(sum(line.startswith("Ann takes") for line in told) + 1)
    expect(page.locator("[data-notice]")).to_be_hidden()
    new = log_lines(page)[len(told) :]
    assert sum(line.startswith("Ann takes") for line in new) == 1
    assert moves(ann.look(table)) > before
    told = log_lines(page)
    page.reload()
    assert log_lines(page) == told
