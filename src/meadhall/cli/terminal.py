# interpreted: the command line
"""The terminal: text goes out as it is, never read as markup; progress goes to stderr, and only to people."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

out = Console(highlight=False, markup=False, emoji=False)
notes = Console(stderr=True, highlight=False, markup=False, emoji=False)


def say(line: str, style: str | None = None) -> None:
    """Print a line of text. Only the terminal breaks it."""
    out.print(line, style=style, soft_wrap=True)


def ask(prompt: str) -> str:
    """A line typed by a person, or piped in; EOFError when there is none."""
    answer = out.input(prompt).strip()
    if not sys.stdin.isatty():
        out.print()
    return answer


def print_json(plain: object) -> None:
    """Print a value as JSON on one line."""
    print(json.dumps(plain, allow_nan=False))


def grid(*columns: str, title: str | None = None) -> Grid:
    """A table whose first column is text and whose others are numbers."""
    table = Grid(title=title, title_justify="left")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how many more are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, disable=not notes.is_terminal, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda more: progress.advance(task, more)
