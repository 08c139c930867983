"""Together: chapter D."""

from __future__ import annotations

import pytest

from tests.games.aetherya.referee_cases import CENTRE, REST, Case, check, kingdom

CASES: dict[str, Case] = {
    "D4": (
        "coop_flips",
        {"kingdom": kingdom(f"EL EL HU -- {REST}"), "display": ["pair_elf", "link_human_elf", "all_races"]},
        ["link_human_elf", "pair_elf"],
    ),
    "D5.1": (
        "coop_round_end",
        {
            "display": ["pair_elf", "pair_human"],
            "flipped": ["pair_elf"],
            "legend_deck": ["chain_plain", "all_races"],
            "penalty": ["chain_swamp"],
        },
        {
            "decision": None,
            "out": ["pair_elf"],
            "penalty": ["chain_swamp"],
            "display": ["all_races", "pair_human"],
            "legend_deck": ["chain_plain"],
            "game_over": False,
        },
    ),
    "D5.2 D9": (
        "coop_round_end",
        {"display": ["pair_elf"], "penalty": [], "choice": "pair_elf"},
        {
            "decision": "penalty_legend",
            "out": [],
            "penalty": ["pair_elf"],
            "display": [],
            "legend_deck": [],
            "game_over": True,
        },
    ),
    "D5": (
        "coop_turn_end",
        {"kingdom": CENTRE, "deck_size": 3, "turn_in_round": 2, "players": 2},
        {"game_over": False, "round_end": True},
    ),
    "D8": (
        "coop_turn_end",
        {"kingdom": CENTRE, "deck_size": 0, "turn_in_round": 2, "players": 2},
        {"game_over": True, "round_end": False},
    ),
    "D11": (
        "coop_result",
        {"totals": [17, 20], "penalty": ["chain_plain", "chain_swamp", "all_races", "duel_elf_dwarf"]},
        {"win": True, "team_score": 2, "penalty_sum": 15},
    ),
    "D10": (
        "coop_result",
        {"totals": [15, 20], "penalty": ["chain_plain", "chain_swamp", "all_races", "duel_elf_dwarf"]},
        {"win": False, "team_score": 0, "penalty_sum": 15},
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_referee_answers(name: str) -> None:
    check(CASES[name])
