# interpreted: one call a choice
"""A match being played: it re-keys the luck, plays, listens, remembers, and can take a choice back.

Taking back is allowed to a seat for its own last choice (and the forced ones that followed) as long as nobody
else acted since, no luck was drawn and nothing hidden was shown. A seat whose sealed choice still waits for
others needs no such favour: it simply plays again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .errors import Refusal
from .game import Game, Options
from .journal import EVERYONE, Journal
from .luck import luck_from_seed
from .record import Committed, Luck, Move, Record, Seeded
from .table import Table

IMAGINED_WORLDS: Final = 16


class Match:
    """Game, table, journal and moves of one match. The luck is `Seeded` or `Committed` with its seed."""

    def __init__(self, game: Game, names: Sequence[str], luck: Luck, options: Options | None = None) -> None:
        self.game = game
        self.names = list(names)
        self.luck = luck
        self.options = game.settle_options(options or {})
        self.table = game.new_table(len(self.names), luck.opening(), self.options)
        self.journal = Journal()
        self.table.listen(self.journal)
        self.moves: list[Move] = []
        self._way_back: list[_Taken] = []

    def play(self, seat: int, choice: int) -> None:
        table = self.table
        if not 0 <= seat < table.seats or choice not in table.choices(seat):
            table.refuse(seat, choice)
        notation = self.game.notation(table, seat, choice)
        self.luck.rekey(table, len(self.moves) + 1)
        before, heard = table.copy(), len(self.journal.entries)
        table.play(seat, choice)
        self.moves.append(Move(seat, choice, notation))
        for_good = table.luck != before.luck or self._told_others(seat, heard)
        self._remember(_Taken(before, seat, choice, heard, for_good))

    def forced(self, seat: int) -> int | None:
        """The choice of a seat that has only one."""
        choices = self.table.choices(seat)
        return choices[0] if len(choices) == 1 else None

    def record(self, tell_seed: bool = False) -> Record:
        """The record so far. It tells the seed of a real match once it is over, or left for good."""
        result = self.table.result()
        luck = self.luck
        if isinstance(luck, Committed) and result is None and not tell_seed:
            luck = Committed(luck.commit)
        plain = None if result is None else result.as_plain()
        game = self.game
        return Record(game.id, game.version, self.options, tuple(self.names), luck, tuple(self.moves), plain)

    # -- taking back -------------------------------------------------------------------------------

    def may_undo(self, seat: int, worlds: int = IMAGINED_WORLDS, view: object = None) -> bool:
        """With fewer worlds the answer is quicker, and may be a yes that `undo` will not keep. Who has made
        the seat's view of the table already may give it."""
        return self._choices_back(seat, worlds, view) > 0

    def undo(self, seat: int) -> None:
        """Take back the last free choice of a seat; the record forgets it."""
        back = self._choices_back(seat)
        if not back:
            raise Refusal("no_undo", seat=seat)
        taken = self._way_back[-back]
        self.table = taken.before.copy()
        self.table.listen(self.journal)
        del self.journal.entries[taken.heard :]
        del self.moves[-back:]
        del self._way_back[-back:]

    def _choices_back(self, seat: int, worlds: int = IMAGINED_WORLDS, view: object = None) -> int:
        """How many choices to take back; 0 if that is not allowed. What is over is over: its seed is told."""
        after = self.table
        if not after.to_act():
            return 0
        for back, taken in enumerate(reversed(self._way_back), start=1):
            if taken.seat != seat or taken.for_good:
                return 0
            if not taken.told_nothing(after.view(seat) if view is None else view, worlds):
                return 0
            if not taken.was_forced():
                return back
            after, view = taken.before, None
        return 0

    def _remember(self, taken: _Taken) -> None:
        if self._way_back and self._way_back[-1].seat != taken.seat:
            self._way_back.clear()
        self._way_back.append(taken)

    def _told_others(self, seat: int, heard: int) -> bool:
        """Whether the journal told something to somebody else alone."""
        return any(entry.audience not in (EVERYONE, seat) for entry in self.journal.entries[heard:])


class _Taken:
    """A choice that was made, and the table just before it."""

    def __init__(self, before: Table, seat: int, choice: int, heard: int, for_good: bool) -> None:
        self.before = before
        self.seat = seat
        self.choice = choice
        self.heard = heard
        self.for_good = for_good

    def was_forced(self) -> bool:
        return len(self.before.choices(self.seat)) == 1

    def told_nothing(self, seen: object, worlds: int) -> bool:
        """Whether the seat could foresee what it saw: every world it imagines looks the same afterwards."""
        return all(self._foreseen(world) == seen for world in range(worlds))

    def _foreseen(self, world: int) -> object:
        table = self.before.imagine(self.seat, luck_from_seed(world))
        table.play(self.seat, self.choice)
        return table.view(self.seat)


def simulated(game: Game, names: Sequence[str], seed: int, options: Options | None = None) -> Match:
    """A match whose luck is one open number."""
    return Match(game, names, Seeded(seed), options)


def real(game: Game, names: Sequence[str], options: Options | None = None) -> Match:
    """A match with a fresh secret seed."""
    return Match(game, names, Committed.fresh(), options)
