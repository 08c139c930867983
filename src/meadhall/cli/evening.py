# interpreted: the command line
"""An evening at the terminal: people and bots play one match, and each person sees what is theirs to see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.columns import Columns

from meadhall.bots.bot import Bot
from meadhall.bots.choosing import bot_choice, unasked_choice, would_act_unasked
from meadhall.core.luck import luck_from_seed
from meadhall.core.match import Match
from meadhall.core.record import Committed
from meadhall.core.table import NO_CHOICE, SPECTATOR, Table

from .result_sheet import result_sheet
from .terminal import ask, out, say

HELP: Final = "a number: choose it   c: list choices   u: take back   l: log   r: rules and help   q: quit"
TOGETHER: Final = "   o 2: player 2 acts out of turn"
MOST_LINES: Final = 12
FINISHED, LEFT, CUT_OFF = 0, 0, 1


class LeaveError(Exception):
    """Somebody wants to stop."""


class Evening:
    """People take the first seats, bots the others."""

    def __init__(self, match: Match, people: int, bots: Mapping[int, Bot]) -> None:
        self.match = match
        self.people = range(people)
        self.bots = bots
        self.heard = [0] * len(match.names)
        self.notices: list[list[str]] = [[] for _ in match.names]
        self.at_screen = 0
        self.offered = False  # a person alone was told of a right that waits for no turn
        self.help = HELP + TOGETHER if people > 1 else HELP

    def spend(self) -> int:
        """Play to the end, or till somebody leaves; gives the exit code."""
        self.welcome()
        try:
            while waiting := self.match.table.to_act():
                if not self.act_unasked():
                    self.turn(self.next_of(waiting))
        except LeaveError:
            return self.leave("You left the match.", LEFT)
        except EOFError:
            out.print()
            return self.leave("The input ended: the match is left unfinished.", CUT_OFF)
        self.farewell()
        return FINISHED

    # -- turns ---------------------------------------------------------------------------------------------

    def next_of(self, waiting: list[int]) -> int:
        """Where several decide at once: whoever sits at the screen, then other people, then bots."""
        return min(waiting, key=lambda seat: (seat != self.at_screen, seat not in self.people, seat))

    def turn(self, seat: int) -> None:
        forced = self.match.forced(seat)
        if seat in self.bots:
            self.match.play(seat, bot_choice(self.bots[seat], self.match.table, seat))
        elif forced is not None:
            self.notices[seat].append(f"Your only choice, made for you: {self.words(seat, forced)}")
            self.match.play(seat, forced)
        elif self.hand_over(seat):
            self.ask(seat)

    def act_unasked(self) -> bool:
        """Rights that wait for no turn are used before anybody decides again: bots use theirs, a person alone
        is told of one when it arises. Several people call each other to the screen (`lend`)."""
        for seat, bot in self.bots.items():
            choice = unasked_choice(bot, self.match.table, seat)
            if choice != NO_CHOICE:
                self.match.play(seat, choice)
                return True
        (alone, *others), moves = self.people, len(self.match.moves)
        offered, self.offered = self.offered, not others and would_act_unasked(self.match.table, alone)
        if self.offered and not offered:
            say("You may do this out of turn; Enter leaves it.")
            self.ask(alone)
        return len(self.match.moves) != moves

    def may_act_unasked(self, seat: int) -> bool:
        table = self.match.table
        return seat not in table.to_act() and bool(table.choices(seat))

    def lend(self, seat: int, other: int) -> None:
        """Another person takes the screen for a moment, whether there is anything to do or not."""
        self.hand_to(other)
        if self.may_act_unasked(other):
            self.ask(other)
        else:
            self.show(other)
            ask("There is nothing you can do out of turn now. Press Enter. ")
        self.hand_to(seat)

    def hand_to(self, seat: int) -> None:
        self.hide()
        ask(f"{self.match.names[seat]}, take the screen and press Enter. ")
        self.hide()

    def ask(self, seat: int) -> None:
        """Show a person the table until they make a choice, take one back, or leave a right unused."""
        self.tell_news(seat)
        self.show(seat)
        commands = {"c": self.tell_choices, "l": self.tell_log, "r": self.tell_rules}
        while choices := self.match.table.choices(seat):
            answer = ask("> ").lower()
            if answer == "u" and self.take_back(seat):
                return
            if not answer and self.may_act_unasked(seat):
                return
            if answer == "q":
                raise LeaveError
            if answer in commands:
                commands[answer](seat)
            elif (choice := self.read(seat, answer, choices)) is not None:
                self.match.play(seat, choice)
                return
            elif (other := self.called(answer)) not in (None, seat):
                self.lend(seat, other)
                self.tell_news(seat)
                self.show(seat)
            elif answer != "u":
                say(f"Please type a number from 1 to {len(choices)}, or: {self.help}")

    def called(self, answer: str) -> int | None:
        """The person named by "o 2"."""
        what, _, number = answer.partition(" ")
        seat = _number(number) - 1
        return seat if what == "o" and seat in self.people else None

    def read(self, seat: int, answer: str, choices: list[int]) -> int | None:
        """A choice by its number, or in the game's own words."""
        number = _number(answer)
        if number in range(1, len(choices) + 1):
            return choices[number - 1]
        return self.match.game.read_choice(self.imagined(seat), seat, answer)

    def take_back(self, seat: int) -> bool:
        if not self.match.may_undo(seat):
            say("That cannot be taken back: it was not yours, or something was seen or drawn since.")
            return False
        self.match.undo(seat)
        self.notices[seat].clear()
        self.heard = [min(heard, len(self.match.journal.entries)) for heard in self.heard]
        return True

    def hand_over(self, seat: int) -> bool:
        """Hide the table while another takes the screen; False if the one before took a choice back."""
        before, self.at_screen = self.at_screen, seat
        if seat == before:
            return True
        undoable = self.match.may_undo(before)
        extra = (
            f" ({self.match.names[before]} may still type u to take back the last choice)" if undoable else ""
        )
        self.hide()
        answer = ask(f"{self.match.names[seat]}, take the screen and press Enter.{extra} ")
        if answer.lower() == "q":
            raise LeaveError
        if undoable and answer.lower() == "u" and self.take_back(before):
            self.at_screen = before
            return False
        self.hide()
        return True

    # -- the screen ----------------------------------------------------------------------------------------

    def hide(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if out.is_terminal:
            out.clear()
            out.file.write("\x1b[3J")

    def show(self, seat: int) -> None:
        match, table = self.match, self.imagined(seat)
        out.print(match.game.show(match.table.view(seat), match.names))
        say(f"{match.names[seat]}: {match.game.prompt(table, seat)}", style="bold")
        hint = match.game.typing_hint(table, seat)
        if hint:
            say(hint)
        else:
            self.tell_choices(seat)

    def tell_choices(self, seat: int) -> None:
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
        """A table that knows no more than the seat does: words made from it can tell no secret."""
        return self.match.table.imagine(seat, luck_from_seed(0))

    def tell_news(self, viewer: int) -> None:
        """What the viewer could notice since they were last told."""
        self.tell_entries(viewer, self.heard[viewer])
        self.heard[viewer] = len(self.match.journal.entries)
        for notice in self.notices[viewer]:
            say(notice)
        self.notices[viewer].clear()

    def tell_log(self, viewer: int) -> None:
        self.tell_entries(viewer, 0)

    def tell_entries(self, viewer: int, start: int) -> None:
        for entry in self.match.journal.entries[start:]:
            line = self.match.game.describe_entry(entry, self.match.names) if entry.visible_to(viewer) else ""
            if line:
                say(f"  {line}")

    def tell_rules(self, viewer: int) -> None:
        say(f"{self.match.game.name}: {self.match.game.about}\n{self.help}")

    # -- beginning and end ---------------------------------------------------------------------------------

    def welcome(self) -> None:
        match = self.match
        say(f"{match.game.name}: {', '.join(match.names)}", style="bold")
        if isinstance(match.luck, Committed):
            say(f"Hash of the secret seed: {match.luck.commit}")
        out.print(self.help)

    def leave(self, sentence: str, code: int) -> int:
        say(sentence)
        self.tell_seed()
        return code

    def farewell(self) -> None:
        match, result = self.match, self.match.table.result()
        alone = len(self.people) == 1
        viewer = self.at_screen if alone else SPECTATOR
        if alone:
            self.tell_news(viewer)
        else:
            self.tell_entries(viewer, self.heard[self.at_screen])
        out.print(match.game.show(match.table.view(viewer), match.names))
        if result is not None:
            out.print(result_sheet(result, match.names))
        self.tell_seed()

    def tell_seed(self) -> None:
        luck = self.match.luck
        if isinstance(luck, Committed) and luck.seed is not None:
            say(f"The secret seed was {luck.seed.hex()}")
            say("With --record FILE the match is written down, and 'meadhall verify FILE' proves it.")


def _number(text: str) -> int:
    """The number typed, 0 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
