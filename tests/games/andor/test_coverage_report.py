"""Play reaches everything: each event card, fog token, item, creature, legend card, decision and event.

Heroes are helped (strength, a castle that holds long), or hardly a random legend would see its later letters.
"""

from __future__ import annotations

import random
from typing import Final

import pytest

from meadhall.core.journal import Entry, Journal
from meadhall.core.rng import luck_from_seed
from meadhall.games.andor import GAME
from meadhall.games.andor.bots import rollout_policy
from meadhall.games.andor.legend.library import LEGENDS, legend_data
from meadhall.games.andor.rules import things
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.games.andor.state import events
from meadhall.games.andor.state import names as n
from meadhall.games.andor.state import table as t
from meadhall.games.andor.state.components import EVENT_CARDS
from meadhall.games.andor.state.names import CREATURE_IDS, FOG_IDS, TOKEN_IDS
from meadhall.games.andor.state.steps import DECISIONS
from tests.games.andor.random_play import Way, lay
from tests.games.covering import Count, Covering, RecordProperty, words_in


def cards_of(legend: str) -> list[str]:
    """Fates are dealt, not played."""
    data = legend_data(legend)
    decks = data.get("decks", {})
    drawn = [card["id"] for name in decks if name != "fates" for card in decks[name]["cards"]]
    return sorted({card["id"] for card in data["cards"]} | set(drawn))


TO_REACH: Final[dict[str, list[str]]] = {
    "event card": list(EVENT_CARDS),
    **{f"card of {legend}": cards_of(legend) for legend in LEGENDS},
    "fate": [card["id"] for card in legend_data("L3")["decks"]["fates"]["cards"]],
    "fog token": list(FOG_IDS),
    "item got": list(TOKEN_IDS[1:8]),
    "creature placed": [*CREATURE_IDS, "dragon"],
    "creature defeated": [*CREATURE_IDS, "dragon"],
    "decision asked": sorted(each.id for each in DECISIONS.values()),
    "event told": words_in(events),
}
TREE_OF_SONGS: Final = 57
BEFORE_ANYBODY_LISTENS: Final = ("event told", events.FATE_DEALT)


def help_heroes(table: AndorTable, dice: random.Random) -> None:
    """Strong heroes with full hands, and a castle that holds."""
    table.delivered = 12
    for hero in range(table.party):
        table.set_hero(hero, t.SP, dice.choice((6, 10, 14)))
        table.set_hero(hero, t.WP, dice.choice((8, 14, 20)))
        table.set_hero(hero, t.GOLD, dice.choice((0, 4, 10)))


def arm(table: AndorTable, dice: random.Random) -> None:
    """Each hero gets an item, a herb, or rune stones of all colours, as far as there are any left."""
    for hero in range(table.party):
        kind = dice.choice((n.SHIELD, n.BOW, n.FALCON, n.HELM, n.TELESCOPE, n.BREW, n.HERB, n.RUNE))
        if kind == n.RUNE:
            give_faces(table, hero, kind, range(1, 4))
        elif kind == n.HERB:
            give_faces(table, hero, kind, range(3, 4))
        else:
            things.get_item(table, hero, kind)


def give_faces(table: AndorTable, hero: int, kind: int, faces: range) -> None:
    places = [things.pool_place(kind, face) for face in faces]
    if things.unseen_left(table, kind) >= len(places) and all(table.pool(place) for place in places):
        for place, face in zip(places, faces, strict=True):
            table.set_pool(place, table.pool(place) - 1)
            table.new_token(kind, t.CARRIED + hero, face)


def lead_to_the_dragon(table: AndorTable, dice: random.Random) -> None:
    """Hardly anybody finds the way to it by chance."""
    for creature in range(t.MOST_CREATURES):
        kind, place = table.creature(creature, t.KIND), table.creature(creature, t.PLACE)
        if place > 0 and kind >= len(CREATURE_IDS) and dice.random() < 0.3:
            table.set_hero(table.part(1), t.FIELD, place)


def lay_stones_under_the_tree(table: AndorTable, dice: random.Random) -> None:
    """Rune stones silence the dark mage (Legend 3): hardly anybody lays them there by chance."""
    if table.program.name == "L3" and dice.random() < 0.05:
        for token in range(table.tokens_used):
            if table.token(token, t.TOKEN_KIND) == n.RUNE:
                table.set_token(token, t.TOKEN_PLACE, TREE_OF_SONGS)


def count_game(seed: int, counts: Count) -> None:
    legend = LEGENDS[seed % 5]
    dice = random.Random(seed)
    difficulty = "normal" if legend == "L1" or dice.random() < 0.7 else "easy"
    way = Way(legend, dice.choice((2, 3, 4)), 1, difficulty, legend == "L1" and seed % 10 == 0)
    table = lay(way, seed)
    for creature in range(t.MOST_CREATURES):
        if table.creature(creature, t.PLACE) != t.NOWHERE:
            counts["creature placed", table.program.kinds[table.creature(creature, t.KIND)].name] += 1
    journal = Journal()
    table.attach_journal(journal)
    armed = False
    while table.to_act():
        decision = table.decision(0)
        counts["decision asked", decision] += 1
        if decision == "turn" and not armed and not table.in_prologue:
            help_heroes(table, dice)
            arm(table, dice)
            armed = True
        if decision == "turn" and dice.random() < 0.1:
            lead_to_the_dragon(table, dice)
        if decision == "turn":
            lay_stones_under_the_tree(table, dice)
        if dice.random() < 0.55:
            choice = rollout_policy.quick_choice(table, luck_from_seed(dice.getrandbits(40)))
        else:
            choice = dice.choice(table.choices(0))
        table.play(0, choice)
    for entry in journal.entries:
        count_entry(table, legend, entry, counts)
    for hero in range(table.party):
        fate = table.hero(hero, t.FATE)
        if fate:
            counts["fate", table.program.cards[fate - 1].name] += 1
    for card in table.program.cards[: table.program.legend_cards]:
        if any(trigger.on == 0 for trigger in card.triggers):
            counts[f"card of {legend}", card.name] += 1


def count_entry(table: AndorTable, legend: str, entry: Entry, counts: Count) -> None:
    counts["event told", entry.what] += 1
    if entry.what in (events.CARD_PLAYED, events.CARD_BLOCKED):
        card = table.program.cards[entry.first]
        counts["event card" if card.deck == 0 else f"card of {legend}", card.name] += 1
    elif entry.what == events.FOG_REVEALED and entry.first >= 0:
        counts["fog token", FOG_IDS[entry.first]] += 1
    elif entry.what == events.ITEM_GOT:
        counts["item got", TOKEN_IDS[entry.first]] += 1
    elif entry.what == events.CREATURE_PLACED:
        counts["creature placed", table.program.kinds[entry.first].name] += 1
    elif entry.what == events.CREATURE_DEFEATED:
        counts["creature defeated", table.program.kinds[entry.first].name] += 1


COVERING: Final = Covering(GAME, TO_REACH, count_game, frozenset({BEFORE_ANYBODY_LISTENS}), played="legends")


@pytest.mark.slow
def test_play_reaches_every_card_token_item_creature_decision_and_event(
    record_property: RecordProperty,
) -> None:
    COVERING.check(20, 3000, record_property)
