# interpreted: the command line
"""An interactive session: people and bots play one match at the terminal, and each person sees only their own
view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.bots.choosing import bot_choice, first_unasked, would_act_unasked
from meadhall.core.match import Match
from meadhall.core.table import Table

from .screen import Screen
from .terminal import ask, out, say

WHO: Final = "Who acts? A player's number, or Enter for nobody: "
WHO_BEFORE: Final = "Who acts before? A player's number, or Enter for nobody: "
FINISHED, LEFT, CUT_OFF = 0, 0, 1


class LeaveError(Exception):
    """A person quits the match."""


class Session(Screen):
    """People take the first seats, bots the others."""

    def __init__(self, match: Match, people: int, bots: Mapping[int, Bot]) -> None:
        super().__init__(match, people)
        self.bots = bots
        self.waited: tuple[int, ...] = ()  # the question about rights to which everybody has said no

    def run(self) -> int:
        """Play to the end, or until a person quits; returns the exit code."""
        self.welcome()
        try:
            while waiting := self.match.table.to_act():
                if unasked := first_unasked(self.bots.items(), self.match.table):
                    self.match.play(*unasked)
                else:
                    self.turn(self.next_of(waiting))
        except LeaveError:
            return self.leave("You left the match.", LEFT)
        except EOFError:
            out.print()
            return self.leave("The input ended: the match is left unfinished.", CUT_OFF)
        self.finish()
        return FINISHED

    # -- turns ---------------------------------------------------------------------------------------------

    def next_of(self, waiting: list[int]) -> int:
        """Of several who decide at once: first the person at the screen, then other people, then bots."""
        return min(waiting, key=lambda seat: (seat != self.at_screen, seat not in self.people, seat))

    def turn(self, seat: int) -> None:
        forced = self.match.forced(seat)
        if seat in self.bots:
            if self.nobody_else_acts(seat):
                self.match.play(seat, bot_choice(self.bots[seat], self.match.table, seat))
        elif forced is not None:
            self.notices[seat].append(f"Your only choice, made for you: {self.words(seat, forced)}")
            self.match.play(seat, forced)
        elif self.hand_over(seat):
            self.ask(seat)

    def ask(self, seat: int, may_wait: bool = False) -> None:
        """Show a person the table until they make a choice or take one back, or would rather wait."""
        self.show_news(seat)
        self.show(seat)
        if may_wait:
            say("Or press Enter, and wait.")
        choices = self.match.table.choices(seat)
        commands = {"c": self.show_choices, "l": self.show_log, "r": self.show_rules}
        while True:
            answer = ask("> ").lower()
            if (answer == "u" and self.take_back(seat)) or (may_wait and not answer):
                return
            if answer == "o" and len(self.people) > 1:
                self.call_another(WHO)
                return
            if answer == "q":
                raise LeaveError
            if answer in commands:
                commands[answer](seat)
            elif (choice := self.read(seat, answer, choices)) is not None:
                self.match.play(seat, choice)
                return
            elif answer != "u":
                say(f"Please type a number from 1 to {len(choices)}, or: {self.help()}")

    # -- rights that wait for no turn ----------------------------------------------------------------------

    def nobody_else_acts(self, bot: int) -> bool:
        """Ask people whether they would act before a bot does. A single person is asked only if there is a
        reason. Of several people all are asked, so that nobody learns who has one. The question comes once as
        long as nothing changes."""
        table, alone = self.match.table, len(self.people) == 1
        wishes = would_act_unasked if alone else _might_act_unasked
        wishing = tuple(seat for seat in self.people if wishes(table, seat))
        question = wishing if alone else (bot, *wishing)
        if wishing and question != self.waited:
            say(f"{self.match.names[bot]} is about to act.")
            if alone:
                self.ask(wishing[0], may_wait=True)
            while not alone and self.match.table is table and self.call_another(WHO_BEFORE):
                pass
        self.waited = question
        return self.match.table is table

    def call_another(self, question: str) -> bool:
        """A person acts whom the table does not wait for; False if nobody does."""
        answer = ask(question).lower()
        if answer == "q":
            raise LeaveError
        seat = _number(answer) - 1
        if seat not in self.people:
            return False
        if self.hand_over(seat):
            if self.match.table.choices(seat):
                self.ask(seat, may_wait=True)
            else:
                ask("You have nothing to choose now. Press Enter. ")
        return True

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
        self.shown_entries = [
            min(shown_entries, len(self.match.journal.entries)) for shown_entries in self.shown_entries
        ]
        return True

    def hand_over(self, seat: int) -> bool:
        """Hide the table while another takes the screen; False if the one before took a choice back. The
        screen does not show beforehand whether that is allowed: it may depend on a secret."""
        before, self.at_screen = self.at_screen, seat
        if seat == before:
            return True
        self.hide()
        names = self.match.names
        still = f"({names[before]} may still type u to take back the last choice)"
        while (answer := ask(f"{names[seat]}, take the screen and press Enter. {still} ").lower()) in (
            "u",
            "q",
        ):
            if answer == "q":
                raise LeaveError
            if self.take_back(before):
                self.at_screen = before
                return False
        self.hide()
        return True


def _might_act_unasked(table: Table, seat: int) -> bool:
    return seat not in table.to_act() and table.may_volunteer(seat)


def _number(text: str) -> int:
    """The number typed, 0 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
