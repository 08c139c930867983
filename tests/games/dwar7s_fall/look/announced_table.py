"""The words about the table as it is, the prompts and the refusals, as promises."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Final

from meadhall.games.dwar7s_fall import GAME, terminal
from meadhall.games.dwar7s_fall.look.look import LOOK
from meadhall.games.dwar7s_fall.look.words import plain
from meadhall.games.dwar7s_fall.rules import dwarfs, goals, ogres, regions, scoring, tasks, turns
from meadhall.games.dwar7s_fall.state import choices, steps
from meadhall.games.dwar7s_fall.state.box import HAND_CARDS
from meadhall.games.dwar7s_fall.state.cards import GEMS, OGRE_OF_ID, is_mine
from meadhall.games.dwar7s_fall.state.table import NO_CARD, NO_TILE, ORIGIN, Board
from meadhall.games.dwar7s_fall.state.view_values import TableView
from meadhall.games.dwar7s_fall.words.names import gem_name, kind_name, name_of_goal, secret_name
from meadhall.look.contract import Explain, Scene
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.promises import Promise
from meadhall.testing.random_play import NAMES
from tests.games.dwar7s_fall.look.announced import is_fulfilled, kingdom, now, number, order, played
from tests.games.dwar7s_fall.look.eyes import NESTED

SOME: Final = 4
SIDES: Final = ("north", "east", "south", "west")
ROW: Final = re.compile(
    r'aria-label="([^":]+): (\d+) of (\d+) goals, kingdom of (\d+) tiles worth (−?\d+), gems (\d+),'
    r" ogres (\d+), cards (\d+), dwarfs at home (\d+), monsters defeated (\d+)"
)
CHIP: Final = re.compile(r'aria-label="([^":]+): (\d+) of (\d+) goals, kingdom of (\d+) tiles worth (−?\d+)"')
FLAG: Final = re.compile(
    r'<g class="kflag (\w+)".*?<text class="t1"[^>]*>(\d+)<.*?<text class="t2"[^>]*>(−?\d+)<', re.DOTALL
)
TILE: Final = re.compile(r'class="tile[^"]*" aria-label="([^"]*)" data-key="at:(-?\d+):(-?\d+)"')
SECRET: Final = re.compile(r'class="piece secret ([^"]*)" aria-label="([^"]*)"')
PROGRESS: Final = re.compile(r"(−?\d+)/(\d+)$")
OFFER: Final = re.compile(r'class="piece off([^"]*)" aria-label="([^"]*)" data-key="offer:(\w+)"')
PILE: Final = re.compile(r'aria-label="([^":]+): (\d+)" data-about="gem:')
OGRES_LEFT: Final = re.compile(r"Ogres: (\d+) in the deck, (\d+) discarded")
IN_HAND: Final = re.compile(r"In hand: (\d+) of (\d+)")
AT_HOME: Final = re.compile(r"(\d+) dwarfs? at home")
USED: Final = re.compile(r"(\d+) of (\d+) actions used")
OWN_GEM: Final = re.compile(r'aria-label="(\w+) × (\d+)')
PRESSABLE: Final = re.compile(r'data-press="((?:card|ogre):\w+|pool)"')


# -- all players -----------------------------------------------------------------------------------


def seat_called(name: str, viewer: int) -> int:
    return viewer if name == "You" else NAMES.index(name)


def of_rows(page: dict[str, str], viewer: int) -> Iterator[Promise]:
    for name, html in page.items():
        if name.startswith("seat-"):
            row = ROW.search(html)
            assert row
            yield Promise(
                "row", tuple(map(number, row.groups()[1:])), now(row_of, seat_called(row[1], viewer))
            )
    for found in CHIP.finditer(page["chips"]):
        told = tuple(map(number, found.groups()[1:]))
        yield Promise("chip", told, now(chip_of, seat_called(found[1], viewer)))
    for colour, tiles, value in FLAG.findall(page["realm"]):
        yield Promise("flag", (int(tiles), number(value)), now(kingdom_of_colour, colour))


def kingdom_of_colour(table: Board, colour: str) -> tuple[int, int]:
    return kingdom(table, [table.box.colour(seat) for seat in range(table.seats)].index(colour))


def chip_of(table: Board, seat: int) -> tuple[int, ...]:
    return (int(goals.goals_completed(table, seat)), int(table.box.goals_to_end), *kingdom(table, seat))


def row_of(table: Board, seat: int) -> tuple[int, ...]:
    cards = sum(table.hand(seat) >> place & 1 for place in range(HAND_CARDS))
    held = (table.all_gems(seat), table.all_ogres(seat), cards, table.pool(seat), table.trophies(seat))
    return (*chip_of(table, seat), *map(int, held))


# -- the land --------------------------------------------------------------------------------------


def of_tiles(page: dict[str, str], table: Board, viewer: int, dice: random.Random) -> Iterator[Promise]:
    """A sample of the tiles."""
    found = TILE.findall(page["realm"])
    if table.step not in (
        steps.PLACE,
        steps.ROTATE,
    ):  # the place of a card that is being laid is drawn otherwise
        yield Promise("tiles", len(found), now(tiles_in_play))
    for label, x, y in dice.sample(found, min(len(found), SOME)):
        if label.startswith("Lay it"):
            continue
        tile = int(table.tile_at(int(x) + ORIGIN, int(y) + ORIGIN))
        yield Promise("tile", told_tile(label, viewer), now(tile_facts, tile))


def tiles_in_play(table: Board) -> int:
    return sum(not table.is_empty(tile) for tile in range(table.tiles))


def told_tile(label: str, viewer: int) -> dict[str, object]:
    spaces = re.search(r"(?:Nobody is there, |(\d+) of )(\d+) spaces", label)
    there = re.search(r"spaces are taken: ([^.]*)\.", label)
    points = re.search(r"(Worth|Costs its kingdom) (\d+) point", label)
    need = re.search(r"(\d+) of one colour do the task", label)
    assert spaces and points and need
    return {
        "card": label.partition(",")[0],
        "spaces": int(spaces[2]),
        "need": int(need[1]),
        "dwarfs": people_with_numbers(there[1], viewer) if there else {},
        "due": people(re.search(r"Done for: ([^.]*)\.", label), viewer),
        "stopped": "stops" in label,
        "points": int(points[2]) * (1 if points[1] == "Worth" else -1),
        "walls": listed(re.search(r"Walls: ([^.]*)\.", label)),
        "below": listed(re.search(r"Below it: ([^.]*)\.", label)),
        "kingdom": [viewer] if "Your kingdom." in label else people(
            re.search(r"Kingdom of: ([^.]*)\.", label), viewer),
    }  # fmt: skip


def listed(found: re.Match[str] | None) -> list[str]:
    return found[1].split(", ") if found else []


def people(found: re.Match[str] | None, viewer: int) -> list[int]:
    return [viewer if name == "you" else NAMES.index(name) for name in listed(found)]


def people_with_numbers(words: str, viewer: int) -> dict[int, int]:
    parts = [part.rsplit(" ", 1) for part in words.split(", ")]
    return {viewer if name == "you" else NAMES.index(name): int(count) for name, count in parts}


def tile_facts(table: Board, tile: int) -> dict[str, object]:
    top, seats = table.top(tile), range(table.seats)
    below, card = [], table.under(top)
    while card != NO_CARD:
        below.append(kind_name(table.box.kind[card]))
        card = table.under(card)
    mine = is_mine(table.kind(tile))
    stops = regions.dragon_near(table, tile) if mine else regions.monster_near(table, tile)
    return {
        "card": kind_name(table.kind(tile)),
        "spaces": int(table.box.spaces[top]),
        "need": int(table.box.need[top]),
        "dwarfs": {seat: int(table.dwarfs(tile, seat)) for seat in seats if table.dwarfs(tile, seat)},
        "due": [seat for seat in seats if tasks.due_tiles(table, seat) >> tile & 1],
        "stopped": stops and (mine or kind_name(table.kind(tile)) == "Castle"),
        "points": int(table.box.vp[top]),
        "walls": [name for side, name in enumerate(SIDES) if table.walls(tile) >> side & 1],
        "below": below,
        "kingdom": [seat for seat in seats if owns(table, seat, tile)],
    }


def owns(table: Board, seat: int, tile: int) -> bool:
    castle = table.castle(seat)
    return castle != NO_TILE and table.region(castle) == table.region(tile)


# -- the own side ----------------------------------------------------------------------------------


def of_own_side(page: dict[str, str], scene: Scene) -> Iterator[Promise]:
    seat = scene.viewer
    secret = SECRET.search(page["goals"])
    assert secret
    progress = PROGRESS.search(secret[2])
    state = "revealed" if "revealed" in secret[2] else "met" if "met" in secret[1] else ""
    yield Promise("secret goal", state, now(state_of_secret, seat))
    if progress and state != "revealed":
        yield Promise("progress", (number(progress[1]), int(progress[2])), now(progress_of, seat))
    yield Promise("may reveal", "can" in secret[1].split(), now(may_reveal, seat))
    for style, label, goal in OFFER.findall(page["offers"]):
        told = ("enough" in style, "You have the gems" in label, label.partition(" You have")[0].rstrip("."))
        yield Promise("offer", told, now(offer_of, seat, goal))
        yield Promise("may buy", "can" in style.split(), now(may_buy, seat, goal))
    hand, home = IN_HAND.search(page["purse"]), AT_HOME.search(page["pool"])
    assert hand and home
    yield Promise("hand", tuple(map(int, hand.groups())), now(hand_of, seat))
    yield Promise("pool", int(home[1]), now(lambda table: int(table.pool(seat))))
    gems = {name: int(count) for name, count in OWN_GEM.findall(page["purse"])}
    yield Promise("own gems", gems, now(gems_of, seat))


def state_of_secret(table: Board, seat: int) -> str:
    return "revealed" if table.is_revealed(seat) else "met" if is_fulfilled(table, seat) else ""


def progress_of(table: Board, seat: int) -> tuple[int, int]:
    secret = table.secret(seat)
    return int(goals.progress(table, seat, secret)), int(table.box.secret_wanted[secret])


def may_reveal(table: Board, seat: int) -> bool:
    """W12.3: then it counts as a goal, with its points."""
    if choices.REVEAL not in table.choices(seat):
        return False
    after, _told = played(table, seat, choices.REVEAL)
    points = scoring.goal_points(after, seat) - scoring.goal_points(table, seat)
    more = goals.goals_completed(after, seat) - goals.goals_completed(table, seat)
    return bool(more == 1 and points == table.box.secret_vp[table.secret(seat)])


def offer_of(table: Board, seat: int, goal: str) -> tuple[bool, bool, str]:
    box = table.box
    which = box.goal_ids.index(goal)
    enough = all(table.gems(seat, gem) >= box.cost(which, gem) for gem in range(GEMS))
    cost = ", ".join(f"{box.cost(which, gem)} {gem_name(gem)}" for gem in range(GEMS) if box.cost(which, gem))
    return enough, enough, f"{name_of_goal(box, goal)}, worth {plain(box.goal_vp[which])}, costs {cost}"


def may_buy(table: Board, seat: int, goal: str) -> bool:
    return choices.BUY + table.box.goal_ids.index(goal) in table.choices(seat)


def hand_of(table: Board, seat: int) -> tuple[int, int]:
    return int(table.hand_size(seat)), int(table.box.hand_limit)


def gems_of(table: Board, seat: int) -> dict[str, int]:
    return {gem_name(gem): int(table.gems(seat, gem)) for gem in range(GEMS) if table.gems(seat, gem)}


# -- what lies around ------------------------------------------------------------------------------


def of_surroundings(page: dict[str, str], scene: Scene) -> Iterator[Promise]:
    piles = {name: int(count) for name, count in PILE.findall(page["supply"])}
    yield Promise("supply", piles, now(supply_of))
    left = OGRES_LEFT.search(page["supply"])
    assert left
    yield Promise(
        "ogre deck",
        tuple(map(int, left.groups())),
        now(lambda table: (int(table.ogre_deck), int(table.ogre_discard))),
    )
    more = re.search(r">(\d+) more<", page["offers"])
    assert more
    yield Promise("trade deck", int(more[1]), now(lambda table: int(table.trade_deck)))
    if used := USED.search(page["turn"]):
        yield Promise("actions", tuple(map(int, used.groups())), now(actions_of))
    headline = LOOK.headline(scene)
    if found := re.fullmatch(r"Round (\d+)(, the last)?", headline):
        told = (int(found[1]), bool(found[2]))
        yield Promise("round", told, now(lambda table: (int(table.round), bool(table.final_round))))


def supply_of(table: Board) -> dict[str, int]:
    return {gem_name(gem): int(table.supply(gem)) for gem in range(GEMS)}


def actions_of(table: Board) -> tuple[int, int]:
    """W5.3: the used actions and the allowance. While one is left, one may be taken."""
    seat = table.active
    allowance = int(turns.allowance(table, seat))
    if table.step == steps.ACT:
        assert turns.can_act(table, seat) == (table.used < allowance)
    return int(table.used), allowance


# -- prompts ---------------------------------------------------------------------------------------


def of_prompt(scene: Scene, table: Board) -> Iterator[Promise]:
    prompt, seat = LOOK.prompt(scene), scene.viewer
    buttons = {button.key: button.label for button in prompt.buttons}
    yield Promise("reveal button", f"choice:{choices.REVEAL}" in buttons, now(may_reveal, seat))
    if seat != table.active:
        return
    if scene.decision == "act" and table.tiles:
        yield Promise("actions used up", prompt.what == "Your actions are used", now(no_action_left, seat))
        due = re.search(r"Resolve (\d+) task", buttons[f"choice:{choices.END_ACTIONS}"])
        yield Promise("tasks", int(due[1]) if due else 0, now(tasks_due, seat))
        discards = re.search(r"At the end of this turn you must discard (\d+)", prompt.why)
        yield Promise("discards to come", int(discards[1]) if discards else 0, now(expected_discards, seat))
        if prompt.what == "Your actions are used":
            told = "You may still play an ogre" in prompt.why
            yield Promise("ogre playable", told, now(may_play_an_ogre, seat))
    elif scene.decision == "discard":
        cards = re.search(r"Discard (\d+) card", prompt.what)
        assert cards
        yield Promise("discards", int(cards[1]), now(forced_discards, seat))
    elif scene.decision == "end_turn":
        told_end = re.search(r"Then the game is over|Next is (\w+)", prompt.why)
        assert told_end
        last = re.search(r"You have (\d+) goals: the last round begins", prompt.why)
        yield Promise("end of turn", told_end[1] or "over", now(end_of_turn, seat))
        yield Promise("last round", int(last[1]) if last else 0, now(calls_last_round, seat))


def no_action_left(table: Board, seat: int) -> bool:
    kinds = (choices.CARD, choices.OGRE), (choices.PUT, choices.TILE)
    return not any(low <= choice < high for choice in table.choices(seat) for low, high in kinds) and (
        not turns.can_act(table, seat)
    )


def tasks_due(table: Board, seat: int) -> int:
    after, _told = played(table, seat, choices.END_ACTIONS)
    return int(after.due).bit_count()


def expected_discards(table: Board, seat: int) -> int:
    """The discards after the tasks: monsters first, nothing bought, nothing dug."""
    twin, _told = played(table, seat, choices.END_ACTIONS)
    while twin.decision(seat) in ("resolve", "trade", "dig"):
        options = [choice for choice in twin.choices(seat) if choice != choices.REVEAL]
        twin.play(seat, min(options, key=lambda choice: order(twin, choice)))
    return forced_discards(twin, seat)


def forced_discards(table: Board, seat: int) -> int:
    """Counted by discarding."""
    twin, count = table.copy(), 0
    while twin.decision(seat) == "discard":
        twin.play(seat, twin.choices(seat)[0])
        count += 1
    return count


def may_play_an_ogre(table: Board, seat: int) -> bool:
    return any(choices.OGRE <= choice < choices.BUY for choice in table.choices(seat))


def end_of_turn(table: Board, seat: int) -> str:
    after, _told = played(table, seat, choices.END_TURN)
    return NAMES[after.active] if after.result() is None else "over"


def calls_last_round(table: Board, seat: int) -> int:
    after, _told = played(table, seat, choices.END_TURN)
    called = after.final_round and not table.final_round and after.result() is None
    return int(goals.goals_completed(after, seat)) if called else 0


# -- refusals --------------------------------------------------------------------------------------


def of_refusals(eyes: Onlooker, page: dict[str, str], scene: Scene) -> Iterator[Promise]:
    """Pieces of the own hand that cannot be used now say why."""
    if scene.decision in NESTED:
        return
    hand = page["hand"] + page["purse"] + page["pool"]
    for key in sorted(set(PRESSABLE.findall(hand))):
        answer = eyes.look.press(scene, key)
        if isinstance(answer, Explain):
            yield Promise("refusal", answer.text, now(reason, scene.viewer, key))


def reason(table: Board, seat: int, key: str) -> str:
    what, _, which = key.partition(":")
    if seat != table.active:
        return waiting_words(table, seat)
    if table.step != steps.ACT:
        return "Cards, dwarfs and ogres are for the actions at the beginning of your turn."
    if what == "ogre":
        assert table.ogres(seat, OGRE_OF_ID[which]) and not ogres.has_target(table, seat, OGRE_OF_ID[which])
        return "This ogre finds no target now."
    if not turns.can_act(table, seat):
        return "Your actions of this turn are used."
    assert what == "pool"
    if not table.pool(seat):
        return "All your dwarfs are at work."
    assert not any(dwarfs.has_room(table, tile) for tile in range(table.tiles))
    return "No tile has a free space."


def waiting_words(table: Board, seat: int) -> str:
    if may_reveal(table, seat):
        return "Your secret goal is fulfilled"
    return f"{NAMES[table.active]} is playing"


# -- the terminal ----------------------------------------------------------------------------------


def of_terminal(scene: Scene, table: Board, dice: random.Random) -> Iterator[Promise]:
    """The terminal's words for some choices and for the points."""
    seat, imagined = scene.viewer, scene.world
    assert imagined is not None
    for choice in dice.sample(scene.choices, min(len(scene.choices), SOME)):
        words = GAME.describe_choice(imagined, seat, choice)
        yield Promise("terminal: choice", told_choice(words), now(choice_facts, seat, choice))
    view = table.view(seat)
    assert isinstance(view, TableView)
    for side in view.seats:
        lines = {label: str(line) for label, line in terminal.seat_lines(side, table.box)}
        told = (lines["points"], lines["kingdom"])
        yield Promise("terminal: points", told, now(points_of, side.seat, seat))


def points_of(table: Board, seat: int, viewer: int) -> tuple[str, str]:
    """By the referee, as if the game ended now: the viewer's own total; of others what lies open (W15)."""
    position = GAME.dump(table)
    assert isinstance(position, dict)
    answer = GAME.answer("score", position, {})
    assert isinstance(answer, dict)
    sheet = answer[table.box.colour(seat)]
    tiles, value = kingdom(table, seat)
    stands = f"{value} on {tiles} tile{'s' * (tiles != 1)}"
    if seat == viewer:
        return str(sheet["total"]), stands
    secret = 0 if table.is_revealed(seat) else int(goals.is_met(table, seat, table.secret(seat)))
    hidden = secret * int(table.box.secret_vp[table.secret(seat)])
    return f"{sheet['goals'] - hidden + sheet['monsters'] + sheet['kingdom']} + ?", stands


def told_choice(words: str) -> tuple[object, ...]:
    if found := re.search(r"\(kingdom (-?\d+) → (-?\d+)\)", words):
        return "kingdom", int(found[1]), int(found[2])
    if found := re.search(r"\(yours (\d+) of (\d+), free (\d+)\)", words):
        return "dwarf", *map(int, found.groups())
    if found := re.search(r"Buy .* for (.*) \(worth (-?\d+)\)", words):
        return "buy", found[1], int(found[2])
    if found := re.search(r": (.*) comes to the top", words):
        return "dig", found[1]
    if found := re.fullmatch(r"Lay your (.*) \(worth ([+-]\d+)\)", words):
        return "lay", found[1], int(found[2])
    if found := re.fullmatch(r"Reveal your secret goal: (.*) \(worth (-?\d+)\)", words):
        return "reveal", found[1], int(found[2])
    return ()


def choice_facts(table: Board, seat: int, choice: int) -> tuple[object, ...]:
    box = table.box
    after, _told = played(table, seat, choice)
    if choices.TURN <= choice < choices.CARD:
        return "kingdom", kingdom(table, seat)[1], kingdom(after, seat)[1]
    if choices.PUT <= choice < choices.MOVE:
        tile = choice - choices.PUT
        card = table.top(tile)
        there = table.dwarfs(tile, seat), box.need[card], box.spaces[card] - table.crowd(tile)
        return "dwarf", *map(int, there)
    if choices.BUY <= choice < choices.DISCARD_GEM:
        paid = [(int(table.gems(seat, gem) - after.gems(seat, gem)), gem_name(gem)) for gem in range(GEMS)]
        cost = ", ".join(f"{count} {name}" for count, name in paid if count)
        return "buy", cost, int(scoring.goal_points(after, seat) - scoring.goal_points(table, seat))
    if table.decision(seat) == "dig" and choice >= choices.TILE:
        return "dig", kind_name(after.kind(choice - choices.TILE))
    if choices.CARD <= choice < choices.OGRE:
        return "lay", kind_name(box.kind[after.held]), int(box.vp[after.held])
    if choice == choices.REVEAL:
        secret = table.secret(seat)
        return "reveal", secret_name(secret), int(box.secret_vp[secret])
    return ()
