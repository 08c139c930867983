# interpreted: reads a position once
"""What the frames of pending work may hold, and which may lie on which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.core.given import Reader, whole

from . import card_effects, steps
from .bargains import purse
from .card_effects import PAYS_GOLD, PAYS_WP
from .fighters import NO_TARGET, rolling_hero
from .gifts import SHARE_GOLD
from .heroes import bit, can_spend_hour, dice_for
from .names import BREW, FOG, GEM, HERB, LAST_LETTER, THINGS, TOKEN_KINDS, WINESKIN
from .position_limits import LARGE, amount, field_on, number, one_among, set_of, switch
from .program import Effect, Program
from .table import CARRIED, DICE_COUNT, FIELD, MOST_CREATURES, NOWHERE, PLACE, TYPE, WP, Board
from .ways import can_go

Shape = tuple[str, ...]

# -- what the numbers of a frame stand for ---------------------------------------------------------

FOR: Final = ("hero?", "here", "hero?")  # whom an effect is about: himself, the field, the owner of the card
EFFECT_OF: Final[Mapping[str, type[Effect]]] = {
    "effect": Effect,
    "gift": card_effects.Give,
    "offer": card_effects.Offer,
    "price": card_effects.UnlessPaid,
    "roll": card_effects.Roll,
}
A_HERO: Final[Shape] = ("hero",)
SHAPES: Final[Mapping[int, Shape]] = {
    steps.SETUP: ("setup",),
    steps.EFFECTS: ("effect", *FOR, "card?"),
    steps.DRAW: ("deck", "number", *FOR),
    steps.PLAY_CARD: ("card", "deck?", *FOR),
    steps.AFTER_CARD: ("card", "deck"),
    steps.ASK_BLOCK: ("hero", "card"),
    steps.GIVE: ("gift", *FOR),
    steps.SHARES: ("goods", "sign"),
    steps.OFFER: ("offer", "hero", "here"),
    steps.FIRST_TURN: (),
    steps.NEXT_TURN: A_HERO,
    steps.SUNRISE: ("sunrise",),
    steps.CREATURE_MOVES: ("creature", "kind"),
    steps.NARRATOR: ("number", "switch"),
    steps.LETTER_CARDS: ("letter",),
    steps.MOVE_ON: A_HERO,
    steps.END_MOVE: A_HERO,
    steps.FOG: A_HERO,
    steps.BATTLE_ROUND: (),
    steps.ROLLS: ("turn",),
    steps.ROLL_HERO: A_HERO,
    steps.NEXT_DIE: A_HERO,
    steps.OFFER_FLIP: A_HERO,
    steps.OFFER_BOOST: A_HERO,
    steps.OFFER_HERB: A_HERO,
    steps.FINISH_ROLL: A_HERO,
    steps.CREATURE_ROLLS: (),
    steps.LOSS: ("hero", "points"),
    steps.AFTER_ROUND: (),
    steps.ASK_STAY: A_HERO,
    steps.NEXT_ROUND: (),
    steps.DEFEATED: ("creature",),
    steps.END_ACTION: A_HERO,
    steps.OFFER_TO: ("offer", *FOR),
    steps.TRACK_END: (),
    steps.TURN: ("hero", "switch"),
    steps.MOVE: A_HERO,
    steps.FIGURE: ("hero", "switch", "fields", "switch"),
    steps.ASK_INVITE: ("hero", "heroes"),
    steps.JOIN: A_HERO,
    steps.BLACK: A_HERO,
    steps.ROLL_ON: A_HERO,
    steps.FLIP: ("hero", "hero"),
    steps.BOOST: A_HERO,
    steps.HERB: A_HERO,
    steps.SHIELD: ("hero", "points"),
    steps.STAY: A_HERO,
    steps.REWARD: ("hero", "points", "some heroes"),
    steps.BLOCK: ("hero", "card"),
    steps.DIVIDE: ("hero", "goods", "sign", "points"),
    steps.GIFT: ("hero", "item"),
    steps.CHOOSE: ("hero", "effect", "heroes", "number", "number", "heroes"),
    steps.ACCEPT: ("hero", "offer"),
    steps.ACCEPT_ITEM: ("hero", "offer"),
    steps.PAY_OR_NOT: ("hero", "price", *FOR, "card?"),
    steps.PAY: ("hero", "currencies", "points"),
    steps.PEEK: ("hero", "deck", "card"),
    steps.OPTIONAL_ROLL: ("hero", "roll", *FOR, "card?"),
    steps.REMOVE_FROM: ("hero", "token"),
    steps.LOSE_GEM: A_HERO,
    steps.EMPTY_FOG: ("hero", "points"),
    steps.CLEARING: ("hero", "number"),
    steps.FLIGHT: ("hero", "hero"),
    steps.OWN_SHIELD: ("hero", "points"),
    steps.LOOK: ("hero", "field"),
    steps.EXCHANGE: ("hero", "hero", "hero", "thing", "switch"),
}


def readers(program: Program, heroes: int) -> dict[str, Reader[int]]:
    cards, decks = len(program.cards) - 1, len(program.decks) - 1
    found = {
        "hero": whole(0, heroes - 1),
        "hero?": whole(NOWHERE, heroes - 1),
        "heroes": set_of(heroes),
        "some heroes": whole(1, 2**heroes - 1),
        "field": field_on(program.board),
        "here": field_on(program.board, NOWHERE),
        "card": whole(0, cards),
        "card?": whole(NOWHERE, cards),
        "deck": whole(0, decks),
        "deck?": whole(NOWHERE, decks),
        "setup": whole(0, 3),
        "sunrise": whole(0, 9),
        "turn": whole(0, heroes),
        "goods": whole(0, SHARE_GOLD),
        "sign": one_among((-1, 1), "D4.1"),
        "points": whole(1, LARGE),
        "amount": amount,
        "number": number,
        "switch": switch,
        "fields": whole(0, 4),
        "letter": whole(0, LAST_LETTER),
        "creature": whole(0, MOST_CREATURES - 1),
        "kind": whole(0, len(program.kinds) - 1),
        "item": whole(WINESKIN, BREW),
        "token": whole(0, TOKEN_KINDS - 1),
        "thing": whole(0, THINGS - 1),
        "currencies": whole(1, PAYS_WP | PAYS_GOLD),
    }
    effects = list(enumerate(program.effects))
    for word, kind in EFFECT_OF.items():
        found[word] = one_among([place for place, each in effects if isinstance(each, kind)], "D31")
    return found


def check_frames(table: Board, frames: list[list[int]]) -> None:
    """Each frame holds what its step needs, and nothing else."""
    known = readers(table.program, int(table.party))
    for step, *numbers in frames:
        shape = SHAPES.get(step)
        if shape is None:
            raise Refusal("contradiction", "D31", field="step")
        for word, given in zip(shape, numbers, strict=False):
            known[word](given, word.rstrip("?"))
        if any(numbers[len(shape) :]) or (step == steps.CHOOSE and not can_choose(numbers)):
            raise Refusal("contradiction", "D31", field="frames")


def can_choose(numbers: list[int]) -> bool:
    """D32.3: there are heroes left to choose from, and enough of them."""
    chosen, least, most, able = numbers[2:6]
    return not chosen & ~able and chosen.bit_count() < most <= able.bit_count() and least <= most


# -- which frame may lie on which ------------------------------------------------------------------

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
