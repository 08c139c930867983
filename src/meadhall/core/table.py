"""The contract: all that a game's table can do, and all that bots, terminal and site may ask of it.

A *seat* is a player's place: 0, 1, … A *choice* is a small number, dense per game, stable once published. A
*viewer* is a seat, or SPECTATOR, who owns nothing. Only `play` changes a table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .errors import Refusal
from .journal import EVERYONE, Entry, Journal
from .result import Result
from .rng import below, luck_from_seed, next_luck

SPECTATOR: Final = -1
NOBODY: Final = -1
NO_CHOICE: Final = -1
OUTSIDE_WORLDS: Final = 16  # that an outsider imagines, to know whether a choice is forced


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress. Subclass it, compiled or not, and define the methods that refuse here.

    Not an abstract base class: that would cost compiled subclasses a check at every attribute.
    """

    def __init__(self, seats: int, luck: int) -> None:
        self.seats = seats
        self.luck: i64 = luck
        self.journal: Journal | None = None
        self.policy: i64 = 0  # the variant that `default_choice` and `rollout` follow, see `policies`

    # -- the game ----------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """Seats that owe a decision now: several when they decide at the same time, none when it is over."""
        raise self.lacks("to_act")

    def choices(self, seat: int) -> list[int]:
        """Legal choices of a seat, without repeats; empty for a seat that has nothing to decide. A seat whose
        sealed choice still waits for others may choose again. The list may be shared: do not change it."""
        raise self.lacks("choices")

    def play(self, seat: int, choice: int) -> None:
        """Make a choice. Refuses (and changes nothing) when it is not among `choices(seat)`."""
        raise self.lacks("play")

    def copy(self) -> Table:
        """An independent table in the same position, without listener."""
        raise self.lacks("copy")

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle, without the listener. A large game has a quicker one of its own."""
        kept = {name: getattr(self, name) for name in getattr(type(self), "__mypyc_attrs__", ())}
        kept.update(getattr(self, "__dict__", {}))
        kept["journal"] = None
        return unpickled, (type(self), kept)

    def result(self) -> Result | None:
        """How the game ended, or None while it is being played."""
        raise self.lacks("result")

    # -- knowledge ---------------------------------------------------------------------------------

    def view(self, viewer: int) -> object:
        """A frozen value with ==. It holds all that the viewer may know, and nothing else."""
        raise self.lacks("view")

    def imagine(self, seat: int, luck: int) -> Table:
        """A full table, random where the seat is ignorant, that looks to the seat exactly like this one."""
        raise self.lacks("imagine")

    def openly_forced(self, seat: int) -> int:
        """The choice of a seat that has no other, where everybody at the table can know that; else NO_CHOICE.

        Such a choice is made at once, without asking. So the answer must follow from what everybody sees: a
        seat that might have a secret reason to choose otherwise is asked, whether it has one or not. A game
        whose choices depend on rare secrets, which these few worlds may miss, says it better."""
        choices = self.choices(seat)
        if len(choices) != 1:
            return NO_CHOICE
        for number in range(OUTSIDE_WORLDS):
            if len(self.imagine(SPECTATOR, luck_from_seed(number)).choices(seat)) != 1:
                return NO_CHOICE
        return choices[0]

    def decision(self, seat: int) -> str:
        """The id of the decision that the seat owes now; "" if it owes none."""
        return "play" if seat in self.to_act() else ""

    # -- what bots ask -----------------------------------------------------------------------------

    def estimate(self, seat: int) -> float:
        """How good the position looks for a seat, from what the table shows; higher is better."""
        return self.reward(seat)

    def reward(self, seat: int) -> float:
        """Once it is over: the seat's share of the victory, from 0 to 1."""
        result = self.result()
        if result is None:
            return 0.0
        winners = result.winners()
        if result.won is not None:
            return 1.0 if result.won else 0.0
        return 1.0 / len(winners) if seat in winners else 0.0

    def value(self, seat: int) -> float:
        """The seat's prospects from 0 (lost) to 1 (won), where `rollout` has stopped."""
        return self.reward(seat)

    def rollout(self, luck: int) -> None:
        """Play on quickly, as sensible players might, to where `value` means something."""
        self.play_out(luck)

    def default_choice(self, seat: int, luck: int) -> int:
        """The choice of a simple heuristic; NO_CHOICE where the game has none."""
        return NO_CHOICE

    def volunteer(self, seat: int) -> int:
        """A choice that a sensible player would make now without being asked, where the rules allow that at
        any time: the seat holds choices, but is not in `to_act()`. NO_CHOICE if there is none. It follows
        from what the seat knows, and is asked often."""
        return NO_CHOICE

    def may_volunteer(self, seat: int) -> bool:
        """Whether the seat might wish to act without being asked, as far as everybody can know. Where several
        share a screen they are asked whenever one of them might, so that the question tells nothing. A game
        whose rights depend on rare secrets says it better."""
        for number in range(OUTSIDE_WORLDS):
            if self.imagine(SPECTATOR, luck_from_seed(number)).volunteer(seat) != NO_CHOICE:
                return True
        return False

    def policies(self) -> int:
        """How many variants `default_choice` and `rollout` have; 0 is the usual one, see `policy`."""
        return 1

    def candidates(self, seat: int) -> list[int]:
        """The legal choices that a search should compare."""
        return self.choices(seat)

    def next_seat(self) -> int:
        """The first seat that owes a decision, NOBODY when it is over."""
        waiting = self.to_act()
        return waiting[0] if waiting else NOBODY

    def play_out(self, luck: int) -> int:
        """Play random legal choices, drawn from `luck`, to the end; returns how many were made."""
        state: i64 = luck
        decisions = 0
        seat = self.next_seat()
        while seat != NOBODY:
            state = next_luck(state)
            options = self.choices(seat)
            self.play(seat, options[below(state, len(options))])
            decisions += 1
            seat = self.next_seat()
        return decisions

    # -- luck and listeners ------------------------------------------------------------------------

    def rekey(self, luck: int) -> None:
        """Replace the luck: real matches do so before every choice (see `fairness`)."""
        self.luck = luck

    def draw(self, limit: i64) -> i64:
        """A random number from 0 to limit - 1."""
        self.luck = next_luck(self.luck)
        return below(self.luck, limit)

    def attach_journal(self, journal: Journal | None) -> None:
        self.journal = journal

    def emit(self, what: str, seat: i64, first: i64 = 0, second: i64 = 0, audience: i64 = EVERYONE) -> None:
        """Report an event to the journal, if there is one. Short, so that it costs nothing without one."""
        if self.journal is not None:
            self.report(what, seat, first, second, audience)

    def report(self, what: str, seat: i64, first: i64, second: i64, audience: i64) -> None:
        journal = self.journal
        if journal is not None:
            journal.note(Entry(what, seat, first, second, audience))

    def lacks(self, method: str) -> Refusal:
        return Refusal("not_in_table", table=type(self).__name__, method=method)

    # -- refusing ----------------------------------------------------------------------------------

    def refuse(self, seat: int, choice: int, rule: str = "") -> None:
        """Say why a choice cannot be played."""
        if not 0 <= seat < self.seats:
            raise Refusal("no_such_seat", seat=seat, last=self.seats - 1)
        waiting = self.to_act()
        if not waiting:
            raise Refusal("table_over")
        if not self.choices(seat):
            raise Refusal("not_your_decision", seat=seat, waiting=", ".join(str(other) for other in waiting))
        raise Refusal("not_a_choice", rule, seat=seat, choice=choice)


def unpickled(kind: type[Table], kept: dict[str, object]) -> Table:
    """The table that was pickled."""
    table = kind.__new__(kind)
    for name, value in kept.items():
        setattr(table, name, value)
    return table
