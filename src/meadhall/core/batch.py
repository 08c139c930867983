"""Many random games in one go: the inner loop of simulations. It is compiled with the engine."""

from __future__ import annotations

from typing import Final

from .errors import Refusal
from .game import Game, Options
from .phrases import Phrase
from .result import Result
from .rng import luck_from_seed

PLAYERS: Final = 2**61  # keeps the luck of the players apart from that of the deal


def play_many(
    game: Game, seats: int, options: Options, first_seed: int, games: int
) -> tuple[int, list[Result]]:
    """Deal and play games at random, one a seed; the decisions made, and how each game ended."""
    decisions = 0
    results: list[Result] = []
    for seed in range(first_seed, first_seed + games):
        table = game.deal(seats, options, luck_from_seed(seed))
        decisions += table.play_out(luck_from_seed(seed + PLAYERS))
        result = table.result()
        if result is None:
            raise Refusal("broken_game", game=game.name, problem=Phrase("no_result", seed=seed))
        results.append(result)
    return decisions, results


def play_through(game: Game, seats: int, options: Options, first_seed: int, games: int) -> int:
    """As `play_many`, for the decisions alone: nothing but dealing and playing."""
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        decisions += game.deal(seats, options, luck_from_seed(seed)).play_out(luck_from_seed(seed + PLAYERS))
    return decisions


def count_results(
    results: list[Result],
    scores: dict[tuple[int, int], int],
    places: dict[tuple[int, int], int],
    victories: dict[tuple[float, ...], int],
) -> None:
    """Add results to histograms by (seat, score), by (place, score) and by shares of the victory."""
    for result in results:
        for seat in range(len(result.scores)):
            score = result.scores[seat]
            scored = (seat, score)
            scores[scored] = scores.get(scored, 0) + 1
            placed = (result.places[seat], score)
            places[placed] = places.get(placed, 0) + 1
        shares = result.shares()
        victories[shares] = victories.get(shares, 0) + 1
