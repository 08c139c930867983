"""The referee on event cards: each one by its number (D23)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.andor.referee import query
from tests.games.andor.test_referee import FOUR


def after(**changed: tuple[int, int, int]) -> dict[str, Any]:
    """The four heroes after an event; changed ones as (wp, sp, gold)."""
    plain = {hero: (given["wp"], given["sp"], given["gold"]) for hero, given in FOUR.items()}
    plain.update(changed)
    return {"heroes": {hero: {"wp": wp, "sp": sp, "gold": gold} for hero, (wp, sp, gold) in plain.items()}}


EVENTS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("G01", {"accept": ["warrior"]}, after(warrior=(5, 3, 2))),
    ("G02", {}, after(warrior=(5, 3, 2))),
    ("G03", {}, after(archer=(5, 3, 1))),
    ("G04", {}, after(archer=(2, 2, 1), wizard=(11, 7, 0))),
    ("G05", {}, after()),
    ("G06", {"rolls": [4]}, after(dwarf=(7, 1, 3))),
    ("G06", {"rolls": [4], "declined": True}, after()),
    (
        "G07",
        {"rolls": [3], "shares": {"warrior": 1, "wizard": 2}},
        after(warrior=(7, 3, 2), wizard=(12, 7, 0)),
    ),
    ("G08", {}, after()),
    ("G09", {}, after()),
    ("G10", {"accept": ["dwarf", "wizard"]}, after(dwarf=(14, 1, 2))),
    ("G11", {}, after()),
    ("G12", {}, after(archer=(8, 2, 1), wizard=(17, 7, 0))),
    ("G13", {}, after(warrior=(10, 3, 2), archer=(10, 2, 1))),
    ("G14", {}, after(dwarf=(14, 1, 3), warrior=(11, 3, 2))),
    ("G16", {}, after()),
    ("G17", {}, after(wizard=(12, 7, 0))),
    ("G19", {}, after()),
    ("G21", {}, after()),
    ("G23", {"chosen": ["dwarf", "warrior"]}, after(dwarf=(11, 2, 3), warrior=(8, 4, 2))),
    ("G24", {}, after(warrior=(6, 3, 2), wizard=(12, 7, 0))),
    ("G25", {"rolls": [2]}, after(archer=(7, 2, 1))),
    ("G26", {}, after()),
    ("G28", {}, after(wizard=(16, 7, 0))),
    ("G29", {}, after()),
    ("G30", {}, after()),
    ("G31", {}, after(warrior=(6, 3, 2), wizard=(12, 7, 0))),
    ("G32", {}, after(wizard=(12, 7, 0))),
    ("G33", {"chosen": ["wizard"]}, after(wizard=(14, 6, 0))),
    ("G34", {"chosen": ["wizard"]}, after(wizard=(20, 5, 0))),
    ("START", {}, after(warrior=(9, 3, 2), archer=(6, 2, 1), wizard=(15, 7, 0), dwarf=(12, 1, 3))),
    ("S01", {}, after(warrior=(6, 3, 2))),
    ("S02", {}, after(archer=(3, 2, 1), wizard=(12, 7, 0))),
    ("S03", {}, after(archer=(8, 2, 1))),
    ("S05", {}, after(dwarf=(14, 1, 3))),
    ("S06", {}, after(wizard=(17, 7, 0))),
    ("S07", {"accept": ["warrior"]}, after(warrior=(8, 4, 0))),
    ("S08", {}, after()),
    ("S09", {}, after()),
    ("S10", {}, after(wizard=(12, 7, 0))),
    ("S11", {}, after()),
]


@pytest.mark.parametrize(
    ("card", "more", "result"), EVENTS, ids=[f"{e[0]}-{n}" for n, e in enumerate(EVENTS)]
)
def test_d23_event_cards(card: str, more: dict[str, Any], result: dict[str, Any]) -> None:
    assert query("event", {"card": card, "heroes": FOUR, **more}) == result


@pytest.mark.parametrize(("card", "field"), [("G15", "35"), ("G22", "45")])
def test_d15_2_g15_and_g22_remove_a_well_for_good(card: str, field: str) -> None:
    wells = {"5": "full", "35": "full", "45": "empty", "55": "full"}
    found = query("event", {"card": card, "heroes": FOUR, "wells": wells})
    assert found["wells"] == {key: state for key, state in wells.items() if key != field}


@pytest.mark.parametrize(
    ("card", "moved"),
    [
        ("G18", [["gor", 19], ["troll", 60]]),
        ("S04", [["gor", 19], ["troll", 60]]),
        ("G27", [["gor", 22], ["troll", 59]]),
    ],
)
def test_d23_11_g18_s04_g27_a_creature_runs_unless_the_group_pays(card: str, moved: list[Any]) -> None:
    given = {
        "card": card,
        "heroes": FOUR,
        "creatures": [["gor", 22], ["troll", 60], ["gor", 20, {"asleep": True}]],
    }
    still = query("event", {**given, "paid": True})["creatures"]
    assert still == [["gor", 20], ["gor", 22], ["troll", 60]]
    assert query("event", given)["creatures"] == sorted([*moved, ["gor", 20]], key=lambda each: each[1])


def test_g20_a_farmer_falls_ill_unless_the_group_pays() -> None:
    assert query("event", {"card": "G20", "heroes": FOUR, "farmers": {"24": 1}, "paid": True})["heroes"]
    assert query("event", {"card": "G20", "heroes": FOUR})["heroes"]
