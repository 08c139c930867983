"""The log in words: what this viewer could notice, the latest at the end; without what was taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from htpy import Element, button, ol, section
from markupsafe import Markup

from meadhall.core.journal import Entry
from meadhall.core.speech import language
from meadhall.look.contract import Look
from meadhall.look.drawings import text
from meadhall.look.markup import compact, escaped, html
from meadhall.site.live_table import LiveTable, Told
from meadhall.site.speech import say

SHOWN: Final = 40  # lines beside the board at most; the sheet shows all
LEFT_OUT: Final = 20  # so many of them go at once, so that most news only adds a line
LINES: Final = "\x02lines\x03"  # where they go
Line = tuple[int, str]  # seq, HTML


class Words:
    """What was told at a table as lines, added to as things happen: the same for all who could notice it."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def catch_up(self, told: Sequence[Told], look: Look, names: list[str]) -> Sequence[str]:
        for number in range(len(self.lines), len(told)):
            self.lines.append(_line(number, told[number], look, names))
        return self.lines


def _line(number: int, item: Told, look: Look, names: list[str]) -> str:
    """Nothing for what is not worth a line."""
    if item.entry is None:
        words = escaped(say("{name} took back a choice.", name=names[item.seat]))
    else:
        words = compact(text(look.log_line(item.entry, names)))
    return f'<li data-key="line:{number}" data-seat="{item.seat}">{words}</li>' if words else ""


class Lines:
    """The lines of one viewer's log."""

    def __init__(self) -> None:
        self.read = 0
        self.lines: list[Line] = []

    def catch_up(self, told: Sequence[Told], words: Sequence[str], viewer: int) -> list[Line]:
        for number in range(self.read, len(told)):
            item = told[number]
            if item.entry is None:
                self.lines = [line for line in self.lines if line[0] < item.back_to]
            elif not item.entry.visible_to(viewer):
                continue
            if words[number]:
                self.lines.append((item.seq, words[number]))
        self.read = len(told)
        return self.lines


def log_region(table: LiveTable, viewer: int, look: Look) -> Markup:
    names, spoken = table.shown_names(), language()
    words = table.memory.recall(("words", spoken), names, Words).catch_up(table.told, look, names)
    lines = table.memory.recall(("log", viewer, spoken), names, Lines)
    return drawn(lines.catch_up(table.told, words, viewer))


def whole_log(table: LiveTable, viewer: int, look: Look) -> Element:
    """All of it, for the sheet."""
    lines = _lines_of(table.told, viewer, look, table.shown_names())
    return ol(".log-lines.whole")[html("".join([line for _seq, line in lines]))]


def log_of_entries(entries: Iterable[Entry], viewer: int, look: Look, names: list[str]) -> Markup:
    """The log of a replay."""
    told = [Told(number, entry.seat, entry) for number, entry in enumerate(entries)]
    return drawn(_lines_of(told, viewer, look, names))


def _lines_of(told: Sequence[Told], viewer: int, look: Look, names: list[str]) -> list[Line]:
    return Lines().catch_up(told, Words().catch_up(told, look, names), viewer)


def drawn(lines: list[Line]) -> Markup:
    hidden = max(0, -(-(len(lines) - SHOWN) // LEFT_OUT)) * LEFT_OUT
    before, after = _frame(language(), hidden > 0)
    return html(f"{before}{''.join([line for _seq, line in lines[hidden:]])}{after}")


@cache
def _frame(_spoken: str, hidden: bool) -> tuple[str, str]:
    """What stands before the lines and after them."""
    before, _, after = str(_framed(hidden)).partition(LINES)
    return before, after


def _framed(hidden: bool) -> Element:
    return section({"id": "r-log", "data-region": "log", "class": "table-log"}, aria_label=say("Log"))[
        button(".btn.quiet.small", type="button", data_about="site:log")[say("Everything before")]
        if hidden
        else None,
        ol(".log-lines", data_scroll="end", data_key="log-lines", tabindex="0")[LINES],
    ]
