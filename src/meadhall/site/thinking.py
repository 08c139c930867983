"""The work of a bot's process: rebuild the table, imagine what the seat cannot know, choose.

A table cannot be sent between processes, its log can. The bot itself is only ever shown an imagined table.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from dataclasses import dataclass

from meadhall.arena.seating import bot_choice
from meadhall.arena.workers import game_here
from meadhall.bots.lineup import make_bot
from meadhall.core.game import OptionValue
from meadhall.core.record import Committed
from meadhall.core.table import Table


@dataclass(frozen=True, slots=True)
class Question:
    """What should this seat choose?"""

    game: str
    seats: int
    options: dict[str, OptionValue]
    luck: Committed
    moves: tuple[tuple[int, int], ...]
    seat: int
    level: str
    dice: int

    def table(self) -> Table:
        table = game_here(self.game).new_table(self.seats, self.luck.opening(), self.options)
        for number, (seat, choice) in enumerate(self.moves, start=1):
            self.luck.rekey(table, number)
            table.play(seat, choice)
        return table


def think(question: Question) -> int:
    bot = make_bot(question.level, question.dice)
    return bot_choice(bot, question.table(), question.seat)


def depend_on_parent() -> None:
    """Ctrl-C ends the server, which then ends its workers. A server that was killed is not outlived."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_after_parent, daemon=True).start()


def _end_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
