"""Every question of Q5 has an answer, and bad input is refused in one line."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.errors import Refusal
from meadhall.games.aetherya import GAME
from meadhall.games.aetherya.referee import ASKS, query
from tests.games.aetherya import test_referee_cooperative as cooperative
from tests.games.aetherya import test_referee_score as score
from tests.games.aetherya import test_referee_setup as setup
from tests.games.aetherya import test_referee_solo as solo
from tests.games.aetherya import test_referee_turns as turns
from tests.games.aetherya.referee_cases import ANDREY, CENTRE, ROWS, SHEETS, lying, token_scene

CHAPTERS = (score, turns, setup, solo, cooperative)
CASES = [case for chapter in CHAPTERS for case in chapter.CASES.values()]


def test_every_ask_has_a_case() -> None:
    assert sorted({ask for ask, _, _ in CASES} | {"token_legal", "token_use"}) == sorted(ASKS)
    assert GAME.asks() == ASKS


BAD: list[tuple[str, dict[str, Any]]] = [
    ("score", {"kingdom": []}),
    ("score", {"kingdom": [["HU"] * 4] * 3}),
    ("score", {"kingdom": [["XX"] * 4] * 4}),
    ("score", {"kingdom": [[1, 2, 3, 4]] * 4}),
    ("score", {"kingdom": ANDREY, "legends": ["pair_elf", "pair_elf"]}),
    ("score", {"kingdom": ANDREY, "beside": ["gem_9"]}),
    ("score", {"kingdom": ANDREY, "beside": ["gem_1"] * 9}),
    ("score", {"kingdom": ANDREY, "on_cards": [lying([0, 0], "treaty"), lying([0, 0], "staff")]}),
    ("score", {"kingdom": ANDREY, "on_cards": [{"cell": [4, 0], "token": "treaty"}]}),
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


EMPTY_SCORE = dict.fromkeys(("elf", "dwarf", "human", "goblin", "dragon", "legend", "conflict", "total"), 0)


@pytest.mark.parametrize(
    ("ask", "position", "answer"),
    [
        ("token_legal", {"phase": "AFTER", "use": {"token": "hammer", "cells": [[0, 0], [1, 1]]}}, False),
        (
            "token_legal",
            {"phase": "AFTER", "beside": ["hammer"], "use": {"token": "hammer", "cells": [[0, 0], [1, 1]]}},
            True,
        ),
        ("score", {}, EMPTY_SCORE),
        ("legends_fulfilled", {}, []),
        ("coop_flips", {"display": ["pair_elf"]}, []),
        ("winners", {"rows": {"a": {"elf": 1}, "b": {"conflict": -2}}}, ["a"]),
        ("solo_campaign", {}, {"won": False, "score": 0}),
        ("solo_campaign", {"centuries": [{"score": 5}]}, {"won": False, "score": None}),
        ("solo_campaign", {"centuries": [{"passed": True}] * 3}, {"won": True, "score": 0}),
    ],
)
def test_audit_aetherya_2_what_is_missing_is_empty(ask: str, position: dict[str, Any], answer: Any) -> None:
    """Q: a missing list is empty; a kingdom without cards has all of them closed."""
    assert query(ask, position) == answer


def test_audit_aetherya_2_a_token_is_used_where_no_kingdom_is_shown() -> None:
    use = {"token": "thief", "take": "gem_4"}
    answer = query(
        "token_use", {"phase": "AFTER", "beside": ["thief"], "opponent": {"beside": ["gem_4"]}, "use": use}
    )
    assert answer["beside"] == ["gem_4"] and answer["out"] == ["thief"]
    assert answer["opponent"] == {"beside": [], "on_cards": []}
    assert answer["kingdom"] == [["--"] * 4] * 4


def test_an_unknown_ask_is_refused() -> None:
    with pytest.raises(Refusal, match="weather"):
        query("weather", {})


JUNK: list[Any] = [None, 5, -1, 2.5, True, "x", [], [[]], {}, [None], {"a": 1}, 10**30]


@pytest.mark.parametrize("ask", ASKS)
def test_whatever_is_given_only_refusals_are_raised(ask: str) -> None:
    examples = [position for name, position, _ in CASES if name == ask]
    examples.append(token_scene(["griffin"], {"token": "griffin", "owner": "self", "cell": [3, 3]}))
    for example in examples[:2]:
        for field in example:
            for junk in JUNK:
                try:
                    query(ask, {**example, field: junk})
                except Refusal as refusal:
                    assert str(refusal)
