"""What holds for every game on our shelf, checked with nothing but the contract."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.core.game import Game, OptionValue
from meadhall.core.match import Match
from meadhall.core.record import Committed
from meadhall.core.record_reader import read
from meadhall.core.replay import verify
from meadhall.games.aetherya import GAME as AETHERYA
from meadhall.games.andor import GAME as ANDOR
from meadhall.games.dwar7s_fall import GAME as DWAR7S_FALL
from meadhall.games.nidavellir import GAME as NIDAVELLIR
from tests.contract import check_game
from tests.core.sample_records import play_at_random
from tests.third_party import command, install

VARIANTS: list[tuple[Game, int, dict[str, OptionValue]]] = [
    (NIDAVELLIR, 2, {}),
    (NIDAVELLIR, 3, {"beginner": True}),
    (NIDAVELLIR, 5, {"thingvellir": True}),
    (NIDAVELLIR, 2, {"thingvellir": True, "beginner": True}),
    (AETHERYA, 1, {}),
    (AETHERYA, 2, {}),
    (AETHERYA, 3, {"items": True}),
    (AETHERYA, 4, {"cooperative": True, "first": 2}),
    (DWAR7S_FALL, 2, {}),
    (ANDOR, 1, {"legend": "L1", "prologue": True}),
    (ANDOR, 2, {"legend": "L2", "heroes": 4}),
    (ANDOR, 3, {"legend": "L3", "difficulty": "easy"}),
    (ANDOR, 2, {"legend": "L4", "party": "dwarf archer wizard"}),
    (ANDOR, 4, {"legend": "L5"}),
]
MORE_VARIANTS: list[tuple[Game, int, dict[str, OptionValue]]] = [
    *VARIANTS,
    (DWAR7S_FALL, 3, {"first": 3}),
    (DWAR7S_FALL, 4, {}),
]
PACE = {DWAR7S_FALL.id: 120}  # at random it takes thousands of choices: so many times fewer positions


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_the_contract_is_kept(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    check_game(game, seats, options, seed=seats, every=12 * PACE.get(game.id, 1))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), MORE_VARIANTS)
def test_the_contract_is_kept_at_every_turn(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    check_game(game, seats, options, seed=100 + seats, every=PACE.get(game.id, 1))


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_real_matches_can_be_verified(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    names = [f"Player {seat}" for seat in range(seats)]
    match = play_at_random(Match(game, names, Committed.fresh(), options))
    assert verify(match.record(), game).view(0) == match.table.view(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "arguments"),
    [
        (NIDAVELLIR, ("--option", "thingvellir", "--bots", "random")),
        (AETHERYA, ("--bots", "random")),
        (AETHERYA, ("--option", "items", "--bots", "random")),
        (AETHERYA, ("--seats", "1")),
        (AETHERYA, ("--option", "cooperative", "--bots", "random")),
        (DWAR7S_FALL, ("--seats", "2", "--hotseat", "2")),
    ],
)
def test_games_are_played_in_the_terminal(tmp_path: Path, game: Game, arguments: tuple[str, ...]) -> None:
    install(tmp_path, game.id, f"meadhall.games.{game.id}:GAME")
    run = command(tmp_path, "play", game.id, *arguments, "--record", "match.jsonl", stdin="1\n" * 900)
    assert (run.returncode, run.stderr) == (0, "")
    (record,) = read(tmp_path / "match.jsonl")
    verify(record, game)
    assert run.stdout.count("Player") > 3
