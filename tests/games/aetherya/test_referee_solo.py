"""Alone through the centuries: chapter C."""

from __future__ import annotations

import pytest

from tests.games.aetherya.referee_cases import ANDREY, CENTRE, ROWS, Case, check, kingdom

CASES: dict[str, Case] = {
    "C3": (
        "solo_swap_legal",
        {"rows": ROWS, "century": 1, "turns_taken": 0, "swap": ["pair_elf", "pair_dwarf"]},
        True,
    ),
    "C3 too late": (
        "solo_swap_legal",
        {"rows": ROWS, "century": 1, "turns_taken": 1, "swap": ["pair_elf", "pair_dwarf"]},
        False,
    ),
    "C3 wrong row": (
        "solo_swap_legal",
        {"rows": ROWS, "century": 1, "turns_taken": 0, "swap": ["pair_elf", "all_races"]},
        False,
    ),
    "C3 century 3": (
        "solo_swap_legal",
        {"rows": ROWS, "century": 3, "turns_taken": 0, "swap": ["pair_dwarf", "all_races"]},
        False,
    ),
    "C4.2": ("solo_plays", {"kept": "deck"}, ["discard_and_reveal", "place"]),
    "C4.2 discard": ("solo_plays", {"kept": "discard"}, ["place"]),
    "C4.3": (
        "solo_turn",
        {
            "kingdom": CENTRE,
            "deck_size": 9,
            "piles": [["MO"]],
            "source": "deck_and_discard",
            "taken": ["GO", "MO"],
            "keep": 0,
            "action": {"type": "place", "cell": [0, 1]},
        },
        {
            "kingdom": kingdom("-- GO -- -- / -- FO EL -- / -- DW MO ~PO / -- -- -- --"),
            "piles": [["MO", "HU"]],
            "deck_size": 8,
            "century_over": False,
        },
    ),
    "C7.2": (
        "solo_turn",
        {
            "kingdom": kingdom("~HU FO FO FO / ~PO FO FO FO / FO FO FO FO / FO FO FO --"),
            "deck_size": 2,
            "piles": [["MO"]],
            "source": "two_from_deck",
            "taken": ["GO", "PL"],
            "keep": 1,
            "action": {"type": "place", "cell": [0, 0]},
        },
        {
            "kingdom": kingdom("PL FO FO FO / PO FO FO FO / FO FO FO FO / FO FO FO ?"),
            "piles": [["MO", "GO", "HU"]],
            "deck_size": 0,
            "century_over": True,
        },
    ),
    "C6": (
        "solo_century_over",
        {"kingdom": CENTRE, "deck_size": 4, "row": ROWS[0], "fulfilled": ROWS[0]},
        False,
    ),
    "C7": ("solo_century_over", {"kingdom": CENTRE, "deck_size": 0, "row": ROWS[0], "fulfilled": []}, True),
    "C8 the example of the rulebook": (
        "solo_century",
        {"row": ROWS[0], "fulfilled": ROWS[0], "kingdom": ANDREY},
        {"passed": True, "score": 12},
    ),
    "C8 points": (
        "solo_century",
        {"row": ROWS[0], "fulfilled": ROWS[0], "points": 3},
        {"passed": True, "score": -8},
    ),
    "C8 lost": (
        "solo_century",
        {"row": ROWS[0], "fulfilled": ROWS[0][:3], "points": 30},
        {"passed": False, "score": None},
    ),
    "C10": (
        "solo_campaign",
        {
            "centuries": [
                {"passed": True, "score": 12},
                {"passed": True, "score": -20},
                {"passed": True, "score": 1},
            ]
        },
        {"won": True, "score": -7},
    ),
    "C10 R35": (
        "solo_campaign",
        {"centuries": [{"passed": True, "score": 12}, {"passed": False, "score": None}]},
        {"won": False, "score": None},
    ),
    "C9 squares": ("solo_keep_squares", {"kingdom": ANDREY}, [[r, c] for r in range(3) for c in range(3)]),
    "C9": (
        "solo_next_century",
        {"kingdom": ANDREY, "square": [0, 1]},
        {
            "kingdom": kingdom("-- -- -- -- / -- MO HU -- / -- HU FO -- / -- -- -- --"),
            "shuffled": 36,
            "discard": 1,
            "deck": 23,
        },
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_referee_answers(name: str) -> None:
    check(CASES[name])
