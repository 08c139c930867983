"""The resolve phase (W10) and what monsters do in it (W11)."""

from __future__ import annotations

from mypy_extensions import i64

from ..state import choices, events, steps
from ..state.cards import CASTLE, GEMS, GOLD_MINE, TAVERN, WAREHOUSE, can_be_covered, is_mine
from ..state.table import NO_CARD, Board, bit
from . import ogres
from .dwarfs import send_home
from .regions import dragon_near, find_regions, is_stacked, monster_near

# -- what is due (W10.1, W10.2) --------------------------------------------------------------------


def due_tiles(table: Board, seat: i64) -> i64:
    """Tiles on which the seat has the dwarfs needed, as bits."""
    due: i64 = 0
    for tile in range(table.tiles):
        if table.dwarfs(tile, seat) and is_due(table, seat, tile):  # most tiles have none: ask no further
            due |= bit(tile)
    return due


def is_due(table: Board, seat: i64, tile: i64) -> bool:
    dwarfs = table.dwarfs(tile, seat)
    return dwarfs != 0 and dwarfs >= table.box.need[table.top(tile)]


def is_stopped(table: Board, tile: i64) -> bool:
    """W11.1: a dragon stops mines; W11.3: any monster stops the digging from castles."""
    kind = table.kind(tile)
    if is_mine(kind):
        return dragon_near(table, tile)
    return kind == CASTLE and monster_near(table, tile)


def offer_due(table: Board) -> None:
    """W10.3: in any order."""
    for tile in range(table.tiles):
        if table.due >> tile & 1:
            table.offer(choices.TILE + tile)


def resolve(table: Board, seat: i64, tile: i64) -> None:
    """W10.4: the dwarfs needed go home, with or without success (W10.5)."""
    table.due &= ~bit(tile)
    send_home(table, seat, tile, table.box.need[table.top(tile)])
    kind = table.kind(tile)
    if is_mine(kind):
        dig_gems(table, seat, tile, kind - GOLD_MINE)
    elif kind == TAVERN:
        visit_tavern(table, seat, tile)
    elif kind == WAREHOUSE:
        open_trade(table, seat, tile)
    elif kind == CASTLE:
        open_dig(table, seat, tile)
    else:
        slay(table, seat, tile)


# -- mines and taverns (W10.6, W10.7) --------------------------------------------------------------


def gems_at(table: Board, tile: i64) -> i64:
    """How many gems a mine gives now: never more than are left (W18-13), none while it is stopped."""
    if is_stopped(table, tile):
        return 0
    gem = table.kind(tile) - GOLD_MINE
    return min(table.box.gem_yield[gem], table.supply(gem))


def dig_gems(table: Board, seat: i64, tile: i64, gem: i64) -> None:
    if is_stopped(table, tile):
        table.emit(events.MINE_BLOCKED, seat, table.cell(tile))
        return
    number = gems_at(table, tile)
    if not number:
        table.emit(events.NOTHING_GAINED, seat, table.cell(tile))
        return
    table.change_supply(gem, -number)
    table.change_gems(seat, gem, number)
    table.emit(events.GEM_MINED, seat, gem, number)


def visit_tavern(table: Board, seat: i64, tile: i64) -> None:
    found = False
    for _number in range(table.box.ogres_drawn):
        if ogres.draw(table, seat):
            found = True
    if not found:
        table.emit(events.NOTHING_GAINED, seat, table.cell(tile))


# -- trade (W10.8) ---------------------------------------------------------------------------------


def can_afford(table: Board, seat: i64, goal: i64) -> bool:
    for gem in range(i64(GEMS)):
        if table.gems(seat, gem) < table.box.cost(goal, gem):
            return False
    return True


def open_trade(table: Board, seat: i64, tile: i64) -> None:
    for place in range(table.goals_shown):
        if can_afford(table, seat, table.goal_shown(place)):
            table.step = steps.TRADE
            return
    table.emit(events.NOTHING_GAINED, seat, table.cell(tile))


def offer_trades(table: Board, seat: i64) -> None:
    table.offer(choices.DECLINE)
    for place in range(table.goals_shown):
        if can_afford(table, seat, table.goal_shown(place)):
            table.offer(choices.BUY + table.goal_shown(place))


def trade(table: Board, seat: i64, choice: i64) -> None:
    if choice == choices.DECLINE:
        table.emit(events.TRADE_DECLINED, seat)
    else:
        buy(table, seat, choice - choices.BUY)


def buy(table: Board, seat: i64, goal: i64) -> None:
    """Pay the exact cost, take the goal, refill its place while the deck lasts."""
    for gem in range(i64(GEMS)):
        cost = table.box.cost(goal, gem)
        table.change_gems(seat, gem, -cost)
        table.change_supply(gem, cost)
    table.set_holder(goal, seat)
    table.emit(events.GOAL_BOUGHT, seat, goal)
    refill(table, place_of(table, goal))


def place_of(table: Board, goal: i64) -> i64:
    for place in range(table.goals_shown):
        if table.goal_shown(place) == goal:
            return place
    return NO_CARD


def refill(table: Board, place: i64) -> None:
    if table.trade_deck:
        table.trade_deck -= 1
        goal = table.trade_card(table.trade_deck)
        table.set_goal_shown(place, goal)
        table.emit(events.GOAL_OFFERED, table.active, goal)
        return
    table.goals_shown -= 1
    for later in range(place, table.goals_shown):
        table.set_goal_shown(later, table.goal_shown(later + 1))


# -- digging (W10.9, W11.3) ------------------------------------------------------------------------


def can_dig_up(table: Board, tile: i64) -> bool:
    """A stack of at least two cards, nobody on it, no monster on top."""
    return is_stacked(table, tile) and can_be_covered(table.kind(tile)) and not table.crowd(tile)


def can_dig_at(table: Board, castle: i64) -> bool:
    """Whether digging from this castle is possible at all."""
    if is_stopped(table, castle):
        return False
    for tile in range(table.tiles):
        if can_dig_up(table, tile):
            return True
    return False


def open_dig(table: Board, seat: i64, castle: i64) -> None:
    if can_dig_at(table, castle):
        table.step = steps.DIG
    else:
        table.emit(events.NOTHING_GAINED, seat, table.cell(castle))


def offer_digs(table: Board) -> None:
    table.offer(choices.DECLINE)
    for tile in range(table.tiles):
        if can_dig_up(table, tile):
            table.offer(choices.TILE + tile)


def dig(table: Board, seat: i64, choice: i64) -> None:
    if choice == choices.DECLINE:
        table.emit(events.DIG_DECLINED, seat)
    else:
        dig_up(table, seat, choice - choices.TILE)


def dig_up(table: Board, seat: i64, tile: i64) -> None:
    """The top card goes under its stack; its rotation stays."""
    card = table.top(tile)
    following = table.under(card)
    table.set_under(table.bottom(tile), card)
    table.set_under(card, NO_CARD)
    table.set_top(tile, following)
    find_regions(table)
    table.emit(events.STACK_DUG, seat, table.cell(tile), table.box.face(following))


# -- monsters (W11.5, W11.6) -----------------------------------------------------------------------


def slay(table: Board, seat: i64, tile: i64) -> None:
    """The card becomes a trophy. The card below is in play again with its old rotation."""
    monster = table.top(tile)
    table.emit(events.MONSTER_SLAIN, seat, table.box.face(monster), table.cell(tile))
    for other in range(table.players):
        send_home(table, other, tile, table.dwarfs(tile, other))
    below = table.under(monster)
    table.set_under(monster, NO_CARD)
    table.set_top(tile, below)
    if below == NO_CARD:
        table.abandon(tile)
    table.set_trophies(seat, table.trophies(seat) + 1)
    find_regions(table)
