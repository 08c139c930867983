"""Kingdoms for questions to the referee, and how answers are compared."""

from __future__ import annotations

import json
from typing import Any

from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.referee import query
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


Case = tuple[str, dict[str, Any], Any]  # what is asked, of which position, and the answer


def check(case: Case) -> None:
    ask, position, answer = case
    before = json.dumps(position)
    assert query(ask, position) == answer
    assert json.dumps(position) == before  # nothing given is changed
    assert GAME.answer(ask, {}, position) == answer
