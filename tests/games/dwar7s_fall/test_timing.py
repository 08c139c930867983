"""When a table waits and what is sent meanwhile tells nobody whose secret goal is fulfilled (W12.1, W15.2).

Two tables differ in one secret goal: here it is fulfilled, there it is not. The same choices are made at
both. All others are sent the same frames, byte for byte, in the same order and after the same steps.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from meadhall import compiled
from meadhall.core.fairness import commitment
from meadhall.core.registry import game_here
from meadhall.core.table import SPECTATOR
from meadhall.games.dwar7s_fall import GAME
from meadhall.games.dwar7s_fall.rules import goals
from meadhall.games.dwar7s_fall.rules.game_table import Dwar7sTable
from meadhall.games.dwar7s_fall.state import choices, secrets
from meadhall.games.dwar7s_fall.state.cards import SECRET_IDS, SECRETS
from meadhall.site.api.frames import Viewpoint, frame
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.plan import PERSON, Plan
from meadhall.store.matches import PLAYING, MatchConfig, MatchProgress, Seat
from tests.games.dwar7s_fall.look.eyes import EYES
from tests.games.dwar7s_fall.play import do, fresh, give_gems, give_secret, lay
from tests.games.dwar7s_fall.random_play import SEAT_COUNTS, positions

SEED = bytes(range(32))
Step = tuple[
    int, str, dict[int, bytes], dict[int, dict[str, str]]
]  # who, why, what each other is sent and shown


def live(table: Dwar7sTable) -> LiveMatch:
    """The table on the site, people on all seats."""
    config = MatchConfig(
        id="table", game=GAME.id, version=game_here(GAME.id).version, options=GAME.settle_options({}),
        seed=SEED, commitment=commitment(SEED), clock={}, pace=0, public=True,
        invitation="invitation", created=0,
    )  # fmt: skip
    people = [Seat(f"account {seat}", f"Person {seat}") for seat in range(table.seats)]
    found = LiveMatch(config, MatchProgress(status=PLAYING, started=0), people)
    found.core.table = table.copy()
    return found


def sent(table: Dwar7sTable, seat: int, choice: int) -> list[Step]:
    """The steps that follow a choice, with what everybody but the seat gets after each."""
    here = live(table)
    steps = []
    for step in here.plan(seat, choice, PERSON, 1000).steps:
        here.accept(Plan([step]))
        viewers = [viewer for viewer in range(SPECTATOR, table.seats) if viewer != seat]
        frames = {viewer: frame(here, model(viewer)) for viewer in viewers}
        shown = {viewer: EYES.texts(EYES.scene(here.state, viewer)) for viewer in viewers}
        steps.append((step.entry.seat, step.entry.actor, frames, shown))
    return steps


def model(viewer: int) -> Viewpoint:
    return Viewpoint(viewer, None if viewer == SPECTATOR else f"account {viewer}")


def with_secret(table: Dwar7sTable, seat: int, secret: int) -> Dwar7sTable:
    twin = table.copy()
    twin.set_secret(seat, secret)
    return twin


def check_alike(one: Dwar7sTable, other: Dwar7sTable, seat: int, choice: int) -> None:
    ends = [table.copy() for table in (one, other)]
    for table in ends:
        table.play(seat, choice)
    if ends[0].result() is None:  # at the end all goals lie open
        assert sent(one, seat, choice) == sent(other, seat, choice)


# -- in every phase of a turn ----------------------------------------------------------------------

PHASES = {
    "the turn ends": (["end"], "end_turn"),
    "the actions end": ([], "end"),
    "a task is done": (["put 0,0", "put 0,0", "end"], "resolve 0,0"),
    "the last action": (["put 0,0", "put 0,0"], "put 0,0"),
    "a card is laid": (["lay tavern"], "at 1,0"),
}


@pytest.mark.parametrize("phase", PHASES)
def test_audit_dwar7s_3_frames_are_alike_with_and_without_a_fulfilled_goal(phase: str) -> None:
    before, deed = PHASES[phase]
    table = lay(fresh(3), "castle", "0,0")
    for seat, secret in enumerate(("hunter", "king", "explorer")):
        give_secret(table, seat, secret)
    table.set_hand(0, 0b100001)  # few enough cards that nothing is discarded
    do(give_gems(table, 0, gold=5), *before)
    choice = GAME.read_choice(table, 0, deed)
    assert choice is not None
    wizard = with_secret(table, 0, SECRET_IDS.index("wizard"))
    assert choices.REVEAL in wizard.choices(0) and choices.REVEAL not in table.choices(0)
    check_alike(table, wizard, 0, choice)


def tempted(table: Dwar7sTable) -> Iterator[tuple[Dwar7sTable, Dwar7sTable]]:
    """Twins in which the seat whose turn it is has fulfilled its goal, and has not."""
    seat = table.active
    if table.is_revealed(seat):
        return
    taken = {table.secret(other) for other in range(table.seats)}
    free = [secret for secret in range(SECRETS) if secret not in taken or secret == table.secret(seat)]
    met = [secret for secret in free if goals.is_met(table, seat, secret)]
    unmet = [secret for secret in free if not goals.is_met(table, seat, secret)]
    for one in met:
        yield with_secret(table, seat, one), with_secret(table, seat, unmet[0])


def check_a_game(seats: int, seed: int, part: float) -> int:
    dice, compared = random.Random(seed), 0
    for table in positions(seats, seed):
        if table.to_act() and dice.random() < part:
            for met, unmet in tempted(table):
                check_alike(met, unmet, table.active, dice.choice(unmet.choices(table.active)))
                compared += 1
    return compared


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_audit_dwar7s_3_frames_are_alike_in_random_games(seats: int) -> None:
    wanted, compared, seed = (60 if compiled() else 10), 0, 0
    while compared < wanted:
        compared += check_a_game(seats, seed, 0.5)
        seed += 1


def hasty(table: Dwar7sTable, seat: int) -> bool:
    """The old behaviour: a single choice is made at once, two are waited for."""
    return True


@pytest.mark.skipif(compiled(), reason="compiled code cannot be given another function")
def test_audit_dwar7s_3_haste_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "is_openly_forced", hasty)
    with pytest.raises(AssertionError):
        test_audit_dwar7s_3_frames_are_alike_with_and_without_a_fulfilled_goal("the actions end")


# -- what bots and keepers look at -----------------------------------------------------------------


def test_audit_dwar7s_3_nobody_is_waited_for_because_of_a_secret() -> None:
    """Whoever might reveal out of turn owes nothing: nobody is told to wait for them."""
    table = give_gems(give_secret(lay(fresh(2), "castle", "0,0"), 1, "wizard"), 1, gold=5)
    here = live(table)
    assert table.choices(1) == [choices.REVEAL]
    assert here.asked() == ["account 0"] and table.to_act() == [0]
    for viewer in (SPECTATOR, 0):
        assert b'"deciding":[0]' in frame(here, model(viewer))
