# interpreted: read once a game
"""What Andor says of itself, and which file does what the contract asks."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.folder_game import FolderGame, Words
from meadhall.core.game import Credits, Option, Options, OptionValue
from meadhall.core.json_reader import echo
from meadhall.core.rng import next_luck
from meadhall.core.table import Table

from .legend import library
from .rules import game_table
from .rules.heroes import turn_over
from .state.names import HERO_IDS, MOST_HEROES
from .state.table import Board
from .words import game_words
from .words.sentences import Problem

WORDS: Final = Words(Board, game_words.notation, game_words)

LEAST_HEROES = 2
DRAWN = "drawn"
HEROES, HEROINES = "heroes", "heroines"  # all boards show this side


def some_of_them(least: int, most: int) -> tuple[str, ...]:
    """Groups of so many heroes, as options write them."""
    numbers = range(least, most + 1)
    return tuple(" ".join(each) for number in numbers for each in combinations(HERO_IDS, number))


PARTIES = some_of_them(LEAST_HEROES, MOST_HEROES)


class Andor(FolderGame[Board]):
    words = WORDS
    id = "andor"
    name = "Legends of Andor"
    version = 2
    least_seats = 1
    most_seats = 4
    usual_seats = 2
    about = (
        "Two to four heroes, led by one to four people, defend the castle together and master the tasks of a"
        " legend before the narrator reaches the end of his track."
    )
    options = (
        Option(
            "legend",
            "L1",
            "Which of the five legends you play.",
            for_strangers=library.LEGENDS,
            hint="L1 to L5, or the path of a legend file (.json).",
        ),
        Option(
            "difficulty",
            "normal",
            "Normal has more and stronger creatures. Legend 1 knows only normal.",
            ("easy", "normal"),
        ),
        Option("heroes", 0, "How many heroes set out.", (0, 2, 3, 4), hint="0: one a person, at least two."),
        Option(
            "party",
            DRAWN,
            "Which heroes, in seating order.",
            suggested=(DRAWN, *PARTIES),
            hint="Such as 'dwarf archer'; 'drawn' draws lots.",
        ),
        Option(
            "sides",
            HEROES,
            "Who shows the heroine's side. The rules are the same.",
            suggested=(HEROES, HEROINES, *some_of_them(1, MOST_HEROES - 1)),
            label="Heroines",
            hint="Such as 'archer dwarf'; 'heroes' none, 'heroines' all.",
        ),
        Option("prologue", False, "Legend 1 only: play the first day, which teaches the rules."),
    )
    minutes = (60, 120)
    counts_points = False
    emblem = "castle"
    credits = Credits(designers=("Michael Menzel",), publishers=("KOSMOS",))

    def value_words(self, option: Option, value: OptionValue) -> str:
        return game_words.value_words(option.name, value)

    def rules_text_at(self, language: str, options: Options) -> str:
        """With the legend of the table."""
        rules: str = self.file("words.rules_at_table").rules_with_legend(
            self.rules_text(language), language, options
        )
        return rules

    def settle_value(self, option: Option, value: OptionValue) -> OptionValue:
        return library.settled(str(value)) if option.name == "legend" else value

    def check_fit(self, seats: int, options: Options) -> None:
        self.heroines_named(str(options["sides"]))
        named = self.party_named(str(options["party"]))
        heroes = int(options["heroes"])
        if named and heroes and heroes != len(named):
            raise Refusal(
                "options_clash", game=self.name, one=f"heroes={heroes}", other=f"party={options['party']}"
            )
        heroes = self.heroes_in_play(seats, options)
        if heroes < seats:
            raise Refusal("too_many_people", people=seats, seats=heroes)
        program = library.program(str(options["legend"]), heroes, str(options["difficulty"]))
        if options["prologue"] and program.prologue_rules is None:
            raise Refusal("impossible", problem=Problem("no_prologue", legend=echo(program.name)))

    def party_named(self, text: str) -> list[int]:
        """The heroes of the option `party`; none if lots are drawn."""
        if text == DRAWN:
            return []
        named = different_heroes(text)
        if len(named) < LEAST_HEROES:
            raise self.wrong("party", text, Problem("a_party", drawn=DRAWN, known=", ".join(HERO_IDS)))
        return named

    def heroines_named(self, text: str) -> list[int]:
        """The heroes that the option `sides` turns over, in play or not."""
        if text in (HEROES, HEROINES):
            return list(range(MOST_HEROES)) if text == HEROINES else []
        named = different_heroes(text)
        if not named:
            known = Problem("some_sides", none=HEROES, all=HEROINES, known=", ".join(HERO_IDS))
            raise self.wrong("sides", text, known)
        return named

    def wrong(self, option: str, text: str, allowed: Problem) -> Refusal:
        return Refusal(
            "option_value", option=option, game=self.name, allowed=allowed, value=f"'{echo(text)}'"
        )

    def heroes_in_play(self, seats: int, options: Options) -> int:
        named = self.party_named(str(options["party"]))
        return len(named) or int(options["heroes"]) or max(LEAST_HEROES, seats)

    def deal(self, seats: int, options: Options, luck: int) -> Table:
        heroes = self.heroes_in_play(seats, options)
        program = library.program(str(options["legend"]), heroes, str(options["difficulty"]))
        party = self.party_named(str(options["party"]))
        if not party:
            party = drawn_party(heroes, luck)
            luck = next_luck(luck)
        table = game_table.new_table(seats, luck, program, party, bool(options["prologue"]))
        turn_over(table, self.heroines_named(str(options["sides"])))
        return table


def different_heroes(text: str) -> list[int]:
    """The heroes named, none of them twice; empty if it names anything else."""
    names = text.replace(",", " ").split()
    fits = len(set(names)) == len(names) and set(names) <= set(HERO_IDS)
    return [HERO_IDS.index(name) for name in names] if fits else []


def drawn_party(heroes: int, luck: int) -> list[int]:
    """Heroes drawn by lot, in seating order."""
    left = list(range(MOST_HEROES))
    state = luck
    party = []
    for _hero in range(heroes):
        state = next_luck(state)
        party.append(left.pop((state >> 20) % len(left)))
    return party


GAME = Andor()
