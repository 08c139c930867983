"""What a turn may do, and what it does: chapters A4 to A6, B2."""

from __future__ import annotations

import pytest

from tests.games.aetherya.referee_cases import CENTRE, LAST, REST, Case, check, closed, kingdom, lying

START: dict[str, object] = {"kingdom": CENTRE, "phase": "START", "deck_size": 3, "piles": [["HU"]]}
DRAWN: dict[str, object] = {**START, "phase": "DRAWN"}
CASES: dict[str, Case] = {
    "A5.2": (
        "legal_cells",
        {
            "kingdom": kingdom("DR PO HU EL / FO FO FO FO / FO FO FO FO / FO FO FO ~HU"),
            "action": "place",
            "card": "FO",
        },
        [[0, 2], [0, 3], [3, 3]],
    ),
    "A5.5": ("legal_cells", {"kingdom": LAST, "action": "discard_and_reveal"}, [[0, 0]]),
    "A4.1 draw": (
        "is_legal",
        {**START, "action": {"type": "draw_deck"}},
        True,
    ),
    "A4.1 no passing": (
        "is_legal",
        {**START, "action": {"type": "end_turn"}},
        False,
    ),
    "A4.2 too late": (
        "is_legal",
        {**DRAWN, "drawn": "PL", "action": {"type": "take_discard", "cell": [0, 0]}},
        False,
    ),
    "A5.2 same type": (
        "is_legal",
        {**DRAWN, "drawn": "FO", "action": {"type": "place", "cell": [1, 1]}},
        False,
    ),
    "A4.2 reveal": (
        "is_legal",
        {**DRAWN, "drawn": "FO", "action": {"type": "discard_and_reveal", "cell": [0, 0]}},
        True,
    ),
    "A8.4 claim": (
        "is_legal",
        {
            "kingdom": kingdom(f"EL EL -- -- {REST}"),
            "phase": "START",
            "display": ["pair_elf"],
            "action": {"type": "claim", "legend": "pair_elf"},
        },
        True,
    ),
    "A4.5": ("is_legal", {"kingdom": CENTRE, "phase": "AFTER", "action": {"type": "end_turn"}}, True),
    "sources": ("sources", {"deck_size": 3, "piles": [["HU"]]}, ["deck", "pile_0"]),
    "D3": ("sources", {"mode": "cooperative", "deck_size": 3, "piles": [[], ["HU"]]}, ["deck", "pile_1"]),
    "C4": ("sources", {"mode": "solo", "deck_size": 1, "piles": [["HU"]]}, ["deck_and_discard"]),
    "C4 both": (
        "sources",
        {"mode": "solo", "deck_size": 2, "piles": [["HU"]]},
        ["deck_and_discard", "two_from_deck"],
    ),
    "A4.3a": (
        "turn",
        {
            "kingdom": CENTRE,
            "deck_size": 7,
            "piles": [["HU", "DR"]],
            "action": {"type": "take_discard", "cell": [0, 1]},
        },
        {
            "kingdom": kingdom("-- DR -- -- / -- FO EL -- / -- DW MO ~PO / -- -- -- --"),
            "piles": [["HU", "HU"]],
            "deck_size": 7,
            "game_over": False,
            "beside": [],
            "on_cards": [],
        },
    ),
    "A4.3c only chance knows the card": (
        "turn",
        {
            "kingdom": CENTRE,
            "deck_size": 7,
            "piles": [["HU"]],
            "drawn": "GO",
            "action": {"type": "discard_and_reveal", "cell": [3, 3]},
        },
        {
            "kingdom": kingdom("-- ~HU -- -- / -- FO EL -- / -- DW MO ~PO / -- -- -- ?"),
            "piles": [["HU", "GO"]],
            "deck_size": 6,
            "game_over": False,
            "beside": [],
            "on_cards": [],
        },
    ),
    "A6.2": (
        "turn",
        {
            "kingdom": CENTRE,
            "deck_size": 1,
            "piles": [["HU", "EL"]],
            "drawn": "GO",
            "action": {"type": "place", "cell": [1, 1]},
        },
        {
            "kingdom": kingdom("-- ~HU -- -- / -- GO EL -- / -- DW MO ~PO / -- -- -- --"),
            "piles": [["?"]],
            "deck_size": 2,
            "game_over": False,
            "beside": [],
            "on_cards": [],
        },
    ),
    "A9.1 B2.4": (
        "turn",
        {
            "kingdom": LAST,
            "deck_size": 1,
            "piles": [["HU"]],
            "drawn": "GO",
            "action": {"type": "discard_and_reveal", "cell": [0, 0], "token_choice": "take"},
            "beside": ["thief"],
            "on_cards": [closed([0, 0], "gem_4")],
        },
        {
            "kingdom": kingdom("SW FO FO FO / FO FO FO FO / FO FO FO FO / FO FO FO FO"),
            "piles": [["HU", "GO"]],
            "deck_size": 0,
            "game_over": True,
            "beside": ["gem_4", "thief"],
            "on_cards": [],
        },
    ),
    "D3 D8": (
        "turn",
        {
            "mode": "cooperative",
            "kingdom": CENTRE,
            "deck_size": 1,
            "piles": [["HU"], ["MO"]],
            "drawn": "GO",
            "action": {"type": "place", "cell": [1, 1], "to": 1},
        },
        {
            "kingdom": kingdom("-- ~HU -- -- / -- GO EL -- / -- DW MO ~PO / -- -- -- --"),
            "piles": [["HU"], ["MO", "FO"]],
            "deck_size": 0,
            "game_over": True,
            "beside": [],
            "on_cards": [],
        },
    ),
    "B2.1": (
        "token_choice",
        {
            "kingdom": CENTRE,
            "on_cards": [closed([0, 0], "thief")],
            "drawn": "GO",
            "action": {"type": "place", "cell": [0, 0]},
        },
        {"options": ["discard", "take"], "known": False},
    ),
    "B2.3": (
        "token_choice",
        {
            "kingdom": CENTRE,
            "on_cards": [lying([1, 2], "treaty")],
            "drawn": "GO",
            "action": {"type": "place", "cell": [1, 2]},
        },
        {"options": ["discard", "take"], "known": True},
    ),
    "B2.1 no token": (
        "token_choice",
        {"kingdom": CENTRE, "drawn": "GO", "action": {"type": "place", "cell": [0, 0]}},
        None,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_referee_answers(name: str) -> None:
    check(CASES[name])
