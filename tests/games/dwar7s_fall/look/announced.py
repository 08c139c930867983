"""What a table of Dwar7s Fall announces, read from what is drawn and said, as promises.

The truth is found by the rules: choices are made on copies of the real table, and what the journal tells and
what lies there afterwards is compared with the words.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import Final

from meadhall.core.journal import Entry, Journal
from meadhall.core.table import Table
from meadhall.games.dwar7s_fall.rules import goals, regions, scoring, tasks, turns
from meadhall.games.dwar7s_fall.state import choices, events
from meadhall.games.dwar7s_fall.state.cards import GEMS, KIND_IDS, is_mine
from meadhall.games.dwar7s_fall.state.table import NO_TILE, Board
from meadhall.games.dwar7s_fall.words.names import gem_name, kind_name, secret_name
from meadhall.look.contract import PagePrompt, Play, Scene
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.promises import Kept, Promise
from meadhall.testing.random_play import NAMES

TEMPLATE: Final = re.compile(r'<template data-preview="([^"]+)"[^>]*>(.*?)</template>', re.DOTALL)
CONSEQUENCE: Final = re.compile(r'<div data-into="consequence">(.*?)</div>', re.DOTALL)
TAG: Final = re.compile(r"<[^>]*>")


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def words(html: str) -> str:
    return " ".join(unescape(TAG.sub(" ", html)).split())


def board(table: Table) -> Board:
    assert isinstance(table, Board)
    return table


def now(emit: Callable[..., object], *about: object) -> Kept:
    """A promise about the table as it is."""
    return lambda before, _after, _told: emit(board(before), *about)


# -- what truly happens ----------------------------------------------------------------------------


def played(table: Board, seat: int, *made: int) -> tuple[Board, list[Entry]]:
    """The table after choices of a seat, and what was told of the last one."""
    twin = board(table.copy())
    for choice in made:
        twin.attach_journal(journal := Journal())
        twin.play(seat, choice)
    return twin, list(journal.entries)


def kingdom(table: Board, seat: int) -> tuple[int, int]:
    return int(regions.kingdom_tiles(table, seat)), int(regions.kingdom_value(table, seat))


def is_due(table: Board, seat: int, tile: int) -> bool:
    return bool(tasks.due_tiles(table, seat) >> tile & 1)


def brought(table: Board, seat: int, tile: int) -> set[object]:
    """The gain of resolving a tile, read from its events. The table is in the phase Resolve."""
    after, told = played(table, seat, choices.TILE + tile)
    found: set[object] = set()
    for entry in told:
        if entry.what == events.GEM_MINED:
            found.add((gem_name(entry.first), entry.second))
        elif entry.what == events.OGRE_DRAWN:
            found.add("ogre")
        elif entry.what == events.MONSTER_SLAIN:
            found.add(("monster", scoring.monster_points(after, seat) - scoring.monster_points(table, seat)))
        elif entry.what == events.MINE_BLOCKED:
            found.add("stopped")
        elif entry.what == events.NOTHING_GAINED:
            is_castle = table.kind(tile) == KIND_IDS.index("castle")
            stops = is_castle and regions.monster_near(table, tile)
            found.add("stopped" if stops else "nothing")
    return found | ({after.decision(seat)} & {"trade", "dig"})


def stopped_mines(table: Board, seat: int) -> int:
    """Mines of the seat's kingdom in whose region a dragon is (W11.1)."""
    castle = table.castle(seat)
    return sum(
        1
        for tile in range(table.tiles)
        if castle != NO_TILE
        and regions.in_region(table, tile, table.region(castle))
        and is_mine(table.kind(tile))
        and regions.dragon_near(table, tile)
    )


def is_fulfilled(table: Board, seat: int) -> bool:
    return not table.is_revealed(seat) and bool(goals.is_met(table, seat, table.secret(seat)))


def changes(before: Board, after: Board, seat: int) -> dict[str, object]:
    """The changed kingdoms, secret goal, actions and mines."""
    found: dict[str, object] = {}
    for other in range(before.seats):
        was, becomes = kingdom(before, other), kingdom(after, other)
        if was != becomes:
            found["begins" if other == seat and not was[0] else f"kingdom {other}"] = (was, becomes)
    if is_fulfilled(before, seat) != is_fulfilled(after, seat):
        found["goal"] = (is_fulfilled(after, seat), secret_name(before.secret(seat)))
    counts = (turns.allowance, stopped_mines)
    for count in counts:
        was, becomes = int(count(before, seat)), int(count(after, seat))  # type: ignore[assignment]
        if was != becomes:
            found[count.__name__] = (was, becomes)
    return found


def order(table: Board, choice: int) -> int:
    """Monsters are resolved first."""
    if choice == choices.DECLINE:
        return -1
    kind = table.kind(choice - choices.TILE) if choice >= choices.TILE else -1
    return 0 if kind in (KIND_IDS.index("dragon"), KIND_IDS.index("frost_giant")) else 1


# -- words about changes ---------------------------------------------------------------------------

OWN_BEGINS: Final = re.compile(r"Your kingdom begins: tiles (\d+), points (−?\d+)\.")
OWN_STAYS: Final = re.compile(r"Your kingdom stays as it is: tiles (\d+), points (−?\d+)\.")
KINGDOM: Final = re.compile(
    rf"(Your kingdom|{'|'.join(NAMES)}): tiles (\d+) → (\d+), points (−?\d+) → (−?\d+)\."
)
GOAL: Final = re.compile(r"Then your secret goal is (no longer )?fulfilled: ([^.]+)\.")
ACTIONS: Final = re.compile(
    r"(?:Actions you have each turn|You lose the action of your castle): (\d+) → (\d+)\."
)
MINES: Final = re.compile(r"A dragon stops mines of your kingdom: (\d+) → (\d+)\.")
MINES_FREE: Final = re.compile(r"Mines of your kingdom are set free: (\d+)\.")


def told_changes(text: str, table: Board, seat: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, *sizes in KINGDOM.findall(text):
        was_tiles, tiles, was, value = map(number, sizes)
        other = seat if name == "Your kingdom" else NAMES.index(name)
        found[f"kingdom {other}"] = ((was_tiles, was), (tiles, value))
    if begins := OWN_BEGINS.search(text):
        found["begins"] = ((0, 0), (number(begins[1]), number(begins[2])))
    if goal := GOAL.search(text):
        found["goal"] = (not goal[1], goal[2])
    if actions := ACTIONS.search(text):
        found["allowance"] = (int(actions[1]), int(actions[2]))
    if mines := MINES.search(text):
        found["stopped_mines"] = (int(mines[1]), int(mines[2]))
    if free := MINES_FREE.search(text):
        before = stopped_mines(table, seat)
        found["stopped_mines"] = (before, before - int(free[1]))
    return found


def of_changes(text: str, table: Board, seat: int, made: tuple[int, ...]) -> Iterator[Promise]:
    yield Promise("changes", told_changes(text, table, seat), now(made_changes, seat, made))
    if stays := OWN_STAYS.search(text):
        told = (number(stays[1]), number(stays[2]))
        yield Promise("kingdom stays", told, now(lambda here: kingdom(played(here, seat, *made)[0], seat)))


def made_changes(table: Board, seat: int, made: tuple[int, ...]) -> dict[str, object]:
    return changes(table, played(table, seat, *made)[0], seat)


# -- words about work ------------------------------------------------------------------------------

HAVE: Final = re.compile(r"(\d+) of (\d+) dwarfs: (done this turn|not enough yet to do the task)\.")
GAIN: Final = re.compile(r"It brings ([^.×]+) × (\d+)\.")
DEFEATED: Final = re.compile(r"The monster is defeated\. Points: (−?\d+)\.")
HOME: Final = re.compile(r"(\d+) dwarfs? comes? home\.")
TO_THE_TOP: Final = re.compile(r"(?:^|[ .])([A-Z][\w ]*) comes to the top\.")
FLEE: Final = re.compile(r"These dwarfs go home: ([^.]+)\.")
KEEP: Final = re.compile(r"You keep: ([^.]+)\.")


def told_gains(text: str) -> set[object]:
    found: set[object] = {(gem, int(count)) for gem, count in GAIN.findall(text)}
    found |= {("monster", number(points)) for points in DEFEATED.findall(text)}
    for what, said in {
        "ogre": "It brings an ogre card.",
        "trade": "You may then buy a trade goal.",
        "dig": "You may then put the top card of a stack under it.",
        "stopped": "But it is stopped by a monster",
        "nothing": "But there is nothing to gain now",
    }.items():
        if said in text:
            found.add(what)
    return found


def of_arrival(text: str, seat: int, choice: int, tile: int) -> Iterator[Promise]:
    """The effect of a dwarf that is placed or moves."""
    have = HAVE.search(text)
    if have:
        yield Promise("dwarfs", (int(have[1]), int(have[2])), now(dwarfs_after, seat, choice, tile))
    state = "stays behind" if "stay behind" in text else have[3] if have else ""
    yield Promise("task", state, now(state_after, seat, choice, tile))
    if state == "done this turn":
        yield Promise("brings", told_gains(text), now(brought_later, seat, choice, tile))


def dwarfs_after(table: Board, seat: int, choice: int, tile: int) -> tuple[int, int]:
    after, _told = played(table, seat, choice)
    return int(after.dwarfs(tile, seat)), int(after.box.need[after.top(tile)])


def state_after(table: Board, seat: int, choice: int, tile: int) -> str:
    """Once the actions are ended: is the tile due then, and by this dwarf?"""
    after, _told = played(table, seat, choice, choices.END_ACTIONS)
    if not after.due >> tile & 1:
        return "not enough yet to do the task"
    without = after.dwarfs(tile, seat) > after.box.need[after.top(tile)]
    return "stays behind" if without else "done this turn"


def brought_later(table: Board, seat: int, choice: int, tile: int) -> set[object]:
    return brought(played(table, seat, choice, choices.END_ACTIONS)[0], seat, tile)


def of_resolving(text: str, table: Board, seat: int, tile: int) -> Iterator[Promise]:
    home = HOME.search(text)
    assert home
    yield Promise("come home", int(home[1]), now(come_home, seat, tile))
    yield Promise("brings", told_gains(text), now(brought, seat, tile))
    if DEFEATED.search(text):
        yield from of_changes(text, table, seat, (choices.TILE + tile,))


def come_home(table: Board, seat: int, tile: int) -> int:
    return int(played(table, seat, choices.TILE + tile)[0].pool(seat) - table.pool(seat))


# -- previews --------------------------------------------------------------------------------------


def of_previews(eyes: Onlooker, scene: Scene, html: str, table: Board) -> Iterator[Promise]:
    for key, content in TEMPLATE.findall(html):
        told = CONSEQUENCE.search(content)
        pressed = eyes.look.press(scene, key) if told else None
        if told and isinstance(pressed, Play):
            text = words(told[1].partition("</b>")[2])
            yield from of_play(text, table, scene.viewer, (pressed.choice, *pressed.then))


def of_play(text: str, table: Board, seat: int, made: tuple[int, ...]) -> Iterator[Promise]:
    """The words about a choice: the last of those that are made at once."""
    choice, before = made[-1], played_before(table, seat, made)
    decision = before.decision(seat)
    if choices.PUT <= choice < choices.MOVE:
        yield from of_arrival(text, seat, choice, choice - choices.PUT)
    elif choices.MOVE <= choice < choices.TILE:
        yield from of_move(text, before, seat, choice)
    elif decision == "resolve":
        yield from of_resolving(text, table, seat, choice - choices.TILE)
    elif decision == "dig":
        yield from of_digging(text, table, seat, choice)
    elif decision == "ambush":
        yield Promise("ambush", told_flight(text), now(flight, seat, made))
    elif choices.BUY <= choice < choices.DISCARD_GEM:
        yield from of_trade(text, seat, choice)


def played_before(table: Board, seat: int, made: tuple[int, ...]) -> Board:
    return played(table, seat, *made[:-1])[0] if len(made) > 1 else table


def of_move(text: str, table: Board, seat: int, choice: int) -> Iterator[Promise]:
    tile, side = divmod(choice - choices.MOVE, 4)
    yield from of_arrival(text, seat, choice, int(table.next(tile, side)))
    left = "The task there is no longer done" in text
    yield Promise("task left", left, now(leaves_a_task, seat, choice, tile))


def leaves_a_task(table: Board, seat: int, choice: int, tile: int) -> bool:
    return is_due(table, seat, tile) and not is_due(played(table, seat, choice)[0], seat, tile)


def of_digging(text: str, table: Board, seat: int, choice: int) -> Iterator[Promise]:
    top = TO_THE_TOP.search(text)
    assert top
    yield Promise("dug up", top[1], now(dug_up, seat, choice))
    yield from of_changes(text, table, seat, (choice,))


def dug_up(table: Board, seat: int, choice: int) -> str:
    after, _told = played(table, seat, choice)
    return kind_name(after.kind(choice - choices.TILE))


def told_flight(text: str) -> dict[str, int]:
    fled = FLEE.search(text)
    assert fled
    return {part.rpartition(" ")[0]: int(part.rpartition(" ")[2]) for part in fled[1].split(", ")}


def flight(table: Board, seat: int, made: tuple[int, ...]) -> dict[str, int]:
    after, _told = played(table, seat, *made)
    gone = [int(after.pool(other) - table.pool(other)) for other in range(table.seats)]
    return {NAMES[other]: count for other, count in enumerate(gone) if count}


def of_trade(text: str, seat: int, choice: int) -> Iterator[Promise]:
    worth, kept = re.search(r"Points at the end: (−?\d+)\.", text), KEEP.search(text)
    assert worth
    yield Promise("goal bought", number(worth[1]), now(points_gained, seat, choice))
    yield Promise("gems kept", kept[1] if kept else "", now(gems_kept, seat, choice))


def points_gained(table: Board, seat: int, choice: int) -> int:
    after, _told = played(table, seat, choice)
    return int(scoring.goal_points(after, seat) - scoring.goal_points(table, seat))


def gems_kept(table: Board, seat: int, choice: int) -> str:
    after, _told = played(table, seat, choice)
    return ", ".join(
        f"{gem_name(gem)} {after.gems(seat, gem)}" for gem in range(GEMS) if after.gems(seat, gem)
    )


# -- a card that is being laid ---------------------------------------------------------------------


def of_laying(eyes: Onlooker, table: Board, seat: int, dice: random.Random) -> Iterator[Promise]:
    """The page drafts some card on some place; the words for each rotation are read."""
    if table.decision(seat) != "act" or seat != table.active:
        return
    cards = [choice for choice in table.choices(seat) if choices.CARD <= choice < choices.OGRE]
    for card in dice.sample(cards, min(len(cards), 2)):
        made: tuple[int, ...] = (card,)
        draft: tuple[str, ...] = (f"do:{card}",)
        ahead, _told = played(table, seat, card)
        if ahead.decision(seat) == "place":
            place = dice.choice([choice for choice in ahead.choices(seat) if choice >= choices.BESIDE])
            made, draft = (card, place), (*draft, f"do:{place}")
        yield from of_turning(eyes, table, seat, made, draft)


def of_turning(
    eyes: Onlooker, table: Board, seat: int, made: tuple[int, ...], draft: tuple[str, ...]
) -> Iterator[Promise]:
    ahead, _told = played(table, seat, *made)
    for way in ahead.choices(seat):
        if way == choices.REVEAL:
            continue
        scene = eyes.scene(table, seat, (*draft, f"turn:{way - choices.TURN}"))
        yield from of_changes(eyes.look.prompt(scene).why, table, seat, (*made, way))


def of_prompt_with_work(scene: Scene, table: Board, prompt: PagePrompt) -> Iterator[Promise]:
    """The prompt describes a single due task, and a selected tile."""
    seat = scene.viewer
    if scene.decision == "resolve" and len(prompt.buttons) and "come" in prompt.why:
        tile = int(prompt.buttons[0].key.removeprefix("choice:")) - choices.TILE
        yield from of_resolving(prompt.why, table, seat, tile)
    put = next((key for key in scene.draft if key.startswith("at:")), "")
    if put and choices.PUT + int(put[3:]) in scene.choices:
        tile = int(put[3:])
        yield from of_arrival(prompt.why, seat, choices.PUT + tile, tile)
