# interpreted: words are for people
"""The words of the game and its options, and of the decision in force."""

from __future__ import annotations

from meadhall.core.decision import DecisionWords
from meadhall.core.game import OptionValue
from meadhall.core.prompt import Prompt

from ..legend import library
from ..state.names import HERO_IDS, HEROINE_IDS
from ..state.table import Board
from .decisions import DECISIONS, FREE_ACTIONS, notation
from .log import describe_entry
from .names import creature_name, hero_name, large, small, thing_name
from .sentences import ALL_SIDES, BY_LOT, ONE_EACH, say
from .story import difficulty_name, legend_name

__all__ = [
    "creature_name",
    "describe_choice",
    "describe_entry",
    "hero_name",
    "notation",
    "prompt",
    "thing_name",
    "typing_hint",
]

# -- the game --------------------------------------------------------------------------------------


def value_words(option: str, value: OptionValue) -> str:
    """A value of an option, as people choose it; of an own legend its name."""
    if option == "legend":
        name, legend = legend_name(library.texts(str(value))), str(value)
        return f"{library.LEGENDS.index(legend) + 1} · {name}" if legend in library.LEGENDS else name
    if option == "difficulty":
        return difficulty_name(str(value))
    if option == "heroes" and not value:
        return say(ONE_EACH)
    if option == "party":
        return listed(str(value), HERO_IDS) or say(BY_LOT)
    if option == "sides":
        return listed(str(value), HEROINE_IDS) or say(ALL_SIDES[str(value)])
    return str(value)


def listed(heroes: str, sides: tuple[str, ...]) -> str:
    """Heroes by name, each with the side it shows; "" if none is named."""
    named = [sides[HERO_IDS.index(hero)] for hero in heroes.split() if hero in HERO_IDS]
    return large(", ".join(small(hero_name(side)) for side in named))


# -- decisions -------------------------------------------------------------------------------------


def typing_hint(_table: Board, _seat: int) -> str:
    return ""


def words_of(table: Board, seat: int) -> DecisionWords[Board]:
    """Of what the seat decides now; a seat that is not to act may take free actions."""
    return DECISIONS[table.step()] if table.owes(seat) else FREE_ACTIONS


def prompt(table: Board, seat: int) -> Prompt:
    if not table.decision(seat):
        return Prompt(say("Nothing to decide now."))
    return words_of(table, seat).prompt(table, seat)


def describe_choice(table: Board, seat: int, choice: int) -> str:
    return words_of(table, seat).describe(table, seat, choice)
