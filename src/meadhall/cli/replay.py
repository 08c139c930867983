# interpreted: the command line
"""`meadhall replay`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from meadhall.core.errors import Refusal
from meadhall.core.journal import Entry
from meadhall.core.record import Record
from meadhall.core.record_reader import read
from meadhall.core.replay import Replay, Step, check
from meadhall.core.table import SPECTATOR

from .arguments import RecordFile, Unfinished
from .result_sheet import result_sheet
from .terminal import ask, out, say

EVERYTHING: Final = "all"


def replay(
    file: RecordFile,
    step: Annotated[
        bool, typer.Option("--step", help="Show the table and wait for Enter after each move.")
    ] = False,
    viewer: Annotated[
        str, typer.Option(help="Tell it as this seat saw it (0, 1, …), or 'all'.")
    ] = EVERYTHING,
    number: Annotated[int, typer.Option(min=1, help="Which record of the file.")] = 1,
    unfinished: Unfinished = False,
) -> None:
    """Tell a recorded match move by move, checking it on the way.

    \b
    Examples:
      meadhall replay evening.jsonl
      meadhall replay evening.jsonl --step --viewer 0
    """
    record = _find(file, number, unfinished)
    teller = Teller(record, viewer)
    teller.print_all(step)
    final = check(record)
    if result := final.result():
        out.print(result_sheet(result, list(record.seats)))
    else:
        say(f"The match was left after {len(record.moves)} moves.")


def _find(file: Path, number: int, unfinished: bool) -> Record:
    count = 0
    for count, record in enumerate(read(file, unfinished), start=1):
        if count == number:
            return record
    raise Refusal("no_such_record", file=file, count=count, number=number)


def _enter_pressed() -> bool:
    """Wait for Enter; False at the end of the input."""
    try:
        ask("Enter: next move ")
    except EOFError:
        return False
    return True


class Teller:
    """Tells a record to a viewer: a seat hears its own choices and what the journal let it know."""

    def __init__(self, record: Record, viewer: str) -> None:
        self.replay = Replay(record)
        self.names = list(record.seats)
        self.everything = viewer == EVERYTHING
        self.viewer = SPECTATOR if self.everything else self._seat(viewer)

    def _seat(self, viewer: str) -> int:
        if viewer in map(str, range(len(self.names))):
            return int(viewer)
        raise Refusal("no_such_seat", seat=viewer, last=len(self.names) - 1)

    def print_all(self, waiting: bool) -> None:
        game = self.replay.game
        say(f"{game.name}: {', '.join(self.names)}")
        for step in self.replay:
            self.print_step(step)
            if waiting:
                out.print(game.show(step.after.view(self.viewer), self.names))
                waiting = _enter_pressed()

    def print_step(self, step: Step) -> None:
        name = self.names[step.move.seat]
        if self.everything or step.move.seat == self.viewer:
            say(f"{step.number:4}. {name}: {step.notation}")
        for entry in filter(self.hears, step.entries):
            if line := self.replay.game.describe_entry(entry, self.names):
                say(f"      {line}")

    def hears(self, entry: Entry) -> bool:
        return self.everything or entry.visible_to(self.viewer)
