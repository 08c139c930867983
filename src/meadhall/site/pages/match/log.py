# compiled: drawn for every frame
"""The log in words, and the same words for screen readers: what this viewer could notice, latest at the end,
without what was taken back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from htpy import Element, button, ol, section
from markupsafe import Markup

from meadhall.core.game import Game
from meadhall.core.i18n import YOU, language
from meadhall.core.journal import EVERYONE, Entry
from meadhall.look.drawings import text
from meadhall.look.markup import compact, escaped, html
from meadhall.look.names import name_mark, with_names
from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.matches.plan import MatchEvent

from .plain_look import look_of

SHOWN: Final = 40  # lines beside the board at most; the sheet shows all
LEFT_OUT: Final = 20  # so many of them go at once, so that most news only adds a line
LINES: Final = "\x02lines\x03"  # where they go
KEPT: Final = 8192  # sentences
LogLine = tuple[int, str]  # seq, HTML


class Words:
    """The events of a match in words, added to as they happen. All who could notice an event read the same
    words, except the player it is about.
    """

    def __init__(self, game: Game, names: list[str], *, addressing: bool = True) -> None:
        self.game = game
        self.addressing = addressing
        self.names = names
        self.written = [escaped(name) for name in names]
        self.lines: list[str] = []  # of the log; nothing for what is not worth a line
        self.aloud: list[str] = []
        self.keys: list[str] = []
        self._noticed: Counter[int] = Counter()  # by audience

    def catch_up(self, events: Sequence[MatchEvent]) -> None:
        seats, spoken = len(self.names), language()
        for item in events[len(self.lines) :]:
            drawn, aloud = _worded(self.game, seats, item.entry, item.seat, spoken)
            self.keys.append(self._key(item.entry))
            self.lines.append(self._line(item, drawn))
            self.aloud.append(with_names(aloud, self.names))

    def _key(self, entry: Entry | None) -> str:
        """Keys are counted by audience, so they tell nobody how much others alone could notice."""
        audience = EVERYONE if entry is None else entry.audience
        self._noticed[audience] += 1
        number = self._noticed[audience]
        return f"line:{number}" if audience == EVERYONE else f"line:{audience}:{number}"

    def line(self, item: MatchEvent, reader: int) -> str:
        """As somebody at the table reads it, or somebody who looks on (-1)."""
        own = self._to(item, reader)
        return self._line(item, own[0]) if own else self.lines[item.number]

    def said(self, item: MatchEvent, reader: int) -> str:
        own = self._to(item, reader)
        return with_names(own[1], self.names) if own else self.aloud[item.number]

    def _to(self, item: MatchEvent, reader: int) -> tuple[str, str] | None:
        if not self.addressing or reader < 0:
            return None
        return _addressed(self.game, len(self.names), item.entry, item.seat, reader, language())

    def _line(self, item: MatchEvent, marked: str) -> str:
        words, key = with_names(marked, self.written), self.keys[item.number]
        return f'<li data-key="{key}" data-seat="{item.seat}">{words}</li>' if words else ""


@lru_cache(KEPT)
def _worded(game: Game, seats: int, entry: Entry | None, seat: int, _spoken: str) -> tuple[str, str]:
    """A line, and its words for screen readers, with marks for names: the same event happens in other
    matches, to other players.
    """
    marks = _marks(seats)
    if entry is None:
        aloud = say("{name} took back a choice.", name=marks[seat])
        return escaped(aloud), aloud
    line = compact(text(look_of(game.id).log_line(entry, marks)))
    return str(line), game.describe_entry(entry, marks)  # a `Markup` would escape the names once more


@lru_cache(KEPT)
def _addressed(
    game: Game, seats: int, entry: Entry | None, seat: int, reader: int, spoken: str
) -> tuple[str, str] | None:
    """The same for a reader whom it names, said to them; None for all others."""
    look = look_of(game.id)
    if not look.says_you or name_mark(reader) not in _worded(game, seats, entry, seat, spoken)[1]:
        return None
    if entry is None:
        aloud = say("You took back a choice.")
        return escaped(aloud), aloud
    names = list(_marks(seats))
    names[reader] = YOU
    return str(compact(text(look.log_line(entry, names)))), game.describe_entry(entry, names)


@cache
def _marks(seats: int) -> list[str]:
    return [name_mark(seat) for seat in range(seats)]


def words_of(match: LiveMatch) -> Words:
    """In the language spoken."""
    names = match.shown_names()
    words = match.memory.recall(("words", language()), names, lambda: Words(match.game, names))
    words.catch_up(match.events)
    return words


class Lines:
    """The lines of one viewer's log."""

    def __init__(self) -> None:
        self.read = 0
        self.lines: list[LogLine] = []

    def catch_up(self, events: Sequence[MatchEvent], words: Words, viewer: int) -> list[LogLine]:
        for item in events[self.read :]:
            if item.entry is None:
                self.lines = [line for line in self.lines if line[0] < item.back_to]
            elif not item.entry.visible_to(viewer):
                continue
            if line := words.line(item, viewer):
                self.lines.append((item.seq, line))
        self.read = len(events)
        return self.lines


def log_region(match: LiveMatch, viewer: int) -> Markup:
    words = words_of(match)
    lines = match.memory.recall(("log", viewer, language()), words.names, Lines)
    return drawn(lines.catch_up(match.events, words, viewer), viewer)


def whole_log(match: LiveMatch, viewer: int) -> Element:
    """All of it, for the sheet."""
    lines = Lines().catch_up(match.events, words_of(match), viewer)
    return ol(".log-lines.whole")[html("".join([line for _seq, line in lines]))]


def log_of_entries(match: LiveMatch, entries: Iterable[Entry], viewer: int) -> Markup:
    """The log of a replay."""
    events = [MatchEvent(number, number, entry.seat, entry) for number, entry in enumerate(entries)]
    words = Words(match.game, match.shown_names(), addressing=False)  # the reader may be another person
    words.catch_up(events)
    return drawn(Lines().catch_up(events, words, viewer), viewer)


def drawn(lines: list[LogLine], viewer: int) -> Markup:
    hidden = max(0, -(-(len(lines) - SHOWN) // LEFT_OUT)) * LEFT_OUT
    before, after = _frame(language(), hidden > 0, viewer)
    return html(f"{before}{''.join([line for _seq, line in lines[hidden:]])}{after}")


@cache
def _frame(_spoken: str, hidden: bool, viewer: int) -> tuple[str, str]:
    """The HTML before and after the lines."""
    before, _, after = str(_framed(hidden, viewer)).partition(LINES)
    return before, after


def _framed(hidden: bool, viewer: int) -> Element:
    """The style sheet marks the lines of the viewer's own seat."""
    root = {"id": "r-log", "data-region": "log", "class": "table-log", "data-own": str(viewer)}
    return section(root, aria_label=say("Log"))[
        button(".btn.quiet.small", type="button", data_about="site:log")[say("Everything before")]
        if hidden
        else None,
        ol(".log-lines", data_scroll="end", data_key="log-lines", tabindex="0")[LINES],
    ]


MOST: Final = 60  # things said or shown to move after a long absence


def happened(match: LiveMatch, viewer: int, since: int) -> list[MatchEvent]:
    """The events from that seq on that the viewer could notice and that were not taken back; oldest first."""
    events = match.events
    first = len(events)
    while first and events[first - 1].seq >= since:
        first -= 1
    lasting: list[MatchEvent] = []
    for item in events[first:]:
        if item.entry is None:
            lasting = [one for one in lasting if one.seq < item.back_to]
            lasting.append(item)
        elif item.entry.visible_to(viewer):
            lasting.append(item)
    return lasting[-MOST:]


def said_aloud(match: LiveMatch, items: Iterable[MatchEvent], viewer: int) -> list[str]:
    words = words_of(match)
    return [said for item in items if (said := words.said(item, viewer))]


def entries_aloud(game: Game, entries: Iterable[Entry], names: list[str]) -> list[str]:
    return [line for entry in entries if (line := game.describe_entry(entry, names))]
