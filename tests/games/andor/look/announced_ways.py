"""What the map and the prompt announce of ways: where they lead, the hours and the willpower they take."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from meadhall.core.journal import Entry, Journal
from meadhall.core.table import Table
from meadhall.games.andor.look.land import land_named
from meadhall.games.andor.rules import heroes
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import events
from meadhall.games.andor.state.names import LOST
from meadhall.games.andor.state.table import HOURS, WP
from meadhall.look.contract import PagePrompt, Play
from meadhall.testing.promises import Kept, Promise
from tests.games.andor.look.page import Page, board_of

WAY: Final = re.compile(
    r'<template data-preview="field:(\d+)"><svg data-into="route".*?</template>', re.DOTALL
)
PIN: Final = re.compile(
    r'<g class="pin[^"]*" transform="translate\(([\d.]+) ([\d.]+)\)">.*?<text[^>]*>([^<]+)<'
)
TIP: Final = re.compile(r"Field \d+: (\d+) h(?:, (\d+) of them overtime: (-?\d+) willpower)?")
LEFT: Final = re.compile(r"Hours left: (\d+)(?:, then (\d+) of overtime)?\.")
ONLY_OVERTIME: Final = re.compile(r"Only overtime is left: (\d+)")
PRICE: Final = re.compile(r'<li class="h[^"]* ot"><span class="n">(\d+)</span><small>(?:✕|−(\d+))')
LOOKED_AT: Final = 4  # ways a page, besides the longest


def promises(page: Page) -> Iterator[Promise]:
    yield from of_time_track(page)
    if page.scene.decision not in ("turn", "move") or page.seat not in page.table.to_act():
        return
    yield from of_hours_left(page)
    ways = {int(found[1]): found[0] for found in WAY.finditer(page.texts["previews"])}
    dice = random.Random(page.table.luck)
    far = sorted(ways, key=lambda field: len(ways[field]))[-1:]
    for field in {*dice.sample(sorted(ways), min(LOOKED_AT, len(ways))), *far}:
        yield from of_way(page, field, ways[field])


# -- a way -----------------------------------------------------------------------------------------


def of_way(page: Page, field: int, shown: str) -> Iterator[Promise]:
    planned = page.drafted(f"to:{field}")
    steps = planned.press("walk")
    assert isinstance(steps, Play)
    told = route_of(page.table.program.board.name, shown)
    yield Promise("route", told, walked(page.seat, steps))
    tip = TIP.search(shown)
    assert tip
    cost = int(tip[1]), int(tip[2] or 0), -int(tip[3] or 0)
    yield Promise("hours of a way", cost, cost_of(page.seat, steps))
    yield from of_plan(page, planned.prompt, steps)


def of_plan(page: Page, prompt: PagePrompt, steps: Play) -> Iterator[Promise]:
    why, hero = prompt.why, page.table.part(1)
    stays = next((button for button in prompt.buttons if button.key == "go"), None)
    if stays is not None:
        told = re.search(r"Go and stay: (\d+) h", stays.label)
        assert told
        yield Promise("hours to stay", int(told[1]), hours_used(page.seat, steps))
    if found := re.search(r"Takes hours? (\d+)(?: to (\d+))? of the day", why):
        span = int(found[1]), int(found[2] or found[1])
        yield Promise("hours of the day", span, hours_of_day(page.seat, steps))
    found = re.search(r"Willpower (\d+) → (\d+)", why)
    told_points = (int(found[1]), int(found[2])) if found else None
    unknown = "There a card comes up" in why
    kept = paid if unknown else willpower
    if not unknown:
        yield Promise("lost on the way", "The legend is lost by it" in why, is_lost(page.seat, steps))
    yield Promise("willpower of a way", told_points, kept(page.seat, hero, steps))
    yield Promise("farmers lost", "farmers would die" in why, farmers_lost(page.seat, steps))


def route_of(board: str, shown: str) -> list[tuple[int, int]]:
    """Fields in the order they are entered, and the hour each takes; 0 if an item pays for it."""
    cells = land_named(board).cells
    places = {(f"{cell.centre[0]:g}", f"{cell.centre[1]:g}"): field for field, cell in cells.items()}
    return [(places[x, y], 0 if hour == "–" else int(hour)) for x, y, hour in PIN.findall(shown)]


def walk(before: Table, seat: int, steps: Play) -> tuple[AndorTable, list[Entry]]:
    """As the site does it: until something else is asked."""
    after, journal = before.copy(), Journal()
    after.attach_journal(journal)
    after.play(seat, steps.choice)
    for choice in steps.then:
        if after.decision(seat) != steps.asked or choice not in after.choices(seat):
            break
        after.play(seat, choice)
    return board_of(after), journal.entries


def walked(seat: int, steps: Play) -> Kept:
    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        used = board_of(before).hero(board_of(before).part(1), HOURS)
        found = []
        for entry in walk(before, seat, steps)[1]:
            if entry.what == events.HERO_STEPPED:
                found.append((entry.first, entry.second if entry.second > used else 0))
                used = entry.second
        return found

    return kept


def cost_of(seat: int, steps: Play) -> Callable[[Table, Table, Sequence[Entry]], tuple[int, int, int]]:
    """Hours, those of them that are overtime, and what was paid for them."""

    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> tuple[int, int, int]:
        table = board_of(before)
        hero = table.part(1)
        used, hours, overtime, paid, last = table.hero(hero, HOURS), 0, 0, 0, 0
        for entry in walk(before, seat, steps)[1]:
            if entry.what == events.HERO_STEPPED:
                hours += entry.second - used
                overtime += entry.second > max(used, heroes.NORMAL_HOURS)
                paid += last
                used = entry.second
            last = -entry.first if entry.what == events.WP_CHANGED and entry.seat == hero else 0
        return hours, overtime, paid

    return kept


def hours_used(seat: int, steps: Play) -> Kept:
    return lambda before, after, told: cost_of(seat, steps)(before, after, told)[0]


def hours_of_day(seat: int, steps: Play) -> Kept:
    def kept(before: Table, after: Table, told: Sequence[Entry]) -> object:
        used = board_of(before).hero(board_of(before).part(1), HOURS)
        return used + 1, used + cost_of(seat, steps)(before, after, told)[0]

    return kept


def willpower(seat: int, hero: int, steps: Play) -> Kept:
    """Before and after, if it changes."""

    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        was, now = board_of(before).hero(hero, WP), walk(before, seat, steps)[0].hero(hero, WP)
        return None if was == now else (was, now)

    return kept


def paid(seat: int, hero: int, steps: Play) -> Kept:
    """The same, whatever a card does in the end."""

    def kept(before: Table, after: Table, told: Sequence[Entry]) -> object:
        was = board_of(before).hero(hero, WP)
        cost = cost_of(seat, steps)(before, after, told)
        return None if not cost[2] else (was, was - cost[2])

    return kept


def farmers_lost(seat: int, steps: Play) -> Kept:
    return lambda before, _after, _told: any(
        entry.what == events.FARMER_LOST for entry in walk(before, seat, steps)[1]
    )


def is_lost(seat: int, steps: Play) -> Kept:
    return lambda before, _after, _told: walk(before, seat, steps)[0].outcome == LOST


# -- the hours of the day ----------------------------------------------------------------------------


def of_hours_left(page: Page) -> Iterator[Promise]:
    why = page.prompt.why
    found, overtime = LEFT.search(why), ONLY_OVERTIME.search(why)
    if found:
        told = int(found[1]), int(found[2] or 0)
    elif overtime:
        told = 0, int(overtime[1])
    else:
        assert "No hour is left today" in why, why
        told = 0, 0
    yield Promise("hours left", told, hours_that_can_be_spent(page.table.part(1)))


def hours_that_can_be_spent(hero: int) -> Kept:
    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        table, normal, overtime = board_of(before.copy()), 0, 0
        while heroes.can_spend_hour(table, hero):
            over = table.hero(hero, HOURS) >= heroes.NORMAL_HOURS
            heroes.spend_hour(table, hero)
            normal, overtime = normal + (not over), overtime + over
        return normal, overtime

    return kept


def of_time_track(page: Page) -> Iterator[Promise]:
    """What an hour of overtime costs, or that nobody may use it."""
    told = {int(hour): int(paid) if paid else None for hour, paid in PRICE.findall(page.texts["time"])}
    yield Promise("overtime", told, prices)


def prices(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    found: dict[int, int | None] = {}
    for hour in range(heroes.NORMAL_HOURS + 1, heroes.MOST_HOURS + 1):
        table = board_of(before.copy())
        table.set_hero(0, WP, heroes.MOST_WP)
        table.set_hero(0, HOURS, hour - 1)
        table.set_hero(0, 6, 0)
        if heroes.can_spend_hour(table, 0):
            heroes.spend_hour(table, 0)
            found[hour] = heroes.MOST_WP - table.hero(0, WP)
        else:
            found[hour] = None
    return found
