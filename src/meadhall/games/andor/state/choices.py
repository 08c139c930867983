"""Choices as numbers: dense, stable once published.

Heroes are numbered by their place in the seating order, fields as on the board, the rest as in `names`.
Only this module calculates with the numbers: it makes a choice (`take(hero, thing)`), tells its kind
(`is_take(choice)`) and what it is about (`hero_of(choice)`, `thing_of(choice)`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .names import FIELDS, FOG, GEM, HERB, HERB_VALUES, LEAST_HERB, MOST_HEROES, RUNE, THINGS, WARES

STEP: Final = 0  # 85 fields: a step of a hero, or of prince and dwarves
FIELD: Final = 85  # 85 fields: a field is picked
FIGHT: Final = 170  # 85 fields: attack the creature there
CLEAR: Final = 255  # 170: field, which of its rubble tokens (0: the smaller value)
TELESCOPE: Final = 425  # 340: hero, field
GIVE: Final = 765  # 432: giver, receiver, thing
TAKE: Final = 1197  # 108: hero, thing
DROP: Final = 1305  # 108: hero, thing
BUY: Final = 1413  # 32: hero, ware
EMPTY_WELL: Final = 1445  # 4 heroes
HERB_WP: Final = 1449  # 8: hero, herb (0: value 3, 1: value 4)
CALL_FALCON: Final = 1457  # 16: owner, partner
OFFER_CARD: Final = 1473  # 62 legend cards with the trigger `offer`
PASS: Final = 1535
END_DAY: Final = 1536
STOP: Final = 1537  # end a move, a falcon flight, a list
WINESKIN: Final = 1538  # a full one pays for a step
HERB_STEPS: Final = 1539  # 2 herbs: pays for steps
MOVE_FIGURE: Final = 1541  # 2: prince, shield dwarves
AGAIN: Final = 1543  # another hour for prince or dwarves
REMOVE_RUBBLE: Final = 1544
INVITE: Final = 1545  # 4 heroes
BEGIN: Final = 1549
CALL_OFF: Final = 1550
YES: Final = 1551
NO: Final = 1552
ROLL_ON: Final = 1553
KEEP: Final = 1554
BLACK_DIE: Final = 1555
OWN_DICE: Final = 1556
FLIP: Final = 1557  # 5 dice
USE_HELM: Final = 1562
BREW: Final = 1563  # 5 dice: a full one
HERB_BATTLE: Final = 1568  # 2 herbs
NOTHING: Final = 1570
REWARD: Final = 1571  # 8: hero, currency (0 gold, 1 willpower)
PAY: Final = 1579  # 8: the same
HERO: Final = 1587  # 4 heroes: somebody is picked
ITEM: Final = 1591  # 8: an item by its token number
THING: Final = 1599  # 27 things: something is picked
WINESKIN_HALF: Final = 1626  # pays for a step; WINESKIN is a full one
BREW_HALF: Final = 1627  # 5 dice; BREW is a full one
TURN_UP: Final = 1632  # 4 kinds of tokens lying face down, as in TURNED_UP
CHOICES: Final = 1636

TURNED_UP: Final = (FOG, RUNE, HERB, GEM)
CURRENCIES: Final = 2
GOLD_POINT: Final = 0
WP_POINT: Final = 1


# -- made ------------------------------------------------------------------------------------------


def step(field: i64) -> i64:
    return STEP + field


def pick_field(field: i64) -> i64:
    return FIELD + field


def fight(field: i64) -> i64:
    return FIGHT + field


def clear(field: i64, which: i64) -> i64:
    return CLEAR + 2 * field + which


def look_through(hero: i64, field: i64) -> i64:
    return TELESCOPE + FIELDS * hero + field


def give(hero: i64, receiver: i64, thing: i64) -> i64:
    return GIVE + (MOST_HEROES * hero + receiver) * THINGS + thing


def take(hero: i64, thing: i64) -> i64:
    return TAKE + THINGS * hero + thing


def drop(hero: i64, thing: i64) -> i64:
    return DROP + THINGS * hero + thing


def buy(hero: i64, ware: i64) -> i64:
    return BUY + WARES * hero + ware


def empty_well(hero: i64) -> i64:
    return EMPTY_WELL + hero


def eat_herb(hero: i64, value: i64) -> i64:
    return HERB_WP + HERB_VALUES * hero + value - LEAST_HERB


def call_falcon(hero: i64, partner: i64) -> i64:
    return CALL_FALCON + MOST_HEROES * hero + partner


def offer_card(card: i64) -> i64:
    return OFFER_CARD + card


def herb_steps(value: i64) -> i64:
    return HERB_STEPS + value - LEAST_HERB


def move_figure(figure: i64) -> i64:
    return MOVE_FIGURE + figure


def invite(hero: i64) -> i64:
    return INVITE + hero


def flip(die: i64) -> i64:
    return FLIP + die


def brew(die: i64, half: bool) -> i64:
    return BREW_HALF + die if half else BREW + die


def add_herb(value: i64) -> i64:
    return HERB_BATTLE + value - LEAST_HERB


def reward(hero: i64, currency: i64) -> i64:
    return REWARD + CURRENCIES * hero + currency


def pay(hero: i64, currency: i64) -> i64:
    return PAY + CURRENCIES * hero + currency


def pick_hero(hero: i64) -> i64:
    return HERO + hero


def pick_item(item: i64) -> i64:
    return ITEM + item


def pick_thing(thing: i64) -> i64:
    return THING + thing


def turn_up(index: i64) -> i64:
    return TURN_UP + index


# -- its kind --------------------------------------------------------------------------------------


def is_step(choice: i64) -> bool:
    return choice < FIELD


def is_field(choice: i64) -> bool:
    """A step, or a field that is picked."""
    return choice < FIGHT


def is_fight(choice: i64) -> bool:
    return FIGHT <= choice < CLEAR


def is_clear(choice: i64) -> bool:
    return CLEAR <= choice < TELESCOPE


def is_free(choice: i64) -> bool:
    """A free action, open to everybody during a turn."""
    return TELESCOPE <= choice < OFFER_CARD


def is_look(choice: i64) -> bool:
    """Through the telescope."""
    return TELESCOPE <= choice < GIVE


def is_give(choice: i64) -> bool:
    return GIVE <= choice < TAKE


def is_take(choice: i64) -> bool:
    return TAKE <= choice < DROP


def is_drop(choice: i64) -> bool:
    return DROP <= choice < BUY


def is_buy(choice: i64) -> bool:
    return BUY <= choice < EMPTY_WELL


def is_well(choice: i64) -> bool:
    return EMPTY_WELL <= choice < HERB_WP


def is_herb_wp(choice: i64) -> bool:
    return HERB_WP <= choice < CALL_FALCON


def is_falcon(choice: i64) -> bool:
    return CALL_FALCON <= choice < OFFER_CARD


def is_card(choice: i64) -> bool:
    return OFFER_CARD <= choice < PASS


def is_herb_steps(choice: i64) -> bool:
    return HERB_STEPS <= choice < MOVE_FIGURE


def is_figure(choice: i64) -> bool:
    return MOVE_FIGURE <= choice < AGAIN


def is_invite(choice: i64) -> bool:
    return INVITE <= choice < BEGIN


def is_flip(choice: i64) -> bool:
    return FLIP <= choice < USE_HELM


def is_brew(choice: i64) -> bool:
    return BREW <= choice < HERB_BATTLE or is_half_brew(choice)


def is_half_brew(choice: i64) -> bool:
    return BREW_HALF <= choice < TURN_UP


def is_reward(choice: i64) -> bool:
    return REWARD <= choice < PAY


def is_hero(choice: i64) -> bool:
    return HERO <= choice < ITEM


# -- what it is about ------------------------------------------------------------------------------


def field_of(choice: i64) -> i64:
    """Of a step, a picked field, a fight, rubble or the telescope."""
    if CLEAR <= choice < TELESCOPE:
        return (choice - CLEAR) // 2
    return choice % FIELDS  # every other range of fields begins at a multiple


def rubble_of(choice: i64) -> i64:
    """Which rubble token of the field: 0 the smaller value, 1 the larger one."""
    return (choice - CLEAR) % 2


def hero_of(choice: i64) -> i64:
    """The hero of a free action, an invitation, a reward, a payment; or the hero who is picked."""
    if choice < GIVE:
        return (choice - TELESCOPE) // FIELDS
    if choice < TAKE:
        return (choice - GIVE) // (MOST_HEROES * THINGS)
    if choice < DROP:
        return (choice - TAKE) // THINGS
    if choice < BUY:
        return (choice - DROP) // THINGS
    if choice < EMPTY_WELL:
        return (choice - BUY) // WARES
    if choice < HERB_WP:
        return choice - EMPTY_WELL
    if choice < CALL_FALCON:
        return (choice - HERB_WP) // HERB_VALUES
    if choice < OFFER_CARD:
        return (choice - CALL_FALCON) // MOST_HEROES
    if choice < REWARD:
        return choice - INVITE
    if choice < PAY:
        return (choice - REWARD) // CURRENCIES
    return (choice - PAY) // CURRENCIES if choice < HERO else choice - HERO


def partner_of(choice: i64) -> i64:
    """The hero who is given something, or to whom the falcon flies."""
    if choice < TAKE:
        return (choice - GIVE) // THINGS % MOST_HEROES
    return (choice - CALL_FALCON) % MOST_HEROES


def thing_of(choice: i64) -> i64:
    """The thing that is given, taken, laid down, or picked."""
    if choice < TAKE:
        return (choice - GIVE) % THINGS
    return (choice - TAKE) % THINGS if choice < BUY else choice - THING


def ware_of(choice: i64) -> i64:
    return (choice - BUY) % WARES


def herb_of(choice: i64) -> i64:
    """The value of the herb that is eaten or added."""
    if choice < CALL_FALCON:
        return LEAST_HERB + (choice - HERB_WP) % HERB_VALUES
    return LEAST_HERB + (choice - HERB_STEPS if choice < MOVE_FIGURE else choice - HERB_BATTLE)


def card_of(choice: i64) -> i64:
    return choice - OFFER_CARD


def figure_of(choice: i64) -> i64:
    return choice - MOVE_FIGURE


def die_of(choice: i64) -> i64:
    """The place of the die that is turned over or doubled."""
    if choice < USE_HELM:
        return choice - FLIP
    return choice - BREW_HALF if choice >= BREW_HALF else choice - BREW


def currency_of(choice: i64) -> i64:
    """Of a reward or a payment."""
    return (choice - REWARD) % CURRENCIES  # rewards are followed by payments


def item_of(choice: i64) -> i64:
    return choice - ITEM


def token_of(choice: i64) -> i64:
    """The kind of token that is turned up."""
    return TURNED_UP[choice - TURN_UP]
