"""What the table announces in a battle: dice, what they add up to, willpower lost, the reward."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.core.journal import Entry, Journal
from meadhall.core.table import Table
from meadhall.games.andor.rules import battle, flow
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.rules.hero_rolls import WITH_BREW, die_result
from meadhall.games.andor.state import events, steps
from meadhall.games.andor.state.table import BOOST, DICE_COUNT, FOE_DICE_COUNT, FOE_VALUE, HERB_BONUS, SP
from meadhall.testing.promises import Kept, Promise
from tests.games.andor.look.announced_attacks import play_round
from tests.games.andor.look.page import Page, board_of

ROW: Final = re.compile(r'data-key="fighter:(\d)">(.*?)<b class="tot">(\d*)</b>', re.DOTALL)
DIE: Final = re.compile(r'<svg class="die ([^"]*)"[^>]*aria-label="(\d+)"')
BIG: Final = re.compile(r'<b class="big(?: foe-sum)?">(\d+|\?)</b>')
LOST: Final = re.compile(r"(The creature|Each hero) loses (\d+) willpower|Even: nobody loses")
REWARD: Final = re.compile(r"Reward: (\d+), gold or willpower")
FLIP: Final = re.compile(r'data-press="choice:(\d+)"[^>]*aria-label="Turn \d+ over: (\d+)"')
BREW: Final = re.compile(r'data-press="choice:(\d+)"[^>]*aria-label="Brew: \d+ counts twice, dice: (\d+)"')
ROLLING: Final = frozenset({"black_die", "roll_on", "flip", "boost", "herb"})


def promises(page: Page) -> Iterator[Promise]:
    if 'class="fight panel"' in page.texts["fight"]:
        yield from of_rows(page)
        yield from of_sums(page)
        yield from of_foe(page)
        yield from of_dice(page)


# -- heroes --------------------------------------------------------------------------------------------


def of_rows(page: Page) -> Iterator[Promise]:
    for number, row, total in ROW.findall(page.texts["fight"]):
        hero = int(number)
        if total:
            yield Promise("value of a hero", int(total), value_of(hero))
        dice = [(kind, int(value)) for kind, value in DIE.findall(row)]
        if dice:
            ringed = sum(value for kind, value in dice if "count" in kind)
            yield Promise("dice that count", ringed, counted(hero))


def value_of(hero: int) -> Kept:
    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        table = board_of(before)
        dice = die_result(table, hero) if table.hero(hero, DICE_COUNT) else 0
        return table.hero(hero, SP) + dice + table.hero(hero, HERB_BONUS)

    return kept


def counted(hero: int) -> Kept:
    """What the ringed dice show; a brew doubles the one that is ringed, if it is the one it was used for."""

    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        table = board_of(before)
        result = die_result(table, hero)
        if table.hero(hero, BOOST) != WITH_BREW:
            return result
        plain = board_of(table.copy())
        plain.set_hero(hero, BOOST, 0)
        return die_result(plain, hero) if result == die_result(plain, hero) else result // 2

    return kept


def of_sums(page: Page) -> Iterator[Promise]:
    told = BIG.findall(page.texts["fight"])
    if len(told) == 2 and told[1] != "?":
        yield Promise("values", (int(told[0]), int(told[1])), values)
        lost = LOST.search(page.texts["fight"])
        assert lost
        points = int(lost[2] or 0) * (1 if lost[1] == "The creature" else -1)
        yield Promise("willpower lost", points, lost_in_the_round)
    elif page.scene.decision in ROLLING and page.seat in page.table.to_act():
        yield Promise("value so far", int(told[0]), reached_with_dice_of_now)


def values(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    return board_of(before).heroes_value, board_of(before).foe(FOE_VALUE)


def lost_in_the_round(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    """As asked before a shield; else by the values."""
    table = board_of(before)
    if table.step() == steps.SHIELD:
        return -table.part(2)
    return table.heroes_value - table.foe(FOE_VALUE)


def reached_with_dice_of_now(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    """What the round comes to, less the dice that fall after now."""
    table, journal = board_of(before.copy()), Journal()
    waiting = [hero for hero in range(table.party) if not table.hero(hero, DICE_COUNT)]
    table.attach_journal(journal)
    play_round(table, journal)
    ends = (events.ROUND_FOUGHT, events.RUBBLE_TRIED)
    value = next(entry.first for entry in journal.entries if entry.what in ends)
    later = [entry for entry in journal.entries if entry.what == events.HERO_RESULT and entry.seat in waiting]
    return value - sum(entry.first for entry in later)


def of_foe(page: Page) -> Iterator[Promise]:
    reward = REWARD.search(page.texts["fight"])
    if reward:
        yield Promise("reward", int(reward[1]), points_shared)
    to_come = page.texts["fight"].count('<text x="20" y="27">?</text>')
    if to_come and page.scene.decision in ROLLING:
        yield Promise("dice of the creature", to_come, dice_of_creature)


def points_shared(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    """How many points are handed out, one after the other, once it is beaten."""
    table, points = board_of(before.copy()), 0
    table.depth = 0
    battle.win(table)
    flow.run(table)
    while table.to_act() and table.step() == steps.REWARD:
        seat = table.to_act()[0]
        table.play(seat, table.choices(seat)[0])
        points += 1
    return points


def dice_of_creature(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    table, journal = board_of(before.copy()), Journal()
    table.attach_journal(journal)
    play_round(table, journal)
    return table.foe(FOE_DICE_COUNT)


def of_dice(page: Page) -> Iterator[Promise]:
    for pattern, kind, kept in ((FLIP, "die turned over", flipped), (BREW, "dice with the brew", with_brew)):
        for choice, value in pattern.findall(page.texts["fight"]):
            yield Promise(kind, int(value), kept(int(choice)), int(choice))


def flipped(choice: int) -> Kept:
    return lambda _before, _after, told: next(
        entry.second for entry in told if entry.what == events.DIE_FLIPPED
    )


def with_brew(choice: int) -> Kept:
    return lambda before, _after, told: next(
        entry.first
        for entry in [*told, *later_results(board_of(before), choice)]
        if entry.what == events.HERO_RESULT
    )


def later_results(before: AndorTable, choice: int) -> list[Entry]:
    table, journal = board_of(before.copy()), Journal()
    table.attach_journal(journal)
    table.play(table.to_act()[0], choice)
    play_round(table, journal)
    return journal.entries
