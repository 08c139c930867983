# interpreted: words are for people
"""The legend of a table, as its help and its rule page tell it: no card that is still to come."""

from __future__ import annotations

import re
from dataclasses import dataclass

from meadhall.core.game import Options
from meadhall.core.i18n import speaking

from ..legend.library import program
from ..legend.texts import LegendTexts, spoken, texts_of
from ..state.names import MOST_HEROES
from .sentences import say
from .story import goal_text, legend_name

CHAPTER = re.compile(r"^## D(\d+)", re.MULTILINE)
MARKS = re.compile(r"([\\`*_{}\[\]()#+\-.!|<>~])")


@dataclass(frozen=True, slots=True)
class Told:
    name: str
    story: str
    rules: tuple[str, ...]  # special ones
    tasks: tuple[str, ...]


def told_here(options: Options) -> Told | None:
    """In the language spoken now. What differs by the number of heroes is left out while nobody knows it."""
    if "legend" not in options:
        return None
    tables = [told_to(options, heroes) for heroes in numbers_of_heroes(options)]
    first = tables[0]
    rules = tuple(rule for rule in first.rules if all(rule in each.rules for each in tables))
    tasks = tuple(task for task in first.tasks if all(task in each.tasks for each in tables))
    return Told(first.name, first.story, rules, tasks)


def numbers_of_heroes(options: Options) -> list[int]:
    """Of the options alone: with `heroes=0` there is one for each person."""
    party = str(options.get("party", "drawn")).replace(",", " ").split()
    number = len(party) if len(party) > 1 else int(options.get("heroes", 0))
    return [number] if number else list(range(2, MOST_HEROES + 1))


def told_to(options: Options, heroes: int) -> Told:
    legend, difficulty = str(options["legend"]), str(options.get("difficulty", "normal"))
    made = program(legend, heroes, difficulty)
    texts: LegendTexts = texts_of(made.texts)
    rules = tuple(spoken(rule) for rule in texts.special_rules)
    tasks = tuple(goal_text(texts, goal.name) for goal in made.goals)
    return Told(legend_name(texts), spoken(texts.story), rules, tasks)


def rules_with_legend(rules: str, language: str, options: Options) -> str:
    """The numbered rules, and at their end the legend of the table."""
    with speaking(language):
        told = told_here(options)
        if told is None:
            return rules
        tasks = "\n".join([say("Tasks:"), *(f"- {plain(task)}" for task in told.tasks)])
    chapter = f"D{max(map(int, CHAPTER.findall(rules))) + 1}"
    parts = [plain(told.story), tasks if told.tasks else "", *map(plain, told.rules)]
    numbered = [f"### {chapter}.{number}\n{part}" for number, part in enumerate(filter(None, parts), start=1)]
    return "\n".join([rules.rstrip(), "", f"## {chapter} {plain(told.name)}", *numbered, ""])


def plain(text: str) -> str:
    """Whatever an author wrote is a text, and no heading or list."""
    return MARKS.sub(r"\\\1", text)
