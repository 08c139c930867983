# interpreted: words are for people
"""The table in the terminal: heroes, creatures, what lies on fields, the track."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from .names import LETTERS
from .sentences import FIGURES, say
from .view import CreatureView, HeroView, TableView, TokenView
from .words import creature_name, hero_name, thing_name


def show(view: TableView, names: list[str]) -> object:
    title = say(
        "Legend {legend} ({difficulty}), day {day}",
        legend=view.legend,
        difficulty=view.difficulty,
        day=view.day,
    )
    return Panel(Group(track(view), heroes(view, names), creatures(view), fields(view)), title=title)


def track(view: TableView) -> Text:
    line = Text()
    for letter in LETTERS:
        here = letter == view.narrator
        end = letter == view.n_token
        line.append(
            f"[{letter}]" if here else f" {letter} ",
            style="bold reverse" if here else "bold" if end else "dim",
        )
    held = sum(creature.field == -2 for creature in view.creatures)
    line.append("   " + say("castle: {held} of {capacity} shields taken", held=held, capacity=view.capacity))
    return line


def heroes(view: TableView, names: list[str]) -> Grid:
    grid = Grid(show_edge=False, box=None, header_style="dim")
    for head in ("hero", "player", "field", "hours", "strength", "willpower", "gold", "carries"):
        grid.add_column(say(head.capitalize()))
    for number, hero in enumerate(view.heroes):
        grid.add_row(*hero_row(view, number, hero, names))
    return grid


def hero_row(view: TableView, number: int, hero: HeroView, names: list[str]) -> list[str]:
    mark = "▶ " if number == view.decider else "  "
    day = say("in bed") if hero.day_ended else str(hero.hours)
    carried = ", ".join(thing_name(thing) for thing in hero.carries)
    if hero.farmers:
        carried += say(" with farmers: {number}", number=hero.farmers)
    if hero.fate:
        carried += " " + say("[fate {card}]", card=hero.fate) + ("✓" if hero.fate_met else "")
    return [
        mark + hero_name(hero.hero),
        names[hero.seat],
        str(hero.field),
        day,
        str(hero.sp),
        str(hero.wp),
        str(hero.gold),
        carried,
    ]


def creatures(view: TableView) -> Text:
    on_board = sorted((each for each in view.creatures if each.field >= 0), key=lambda each: each.field)
    figures = [f"{say(FIGURES[name])} {field}" for name, field in view.figures]
    return Text(say("Creatures:") + " " + ", ".join([creature(each) for each in on_board] + figures))


def creature(view: CreatureView) -> str:
    marks = "".join((" ⚓" * view.anchored, " z" * view.asleep))
    name = view.tag.replace("_", " ") or creature_name(view.kind)
    return f"{view.field}: {name} ({view.sp}/{view.wp}){marks}"


def fields(view: TableView) -> Text:
    return Text(say("On fields:") + " " + ", ".join(f"{each.field}: {token(each)}" for each in view.tokens))


def token(view: TokenView) -> str:
    if view.token in ("gold", "well", "fog", "rubble"):
        return f"{thing_name(view.token)} {view.face}".strip()
    return thing_name(view.face or view.token)
