# interpreted: plain frozen values, made a few times a move
"""The knowledge of a viewer, as a frozen value. All heroes share what they know (D28.2): every viewer sees
the same table; what lies face down is nothing yet, and decks are known by what may still be in them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HeroView:
    hero: str
    who: str  # the side that is shown: the hero's id, or the heroine's
    seat: int
    field: int
    sp: int
    wp: int
    hours: int
    hours_left: int
    normal_left: int  # those of them that are not overtime
    overtime_left: int
    prices: tuple[int, ...]  # willpower points of each hour that is left
    gold: int
    day_ended: bool
    carries: tuple[str, ...]
    farmers: int
    fate: str
    fate_met: bool
    dice: tuple[int, ...]
    fighting: bool
    may_roll: int  # dice at this willpower
    one_by_one: bool  # rolls its dice one after the other, and the last counts
    black: bool  # rolled the black die instead of its own
    boost: str  # "helm", "witch_brew" or ""
    herb_bonus: int
    flipped: int  # place of the die that was turned over, or -1
    guarded: bool  # a shield has saved him in this round
    result: int  # what the dice count so far
    counting: tuple[int, ...]  # places of the dice that count
    to_roll: int  # dice that may still be rolled in this round
    reached: int  # what the hero adds to the battle so far


@dataclass(frozen=True, slots=True)
class CreatureView:
    kind: str
    field: int  # -2: on a golden shield
    strength: int  # of now; AS_ATTACKERS: as great as that of who attacks it
    wp: int
    wp_full: int
    reward: int
    tag: str
    anchored: bool
    asleep: bool
    must: int  # hero without whom nobody fights it, or -1
    holds: tuple[str, ...]
    dice: int  # with its willpower of now
    black_dice: bool
    # Its way at the next sunrise, as far as all can tell: from where it stands (the castle, if on a shield)
    # to where it will stand, fields it hops over included; none if it stays.
    way: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FoeView:
    """The creature of the battle that runs or was fought last, as it rolled."""

    kind: str
    field: int
    dice: tuple[int, ...]  # none before it has rolled
    black: bool
    counting: tuple[int, ...]  # places of the dice that count
    strength: int  # in that round
    value: int  # its battle value
    lost: int  # willpower it has lost in that round; below 0: what each hero has lost


@dataclass(frozen=True, slots=True)
class TokenView:
    """Something on a field. `face` is "" while it lies face down."""

    token: str
    field: int
    face: str
    tag: str


@dataclass(frozen=True, slots=True)
class DeckView:
    deck: str
    unseen: tuple[str, ...]  # in no order
    top: str  # the card everybody knows to lie on top
    under: tuple[str, ...]  # those that came back, from top to bottom


@dataclass(frozen=True, slots=True)
class TableView:
    viewer: int
    legend: str
    texts: str  # where what the legend tells people is kept
    difficulty: str
    board: str
    decision: str
    deciding: tuple[int, ...]
    choices: tuple[int, ...]
    decider: int  # the hero, or -1
    active: int
    day: int
    sunrise: bool
    prologue: bool
    narrator: str
    n_token: str
    stars: tuple[str, ...]  # letters still to come where cards wait
    rooster: int
    delivered: int
    castle: bool  # whether there is one to be defended
    held: int  # golden shields that creatures have taken
    capacity: int  # of the castle
    way_out: int  # the field on which creatures leave the board
    castle_falls: bool  # at the next sunrise, as far as everybody can tell
    outcome: int
    ending: str  # why it ended, or ""
    heroes: tuple[HeroView, ...]
    creatures: tuple[CreatureView, ...]
    tokens: tuple[TokenView, ...]
    figures: tuple[tuple[str, int], ...]
    broken: tuple[tuple[int, int], ...]
    closed: tuple[tuple[int, int], ...]  # steps between neighbours that nobody can take, from and to
    halts: tuple[int, ...]  # fields where a way of the hero who decides ends: a card comes up, or all is lost
    decks: tuple[DeckView, ...]
    unseen: tuple[int, ...]  # by face, as in the pools of the table
    stock: tuple[int, ...]
    waiting: tuple[str, ...]  # cards that wait for a hero
    flags: tuple[str, ...]
    variables: tuple[int, ...]
    target: int  # field of the creature under attack, or -1
    fighters: tuple[int, ...]
    fought: tuple[int, ...]  # in any round; after the battle, until somebody acts again
    heroes_value: int  # what the fighters and their allies reach so far
    overtime: tuple[int, ...]  # willpower points of the hours 8 to 10 today, -1 where forbidden
    battle_round: int
    inviter: int  # hero, or -1
    rolling: tuple[int, ...]  # heroes in the order they roll
    allies: int  # what prince and dwarves add to the battle
    foe: FoeView | None  # none against rubble
    credit: int  # steps an item has paid for
    played: tuple[str, ...]  # cards of the legend that are done, in file order
    goals: tuple[tuple[str, bool], ...]  # and whether each is met now
    tasks: tuple[tuple[str, bool], ...]  # of the prologue
    shops: tuple[int, ...]  # fields where a merchant sells today
    pending: tuple[int, ...]  # the frame of the decision: what is being divided, how much is left
