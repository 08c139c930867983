"""The fullest table, on the smallest desk: everything has its place, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.guests import DESK, Guests, asked

# Rectangles of the zones that are shown.
ZONES = """() => {
    const names = [".table-top", ".n-prompt", ".n-left", ".n-purse", ".n-army", ".n-hall", ".n-rivals",
        ".n-side"];
    const parts = [".tavern", ".camp", ".rival", ".purse", ".hall", "#r-treasury", "#r-army", "#r-command"];
    const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect();
        return { left, top, right, bottom } };
    const boxes = (selectors) => Object.fromEntries(selectors.flatMap((selector) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.offsetHeight)
            .map((one, number) => [selector + number, box(one)])));
    return [boxes(names), boxes(parts)];
}"""

# Whatever is cut at the edge of a box that does not scroll.
CUT = """() => [...document.querySelectorAll(
        ".nida h1, .nida h2, .nida .btn, .prompt-words, .purse, .tavern, .camp, .rival")]
    .filter((one) => one.checkVisibility() && !one.closest(".dlg, .sr"))
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
    .map((one) => one.className + ": " + one.textContent.slice(0, 60))"""

Box = dict[str, float]


def meet(one: Box, other: Box) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def overlaps(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    names = sorted(boxes)
    return [
        (one, other)
        for number, one in enumerate(names)
        for other in names[number + 1 :]
        if meet(boxes[one], boxes[other])
    ]


def outside(boxes: dict[str, Box]) -> list[str]:
    return [
        name
        for name, box in boxes.items()
        if box["left"] < -1
        or box["top"] < -1
        or box["right"] > DESK["width"] + 1
        or box["bottom"] > DESK["height"] + 1
    ]


def in_its_place(page: Page) -> None:
    zones, parts = page.evaluate(ZONES)
    assert len(zones) >= 8 and len(parts) >= 12
    for boxes in (zones, parts):
        assert overlaps(boxes) == []
        assert outside(boxes) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollHeight") <= DESK["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= DESK["width"]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_five_with_thingvellir_fit_on_a_desk(guests: Guests, language: str) -> None:
    ann = guests("Maximiliane", ways=f"language={language}")
    table = ann.create("me", *["greedy"] * 4, options={"thingvellir": True})
    in_its_place(ann.open(table))
    ann.play_until(table, asked("pick"))
    in_its_place(ann.open(table))
    ann.play_until(table, lambda frame: frame["view"]["age"] == 2 and asked("pick")(frame))
    in_its_place(ann.open(table))
