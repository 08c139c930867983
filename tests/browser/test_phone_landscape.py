"""A phone on its side: the board at the left, what to do at the right, and neither covers the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guests

SIZES = [{"width": 667, "height": 375}, {"width": 844, "height": 390}, {"width": 932, "height": 430}]
BOARDS = {"nidavellir": ".n-left", "aetherya": ".a-mid", "dwar7s_fall": ".d-land", "andor": ".mapbox"}
ROOM = 0.4  # of the height, at least, for the board


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("game", BOARDS)
def test_the_board_and_the_prompt_lie_side_by_side(guests: Guests, game: str, size: dict[str, int]) -> None:
    ann = guests("Ann", "language=ru", viewport=size)
    page = ann.open(ann.create_of(game, "me", *([] if game == "andor" else ["greedy"])))
    sizes = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(sizes) == [size["width"], size["height"]]
    expect(page.locator(".prompt h1")).to_be_in_viewport()
    board = page.locator(BOARDS[game]).bounding_box()
    prompt = page.locator(".prompt").bounding_box()
    assert board is not None and prompt is not None
    assert board["height"] >= ROOM * size["height"]
    assert board["x"] + board["width"] <= prompt["x"] + 1
