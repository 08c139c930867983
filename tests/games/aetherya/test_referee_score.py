"""What a kingdom is worth, who has won, and legends: chapters A8 to A11, B5 and B7."""

from __future__ import annotations

import pytest

from tests.games.aetherya.referee_cases import ANDREY, REST, ROWS, SHEETS, Case, check, closed, kingdom, lying

CASES: dict[str, Case] = {
    "A10.9 the example of the rulebook": (
        "score",
        {"kingdom": ANDREY},
        {
            "elf": 10,
            "dwarf": 4,
            "human": 8,
            "goblin": 0,
            "dragon": 3,
            "legend": 0,
            "conflict": -2,
            "total": 23,
        },
    ),
    "A9.3 closed cards are opened and count": (
        "score",
        {"kingdom": kingdom(f"~EL ~FO -- -- {REST}"), "legends": ["pair_elf", "all_races"]},
        {"elf": 2, "dwarf": 0, "human": 0, "goblin": 0, "dragon": 0, "legend": 6, "conflict": 0, "total": 8},
    ),
    "B7 tokens in the score": (
        "score",
        {
            "kingdom": kingdom(f"EL DW DR -- {REST}"),
            "beside": ["gem_4", "gem_4", "gem_4", "thief"],
            "on_cards": [lying([0, 0], "treaty"), lying([0, 2], "staff"), closed([3, 3], "gem_1")],
        },
        {"elf": 0, "dwarf": 0, "human": 0, "goblin": 0, "dragon": 3, "legend": 2, "conflict": 0, "total": 5},
    ),
    "B5.1": ("gem_score", {"beside": ["gem_1", "gem_2", "gem_3", "gem_4"]}, 0),
    "B5.1 without the 1": ("gem_score", {"beside": ["gem_2", "gem_3", "gem_4", "hammer"]}, 9),
    "B5.1 none": ("gem_score", {}, 0),
    "A11.4 the table of the rulebook": ("winners", {"rows": SHEETS}, ["Sofia"]),
    "A11.3": ("winners", {"rows": {"b": SHEETS["Sofia"], "a": SHEETS["Sofia"]}}, ["a", "b"]),
    "A8.2": (
        "legends_fulfilled",
        {"kingdom": kingdom(f"HU EL EL -- {REST}")},
        ["link_human_elf", "pair_elf"],
    ),
    "A8.1 closed portals": ("legends_fulfilled", {"kingdom": kingdom(f"EL ~PO EL -- {REST}")}, []),
    "A8.4": (
        "claimable",
        {"kingdom": kingdom(f"HU EL EL -- {REST}"), "phase": "DRAWN", "display": ["pair_elf", "all_races"]},
        ["pair_elf"],
    ),
    "A8.4 once a turn": (
        "claimable",
        {
            "kingdom": kingdom(f"EL EL -- -- {REST}"),
            "phase": "AFTER",
            "claimed": True,
            "display": ["pair_elf"],
        },
        [],
    ),
    "A9.2": (
        "claimable",
        {"kingdom": kingdom(f"EL EL -- -- {REST}"), "phase": "GAME_END", "display": ["pair_elf"]},
        [],
    ),
    "A8.7": (
        "claimable",
        {"kingdom": kingdom(f"EL EL -- -- {REST}"), "phase": "OTHER_PLAYER", "display": ["pair_elf"]},
        [],
    ),
    "B6.3 by sword": (
        "claimable",
        {
            "kingdom": kingdom(f"EL DW -- -- {REST}"),
            "phase": "AFTER",
            "display": ["duel_elf_dwarf"],
            "beside": ["sword"],
        },
        ["duel_elf_dwarf"],
    ),
    "B3.1 no sword before the action": (
        "claimable",
        {
            "kingdom": kingdom(f"EL DW -- -- {REST}"),
            "phase": "START",
            "display": ["duel_elf_dwarf"],
            "beside": ["sword"],
        },
        [],
    ),
    "C5": (
        "claimable",
        {
            "mode": "solo",
            "kingdom": kingdom(f"HU EL EL HU {REST}"),
            "phase": "START",
            "rows": ROWS,
            "century": 1,
            "fulfilled": ["pair_human"],
        },
        ["pair_elf"],
    ),
    "D4 no claims together": (
        "claimable",
        {
            "mode": "cooperative",
            "kingdom": kingdom(f"EL EL -- -- {REST}"),
            "phase": "START",
            "display": ["pair_elf"],
        },
        [],
    ),
    "A8.6": (
        "claim",
        {
            "legend": "pair_elf",
            "legends": ["all_races"],
            "display": ["pair_elf", "pair_human"],
            "legend_deck": ["chain_plain", "chain_swamp"],
        },
        {
            "legends": ["all_races", "pair_elf"],
            "display": ["chain_swamp", "pair_human"],
            "legend_deck": ["chain_plain"],
        },
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_referee_answers(name: str) -> None:
    check(CASES[name])
