"""What the table announces before a battle: strength of both sides, dice, and what the first round costs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from meadhall.core.journal import Entry, Journal
from meadhall.core.table import Table
from meadhall.games.andor.rules.creature_rolls import AS_ATTACKERS, strength_shown
from meadhall.games.andor.rules.fighters import ally_bonus
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.rules.heroes import dice_for, spend_hour
from meadhall.games.andor.state import choices, events
from meadhall.games.andor.state.table import HOURS, SP, TYPE, WP
from meadhall.testing.promises import Kept, Promise
from tests.games.andor.look.page import Page, board_of

BEAST: Final = re.compile(r'data-place="beast:(\d+)".*?<text x="18" y="22.8">(=|\d+)</text>', re.DOTALL)
HINT: Final = re.compile(r"Strength (\d+), dice: (\d+)\. The first round: (.*)\.")
CHANGE: Final = re.compile(r"(hours|willpower|strength|gold) (\d+) → (\d+)")
PASSIVE: Final = (choices.BEGIN, choices.OWN_DICE, choices.NOTHING, choices.KEEP, choices.NO, choices.STOP)


def promises(page: Page) -> Iterator[Promise]:
    strengths = dict(BEAST.findall(page.texts["figures"]))
    for choice in page.scene.choices:
        if choices.FIGHT <= choice < choices.CLEAR and page.scene.decision == "turn":
            field = choice - choices.FIGHT
            yield Promise("strength of a creature", strengths[str(field)], strength_of_foe(page.seat, choice))
            yield from of_hint(page, field, choice)


def fought(before: Table, seat: int, choice: int, roll_all: bool = False) -> tuple[AndorTable, list[Entry]]:
    """A round of battle in which nobody does anything special."""
    after, journal = board_of(before.copy()), Journal()
    after.attach_journal(journal)
    after.play(seat, choice)
    play_round(after, journal, roll_all)
    return after, journal.entries


def play_round(after: AndorTable, journal: Journal, roll_all: bool = False) -> None:
    ends = {events.ROUND_FOUGHT, events.RUBBLE_TRIED, events.BATTLE_BROKEN_OFF}
    while after.to_act() and not any(entry.what in ends for entry in journal.entries):
        seat = after.to_act()[0]
        if after.decision(seat) in ("turn", "reward"):
            break
        offered = after.choices(seat)
        wanted = (choices.ROLL_ON, *PASSIVE) if roll_all else PASSIVE
        after.play(seat, next((each for each in wanted if each in offered), offered[0]))


def is_plain(told: list[Entry]) -> bool:
    """Whether a round was fought, without a card that changes it and nobody knows before."""
    kinds = {entry.what for entry in told}
    return events.DICE_ROLLED in kinds and events.CARD_PLAYED not in kinds


def strength_of_foe(seat: int, choice: int) -> Kept:
    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        table = board_of(before)
        shown = strength_shown(table, table.creature_on(choice - choices.FIGHT))
        after, told = fought(before, seat, choice)
        rounds = [entry for entry in told if entry.what == events.ROUND_FOUGHT]
        if not rounds or not is_plain(told):
            return "=" if shown == AS_ATTACKERS else str(shown)
        rolled = next(entry.first for entry in told if entry.what == events.CREATURE_ROLLED)
        strength = rounds[0].second - rolled
        attackers = sum(entry.second for entry in told if entry.what == events.HERO_RESULT)
        as_attackers = strength == attackers + ally_bonus(after, choice - choices.FIGHT)
        return "=" if shown == AS_ATTACKERS and as_attackers else str(strength)

    return kept


def of_hint(page: Page, field: int, choice: int) -> Iterator[Promise]:
    hint = HINT.search(page.drafted(f"to:{field}").prompt.why)
    if hint:
        hero = page.table.part(1)
        yield Promise("own strength", int(hint[1]), own_strength(page.seat, choice, hero))
        yield Promise("own dice", int(hint[2]), own_dice(page.seat, choice, hero))
        told = {what: (int(was), int(now)) for what, was, now in CHANGE.findall(hint[3])}
        yield Promise("cost of a round", told, paid_for_a_round(page.seat, choice, hero))


def own_strength(seat: int, choice: int, hero: int) -> Kept:
    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        told = fought(before, seat, choice)[1]
        results = [entry.second for entry in told if entry.what == events.HERO_RESULT and entry.seat == hero]
        return results[0] if results else board_of(before).hero(hero, SP)

    return kept


def own_dice(seat: int, choice: int, hero: int) -> Kept:
    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        told = fought(before, seat, choice, roll_all=True)[1]
        if is_plain(told):
            return sum(entry.what == events.DICE_ROLLED and entry.seat == hero for entry in told)
        after = an_hour_later(board_of(before), hero)
        return dice_for(after.hero(hero, TYPE), after.hero(hero, WP))

    return kept


def an_hour_later(table: AndorTable, hero: int) -> AndorTable:
    after = board_of(table.copy())
    spend_hour(after, hero)
    return after


def paid_for_a_round(seat: int, choice: int, hero: int) -> Kept:
    """Until the first die falls."""

    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        table, told = board_of(before), fought(before, seat, choice)[1]
        hours, was = table.hero(hero, HOURS), table.hero(hero, WP)
        now = an_hour_later(table, hero).hero(hero, WP)
        if is_plain(told):
            first = takewhile(lambda entry: entry.what != events.DICE_ROLLED, told)
            points = [each for each in first if each.what == events.WP_CHANGED and each.seat == hero]
            now = points[-1].second if points else was
        return {"hours": (hours, hours + 1), **({"willpower": (was, now)} if was != now else {})}

    return kept
