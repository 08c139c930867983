# interpreted: declared once when a game is loaded
"""One decision of a game as data: what the rules call it, and how it reads.

Rules and words are two layers, so there are two records. `state/steps.py` of a game lists a `Decision` for
each step that asks somebody; the modules of `words/decisions` list a `DecisionWords` for each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from .prompt import Prompt
from .table import Table

B = TypeVar("B", bound=Table)


class Decision(NamedTuple):
    """A step that asks somebody. `id` and `name` are published and never change."""

    id: str  # in views and in the API
    rule: str  # the number of the rule that asks
    name: str = ""  # in positions, where several steps share an id

    @property
    def position_name(self) -> str:
        return self.name or self.id


class DecisionWords(NamedTuple, Generic[B]):
    """A decision as text."""

    notation: Callable[[B, int, int], str]  # (table, seat, choice): the choice in a record, the same for ever
    describe: Callable[[B, int, int], str]  # (table, seat, choice): the choice as a person is offered it
    prompt: Callable[[B, int], Prompt]  # (table, seat): what is asked, and why
