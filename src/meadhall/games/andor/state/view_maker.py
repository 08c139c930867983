# interpreted: looks at a table a few times a move
"""A table as its viewers see it (`view.py`): what lies face down is nothing yet, so all see the same."""

from __future__ import annotations

from ..legend.conditions import holds
from ..legend.program import ANCHORED, ASLEEP, Goal
from ..rules import creatures, flow
from ..rules.battle import lost_by_creature, value_so_far
from ..rules.courses import way_out
from ..rules.creature_rolls import foe_dice, strength_shown
from ..rules.dice import best_group, dice_of, places_of
from ..rules.fighters import ally_bonus, rolling_hero
from ..rules.free_actions import rules_now
from ..rules.hero_rolls import dice_that_count, die_result, may_roll_on, one_by_one, reached
from ..rules.heroes import (
    MOST_HOURS,
    NORMAL_HOURS,
    dice_for,
    hours_left,
    normal_hours_left,
    overtime_cost,
    prices,
    shown_as,
)
from ..rules.moves import halts
from ..rules.night import Night, tonight
from ..rules.paths import closed_steps
from ..rules.things import thing_of
from ..rules.track import FIRST_DEFEAT, letters_with_cards
from . import steps
from .names import (
    FIGURE_IDS,
    FOG,
    FOG_IDS,
    GOLD,
    HERO_IDS,
    LETTERS,
    RUBBLE,
    STOCKED,
    THING_IDS,
    TOKEN_IDS,
    WELL,
)
from .sideboard import MOST_CLOSED, MOST_WAITING, POOL_FACES
from .table import (
    BLACK,
    BOOST,
    CARRIED,
    DAY_ENDED,
    DICE,
    DICE_COUNT,
    FATE,
    FATE_MET,
    FIELD,
    FLAGS,
    FLIPPED,
    FOE_BLACK,
    FOE_FIELD,
    FOE_KIND,
    FOE_VALUE,
    GUARDED,
    HELD,
    HERB_BONUS,
    HOURS,
    KIND,
    MOST_CREATURES,
    MUST,
    NOWHERE,
    ON_SHIELD,
    PLACE,
    REWARD,
    ROLLS,
    SP,
    TAG,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_TAG,
    TOKEN_VALUE,
    TYPE,
    WP,
    WP_FULL,
    WP_NOW,
    Board,
)
from .table import GOLD as HERO_GOLD
from .view import CreatureView, DeckView, FoeView, HeroView, TableView, TokenView


def table_view(table: Board, viewer: int) -> TableView:
    program = table.program
    night, decider = tonight(table), flow.decider(table)
    return TableView(
        viewer=viewer,
        legend=program.name,
        texts=program.texts,
        difficulty="normal" if program.hard else "easy",
        board=program.board.name,
        decision=steps.DECISIONS[table.step()].id if table.depth else "",
        deciding=tuple(table.to_act()),
        choices=tuple(table.choices(viewer)),
        decider=decider,
        active=table.active,
        day=table.day,
        sunrise=bool(table.at_sunrise),
        prologue=bool(table.in_prologue),
        narrator=LETTERS[table.narrator],
        n_token=LETTERS[table.n_token],
        stars=tuple(LETTERS[letter] for letter in letters_with_cards(table)),
        rooster=table.rooster,
        delivered=table.delivered,
        castle=bool(program.rules.castle),
        held=creatures.on_shields(table),
        capacity=creatures.capacity(table),
        way_out=way_out(table),
        castle_falls=bool(night.table.castle_lost),
        outcome=table.outcome,
        ending=ending_of(table),
        heroes=tuple(hero_view(table, hero) for hero in range(table.party)),
        creatures=creature_views(table, night),
        tokens=tuple(token_views(table)),
        figures=figures(table),
        broken=broken_bridges(table),
        closed=tuple(closed_steps(table)),
        halts=tuple(halts(table, decider)) if table.depth else (),
        decks=tuple(deck_view(table, deck) for deck in range(len(program.decks))),
        unseen=tuple(table.pool(face) for face in range(POOL_FACES)),
        stock=tuple(table.stock(item) for item in range(STOCKED)),
        waiting=waiting_cards(table),
        flags=tuple(name for flag, name in enumerate(program.flags) if table.flags >> flag & 1),
        variables=tuple(table.var(var) for var in range(len(program.vars))),
        target=table.creature(table.target, PLACE) if table.target >= 0 else NOWHERE,
        fighters=members(table, table.fighters),
        fought=members(table, table.fought),
        heroes_value=value_so_far(table),
        overtime=tuple(overtime_cost(table, hour) for hour in range(NORMAL_HOURS + 1, MOST_HOURS + 1)),
        battle_round=table.battle_round,
        inviter=table.inviter,
        rolling=tuple(rolling_hero(table, place) for place in range(table.party)),
        allies=ally_bonus(table, table.creature(table.target, PLACE)) if table.target >= 0 else 0,
        foe=foe_view(table) if table.foe(FOE_KIND) else None,
        credit=table.credit,
        played=played_cards(table),
        goals=met(table, program.goals),
        tasks=met(table, program.prologue_tasks) if table.in_prologue else (),
        shops=open_shops(table),
        pending=tuple(table.part(index) for index in range(7)) if table.depth else (),
    )


def creature_views(table: Board, night: Night) -> tuple[CreatureView, ...]:
    there = [each for each in range(MOST_CREATURES) if table.creature(each, PLACE) != NOWHERE]
    return tuple(creature_view(table, creature, night) for creature in there)


def figures(table: Board) -> tuple[tuple[str, int], ...]:
    places = [(name, table.figure(figure)) for figure, name in enumerate(FIGURE_IDS)]
    return tuple((name, field) for name, field in places if field >= 0)


def broken_bridges(table: Board) -> tuple[tuple[int, int], ...]:
    ends = [table.broken_end(index) for index in range(2 * table.broken_count)]
    return tuple(zip(ends[::2], ends[1::2], strict=True))


def waiting_cards(table: Board) -> tuple[str, ...]:
    waiting = [index for index in range(MOST_WAITING) if table.waiting_effect(index) != NOWHERE]
    return tuple(table.program.cards[table.waiting_card(index)].name for index in waiting)


def played_cards(table: Board) -> tuple[str, ...]:
    cards = table.program.cards[: table.program.legend_cards]
    return tuple(card.name for card in cards if table.cards_done >> card.number & 1)


def members(table: Board, heroes: int) -> tuple[int, ...]:
    """The heroes of a set."""
    return tuple(hero for hero in range(table.party) if heroes >> hero & 1)


def ending_of(table: Board) -> str:
    if not table.outcome:
        return ""
    if table.reason >= FIRST_DEFEAT:
        return table.program.defeats[table.reason - FIRST_DEFEAT].name
    return ("at_n", "castle", "all_goals")[table.reason]


def met(table: Board, goals: list[Goal]) -> tuple[tuple[str, bool], ...]:
    return tuple((goal.name, holds(table, goal.condition, NOWHERE, NOWHERE)) for goal in goals)


def open_shops(table: Board) -> tuple[int, ...]:
    closed = {table.closed_shop(index) for index in range(MOST_CLOSED)}
    return tuple(field for field in rules_now(table).shop_fields if field not in closed)


def hero_view(table: Board, hero: int) -> HeroView:
    fate = table.hero(hero, FATE)
    carried = [
        token for token in range(table.tokens_used) if table.token(token, TOKEN_PLACE) == CARRIED + hero
    ]
    things = sorted(thing_of(table, token) for token in carried)
    left, normal_left = hours_left(table, hero), normal_hours_left(table, hero)
    result = die_result(table, hero) if table.hero(hero, DICE_COUNT) else 0
    return HeroView(
        hero=HERO_IDS[table.hero(hero, TYPE)],
        who=shown_as(table, hero),
        seat=table.seat_of(hero),
        field=table.hero(hero, FIELD),
        sp=table.hero(hero, SP),
        wp=table.hero(hero, WP),
        hours=table.hero(hero, HOURS),
        hours_left=left,
        normal_left=normal_left,
        overtime_left=left - normal_left,
        prices=tuple(prices(table, hero)),
        gold=table.hero(hero, HERO_GOLD),
        day_ended=bool(table.hero(hero, DAY_ENDED)),
        carries=tuple(THING_IDS[thing] for thing in things if THING_IDS[thing] != "farmer"),
        farmers=sum(THING_IDS[thing] == "farmer" for thing in things),
        fate=table.program.cards[fate - 1].name if fate else "",
        fate_met=bool(table.hero(hero, FATE_MET)),
        dice=tuple(table.hero(hero, DICE + die) for die in range(table.hero(hero, DICE_COUNT))),
        fighting=bool(table.fighters >> hero & 1),
        may_roll=dice_for(table.hero(hero, TYPE), table.hero(hero, WP)),
        one_by_one=one_by_one(table, hero),
        black=bool(table.hero(hero, BLACK)),
        boost=("", "helm", "witch_brew")[table.hero(hero, BOOST)],
        herb_bonus=table.hero(hero, HERB_BONUS),
        flipped=table.hero(hero, FLIPPED) - 1,
        guarded=bool(table.hero(hero, GUARDED)),
        result=result,
        counting=tuple(dice_that_count(table, hero)),
        to_roll=may_roll_on(table, hero),
        reached=reached(table, hero, result),
    )


def creature_view(table: Board, creature: int, night: Night) -> CreatureView:
    flags, tag = table.creature(creature, FLAGS), table.creature(creature, TAG)
    held = [token for token in range(table.tokens_used) if table.token(token, TOKEN_PLACE) == HELD + creature]
    place = table.creature(creature, PLACE)
    dice, black = dice_of(
        table.program.dice[table.creature(creature, ROLLS)], table.creature(creature, WP_NOW)
    )
    return CreatureView(
        kind=table.program.kinds[table.creature(creature, KIND)].name,
        field=place if place != ON_SHIELD else ON_SHIELD,
        strength=strength_shown(table, creature),
        wp=table.creature(creature, WP_NOW),
        wp_full=table.creature(creature, WP_FULL),
        reward=table.creature(creature, REWARD),
        tag=table.program.tags[tag - 1] if tag else "",
        anchored=bool(flags & ANCHORED),
        asleep=bool(flags & ASLEEP),
        must=table.creature(creature, MUST) - 1,
        holds=tuple(TOKEN_IDS[table.token(token, TOKEN_KIND)] for token in held),
        dice=dice,
        black_dice=bool(black),
        way=tuple(night.ways[creature]),
    )


def foe_view(table: Board) -> FoeView:
    dice, value = foe_dice(table), table.foe(FOE_VALUE)
    counted = best_group(dice)
    return FoeView(
        kind=table.program.kinds[table.foe(FOE_KIND) - 1].name,
        field=table.foe(FOE_FIELD),
        dice=tuple(dice),
        black=bool(table.foe(FOE_BLACK)),
        counting=tuple(places_of(dice, counted)) if dice else (),
        strength=value - counted,
        value=value,
        lost=lost_by_creature(table.heroes_value, value) if dice else 0,
    )


def face_of(table: Board, token: int) -> str:
    kind, value = table.token(token, TOKEN_KIND), table.token(token, TOKEN_VALUE)
    if kind == FOG:
        return FOG_IDS[value - 1] if value else ""
    if kind == WELL:
        return "full" if value else "empty"
    if kind == GOLD or kind == RUBBLE:
        return str(value) if value else ""
    return THING_IDS[thing_of(table, token)].removesuffix("_closed")


def token_views(table: Board) -> list[TokenView]:
    found = []
    for token in range(table.tokens_used):
        place, tag = table.token(token, TOKEN_PLACE), table.token(token, TOKEN_TAG)
        if 0 <= place < CARRIED:
            name = TOKEN_IDS[table.token(token, TOKEN_KIND)]
            found.append(
                TokenView(name, place, face_of(table, token), table.program.tags[tag - 1] if tag else "")
            )
    return sorted(found, key=lambda each: (each.field, each.token, each.face, each.tag))


def deck_view(table: Board, deck: int) -> DeckView:
    facts = table.program.decks[deck]
    names = [table.program.cards[card].name for card in facts.cards]
    top = table.deck_top(deck)
    return DeckView(
        facts.name,
        tuple(name for place, name in enumerate(names) if table.bag(deck) >> place & 1),
        names[top] if top != NOWHERE else "",
        tuple(names[table.row_card(deck, place)] for place in range(table.row_size(deck))),
    )
