# interpreted: the command line
"""`meadhall verify`."""

from __future__ import annotations

from meadhall.core.record import Record, Seeded
from meadhall.core.record_reader import read
from meadhall.core.replay import check
from meadhall.core.replay import verify as prove

from .arguments import RecordFile, Unfinished
from .terminal import say


def verify(file: RecordFile, unfinished: Unfinished = False) -> None:
    """Prove that recorded matches were played fairly and by the rules.

    Of a real match it checks that the seed is the one whose hash was shown before the first move, and that
    with it every draw, every choice and the result come out as written. Simulated games have an open seed:
    there it checks choices and result. Exit code 0 if all is true, 2 with the first thing that is not.

    \b
    Example:
      meadhall verify evening.jsonl
    """
    for number, record in enumerate(read(file, unfinished), start=1):
        say(f"Record {number}: {record.game}, {len(record.moves)} moves: {_verdict(record)}")


def _verdict(record: Record) -> str:
    if isinstance(record.luck, Seeded):
        check(record)
        return "choices and result are true (simulated game, its seed was never secret)."
    prove(record)
    return "seed, choices and result are true."
