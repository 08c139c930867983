# interpreted: the command line
"""`meadhall play`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from meadhall import compiled
from meadhall.bots.bot import Bot
from meadhall.bots.lineup import make_bot
from meadhall.core.errors import Refusal
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.record import Committed, Luck, Seeded, save
from meadhall.core.registry import find_game
from meadhall.core.rng import luck_from_seed
from meadhall.core.strict_json import parse

from .arguments import LARGEST_SEED, GameName, GameOptions, Seats, parse_options, split_names
from .session import Session

USUAL_BOT: Final = "search:100ms" if compiled() else "greedy"  # interpreted, search is too slow to be good


def play(
    game: GameName,
    seats: Seats = None,
    option: GameOptions = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT,…", help="Who plays against you: random, greedy, search, search:200ms, …"),
    ] = None,
    hotseat: Annotated[int, typer.Option(min=1, help="How many people share this screen.")] = 1,
    seed: Annotated[
        int | None,
        typer.Option(
            min=0, max=LARGEST_SEED, help="An open seed: the same deal again, and nothing to prove."
        ),
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Add the record of the match to this file.")] = None,
    position: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Begin where this position stands (JSON, as the game's `dump` writes it)."
        ),
    ] = None,
) -> None:
    """Play in the terminal against bots, alone or with friends at the same screen.

    Without --seed the luck comes from a secret seed: its hash is shown before the first move, the seed after
    the last, and 'meadhall verify' proves from the record that nothing was changed in between.

    With --position play goes on from a saved position: seats, options and luck are those of the position, and
    --seed brings other luck. Such a match cannot be recorded.

    \b
    Examples:
      meadhall play nidavellir
      meadhall play nidavellir --seats 5 --option thingvellir
      meadhall play nidavellir --hotseat 2 --bots search:500ms --record evening.jsonl
    """
    found = find_game(game)
    if position is not None:
        clashing = {"--seats": seats, "--option": option, "--record": record}
        raise typer.Exit(_play_on(found, position, clashing, hotseat, split_names(bots), seed))
    people = _people(hotseat)
    opponents = seat_bots(found, seats, hotseat, split_names(bots))
    luck: Luck = Committed.fresh() if seed is None else Seeded(seed)
    match = Match(found, people + _distinct(opponents), luck, parse_options(found, option))
    session = Session(match, hotseat, _wake(opponents, hotseat, seed))
    if record is None:
        raise typer.Exit(session.run())
    save([], record, append=True)
    try:
        code = session.run()
    finally:
        save([match.record(with_seed=True)], record, append=True)
    raise typer.Exit(code)


def _play_on(
    game: Game,
    file: Path,
    clashing: Mapping[str, object],
    hotseat: int,
    bots: list[str],
    seed: int | None,
) -> int:
    """A match that begins in a position; its luck is that of the position, or comes from the seed."""
    for option, value in clashing.items():
        if value:
            raise Refusal("options_clash", game=game.name, one="--position", other=option)
    table = game.load(_read(file))
    if seed is not None:
        table.rekey(luck_from_seed(seed))
    opponents = seat_bots(game, table.seats, hotseat, bots)
    match = Match(game, _people(hotseat) + _distinct(opponents), Seeded(0), table=table)
    return Session(match, hotseat, _wake(opponents, hotseat, seed)).run()


def _read(file: Path) -> object:
    try:
        content = file.read_bytes()
    except OSError as problem:
        raise Refusal("file_missing", file=file, problem=problem.strerror) from None
    return parse(content)


def seat_bots(game: Game, seats: int | None, people: int, bots: list[str]) -> list[str]:
    """One bot for every seat that is left: those named, or one kind at all seats."""
    least = people + len(bots)
    if seats is None:
        seats = least if len(bots) > 1 else max(least, game.usual_seats)
    wanted = seats - people
    if wanted < 0:
        raise Refusal("too_many_people", people=people, seats=seats)
    if len(bots) > 1 or least > seats:
        return _exactly(wanted, bots, seats)
    return (bots or [USUAL_BOT]) * wanted


def _exactly(wanted: int, bots: list[str], seats: int) -> list[str]:
    if len(bots) != wanted:
        raise Refusal("bot_count", seats=seats, wanted=wanted, bots=len(bots))
    return bots


def _people(count: int) -> list[str]:
    return ["Player"] if count == 1 else [f"Player {number}" for number in range(1, count + 1)]


def _distinct(bots: list[str]) -> list[str]:
    """Names for the table: the kind of bot, numbered where several are of one kind."""
    kinds = [bot.partition(":")[0] for bot in bots]
    return [
        f"{kind} {kinds[:place].count(kind) + 1}" if kinds.count(kind) > 1 else kind
        for place, kind in enumerate(kinds)
    ]


def _wake(bots: list[str], first_seat: int, seed: int | None) -> dict[int, Bot]:
    start = secrets.randbits(60) if seed is None else seed
    return {
        seat: make_bot(bot, luck_from_seed(start + LARGEST_SEED + seat))
        for seat, bot in enumerate(bots, first_seat)
    }
