"""The consequences of a choice in words: tiles, points, goals, work.

Nothing is computed here. The choice is played on the viewer's imagined table, and the two views are compared.
Results of chance are not told.
"""

from __future__ import annotations

from ..rules.tasks import is_stopped
from ..rules.turns import surplus
from ..state import choices
from ..state.cards import SIDES, is_monster
from ..state.table import Board
from ..state.view import seat_view
from ..state.view_values import SeatView, TableView, TileView
from ..words.names import gem_name, name_of_kind, name_of_secret
from .turn import RESOLVING
from .view_model import ViewModel, after, ahead
from .words import plain, say, sentences


def changes(model: ViewModel, then: TableView | None) -> str:
    """The changes of kingdoms and goals; "" if nothing changes."""
    if then is None:
        return ""
    now, later = model.view.seats[model.viewer], then.seats[model.viewer]
    return sentences(
        own_kingdom(now, later),
        own_goal(now, later),
        own_actions(now, later),
        own_mines(model, then),
        *(their_kingdom(model, then, seat) for seat in range(len(then.seats)) if seat != model.viewer),
    )


# -- kingdoms ------------------------------------------------------------------------------------------


def own_kingdom(now: SeatView, then: SeatView) -> str:
    if (now.kingdom_tiles, now.kingdom_value) == (then.kingdom_tiles, then.kingdom_value):
        if not now.kingdom_tiles:
            return ""
        return say("Your kingdom stays as it is: tiles {tiles}, points {points}.", **sizes(now))
    if not now.kingdom_tiles:
        return say("Your kingdom begins: tiles {tiles}, points {points}.", **sizes(then))
    return say("Your kingdom: tiles {before}, points {points}.", **steps(now, then))


def sizes(seat: SeatView) -> dict[str, object]:
    return {"tiles": seat.kingdom_tiles, "points": plain(seat.kingdom_value)}


def steps(now: SeatView, then: SeatView) -> dict[str, object]:
    return {
        "before": f"{now.kingdom_tiles} → {then.kingdom_tiles}",
        "points": f"{plain(now.kingdom_value)} → {plain(then.kingdom_value)}",
    }


def their_kingdom(model: ViewModel, then: TableView, seat: int) -> str:
    one, other = model.view.seats[seat], then.seats[seat]
    if (one.kingdom_tiles, one.kingdom_value) == (other.kingdom_tiles, other.kingdom_value):
        return ""
    return say("{player}: tiles {before}, points {points}.", player=model.names[seat], **steps(one, other))


def own_goal(now: SeatView, then: SeatView) -> str:
    if now.revealed or now.secret is None or now.secret_met == then.secret_met:
        return ""
    name = name_of_secret(now.secret)
    if then.secret_met:
        return say("Then your secret goal is fulfilled: {goal}.", goal=name)
    return say("Then your secret goal is no longer fulfilled: {goal}.", goal=name)


def own_actions(now: SeatView, then: SeatView) -> str:
    if then.allowance > now.allowance:
        return say("Actions you have each turn: {number}.", number=f"{now.allowance} → {then.allowance}")
    if then.allowance < now.allowance:
        return say("You lose the action of your castle: {number}.", number=f"{now.allowance} → {then.allowance}")  # fmt: skip
    return ""


def own_mines(model: ViewModel, then: TableView) -> str:
    """Mines of the own kingdom that a dragon begins or ceases to stop."""
    before, later = stopped_mines(model.view, model.viewer), stopped_mines(then, model.viewer)
    if later > before:
        return say("A dragon stops mines of your kingdom: {number}.", number=f"{before} → {later}")
    return (
        say("Mines of your kingdom are set free: {number}.", number=before - later) if later < before else ""
    )


def stopped_mines(view: TableView, seat: int) -> int:
    kingdom = view.seats[seat].kingdom
    stopped = [tile for tile in view.tiles if tile.stopped and tile.tile in kingdom]
    return sum(tile.top.kind != "castle" for tile in stopped)


# -- dwarfs --------------------------------------------------------------------------------------------


def arrival(model: ViewModel, choice: int, number: int) -> str:
    """A dwarf comes to a tile: is its task done then, and what does it bring?"""
    then = after(model, choice)
    if then is None:
        return ""
    tile = next(one for one in then.tiles if one.tile == number)
    have, need = tile.dwarfs[model.viewer], tile.top.need
    if model.viewer not in tile.due:
        return say("{have} of {need} dwarfs: not enough yet to do the task.", have=have, need=need)
    if have > need:
        return say("There are enough already: this one would stay behind.")
    done = say("{have} of {need} dwarfs: done this turn.", have=have, need=need)
    return sentences(done, brings(model, choice, choices.END_ACTIONS, choices.TILE + number))


def departure(model: ViewModel, choice: int, tile: TileView) -> str:
    then = after(model, choice)
    if then is None or model.viewer not in tile.due:
        return ""
    left = next(one for one in then.tiles if one.tile == tile.tile)
    if model.viewer in left.due:
        return ""
    return say("The task there is no longer done: {card}.", card=name_of_kind(tile.top.kind))


def brings(model: ViewModel, *made: int) -> str:
    """The gain of resolving a tile first: the last of these choices."""
    before = model.world if len(made) == 1 else model.ahead(*made[:-1])
    then = model.ahead(*made)
    if before is None or then is None:
        return ""
    now, later = (seat_view(table, model.viewer, model.viewer) for table in (before, then))
    found = [
        say("It brings {gem} × {number}.", gem=gem_name(gem), number=more - had)
        for gem, (had, more) in enumerate(zip(now.gems or (), later.gems or (), strict=True))
        if more > had
    ]
    if later.ogre_number > now.ogre_number:
        found.append(say("It brings an ogre card."))
    if later.trophies > now.trophies:
        points = later.monster_points - now.monster_points
        found.append(say("The monster is defeated. Points: {points}.", points=plain(points)))
    if not found:
        found.append(what_follows(then, before, made[-1] - choices.TILE))
    return sentences(*found)


def what_follows(then: Board, before: Board, tile: int) -> str:
    """The words of a task that asks for another decision, or brings nothing."""
    decision = then.decision(then.active)
    if decision == "trade":
        return say("You may then buy a trade goal.")
    if decision == "dig":
        return say("You may then put the top card of a stack under it.")
    if is_stopped(before, tile):
        return say("But it is stopped by a monster: the dwarfs come home with nothing.")
    return say("But there is nothing to gain now: the dwarfs come home with nothing.")


# -- choices -------------------------------------------------------------------------------------------


def consequence(model: ViewModel, choice: int) -> str:
    """The consequence of pressing a tile."""
    if choices.PUT <= choice < choices.MOVE:
        return arrival(model, choice, choice - choices.PUT)
    if choices.MOVE <= choice < choices.TILE:
        return moved(model, choice)
    if choices.TILE <= choice < choices.DWARF:
        return on_tile(model, model.at(choice - choices.TILE), choice)
    return ""


def moved(model: ViewModel, choice: int) -> str:
    tile, side = divmod(choice - choices.MOVE, SIDES)
    there = model.neighbour(tile, side)
    return sentences(departure(model, choice, model.at(tile)), arrival(model, choice, there.tile))


def on_tile(model: ViewModel, tile: TileView, choice: int) -> str:
    then = after(model, choice)
    if then is None:
        return ""
    if model.decision == "resolve":
        number = then.seats[model.viewer].pool - model.main.pool
        home = say.many("{number} dwarf comes home.", "{number} dwarfs come home.", number)
        land = changes(model, then) if then.seats[model.viewer].trophies > model.main.trophies else ""
        return sentences(home, brings(model, choice), land)
    if model.decision == "dig":
        top = next(one for one in then.tiles if one.tile == tile.tile).top
        return sentences(say("{card} comes to the top.", card=name_of_kind(top.kind)), changes(model, then))
    if model.decision == "ambush":
        gone = [later.pool - now.pool for now, later in zip(model.view.seats, then.seats, strict=True)]
        told = ", ".join(f"{model.names[seat]} {number}" for seat, number in enumerate(gone) if number)
        return say("These dwarfs go home: {dwarfs}.", dwarfs=told)
    return ""


def gems_after(model: ViewModel, choice: int) -> str:
    """The gems that are left after a trade."""
    then = after(model, choice)
    if then is None or then.seats[model.viewer].gems is None:
        return ""
    left = then.seats[model.viewer].gems or ()
    kept = ", ".join(f"{gem_name(gem)} {number}" for gem, number in enumerate(left) if number)
    return say("You keep: {gems}.", gems=kept) if kept else say("You keep no gem.")


# -- the end of a phase --------------------------------------------------------------------------------


def due_tasks(model: ViewModel) -> int:
    """How many tasks are to be resolved after the actions."""
    return sum(model.viewer in tile.due for tile in model.view.tiles)


def discards(model: ViewModel) -> str:
    """A warning: cards above the hand limit after the tasks will have to go."""
    number = surplus_after_tasks(model.world, model.viewer) if model.world else 0
    if not number:
        return ""
    return say.many(
        "At the end of this turn you must discard {number} gem or ogre, unless you use it before.",
        "At the end of this turn you must discard {number} gems or ogres, unless you use them before.",
        number,
    )


def surplus_after_tasks(world: Board, seat: int) -> int:
    """Cards above the hand limit after the tasks. Monsters are resolved first, since they may stop mines;
    nothing is bought or dug."""
    table = ahead(world, seat, (choices.END_ACTIONS,) if world.decision(seat) == "act" else ())
    while table.decision(seat) in RESOLVING:
        table.play(seat, plain_task(table, table.choices(seat)))
    return max(0, int(surplus(table, seat)))


def plain_task(table: Board, options: list[int]) -> int:
    if choices.DECLINE in options:
        return choices.DECLINE
    tiles = [choice for choice in options if choice >= choices.TILE]
    return max(tiles, key=lambda choice: is_monster(table.kind(choice - choices.TILE)))


def turn_ends(model: ViewModel) -> str:
    """The consequence of ending the turn."""
    then = after(model, choices.END_TURN)
    if then is None:
        return ""
    if not then.decision:
        return say("Then the game is over.")
    following = say("Next is {player}.", player=model.names[then.active])
    if then.final_round and not model.view.final_round:
        goals = say("You have {number} goals: the last round begins.", number=model.main.goals_completed)
        return sentences(goals, following)
    return following
