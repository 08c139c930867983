# interpreted: drives tables move by move
"""Replaying records: the same table for ever, or a refusal that names the move where it is not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from .errors import Refusal
from .fairness import commitment
from .game import Game
from .journal import Entry, Journal
from .record import Committed, Move, Record
from .registry import find_game
from .table import Table


@dataclass(frozen=True, slots=True)
class Step:
    """One move: the tables before and after it, its notation, and what the journal told."""

    number: int
    move: Move
    notation: str
    before: Table
    after: Table
    entries: tuple[Entry, ...]


class Replay:
    """Walks through a record: `position` is the table as it stands, `step` plays the next move, and iterating
    plays all that are left. Illegal moves and wrong notation are refused on the way."""

    def __init__(self, record: Record, game: Game | None = None) -> None:
        self.record = record
        self.game = game or find_game(record.game)
        self.number = 0
        self._table = self._deal()
        self._journal = Journal()
        self._table.attach_journal(self._journal)
        self.position = self._table.copy()

    def _deal(self) -> Table:
        record = self.record
        return self.game.new_table(len(record.seats), record.luck.opening(), record.options, record.version)

    def __iter__(self) -> Iterator[Step]:
        while self.number < len(self.record.moves):
            yield self.step()

    def step(self) -> Step:
        move = self.record.moves[self.number]
        self.number += 1
        self._check_legal(move)
        notation = self._checked_notation(move)
        before, entry_count = self.position, len(self._journal.entries)
        self.record.luck.rekey(self._table, self.number)
        self._table.play(move.seat, move.choice)
        self.position = self._table.copy()
        entries = tuple(self._journal.entries[entry_count:])
        return Step(self.number, move, notation, before, self.position, entries)

    def _check_legal(self, move: Move) -> None:
        table = self._table
        if not table.to_act():
            raise Refusal("record_extra", line=self.record.line + self.number)
        if move.seat < table.seats and move.choice in table.choices(move.seat):
            return
        try:
            table.refuse(move.seat, move.choice)
        except Refusal as refusal:
            raise Refusal("record_move", move=self.number, problem=refusal) from None

    def _checked_notation(self, move: Move) -> str:
        meant = self.game.notation(self._table, move.seat, move.choice)
        if move.notation not in (None, meant):
            raise Refusal("record_notation", move=self.number, written=move.notation, meant=meant)
        return meant


def final_table(record: Record, game: Game | None = None) -> Table:
    """The table after the last move."""
    replay = Replay(record, game)
    for _ in replay:
        pass
    return replay.position


def check(record: Record, game: Game | None = None) -> Table:
    """Replays a record and refuses it unless moves, notation and result are true; gives the final table."""
    table = final_table(record, game)
    result = table.result()
    if record.result is None:
        return table
    if result is None:
        raise Refusal("record_truncated", moves=len(record.moves))
    claimed, played = (json.dumps(plain, sort_keys=True) for plain in (record.result, result.as_plain()))
    if claimed != played:
        raise Refusal("record_result", claimed=claimed, played=played)
    return table


def verify(record: Record, game: Game | None = None) -> Table:
    """Proves a real match: the seed is the one committed to, and with it every draw and move replays."""
    luck = record.luck
    if not isinstance(luck, Committed) or luck.seed is None:
        raise Refusal("proof_missing")
    if commitment(luck.seed) != luck.commit:
        raise Refusal("proof_commit")
    return check(record, game)


def annotated(record: Record, game: Game | None = None) -> Record:
    """The same record with notation beside every choice."""
    steps = Replay(record, game)
    return replace(record, moves=tuple(replace(step.move, notation=step.notation) for step in steps))
