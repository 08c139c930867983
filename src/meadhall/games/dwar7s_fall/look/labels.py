"""Tiles in words: the cards, the dwarfs, the kingdom, the points."""

from __future__ import annotations

from ..state.view_values import TileView
from ..words.names import name_of_kind, sides_named
from .words import cell_words, listed, say, sentences


def seat_word(seat: int, viewer: int, names: tuple[str, ...]) -> str:
    return say("you") if seat == viewer else names[seat]


def tile_label(tile: TileView, whose: tuple[int, ...], viewer: int, names: tuple[str, ...]) -> str:
    """The whole tile, for screen readers."""
    return sentences(
        f"{name_of_kind(tile.top.kind)}, {cell_words(tile.cell)}.",
        walls_words(tile.top.walls),
        tile_words(tile, whose, viewer, names),
    )


def tile_words(tile: TileView, whose: tuple[int, ...], viewer: int, names: tuple[str, ...]) -> str:
    """The state of a tile without its walls."""
    return sentences(*tile_facts(tile, whose, viewer, names))


def tile_facts(
    tile: TileView, whose: tuple[int, ...], viewer: int, names: tuple[str, ...]
) -> tuple[str, ...]:
    return (
        crowd_words(tile, viewer, names),
        stopped_words(tile),
        stack_words(tile),
        kingdom_words(whose, viewer, names),
        points_words(tile.top.vp),
    )


def points_words(value: int) -> str:
    if value < 0:
        return say.many("Costs its kingdom {number} point.", "Costs its kingdom {number} points.", -value)
    return say.many("Worth {number} point.", "Worth {number} points.", value)


def stack_words(tile: TileView) -> str:
    below = [name_of_kind(card.kind) for card in reversed(tile.stack[:-1])]
    return say("Below it: {cards}.", cards=listed(below)) if below else ""


def walls_words(walls: tuple[bool, ...]) -> str:
    sides = sides_named(walls)
    return say("Walls: {sides}.", sides=sides) if sides else say("No walls.")


def crowd_words(tile: TileView, viewer: int, names: tuple[str, ...]) -> str:
    taken = sum(tile.dwarfs)
    card = tile.top
    there = listed(
        [f"{seat_word(seat, viewer, names)} {number}" for seat, number in enumerate(tile.dwarfs) if number]
    )
    needed = say("{need} of one colour do the task.", need=card.need)
    if not taken:
        return say("Nobody is there, {spaces} spaces.", spaces=card.spaces) + " " + needed
    return sentences(
        say("{taken} of {spaces} spaces are taken: {dwarfs}.", taken=taken, spaces=card.spaces, dwarfs=there),
        needed,
        due_words(tile, viewer, names),
    )


def due_words(tile: TileView, viewer: int, names: tuple[str, ...]) -> str:
    due = [seat_word(seat, viewer, names) for seat in tile.due]
    return say("Done for: {players}.", players=listed(due)) if due else ""


def stopped_words(tile: TileView) -> str:
    if not tile.stopped:
        return ""
    if tile.top.kind == "castle":
        return say("A monster in the region stops the digging here.")
    return say("A dragon in the region stops this mine.")


def kingdom_words(whose: tuple[int, ...], viewer: int, names: tuple[str, ...]) -> str:
    if not whose:
        return ""
    if whose == (viewer,):
        return say("Your kingdom.")
    players = listed([seat_word(seat, viewer, names) for seat in whose])
    return say("Kingdom of: {players}.", players=players)
