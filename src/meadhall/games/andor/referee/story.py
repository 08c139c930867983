# interpreted: answers a question at a time
"""Questions about event cards, legend cards and how a legend stands (D23, D24, D26, D32)."""

from __future__ import annotations

from typing import Any

from meadhall.core.errors import Refusal
from meadhall.core.given import Given, echo, facts, name, one_of, whole

from .. import card_effects, choices, effects, flow, opening, steps, track
from .. import program as p
from ..game_table import AndorTable
from ..legend_draft import Draft
from ..legend_words import settled
from ..names import (
    FARMER,
    FIGURE_IDS,
    GOLD,
    LAST_LETTER,
    LETTERS,
    LOST,
    TOKEN_IDS,
    WELL,
    WON,
)
from ..sentences import Problem
from ..table import (
    CARRIED,
    FATE,
    FATE_MET,
    FIELD,
    FLAGS,
    KIND,
    NOWHERE,
    PLACE,
    SP,
    STRENGTH,
    TAG,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_TAG,
    TOKEN_VALUE,
    WP,
    WP_NOW,
)
from ..table import GOLD as PURSE
from .belongings import STATES
from .scene import creature_list, event_effects, field_key, field_on, put_heroes, scene, shield_list

MOST_DECISIONS = 400

# -- event cards -------------------------------------------------------------------------------------


def event(position: Given) -> dict[str, Any]:
    by_hero = position.by_name("heroes", facts)
    table = scene(position, len(by_hero))
    table.party = len(by_hero)
    names = put_heroes(table, by_hero)
    wells = position.by_name("wells", one_of(STATES)) if position.has("wells") else {}
    for key, state in wells.items():
        table.new_token(WELL, field_key(table, key), state)
    table.at_sunrise = 1
    first = event_effects(table, position.read("card", name))
    effects.run_list(table, first, NOWHERE, NOWHERE, NOWHERE, NOWHERE)
    answers = Answers(position, names)
    for _decision in range(MOST_DECISIONS):
        flow.run(table)
        if not table.depth:
            break
        answers.decide(table)
    found: dict[str, Any] = {
        "heroes": {hero: points(table, n, by_hero[hero]) for n, hero in enumerate(names)}
    }
    if position.has("creatures"):
        found["creatures"] = creature_list(table)
    if position.has("wells"):
        found["wells"] = {
            str(table.token(token, TOKEN_PLACE)): STATES[table.token(token, TOKEN_VALUE)]
            for token in range(table.tokens_used)
            if table.token(token, TOKEN_KIND) == WELL and table.token(token, TOKEN_PLACE) != NOWHERE
        }
    return found


def points(table: AndorTable, hero: int, given: Given) -> dict[str, int]:
    found = {"wp": table.hero(hero, WP), "sp": table.hero(hero, SP)}
    return {**found, "gold": table.hero(hero, PURSE)} if given.has("gold") else found


class Answers:
    """What the heroes decide, as the question says."""

    def __init__(self, position: Given, names: list[str]) -> None:
        self.names = names
        self.chosen = self.heroes(position, "chosen")
        self.accept = self.heroes(position, "accept")
        self.declined = position.flag("declined", False)
        self.paid = position.flag("paid", False)
        shares = position.by_name("shares", whole(0, 99)) if position.has("shares") else {}
        self.shares = [self.place(hero) for hero, number in shares.items() for _point in range(number)]

    def place(self, hero: str) -> int:
        if hero not in self.names:
            raise Refusal("unknown_token", token=echo(hero), what=Problem("hero_given"))
        return self.names.index(hero)

    def heroes(self, position: Given, word: str) -> list[int]:
        return [self.place(hero) for hero in position.row(word, name)] if position.has(word) else []

    def decide(self, table: AndorTable) -> None:
        """Decisions the question says nothing about are made in the plainest way."""
        step = table.step()
        offered = table.choices(0)
        wanted = offered[0]
        if step == steps.CHOOSE:
            wanted = self.next_of([*self.chosen, *self.accept], table.part(3), offered)
        elif step == steps.DIVIDE:
            wanted = choices.HERO + self.shares.pop(0) if self.shares else offered[0]
        elif step == steps.ACCEPT:
            wanted = choices.YES if table.part(1) in self.accept else choices.NO
        elif step == steps.OPTIONAL_ROLL:
            wanted = choices.NO if self.declined else choices.YES
        elif step == steps.PAY_OR_NOT:
            wanted = choices.YES if self.paid else choices.NO
        elif step == steps.PAY and not self.shares:
            table.pop()  # who pays is not asked
            return
        if wanted not in offered:
            raise Refusal("contradiction", field="chosen" if step == steps.CHOOSE else "shares")
        table.decide(0, wanted)

    def next_of(self, heroes: list[int], chosen: int, offered: list[int]) -> int:
        for hero in heroes:
            if not chosen >> hero & 1:
                return choices.HERO + hero
        return choices.STOP if choices.STOP in offered else offered[0]


def payment_ok(position: Given) -> bool:
    """D23.5: may it be paid so, and is it enough."""
    by_hero = position.by_name("heroes", facts)
    table = scene(position, len(by_hero))
    table.party = len(by_hero)
    names = put_heroes(table, by_hero)
    number = event_effects(table, position.read("card", name))
    effect = table.program.effects[number] if number != p.NONE else None
    if not isinstance(effect, card_effects.UnlessPaid):
        raise Refusal("contradiction", "D23.5", field="card")
    total = 0
    for hero, share in position.by_name("pay", facts).items():
        if hero not in names:
            return False
        place = names.index(hero)
        wp = share.whole("wp", 0, 99) if share.has("wp") else 0
        gold = share.whole("gold", 0, 99) if share.has("gold") else 0
        if (wp and not effect.currencies & card_effects.PAYS_WP) or (
            gold and not effect.currencies & card_effects.PAYS_GOLD
        ):
            return False
        if (wp and table.hero(place, WP) <= wp) or table.hero(place, PURSE) < gold:
            return False
        total += wp + gold
    return total >= effect.pay.number


# -- legend cards ------------------------------------------------------------------------------------


def set_memory(table: AndorTable, position: Given) -> None:
    """Flags and vars."""
    for word in position.row("flags", name) if position.has("flags") else []:
        if word not in table.program.flags:
            table.program.flags.append(word)
        table.flags |= 1 << table.program.flags.index(word)
    if position.has("vars"):
        for var, value in position.within("vars").plain.items():
            if var in table.program.vars:
                number = (
                    LETTERS.index(value) if isinstance(value, str) and value in LETTERS and value else value
                )
                table.set_var(table.program.vars.index(var), whole(0, 999)(number, "vars"))


def cards_at(position: Given) -> list[str]:
    """D24.3."""
    table = scene(position)
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


def legend_card(position: Given) -> dict[str, Any]:
    """The board after the effects of a card; what it does not show is left out."""
    table = scene(position)
    set_memory(table, position)
    for hero in range(table.party):
        table.set_hero(hero, FIELD, NOWHERE)
    for deck in range(len(table.program.decks)):
        table.set_bag(deck, 0)
        table.set_deck_top(deck, NOWHERE)
    table.set_supply(0, 30)
    here = position.read("here", field_on(table)) if position.has("here") else NOWHERE
    opening.fill_pool(table, 13, list(opening.FOG_TOKENS))
    given: list[dict[str, Any]] = []
    for first in card_lists(table, position.read("card", name)):
        effects.run_list(table, first, 0, here, 0, NOWHERE)
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
    if isinstance(effect, card_effects.Give):
        source = table.program.sources[number]
        draft = Draft(table.program)
        assert isinstance(source, dict)
        given.append({word: settled(draft, value, word) for word, value in source.items() if word != "op"})
        effects.run_list(table, effect.next, table.popped(2), table.popped(3), table.popped(4), NOWHERE)
        return
    effects.run(table)


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


def legend_state(position: Given) -> str:
    """D26, D32.8."""
    table = scene(position)
    set_memory(table, position)
    table.narrator = position.one_of("narrator", tuple(LETTERS)) if position.has("narrator") else 0
    table.n_token = position.one_of("n_token", tuple(LETTERS)) if position.has("n_token") else LAST_LETTER
    tags = table.program.tags
    for word, number in (("defeated", 0), ("entered_castle", 1)):
        for tag in position.row(word, name) if position.has(word) else []:
            mark = 1 << tags.index(tag) if tag in tags else 0
            table.defeated |= mark * (number == 0)
            table.entered |= mark * number
    table.castle_lost = int(position.flag("castle_lost", False))
    for hero in range(table.party):
        table.set_hero(hero, FIELD, NOWHERE)
    for entry in position.row("tokens", facts) if position.has("tokens") else []:
        lay_token(table, entry)
    for hero, fate in enumerate(position.row("fates", facts)[:4] if position.has("fates") else []):
        card = p.Card(f"fate {hero}", len(table.program.cards), p.NONE)
        card.deadline = fate.one_of("deadline", tuple(LETTERS)) if fate.has("deadline") else LAST_LETTER
        table.program.cards.append(card)
        table.set_hero(hero, FATE, card.number + 1)
        table.set_hero(hero, FATE_MET, int(fate.flag("met", False)))
    return standing(table)


def standing(table: AndorTable) -> str:
    if table.castle_lost:
        return "lost"
    track.check_defeats(table)
    if table.outcome == 0 and table.narrator >= table.n_token:
        track.check_goals(table)
    if table.outcome == 0 and table.program.rules.win_at_once and track.goals_hold(table):
        return "won"
    return {WON: "won", LOST: "lost"}.get(table.outcome, "open")


def lay_token(table: AndorTable, entry: Given) -> None:
    tags = table.program.tags
    tag = entry.read("tag", name) if entry.has("tag") else ""
    kind = entry.one_of("token", TOKEN_IDS) if entry.has("token") else 12
    field = entry.read("field", field_on(table))
    number = entry.whole("n", 0, 99) if entry.has("n") else 1
    value = entry.whole("value", 0, 99) if entry.has("value") else 0
    place = field
    if entry.flag("carried", False):
        place = CARRIED
        table.set_hero(0, FIELD, field)
    for _token in range(1 if kind == GOLD else number):
        token = table.new_token(kind, place, number if kind == GOLD else value)
        if tag in tags:
            table.set_token(token, TOKEN_TAG, tags.index(tag) + 1)
