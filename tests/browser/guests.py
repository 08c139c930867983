"""People in the real house: each with a browser, an account and a seat. Tables are made by the API, and
played on the page."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.people import Visitor
from tests.site.running import NO_NEWS

Frame = dict[str, Any]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
PATIENCE = 120.0
MANY = 60  # games: some end before it comes to what is wished


class Guest:
    """Somebody with a name. What the API tells them is what the pages are compared with."""

    def __init__(self, context: BrowserContext, visitor: Visitor, url: str, name: str) -> None:
        self.context = context
        self.visitor = visitor
        self.page = visitor.page
        self.url = url
        if name:
            self.post("/api/guest", name=name)

    def set_ways(self, ways: str) -> None:
        """As in the cookie; nothing travels unless they say so."""
        quick = f"motion=none&speed=fast&{ways}".rstrip("&")
        self.context.add_cookies([{"name": "meadhall_ways", "value": quick, "url": self.url}])

    def post(self, address: str, /, **wish: object) -> Frame:
        answer = self.context.request.post(address, data=wish, headers={"origin": self.url})
        assert answer.ok, (address, answer.status, answer.text())
        told: Frame = answer.json()
        return told

    def look(self, table: str, since: int = 0) -> Frame:
        answer = self.context.request.get(f"/api/tables/{table}?since={since}")
        assert answer.ok, answer.text()
        told: Frame = answer.json()
        return told

    def create(self, *seats: str, **terms: object) -> str:
        return self.create_of("nidavellir", *seats, **terms)

    def create_of(self, game: str, *seats: str, **terms: object) -> str:
        return str(self.post("/api/tables", game=game, seats=list(seats), **terms)["table"])

    def open(self, table: str) -> Page:
        """The table's page, when its line is open."""
        self.visitor.open(f"/table/{table}")
        expect(self.page.locator("html")).to_have_attribute("data-line", "open")
        return self.page

    def another_tab(self, table: str) -> Page:
        page = self.context.new_page()
        page.goto(f"/table/{table}")
        expect(page.locator("html")).to_have_attribute("data-line", "open")
        return page

    # -- playing by the API, to get somewhere ------------------------------------------------------------

    def play_until(self, table: str, reached: Callable[[Frame], bool], seed: int = 1) -> Frame:
        """Anything, till this person is asked what was wished, or the game is over."""
        dice = random.Random(seed)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            frame = self.look(table, NO_NEWS)
            if reached(frame) or frame["status"] == "over":
                return frame
            if frame["viewer"] in frame["deciding"] and not frame["seats"][frame["viewer"]]["bot"]:
                self.play_any(frame, dice)
            else:
                time.sleep(0.01)
        raise AssertionError("the game does not get there")

    def table_where(
        self, reached: Callable[[Frame], bool], *seats: str, game: str = "nidavellir", **terms: object
    ) -> str:
        """A new table, played until something is reached; games that end before are left alone."""
        for seed in range(MANY):
            table = self.create_of(game, *seats, **terms)
            if reached(self.play_until(table, reached, seed)):
                return table
        raise AssertionError("it never came to that")

    def play_any(self, frame: Frame, dice: random.Random) -> None:
        """One of the choices; whoever was overtaken by the others looks again."""
        choice = dice.choice(frame["decision"]["choices"])["choice"]
        wish = {"seat": frame["viewer"], "seq": frame["seq"], "choice": choice}
        answer = self.context.request.post(
            f"/api/tables/{frame['table']}/play", data=wish, headers={"origin": self.url}
        )
        assert answer.ok or answer.json()["error"]["reason"] == "stale_seq", answer.text()


def asked(decision: str) -> Callable[[Frame], bool]:
    """It is this person's turn, and this is the question."""
    return lambda frame: frame["viewer"] in frame["deciding"] and frame["decision"]["id"] == decision


class Guests:
    """Lets people in, and out when the test is over."""

    def __init__(self, browser: Browser, url: str, stack: ExitStack) -> None:
        self.browser = browser
        self.url = url
        self.stack = stack

    def __call__(
        self, name: str = "Ann", ways: str = "", viewport: dict[str, int] | None = None, **settings: object
    ) -> Guest:
        """No name: a stranger."""
        size: Any = viewport or DESK
        given: Any = {"base_url": self.url, "viewport": size, "locale": "en-GB", **settings}
        context = self.stack.enter_context(self.browser.new_context(**given))
        visitor = self.stack.enter_context(Visitor(context.new_page()))
        guest = Guest(context, visitor, self.url, name)
        guest.set_ways(ways)
        return guest
