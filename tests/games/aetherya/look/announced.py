"""Everything the table of Aetherya announces, read from its page as promises."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations
from typing import Final

from meadhall.core.journal import Entry
from meadhall.core.table import NO_CHOICE, Table
from meadhall.games.aetherya.rules import cooperative, ending, legends, scoring, turns
from meadhall.games.aetherya.rules.adjacency import CELLS, bit, count
from meadhall.games.aetherya.rules.game_table import AetheryaTable
from meadhall.games.aetherya.state import choices, events, steps
from meadhall.games.aetherya.state.cards import (
    CARD_IDS,
    CLOSED,
    DRAGON,
    KINDS,
    LEGEND_ROW,
    ROWS,
    SCORE_ROWS,
    TOKEN_OF_ID,
    is_race,
)
from meadhall.games.aetherya.state.table import COMPETITIVE, COOPERATIVE, SOLO
from meadhall.games.aetherya.state.view import TableView
from meadhall.games.aetherya.words.sentences import ROW_NAMES
from meadhall.look.contract import Draft, Play, Scene
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.promises import Kept, Promise

ROW_OF: Final = {ROW_NAMES[name]: row for row, name in enumerate(ROWS)}
ORDERS: Final = tuple(permutations(range(4)))
ENDS: Final = {
    "The game ends by it.": events.GAME_ENDED,
    "The century ends by it.": events.CENTURY_PASSED,
    "The century ends by it, and with it the campaign": events.CAMPAIGN_LOST,
}
PREVIEW: Final = re.compile(r'<template data-preview="([^"]+)".*?</template>', re.DOTALL)
SCORE: Final = re.compile(r": score (−?\d+) → (−?\d+) \(([+−±]\d+)\)")
LINE: Final = re.compile(r"<li>(?:<em[^>]*>([^<]+)</em>)?<span>([^<]*)</span></li>")
CELL: Final = re.compile(
    r'<button type="button" class="cell[^"]*" aria-label="([^"]*)"[^>]*>.*?</button>', re.DOTALL
)
TITLE: Final = re.compile(r"^\w+, ([a-d][1-4]): ([+−±]\d+)")
PILL: Final = re.compile(r'<span class="pill[^"]*">([^<]+)<')
PRESS: Final = re.compile(r'data-press="([^"]+)"')
LEGEND: Final = re.compile(r'<button type="button" class="lg ([^"]*)" aria-label="([^"]*)"([^>]*)>')
STANDING: Final = {"one card missing": 1, "several cards missing": 2}
TAKE_IT: Final = re.compile(
    r'aria-label="Take it: [^"]*"[^>]*data-press="choice:(\d+)"[^>]*data-about="token:(\w+)"'
)


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("±", "").replace("+", ""))


def board(table: Table) -> AetheryaTable:
    assert isinstance(table, AetheryaTable)
    return table


def read_promises(eyes: Onlooker, scene: Scene, table: Table) -> Iterator[Promise]:
    """Of the table as it lies, and of everything that can be put together by one or two presses."""
    seat = scene.viewer
    for draft in drafts(scene, board(table)):
        drafted = scene._replace(draft=draft)
        page = {name: html.unescape(text) for name, text in eyes.texts(drafted).items()}
        yield from of_pills(eyes, drafted, page["kingdom"])
        yield from of_previews(eyes, drafted, page["previews"])
        if not draft or scene.decision in ("arrange", "after"):
            yield from of_legends(board(table), seat, page["legends"], order_of(draft))
        if not draft:
            if board(table).step != steps.ARRANGE:
                yield from of_cards(seat, page["kingdom"])
                yield from of_scores(board(table), seat, page["scores"])
            yield from of_rivals(page)
            yield from of_team(board(table), page["legends"])
        for found in TAKE_IT.finditer(str(page)):
            yield Promise("token gained", 1, gains(seat, TOKEN_OF_ID[found[2]]), int(found[1]))


def drafts(scene: Scene, table: AetheryaTable) -> list[tuple[str, ...]]:
    if not scene.choices:
        return [()]
    if scene.decision == "arrange":
        return [(), ("hold:5",), ("hold:10", "order:3120")]
    if scene.decision == "source" and table.mode != SOLO:
        return [(), *((f"take:{pile}",) for pile in range(2) if table.pile_size(pile))]
    if scene.decision == "drawn":
        return [(), ("away:yes",), *([("to:1",)] if table.mode == COOPERATIVE else [])]
    if scene.decision != "after":
        return [()]
    held = [
        token
        for token in ("treaty", "staff", "sword", "thief")
        if table.beside(scene.viewer, TOKEN_OF_ID[token])
    ]
    hammer = table.beside(scene.viewer, TOKEN_OF_ID["hammer"])
    return [(), *((f"use:{token}",) for token in held), *([("hold:6", "use:hammer")] if hammer else [])]


# -- what happens ----------------------------------------------------------------------------------


def as_known(after: Table, told: Sequence[Entry]) -> AetheryaTable:
    """Cards that luck opened by the choice are closed again: nobody could announce them."""
    known = board(after.copy())
    for entry in told:
        if entry.what == events.CARD_OPENED:
            known.set_card(entry.seat, entry.second, CLOSED)
    return known


def now(emit: Callable[..., object], *about: int) -> Kept:
    """Something told of the table as it lies."""
    return lambda before, _after, _told: emit(board(before), *about)


def total_after(seat: int) -> Kept:
    return lambda _before, after, told: scoring.total(as_known(after, told), seat)


def change(seat: int) -> Kept:
    return lambda before, after, told: (
        scoring.total(as_known(after, told), seat) - scoring.total(board(before), seat)
    )


def rows_changed(seat: int) -> Kept:
    def kept(before: Table, after: Table, told: Sequence[Entry]) -> object:
        old, new = ending.rows_of(board(before), seat), ending.rows_of(as_known(after, told), seat)
        return {row: new[row] - old[row] for row in range(SCORE_ROWS) if new[row] != old[row]}

    return kept


def what_ends(seat: int) -> Kept:
    """By the choice, or by that about the token on the last closed card (B2.4)."""

    def kept(_before: Table, after: Table, told: Sequence[Entry]) -> object:
        happened = {entry.what for entry in told}
        if after.decision(seat) == "token_choice":
            table = board(after.copy())
            table.play(seat, choices.DISCARD_TOKEN)
            happened |= {events.GAME_ENDED} if table.result() is not None else set()
        return next((event for event in ENDS.values() if event in happened), "")

    return kept


def gains(seat: int, token: int) -> Kept:
    return lambda before, after, _told: board(after).beside(seat, token) - board(before).beside(seat, token)


def founded(before: AetheryaTable, seat: int, order: tuple[int, ...]) -> AetheryaTable:
    """All found their kingdoms, this seat in that order."""
    table = before.copy()
    for other in range(table.seats):
        table.play(other, ORDERS.index(order) if other == seat else 0)
    return table


def founded_scores(seat: int, order: tuple[int, ...]) -> Kept:
    return lambda before, _after, _told: scoring.total(founded(board(before), seat, order), seat)


def founded_meets(seat: int, order: tuple[int, ...], legend: int) -> Kept:
    return lambda before, _after, _told: bool(
        legends.legends_met(founded(board(before), seat, order), seat) & bit(legend)
    )


def order_of(draft: Iterable[str]) -> tuple[int, ...]:
    drafted = [key.removeprefix("order:") for key in draft if key.startswith("order:")]
    return tuple(map(int, drafted[0])) if drafted else ORDERS[0]


# -- choices ---------------------------------------------------------------------------------------


def of_pills(eyes: Onlooker, scene: Scene, kingdom: str) -> Iterator[Promise]:
    for found in CELL.finditer(kingdom):
        pill, key = PILL.search(found[0]), PRESS.search(found[0])
        if pill and key:
            pressed = eyes.look.press(scene, key[1])
            if isinstance(pressed, Play):
                yield Promise("pill", number(pill[1]), change(scene.viewer), pressed.choice)


def of_previews(eyes: Onlooker, scene: Scene, previews: str) -> Iterator[Promise]:
    seat, view = scene.viewer, scene.view
    assert isinstance(view, TableView)
    for found in PREVIEW.finditer(previews):
        score, lines = SCORE.search(found[0]), LINE.findall(found[0])
        pressed = eyes.look.press(scene, found[1])
        if "These four stay" in found[0] and isinstance(pressed, Play):
            begin = re.search(r"in the middle: ([+−±]\d+) to begin", found[0])
            assert begin
            yield Promise("square", number(begin[1]), total_after(seat), pressed.choice)
        if score and isinstance(pressed, Draft):
            yield Promise("founded", number(score[2]), founded_scores(seat, order_of(pressed.keys)))
        elif score and isinstance(pressed, Play):
            yield from of_choice(seat, pressed.choice, score, lines)
        elif isinstance(pressed, Play) and choices.REVEAL <= pressed.choice < choices.SWAP:
            words = " ".join(text for _points, text in lines)
            yield from of_ends(seat, pressed.choice, words)
        elif isinstance(pressed, Play) and choices.PENALTY <= pressed.choice < choices.TAKE:
            yield Promise("penalty", -number(lines[0][0]), penalty_grows, pressed.choice)
        elif isinstance(pressed, Play) and lines and lines[0][1].startswith("in the row of legends"):
            yield Promise("legend row", {LEGEND_ROW: number(lines[0][0])}, rows_changed(seat), pressed.choice)


def of_choice(
    seat: int, choice: int, score: re.Match[str], lines: list[tuple[str, str]]
) -> Iterator[Promise]:
    words = " ".join(text for _points, text in lines)
    yield Promise(
        "score before",
        number(score[1]),
        now(scoring.total, seat),
        choice,
    )
    yield Promise("score after", number(score[2]), total_after(seat), choice)
    yield Promise("score change", number(score[3]), change(seat), choice)
    rows = {ROW_OF[text]: number(points) for points, text in lines if points}
    yield Promise("rows", rows, rows_changed(seat), choice)
    yield Promise("treaty lost", "The treaty protects no card" in words, treaty_waits(seat), choice)
    yield Promise(
        "closed card leaves", "goes open to the discard pile" in words, closed_card_leaves(seat), choice
    )
    yield from of_ends(seat, choice, words)


def of_ends(seat: int, choice: int, words: str) -> Iterator[Promise]:
    """What ends by a choice; "unless this card meets a legend" promises nothing."""
    if "unless this card" not in words:
        told = next((event for text, event in ENDS.items() if text in words), "")
        yield Promise(told or "nothing ends", told, what_ends(seat), choice)


def penalty_grows(before: Table, after: Table, _told: Sequence[Entry]) -> object:
    return cooperative.penalty_sum(board(after)) - cooperative.penalty_sum(board(before))


def treaty_waits(seat: int) -> Kept:
    """B2.3: the open treaty of the replaced card is to be taken or discarded."""

    def kept(_before: Table, after: Table, _told: Sequence[Entry]) -> object:
        table = board(after)
        cell = table.cell
        waits = after.decision(seat) == "token_choice" and not table.token_is_closed(seat, cell)
        return waits and table.token(seat, cell) == TOKEN_OF_ID["treaty"]

    return kept


def closed_card_leaves(seat: int) -> Kept:
    return lambda before, after, told: (
        count(board(before).cards(seat, CLOSED)) > count(as_known(after, told).cards(seat, CLOSED))
    )


# -- legends ---------------------------------------------------------------------------------------


def of_legends(table: AetheryaTable, seat: int, region: str, order: tuple[int, ...]) -> Iterator[Promise]:
    for found in LEGEND.finditer(region):
        about = re.search(r'data-about="legend:(\d+)"', found[3])
        assert about
        legend, state = int(about[1]), found[2].rpartition(", ")[2]
        key = PRESS.search(found[3])
        if state.startswith("met now:") and key:
            choice = int(key[1].removeprefix("choice:"))
            yield Promise("legend fulfilled", True, fulfils(seat, legend), choice)
        elif state == "met now" and table.step == steps.ARRANGE:
            yield Promise("legend met when founded", True, founded_meets(seat, order, legend))
        elif state == "met now" or (state in STANDING and table.step != steps.ARRANGE):
            yield Promise(
                "legend " + state,
                STANDING.get(state, 0),
                now(steps_to, seat, legend),
            )
        elif state == "fulfilled":
            yield Promise(
                "legend turned",
                True,
                now(was_fulfilled, legend),
            )


def fulfils(seat: int, legend: int) -> Kept:
    def kept(before: Table, after: Table, told: Sequence[Entry]) -> object:
        worth = (
            ending.rows_of(board(after), seat)[LEGEND_ROW] - ending.rows_of(board(before), seat)[LEGEND_ROW]
        )
        noted = any(
            entry.what in (events.LEGEND_CLAIMED, events.LEGEND_FULFILLED) and entry.first == legend
            for entry in told
        )
        return noted and worth == (legends.value_of(bit(legend)) if board(before).mode == COMPETITIVE else 0)

    return kept


def steps_to(before: AetheryaTable, seat: int, legend: int) -> int:
    """0: met; 1: some card laid by the rules would meet it; else 2."""
    table = before.copy()
    if legends.legends_met(table, seat) & bit(legend):
        return 0
    for card in range(1, KINDS):
        for cell in range(CELLS):
            if turns.legal_cells(table, seat, card) & bit(cell):
                twin = table.copy()
                twin.set_card(seat, cell, card)
                if legends.legends_met(twin, seat) & bit(legend):
                    return 1
    return 2


def was_fulfilled(table: AetheryaTable, legend: int) -> bool:
    past = sum(table.row(century) for century in range(1, table.century))
    won = table.row(table.century) if table.result() is not None and not table.lost else 0
    return bool((table.turned | past | won) & bit(legend))


# -- the table as it lies --------------------------------------------------------------------------


def of_cards(seat: int, kingdom: str) -> Iterator[Promise]:
    """ "Elf, b2: +3": what a card scores by its neighbours; the tamed dragons."""
    for found in CELL.finditer(kingdom):
        title = TITLE.match(found[1])
        if title and "data-press" in found[0]:
            cell = "abcd".index(title[1][0]) + 4 * (int(title[1][1]) - 1)
            race = re.search(r'data-about="card:(\w+)"', found[0])
            assert race
            if is_race(CARD_IDS.index(race[1])):
                yield Promise(
                    "card points",
                    number(title[2]),
                    now(card_points, seat, cell),
                )
    tamed = kingdom.count('class="tame"')
    yield Promise("tamed dragons", tamed, now(tamed_dragons, seat))


def card_points(table: AetheryaTable, seat: int, cell: int) -> int:
    return scoring.land_points(table, seat, cell) + scoring.CONFLICT * count(
        scoring.enemies(table, seat, cell)
    )


def tamed_dragons(table: AetheryaTable, seat: int) -> int:
    dragons = table.cards(seat, DRAGON)
    return sum(scoring.is_tamed(table, seat, cell) for cell in range(CELLS) if dragons >> cell & 1)


def of_scores(table: AetheryaTable, seat: int, region: str) -> Iterator[Promise]:
    """The running score of all. While a token waits, discarding it changes nothing."""
    order = [seat, *(other % table.seats for other in range(seat + 1, seat + table.seats))]
    totals = [number(text) for text in re.findall(r"<td>([^<]+)</td>", region[region.index("<tfoot>") :])]
    waits = table.decision(seat) == "token_choice"
    choice = choices.DISCARD_TOKEN if waits else NO_CHOICE
    yield Promise(
        "score while a token waits" if waits else "running score",
        totals[0],
        total_after(seat),
        choice,
    )
    for told, other in zip(totals[1:], order[1:], strict=True):
        yield Promise("score of others", told, now(scoring.total, other))


def of_rivals(page: dict[str, str]) -> Iterator[Promise]:
    for name, text in page.items():
        if name.startswith("rival-"):
            other = int(name.removeprefix("rival-"))
            found = re.search(r'<span class="sc">(−?\d+)<small>(\d+) closed', text)
            assert found
            told = (number(found[1]), int(found[2]))
            yield Promise("rival", told, now(stands, other))


def stands(table: AetheryaTable, seat: int) -> tuple[int, int]:
    return scoring.total(table, seat), count(table.cards(seat, CLOSED))


def of_team(table: AetheryaTable, region: str) -> Iterator[Promise]:
    """D10, D11: by how much each kingdom is above the penalties; alone: what the century costs."""
    cost = re.search(r'Penalty pile<b class="val">(\d+)', region)
    if cost:
        yield Promise("penalty sum", int(cost[1]), now(cooperative.penalty_sum))
        told = [
            number(above or f"−{few}")
            for above, few in re.findall(r"(?:(\d+) above|(\d+) too few)</small>", region)
        ]
        yield Promise("against penalties", told, now(margins))
    century = re.search(r"(\d) of (\d) · costs (\d+)", region)
    if century:
        told_row = tuple(map(int, century.groups()))
        yield Promise("century", told_row, now(century_of))


def margins(table: AetheryaTable) -> list[int]:
    """Points above the penalties; of those below, how many are missing."""
    scores = [
        scoring.kingdom_points(table, seat) - cooperative.penalty_sum(table) for seat in range(table.seats)
    ]
    return [score if score > 0 else score - 1 for score in scores]


def century_of(table: AetheryaTable) -> tuple[int, int, int]:
    row = table.row(table.century)
    return count(table.turned), count(row), legends.value_of(row)
