"""The work of a bot process: rebuild the table, imagine the parts that the seat cannot know, choose.

A question holds the log of the match and the state of the bot after its last choice, so any worker goes on as
the same bot. The bot only ever sees an imagined table.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from dataclasses import dataclass
from typing import NamedTuple

from meadhall.bots.choosing import bot_choice
from meadhall.bots.lineup import resumed
from meadhall.core.game import OptionValue
from meadhall.core.record import Luck
from meadhall.core.registry import game_here
from meadhall.core.table import Table


@dataclass(frozen=True, slots=True)
class Question:
    """A request for the choice of a seat. `state` is the state of its bot after its last choice
    (`Bot.state`); a new bot draws from `luck_of_bot`.
    """

    game: str
    seats: int
    options: dict[str, OptionValue]
    luck: Luck
    moves: tuple[tuple[int, int], ...]
    seat: int
    level: str
    luck_of_bot: int
    state: tuple[int, ...] | None = None

    def table(self) -> Table:
        state = game_here(self.game).new_table(self.seats, self.luck.opening(), self.options)
        for number, (seat, choice) in enumerate(self.moves, start=1):
            self.luck.rekey(state, number)
            state.play(seat, choice)
        return state


class Thought(NamedTuple):
    """The choice, and what the bot keeps from it."""

    choice: int
    state: tuple[int, ...] | None


def think(question: Question) -> Thought:
    bot = resumed(question.level, question.luck_of_bot, question.state)
    return Thought(bot_choice(bot, question.table(), question.seat), bot.state())


def depend_on_parent() -> None:
    """Ctrl-C ends the server, which then ends its workers. A server that was killed is not outlived."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_after_parent, daemon=True).start()


def _end_after_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
