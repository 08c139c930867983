# interpreted: answers a question at a time
"""Questions about the cards of a legend and how it stands (D24, D26, D32)."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import JsonObject, echo, facts, name, whole

from ..legend import effect_types, interpreter
from ..legend import program as p
from ..legend.draft import Draft
from ..legend.value_reader import settled
from ..rules import setup, things, track
from ..rules.game_table import AndorTable
from ..state import steps
from ..state.names import (
    FARMER,
    FIGURE_IDS,
    GOLD,
    GOR,
    LAST_LETTER,
    LETTER,
    LETTERS,
    LOST,
    MOST_HEROES,
    TOKEN_IDS,
    WON,
)
from ..state.position_limits import face_of, field_on
from ..state.sideboard import POOL_FOG
from ..state.table import (
    CARRIED,
    FATE,
    FATE_MET,
    FIELD,
    FLAGS,
    KIND,
    MOST_TOKENS,
    NOWHERE,
    PLACE,
    STRENGTH,
    TAG,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_TAG,
    TOKEN_VALUE,
    WP_NOW,
)
from ..words.sentences import Problem
from .partial_position import check_party, says_heroes, scene
from .question_parts import MANY, at_most, listed
from .results import shield_list

# -- legend cards ------------------------------------------------------------------------------------


def set_memory(table: AndorTable, position: JsonObject) -> None:
    """Flags and vars."""
    for word in listed(position, "flags", name):
        if word not in table.program.flags:
            table.program.flags.append(word)
        table.flags |= 1 << table.program.flags.index(word)
    for var, value in position.by_name("vars", letter_or_number).items() if position.has("vars") else ():
        if var in table.program.vars:
            table.set_var(table.program.vars.index(var), value)


def letter_or_number(value: object, field: str) -> int:
    letter = isinstance(value, str) and len(value) == 1 and value in LETTERS
    return LETTERS.index(str(value)) if letter else whole(0, 999)(value, field)


def cards_at(position: JsonObject) -> list[str]:
    """D24.3."""
    table = scene(position)
    if says_heroes(position):
        check_party(table)
    set_memory(table, position)
    letter = position.one_of("letter", tuple(LETTERS))
    track.lay_letter_cards(table, letter)
    found = []
    while table.depth:
        found.append(table.program.cards[table.part(1)].name)
        table.pop()
    return found


def card_lists(table: AndorTable, card: str) -> list[int]:
    """First effects of a card, or of all setup cards."""
    cards = table.program.cards
    if card == "setup":
        return [each.effects for each in cards if any(on.on == p.ON_SETUP for on in each.triggers)]
    for each in cards:
        if each.name == card and each.deck != p.EVENT_DECK:
            return [each.effects]
    raise Refusal("unknown_token", token=echo(card), what=Problem("card_of", legend=table.program.name))


def legend_card(position: JsonObject) -> dict[str, Any]:
    """The board after the effects of a card; what it does not show is left out."""
    table = scene(position)
    if says_heroes(position):
        check_party(table)
    set_memory(table, position)
    for deck in range(len(table.program.decks)):
        table.set_bag(deck, 0)
        table.set_deck_top(deck, NOWHERE)
    table.set_supply(GOR, 30)
    here = position.read("here", field_on(table.program.board)) if position.has("here") else NOWHERE
    setup.fill_pool(table, POOL_FOG, list(setup.FOG_TOKENS))
    given: list[dict[str, Any]] = []
    for first in card_lists(table, position.read("card", name)):
        interpreter.run_list(table, first, 0, here, 0, NOWHERE)
        while table.depth:
            run_shown(table, given)
    return board_shown(table, given)


def run_shown(table: AndorTable, given: list[dict[str, Any]]) -> None:
    """One effect; gifts are noted instead of handed out, cards triggered by it are left alone."""
    step = table.step()
    table.pop()
    if step != steps.EFFECTS:
        return
    number = table.popped(1)
    effect = table.program.effects[number]
    if isinstance(effect, effect_types.Give):
        source = table.program.sources[number]
        draft = Draft(table.program)
        assert isinstance(source, dict)
        given.append({word: settled(draft, value, word) for word, value in source.items() if word != "op"})
        interpreter.run_list(table, effect.next, table.popped(2), table.popped(3), table.popped(4), NOWHERE)
        return
    interpreter.run(table)


def board_shown(table: AndorTable, given: list[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "creatures": creatures_shown(table),
        "farmers": farmers_shown(table),
        "figures": {
            figure: table.figure(number)
            for number, figure in enumerate(FIGURE_IDS)
            if table.figure(number) >= 0
        },
        "tokens": tokens_shown(table),
        "bridges": [
            [table.broken_end(2 * n), table.broken_end(2 * n + 1)] for n in range(table.broken_count)
        ],
        "gifts": given,
        "flags": sorted(flag for n, flag in enumerate(table.program.flags) if table.flags >> n & 1),
        "vars": {var: table.var(n) for n, var in enumerate(table.program.vars) if table.var(n)},
        "on_shields": shield_list(table),
    }
    if "vars" in found:
        found["vars"] = {
            var: LETTERS[value] if "letter" in var and value <= LAST_LETTER else value
            for var, value in found["vars"].items()
        }
    return {word: value for word, value in found.items() if value}


def creatures_shown(table: AndorTable) -> list[list[Any]]:
    found = []
    for field in table.program.board.fields:
        creature = table.creature_on(field)
        if creature == NOWHERE:
            continue
        kind = table.program.kinds[table.creature(creature, KIND)]
        flags, tag = table.creature(creature, FLAGS), table.creature(creature, TAG)
        more: dict[str, Any] = {"tag": table.program.tags[tag - 1]} if tag else {}
        if flags & p.SP_OF_ATTACKERS:
            more["sp"] = "attackers"
        elif table.creature(creature, STRENGTH) != kind.sp:
            more["sp"] = table.creature(creature, STRENGTH)
        if table.creature(creature, WP_NOW) != kind.wp or (tag and more.get("sp")):
            more["wp"] = table.creature(creature, WP_NOW)
        if flags & p.ANCHORED:
            more["anchored"] = True
        if flags & p.ASLEEP:
            more["asleep"] = True
        found.append([kind.name, field, more] if more else [kind.name, field])
    return found


def farmers_shown(table: AndorTable) -> dict[str, int]:
    fields = table.program.board.fields
    return {
        str(field): table.count_tokens(FARMER, field) for field in fields if table.count_tokens(FARMER, field)
    }


def tokens_shown(table: AndorTable) -> list[list[Any]]:
    found: list[list[Any]] = []
    for token in range(table.tokens_used):
        place, kind = table.token(token, TOKEN_PLACE), table.token(token, TOKEN_KIND)
        if place == NOWHERE or kind == FARMER:
            continue
        if place >= CARRIED:
            place = table.creature(place - 200, PLACE) if place >= 200 else NOWHERE
        name_of = TOKEN_IDS[kind]
        found.append(["gold", place, table.token(token, TOKEN_VALUE)] if kind == GOLD else [name_of, place])
    return sorted(found, key=lambda each: (each[1], each[0]))


# -- how a legend stands -----------------------------------------------------------------------------


def legend_state(position: JsonObject) -> str:
    """D26, D32.8."""
    table = scene(position)
    if says_heroes(position):
        check_party(table)
    set_memory(table, position)
    for word in ("narrator", "n_token"):
        if position.has(word):
            setattr(table, word, position.one_of(word, tuple(LETTERS)))
    table.defeated |= marks(table, position, "defeated")
    table.entered |= marks(table, position, "entered_castle")
    if position.flag("castle_lost", False):
        table.castle_lost = 1
    for entry in listed(position, "tokens", facts):
        lay_token(table, entry)
    fates = listed(position, "fates", facts)
    at_most(MOST_HEROES, "fates", len(fates))
    for hero, fate in enumerate(fates):
        lay_fate(table, hero, fate)
    return standing(table)


def marks(table: AndorTable, position: JsonObject, word: str) -> int:
    """A set of tags; those the legend does not know are nobody's."""
    tags = table.program.tags
    return sum(1 << tags.index(tag) for tag in set(listed(position, word, name)) if tag in tags)


def lay_fate(table: AndorTable, hero: int, fate: JsonObject) -> None:
    card = p.Card(f"fate {hero}", len(table.program.cards), p.NONE)
    card.deadline = fate.one_of("deadline", tuple(LETTERS)) if fate.has("deadline") else LAST_LETTER
    table.program.cards.append(card)
    table.set_hero(hero, FATE, card.number + 1)
    table.set_hero(hero, FATE_MET, int(fate.flag("met", False)))


def standing(table: AndorTable) -> str:
    if table.outcome:
        return "won" if table.outcome == WON else "lost"
    if table.castle_lost:
        return "lost"
    track.check_defeats(table)
    if table.outcome == 0 and table.narrator >= table.n_token:
        track.check_goals(table)
    if table.outcome == 0 and table.program.rules.win_at_once and track.goals_hold(table):
        return "won"
    return {WON: "won", LOST: "lost"}.get(table.outcome, "open")


def lay_token(table: AndorTable, entry: JsonObject) -> None:
    """Several alike on a field; of gold so much. `carried`: with the first hero, who stands there."""
    kind = entry.one_of("token", TOKEN_IDS) if entry.has("token") else LETTER
    field = entry.read("field", field_on(table.program.board))
    number = entry.read("n", MANY) if entry.has("n") else 1
    value = entry.read("value", face_of(kind)) if entry.has("value") else things.sides(kind)
    tags, tag = table.program.tags, entry.read("tag", name) if entry.has("tag") else ""
    place = field
    if entry.flag("carried", False):
        place = CARRIED
        table.set_hero(0, FIELD, field)
    for _token in range(1 if kind == GOLD else number):
        token = table.new_token(kind, place, number if kind == GOLD else value)
        if token == NOWHERE:
            at_most(MOST_TOKENS, "tokens", MOST_TOKENS + 1)
        if tag in tags:
            table.set_token(token, TOKEN_TAG, tags.index(tag) + 1)
