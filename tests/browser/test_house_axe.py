"""Every page of the house under axe: nothing serious or critical, light and dark, on desk and phone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.browser.guests import DESK, PHONE, Guest, Guests, asked
from tests.third_party import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
# Numerals drawn on a card are no label: its name tells them, with what they mean.
RUN = """() => axe.run(document, {
        resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: false } },
    }).then((found) => found.violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).slice(0, 4).join(" | ")}`))"""
PLAIN = (
    "/",
    "/games",
    "/games/nidavellir",
    "/games/nidavellir/table",
    "/games/aetherya",
    "/tables",
    "/mine",
    "/account",
    "/credits",
    "/none",
)


@dataclass(frozen=True)
class Places:
    """Where there is something to look at, and who sits there."""

    owner: Guest
    room: str
    bid: str
    pick: str
    hero: str
    result: str
    others: tuple[str, ...]

    def addresses(self) -> list[str]:
        tables = (self.room, self.bid, self.pick, self.hero, self.result, *self.others)
        return [*PLAIN, *(f"/table/{table}" for table in tables), f"/table/{self.result}/replay?move=9"]


def furnished(ann: Guest) -> Places:
    seats, terms = ("me", "greedy"), {"options": {"thingvellir": True}}
    return Places(
        owner=ann,
        room=ann.create("me", "open", "greedy"),
        bid=ann.create(*seats, **terms),
        pick=ann.table_where(asked("pick"), *seats, **terms),
        hero=ann.table_where(asked("hero"), *seats, **terms),
        result=ann.table_where(lambda frame: frame["status"] == "over", *seats, **terms),
        others=aetherya(ann),
    )


def aetherya(ann: Guest) -> tuple[str, ...]:
    """Every way to play it, after a few turns."""
    items, alone, together = {"items": True}, dict[str, bool](), {"cooperative": True}
    tables = [
        ann.create_of("aetherya", *seats, options=options)
        for seats, options in ((("me", "greedy"), items), (("me",), alone), (("me", "greedy"), together))
    ]
    for table in tables:
        ann.play_until(table, lambda frame: frame["seq"] > 20)
    return tuple(tables)


@cache
def axe() -> str:
    assert AXE.is_file(), "make setup fetches it"
    return Path(AXE).read_text()


def findings(ann: Guest, address: str) -> list[str]:
    page = ann.visitor.look_at(address)
    page.evaluate(axe())
    found: list[str] = page.evaluate(RUN)
    return [f"{address.split('?', maxsplit=1)[0]} {one}" for one in found]


def test_axe_is_awake(guests: Guests) -> None:
    page = guests("").visitor.look_at("/credits")
    page.evaluate("() => document.querySelector('main').append(new Image())")
    page.evaluate(axe())
    assert any("image-alt" in one for one in page.evaluate(RUN))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page_is_open_to_everybody(guests: Guests, size: dict[str, int]) -> None:
    ann = guests("Ann", viewport=size)
    places = furnished(ann)
    found = []
    for theme in ("light", "dark"):
        ann.set_ways(f"theme={theme}")
        found += [f"{theme} {one}" for address in places.addresses() for one in findings(ann, address)]
    assert found == []
