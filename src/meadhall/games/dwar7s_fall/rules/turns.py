"""The turn (W5), the end of the game (W13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..state import choices, events, steps
from ..state.cards import GEMS, OGRES
from ..state.table import NO_TILE, Board
from . import building, dwarfs, goals, ogres, tasks
from .regions import giant_near

BY_GOALS: Final = 0
STANDSTILL: Final = 1
ROUND_LIMIT: Final = 2
IDLE_ROUNDS: Final = 2  # W13.4

# -- the actions phase (W5.2 to W5.4) --------------------------------------------------------------


def begin(table: Board, seat: i64) -> None:
    table.active = seat
    table.used = 0
    table.step = steps.ACT
    table.emit(events.TURN_BEGAN, seat, table.round)


def allowance(table: Board, seat: i64) -> i64:
    """W5.2: one more with the castle in play, and no giant in its region."""
    castle = table.castle(seat)
    if castle == NO_TILE or giant_near(table, castle):
        return table.box.base_actions
    return table.box.base_actions + table.box.castle_actions


def can_act(table: Board, seat: i64) -> bool:
    """W5.3: checked before each action; only the last action depends on the castle."""
    if table.active != seat:
        return False
    return table.used < table.box.base_actions or table.used < allowance(table, seat)


def actions_left(table: Board) -> i64:
    """The actions left to the active player. The castle's may be lost at any time."""
    return max(i64(0), allowance(table, table.active) - table.used) if table.step == steps.ACT else 0


def offer_acts(table: Board, seat: i64) -> None:
    if table.tiles:  # W6.1: the first card of the game must be laid
        table.offer(choices.END_ACTIONS)
    if can_act(table, seat):
        building.offer_cards(table, seat)
        dwarfs.offer_puts(table, seat)
        dwarfs.offer_moves(table, seat)
    ogres.offer_ogres(table, seat)


def act(table: Board, seat: i64, choice: i64) -> None:
    if choice == choices.END_ACTIONS:
        end_actions(table, seat)
        return
    table.busy = 1
    if choice >= choices.MOVE:
        how = choice - choices.MOVE
        dwarfs.move(table, seat, how >> 2, how & 3)
        table.used += 1
    elif choice >= choices.PUT:
        dwarfs.put(table, seat, choice - choices.PUT)
        table.used += 1
    elif choice >= choices.OGRE:
        ogres.play(table, seat, choice - choices.OGRE)
    else:
        take_up(table, seat, choice - choices.CARD)


def take_up(table: Board, seat: i64, place: i64) -> None:
    """A card is chosen. Its place is the next decision, unless there is only one (W6.1)."""
    table.held = building.card_of(seat, place)
    table.spot = choices.END_ACTIONS
    table.step = steps.ROTATE if building.table_is_bare(table) else steps.PLACE


def choose_place(table: Board, choice: i64) -> None:
    table.spot = choice
    table.step = steps.ROTATE


def rotate(table: Board, seat: i64, rotation: i64) -> None:
    building.lay(table, seat, table.held, table.spot, rotation)
    table.used += 1
    table.step = steps.ACT


# -- resolve and discard (W5.5, W5.6, W16.2) -------------------------------------------------------


def end_actions(table: Board, seat: i64) -> None:
    table.due = tasks.due_tiles(table, seat)
    next_task(table, seat)


def resolve(table: Board, seat: i64, tile: i64) -> None:
    table.busy = 1
    table.step = steps.RESOLVE
    tasks.resolve(table, seat, tile)
    if table.step == steps.RESOLVE:
        next_task(table, seat)


def next_task(table: Board, seat: i64) -> None:
    if table.due:
        table.step = steps.RESOLVE
    else:
        check_hand(table, seat)


def check_hand(table: Board, seat: i64) -> None:
    table.step = steps.DISCARD if surplus(table, seat) > 0 else steps.END


def surplus(table: Board, seat: i64) -> i64:
    """W5.6: cards above the limit."""
    return table.hand_size(seat) - table.box.hand_limit


def offer_discards(table: Board, seat: i64) -> None:
    """Gems and ogres only; kingdom cards are never discarded."""
    for gem in range(i64(GEMS)):
        if table.gems(seat, gem):
            table.offer(choices.DISCARD_GEM + gem)
    for ogre in range(i64(OGRES)):
        if table.ogres(seat, ogre):
            table.offer(choices.DISCARD_OGRE + ogre)


def discard(table: Board, seat: i64, choice: i64) -> None:
    if choice < choices.DISCARD_OGRE:
        gem = choice - choices.DISCARD_GEM
        table.change_gems(seat, gem, -1)
        table.change_supply(gem, 1)
        table.emit(events.GEM_DISCARDED, seat, gem)
    else:
        ogre = choice - choices.DISCARD_OGRE
        table.change_ogres(seat, ogre, -1)
        table.discard_ogre(ogre)
        table.emit(events.OGRE_DISCARDED, seat, ogre)
    check_hand(table, seat)


# -- the end of a turn, of a round, of the game (W5.7, W13) ----------------------------------------


def calls_final_round(table: Board, seat: i64) -> bool:
    """W13.1: at the end of the own turn."""
    return goals.goals_completed(table, seat) >= table.box.goals_to_end


def end_turn(table: Board, seat: i64) -> None:
    if not table.final_round and calls_final_round(table, seat):
        table.final_round = 1
        table.emit(events.FINAL_ROUND, seat)
    following = next_player(table, seat)
    if following == table.first:
        end_round(table)
    else:
        begin(table, following)


def next_player(table: Board, seat: i64) -> i64:
    following = seat + 1
    return following if following < table.players else 0


def turns_left(table: Board, seat: i64) -> i64:
    """Turns of this round still to come after this seat's."""
    return (table.first + table.players - 1 - seat) % table.players


def end_round(table: Board) -> None:
    """W13.1: all have had the same number of turns; W13.4: standstill and safety cap."""
    table.idle_rounds = 0 if table.busy else table.idle_rounds + 1
    table.busy = 0
    if table.final_round:
        finish(table, BY_GOALS)
    elif table.idle_rounds == IDLE_ROUNDS:
        finish(table, STANDSTILL)
    elif table.round == table.box.last_round:
        finish(table, ROUND_LIMIT)
    else:
        table.round += 1
        begin(table, table.first)


def finish(table: Board, how: i64) -> None:
    """W14.4: fulfilled secret goals are revealed."""
    for seat in range(table.players):
        if goals.can_reveal(table, seat):
            goals.reveal(table, seat)
    table.step = steps.OVER
    table.ended_by = how
    table.emit(events.GAME_ENDED, table.active, how)
