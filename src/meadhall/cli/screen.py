# interpreted: the command line
"""The terminal's view of a match: table, choices and news of one person, and the result."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns

from meadhall.core.match import Match
from meadhall.core.record import Committed
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import SPECTATOR, Table

from .result_sheet import result_sheet
from .terminal import out, say

HELP: Final = "a number: choose it   c: list choices   u: take back   l: log   r: rules and help   q: quit"
HELP_FOR_MANY: Final = f"{HELP}   o: another player acts"
MOST_LINES: Final = 12


class Screen:
    """One screen for the people of a match, who take the first seats."""

    def __init__(self, match: Match, people: int) -> None:
        self.match = match
        self.people = range(people)
        self.shown_entries = [0] * len(match.names)
        self.notices: list[list[str]] = [[] for _ in match.names]
        self.at_screen = 0

    def hide(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if out.is_terminal:
            out.clear()
            out.file.write("\x1b[3J")

    def show(self, seat: int) -> None:
        match, table = self.match, self.imagined(seat)
        out.print(match.game.show(match.table.view(seat), match.names))
        asked = match.game.prompt(table, seat)
        say(f"{match.names[seat]}: {asked.what}", style="bold")
        if asked.why:
            say(asked.why)
        hint = match.game.typing_hint(table, seat)
        if hint:
            say(hint)
        else:
            self.show_choices(seat)

    def show_choices(self, seat: int) -> None:
        self.offer([self.words(seat, choice) for choice in self.match.table.choices(seat)])

    def offer(self, choices: list[str]) -> None:
        """Numbered choices, side by side where they would fill the screen."""
        numbered = [f"{number:4}  {choice}" for number, choice in enumerate(choices, start=1)]
        if len(numbered) > MOST_LINES:
            out.print(Columns(numbered, column_first=True))
        else:
            say("\n".join(numbered))

    def words(self, seat: int, choice: int) -> str:
        return self.match.game.describe_choice(self.imagined(seat), seat, choice)

    def imagined(self, seat: int) -> Table:
        """A table imagined for the seat: words made from it cannot reveal a secret."""
        return self.match.table.imagine(seat, luck_from_seed(0))

    def show_news(self, viewer: int) -> None:
        """Print the events that the viewer could notice since the last time."""
        self.show_entries(viewer, self.shown_entries[viewer])
        self.shown_entries[viewer] = len(self.match.journal.entries)
        for notice in self.notices[viewer]:
            say(notice)
        self.notices[viewer].clear()

    def show_log(self, viewer: int) -> None:
        self.show_entries(viewer, 0)

    def show_entries(self, viewer: int, start: int) -> None:
        for entry in self.match.journal.entries[start:]:
            line = self.match.game.describe_entry(entry, self.match.names) if entry.visible_to(viewer) else ""
            if line:
                say(f"  {line}")

    def show_rules(self, viewer: int) -> None:
        say(f"{self.match.game.name}: {self.match.game.about}\n{self.help()}")

    def help(self) -> str:
        return HELP_FOR_MANY if len(self.people) > 1 else HELP

    # -- beginning and end ---------------------------------------------------------------------------------

    def welcome(self) -> None:
        match = self.match
        say(f"{match.game.name}: {', '.join(match.names)}", style="bold")
        if isinstance(match.luck, Committed):
            say(f"Hash of the secret seed: {match.luck.commit}")
        out.print(self.help())

    def leave(self, sentence: str, code: int) -> int:
        say(sentence)
        self.show_seed()
        return code

    def finish(self) -> None:
        match, result = self.match, self.match.table.result()
        alone = len(self.people) == 1
        viewer = self.at_screen if alone else SPECTATOR
        if alone:
            self.show_news(viewer)
        else:
            self.show_entries(viewer, self.shown_entries[self.at_screen])
        out.print(match.game.show(match.table.view(viewer), match.names))
        if result is not None:
            out.print(result_sheet(result, match.names))
        self.show_seed()

    def show_seed(self) -> None:
        luck = self.match.luck
        if isinstance(luck, Committed) and luck.seed is not None:
            say(f"The secret seed was {luck.seed.hex()}")
            say("With --record FILE the match is written down, and 'meadhall verify FILE' proves it.")
