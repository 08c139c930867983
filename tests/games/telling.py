"""What every game's words keep in random games: notation, prompts, the log and the terminal.

TELLER = Teller(GAME)

@every_way
def test_words_are_made_of_what_the_seat_knows(way: Way) -> None:
    TELLER.check_words(some_positions(way, 4, 0.15))
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final, TypeVar

from rich.console import Console

from meadhall.core.game import Game
from meadhall.core.journal import Journal
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR, Table

T = TypeVar("T", bound=Table)
NAMES: Final = ["Ann", "Boris", "Cid", "Dora"]
WIDTHS: Final = (60, 100)  # columns of a terminal
LONGEST_NOTATION: Final = 40


class Teller:
    """Listens to what one game tells of its tables."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def check_notation(self, positions: Iterable[Table], typed: int = 6) -> None:
        """A choice is written like no other, and can be typed as it is written, in capitals, too."""
        for table in positions:
            for seat in range(table.seats):
                choices = table.choices(seat)
                written = [self.game.notation(table, seat, choice) for choice in choices]
                assert len(set(written)) == len(written)
                for choice, text in list(zip(choices, written, strict=True))[:typed]:
                    assert self.game.read_choice(table, seat, text.upper()) == choice
                    assert len(text) < LONGEST_NOTATION

    def check_words(self, positions: Iterable[Table]) -> None:
        """A real and an imagined table give the same words."""
        for number, table in enumerate(positions):
            for seat in table.to_act():
                world = table.imagine(seat, luck_from_seed(number))
                assert self.game.prompt(world, seat) == self.game.prompt(table, seat)
                assert self.game.typing_hint(world, seat) == self.game.typing_hint(table, seat)
                for choice in table.choices(seat)[::3]:
                    words = self.game.describe_choice(table, seat, choice)
                    assert words == self.game.describe_choice(world, seat, choice)
                    assert "{" not in words and "None" not in words

    def check_log(self, table: T, play_one: Callable[[T, random.Random], object]) -> list[str]:
        """All that is told has words; the lines of the log, empty where silence is kept."""
        dice = random.Random(2)
        journal = Journal()
        table.attach_journal(journal)
        while table.to_act():
            play_one(table, dice)
        lines = [self.game.describe_entry(entry, NAMES) for entry in journal.entries]
        assert all("{" not in line for line in lines)
        assert all(line.endswith(".") for line in lines if line)
        return lines

    def printed(self, view: object, width: int) -> str:
        console = Console(width=width, record=True, color_system=None, force_terminal=False)
        with console.capture() as capture:
            console.print(self.game.show(view, NAMES))
        return capture.get()

    def check_terminal(self, positions: Iterable[Table], every: int, word: str) -> None:
        """The table is shown to everybody within the terminal's width, with this word on it."""
        for table in islice(positions, 0, None, every):
            for viewer in range(SPECTATOR, table.seats):
                for width in WIDTHS:
                    text = self.printed(table.view(viewer), width)
                    assert max(map(len, text.splitlines())) <= width
                    assert word in text
