# interpreted: reads a position once
"""Which frames of pending work may lie on which, and whether what they ask for is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.core.errors import Refusal

from ..rules.bargains import purse
from ..rules.fighters import NO_TARGET, rolling_hero
from ..rules.heroes import bit, can_spend_hour, dice_for
from ..rules.paths import can_go
from . import steps
from .names import FOG, GEM, HERB, WINESKIN
from .table import CARRIED, DICE_COUNT, FIELD, NOWHERE, PLACE, TYPE, WP, Board

BATTLE: Final = frozenset(
    {
        steps.BATTLE_ROUND,
        steps.ROLLS,
        steps.CREATURE_ROLLS,
        steps.AFTER_ROUND,
        steps.NEXT_ROUND,
        steps.DEFEATED,
    }
)
BASES: Final = BATTLE | {  # one of these lies at the bottom, and nowhere else
    steps.SETUP,
    steps.FIRST_TURN,
    steps.TURN,
    steps.MOVE,
    steps.MOVE_ON,
    steps.END_MOVE,
    steps.FIGURE,
    steps.END_ACTION,
    steps.NEXT_TURN,
    steps.SUNRISE,
}
A_ROLL: Final = (  # of one hero
    *(steps.ROLL_HERO, steps.NEXT_DIE, steps.OFFER_FLIP, steps.OFFER_BOOST, steps.OFFER_HERB),
    *(steps.FINISH_ROLL, steps.BLACK, steps.ROLL_ON, steps.FLIP, steps.BOOST, steps.HERB),
)
BEGINNINGS: Final = frozenset({steps.ROLL_HERO, steps.NEXT_DIE, steps.BLACK})
UNDER: Final[Mapping[int, int]] = {  # frames that lie above one kind of base only
    **dict.fromkeys(A_ROLL, steps.ROLLS),
    **dict.fromkeys((steps.LOSS, steps.SHIELD), steps.AFTER_ROUND),
    **dict.fromkeys((steps.ASK_STAY, steps.STAY, steps.CLEARING), steps.NEXT_ROUND),
    **dict.fromkeys((steps.ASK_INVITE, steps.JOIN), steps.BATTLE_ROUND),
    steps.REWARD: steps.DEFEATED,
    steps.CREATURE_MOVES: steps.SUNRISE,
    steps.FOG: steps.END_ACTION,
    steps.EMPTY_FOG: steps.SETUP,
}
# Decisions that others may interrupt; the rest wait on top of the stack.
INTERRUPTED: Final = frozenset(
    {steps.TURN, steps.ASK_INVITE, steps.ROLL_ON, steps.STAY, steps.DIVIDE, steps.GIFT}
    | {steps.LOSE_GEM, steps.OWN_SHIELD, steps.FLIGHT}
)


def check_order(table: Board, frames: list[list[int]]) -> None:
    kinds = [frame[0] for frame in frames]
    base, *above = kinds
    fits = base in BASES and not BASES & set(above)
    fits = fits and all(UNDER.get(kind, base) == base for kind in above)
    fits = fits and all(kind < steps.FIRST_DECISION or kind in INTERRUPTED for kind in kinds[:-1])
    fits = fits and (base in BATTLE) == (table.target != NO_TARGET)
    fits = fits and all(can_be_done(table, frame, frames) for frame in frames)
    if base == steps.TURN:
        fits = fits and frames[0][1] == table.active
    if base in BATTLE:
        fits = fits and fits_battle(table, frames)
    if base == steps.ROLLS:
        fits = fits and fits_roll(table, frames)
    if not fits:
        raise Refusal("contradiction", "D31", field="frames")


def can_be_done(table: Board, frame: list[int], frames: list[list[int]]) -> bool:
    """There is as much as a decision will ask for."""
    step, hero, second, points, *_ = frame
    if step == steps.EMPTY_FOG:
        fields = table.program.rules.fog_fields
        return second <= sum(table.find_token(FOG, field) != NOWHERE for field in fields)
    if step == steps.PAY:
        return points <= purse(table, second)
    if step == steps.MOVE:
        return table.stepped == 1 or can_set_out(table, hero)
    if step == steps.LOSE_GEM:
        return frames.count(frame) <= table.count_tokens(GEM, CARRIED + hero)
    return True


def can_set_out(table: Board, hero: int) -> bool:
    """D5.6, D5.8: a move has a first step, which an hour or an item pays for."""
    field = table.hero(hero, FIELD)
    paid = table.credit or table.carries(hero, WINESKIN) >= 0 or table.carries(hero, HERB) >= 0
    leads_on = any(can_go(table, field, other) for other in table.program.board.adjacent[field])
    return leads_on and bool(paid or can_spend_hour(table, hero))


def fits_battle(table: Board, frames: list[list[int]]) -> bool:
    """Somebody attacks; the creature stands on a field, or they clear rubble."""
    if table.inviter < 0:
        return False
    if table.target >= 0 and table.creature(table.target, PLACE) < 0:
        return False
    return frames[0][0] != steps.DEFEATED or frames[0][1] == table.target


def fits_roll(table: Board, frames: list[list[int]]) -> bool:
    """D7.4: one rolls after the other; whose turn has not come has no dice yet."""
    place = frames[0][1]
    rolling = rolling_hero(table, max(0, place - 1))
    rolled = {rolling_hero(table, turn) for turn in range(place)}
    for hero in range(table.party):
        if table.fighters & bit(hero) and hero not in rolled and table.hero(hero, DICE_COUNT):
            return False
    for step, hero, other, *_ in frames[1:]:
        if step in A_ROLL and (other if step == steps.FLIP else hero) != rolling:
            return False
    kinds = {frame[0] for frame in frames}
    dice = table.hero(rolling, DICE_COUNT)
    if steps.ROLL_ON in kinds and dice >= dice_for(table.hero(rolling, TYPE), table.hero(rolling, WP)):
        return False
    return not kinds & {*A_ROLL} or bool(kinds & BEGINNINGS) != bool(dice)
