"""Several pages on one table: two tabs of one player, other players, spectators."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.guests import Guests, asked
from tests.browser.test_reconnecting import lay_bids, lock, two_people


class Delay:
    """Holds back what the table tells a page (not what it answers), until it is let through."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.held: list[str] = []
        page.route_web_socket("**/live?*", self._route)

    def _route(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        server.on_message(self._tell)

    def _tell(self, message: str | bytes) -> None:
        if self.holding and json.loads(message)["type"] == "regions":
            self.held.append(str(message))
        else:
            self.line.send(message)

    def end(self) -> None:
        self.holding = False
        for message in self.held:
            self.line.send(message)


def test_a_move_in_one_tab_shows_in_the_other(guests: Guests) -> None:
    ann, _bo, table = two_people(guests)
    first, second = ann.open(table), ann.another_tab(table)
    lay_bids(first)
    for tavern in range(3):
        expect(second.locator(f'[data-press="slot:{tavern}"].full > svg.coin')).to_be_visible()
    lock(second)
    for page in (first, second):
        expect(page.get_by_role("heading", name="Your bids are in")).to_be_visible()


def test_a_press_in_a_tab_left_behind_explains_itself(guests: Guests) -> None:
    ann = guests("Ann")
    picks = asked("pick")
    table = ann.table_where(
        lambda frame: picks(frame) and len(frame["decision"]["choices"]) > 1, "me", "greedy"
    )
    second = ann.context.new_page()
    delay = Delay(second)
    second.goto(f"/table/{table}")
    expect(second.locator("html")).to_have_attribute("data-line", "open")
    first = ann.open(table)
    delay.holding = True
    cards = first.locator(".tavern [data-press].can")
    assert cards.count() > 1
    taken = cards.first.get_attribute("data-press")
    cards.first.click()
    expect(first.locator(".prompt h1")).not_to_have_text(second.locator(".prompt h1").inner_text())
    seq = ann.play_until(table, lambda frame: frame["viewer"] in frame["deciding"])["seq"]  # the bot is done
    second.locator(f'.tavern [data-press].can:not([data-press="{taken}"])').last.click()  # no card like it
    second.wait_for_function("() => document.querySelector('[data-press][aria-busy]') === null")
    delay.end()
    expect(second.locator("[data-notice]")).to_have_text(
        "The game went on meanwhile. Look again, and choose anew."
    )
    expect(second.locator(".prompt h1")).to_have_text(first.locator(".prompt h1").inner_text())
    assert ann.look(table)["seq"] == seq


def test_a_spectator_sees_and_cannot_press(guests: Guests) -> None:
    ann, _bo, table = two_people(guests)
    stranger = guests("")
    seen = stranger.open(table)
    page = ann.open(table)
    expect(seen.locator(".can")).to_have_count(0)
    expect(seen.locator("[data-chat], [data-react]")).to_have_count(0)
    lay_bids(page)
    lock(page)
    expect(seen.locator('[data-place="bid:0:0"]')).to_have_attribute("aria-label", "Ann: face down")
    seen.locator(".tavern [data-press]").first.click()
    expect(seen.locator("[data-notice]")).to_be_visible()
    assert ann.look(table)["seq"] == 1


def test_bids_face_down_tell_nothing(guests: Guests) -> None:
    """Whichever coins another has laid, everybody else is shown the same, to the letter."""
    ann, bo, table = two_people(guests)
    others = bo.open(table), guests("").open(table)
    own = ann.open(table)
    lay_bids(own)
    lock(own)
    shown = []
    for page in others:
        expect(page.locator('[data-place="bid:0:2"]')).to_have_attribute("aria-label", "Ann: face down")
        shown.append(page.locator(".table-board").evaluate("(one) => one.outerHTML"))
    mine = own.locator('[data-place="bid:0:0"]').inner_html()
    own.get_by_role("button", name="Change bids").click()
    expect(own.locator(".slot.full")).to_have_count(0)
    lay_bids(own, (2, 0, 1))
    lock(own)
    expect(own.get_by_role("heading", name="Your bids are in")).to_be_visible()
    assert own.locator('[data-place="bid:0:0"]').inner_html() != mine
    for page, before in zip(others, shown, strict=True):
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-line", "open")
        assert page.locator('[data-place="bid:0:0"]').inner_html() != mine
        assert stripped(page.locator(".table-board").evaluate("(one) => one.outerHTML")) == stripped(before)


def stripped(html: str) -> str:
    """Without what the client adds."""
    return re.sub(r' (id="k-[^"]*"|tabindex="-?[01]"|aria-expanded="false"|data-off="")', "", html)
