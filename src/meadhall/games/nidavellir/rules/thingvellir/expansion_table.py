"""The table with Thingvellir: implements the hooks of the base game."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...state import steps
from ...state.cards import JARIKA, MEGINGJORD
from ...state.choices import CARD, COIN, COLUMN, PAIR
from ...state.table import cells_of, empty_cells
from .. import coins, deal, flow, taverns
from ..army import gain
from ..game_table import NidavellirTable
from . import artefacts, camp, heroes, mercenaries, scoring


class ThingvellirTable(NidavellirTable):
    """Nidavellir with Thingvellir."""

    def __init__(self, seats: int, luck: int, cells: vec[u8]) -> None:
        super().__init__(seats, luck, cells)

    def copy(self) -> ThingvellirTable:
        twin = ThingvellirTable(self.seats, self.luck, self.cells[:])
        twin.take_over(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return unpacked, self.packed()

    # -- moments -----------------------------------------------------------------------------------

    def has_camp(self) -> bool:
        return True

    def round_begins(self) -> None:
        camp.refill(self)

    def camp_open_to(self, seat: i64) -> bool:
        return camp.is_open_to(self, seat)

    def take_camp_card(self, seat: i64, card: i64) -> None:
        camp.visit(self, seat, card)

    def turn_begins(self, seat: i64) -> None:
        if self.players == 2:
            self.push(steps.CAMP_VISIT_ENDS, seat)

    def may_recruit_by_lines(self, seat: i64) -> bool:
        return not self.commands(seat, MEGINGJORD)

    def hero_arrives(self, seat: i64, hero: i64) -> None:
        heroes.arrive(self, seat, hero)

    def double_found(self, seat: i64) -> None:
        self.push(steps.PLACE_DOUBLE, seat)

    def coin_bonus(self, seat: i64) -> i64:
        return heroes.JARIKA_PLUS if self.has_hero(seat, JARIKA) else 0

    def age_ends(self) -> None:
        self.push(steps.ENLIST_STEP, 0)

    def evaluation_ends(self) -> None:
        camp.clear(self)

    def before_scoring(self) -> None:
        artefacts.ask_for_drop(self)

    def artefact_score(self, seat: i64) -> i64:
        return scoring.artefacts(self, seat)

    def joins_sealed(self, seat: i64) -> bool:
        return seat != self.top_seat and artefacts.has_warrior(self, seat)

    # -- steps and decisions -----------------------------------------------------------------------

    def expansion_step(self, step: i64, seat: i64, detail: i64) -> None:
        if step == steps.CAMP_VISIT_ENDS:
            camp.ask_for_discard(self, seat)
        elif step == steps.ENLIST_STEP:
            mercenaries.begin_enlisting(self)
        else:
            mercenaries.enlist_next(self, seat)

    def offer_in_expansion(self, step: i64, seat: i64, detail: i64) -> None:
        if step == steps.TAKE_FROM_CAMP:
            camp.offer_camp_cards(self)
        elif step == steps.PLACE_DOUBLE:
            heroes.offer_double_columns(self, seat)
        elif step == steps.KHRAD_COIN:
            heroes.offer_lowest_coins(self, seat)
        elif step == steps.VIDOFNIR:
            artefacts.offer_vidofnir(self, detail)
        elif step == steps.VIDOFNIR_POUCH:
            coins.offer_hand_pairs(self, seat)
        elif step == steps.BRISINGAMENS_DROP:
            artefacts.offer_drops(self, seat)
        elif step == steps.HOFUD_DISCARD:
            artefacts.offer_warriors(self, seat)
        elif step == steps.ENLIST_SIDE:
            mercenaries.offer_sides(self)
        elif step == steps.ENLIST:
            mercenaries.offer_mercenaries(self, seat)
        elif step == steps.ENLIST_AT_ONCE:
            mercenaries.offer_classes(self, mercenaries.number_of(detail))
        elif step == steps.TAVERN_DISCARD:
            self.offer_kinds_in_tavern()
        else:  # TAKE_FROM_PILE, BRISINGAMENS_FIRST, BRISINGAMENS_SECOND
            artefacts.offer_pile(self)

    def expansion_choice(self, step: i64, seat: i64, detail: i64, choice: i64) -> None:
        if step == steps.TAKE_FROM_CAMP:
            camp.take(self, seat, choice - CARD)
        elif step == steps.TAKE_FROM_PILE:
            artefacts.take_from_pile(self, seat, choice - CARD)
            gain(self, seat, choice - CARD)
        elif step == steps.PLACE_DOUBLE:
            heroes.place_double(self, seat, choice - COLUMN)
        elif step == steps.KHRAD_COIN:
            heroes.upgrade_with_khrad(self, seat, choice - COIN)
        elif step == steps.VIDOFNIR:
            artefacts.upgrade_both(self, seat, detail, choice)
        elif step == steps.VIDOFNIR_POUCH:
            artefacts.treat_pouch(self, seat, choice - PAIR)
        elif step == steps.BRISINGAMENS_FIRST:
            artefacts.choose_first(self, seat, choice - CARD)
        elif step == steps.BRISINGAMENS_SECOND:
            artefacts.choose_second(self, seat, detail, choice - CARD)
        elif step == steps.BRISINGAMENS_DROP:
            artefacts.drop(self, seat, choice)
        elif step == steps.HOFUD_DISCARD:
            artefacts.seal_discard(self, self.top_seat, seat, choice)
        elif step == steps.ENLIST_SIDE:
            mercenaries.choose_side(self, seat, choice)
        elif step == steps.TAVERN_DISCARD:
            taverns.discard_from_tavern(self, choice - CARD)
        else:  # ENLIST, ENLIST_AT_ONCE
            mercenaries.enlist(self, seat, choice)


def unpacked(seats: int, luck: int, cells: bytes, numbers: tuple[int, ...]) -> ThingvellirTable:
    table = ThingvellirTable(seats, luck, cells_of(cells))
    table.lay_numbers(numbers)
    return table


@cache
def laid_out(seats: int, beginner: bool) -> ThingvellirTable:
    table = ThingvellirTable(seats, 0, empty_cells(seats))
    deal.lay_out(table, beginner)
    heroes.join_hall(table)
    camp.lay_camp_deck(table, 1)
    return table


def new_table(seats: int, luck: int, beginner: bool) -> ThingvellirTable:
    table = laid_out(seats, beginner).copy()
    flow.begin(table, luck)
    return table
