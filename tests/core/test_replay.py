"""Replaying: the same table for ever, or a refusal that names the move."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meadhall.core.errors import Refusal
from meadhall.core.fairness import commitment, luck_for_move
from meadhall.core.record import Committed, Luck, Move, Record, Seeded
from meadhall.core.replay import Replay, annotated, check, verify
from tests.core.sample_records import SECRET, match_with, real_record, simulated_record
from tests.example_game import BURY, GAME, OPEN

KINDS: list[Luck] = [Seeded(17), Committed(commitment(SECRET), SECRET)]


def refusal_of(record: Record) -> Refusal:
    with pytest.raises(Refusal) as caught:
        check(record, GAME)
    assert str(caught.value)
    return caught.value


def with_move(record: Record, number: int, **changes: object) -> Record:
    moves = list(record.moves)
    moves[number - 1] = replace(moves[number - 1], **changes)  # type: ignore[arg-type]
    return replace(record, moves=tuple(moves))


@pytest.mark.parametrize("luck", KINDS)
def test_a_replay_passes_through_the_same_tables(luck: Luck) -> None:
    record = match_with(luck).record()
    views = [match_with(luck, most).table.view(0) for most in range(1, len(record.moves) + 1)]
    steps = list(Replay(record, GAME))
    assert [step.after.view(0) for step in steps] == views
    assert [step.before.view(0) for step in steps[1:]] == views[:-1]
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))


def test_a_step_tells_what_the_journal_told() -> None:
    match = match_with(Seeded(17))
    told = [entry for step in Replay(match.record(), GAME) for entry in step.entries]
    assert told == match.journal.entries


def test_a_replay_can_be_walked_step_by_step() -> None:
    record = simulated_record()
    replay = Replay(record, GAME)
    opening = replay.position
    step = replay.step()
    assert (replay.number, step.before, step.after) == (1, opening, replay.position)
    assert step.notation == record.moves[0].notation


def test_true_records_pass() -> None:
    assert check(simulated_record(), GAME).result() is not None
    assert check(simulated_record().compact(), GAME).result() is not None
    assert verify(real_record(), GAME).result() is not None


def test_notation_can_be_added_later() -> None:
    record = simulated_record()
    assert annotated(record.compact(), GAME) == record


def test_unfinished_matches_replay() -> None:
    match = match_with(Seeded(17), most=6)
    assert check(match.record(), GAME).view(1) == match.table.view(1)


def test_an_illegal_choice_is_refused_with_its_move() -> None:
    refusal = refusal_of(with_move(simulated_record(), 4, choice=99, notation=None))
    assert (refusal.reason, refusal.details["move"]) == ("record_move", 4)
    assert "Choice 99 is not open" in str(refusal)


@pytest.mark.parametrize("seat", [3, 10**12])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    refusal = refusal_of(with_move(simulated_record(), 2, seat=seat))
    assert (refusal.reason, refusal.details["move"]) == ("record_move", 2)


def test_edited_notation_is_refused() -> None:
    refusal = refusal_of(with_move(simulated_record(), 3, notation="bid 99"))
    assert (refusal.reason, refusal.details["move"]) == ("record_notation", 3)


def test_an_edited_choice_is_noticed_by_its_notation() -> None:
    record = simulated_record()
    number = next(place for place, move in enumerate(record.moves, 1) if move.choice in (OPEN, BURY))
    other = OPEN + BURY - record.moves[number - 1].choice
    assert refusal_of(with_move(record, number, choice=other)).reason == "record_notation"


@pytest.mark.parametrize(
    "claim",
    [{}, {"scores": [1, 2, 3], "places": [3, 2, 1]}, {"scores": "all"}, {"reason": "bribery"}],
)
def test_an_edited_result_is_refused(claim: dict[str, object]) -> None:
    assert refusal_of(replace(simulated_record(), result=claim)).reason == "record_result"


def test_numbers_of_another_kind_are_another_result() -> None:
    record = simulated_record()
    assert record.result is not None
    places = record.result["places"]
    assert isinstance(places, list)
    claim = {**record.result, "places": [float(place) for place in places]}
    assert refusal_of(replace(record, result=claim)).reason == "record_result"


def test_missing_moves_are_refused() -> None:
    record = simulated_record()
    refusal = refusal_of(replace(record, moves=record.moves[:-1]))
    assert (refusal.reason, refusal.details["moves"]) == ("record_truncated", len(record.moves) - 1)


def test_moves_after_the_end_are_refused() -> None:
    record = simulated_record()
    refusal = refusal_of(replace(record, moves=(*record.moves, Move(0, 1))))
    assert (refusal.reason, refusal.details["line"]) == ("record_extra", len(record.moves) + 2)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 3}, "unknown_version"),
        ({"seats": ("alone",)}, "seat_count"),
        ({"seats": ()}, "seat_count"),
        ({"options": {"rounds": 9}}, "option_value"),
        ({"options": {"rounds": True}}, "option_value"),
        ({"options": {"colour": "red"}}, "unknown_option"),
    ],
)
def test_headers_that_fit_no_game_are_refused(change: dict[str, object], reason: str) -> None:
    assert refusal_of(replace(simulated_record(), **change)).reason == reason  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        check(replace(simulated_record(), game="chess"))
    assert caught.value.reason == "unknown_game"


# -- proof ------------------------------------------------------------------------------------------------


def proof_refused(record: Record) -> str:
    with pytest.raises(Refusal) as caught:
        verify(record, GAME)
    return caught.value.reason


def test_a_simulated_game_has_nothing_to_prove() -> None:
    assert proof_refused(simulated_record()) == "proof_missing"


def test_a_match_without_its_seed_cannot_be_proved_nor_replayed() -> None:
    record = real_record()
    assert isinstance(record.luck, Committed)
    silent = replace(record, luck=Committed(record.luck.commit))
    assert proof_refused(silent) == "proof_missing"
    assert refusal_of(silent).reason == "proof_missing"


def test_another_seed_does_not_fit_the_commitment() -> None:
    record = real_record()
    assert isinstance(record.luck, Committed)
    assert proof_refused(replace(record, luck=Committed(record.luck.commit, SECRET))) == "proof_commit"


def test_another_seed_with_its_own_commitment_gives_another_game() -> None:
    forged = replace(real_record(), luck=Committed(commitment(SECRET), SECRET))
    assert proof_refused(forged) in {"record_move", "record_notation", "record_result", "record_extra"}


def test_luck_is_keyed_anew_before_every_choice() -> None:
    """No two moves of a real match end with the same luck, though most draw nothing."""
    record = match_with(Committed(commitment(SECRET), SECRET)).record()
    lucks = [step.after.luck for step in Replay(record, GAME)]
    assert len(set(lucks)) == len(lucks)
    assert lucks[0] == luck_for_move(SECRET, 1)
