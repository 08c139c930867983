"""The aim of every hero: errands, then battles that the group can win, then gains on the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..state.names import FARMER, FOG
from ..state.table import CARRIED, FIELD, NOWHERE, TOKEN_KIND, TOKEN_PLACE, TOKEN_TAG, WP, Board
from ..state.table import GOLD as PURSE
from . import policies
from .errands import brew_is_hidden, carried_errand, fate_errand, goal_is_hidden, goal_token
from .forecast import Forecast, ends_with_a_battle, letters_left
from .gains import gain_nearby, shopping
from .policies import trait
from .targets import send_to_battle

TIRED: Final = 4  # willpower with which nobody looks for a battle
URGENT: Final = 2
NEAR: Final = 8
FAR: Final = 30
PRESSING: Final = 13.0  # how much a battle must be wanted to come before the shops


def aim(table: Board, hero: i64) -> i64:
    """The field a hero should go to."""
    field = plans(table)[hero]
    return field if field != NOWHERE else gain_nearby(table, hero)


def distance_to_aims(table: Board) -> i64:
    """Fields that all heroes together are away from where they should be."""
    fields = plans(table)
    total: i64 = 0
    for hero in range(table.party):
        field = fields[hero] if fields[hero] != NOWHERE else gain_nearby(table, hero)
        total += table.program.board.distance(table.hero(hero, FIELD), field)
    return total


def plans(table: Board) -> list[int]:
    """By hero: where the group wants him, or NOWHERE."""
    fields: list[int] = [NOWHERE] * table.party
    forecast = Forecast(table)
    for hero in range(table.party):
        fields[hero] = carried_errand(table, hero)
    fetch_goal_tokens(table, fields)
    for hero in range(table.party):
        if fields[hero] == NOWHERE and table.hero(hero, WP) > TIRED:
            fields[hero] = fate_errand(table, hero)
    for hero in range(table.party):
        if fields[hero] == NOWHERE and is_rich(table, hero):
            fields[hero] = shopping(table, hero)
    send_to_battle(table, fields, forecast, PRESSING)
    search_the_fog(table, fields)
    rescue_farmers(table, fields)
    for hero in range(table.party):
        if fields[hero] == NOWHERE:
            fields[hero] = shopping(table, hero)
    send_to_battle(table, fields, forecast, 0.0)
    return fields


def is_rich(table: Board, hero: i64) -> bool:
    """Strength is bought first where all depends on a battle in the end."""
    return float(table.hero(hero, PURSE)) >= trait(table, policies.RICH) and ends_with_a_battle(table)


def fetch_goal_tokens(table: Board, fields: list[int]) -> None:
    board = table.program.board
    for token in range(table.tokens_used):
        if goal_token(table, token):
            place = table.token(token, TOKEN_PLACE)
            best: i64 = NOWHERE
            for hero in range(table.party):
                if fields[hero] == NOWHERE and (
                    best == NOWHERE
                    or board.distance(table.hero(hero, FIELD), place)
                    < board.distance(table.hero(best, FIELD), place)
                ):
                    best = hero
            if best != NOWHERE:
                fields[best] = place


def search_the_fog(table: Board, fields: list[int]) -> None:
    """Free heroes go to the creature or figure that a goal needs."""
    if not goal_is_hidden(table) and not brew_is_hidden(table):
        return
    for _searcher in range(table.party - i64(trait(table, policies.STAY_AT_HOME))):
        send_nearest(table, fields, FOG, FAR)


def rescue_farmers(table: Board, fields: list[int]) -> None:
    """A farmer in the castle saves a victory, and with it a letter."""
    if table.program.rules.castle and letters_left(table) > URGENT:
        send_nearest(table, fields, FARMER, NEAR)
        if table.party > 2:
            send_nearest(table, fields, FARMER, NEAR)


def send_nearest(table: Board, fields: list[int], kind: i64, farthest: i64) -> None:
    """The pair of a free hero and a token of a kind that are nearest to each other."""
    best_hero: i64 = NOWHERE
    best_field: i64 = NOWHERE
    nearest = farthest
    for token in range(table.tokens_used):
        place = table.token(token, TOKEN_PLACE)
        if table.token(token, TOKEN_KIND) != kind or place < 0 or place >= CARRIED or place in fields:
            continue
        if table.creature_on(place) != NOWHERE or table.token(token, TOKEN_TAG):
            continue
        for hero in range(table.party):
            away = table.program.board.distance(table.hero(hero, FIELD), place)
            if fields[hero] == NOWHERE and away < nearest:
                best_hero, best_field, nearest = hero, place, away
    if best_hero != NOWHERE:
        fields[best_hero] = best_field
