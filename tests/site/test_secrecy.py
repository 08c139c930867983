"""What a viewer is sent depends on nothing the viewer may not know, byte for byte."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from meadhall.core.fairness import commitment, new_seed
from meadhall.core.game import Options
from meadhall.core.registry import game_here
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR
from meadhall.site.api.frames import Viewpoint, frame
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.plan import PERSON
from meadhall.store.matches import PLAYING, LogEntry, MatchConfig, MatchProgress, Seat
from tests.site.running import Server, play_out

SEATS = 3
GAMES: list[tuple[str, Options]] = [
    ("hoard", {}),
    ("nidavellir", {}),
    ("nidavellir", {"thingvellir": True}),
    ("aetherya", {"items": True}),
    ("dwar7s_fall", {}),
]
SEALING = GAMES[:-1]
MOST = 100  # moves looked at


def new_live_table(game: str, options: Options) -> LiveMatch:
    seed = new_seed()
    config = MatchConfig(
        id="table",
        game=game,
        version=game_here(game).version,
        options=dict(options),
        seed=seed,
        commitment=commitment(seed),
        clock={},
        pace=0,
        public=True,
        invitation="invitation",
        created=0,
    )
    seats = [Seat(f"account {number}", f"Person {number}") for number in range(SEATS)]
    return LiveMatch(config, MatchProgress(status=PLAYING, started=0), seats)


def sights() -> list[Viewpoint]:
    return [Viewpoint(), *(Viewpoint(seat, f"account {seat}") for seat in range(SEATS))]


def random_play(table: LiveMatch, dice: random.Random) -> Iterator[LogEntry]:
    """Plays at random; tells each choice before it is made."""
    while waiting := table.state.to_act():
        seat = dice.choice(waiting)
        entry = table.plan(seat, dice.choice(table.state.choices(seat)), PERSON, 0).entries[0]
        yield entry
        table.apply(entry)


@pytest.mark.usefixtures("hoard_installed")
@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_permuting_what_is_hidden_changes_no_byte(game: str, options: Options, seed: int) -> None:
    table = new_live_table(game, options)
    dice = random.Random(seed)
    for number, _entry in enumerate(islice(random_play(table, dice), MOST)):
        if dice.random() > 0.2:
            continue
        real = table.state
        for viewpoint in sights()[1:]:
            table.memory.forget()
            seen = frame(table, viewpoint)
            table.core.table = real.imagine(viewpoint.viewer, luck_from_seed(number))
            table.memory.forget()
            imagined = frame(table, replace(viewpoint))
            table.core.table = real
            # Whether a choice may be taken back is asked of the match's own past, not of the table shown.
            assert without_undo(imagined) == without_undo(seen)


def without_undo(sent: bytes) -> bytes:
    return sent.replace(b'"may_undo":true', b'"may_undo":false')


@pytest.mark.usefixtures("hoard_installed")
@pytest.mark.parametrize(("game", "options"), SEALING)
@pytest.mark.parametrize("seed", range(3))
def test_a_sealed_choice_changes_no_byte_for_others(game: str, options: Options, seed: int) -> None:
    """Two histories that differ in one sealed choice look the same to all others, news included."""
    table = new_live_table(game, options)
    dice = random.Random(seed)
    compared = 0
    for entry in random_play(table, dice):
        board = table.state
        others = [choice for choice in board.choices(entry.seat) if choice != entry.choice]
        if len(board.to_act()) < 2 or not others:
            continue
        twin = LiveMatch(table.config, table.progress, list(table.seats), table.log)
        here = LiveMatch(table.config, table.progress, list(table.seats), table.log)
        here.apply(entry)
        twin.apply(entry._replace(choice=dice.choice(others)))
        for viewpoint in sights():
            if viewpoint.viewer != entry.seat:
                assert frame(here, viewpoint) == frame(twin, viewpoint)
                compared += 1
    assert compared


@pytest.mark.usefixtures("hoard_installed")
def test_the_seed_and_the_moves_are_in_no_frame() -> None:
    table = new_live_table("hoard", {})
    seed = table.config.seed
    for _entry in random_play(table, random.Random(1)):
        for viewpoint in sights():
            sent = frame(table, viewpoint)
            assert seed.hex().encode() not in sent
            assert seed not in sent
            assert b"seed" not in sent
            assert not {"moves", "log", "record"} & set(json.loads(sent))


def test_a_spectator_gets_nothing_of_a_seat(server: Server) -> None:
    ann, bo, cy = server.person("Ann"), server.person("Bo"), server.person("Cy")
    table = ann.create("me", "open", game="nidavellir", public=True)["table"]
    cy.done(table, "sit")  # no bot, which might act between the two looks
    as_bo, as_spectator = bo.look(table), ann.look(table, spectator=True)
    for frame_there in (as_bo, as_spectator):
        assert frame_there["viewer"] == SPECTATOR
        assert frame_there["decision"] is None
        assert frame_there["invitation"] is None
    assert as_bo == as_spectator


def test_logs_tell_no_secret(server: Server) -> None:
    ann = server.person("Ann-of-the-log")
    made = ann.create("me", "random")
    ann.do(made["table"], "sit", invitation=made["invitation"])
    ann.done(made["table"], "chat", text="whispered words")
    play_out([ann], made["table"])
    seed = ann.http.get(f"/api/tables/{made['table']}/result").json()["seed"]
    token = ann.headers["authorization"].split()[1]
    written = server.log.read_text()
    for secret in (seed, token, made["invitation"], made["table"], "Ann-of-the-log", "whispered words"):
        assert secret not in written
    assert any(line.get("route") == "/api/tables/{table}/play" for line in server.log_lines())
