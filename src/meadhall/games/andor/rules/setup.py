"""The opening: standard setup, prologue, cards of the setup, first day (D2)."""

from __future__ import annotations

from mypy_extensions import i64

from ..legend.interpreter import run_list
from ..legend.program import NONE, ON_SETUP, Rules
from ..legend.triggers import call_cards
from ..state import choices, events, steps
from ..state.names import FOG, STOCKED, WELL
from ..state.sideboard import POOL_FOG, POOL_GEM, POOL_HERB, POOL_RUBBLE, POOL_RUNE
from ..state.table import CARRIED, DAY_ENDED, FIELD, HELD, HOURS, NOWHERE, SP, TOKEN_PLACE, TYPE, WP, Board
from .heroes import bit, spokesman

# The box, as in components.json; a test compares them.
STOCK = (0, 5, 4, 3, 2, 3, 2, 5, 0, 0, 1, 6, 1)
RUNES = (2, 2, 2)
HERBS = (1, 2)
GEMS = (5, 5, 1)
RUBBLES = (1, 2, 1, 2, 2)
FOG_TOKENS = (5, 1, 1, 1, 3, 2, 1, 1)


def lay_out(table: Board, party: list[int]) -> None:
    """The heroes in seating order, and everything that lies ready beside the board."""
    program = table.program
    table.day = 0
    for hero in range(len(party)):
        table.set_hero(hero, TYPE, party[hero])
        table.set_hero(hero, FIELD, program.start_fields[party[hero]])
        table.set_hero(hero, SP, program.start_sp)
        table.set_hero(hero, WP, program.start_wp)
    for item in range(STOCKED):
        table.set_stock(item, STOCK[item])
    fill_pool(table, POOL_RUNE, list(RUNES))
    fill_pool(table, POOL_HERB, list(HERBS))
    fill_pool(table, POOL_GEM, list(GEMS))
    fill_pool(table, POOL_RUBBLE, list(RUBBLES))
    for kind in range(len(program.kinds)):
        table.set_supply(kind, program.kinds[kind].count)
    for deck in range(len(program.decks)):
        cards = program.decks[deck]
        bag = bit(len(cards.cards)) - 1
        if cards.top != NONE:
            bag &= ~bit(cards.top)
            table.set_deck_top(deck, cards.top)
        table.set_bag(deck, bag)


def fill_pool(table: Board, first: i64, counts: list[int]) -> None:
    for index in range(len(counts)):
        table.set_pool(first + index, counts[index])


def begin(table: Board, with_prologue: bool) -> None:
    """The opening is pending work like all else: gifts are to be divided."""
    if with_prologue and table.program.prologue_rules is not None:
        table.in_prologue = 1
        table.push(steps.SETUP, 0)
    else:
        table.push(steps.SETUP, 1)
        run_list(table, table.program.prologue_skip, NOWHERE, NOWHERE, NOWHERE, NOWHERE)


def set_up(table: Board) -> None:
    """Part 0: the prologue; 1: tokens of the board; 2: the cards; 3: the first day."""
    part = table.popped(1)
    if part == 0:
        rules = table.program.prologue_rules
        if rules is not None:
            lay_tokens(table, rules)
        table.push(steps.FIRST_TURN)
        run_list(table, table.program.prologue_effects, NOWHERE, NOWHERE, NOWHERE, NOWHERE)
        return
    if part < 3:
        table.push(steps.SETUP, part + 1)
    if part == 1:
        lay_tokens(table, table.program.rules)
        empty = table.program.rules.empty_fog_fields
        if empty:
            table.push(steps.EMPTY_FOG, spokesman(table), empty)
    elif part == 2:
        call_cards(table, ON_SETUP, NONE, NOWHERE, NOWHERE)
    else:
        table.push(steps.SUNRISE, 0) if table.program.rules.opens_with_sunrise else table.push(
            steps.FIRST_TURN
        )


def lay_tokens(table: Board, rules: Rules) -> None:
    """D2.1: wells, and fog face down."""
    for field in rules.well_fields:
        table.new_token(WELL, field, 1 if rules.wells_full else 0)
    fill_pool(table, POOL_FOG, list(FOG_TOKENS))
    for token in rules.fog_left_out:
        table.set_pool(POOL_FOG + token, 0)
    for field in rules.fog_fields:
        table.new_token(FOG, field, 0)


def empty_fog_options(table: Board) -> None:
    """D16.7: the group leaves fog fields empty."""
    for field in table.program.rules.fog_fields:
        if table.find_token(FOG, field) >= 0:
            table.offer(choices.pick_field(field))


def empty_fog(table: Board, choice: i64) -> None:
    table.set_token(table.find_token(FOG, choices.field_of(choice)), TOKEN_PLACE, NOWHERE)
    left = table.part(2) - 1
    table.set_part(2, left)
    if left == 0:
        table.pop()


def end_prologue(table: Board) -> None:
    """Gains are kept, tokens on the board go back. The hero who reached the castle has the rooster."""
    table.in_prologue = 0
    table.depth = 0
    for hero in range(table.party):
        if table.rooster < 0 and table.hero(hero, FIELD) == 0:
            table.rooster = hero
    for token in range(table.tokens_used):
        place = table.token(token, TOKEN_PLACE)
        if place != NOWHERE and (place < CARRIED or place >= HELD):
            table.set_token(token, TOKEN_PLACE, NOWHERE)
    for hero in range(table.party):
        table.set_hero(hero, HOURS, 0)
        table.set_hero(hero, DAY_ENDED, 0)
    table.handled = 0
    table.day = 0
    table.emit(events.PROLOGUE_ENDED, NOWHERE)
    table.push(steps.SETUP, 1)
