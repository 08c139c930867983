"""Tokens that are used: chapter B6."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.aetherya.referee import query
from tests.games.aetherya.referee_cases import closed, lying, token_scene

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
