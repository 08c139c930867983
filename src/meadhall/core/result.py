"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Result:
    """Scores by seat, places by seat (1 is best, shared places allowed), and for games played together or
    alone whether they were won, and the score of the team where there is one; `reason` is a game's own id of
    how it ended."""

    def __init__(
        self,
        scores: tuple[int, ...],
        places: tuple[int, ...],
        won: bool | None = None,
        reason: str = "",
        team_score: int | None = None,
    ) -> None:
        self.scores: Final = scores
        self.places: Final = places
        self.won: Final = won
        self.reason: Final = reason
        self.team_score: Final = team_score

    def winners(self) -> list[int]:
        if self.won is not None:
            return list(range(len(self.places))) if self.won else []
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def shares(self) -> tuple[float, ...]:
        """How much of a victory each seat has: winners share it, unless they played together."""
        winners = self.winners()
        share = 1.0 if self.won is not None or not winners else 1.0 / len(winners)
        shares = [0.0] * len(self.places)
        for seat in winners:
            shares[seat] = share
        return tuple(shares)

    def as_plain(self) -> dict[str, object]:
        plain: dict[str, object] = {"scores": list(self.scores), "places": list(self.places)}
        if self.won is not None:
            plain["won"] = self.won
        if self.reason:
            plain["reason"] = self.reason
        if self.team_score is not None:
            plain["team_score"] = self.team_score
        return plain

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.as_plain() == other.as_plain()

    def __hash__(self) -> int:
        return hash((self.scores, self.places, self.won, self.reason, self.team_score))

    def __repr__(self) -> str:
        return f"Result({self.as_plain()})"


def ranked(scores: Sequence[int]) -> Result:
    """A result by scores alone, highest first, equal scores sharing the better place."""
    places: list[int] = []
    for score in scores:
        better = 0
        for other in scores:
            if other > score:
                better += 1
        places.append(better + 1)
    return Result(tuple(scores), tuple(places))
