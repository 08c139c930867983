"""A kingdom of Aetherya under the pointer, and the fullest table of it on the smallest desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Frame, Guests

SIDE = 4
# Rings around cards, by what they mean; each named by the cell it surrounds.
RINGS = """() => {
    const boxes = [...document.querySelectorAll('#r-kingdom .cells [data-press^="cell:"]')]
        .map((one) => [Number(one.dataset.press.slice(5)), one.getBoundingClientRect()]);
    const cell = (ring) => {
        const { x, y, width, height } = ring.getBoundingClientRect();
        const [at] = boxes.filter(([_, box]) => box.left < x + width / 2 && x + width / 2 < box.right
            && box.top < y + height / 2 && y + height / 2 < box.bottom);
        return at[0];
    };
    const rings = (kind) => [...document.querySelectorAll(`[data-slot="links"] .ring.${kind}`)].map(cell);
    const ends = [...document.querySelectorAll('[data-slot="links"] .arcend')].map(cell);
    return { card: rings("fc"), touching: rings("dir"), by_portal: rings("via"), ends };
}"""
# Panels of which a part can be seen only by scrolling.
SCROLLED = """() => [".a-rivals", ".side-score"].filter((panel) => {
    const one = document.querySelector(panel);
    const wide = one.scrollWidth > one.clientWidth + 1;
    return one.checkVisibility() && (wide || one.scrollHeight > one.clientHeight + 1);
})"""


def kingdom(frame: Frame) -> list[str]:
    cards: list[str] = frame["view"]["seats"][0]["kingdom"]
    return cards


def touching(cards: list[str], cell: int) -> set[int]:
    """Open cards that share an edge with this one."""
    row, column = divmod(cell, SIDE)
    near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return {other for other in range(SIDE * SIDE) if divmod(other, SIDE) in near and is_open(cards[other])}


def is_open(card: str) -> bool:
    return card.isalpha()


def beside_a_portal(cards: list[str]) -> list[int]:
    """Two cards with a portal between them, and no other way from one to the other."""
    for portal in (cell for cell, card in enumerate(cards) if card == "PO"):
        near = sorted(cell for cell in touching(cards, portal) if cards[cell] != "PO")
        if len(near) >= 2:
            return near[:2]
    return []


def asked_beside_a_portal(frame: Frame) -> bool:
    return frame["viewer"] in frame["deciding"] and bool(beside_a_portal(kingdom(frame)))


def test_a_card_shows_its_neighbours_and_whom_it_reaches_by_a_portal(guests: Guests) -> None:
    ann = guests("Ann")
    table = ann.table_where(asked_beside_a_portal, "me", "greedy", game="aetherya")
    cards = kingdom(ann.look(table))
    card, other = beside_a_portal(cards)
    page = ann.open(table)
    page.locator(f'[data-press="cell:{card}"]').hover()
    told = shown(page)
    assert told["card"] == [card]
    assert set(told["touching"]) == touching(cards, card)
    assert other in told["by_portal"]
    assert sorted(told["ends"]) == sorted(told["by_portal"]), "a dotted line leads to each of them"
    page.locator(".prompt h1").hover()
    expect(page.locator('[data-slot="links"] svg')).to_have_count(0)
    page.locator(f'[data-press="cell:{other}"]').focus()
    assert card in shown(page)["by_portal"], "the keyboard shows the same"


def shown(page: Page) -> dict[str, list[int]]:
    expect(page.locator('[data-slot="links"] .ring.fc')).to_be_visible()
    rings: dict[str, list[int]] = page.evaluate(RINGS)
    return rings


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_four_with_items_see_every_score_and_rival_without_scrolling(guests: Guests, language: str) -> None:
    ann = guests("Maximiliane", ways=f"language={language}")

    def amid(frame: Frame) -> bool:
        return frame["seq"] > 50 and frame["viewer"] in frame["deciding"]

    table = ann.table_where(amid, "me", *["greedy"] * 3, game="aetherya", options={"items": True})
    assert ann.open(table).evaluate(SCROLLED) == []
