# interpreted: reads a legend once
"""From the data of a legend to its program: frame, switches, cards, decks, goals (D32.1, D32.5, D32.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.core.errors import Refusal
from meadhall.core.json_reader import echo

from ..state.components import CREATURES, EVENT_CARDS, EVENT_DECKS, FOG_TOKENS
from ..state.names import FOG_IDS, HERO_IDS, LETTERS, TOKEN_IDS
from ..words.sentences import Problem
from . import program as p
from .boards import board_named, board_of
from .condition_reader import condition
from .draft import Draft
from .effect_reader import effects
from .piece_reader import dice
from .program import Card, Deck, Goal, Kind, Program, Rules, Trigger
from .texts import read_texts
from .value_reader import check_vars, settled, value

FRAME: Final = ("id", "names", "event_deck", "difficulties", "hero_start", "cards", "goals", "stars")
MORE_FRAME: Final = (
    *("board", "boards", "start_sp", "start_wp", "first_hero", "rules", "decks", "defeat", "prologue"),
    *(
        "notes",
        "note",
        "materials",
        "special_rules",
        "target_value",
        "source",
        "known_facts",
        "confidence",
        "story",
        "origin",
        "called",
    ),
)
CARD_WORDS: Final = (
    "effects",
    "story",
    "note",
    "confidence",
    "title",
    "names",
    "summary",
    "text",
    "story_confidence",
    "origin",
)
RULE_WORDS: Final = (
    *("win", "castle", "exit_field", "n_token", "opens_with_sunrise", "overtime", "shop", "shop_fields"),
    *("cheap_sp_field", "gems", "farmer_field", "treasure_eaten", "fog", "wells"),
)
DIFFICULTIES: Final = ("easy", "normal")
FIRST_HEROES: Final = ("lowest_rank", "rooster_else_lowest_rank")
PROLOGUE_WORDS: Final = ("what", "story", "optional", "rules", "effects", "tasks", "after", "skip")
TRIGGERS: Final[dict[str, tuple[int, str]]] = {
    "setup": (p.ON_SETUP, ""),
    "letter": (p.ON_LETTER, "letter"),
    "fog": (p.ON_FOG, "token"),
    "defeated": (p.ON_DEFEATED, "tag"),
    "when": (p.ON_WHEN, "if"),
    "sunrise": (p.ON_SUNRISE, "after"),
    "enter": (p.ON_ENTER, "field"),
    "round": (p.ON_ROUND, "against"),
    "offer": (p.ON_OFFER, "field"),
    "taken": (p.ON_TAKEN, "token"),
    "contact": (p.ON_CONTACT, ""),
    "shot_survived": (p.ON_SHOT_SURVIVED, ""),
    "creature_reaches": (p.ON_CREATURE_REACHES, "field"),
}
MOST_LEGEND_CARDS: Final = 60
MOST_WELLS: Final = 60


def read_legend(plain: Any, heroes: int, difficulty: str) -> Program:
    """The program of a legend; refuses in one line what is wrong with it."""
    name = plain.get("id") if isinstance(plain, Mapping) else None
    blank = Program(name if isinstance(name, str) and name else "?", heroes, True, board_named("front"))
    draft = Draft(blank)
    legend = draft.mapping(plain, "a legend")
    draft.words(legend, FRAME, MORE_FRAME, "the legend")
    draft.text(legend["id"], "id")
    check_difficulty(draft, legend, difficulty)
    board = board_of(draft, legend)
    draft.program = Program(str(legend["id"]), heroes, difficulty == "normal", board)
    read_box(draft, legend)
    read_frame(draft, legend)
    read_cards(draft, legend)
    read_ends(draft, legend)
    check_names(draft)
    check_vars(draft)
    check_stars(draft, legend)
    read_texts(draft, legend)
    return draft.program


def check_legend(plain: Any) -> None:
    """Reads a legend for every number of heroes and every difficulty it offers."""
    difficulties = plain.get("difficulties", ["normal"]) if isinstance(plain, Mapping) else ["normal"]
    wanted = [each for each in difficulties if each in DIFFICULTIES] if isinstance(difficulties, list) else []
    for difficulty in wanted or ["normal"]:
        for heroes in (2, 3, 4):
            read_legend(plain, heroes, difficulty)


def check_difficulty(draft: Draft, legend: Mapping[str, Any], difficulty: str) -> None:
    offered = draft.listing(legend["difficulties"], "difficulties")
    draft.demand(bool(offered), "difficulties should name at least one")
    for each in offered:
        draft.one_of(each, DIFFICULTIES, "the difficulty")
    if difficulty not in offered:
        words = {
            "legend": echo(draft.program.name),
            "difficulty": echo(difficulty),
            "known": ", ".join(offered),
        }
        raise Refusal("impossible", "D25.1", problem=Problem("no_difficulty", **words))


# -- the box: creatures, fog tokens, event cards ---------------------------------------------------


def read_box(draft: Draft, legend: Mapping[str, Any]) -> None:
    program = draft.program
    for creature in CREATURES:
        rolls = dice(draft, creature["dice"])
        kind = Kind(
            creature["id"], creature["sp"], creature["wp"], creature["reward"], rolls, creature["count"]
        )
        program.kinds.append(kind)
    names = list(EVENT_DECKS)
    deck = names[draft.one_of(legend["event_deck"], names, "the event deck")]
    draft.deck_names = ["event", *draft.mapping(legend.get("decks", {}), "decks")]
    draft.demand(len(draft.deck_names) <= 4, "there are too many decks")
    for token in FOG_TOKENS:
        program.fog_effects.append(effects(draft, token["effects"]))
    program.decks.append(Deck("event", False))
    draft.place.append("event cards")
    draft.box_cards = [EVENT_CARDS[card] for card in EVENT_DECKS[deck]]
    draft.place.pop()


# -- frame -----------------------------------------------------------------------------------------


def read_frame(draft: Draft, legend: Mapping[str, Any]) -> None:
    program = draft.program
    start = draft.mapping(legend["hero_start"], "hero_start")
    draft.words(start, HERO_IDS, [], "hero_start")
    program.start_fields = [draft.field_number(start[hero], "hero_start") for hero in HERO_IDS]
    program.start_sp = draft.whole(settled(draft, legend.get("start_sp", 1), "start_sp"), "start_sp", 1, 14)
    program.start_wp = draft.whole(settled(draft, legend.get("start_wp", 7), "start_wp"), "start_wp", 1, 20)
    draft.one_of(legend.get("first_hero", "lowest_rank"), FIRST_HEROES, "first_hero")
    program.rules = rules(draft, legend.get("rules", {}))
    if "prologue" in legend:
        read_prologue(draft, legend["prologue"])


def read_prologue(draft: Draft, plain: Any) -> None:
    draft.place.append("prologue")
    program = draft.program
    prologue = draft.mapping(plain, "the prologue")
    draft.words(prologue, ["ends"], PROLOGUE_WORDS, "the prologue")
    program.prologue_rules = rules(draft, prologue.get("rules", {}))
    program.prologue_effects = effects(draft, prologue.get("effects", []))
    program.prologue_skip = effects(draft, prologue.get("skip", []))
    program.prologue_ends = condition(draft, prologue["ends"])
    for task in draft.listing(prologue.get("tasks", []), "tasks"):
        entry = draft.mapping(task, "a task")
        program.prologue_tasks.append(
            Goal(draft.text(entry.get("id"), "id"), condition(draft, entry.get("if")))
        )
    draft.place.pop()


def rules(draft: Draft, plain: Any) -> Rules:
    """D32.9."""
    entry = draft.mapping(plain, "rules")
    draft.words(entry, [], RULE_WORDS, "rules")
    board = draft.program.board
    made = Rules()
    made.win_at_once = draft.one_of(entry.get("win", "at_n"), ("at_n", "at_once"), "win") == 1
    made.castle = draft.flag(entry.get("castle", True), "castle")
    made.n_token = draft.flag(entry.get("n_token", False), "n_token")
    made.opens_with_sunrise = draft.flag(entry.get("opens_with_sunrise", False), "opens_with_sunrise")
    made.overtime = draft.flag(entry.get("overtime", True), "overtime")
    made.treasure_eaten = draft.flag(entry.get("treasure_eaten", False), "treasure_eaten")
    made.shop_sp_only = draft.one_of(entry.get("shop", "all"), ("all", "sp"), "shop") == 1
    made.lure = draft.one_of(entry.get("gems", "money"), ("money", "lure"), "gems") == 1
    made.shop_fields = draft.field_list(entry.get("shop_fields", board.merchants), "shop_fields")
    made.cheap_sp_field = draft.whole(entry.get("cheap_sp_field", 71), "cheap_sp_field", 0, 84)
    made.farmer_field = draft.field_number(entry.get("farmer_field", 0), "farmer_field")
    if "exit_field" in entry:
        made.exit_field = draft.field_number(entry["exit_field"], "exit_field")
    read_fog(draft, made, draft.mapping(entry.get("fog", {}), "fog"))
    wells = draft.mapping(entry.get("wells", {}), "wells")
    draft.words(wells, [], ["fields", "start"], "wells")
    made.well_fields = draft.field_list(wells.get("fields", board.wells), "wells")
    different = len(set(made.well_fields)) == len(made.well_fields) <= MOST_WELLS
    draft.demand(different, f"wells stand on different fields, on {MOST_WELLS} at most")
    made.wells_full = draft.one_of(wells.get("start", "full"), ("full", "empty"), "the wells") == 0
    return made


def read_fog(draft: Draft, made: Rules, fog: Mapping[str, Any]) -> None:
    draft.words(fog, [], ["fields", "leave_out", "empty_fields", "chosen_by"], "fog")
    made.fog_fields = draft.field_list(fog.get("fields", draft.program.board.fog), "fog")
    left_out = draft.listing(fog.get("leave_out", []), "leave_out")
    made.fog_left_out = [draft.one_of(each, FOG_IDS, "the fog token") for each in left_out]
    made.empty_fog_fields = draft.whole(fog.get("empty_fields", 0), "empty_fields", 0, len(made.fog_fields))
    there = sum(token["count"] for token in FOG_TOKENS if FOG_IDS.index(token["id"]) not in made.fog_left_out)
    wanted = len(made.fog_fields) - made.empty_fog_fields
    draft.demand(wanted <= there, f"{wanted} fog fields but only {there} fog tokens")


# -- cards -----------------------------------------------------------------------------------------


def read_cards(draft: Draft, legend: Mapping[str, Any]) -> None:
    program = draft.program
    for plain in draft.listing(legend["cards"], "cards"):
        read_card(draft, draft.mapping(plain, "a card"))
    program.legend_cards = len(program.cards)
    draft.demand(program.legend_cards <= MOST_LEGEND_CARDS, "there are too many cards")
    for card in program.cards[: program.legend_cards]:
        moments = [trigger.on for trigger in card.triggers]
        if p.ON_WHEN in moments:
            program.when_cards.append(card)
        if p.ON_OFFER in moments:
            program.offer_cards.append(card)
    for entry in draft.box_cards:
        add_to_deck(draft, p.EVENT_DECK, entry)
    if program.cards[program.decks[0].cards[0]].name == "START":
        program.decks[0].top = 0
    for name, deck in draft.mapping(legend.get("decks", {}), "decks").items():
        read_deck(draft, name, draft.mapping(deck, "a deck"))


def read_card(draft: Draft, entry: Mapping[str, Any]) -> None:
    """A card of the other difficulty is not played; its frame is checked, and its letter has a star."""
    name = draft.text(entry.get("id"), "the id of a card")
    draft.place.append(f"card {echo(name)}")
    draft.words(entry, ["id", "trigger"], ["variant", "repeat", *CARD_WORDS], "the card")
    variant = draft.one_of(entry.get("variant", "both"), ("both", *DIFFICULTIES), "the variant")
    if variant and (variant == 2) != draft.program.hard:
        triggers(draft.aside(), entry["trigger"])
    else:
        add_card(draft, name, entry)
    draft.place.pop()


def add_card(draft: Draft, name: str, entry: Mapping[str, Any]) -> None:
    draft.demand(all(card.name != name for card in draft.program.cards), "there are two cards of that name")
    card = Card(name, len(draft.program.cards), effects(draft, entry.get("effects", [])))
    card.triggers = triggers(draft, entry["trigger"])
    card.repeat = draft.flag(entry.get("repeat", False), "repeat")
    draft.program.cards.append(card)


def triggers(draft: Draft, plain: Any) -> list[Trigger]:
    """One trigger, or several of which any will do."""
    found = [trigger(draft, each) for each in (plain if isinstance(plain, list) else [plain])]
    draft.demand(bool(found), "the card has no trigger")
    return found


def trigger(draft: Draft, plain: Any) -> Trigger:
    entry = draft.mapping(plain, "the trigger")
    word = list(TRIGGERS)[draft.one_of(entry.get("on"), TRIGGERS, "the trigger")]
    on, parameter = TRIGGERS[word]
    draft.words(entry, ["on", *([parameter] if parameter else [])], [], "the trigger")
    if not parameter:
        return Trigger(on)
    given = entry[parameter]
    if parameter == "letter":
        return letter_trigger(draft, given)
    if parameter == "if":
        made = Trigger(on)
        made.condition = condition(draft, given)
        return made
    if parameter in ("tag", "against"):
        return Trigger(on, draft.use("tag", given))
    if parameter == "after":
        return Trigger(on, draft.one_of(given, ("event_card",), "the moment"))
    if word == "fog":
        return Trigger(on, draft.one_of(given, FOG_IDS, "the fog token"))
    if parameter == "token":
        return Trigger(on, draft.one_of(given, TOKEN_IDS, "the token"))
    return Trigger(on, draft.field_number(given, "field"))


def letter_trigger(draft: Draft, given: Any) -> Trigger:
    if isinstance(given, Mapping) and "var" in given:
        made = Trigger(p.ON_LETTER, -2)
        made.var = draft.use("var", given["var"])
        return made
    found = value(draft, given, "letter")
    draft.demand(found.kind == p.LITERAL and 0 <= found.number < len(LETTERS), "the letter is none")
    draft.letters.setdefault(found.number, ", ".join(draft.place))
    return Trigger(p.ON_LETTER, found.number)


def read_deck(draft: Draft, name: str, entry: Mapping[str, Any]) -> None:
    draft.place.append(f"deck {echo(name)}")
    draft.words(entry, ["after", "cards"], ["names", "note"], "the deck")
    deck = Deck(name, draft.one_of(entry["after"], ("bottom", "out"), "after") == 1)
    draft.program.decks.append(deck)
    cards = draft.listing(entry["cards"], "cards")
    draft.demand(0 < len(cards) <= 46, "a deck holds 1 to 46 cards")
    for plain in cards:
        card = draft.mapping(plain, "a card")
        name = draft.text(card.get("id"), "the id of a card")
        draft.place.append(f"card {echo(name)}")
        draft.words(card, ["id"], ["shield", "done", "deadline", *CARD_WORDS], "the card")
        draft.place.pop()
        add_to_deck(draft, len(draft.program.decks) - 1, card)
    draft.place.pop()


def add_to_deck(draft: Draft, deck: int, entry: Mapping[str, Any]) -> None:
    draft.place.append(f"card {echo(entry['id'])}")
    program = draft.program
    card = Card(str(entry["id"]), len(program.cards), effects(draft, entry.get("effects", [])))
    card.deck = deck
    card.shield = draft.flag(entry.get("shield", False), "shield")
    if "done" in entry:
        card.done = condition(draft, entry["done"])
        card.deadline = draft.one_of(entry.get("deadline"), LETTERS, "the deadline")
    program.cards.append(card)
    program.decks[deck].cards.append(card.number)
    draft.place.pop()


# -- the end ---------------------------------------------------------------------------------------


def read_ends(draft: Draft, legend: Mapping[str, Any]) -> None:
    draft.program.goals = goals(draft, legend["goals"], "goal")
    draft.program.defeats = goals(draft, legend.get("defeat", []), "defeat")
    draft.demand(bool(draft.program.goals), "there is no goal")


def goals(draft: Draft, plain: Any, what: str) -> list[Goal]:
    found = []
    for each in draft.listing(plain, what):
        entry = draft.mapping(each, what)
        draft.words(entry, ["id", "if"], ["text"], f"the {what}")
        name = draft.text(entry["id"], "id")
        draft.place.append(f"{what} {echo(name)}")
        found.append(Goal(name, condition(draft, entry["if"])))
        draft.place.pop()
    return found


def check_names(draft: Draft) -> None:
    """Tags, flags and vars that are asked for must be made somewhere."""
    for (group, name), where in draft.used.items():
        if (group, name) not in draft.made:
            draft.place = [where] if where else []
            raise draft.refuse(f"nothing makes the {group} '{echo(name)}'")


def check_stars(draft: Draft, legend: Mapping[str, Any]) -> None:
    """Stars lie on the letters that have cards of their own, at any difficulty."""
    stars = [draft.one_of(each, LETTERS, "the star") for each in draft.listing(legend["stars"], "stars")]
    differ = "the stars differ from the letters of its cards"
    for star in stars:
        draft.demand(stars.count(star) == 1, f"the stars name {LETTERS[star]} twice")
        draft.demand(star in draft.letters, f"{differ}: no card has the letter {LETTERS[star]}")
    for letter, where in draft.letters.items():
        draft.place = [where]
        draft.demand(letter in stars, f"{differ}: there is no star on {LETTERS[letter]}")
    draft.place = []
