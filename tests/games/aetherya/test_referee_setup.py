"""The opening, and who may know what: chapters A2 and A3."""

from __future__ import annotations

import pytest

from tests.games.aetherya.referee_cases import Case, check

CASES: dict[str, Case] = {
    "A2.8": (
        "setup",
        {"mode": "competitive", "players": 3},
        {
            "per_type": 6,
            "cards": 60,
            "deck": 11,
            "discard_piles": [1],
            "open_per_kingdom": 4,
            "closed_per_kingdom": 12,
            "display": 8,
            "legend_deck": 7,
            "rows": [],
        },
    ),
    "C2": (
        "setup",
        {"mode": "solo", "players": 1},
        {
            "per_type": 4,
            "cards": 40,
            "deck": 23,
            "discard_piles": [1],
            "open_per_kingdom": 4,
            "closed_per_kingdom": 12,
            "display": 0,
            "legend_deck": 0,
            "rows": [4, 5, 6],
        },
    ),
    "D2": (
        "setup",
        {"mode": "cooperative", "players": 4},
        {
            "per_type": 8,
            "cards": 80,
            "deck": 14,
            "discard_piles": [1, 1],
            "open_per_kingdom": 4,
            "closed_per_kingdom": 12,
            "display": 2,
            "legend_deck": 13,
            "rows": [],
        },
    ),
    "A2.4": ("hand_settled", {"hand": ["HU", "EL", "HU", "PO"]}, False),
    "A2.4 settled": ("hand_settled", {"hand": ["HU", "EL", "DW", "PO"]}, True),
    "A2.5": (
        "return_duplicates",
        {"piles": [["HU", "EL", "DW"]], "deck_size": 20},
        {"piles": [["HU"]], "deck_size": 22},
    ),
    "A3.4": ("visible_to", {"players": ["ann", "bo"], "owner": "bo", "item": "drawn_card"}, ["bo"]),
    "D1": (
        "visible_to",
        {"mode": "cooperative", "players": ["ann", "bo"], "owner": "bo", "item": "drawn_card"},
        ["ann", "bo"],
    ),
    "A3.1": ("visible_to", {"players": ["ann", "bo"], "owner": "bo", "item": "closed_card"}, []),
    "A3.5": (
        "visible_to",
        {"players": ["bo", "ann"], "owner": "bo", "item": "replaced_closed_card"},
        ["ann", "bo"],
    ),
    "A3.6": ("visible_to", {"players": ["ann", "bo"], "owner": "ann", "item": "hand_card"}, ["ann"]),
    "A3.6 duplicates": (
        "visible_to",
        {"players": ["ann", "bo"], "owner": "ann", "item": "hand_duplicate"},
        ["ann", "bo"],
    ),
    "B1.1": ("visible_to", {"players": ["ann", "bo"], "owner": "ann", "item": "closed_token"}, []),
    "B6.6": ("visible_to", {"players": ["ann", "bo"], "owner": "ann", "item": "looked_token"}, ["ann"]),
    "B2.1 shown": (
        "visible_to",
        {"players": ["ann", "bo"], "owner": "ann", "item": "refused_token"},
        ["ann", "bo"],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_referee_answers(name: str) -> None:
    check(CASES[name])
