"""Legends played at random by heroes who own more than usual: what is rare by chance comes up often."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from meadhall.core.table import Table
from meadhall.games.andor import GAME
from meadhall.games.andor.look.look import LOOK
from meadhall.games.andor.rules import heroes, things
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import choices, steps
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import table as t
from meadhall.games.andor.state.choices import is_free
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.watcher import Eager, nothing
from tests.games.andor.random_play import ALL_WAYS, lay

WAYS: Final = {way.name(): way for way in ALL_WAYS}
MOST_LURES: Final = 20
TIRESOME: Final = frozenset({choices.END_DAY, choices.PASS})


class WildEyes(Onlooker):
    """Heroes are rich, eager to fight and rarely asleep."""

    def __init__(self) -> None:
        super().__init__(GAME, LOOK, {name: (way.seats, way.options()) for name, way in WAYS.items()})

    def random_game(self, way: str, seed: int, eager: Eager | None = None) -> Iterator[Table]:
        table, dice = lay(WAYS[way], seed), random.Random(f"wild {way} {seed}")
        rich = False
        while table.to_act():
            if table.step() == steps.TURN and not rich:
                rich = True
                for hero in range(table.party):
                    enrich(table, hero, dice)
            if table.program.rules.lure and table.step() == steps.TURN and dice.random() < 0.05:
                lay_lures(table, dice)
            if rich and table.step() == steps.TURN and dice.random() < 0.1:
                tire(table, table.part(1), dice)
            yield table
            table.play(*any_choice(table, dice, eager or nothing))
        yield table


def any_choice(table: AndorTable, dice: random.Random, eager: Eager) -> tuple[int, int]:
    """Mostly of the seat that must act; now and then somebody else takes a free action (D31.1)."""
    seat = table.to_act()[0]
    others = [other for other in range(table.seats) if other != seat and table.choices(other)]
    if others and dice.random() < 0.1:
        seat = dice.choice(others)
    open_now = table.choices(seat)
    wanted = [each for each in open_now if eager(each) or choices.FIGHT <= each < choices.CLEAR]
    awake = [each for each in open_now if each not in TIRESOME]
    busy = [each for each in open_now if not is_free(each)]
    if wanted and dice.random() < 0.6:
        return seat, dice.choice(wanted)
    if busy and dice.random() < 0.5:
        return seat, dice.choice(busy)
    return seat, dice.choice(awake if awake and dice.random() < 0.8 else open_now)


def enrich(table: AndorTable, hero: int, dice: random.Random) -> None:
    table.set_hero(hero, t.SP, dice.randint(1, 10))
    table.set_hero(hero, t.WP, dice.randint(2, 20))
    table.set_hero(hero, t.GOLD, dice.randint(0, 7))
    for kind in dice.sample(range(n.FIRST_ITEM, n.LAST_ITEM + 1), 3):
        if table.stock(kind) > 0 and heroes.has_room(table, hero, kind):
            table.set_stock(kind, table.stock(kind) - 1)
            side = dice.randint(1, 2) if things.sides(kind) == 2 else things.sides(kind)
            table.new_token(kind, t.CARRIED + hero, side)
    for kind, faces in ((n.HERB, 2), (n.GEM, 3), (n.GEM, 3)):
        first, _faces = things.pool_of(kind)
        face = dice.randrange(faces)
        if table.pool(first + face) > 1 and heroes.has_room(table, hero, kind):
            table.set_pool(first + face, table.pool(first + face) - 1)
            table.new_token(kind, t.CARRIED + hero, 3 + face if kind == n.HERB else 2 * face + 2)
    if dice.random() < 0.2 and heroes.small_items(table, hero) == 0:
        for colour in range(1, 4):
            table.new_token(n.RUNE, t.CARRIED + hero, colour)


def tire(table: AndorTable, hero: int, dice: random.Random) -> None:
    """The day is almost over, as after much work."""
    table.set_hero(hero, t.HOURS, dice.randint(4, heroes.NORMAL_HOURS))
    table.set_hero(hero, t.WP, dice.randint(2, heroes.MOST_WP))


def lay_lures(table: AndorTable, dice: random.Random) -> None:
    """Gems beside creatures, as if heroes had been there (D22.2)."""
    if sum(table.token(token, t.TOKEN_KIND) == n.GEM for token in range(table.tokens_used)) > MOST_LURES:
        return
    standing = [field for field in table.program.board.fields if table.creature_on(field) != t.NOWHERE]
    for field in dice.sample(standing, min(3, len(standing))):
        beside = [
            each for each in table.program.board.adjacent[field] if table.find_token(n.RUBBLE, each) < 0
        ]
        occupied = [each for each in beside if each in standing]
        place = dice.choice(occupied if occupied and dice.random() < 0.5 else beside or [field])
        table.new_token(n.GEM, place, dice.choice((2, 4, 6)))


EYES: Final = WildEyes()
