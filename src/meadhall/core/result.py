# interpreted: made once a game
"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """Scores by seat, places by seat (1 is best, shared places allowed), and for games played together
    whether the team won; `reason` is a game's own id of how it ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    won: bool | None = None
    reason: str = ""

    def winners(self) -> list[int]:
        if self.won is not None:
            return list(range(len(self.places))) if self.won else []
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def as_plain(self) -> dict[str, object]:
        plain: dict[str, object] = {"scores": list(self.scores), "places": list(self.places)}
        if self.won is not None:
            plain["won"] = self.won
        if self.reason:
            plain["reason"] = self.reason
        return plain


def ranked(scores: Sequence[int]) -> Result:
    """A result by scores alone, highest first, equal scores sharing the better place."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Result(tuple(scores), places)
