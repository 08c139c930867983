# interpreted: the command line
"""`meadhall referee`: questions about any position, for people with the real box and for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps
from typing import Annotated

import typer

from meadhall.core.citations import rule_address
from meadhall.core.errors import Refusal
from meadhall.core.game import Game
from meadhall.core.registry import find_game
from meadhall.core.strict_json import parse

from .arguments import GameName
from .terminal import out, say

Plain = dict[str, object]


def referee(
    game: GameName,
    ask: Annotated[
        str | None, typer.Argument(help="The question; leave it out to list all questions.")
    ] = None,
    arg: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An argument; JSON or text.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Answer as JSON (the default).")] = False,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Answer as a sheet for people, where there is one.")
    ] = False,
    lines: Annotated[
        bool, typer.Option("--lines", help="Answer one JSON question a line until input ends.")
    ] = False,
) -> None:
    """Answer a question about a position, given as JSON on standard input.

    With --lines every line in is a question {"ask": …, "given": {…}, "args": {…}} and gets one line back, in
    order: {"answer": …} or {"error": "…"}. Where a rule is against it, "rule" has its number and "rules" the
    page of the site to read it on.

    \b
    Examples:
      meadhall referee nidavellir
      echo '{"totals": {"ann": 40, "bo": 38}}' | meadhall referee nidavellir winners
      meadhall referee nidavellir --lines < questions.jsonl
    """
    found = find_game(game)
    if lines:
        _answer_lines(found)
    elif ask is None:
        say("\n".join(found.asks()))
    else:
        _answer_one(found, ask, dict(map(_argument, arg or [])), sheet and not json)


def _answer_one(game: Game, ask: str, args: Plain, as_sheet: bool) -> None:
    position = _object(parse(sys.stdin.buffer.read()), "the position")
    with _errors_are_refusals(game):
        answer = game.answer(ask, position, args)
        sheet = game.score_sheet(ask, answer) if as_sheet else None
        out.print(dumps(answer) if sheet is None else sheet, soft_wrap=sheet is None)


def _argument(text: str) -> tuple[str, object]:
    name, _, value = text.partition("=")
    try:
        return name, parse(value)
    except Refusal:
        return name, value


def _answer_lines(game: Game) -> None:
    for line in sys.stdin.buffer:
        print(_line_back(game, line), flush=True)


def _line_back(game: Game, line: bytes) -> str:
    """Answer a line. No line may end the program."""
    try:
        with _errors_are_refusals(game):
            question = _object(parse(line), "the line")
            position, args = (_object(question.get(part, {}), part) for part in ("given", "args"))
            return dumps({"answer": game.answer(_ask(question), position, args)})
    except Refusal as refusal:
        cited = {"rule": refusal.rule, "rules": rule_address(game.id, refusal.rule)} if refusal.rule else {}
        return dumps({"error": str(refusal), **cited})


def _ask(question: Plain) -> str:
    ask = question.get("ask")
    if not isinstance(ask, str):
        raise Refusal("missing", field="ask", where="the line")
    return ask


@contextmanager
def _errors_are_refusals(game: Game) -> Iterator[None]:
    try:
        yield
    except Refusal:
        raise
    except Exception as problem:
        raise Refusal("referee_failed", game=game.name, problem=repr(problem)) from problem


def _object(plain: object, field: str) -> Plain:
    if not isinstance(plain, dict):
        raise Refusal("wrong_type", field=field, wanted="an object", found=type(plain).__name__)
    return plain
