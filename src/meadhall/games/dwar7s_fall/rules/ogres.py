"""Ogre cards (W9), and the deck they come from (W10.7)."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import choices, events, steps
from ..state.cards import AMBUSH, BULLY, CROWN, GEMS, OGRES, PANIC, SIDES, THIEF
from ..state.table import NO_TILE, Board, bit
from .dwarfs import can_step, on_table, send_home, shift

# -- which ogres may be played (W9.2) --------------------------------------------------------------


def offer_ogres(table: Board, seat: i64) -> None:
    """W9.1: free, any number of them."""
    for ogre in range(i64(OGRES)):
        if table.ogres(seat, ogre) and has_target(table, seat, ogre):
            table.offer(choices.OGRE + ogre)


def has_target(table: Board, seat: i64, ogre: i64) -> bool:
    if ogre == AMBUSH:
        return anybody_out(table)
    if ogre == BULLY:
        return can_bully(table, seat)
    if ogre == PANIC:
        return can_panic(table)
    for other in range(table.players):
        if is_victim(table, seat, other, ogre):
            return True
    return False


def anybody_out(table: Board) -> bool:
    for tile in range(table.tiles):
        if table.crowd(tile):
            return True
    return False


def can_bully(table: Board, seat: i64) -> bool:
    if not on_table(table, seat):
        return False
    for tile in range(table.tiles):
        if table.dwarfs(tile, seat) and has_rival_elsewhere(table, seat, tile):
            return True
    return False


def has_rival_elsewhere(table: Board, seat: i64, own: i64) -> bool:
    """W9.4: on two different tiles."""
    for tile in range(table.tiles):
        if tile != own and table.crowd(tile) > table.dwarfs(tile, seat):
            return True
    return False


def can_panic(table: Board) -> bool:
    for tile in range(table.tiles):
        if table.crowd(tile) and can_leave(table, tile):
            return True
    return False


def can_leave(table: Board, tile: i64) -> bool:
    for side in range(i64(SIDES)):
        if can_step(table, tile, side):
            return True
    return False


def is_victim(table: Board, seat: i64, other: i64, ogre: i64) -> bool:
    """W9.6: an opponent with a gem; W9.7: with an ogre."""
    if other == seat:
        return False
    return table.all_gems(other) > 0 if ogre == THIEF else table.all_ogres(other) > 0


# -- playing ---------------------------------------------------------------------------------------


def play(table: Board, seat: i64, ogre: i64) -> None:
    """The card is chosen; its target is the next decision."""
    table.emit(events.OGRE_PLAYED, seat, ogre)
    table.change_ogres(seat, ogre, -1)
    table.discard_ogre(ogre)
    if ogre == AMBUSH:
        table.step = steps.AMBUSH
    elif ogre == BULLY:
        table.step = steps.BULLY_OWN
    elif ogre == PANIC:
        table.step = steps.PANIC
    elif ogre == THIEF:
        table.step = steps.THIEF
    else:
        table.step = steps.CROWN


def offer_targets(table: Board, seat: i64) -> None:
    step = table.step
    if step == steps.AMBUSH:
        offer_ambushes(table)
    elif step == steps.BULLY_OWN:
        offer_own_dwarfs(table, seat)
    elif step == steps.BULLY_RIVAL:
        offer_rivals(table, seat, table.spot)
    elif step == steps.PANIC:
        offer_panicking(table)
    elif step == steps.PANIC_TO:
        offer_flights(table, table.spot >> 2)
    else:
        offer_victims(table, seat, THIEF if step == steps.THIEF else CROWN)


def choose_target(table: Board, seat: i64, choice: i64) -> None:
    step = table.step
    table.step = steps.ACT
    if step == steps.AMBUSH:
        ambush(table, choice - choices.TILE)
    elif step == steps.BULLY_OWN:
        table.spot = choice - choices.TILE
        table.step = steps.BULLY_RIVAL
    elif step == steps.BULLY_RIVAL:
        rival = choice - choices.DWARF
        bully(table, seat, table.spot, rival >> 2, rival & 3)
    elif step == steps.PANIC:
        table.spot = choice - choices.DWARF
        table.step = steps.PANIC_TO
    elif step == steps.PANIC_TO:
        panic(table, table.spot >> 2, table.spot & 3, choice - choices.TILE)
    elif step == steps.THIEF:
        steal(table, seat, choice - choices.PLAYER)
    else:
        take_ogres(table, seat, choice - choices.PLAYER)


# -- ambush (W9.3) ---------------------------------------------------------------------------------


def offer_ambushes(table: Board) -> None:
    for tile in range(table.tiles):
        if table.crowd(tile):
            table.offer(choices.TILE + tile)


def ambush(table: Board, tile: i64) -> None:
    """All dwarfs of all colours, the own ones too, go home."""
    for seat in range(table.players):
        number = table.dwarfs(tile, seat)
        if number:
            send_home(table, seat, tile, number)
            table.emit(events.DWARF_FLED, seat, table.cell(tile))


# -- bully (W9.4) ----------------------------------------------------------------------------------


def offer_own_dwarfs(table: Board, seat: i64) -> None:
    for tile in range(table.tiles):
        if table.dwarfs(tile, seat) and has_rival_elsewhere(table, seat, tile):
            table.offer(choices.TILE + tile)


def offer_rivals(table: Board, seat: i64, own: i64) -> None:
    for tile in range(table.tiles):
        for other in range(table.players):
            if tile != own and other != seat and table.dwarfs(tile, other):
                table.offer(choices.DWARF + 4 * tile + other)


def bully(table: Board, seat: i64, own: i64, tile: i64, other: i64) -> None:
    shift(table, seat, own, tile)
    shift(table, other, tile, own)
    table.emit(events.DWARFS_SWAPPED, seat, table.cell(own), table.cell(tile))
    table.emit(events.SWAPPED_WITH, seat, other)


# -- panic (W9.5) ----------------------------------------------------------------------------------


def offer_panicking(table: Board) -> None:
    """Any dwarf that can take a step."""
    for tile in range(table.tiles):
        if table.crowd(tile) and can_leave(table, tile):
            for seat in range(table.players):
                if table.dwarfs(tile, seat):
                    table.offer(choices.DWARF + 4 * tile + seat)


def offer_flights(table: Board, start: i64) -> None:
    reached = flights(table, start)
    for tile in range(table.tiles):
        if reached >> tile & 1:
            table.offer(choices.TILE + tile)


def flights(table: Board, start: i64) -> i64:
    """The tiles within the steps of a panic, each entered over a free space; without the start."""
    reached = bit(start)
    for _step in range(table.box.panic_steps):
        wider = reached
        for tile in range(table.tiles):
            if reached >> tile & 1:
                for side in range(i64(SIDES)):
                    if can_step(table, tile, side):
                        wider |= bit(table.next(tile, side))
        reached = wider
    return reached & ~bit(start)


def panic(table: Board, tile: i64, seat: i64, other: i64) -> None:
    shift(table, seat, tile, other)
    table.emit(events.DWARF_PANICKED, seat, table.cell(tile), table.cell(other))


# -- thief and crown (W9.6, W9.7) ------------------------------------------------------------------


def offer_victims(table: Board, seat: i64, ogre: i64) -> None:
    for other in range(table.players):
        if is_victim(table, seat, other, ogre):
            table.offer(choices.PLAYER + other)


def steal(table: Board, seat: i64, other: i64) -> None:
    """A random gem card. Only the two players see its kind."""
    gem = nth_gem(table, other, table.draw(table.all_gems(other)))
    table.change_gems(other, gem, -1)
    table.change_gems(seat, gem, 1)
    table.emit(events.GEM_STOLEN, seat, other)
    table.emit(events.STOLEN_GEM_SEEN, seat, gem, 0, seat)
    table.emit(events.STOLEN_GEM_SEEN, seat, gem, 0, other)


def nth_gem(table: Board, seat: i64, number: i64) -> i64:
    for gem in range(i64(GEMS)):
        number -= table.gems(seat, gem)
        if number < 0:
            return gem
    return NO_TILE


def take_ogres(table: Board, seat: i64, other: i64) -> None:
    table.emit(events.OGRES_TAKEN, seat, table.all_ogres(other), other)
    for ogre in range(i64(OGRES)):
        number = table.ogres(other, ogre)
        if number:
            table.change_ogres(other, ogre, -number)
            table.change_ogres(seat, ogre, number)
            table.emit(events.OGRES_SEEN, seat, ogre, number, seat)
            table.emit(events.OGRES_SEEN, seat, ogre, number, other)


# -- the deck (W10.7) ------------------------------------------------------------------------------


def can_draw(table: Board) -> bool:
    return table.ogre_deck + table.ogre_discard > 0


def draw(table: Board, seat: i64) -> bool:
    """Draws an ogre; the discards make a new deck if it is empty. False if there is none."""
    if not can_draw(table):
        return False
    if not table.ogre_deck:
        shuffle_discards(table)
    table.ogre_deck -= 1
    ogre = table.ogre_card(table.ogre_deck)
    table.change_ogres(seat, ogre, 1)
    table.emit(events.OGRE_DRAWN, seat)
    table.emit(events.OGRE_SEEN, seat, ogre, 0, seat)
    return True


def shuffle_discards(table: Board) -> None:
    for place in range(table.ogre_discard):
        table.set_ogre_card(place, table.discarded_ogre(place))
    table.ogre_deck = table.ogre_discard
    table.ogre_discard = 0
    shuffle_deck(table)
    table.emit(events.OGRES_SHUFFLED, table.active)


def shuffle_deck(table: Board) -> None:
    for place in range(table.ogre_deck):
        other = place + table.draw(table.ogre_deck - place)
        ogre = table.ogre_card(place)
        table.set_ogre_card(place, table.ogre_card(other))
        table.set_ogre_card(other, ogre)
