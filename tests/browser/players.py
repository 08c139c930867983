"""People who know no rule: they press what is ringed until the game is over. By mouse, by keys, by finger."""

from __future__ import annotations

import random
import time

from playwright.sync_api import ElementHandle, Page

PATIENCE = 60.0  # while nobody presses anything
MOST_PRESSES = 1000
OVER = ".notice-line a.btn.go"

# What the eye takes in: every piece that may be pressed or is pressed, the prompt, and what is told above.
SIGHT = """[...document.querySelectorAll('[data-press], .prompt h1, .prompt-buttons, .notice-line')]
    .map((one) => [one.dataset.press, one.getAttribute('class'), one.textContent].join()).join()"""

# Whether the game is over; else, if it is one's turn and nothing pressed is unanswered, the best thing to
# press: the main button, a free place for the coin in hand, or anything that is ringed, in sight and not
# covered. Buttons that take back are for people who change their minds. What was seen is kept, to see it
# change.
NEXT = """(dice) => {
    if (document.querySelector(".notice-line a.btn.go")) return "over";
    if (!document.querySelector(".prompt.mine")) return "waiting";
    if (document.querySelector("[aria-busy], [data-waits]")) return "waiting";
    const open = (one) => {
        if (!one.checkVisibility({ visibilityProperty: true })) return false;
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const from = (pieces) => {
        const first = Math.floor(dice * pieces.length);
        return [...pieces.slice(first), ...pieces.slice(0, first)].find(open);
    };
    const anything = "[data-press].can:not([data-press=clear])";
    for (const order of [".prompt .btn.go.can", ".slot.can:not(.full)", anything]) {
        const found = from([...document.querySelectorAll(order)]);
        if (found) {
            window.seenBefore = SIGHT;
            return found;
        }
    }
    return "nothing";
}""".replace("SIGHT", SIGHT)


class Player:
    """Presses with a mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.presses = 0
        self.is_over = False

    def step(self) -> bool:
        """One press, if it is one's turn. What it does is awaited."""
        piece = self.next_piece()
        if piece is None:
            return False
        self.press(piece)
        self.page.wait_for_function(f"() => {SIGHT} !== window.seenBefore")
        self.presses += 1
        return True

    def next_piece(self) -> ElementHandle | None:
        found = self.page.evaluate_handle(NEXT, self.dice.random())
        piece = found.as_element()
        if piece is None:
            self.is_over = found.json_value() == "over"
        return piece

    def press(self, piece: ElementHandle) -> None:
        piece.click()

    def see_the_result(self) -> None:
        self.page.locator(OVER).click()
        self.page.wait_for_selector("body.shows-result")


def play_out(*players: Player) -> None:
    """All of them, to the end. Nobody waits for anything but the others."""
    end = time.monotonic() + PATIENCE
    while not all(player.is_over for player in players):
        pressed = [player.step() for player in players]
        if any(pressed):
            end = time.monotonic() + PATIENCE
        else:
            players[0].page.wait_for_timeout(10)
        if time.monotonic() > end or sum(player.presses for player in players) > MOST_PRESSES:
            raise AssertionError([player.page.locator(".prompt").inner_text() for player in players])


# Where the piece is, seen from the focus: nowhere to go, in another zone, or the arrow that leads there.
WAY_TO = """(piece) => {
    const at = document.activeElement;
    const zone = piece.closest("[data-zone]");
    if (at === piece) return "";
    if (!zone || at.closest("[data-zone]") !== zone) return "Tab";
    const [from, to] = [at, piece].map((one) => one.getBoundingClientRect());
    const right = to.x + to.width / 2 - from.x - from.width / 2;
    const down = to.y + to.height / 2 - from.y - from.height / 2;
    if (Math.abs(right) >= Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
    return down > 0 ? "ArrowDown" : "ArrowUp";
}"""


class KeyPlayer(Player):
    """Has no mouse. Coins and taverns have keys of their own; other pieces are reached by N (the next one
    that may be pressed), or by Tab from zone to zone and arrows within."""

    def press(self, piece: ElementHandle) -> None:
        hotkey = piece.get_attribute("data-hotkey")
        if hotkey:
            self.page.keyboard.press(hotkey)
            return
        self.go_to(piece, by_the_key_n=self.dice.random() < 0.5)
        self.page.keyboard.press("Enter")

    def go_to(self, piece: ElementHandle, by_the_key_n: bool) -> None:
        for _ in range(80):
            way = piece.evaluate(WAY_TO)
            if not way:
                return
            self.page.keyboard.press("n" if by_the_key_n else way)
        raise AssertionError(f"no key leads to {piece.get_attribute('data-press')}")

    def step(self) -> bool:
        pressed = super().step()
        lost = pressed and self.page.evaluate("document.activeElement === document.body")
        assert not lost, f"the focus is lost at: {self.page.locator('.prompt').inner_text()}"
        return pressed


class FingerPlayer(Player):
    """Taps. The first tap shows what would happen, the button below does it. What is not on this tab is
    looked for on the tabs with a dot."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.previews = 0

    def next_piece(self) -> ElementHandle | None:
        found = super().next_piece()
        if found is None and not self.is_over and self.page.locator("[data-tab].dot").count():
            self.page.locator("[data-tab].dot").first.tap()
            found = super().next_piece()
        return found

    def press(self, piece: ElementHandle) -> None:
        act = piece.get_attribute("data-act")
        piece.tap()
        if act is None:
            return
        button = self.page.locator("[data-dock] button")
        assert button.text_content() == act
        self.previews += 1
        button.tap()
