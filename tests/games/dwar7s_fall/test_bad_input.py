"""Questions and positions that are not right: one kind line each, never a crash."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from meadhall import compiled
from meadhall.core.errors import Refusal
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.state.position import dump, load
from tests.games.dwar7s_fall.land import Plain, ask, card, drawn
from tests.games.dwar7s_fall.play import fresh, lay
from tests.games.dwar7s_fall.random_play import some_positions

JUNK: list[Any] = [None, -1, 3.5, True, "x", [], {}, [None], {"a": 1}, 10**30, [[1, 2]], "red"]
LAND = """
    +---+---+---+
      Cr  er  Db
    +---+---+---+
"""
ARGUMENTS: Plain = {
    "player": "red", "ogre": "panic", "at": [0, 0], "a": [0, 0], "b": [1, 0], "from": [1, 0], "to": [0, 0],
    "walls": [1, 0, 0, 0], "rotation": 1, "card": card("gr"), "castle": [0, 0], "goal": "king",
    "choices": [{"at": [1, 0]}], "also": ["stacks"], "discard": {"gems": {"gold": 1}}, "target": "blue",
    "colour": "red", "totals": {"a": 1}, "kingdom_tiles": {"a": 1}, "dwarfs_on_board": {"a": 1},
}  # fmt: skip


def position() -> Plain:
    return drawn(
        LAND,
        {"1,0": "rr"},
        hands={"red": {"kingdom": [card("gr")], "gems": {"gold": 1}, "ogres": ["panic"]}},
        gem_supply={"gold": 3},
        offers=[{"id": "x", "cost": {"gold": 1}, "vp": 3}],
        trade_deck=["bread"],
        ogre_deck=["thief"],
        ogre_discard=["crown"],
        trophies={"red": 1},
        goals={"red": [{"id": "y", "vp": 3}]},
        secret={"red": {"id": "king", "vp": 6, "revealed": False}},
        gem_vp={"gold": 1},
        actions_used=0,
        final_round=False,
    )


def attempt(question: str, given: Any, arguments: Any) -> None:
    """An answer or a refusal of one line."""
    try:
        json.dumps(GAME.answer(question, given, arguments))
    except Refusal as refusal:
        assert str(refusal) and "\n" not in str(refusal) and len(str(refusal)) < 600


@pytest.mark.parametrize("question", GAME.asks())
def test_every_question_has_an_answer_and_survives_junk(question: str) -> None:
    assert json.dumps(GAME.answer(question, position(), ARGUMENTS)) or question
    for field in ARGUMENTS:
        for junk in JUNK[(len(field) + len(question)) % 2 :: 2] if compiled() else JUNK[len(field) % 4 :: 4]:
            attempt(question, position(), {**ARGUMENTS, field: junk})
        attempt(question, position(), {key: value for key, value in ARGUMENTS.items() if key != field})
    attempt(question, [], ARGUMENTS)
    attempt(question, {}, {})


@pytest.mark.parametrize("field", list(position()))
def test_junk_in_a_position_is_refused_or_ignored(field: str) -> None:
    for junk in JUNK:
        for question in ("score", "resolve", "play_ogre"):
            attempt(question, {**position(), field: junk}, ARGUMENTS)


CARD_FIELDS = ("kind", "owner", "walls", "rotation", "spaces", "need", "vp", "stack_type")


@pytest.mark.parametrize("field", CARD_FIELDS)
def test_junk_in_a_card_is_refused_or_ignored(field: str) -> None:
    for junk in JUNK:
        given = position()
        given["board"][1]["stack"][0][field] = junk
        attempt("resolve", given, ARGUMENTS)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p["board"].append(p["board"][0]), "two places"),
        (lambda p: p["board"][1].update(dwarfs={"red": 3, "blue": 1}), "at most 3"),
        (lambda p: p["board"][0].update(dwarfs={"violet": 1}), "violet"),
        (lambda p: p["board"][0]["stack"].clear(), "stack"),
        (lambda p: p["board"][0]["stack"][0].update(kind="palace"), "palace"),
        (lambda p: p.update(players=["red", "red"]), "players"),
        (lambda p: p.update(phase="sleep"), "sleep"),
        (lambda p: p["board"][0].update(x=10**5), "board.width"),
        (lambda p: p["board"][2].update(dwarfs={"red": 5, "blue": 0}) or p["board"][1].update(
            dwarfs={"red": 3}), "at most 7"),
        (lambda p: p.update(ogre_deck=["troll"]), "troll"),
        (lambda p: p.update(trade_deck=["gold bar"]), "gold bar"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_with_its_reason(change: Callable[[Plain], Any], words: str) -> None:
    given = position()
    change(given)
    with pytest.raises(Refusal, match=words):
        ask("score", given)


def test_unknown_questions_and_players_are_refused() -> None:
    with pytest.raises(Refusal, match="cannot be asked"):
        GAME.answer("weather", {}, {})
    with pytest.raises(Refusal):
        ask("allowance", position(), player="purple")
    with pytest.raises(Refusal, match="'player' is missing"):
        ask("allowance", position())


def test_the_land_may_lie_anywhere_and_colours_need_not_be_listed() -> None:
    given = {"board": [{"x": 900, "y": -700, "stack": [card("Cb")]}]}
    assert ask("kingdom_of", given, player="blue") == [[900, -700]]
    placements = ask("legal_placements", given, player="blue", card=card("gb"))
    assert placements["adjacent"] == [[899, -700], [900, -701], [900, -699], [901, -700]]


# -- whole positions -------------------------------------------------------------------------------

SPOILERS: dict[str, Callable[[Plain], Any]] = {
    "a gem too many": lambda p: p["supply"].update(gold=11),
    "an ogre lost": lambda p: p["ogre_deck"].pop(),
    "a goal doubled": lambda p: p["trade_deck"].append(p["offers"][0]),
    "a goal less on offer": lambda p: p["trade_deck"].append(p["offers"].pop()),
    "a card twice": lambda p: p["seats"][0]["hand"].append(0),
    "a card lost": lambda p: p["seats"][1]["hand"].pop(),
    "a trophy of nobody": lambda p: p["seats"][0].update(trophies=1),
    "two on one cell": lambda p: p["tiles"].append(copy.deepcopy(p["tiles"][0])),
    "a crowd": lambda p: p["tiles"][0].update(dwarfs=[3, 3]),
    "the same secret": lambda p: p["seats"][0].update(secret=p["seats"][1]["secret"]),
    "an unknown decision": lambda p: p.update(decision="dance"),
    "nobody's turn": lambda p: p.update(active=2),
    "nothing due": lambda p: p.update(decision="resolve"),
    "no card in hand": lambda p: p.update(decision="rotate", held=None),
    "a laid card held": lambda p: p.update(
        decision="place", held={"owner": "blue", "place": 0, "kind": "castle"}
    ),
    "a wrong colour": lambda p: p["seats"][0].update(colour="yellow"),
    "a lone player": lambda p: p["seats"].pop(),
    "another game": lambda p: p.update(game="chess"),
    "nothing": lambda p: p.clear(),
}


@pytest.mark.parametrize("name", SPOILERS)
def test_impossible_positions_are_refused(name: str) -> None:
    plain = dump(lay(fresh(), "castle", "0,0"))
    load(plain)
    SPOILERS[name](plain)
    with pytest.raises(Refusal) as refusal:
        load(plain)
    assert "\n" not in str(refusal.value)


def test_junk_in_positions_never_crashes() -> None:
    for table in some_positions(2, 1, 0.02):
        plain = dump(table)
        for field in plain:
            for junk in JUNK:
                try:
                    load({**plain, field: junk})
                except Refusal as refusal:
                    assert "\n" not in str(refusal)


def test_w1_1_a_card_that_lies_twice_in_a_position_is_refused() -> None:
    table = lay(fresh(2), "castle", "0,0")
    position: Any = GAME.dump(table)
    tile = position["tiles"][0]
    for twice in ([*tile["stack"], *tile["stack"]], [*tile["stack"]] * 3):
        wrong = {**position, "tiles": [{**tile, "stack": twice}]}
        with pytest.raises(Refusal, match=r"'castle' cannot be in two places\. \(rule W1\.1\)"):
            GAME.load(wrong)
