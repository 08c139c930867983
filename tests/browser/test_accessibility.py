"""Every page of the house under axe: nothing serious or critical, light and dark, on desk and phone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.browser.guests import DESK, PHONE, Guest, Guests, asked
from tests.third_party import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
# Numerals drawn on a card are no label: its name tells them, with what they mean.
RUN = """(rules) => axe.run(document, {
        resultTypes: ["violations"],
        ...(rules ? { runOnly: rules } : { rules: { "label-content-name-mismatch": { enabled: false } } }),
    }).then((found) => found.violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).slice(0, 4).join(" | ")}`))"""
DARK = "() => { document.documentElement.dataset.theme = 'dark'; }"
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


@cache
def axe() -> str:
    assert AXE.is_file(), "make setup fetches it"
    return Path(AXE).read_text()


def findings(ann: Guest, *addresses: str) -> list[str]:
    """On desk and phone. The dark theme has other colours and nothing else."""
    found = []
    for address in addresses:
        for name, size in (("desk", DESK), ("phone", PHONE)):
            ann.page.set_viewport_size(size)  # type: ignore[arg-type]
            page = ann.visitor.look_at(address)
            page.evaluate(axe())
            found += [f"{address} {name}: {one}" for one in page.evaluate(RUN)]
            page.evaluate(DARK)
            found += [f"{address} {name}, dark: {one}" for one in page.evaluate(RUN, ["color-contrast"])]
    return found


def at(*tables: str) -> list[str]:
    return [f"/table/{table}" for table in tables]


def test_axe_is_awake(guests: Guests) -> None:
    page = guests("").visitor.look_at("/credits")
    page.evaluate("() => document.querySelector('main').append(new Image())")
    page.evaluate(axe())
    assert any("image-alt" in one for one in page.evaluate(RUN))


def test_axe_sees_colours_in_the_dark(guests: Guests) -> None:
    page = guests("").visitor.look_at("/credits")
    page.evaluate(DARK)
    page.evaluate("() => { document.querySelector('main').style.color = '#000'; }")
    page.evaluate(axe())
    assert any("color-contrast" in one for one in page.evaluate(RUN, ["color-contrast"]))


def test_every_page_is_open_to_everybody(guests: Guests) -> None:
    assert findings(guests("Ann"), *PLAIN) == []


def test_a_room_a_result_and_a_replay_are_open_to_everybody(guests: Guests) -> None:
    ann = guests("Ann")
    over = ann.create("me", "greedy", options={"thingvellir": True})
    ann.post(f"/api/tables/{over}/leave")
    ann.play_until(over, lambda frame: frame["status"] == "over")
    assert findings(ann, *at(ann.create("me", "open", "greedy"), over), f"/table/{over}/replay?move=9") == []


@pytest.mark.parametrize("question", ["bid", "pick", "hero"])
def test_every_table_of_nidavellir_is_open_to_everybody(guests: Guests, question: str) -> None:
    ann = guests("Ann")
    table = ann.table_where(asked(question), "me", "greedy", options={"thingvellir": True})
    assert findings(ann, *at(table)) == []


@pytest.mark.parametrize(
    ("seats", "options"),
    [(["me", "greedy"], {"items": True}), (["me"], {}), (["me", "greedy"], {"cooperative": True})],
    ids=["items", "alone", "together"],
)
def test_every_table_of_aetherya_is_open_to_everybody(
    guests: Guests, seats: list[str], options: dict[str, bool]
) -> None:
    ann = guests("Ann")
    table = ann.create_of("aetherya", *seats, options=options)
    ann.play_until(table, lambda frame: frame["seq"] > 20)
    assert findings(ann, *at(table)) == []
