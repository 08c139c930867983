"""What the table announces of actions, free actions, the shop, wells, room for things, and points left."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.core.journal import Entry
from meadhall.core.table import Table
from meadhall.games.andor.look.consequences import NOTHING_CHANGES
from meadhall.games.andor.rules.free_actions import wealth
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.rules.heroes import has_room
from meadhall.games.andor.state import choices, steps
from meadhall.games.andor.state.names import BOW, HELM, TELESCOPE, WARES, WELL
from meadhall.games.andor.state.table import (
    CARRIED,
    DAY_ENDED,
    FIELD,
    GOLD,
    HOURS,
    NOWHERE,
    SP,
    TOKEN_KIND,
    TOKEN_PLACE,
    WP,
)
from meadhall.testing.promises import Kept, Promise
from tests.games.andor.look.announced_attacks import CHANGE, an_hour_later
from tests.games.andor.look.page import Page, board_of

DEED: Final = re.compile(
    r'<button type="button" class="doing can[^"]*" data-press="choice:(\d+)".*?</button>', re.DOTALL
)
TAG: Final = re.compile(r'data-press="ware:(\d)"[^>]*>.*?</button>', re.DOTALL)
COST: Final = re.compile(r"<em>.*?</svg>([\d/]+)</em>", re.DOTALL)
STOCK: Final = re.compile(r"<b>(\d+)</b>")
PRICED: Final = re.compile(r"\((\d+) gold\)")
FULL_WELL: Final = re.compile(r'aria-label="Field (\d+), [^"]*[fF]ull well')
POINTS: Final = re.compile(r"(?:left|still to pay|still to choose): (\d+)")
NUMBERS: Final = {"hours": HOURS, "willpower": WP, "strength": SP, "gold": GOLD}
COUNTED: Final = frozenset({"reward", "divide", "pay", "empty_fog"})


def promises(page: Page) -> Iterator[Promise]:
    if page.scene.choices:
        yield from of_deeds(page)
        yield from of_shop(page)
        yield from of_points(page)
    yield from of_wells(page)
    yield from of_room(page)


# -- deeds ---------------------------------------------------------------------------------------------


def of_deeds(page: Page) -> Iterator[Promise]:
    for found in DEED.finditer(page.texts["acts"] + page.texts["fight"]):
        choice = int(found[1])
        told = {what: (int(was), int(now)) for what, was, now in CHANGE.findall(found[0])}
        if choice not in NOTHING_CHANGES and "dice-deed" not in found[0]:
            yield Promise("changes", told, changes(page.seat, choice), choice)
            if told:
                yield Promise(f"changed {', '.join(told)}", told, changes(page.seat, choice), choice)


def changes(seat: int, choice: int) -> Kept:
    """What a choice changes for the only hero for whom it changes anything, if no luck is needed."""

    def kept(before: Table, after: Table, _told: Sequence[Entry]) -> object:
        was, now = board_of(before), board_of(after)
        if into_a_round(was.decision(seat), choice):
            now = an_hour_later(was, was.part(1))
        elif was.luck != now.luck:
            return {}
        found = [changes_of(was, now, hero) for hero in range(was.party)]
        changed = [each for each in found if each]
        return changed[0] if len(changed) == 1 else {}

    return kept


def into_a_round(decision: str, choice: int) -> bool:
    fights = choices.FIGHT <= choice < choices.CLEAR or choice == choices.REMOVE_RUBBLE
    return fights or (choice == choices.YES and decision in ("join", "stay"))


def changes_of(before: AndorTable, after: AndorTable, hero: int) -> dict[str, tuple[int, int]]:
    pairs = {word: (before.hero(hero, what), after.hero(hero, what)) for word, what in NUMBERS.items()}
    return {word: (was, now) for word, (was, now) in pairs.items() if was != now}


# -- the shop ------------------------------------------------------------------------------------------


def of_shop(page: Page) -> Iterator[Promise]:
    buys = [each for each in page.scene.choices if choices.BUY <= each < choices.EMPTY_WELL]
    looked_at = page.table.luck % WARES
    for found in TAG.finditer(page.texts["shop"]):
        ware, cost, stock = int(found[1]), COST.search(found[0]), STOCK.search(found[0])
        if not cost and ware != looked_at:
            continue
        if stock:
            yield Promise("stock", int(stock[1]), left_to_get(ware))
        told = sorted(map(int, cost[1].split("/"))) if cost else []
        own = [each for each in buys if (each - choices.BUY) % WARES == ware]
        yield Promise("prices", told, prices(page.seat, own))
        for choice in own:
            words = PRICED.search(page.eyes.game.describe_choice(page.table, page.seat, choice))
            assert words
            yield Promise("price", [int(words[1])], prices(page.seat, [choice]))


def left_to_get(ware: int) -> Kept:
    """So many are on the equipment board."""
    return lambda before, _after, _told: board_of(before).stock(ware)


def prices(seat: int, buys: list[int]) -> Kept:
    """How much poorer each buyer gets, gems counted."""

    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        found = set()
        for choice in buys:
            after, hero = board_of(before.copy()), (choice - choices.BUY) // WARES
            after.play(seat, choice)
            found.add(wealth(board_of(before), hero) - wealth(after, hero))
        return sorted(found)

    return kept


# -- what is left to be handed out -----------------------------------------------------------------------


def of_points(page: Page) -> Iterator[Promise]:
    found = POINTS.search(page.prompt.what)
    if found and page.scene.decision in COUNTED and page.seat in page.table.to_act():
        yield Promise("points left", int(found[1]), decisions_to_come(page.table.step()))


def decisions_to_come(step: int) -> Kept:
    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        table, points = board_of(before.copy()), 0
        while table.to_act() and table.step() == step:
            left = table.part(LEFT_AT[step])
            seat = table.to_act()[0]
            table.play(seat, table.choices(seat)[0])
            points += 1
            if left <= 1:
                break
        return points

    return kept


LEFT_AT: Final = {steps.REWARD: 2, steps.DIVIDE: 4, steps.PAY: 3, steps.EMPTY_FOG: 2}


# -- wells, room for things --------------------------------------------------------------------------------


def of_wells(page: Page) -> Iterator[Promise]:
    told = {int(field) for field in FULL_WELL.findall(page.texts["targets"])}
    yield Promise("full wells", told, wells_to_empty)


def wells_to_empty(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
    """Where a hero who stands there could empty one."""
    found = set()
    for token in range(board_of(before).tokens_used):
        field = board_of(before).token(token, TOKEN_PLACE)
        if board_of(before).token(token, TOKEN_KIND) == WELL and field >= 0:
            table = board_of(before.copy())
            table.set_hero(0, FIELD, field)
            table.set_hero(0, WP, 1)
            table.set_hero(0, DAY_ENDED, 0)
            table.depth = table.handled = 0
            table.push(steps.TURN, 0)
            if choices.EMPTY_WELL in table.choices(table.seat_of(0)):
                found.add(int(field))
    return found


def of_room(page: Page) -> Iterator[Promise]:
    for hero in range(page.table.party):
        board = page.texts[f"hero-{hero}"]
        if "class='pockets'" in board:
            told = board.count('title="free"'), 'title="helm: free"' in board, "falcon: free" in board
            yield Promise("room", told, room(hero))


def room(hero: int) -> Kept:
    """How many small things, and whether a helm or a large thing could still be taken."""

    def kept(before: Table, _after: Table, _told: Sequence[Entry]) -> object:
        table, small = board_of(before.copy()), 0
        helm, large = has_room(table, hero, HELM), has_room(table, hero, BOW)
        for token in range(table.tokens_used):
            if table.token(token, TOKEN_PLACE) < CARRIED:
                table.set_token(token, TOKEN_PLACE, NOWHERE)
        while has_room(table, hero, TELESCOPE):
            assert table.new_token(TELESCOPE, CARRIED + hero, 0) != NOWHERE
            small += 1
        return small, helm, large

    return kept
