# interpreted: answers a question at a time
"""Questions about hours, turns, the track and cards that can be blocked (D3, D11, D13, D14.4, D24)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, echo, name, one_of, row

from ..legend.library import LEGENDS
from ..legend.program import NONE
from ..rules import days
from ..rules.heroes import CANNOT, can_spend_hour, overtime_cost, spend_hour
from ..rules.track import advance, move_n_token
from ..state.components import COMPONENTS, EVENT_CARDS
from ..state.names import HERO_IDS, LAST_LETTER, LETTERS
from ..state.table import DAY_ENDED, HOURS, NOWHERE, WP
from ..words.sentences import Problem
from .partial_position import fresh_party, one_hero, program_of, scene
from .question_parts import listed

PHASES: Final = ("day", "sunrise")
ACTIONS: Final = ("join_battle", "empty_well", "trade", "buy", "use_item", "block_event")


def hour_costs(position: JsonObject) -> dict[str, int | None]:
    table = scene(position)
    found = {hour: overtime_cost(table, hour) for hour in (8, 9, 10)}
    return {str(hour): None if cost == CANNOT else cost for hour, cost in found.items()}


def spend_hours(position: JsonObject) -> dict[str, Any]:
    """D3.6, D5.7: hours are charged for the steps items do not pay."""
    table = one_hero(position)
    used, wp = position.whole("hours_used", 0, 10), position.whole("wp", 0, 20)
    table.set_hero(0, HOURS, used)
    table.set_hero(0, WP, wp)
    table.set_hero(0, DAY_ENDED, int(position.flag("day_ended", False)))
    paid = sum(position.whole(word, 0, 20) for word in ("wineskin_sides", "herb") if position.has(word))
    legal = not table.hero(0, DAY_ENDED)
    for _hour in range(max(0, position.whole("steps", 0, 99) - paid)):
        legal = legal and can_spend_hour(table, 0)
        if legal:
            spend_hour(table, 0)
    if not legal:
        return {"legal": False, "hours_used": used, "wp": wp}
    return {"legal": True, "hours_used": table.hero(0, HOURS), "wp": table.hero(0, WP)}


def next_turn(position: JsonObject) -> dict[str, Any]:
    """D3.2, D3.5, D3.10: the first who ended his day starts the new one."""
    seats = different(position.row("seats", one_of(HERO_IDS)), "seats")
    table = fresh_party(seats)
    ended = different(listed(position, "end_day_order", one_of(HERO_IDS)), "end_day_order")
    for hero in ended:
        table.set_hero(place_in(seats, hero), DAY_ENDED, 1)
    last = place_in(seats, position.one_of("last", HERO_IDS))
    found = days.next_hero(table, last)
    if found == NOWHERE:
        return {"hero": HERO_IDS[ended[0]], "sunrise": True}
    return {"hero": HERO_IDS[seats[found]], "sunrise": False}


def different(heroes: list[int], field: str) -> list[int]:
    """D1.1: nobody is there twice."""
    for hero in heroes:
        if heroes.count(hero) > 1:
            raise Refusal("held_twice", "D1.1", token=f"{field}: {HERO_IDS[hero]}")
    return heroes


def place_in(seats: list[int], hero: int) -> int:
    if hero not in seats:
        raise Refusal("unknown_token", token=HERO_IDS[hero], what=Problem("hero_at_table"))
    return seats.index(hero)


def narrator_after(position: JsonObject) -> dict[str, Any]:
    """D24.2, D24.7."""
    table = scene(JsonObject({}, "the position"), 2)
    table.narrator = position.one_of("narrator", tuple(LETTERS))
    table.n_token = position.one_of("n_token", tuple(LETTERS)) if position.has("n_token") else LAST_LETTER
    for _exit in range(position.whole("exits", 0, 20) if position.has("exits") else 0):
        move_n_token(table, -1)
    for _step in range(position.whole("steps", 0, 20) if position.has("steps") else 0):
        if table.narrator < table.n_token:
            table.push(0, 1, 0)
            table.pop()
            advance(table)
    over = table.narrator >= table.n_token
    return {"narrator": LETTERS[table.narrator], "n_token": LETTERS[table.n_token], "over": over}


def shield_of(position: JsonObject, card: str) -> bool:
    """Whether a card of any deck carries the shield symbol (D23.2)."""
    if card in EVENT_CARDS:
        return bool(EVENT_CARDS[card].get("shield", False))
    asked = [position] if position.has("legend") else [JsonObject({"legend": each}, "it") for each in LEGENDS]
    for each in asked:
        for found in program_of(each, 2).cards:
            if found.name == card and found.deck != NONE:
                return found.shield
    raise Refusal("unknown_token", token=echo(card), what="a card")


def can_block(position: JsonObject) -> bool:
    """D14.4."""
    sides = position.whole("shield_sides", 0, 2) if position.has("shield_sides") else 0
    sunrise = position.has("phase") and position.one_of("phase", PHASES) == 1
    in_time = sunrise or not position.flag("day_ended", False)
    return shield_of(position, position.read("card", name)) and sides > 0 and in_time


def allowed_actions(position: JsonObject) -> list[str]:
    """D3.9, D11.5, D13.1."""
    sunrise = position.has("phase") and position.one_of("phase", PHASES) == 1
    ended = position.flag("day_ended", False)
    asked = [ACTIONS[number] for number in position.read("actions", row(one_of(ACTIONS)))]
    if sunrise:
        return [action for action in asked if action == "block_event"]
    return [] if ended else asked


def roll_position(position: JsonObject) -> int:
    """D29.5."""
    return 10 * position.whole("red", 1, 6) + position.whole("hero_die", 1, 6)


def rune_letter(position: JsonObject) -> str:
    """D24.6."""
    return str(COMPONENTS["legend_track"]["rune_card_die"][str(position.whole("die", 1, 6))])
