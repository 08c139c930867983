"""What a choice would change, in words: tiles, points, goals, work. The rules of the game count on the viewer's imagined
table; what they draw at random is not told."""

from __future__ import annotations

from .. import choices
from ..card_words import gem_name, name_of_kind, name_of_secret
from ..cards import SIDES
from ..view import SeatView, TableView, TileView
from .facts import MINES, box_of, yields
from .kingdoms import monsters_in
from .outlines import beside
from .sight import Sight, after
from .words import plain, say, sentences


def changes(sight: Sight, then: TableView | None) -> str:
    """How kingdoms and goals would stand then; nothing if they would not change."""
    if then is None:
        return ""
    return sentences(
        own_kingdom(sight.view.seats[sight.viewer], then.seats[sight.viewer]),
        own_goal(sight.view.seats[sight.viewer], then.seats[sight.viewer]),
        own_actions(sight.view.seats[sight.viewer], then.seats[sight.viewer]),
        own_monsters(sight, then),
        *(their_kingdom(sight, then, seat) for seat in range(len(then.seats)) if seat != sight.viewer),
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


def their_kingdom(sight: Sight, then: TableView, seat: int) -> str:
    one, other = sight.view.seats[seat], then.seats[seat]
    if (one.kingdom_tiles, one.kingdom_value) == (other.kingdom_tiles, other.kingdom_value):
        return ""
    return say("{player}: tiles {before}, points {points}.", player=sight.names[seat], **steps(one, other))


def own_goal(now: SeatView, then: SeatView) -> str:
    if now.revealed or now.secret is None or now.secret_met == then.secret_met:
        return ""
    name = name_of_secret(now.secret)
    if then.secret_met:
        return say("Then your secret goal is met: {goal}.", goal=name)
    return say("Then your secret goal is no longer met: {goal}.", goal=name)


def own_actions(now: SeatView, then: SeatView) -> str:
    if then.allowance > now.allowance:
        return say("Your castle gives you one more action.")
    return say("You lose the action of your castle.") if then.allowance < now.allowance else ""


def own_monsters(sight: Sight, then: TableView) -> str:
    """A dragon that gets at the own mines, or leaves them."""
    before, later = stopped_mines(sight.view, sight.viewer), stopped_mines(then, sight.viewer)
    if later > before:
        return say("A dragon gets into your kingdom: its mines stand still.")
    return say("The dragon's way to your mines is cut off.") if later < before else ""


def stopped_mines(view: TableView, seat: int) -> bool:
    monsters = monsters_in(view)
    kingdom = view.seats[seat].kingdom
    return any(tile.tile in kingdom and "dragon" in monsters.get(tile.region, ()) for tile in view.tiles)


# -- dwarfs --------------------------------------------------------------------------------------------


def dwarf_arrives(sight: Sight, tile: TileView) -> str:
    """One more of the viewer's there."""
    have, need = tile.dwarfs[sight.viewer] + 1, tile.top.need
    if have < need:
        return say("{have} of {need} dwarfs: not enough yet to do the task.", have=have, need=need)
    if have > need:
        return say("There are enough already: this one would stay behind.")
    return sentences(
        say("{have} of {need} dwarfs: done this turn.", have=have, need=need), brings(sight, tile)
    )


def dwarf_leaves(sight: Sight, tile: TileView) -> str:
    if tile.dwarfs[sight.viewer] == tile.top.need:
        return say("The task there is no longer done: {card}.", card=name_of_kind(tile.top.kind))
    return ""


def brings(sight: Sight, tile: TileView) -> str:
    """What resolving the task would give."""
    view, kind = sight.view, tile.top.kind
    if tile.tile in sight.stopped:
        return say("But it is stopped by a monster: the dwarfs come home with nothing.")
    if kind in MINES:
        gem = MINES[kind]
        number = min(yields(view.box, kind), view.supply[gem])
        if not number:
            return say("But the pile is empty: the dwarfs come home with nothing.")
        return say("It brings {gem} × {number}.", gem=gem_name(gem), number=number)
    if kind == "tavern":
        empty = not view.ogre_deck and not view.ogre_discard
        return say("But no ogre is left.") if empty else say("It brings an ogre card.")
    if kind == "warehouse":
        return say("You may buy a trade goal on offer, if you can pay for it.")
    if kind == "castle":
        return say("You may put the top card of a stack under it.")
    return say("The monster is slain: {points} points.", points=box_of(view.box).trophy_vp)


# -- choices -------------------------------------------------------------------------------------------


def consequence(sight: Sight, choice: int) -> str:
    """What pressing a tile would do."""
    if choices.PUT <= choice < choices.MOVE:
        return dwarf_arrives(sight, sight.at(choice - choices.PUT))
    if choices.MOVE <= choice < choices.TILE:
        return moved(sight, choice)
    if choices.TILE <= choice < choices.DWARF:
        return on_tile(sight, sight.at(choice - choices.TILE), choice)
    return ""


def moved(sight: Sight, choice: int) -> str:
    tile, side = divmod(choice - choices.MOVE, SIDES)
    start = sight.at(tile)
    cell = beside(start.cell, side)
    end = next(tile for tile in sight.view.tiles if tile.cell == cell)
    return sentences(dwarf_leaves(sight, start), dwarf_arrives(sight, end))


def on_tile(sight: Sight, tile: TileView, choice: int) -> str:
    if sight.decision == "resolve":
        need = say.many("{number} dwarf comes home.", "{number} dwarfs come home.", tile.top.need)
        slain = changes(sight, after(sight, choice)) if tile.top.kind in ("dragon", "frost_giant") else ""
        return sentences(need, brings(sight, tile), slain)
    if sight.decision == "dig":
        top = name_of_kind(tile.stack[-2].kind)
        return sentences(say("{card} comes to the top.", card=top), changes(sight, after(sight, choice)))
    if sight.decision == "ambush":
        gone = ", ".join(f"{sight.names[seat]} {number}" for seat, number in enumerate(tile.dwarfs) if number)
        return say("These dwarfs go home: {dwarfs}.", dwarfs=gone)
    return ""


def gems_after(sight: Sight, choice: int) -> str:
    """What is left after a trade."""
    then = after(sight, choice)
    if then is None or then.seats[sight.viewer].gems is None:
        return ""
    left = then.seats[sight.viewer].gems or ()
    kept = ", ".join(f"{gem_name(gem)} {number}" for gem, number in enumerate(left) if number)
    return say("You keep: {gems}.", gems=kept) if kept else say("You keep no gem.")
