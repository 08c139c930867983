# interpreted: one call a choice
"""A match in progress: it plays choices, keeps journal and moves, and can take a choice back.

A choice is played once, on a copy of the table (`prepare`); the copy then becomes the table (`accept`). The
site writes the choice to its log in between, so it shows exactly what it wrote.

Taking back is allowed to a seat for its own last choice (and the forced ones that followed) as long as nobody
else acted since, no luck was drawn and nothing hidden was shown. A seat whose sealed choice still waits for
others needs no such favour: it simply plays again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .errors import Refusal
from .game import Game, Options
from .journal import EVERYONE, Entry, Journal
from .record import Committed, Luck, Move, Record
from .rng import luck_from_seed
from .table import NO_CHOICE, Table

IMAGINED_WORLDS: Final = 16


class Played:
    """A choice that was played on a copy of the table, with its consequences."""

    def __init__(self, number: int, before: Table, table: Table, move: Move, drew_luck: bool) -> None:
        self.number: Final = number  # of moves, this one included
        self.before: Final = before
        self.table: Final = table  # the position reached
        self.move: Final = move
        self.entries: Final[list[Entry]] = table.journal.entries if table.journal else []
        self.for_good: Final = drew_luck or any(
            entry.audience not in (EVERYONE, move.seat) for entry in self.entries
        )
        table.attach_journal(None)

    def was_forced(self) -> bool:
        return self.before.openly_forced(self.move.seat) != NO_CHOICE

    def revealed_nothing(self, seen: object, worlds: int) -> bool:
        """Whether the seat could foresee what it saw: every world it imagines looks the same afterwards."""
        return all(self._foreseen(world) == seen for world in range(worlds))

    def _foreseen(self, world: int) -> object:
        seat, choice = self.move.seat, self.move.choice
        table = self.before.imagine(seat, luck_from_seed(world))
        table.play(seat, choice)
        return table.view(seat)


class Undone:
    """Choices of a seat that may be taken back."""

    def __init__(self, after: Table, first: Played) -> None:
        self.after: Final = after  # the table from which they are taken back
        self.first: Final = first

    @property
    def table(self) -> Table:
        """The position before them."""
        return self.first.before


class Match:
    """Game, table, journal and moves of one match. The luck is `Seeded` or `Committed` with its seed. A match
    that begins at a `table` in some position has no record: there is no deal to begin it with."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        luck: Luck,
        options: Options | None = None,
        table: Table | None = None,
    ) -> None:
        self.game = game
        self.names = list(names)
        self.luck = luck
        self.options = game.settle_options(options or {})
        self.table = game.new_table(len(self.names), luck.opening(), self.options) if table is None else table
        self.journal = Journal()
        self.moves: list[Move] = []
        self._way_back: list[Played] = []

    # -- playing -----------------------------------------------------------------------------------

    def play(self, seat: int, choice: int) -> None:
        self.accept(self.prepare(seat, choice))

    def prepare(self, seat: int, choice: int, after: Played | None = None) -> Played:
        """Play a choice on a copy: at the table as it is, or `after` another that was prepared. Refuses what
        the rules do not allow; the match itself stays as it is."""
        before, number = (self.table, len(self.moves)) if after is None else (after.table, after.number)
        number += 1
        table = before.copy()
        table.attach_journal(Journal())
        self.luck.rekey(table, number)
        luck = table.luck
        table.play(seat, choice)
        move = Move(seat, choice, self.game.notation(before, seat, choice))
        return Played(number, before, table, move, table.luck != luck)

    def accept(self, played: Played) -> None:
        """Make a prepared choice part of the match."""
        self._check_current(played.before)
        self.table = played.table
        self.moves.append(played.move)
        for entry in played.entries:
            self.journal.note(entry)
        if self._way_back and self._way_back[-1].move.seat != played.move.seat:
            self._way_back.clear()
        self._way_back.append(played)

    def _check_current(self, table: Table) -> None:
        if table is not self.table:
            raise RuntimeError("the match has moved on since this was prepared")

    def forced(self, seat: int) -> int | None:
        """The choice of a seat that has only one, as everybody can know: see `Table.openly_forced`."""
        choice = self.table.openly_forced(seat)
        return None if choice == NO_CHOICE else choice

    def record(self, with_seed: bool = False) -> Record:
        """The record so far. It tells the seed of a real match once it is over, or left for good."""
        result = self.table.result()
        luck = self.luck
        if isinstance(luck, Committed) and result is None and not with_seed:
            luck = Committed(luck.commit)
        plain = None if result is None else result.as_plain()
        game = self.game
        return Record(game.id, game.version, self.options, tuple(self.names), luck, tuple(self.moves), plain)

    # -- taking back -------------------------------------------------------------------------------

    def may_undo(self, seat: int, worlds: int = IMAGINED_WORLDS, view: object = None) -> bool:
        """Fewer worlds give a quicker answer, which may be a yes that `undo` will not keep. A caller that
        has made the seat's view of the table may give it."""
        return self._first_to_undo(seat, worlds, view) is not None

    def undo(self, seat: int) -> None:
        """Take back the last free choice of a seat; the record forgets it."""
        self.take_back(self.prepare_undo(seat))

    def prepare_undo(self, seat: int) -> Undone:
        """Find out what `take_back` would take back; refuses if that is not allowed."""
        first = self._first_to_undo(seat)
        if first is None:
            raise Refusal("no_undo", seat=seat)
        return Undone(self.table, first)

    def take_back(self, undone: Undone) -> None:
        self._check_current(undone.after)
        back = len(self._way_back) - self._way_back.index(undone.first)
        entry_count = sum(len(played.entries) for played in self._way_back[-back:])
        self.table = undone.table
        del self.journal.entries[len(self.journal.entries) - entry_count :]
        del self.moves[-back:]
        del self._way_back[-back:]

    def _first_to_undo(self, seat: int, worlds: int = IMAGINED_WORLDS, view: object = None) -> Played | None:
        """The first of the choices to take back; None if that is not allowed. A finished match
        cannot go back: its seed is public."""
        after = self.table
        if not after.to_act():
            return None
        for played in reversed(self._way_back):
            if played.move.seat != seat or played.for_good:
                return None
            if not played.revealed_nothing(after.view(seat) if view is None else view, worlds):
                return None
            if not played.was_forced():
                return played
            after, view = played.before, None
        return None
