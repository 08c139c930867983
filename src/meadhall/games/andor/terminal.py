# interpreted: words are for people
"""The table in the terminal: the track, tasks, heroes, creatures, and what lies on fields."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from .legend.texts import LegendTexts, spoken, texts_of
from .rules.creature_rolls import AS_ATTACKERS
from .state.names import LETTERS
from .state.view import CreatureView, HeroView, TableView
from .words.names import creature_name, figure_name, hero_name, origin_words, small, thing_name, token_name
from .words.sentences import say
from .words.story import card_title, difficulty_name, goal_text, legend_name

HEADS: Final = ("Hero", "Player", "Field", "Hours", "Strength", "Willpower", "Gold", "Carries")


def show(view: TableView, names: list[str]) -> object:
    texts = texts_of(view.texts)
    title = say(
        "{legend} ({difficulty}), day {day}",
        legend=legend_name(texts),
        difficulty=difficulty_name(view.difficulty),
        day=view.day,
    )
    above = Group(*introduction(view, texts), track(view), goals(texts), heroes(view, names, texts))
    return Panel(Group(above, creatures(view, texts), fields(view, texts)), title=title)


def introduction(view: TableView, texts: LegendTexts) -> list[Text]:
    """The story, its own rules and its origin, before anybody acts."""
    if view.day > 1 or any(hero.hours or hero.day_ended for hero in view.heroes):
        return []
    told = [texts.prologue if view.prologue else texts.story, *texts.special_rules]
    lines = [*map(spoken, told), origin_words(texts.origin)]
    return [Text(line, style="italic") for line in lines if line]


def track(view: TableView) -> Text:
    line = Text()
    for letter in LETTERS:
        here = letter == view.narrator
        end = letter == view.n_token
        line.append(
            f"[{letter}]" if here else f" {letter} ",
            style="bold reverse" if here else "bold" if end else "dim",
        )
    line.append(
        "   " + say("castle: {held} of {capacity} shields taken", held=view.held, capacity=view.capacity)
    )
    return line


def goals(texts: LegendTexts) -> Text:
    return Text(say("Tasks:") + " " + " ".join(goal_text(texts, goal) for goal in texts.goals))


def heroes(view: TableView, names: list[str], texts: LegendTexts) -> Grid:
    grid = Grid(show_edge=False, box=None, header_style="dim")
    for head in HEADS:
        grid.add_column(say(head))
    for number, hero in enumerate(view.heroes):
        grid.add_row(*hero_row(view, number, hero, names, texts))
    return grid


def hero_row(view: TableView, number: int, hero: HeroView, names: list[str], texts: LegendTexts) -> list[str]:
    mark = "▶ " if number == view.decider else "  "
    return [
        mark + hero_name(hero.who),
        names[hero.seat],
        str(hero.field),
        say("asleep") if hero.day_ended else str(hero.hours),
        str(hero.sp),
        str(hero.wp),
        str(hero.gold),
        "; ".join(carried(hero, texts)),
    ]


def carried(hero: HeroView, texts: LegendTexts) -> list[str]:
    found = [small(thing_name(thing)) for thing in hero.carries]
    if hero.farmers:
        found.append(say("farmers: {number}", number=hero.farmers))
    if hero.fate:
        fate = say("fate: {card}", card=card_title(texts, hero.fate))
        found.append(fate + (" ✓" if hero.fate_met else ""))
    return found


def creatures(view: TableView, texts: LegendTexts) -> Text:
    on_board = sorted((each for each in view.creatures if each.field >= 0), key=lambda each: each.field)
    figures = [f"{field}: {figure_name(name)}" for name, field in view.figures]
    there = [creature(each, texts) for each in on_board] + figures
    return Text(say("Creatures and figures:") + " " + ", ".join(there))


def creature(view: CreatureView, texts: LegendTexts) -> str:
    marks = "".join((" ⚓" * view.anchored, " z" * view.asleep))
    name = small(creature_name(view.kind, texts, view.tag))
    strength = "=" if view.strength == AS_ATTACKERS else view.strength
    return f"{view.field}: {name} ({strength}/{view.wp}){marks}"


def fields(view: TableView, texts: LegendTexts) -> Text:
    lying = (
        f"{each.field}: {small(token_name(each.token, each.face, texts, each.tag))}" for each in view.tokens
    )
    return Text(say("On fields:") + " " + ", ".join(lying))
