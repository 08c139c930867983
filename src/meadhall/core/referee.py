# interpreted: answers a question at a time
"""The referee of a game: each question about a position, given as plain JSON, is answered by one handler."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from .game import Game
from .json_reader import JsonObject, echo

H = TypeVar("H")


class Referee(Generic[H]):
    """`call` asks a handler, with the position and with the question: the position and the arguments."""

    def __init__(
        self, game: Game, handlers: Mapping[str, H], call: Callable[[H, JsonObject, JsonObject], Any]
    ) -> None:
        self.game = game
        self.handlers = handlers
        self.call = call
        self.asks = tuple(handlers)

    def query(self, ask: str, given: Mapping[str, Any], args: Mapping[str, Any] | None = None) -> Any:
        """The answer as a plain JSON value. `args` add to what is given, or replace it."""
        if not isinstance(ask, str) or ask not in self.handlers:
            raise self.game.unknown_ask(echo(ask))
        position = JsonObject(given, "the position")
        more = JsonObject({} if args is None else args, "the arguments")
        question = JsonObject({**position.plain, **more.plain}, "the position")
        return self.call(self.handlers[ask], position, question)
