"""The referee answers every question of Q5, and refuses bad input in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.referee import ASKS, query
from tests.games.aetherya.table_builder import rows_of

REST = "/ -- -- -- -- / -- -- -- -- / -- -- -- --"
ANDREY = rows_of("DW MO HU FO / DR HU FO EL / PO PL EL FO / HU SW DW MO")
CENTRE = rows_of("-- ~HU -- -- / -- FO EL -- / -- DW MO ~PO / -- -- -- --")
LAST = rows_of("~SW FO FO FO / FO FO FO FO / FO FO FO FO / FO FO FO FO")
SHEETS = {
    "Timofey": {"elf": 4, "dwarf": 6, "human": 6, "goblin": 3, "dragon": -6, "legend": 6, "conflict": 0},
    "Andrey": {"elf": 10, "dwarf": 4, "human": 8, "goblin": 0, "dragon": 3, "legend": 0, "conflict": -2},
    "Sofia": {"elf": 0, "dwarf": 4, "human": 4, "goblin": 12, "dragon": 3, "legend": 0, "conflict": 0},
}
ROWS = [
    ["pair_elf", "pair_human", "duel_elf_dwarf", "chain_forest"],
    ["pair_dwarf", "pair_goblin", "link_human_elf", "chain_plain", "chain_swamp"],
    [
        "link_human_dwarf",
        "duel_goblin_human",
        "duel_goblin_elf",
        "duel_goblin_dwarf",
        "chain_mountain",
        "all_races",
    ],
]


def kingdom(drawing: str) -> list[list[str]]:
    return rows_of(drawing)


def closed(cell: list[int], token: str) -> dict[str, Any]:
    return {"cell": cell, "token": token, "closed": True}


def lying(cell: list[int], token: str) -> dict[str, Any]:
    return {"cell": cell, "token": token, "closed": False}


Case = tuple[str, dict[str, Any], Any]
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
        {
            "kingdom": CENTRE,
            "phase": "START",
            "deck_size": 3,
            "piles": [["HU"]],
            "action": {"type": "draw_deck"},
        },
        True,
    ),
    "A4.1 no passing": (
        "is_legal",
        {
            "kingdom": CENTRE,
            "phase": "START",
            "deck_size": 3,
            "piles": [["HU"]],
            "action": {"type": "end_turn"},
        },
        False,
    ),
    "A4.2 too late": (
        "is_legal",
        {
            "kingdom": CENTRE,
            "phase": "DRAWN",
            "deck_size": 3,
            "piles": [["HU"]],
            "drawn": "PL",
            "action": {"type": "take_discard", "cell": [0, 0]},
        },
        False,
    ),
    "A5.2 same type": (
        "is_legal",
        {
            "kingdom": CENTRE,
            "phase": "DRAWN",
            "deck_size": 3,
            "piles": [["HU"]],
            "drawn": "FO",
            "action": {"type": "place", "cell": [1, 1]},
        },
        False,
    ),
    "A4.2 reveal": (
        "is_legal",
        {
            "kingdom": CENTRE,
            "phase": "DRAWN",
            "deck_size": 3,
            "piles": [["HU"]],
            "drawn": "FO",
            "action": {"type": "discard_and_reveal", "cell": [0, 0]},
        },
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
def test_answers(name: str) -> None:
    ask, position, answer = CASES[name]
    before = json.dumps(position)
    assert query(ask, position) == answer
    assert json.dumps(position) == before  # nothing given is changed
    assert GAME.answer(ask, {}, position) == answer


def test_every_ask_has_a_case() -> None:
    assert sorted({ask for ask, _, _ in CASES.values()} | {"token_legal", "token_use"}) == sorted(ASKS)
    assert GAME.asks() == ASKS


# -- tokens (Q4) -----------------------------------------------------------------------------------

OPPONENT = {
    "kingdom": CENTRE,
    "beside": ["gem_4", "griffin", "staff"],
    "on_cards": [closed([0, 0], "thief")],
}


def token_scene(beside: list[str], use: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "phase": "AFTER",
        "kingdom": rows_of("EL DW DR -- / HU DR HU GO / -- -- -- -- / -- -- -- ~DR"),
        "beside": beside,
        "on_cards": [closed([3, 3], "hammer")],
        "opponent": OPPONENT,
        "display": ["duel_elf_dwarf", "pair_elf"],
        "use": use,
        **more,
    }


LEGAL: list[tuple[str, dict[str, Any], bool]] = [
    ("treaty", {"cell": [0, 0]}, True),
    ("treaty", {"cell": [0, 2]}, False),  # a dragon
    ("treaty", {"cell": [3, 3]}, False),  # closed
    ("staff", {"cell": [0, 2]}, True),
    ("staff", {"cell": [1, 1]}, False),  # tame already
    ("hammer", {"cells": [[0, 0], [3, 3]]}, True),
    ("hammer", {"cells": [[0, 0], [0, 0]]}, False),
    ("sword", {"legend": "duel_elf_dwarf"}, True),
    ("sword", {"legend": "pair_elf"}, False),
    ("sword", {"legend": "duel_goblin_elf"}, False),  # not displayed
    ("palantir", {"owner": "opponent", "cell": [0, 0]}, True),
    ("palantir", {"owner": "opponent", "cell": [0, 2]}, False),  # no token
    ("griffin", {"owner": "self", "cell": [3, 3]}, True),
    ("griffin", {"owner": "opponent", "cell": [1, 1]}, False),
    ("thief", {"take": "gem_4"}, True),
    ("thief", {"take": "griffin"}, False),  # a character
    ("thief", {"take": "hammer"}, False),  # not there
]


@pytest.mark.parametrize(("token", "how", "legal"), LEGAL)
def test_b6_token_legal(token: str, how: dict[str, Any], legal: bool) -> None:
    use = {"token": token, **how}
    assert query("token_legal", token_scene([token], use)) is legal
    assert query("token_legal", token_scene([], use)) is False  # not held
    assert query("token_legal", token_scene([token], use, phase="START")) is False
    if not legal:
        with pytest.raises(Refusal, match=r"B3\.1"):
            query("token_use", token_scene([token], use))


def test_b6_7_smuggler_needs_the_gem() -> None:
    use = {"token": "smuggler", "give": "gem_1", "take": "staff"}
    assert query("token_legal", token_scene(["smuggler", "gem_1"], use)) is True
    assert query("token_legal", token_scene(["smuggler"], use)) is False
    assert query("token_legal", token_scene(["smuggler", "gem_1"], {**use, "take": "gem_4"})) is False


def test_b6_6_looks_and_claimed_are_limits() -> None:
    look = {"token": "palantir", "owner": "opponent", "cell": [0, 0]}
    assert query("token_legal", token_scene(["palantir"], look, looks=1)) is False
    assert query("token_legal", token_scene(["palantir", "palantir"], look, looks=1)) is True
    sword = {"token": "sword", "legend": "duel_elf_dwarf"}
    assert query("token_legal", token_scene(["sword"], sword, claimed=True)) is False


USED: dict[str, tuple[list[str], dict[str, Any], dict[str, Any]]] = {
    "treaty": (["treaty"], {"cell": [0, 0]}, {"beside": [], "out": [], "seen": None}),
    "staff": (["staff"], {"cell": [0, 2]}, {"beside": [], "out": []}),
    "sword": (["sword"], {"legend": "duel_elf_dwarf"}, {"beside": [], "out": ["sword"]}),
    "hammer": (["hammer"], {"cells": [[0, 0], [3, 3]]}, {"beside": [], "out": ["hammer"]}),
    "palantir": (
        ["palantir"],
        {"owner": "opponent", "cell": [0, 0]},
        {"beside": ["palantir"], "out": [], "seen": "thief"},
    ),
    "griffin": (["griffin"], {"owner": "opponent", "cell": [0, 0]}, {"beside": ["thief"], "out": []}),
    "smuggler": (
        ["gem_1", "smuggler"],
        {"give": "gem_1", "take": "staff"},
        {"beside": ["staff"], "out": ["smuggler"]},
    ),
    "thief": (["thief"], {"take": "gem_4"}, {"beside": ["gem_4"], "out": ["thief"]}),
}


@pytest.mark.parametrize("token", USED)
def test_b6_token_use(token: str) -> None:
    beside, how, wanted = USED[token]
    answer = query("token_use", token_scene(beside, {"token": token, **how}))
    assert {key: answer[key] for key in wanted} == wanted
    assert set(answer) == {"kingdom", "beside", "on_cards", "opponent", "out", "seen"}


def test_b6_4_the_hammer_carries_faces_and_tokens() -> None:
    answer = query("token_use", token_scene(["hammer"], {"token": "hammer", "cells": [[0, 0], [3, 3]]}))
    assert (answer["kingdom"][0][0], answer["kingdom"][3][3]) == ("~DR", "EL")
    assert answer["on_cards"] == [closed([0, 0], "hammer")]


def test_b6_5_the_griffin_stays_in_the_other_kingdom() -> None:
    answer = query(
        "token_use", token_scene(["griffin"], {"token": "griffin", "owner": "opponent", "cell": [0, 0]})
    )
    assert answer["opponent"]["on_cards"] == [lying([0, 0], "griffin")]


# -- bad input -------------------------------------------------------------------------------------

BAD: list[tuple[str, dict[str, Any]]] = [
    ("score", {}),
    ("score", {"kingdom": []}),
    ("score", {"kingdom": [["HU"] * 4] * 3}),
    ("score", {"kingdom": [["XX"] * 4] * 4}),
    ("score", {"kingdom": [[1, 2, 3, 4]] * 4}),
    ("score", {"kingdom": ANDREY, "legends": ["pair_elf", "pair_elf"]}),
    ("score", {"kingdom": ANDREY, "beside": ["gem_9"]}),
    ("score", {"kingdom": ANDREY, "beside": ["gem_1"] * 9}),
    ("score", {"kingdom": ANDREY, "on_cards": [lying([0, 0], "treaty"), lying([0, 0], "staff")]}),
    ("score", {"kingdom": ANDREY, "on_cards": [{"cell": [4, 0], "token": "treaty"}]}),
    ("winners", {"rows": {"a": {"elf": 1}}}),
    ("winners", {"rows": {"a": {**SHEETS["Sofia"], "elf": "many"}}}),
    ("claimable", {"kingdom": CENTRE, "phase": "NOON"}),
    ("claim", {"legend": "pair_elf", "display": []}),
    ("is_legal", {"kingdom": CENTRE, "phase": "START", "action": {"type": "dance"}}),
    ("is_legal", {"kingdom": CENTRE, "phase": "DRAWN", "action": {"type": "place", "cell": [0, 0]}}),
    ("turn", {"kingdom": CENTRE, "piles": [[]], "action": {"type": "take_discard", "cell": [0, 0]}}),
    ("turn", {"kingdom": CENTRE, "deck_size": 3, "drawn": "FO", "action": {"type": "place", "cell": [1, 1]}}),
    ("turn", {"mode": "solo", "kingdom": CENTRE, "action": {"type": "place", "cell": [0, 0]}}),
    ("setup", {"mode": "competitive", "players": 1}),
    ("setup", {"mode": "solo", "players": 2}),
    ("hand_settled", {"hand": ["HU"]}),
    ("visible_to", {"players": ["ann"], "owner": "bo", "item": "deck_top"}),
    ("visible_to", {"players": ["ann"], "owner": "ann", "item": "sock"}),
    ("solo_swap_legal", {"rows": ROWS[:2], "century": 1, "swap": ["pair_elf", "pair_dwarf"]}),
    ("solo_next_century", {"kingdom": CENTRE, "square": [0, 0]}),
    ("solo_next_century", {"kingdom": ANDREY, "square": [3, 0]}),
    ("coop_round_end", {"display": ["pair_elf"], "choice": "all_races"}),
    ("coop_result", {"totals": []}),
    ("coop_turn_end", {"kingdom": CENTRE, "deck_size": 2, "turn_in_round": 3, "players": 2}),
]


@pytest.mark.parametrize(("ask", "position"), BAD)
def test_bad_input_is_refused_in_one_line(ask: str, position: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        query(ask, position)
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) > 10


def test_an_unknown_ask_is_refused() -> None:
    with pytest.raises(Refusal, match="weather"):
        query("weather", {})


JUNK: list[Any] = [None, 5, -1, 2.5, True, "x", [], [[]], {}, [None], {"a": 1}, 10**30]


@pytest.mark.parametrize("ask", ASKS)
def test_whatever_is_given_only_refusals_are_raised(ask: str) -> None:
    examples = [position for name, position, _ in CASES.values() if name == ask]
    examples.append(token_scene(["griffin"], {"token": "griffin", "owner": "self", "cell": [3, 3]}))
    for example in examples[:2]:
        for field in example:
            for junk in JUNK:
                try:
                    query(ask, {**example, field: junk})
                except Refusal as refusal:
                    assert str(refusal)
