# interpreted: words are for people
"""Nidavellir in words: what a seat is asked, what it may choose, and what happened.

The sentences are in `sentences`, the names in `card_words`; here they meet what lies on the table. Only what
the asked seat may know is used, so a real and an imagined table give the same words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.core.table import NOBODY

from ..rules import heroes
from ..rules.army import lines
from ..rules.thingvellir.heroes import KHRAD_PLUS
from ..state import steps
from ..state.cards import COIN_VALUE, HUNTER
from ..state.choices import lower_of
from ..state.table import EVALUATION_PHASE, PIONEER_CARDS, UNCLAIMED, Board
from ..state.view import row_of
from .choices import describe_choice
from .log import describe_entry
from .names import card_name, mercenary_name, tavern_name
from .sentences import BID_HINT, PROMPTS, say

__all__ = ["describe_choice", "describe_entry", "prompt", "typing_hint"]

Prompter = Callable[[Board, int], str]


def prompt(table: Board, seat: int) -> str:
    """What the seat is to do now, and why."""
    if not table.decision(seat):
        return say(PROMPTS["nothing"])
    return PROMPTERS[table.top_step](table, seat)


def plain(sentence: str) -> Prompter:
    return lambda table, seat: say(PROMPTS[sentence])


def at_tavern(sentence: str) -> Prompter:
    return lambda table, seat: say(PROMPTS[sentence], tavern=tavern_name(table.tavern))


def sealed(sentence: str) -> Prompter:
    """Another sentence for a seat that has decided and may decide again."""
    return lambda table, seat: say(PROMPTS[sentence if table.sealed(seat) == NOBODY else f"{sentence}_again"])


def pick(table: Board, seat: int) -> str:
    sentence = "pick_or_camp" if table.camp_open_to(seat) else "pick"
    return at_tavern(sentence)(table, seat)


def upgrade(table: Board, seat: int) -> str:
    """Which of the three causes it is (offering, Grid, King's Hand) shows in the number and the moment."""
    plus = table.top_detail
    if plus == heroes.GRID_PLUS:
        cause = "upgrade_grid"
    elif warriors_are_counted(table):
        cause = "upgrade_kings_hand"
    else:
        cause = "upgrade_offering"
    return say(PROMPTS[cause], plus=plus + table.coin_bonus(seat))


def warriors_are_counted(table: Board) -> bool:
    """In the evaluation the hunters come next."""
    return table.phase == EVALUATION_PHASE and table.distinction(HUNTER) == UNCLAIMED


def hero(table: Board, seat: int) -> str:
    complete, owned = lines(table, seat), table.heroes(seat)
    if not heroes.heroes_due(table, seat):
        return say(PROMPTS["hero_gjallarhorn"])
    if complete == 1:
        return say(PROMPTS["hero_first_line"])
    return say(PROMPTS["hero_more_lines"], lines=complete, heroes=owned)


def drop_one(table: Board, seat: int) -> str:
    return say(PROMPTS["bonfur" if table.top_detail == heroes.closed_to_bonfur() else "dagda_second"])


def exchange_pick(table: Board, seat: int) -> str:
    return say(PROMPTS["exchange_pick_zolkur" if table.zolkur_waits(seat) else "exchange_pick"])


def exchange_tie(table: Board, seat: int) -> str:
    coin = table.coin(seat, lower_of(table.top_detail))
    return say(PROMPTS["exchange_tie"], value=COIN_VALUE[coin])


def ylud(table: Board, seat: int) -> str:
    return say(PROMPTS["ylud" if table.ylud_column(seat) == NOBODY else "ylud_again"])


def pioneer(table: Board, seat: int) -> str:
    """Cards that are alike are one choice (N11.8)."""
    kinds = len({table.pioneer_card(index) for index in range(PIONEER_CARDS)})
    return say(PROMPTS[("pioneer_all_alike", "pioneer_two_alike", "pioneer")[kinds - 1]])


def khrad(table: Board, seat: int) -> str:
    return say(PROMPTS["khrad"], plus=KHRAD_PLUS + table.coin_bonus(seat))


def vidofnir(table: Board, seat: int) -> str:
    bonus = table.coin_bonus(seat)
    return say(PROMPTS["vidofnir"], less=2 + bonus, more=3 + bonus)


def brising_second(table: Board, seat: int) -> str:
    return say(PROMPTS["brising_second"], card=card_name(table.top_detail))


def enlist_at_once(table: Board, seat: int) -> str:
    return say(PROMPTS["enlist_at_once"], mercenary=mercenary_name(table.top_detail))


def typing_hint(table: Board, seat: int) -> str:
    """How to type a bid: the highest coins as an example, and all coins there are."""
    if table.decision(seat) != "bid":
        return ""
    values = [str(COIN_VALUE[coin]) for coin in row_of(table, seat) if coin]
    values.sort(key=int)
    return say(BID_HINT, example=" ".join(values[:1:-1]), coins=", ".join(values))


PROMPTERS: Final[dict[int, Prompter]] = {
    steps.BID: sealed("bid"),
    steps.ULINE_BID: at_tavern("uline_bid"),
    steps.PICK: pick,
    steps.UPGRADE: upgrade,
    steps.HERO: hero,
    steps.PLACE_THRUD: plain("thrud"),
    steps.DROP_TWO: plain("dagda_first"),
    steps.DROP_ONE: drop_one,
    steps.EXCHANGE_PICK: exchange_pick,
    steps.EXCHANGE_TIE: exchange_tie,
    steps.PLACE_YLUD: ylud,
    steps.PIONEER: pioneer,
    steps.TAKE_FROM_CAMP: plain("holda"),
    steps.TAKE_FROM_PILE: plain("andumia"),
    steps.PLACE_DOUBLE: plain("double"),
    steps.KHRAD_COIN: khrad,
    steps.VIDOFNIR: vidofnir,
    steps.VIDOFNIR_POUCH: plain("vidofnir_pouch"),
    steps.BRISINGAMENS_FIRST: plain("brising_first"),
    steps.BRISINGAMENS_SECOND: brising_second,
    steps.BRISINGAMENS_DROP: plain("brising_drop"),
    steps.HOFUD_DISCARD: sealed("hofud"),
    steps.ENLIST_SIDE: plain("enlist_side"),
    steps.ENLIST: plain("enlist"),
    steps.ENLIST_AT_ONCE: enlist_at_once,
    steps.TAVERN_DISCARD: at_tavern("tavern_discard"),
}
