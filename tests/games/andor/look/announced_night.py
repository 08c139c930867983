"""What the map announces of the next sunrise, of the castle, and of the legend's track and tasks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from math import dist
from typing import Final, NamedTuple

from meadhall.core.journal import Entry, Journal
from meadhall.core.table import Table
from meadhall.games.andor.look.land import land_named
from meadhall.games.andor.rules import courses, creatures, flow, track
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import events, steps
from meadhall.games.andor.state.names import GOR, LETTERS, WON
from meadhall.games.andor.state.table import MOST_CREATURES, NOWHERE
from meadhall.testing.promises import Promise
from tests.games.andor.look.page import Page, board_of

ARROW: Final = re.compile(
    r'<path class="hunt" d="M([^"]+)"/><g transform="translate\(([\d.-]+) ([\d.-]+)\)', re.DOTALL
)
COMING: Final = re.compile(r" on (\d+)(?=[,.])")
GOES: Final = re.compile(r"At sunrise the creature goes to field (\d+)")
TAKEN: Final = re.compile(r"(\d+) of (\d+) shields taken")
LETTER: Final = re.compile(r'<li class="([^"]*)" data-place="letter:(\w)"')
TASKS: Final = re.compile(r'<ul class="goals">(.*?)</ul>', re.DOTALL)
FIRST_TO_MOVE: Final = 3  # part of the sunrise: the gors
FROM_SHIELD: Final = 0  # a creature that gems lure out of the castle (D22.6)
OUT: Final = -3  # of the game, or on a shield


class Night(NamedTuple):
    fields: dict[int, int]  # of each creature, by where it stood
    entered: list[int]  # where those stood who left the board
    falls: bool
    ended: bool  # the legend, before all had moved


def promises(page: Page) -> Iterator[Promise]:
    if not page.table.day or page.table.at_sunrise:
        return
    shown = arrows(page)
    yield Promise("fields after the night", shown, after_the_night(shown))
    yield from of_sheet(page, shown)
    if page.table.program.rules.castle:
        yield from of_castle(page)
    yield from of_track(page)


# -- creatures ---------------------------------------------------------------------------------------


def arrows(page: Page) -> dict[int, int]:
    """By field of a creature the field where its arrow ends; without an arrow it stays."""
    cells = {field: cell.centre for field, cell in land_named(page.table.program.board.name).cells.items()}
    places = {f"{x:.1f} {y:.1f}": field for field, (x, y) in cells.items()}
    told = {
        field: field for field in map(int, re.findall(r'data-place="beast:(\d+)"', page.texts["figures"]))
    }
    for line, x, y in ARROW.findall(page.texts["hunt"]):
        told[places[line.split("L")[0]]] = min(
            cells, key=lambda field: dist(cells[field], (float(x), float(y)))
        )
    out = courses.way_out(page.table)
    return {start: OUT if goal == out != start else goal for start, goal in told.items()}


def of_sheet(page: Page, shown: dict[int, int]) -> Iterator[Promise]:
    """What the sheet of a creature's field tells, of one creature."""
    standing = sorted(shown.keys() - {FROM_SHIELD})
    for field in random.Random(page.table.luck).sample(standing, min(1, len(standing))):
        told = str(page.eyes.look.about_piece(page.scene, f"field:{field}"))
        goes = GOES.search(told)
        assert goes or "At sunrise the creature stays here." in told
        goal = int(goes[1]) if goes else field
        out = courses.way_out(page.table)
        yield Promise(
            "sheet of a creature",
            OUT if goal == out else goal,
            lambda before, after, told, field=field: after_the_night(shown)(before, after, told)[field],  # type: ignore[misc]
        )


def night(table: AndorTable, castle_stands: bool) -> Night:
    """What the moves of the sunrise bring, by the rules that carry them out (D10, D11.1). All creatures move
    only if the castle stands."""
    after, journal = board_of(table.copy()), Journal()
    if castle_stands:
        after.delivered = MOST_CREATURES
    after.attach_journal(journal)
    after.depth = 0
    after.push(steps.SUNRISE, FIRST_TO_MOVE)
    flow.run(after)
    while after.to_act() and not is_over(journal.entries):
        after.play(after.to_act()[0], after.choices(after.to_act()[0])[0])
    standing = {field: field for field in after.program.board.fields if table.creature_on(field) != NOWHERE}
    entered = []
    for entry in takewhile(lambda entry: not is_over([entry]), journal.entries):
        if entry.what == events.CREATURE_MOVED:
            start = next((field for field, now in standing.items() if now == entry.first), FROM_SHIELD)
            out_field = courses.way_out(after)
            out = entry.second == out_field
            if out and start == FROM_SHIELD:
                if entry.first != out_field:
                    standing[start] = out_field  # back where it came from
                continue
            standing[start] = OUT if out else entry.second
            if out:
                entered.append(start)
    return Night(
        standing, entered, bool(after.castle_lost) and not is_over(journal.entries), bool(after.outcome)
    )


def is_over(told: Sequence[Entry]) -> bool:
    return any(entry.what == events.NARRATOR_MOVED for entry in told)


def after_the_night(shown: dict[int, int]) -> Callable[[Table, Table, Sequence[Entry]], dict[int, int]]:
    """Nobody moves on once the legend is over: who has not moved by then would go as shown."""

    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> dict[int, int]:
        happened = night(board_of(before), castle_stands=True)
        if happened.ended:
            return {
                **happened.fields,
                **{field: shown[field] for field, now in happened.fields.items() if now == field},
            }
        return happened.fields

    return kept


# -- the castle --------------------------------------------------------------------------------------


def of_castle(page: Page) -> Iterator[Promise]:
    text = page.texts["alarm"]
    coming = sorted(map(int, COMING.findall(text)))
    taken = TAKEN.search(text)
    assert taken
    yield Promise("who enters", coming, lambda before, _a, _t: sorted(night(board_of(before), True).entered))
    yield Promise(
        "castle falls",
        "the castle falls" in text,
        lambda before, _a, _t: night(board_of(before), False).falls,
    )
    yield Promise("shields left", int(taken[2]) - int(taken[1]), room_in_castle)
    drawn = page.texts["things"].count('class="gs"'), page.texts["things"].count('class="gs held"')
    yield Promise(
        "shields drawn", drawn, lambda before, _a, _t: (room_in_castle(before, _a, _t), held(before))
    )


def room_in_castle(before: Table, _after: Table, _told: Sequence[Entry]) -> int:
    """How many more creatures may enter before the castle falls (D12.3)."""
    table, entered = board_of(before.copy()), 0
    while True:
        creature = table.free_creature()
        table.set_creature(creature, 0, GOR)
        creatures.enter(table, creature, courses.way_out(table))
        if table.castle_lost:
            return entered
        entered += 1


def held(before: Table) -> int:
    return creatures.on_shields(board_of(before))


# -- track and tasks -----------------------------------------------------------------------------------


def of_track(page: Page) -> Iterator[Promise]:
    kinds = {letter: kind for kind, letter in LETTER.findall(page.texts["track"])}
    told = [letter for letter in LETTERS if "star" in kinds[letter] and "now" not in kinds[letter]]
    yield Promise("letters with cards", told, letters_with_cards)
    yield Promise("narrator", [letter for letter in LETTERS if "now" in kinds[letter]], narrator)
    yield Promise("end of the track", [letter for letter in LETTERS if "end" in kinds[letter]], last_letter)
    if not page.table.in_prologue:
        tasks = TASKS.search(page.texts["tasks"])
        assert tasks
        met = re.findall(r'<li class="(met)?">', tasks[1])
        yield Promise("all tasks met", all(met), wins_at_the_end)


def letters_with_cards(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    found = []
    for letter in range(board_of(before).narrator + 1, board_of(before).n_token + 1):
        table, cards = board_of(before.copy()), 0
        table.depth = 0
        table.push(steps.LETTER_CARDS, letter)
        table.pop()
        track.letter_cards(table)
        while table.depth:
            cards += table.step() == steps.PLAY_CARD
            table.pop()
        if cards:
            found.append(LETTERS[letter])
    return found


def narrator(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    """One letter before that of the next sunrise."""
    table, journal = board_of(before.copy()), Journal()
    table.attach_journal(journal)
    table.depth = 0
    table.push(steps.NARRATOR, 1, 0)
    table.pop()
    track.advance(table)
    return [LETTERS[journal.entries[0].first - 1]]


def last_letter(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    """Where the goals are looked at."""
    for letter in range(len(LETTERS)):
        table = board_of(before.copy())
        table.depth = 0
        table.push(steps.LETTER_CARDS, letter)
        table.pop()
        track.letter_cards(table)
        while table.depth:
            if table.step() == steps.TRACK_END:
                return [LETTERS[letter]]
            table.pop()
    return []


def wins_at_the_end(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    table = board_of(before.copy())
    table.outcome = 0
    track.check_goals(table)
    return table.outcome == WON
