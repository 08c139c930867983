"""The log in words: what this viewer could notice, the latest at the end; without what was taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from htpy import Element, Node, button, ol, section
from markupsafe import Markup

from meadhall.core.journal import Entry
from meadhall.core.speech import language
from meadhall.look.contract import Look
from meadhall.look.drawings import drawn_once
from meadhall.look.markup import escaped, html
from meadhall.site.live_table import LiveTable, Told
from meadhall.site.speech import say

SHOWN: Final = 40  # lines beside the board at most; the sheet shows all
LEFT_OUT: Final = 20  # so many of them go at once, so that most news only adds a line
LINES: Final = "\x02lines\x03"  # where they go
Line = tuple[int, str]  # seq, HTML
Names = tuple[str, ...]


class Lines:
    """The lines of one viewer's log, added to as things happen."""

    def __init__(self) -> None:
        self.read = 0
        self.lines: list[Line] = []

    def catch_up(self, told: Sequence[Told], viewer: int, look: Look, names: Names) -> list[Line]:
        for number in range(self.read, len(told)):
            self._add(number, told[number], viewer, look, names)
        self.read = len(told)
        return self.lines

    def _add(self, number: int, item: Told, viewer: int, look: Look, names: Names) -> None:
        if item.entry is None:
            self.lines = [line for line in self.lines if line[0] < item.back_to]
            words = escaped(say("{name} took back a choice.", name=names[item.seat]))
            self._write(number, item.seq, words, item.seat)
        elif item.entry.visible_to(viewer):
            self._write(number, item.seq, _in_words(look, item.entry, names), item.entry.seat)

    def _write(self, number: int, seq: int, words: str, seat: int) -> None:
        if words:
            self.lines.append((seq, f'<li data-key="line:{number}" data-seat="{seat}">{words}</li>'))


@drawn_once
def _in_words(look: Look, entry: Entry, names: Names) -> Node:
    """The same for all who could notice it."""
    return look.log_line(entry, list(names))


def log_region(table: LiveTable, viewer: int, look: Look) -> Markup:
    names = tuple(table.shown_names())
    place = ("log", viewer, language())
    lines = table.memory.recall(place, names, Lines).catch_up(table.told, viewer, look, names)
    return drawn(lines)


def whole_log(table: LiveTable, viewer: int, look: Look) -> Element:
    """All of it, for the sheet."""
    lines = Lines().catch_up(table.told, viewer, look, tuple(table.shown_names()))
    return ol(".log-lines.whole")[_joined(lines)]


def log_of_entries(entries: Iterable[Entry], viewer: int, look: Look, names: list[str]) -> Markup:
    """The log of a replay."""
    told = [Told(number, entry.seat, entry) for number, entry in enumerate(entries)]
    return drawn(Lines().catch_up(told, viewer, look, tuple(names)))


def drawn(lines: list[Line]) -> Markup:
    hidden = max(0, -(-(len(lines) - SHOWN) // LEFT_OUT)) * LEFT_OUT
    before, _, after = str(_framed(hidden > 0)).partition(LINES)
    return html(f"{before}{_joined(lines[hidden:])}{after}")


@drawn_once
def _framed(hidden: bool) -> Element:
    return section({"id": "r-log", "data-region": "log", "class": "table-log"}, aria_label=say("Log"))[
        button(".btn.quiet.small", type="button", data_about="site:log")[say("Everything before")]
        if hidden
        else None,
        ol(".log-lines", data_scroll="end", data_key="log-lines", tabindex="0")[LINES],
    ]


def _joined(lines: Iterable[Line]) -> Markup:
    return html("".join([line for _seq, line in lines]))
