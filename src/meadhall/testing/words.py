"""The words of a game: notation, prompts, the log, the terminal and the rules, in every language it speaks.

`check_words` needs nothing but the contract. A `WordChecker` makes the checks one by one, for positions that
a game's own tests choose.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from gettext import NullTranslations
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from rich.console import Console

from meadhall.core.game import Game
from meadhall.core.i18n import FOLDER, LANGUAGES, SOURCE, catalogue, catalogues_of, speaking
from meadhall.core.journal import Journal
from meadhall.core.rng import luck_from_seed
from meadhall.core.table import Table

from .failures import each_position, expect, expect_same
from .random_play import Way, names_of, play_one, viewers
from .tables import check_notation

T = TypeVar("T", bound=Table)
WIDTHS: Final = (60, 100)  # columns of a terminal
MOST_CHOICES: Final = 40  # described in one position
CITED: Final = re.compile(r"^#{2,3} ([A-Z]+[0-9][0-9.a-z-]*)", re.MULTILINE)


def check_words(
    game: Game, ways: Iterable[Way] | None = None, seeds: Iterable[int] = (1,), every: int = 1
) -> None:
    """Everything has words in every language the game speaks, in each position of random games, or each
    tenth. A text that lacks its translation is named."""
    checker = WordChecker(game)
    languages = languages_of(game)
    check_rules(game, languages)

    def check(table: Table, step: int) -> None:
        checker.check_position(table, languages, step)

    def check_whole(way: Way, seed: int) -> None:
        checker.check_told(way, seed, languages)

    each_position(game, ways, seeds, every, check, check_whole)


# -- languages ---------------------------------------------------------------------------------------


def folder_of(game: Game) -> Path:
    """The folder of the package that declares the game."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


def languages_of(game: Game) -> tuple[str, ...]:
    """English, and each language for which the game has a catalogue."""
    folder = catalogues_of(folder_of(game))
    return tuple(each for each in LANGUAGES if each == SOURCE or (folder / f"{each}.po").is_file())


class Missing(NullTranslations):
    """Asked by a catalogue for what it lacks: notes it."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()

    def gettext(self, message: str) -> str:
        self.texts.add(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.texts.add(msgid1)
        return msgid1 if n == 1 else msgid2


@cache
def missing_in(folder: Path, language: str) -> Missing:
    missing = Missing()
    catalogue(folder, language).add_fallback(missing)
    return missing


def check_translated(game: Game, language: str) -> None:
    """No text said so far lacked its translation."""
    folder = folder_of(game)
    for catalogues in {catalogues_of(folder), *folder.rglob(FOLDER)}:
        if language != SOURCE:
            missing = sorted(missing_in(catalogues, language).texts)
            missing_in(catalogues, language).texts.clear()
            expect(not missing, f"{catalogues.name}/{language}.po lacks a translation of {missing}")


def check_rules(game: Game, languages: Iterable[str]) -> None:
    """The numbered rules have the same numbers in the same order in every language."""
    wanted = CITED.findall(game.rules_text(SOURCE))
    for language in languages:
        rules = game.rules_text(language)
        expect_same(f"{game.id}: the numbers of the rules in {language}", CITED.findall(rules), wanted)
        expect(not wanted or rules.startswith("# "), f"{game.id}: the rules in {language} have no title")


def check_text(what: str, text: str) -> None:
    expect(text, f"{what} is empty")
    expect(not set("{}") & set(text), f"{what} holds a placeholder: {text!r}")
    expect("None" not in text, f"{what} says None: {text!r}")


# -- what is said ------------------------------------------------------------------------------------


class WordChecker:
    """Listens to what one game tells of its tables."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def check_position(self, table: Table, languages: Iterable[str], number: int) -> None:
        """Prompt, choices and terminal have words, which follow from what the seat knows."""
        for language in languages:
            missing_in(catalogues_of(folder_of(self.game)), language)
            with speaking(language):
                for seat in table.to_act():
                    self.check_asked(table, seat, language, number)
                for viewer in viewers(table):
                    shown = self.printed(table.view(viewer), WIDTHS[-1], table.seats)
                    expect(shown.strip(), f"the terminal shows viewer {viewer} nothing")
            check_translated(self.game, language)

    def check_asked(self, table: Table, seat: int, language: str, number: int) -> None:
        world = table.imagine(seat, luck_from_seed(number))
        prompt = self.game.prompt(table, seat)
        check_text(f"the prompt of seat {seat} in {language}", prompt.what)
        expect_same("the prompt tells no secret", self.game.prompt(world, seat), prompt)
        hint = self.game.typing_hint(table, seat)
        expect_same("the typing hint tells no secret", self.game.typing_hint(world, seat), hint)
        for choice in table.choices(seat)[:MOST_CHOICES]:
            words = self.game.describe_choice(table, seat, choice)
            check_text(f"choice {choice} of seat {seat} in {language}", words)
            told = self.game.describe_choice(world, seat, choice)
            expect_same("the description of a choice tells no secret", told, words)

    def check_told(self, way: Way, seed: int, languages: Iterable[str]) -> None:
        """Each event of a random game has a line in all languages, or in none."""
        table = self.game.new_table(way.seats, luck_from_seed(seed), way.options)
        journal, dice = Journal(), random.Random(seed)
        table.attach_journal(journal)
        while table.to_act():
            play_one(table, dice)
        expect(journal.entries, "nothing is told of a whole game")
        names = names_of(way.seats)
        spoken = {entry for entry in journal.entries if self.game.describe_entry(entry, names)}
        for language in languages:
            with speaking(language):
                for entry in set(journal.entries):
                    line = self.game.describe_entry(entry, names)
                    expect_same(f"{entry} is told in {language}: {line!r}", bool(line), entry in spoken)
                    expect(not set("{}") & set(line), f"the line of {entry} holds a placeholder: {line!r}")
            check_translated(self.game, language)

    def check_notation(self, positions: Iterable[Table], typed: int = 6) -> None:
        """A choice is written like no other, and can be typed as it is written, in capitals, too."""
        for table in positions:
            for seat in range(table.seats):
                check_notation(self.game, table, seat, typed)

    def check_words(self, positions: Iterable[Table]) -> None:
        """A real and an imagined table give the same words."""
        for number, table in enumerate(positions):
            for seat in table.to_act():
                self.check_asked(table, seat, SOURCE, number)

    def check_log(self, table: T, play_one: Callable[[T, random.Random], object]) -> list[str]:
        """All that is told has words; the lines of the log, empty where silence is kept."""
        dice = random.Random(2)
        journal = Journal()
        table.attach_journal(journal)
        while table.to_act():
            play_one(table, dice)
        lines = [self.game.describe_entry(entry, names_of(table.seats)) for entry in journal.entries]
        for line in lines:
            expect("{" not in line, f"a line holds a placeholder: {line!r}")
            expect(not line or line.endswith("."), f"a line is no sentence: {line!r}")
        return lines

    def printed(self, view: object, width: int, seats: int = 5) -> str:
        console = Console(width=width, record=True, color_system=None, force_terminal=False)
        with console.capture() as capture:
            console.print(self.game.show(view, names_of(seats)))
        return capture.get()

    def check_terminal(self, positions: Iterable[Table], every: int, word: str) -> None:
        """The table is shown to everybody within the terminal's width, with this word on it."""
        for table in islice(positions, 0, None, every):
            for viewer in viewers(table):
                for width in WIDTHS:
                    text = self.printed(table.view(viewer), width, table.seats)
                    longest = max(map(len, text.splitlines()))
                    expect(longest <= width, f"a line of {longest} characters in {width} columns")
                    expect(word in text, f"{word!r} is not shown")
