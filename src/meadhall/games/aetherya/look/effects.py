# interpreted: drawn once a page, or when somebody asks
"""The effect of each piece as text, and its rule: one text for the table, the info card and How to play."""

from __future__ import annotations

from typing import Final

from ..rules import scoring, tokens
from ..state.cards import (
    CARD_IDS,
    DWARF,
    ELF,
    FOREST,
    GOBLIN,
    HUMAN,
    MOUNTAIN,
    PLAIN,
    SWAMP,
    TOKEN_FACTS,
    TOKEN_IDS,
)
from ..words.names import plain
from ..words.sentences import say

LAND_NUMBERS: Final = (PLAIN, FOREST, MOUNTAIN, SWAMP)
RACE_NUMBERS: Final = (HUMAN, ELF, DWARF, GOBLIN)

# The numbers for the placeholders, taken from the rules. A race and a land: the points for neighbours.
NUMBERS: Final[dict[str, str]] = {
    **{
        f"{CARD_IDS[race]}_{CARD_IDS[land]}": plain(scoring.harmony(race, land))
        for race in RACE_NUMBERS
        for land in LAND_NUMBERS
    },
    **{f"dragon_{dragons}": plain(scoring.dragon_value(dragons)) for dragons in (1, 2, 3)},
    "most_tamed": plain(scoring.MOST_TAMED),
    "too_many": plain(scoring.TOO_MANY_DRAGONS),
    "conflict": plain(scoring.CONFLICT),
    "staff_limit": plain(tokens.STAFF_LIMIT),
}

CARD_WORDS: Final[dict[str, str]] = {
    "plain": "A land. Each neighbouring human scores {human_plain}.",
    "forest": "A land. Each neighbouring elf scores {elf_forest}, each human {human_forest}.",
    "mountain": "A land. Each neighbouring dwarf scores {dwarf_mountain}, each human {human_mountain}.",
    "swamp": "A land. Each goblin that touches it scores {goblin_swamp}, each neighbouring elf {elf_swamp}, each human"
    " {human_swamp}.",
    "human": "Scores {human_plain} for each neighbouring plain, {human_forest} for each forest, {human_mountain} for each"
    " mountain and {human_swamp} for each swamp. Goblins are its enemies: {conflict} for each pair.",
    "elf": "Scores {elf_forest} for each neighbouring forest and {elf_swamp} for each swamp. Goblins and dwarves are its"
    " enemies: {conflict} for each pair.",
    "dwarf": "Scores {dwarf_mountain} for each neighbouring mountain. Goblins and elves are its enemies: {conflict} for"
    " each pair.",
    "goblin": "Scores {goblin_swamp} for each swamp it touches; portals do not help it. Every other race is its enemy,"
    " through portals, too: {conflict} for each pair.",
    "dragon": "Two neighbours of one race tame it: humans, elves or dwarves. One dragon counts {dragon_1}, two count"
    " {dragon_2} each, three or more {dragon_3} each: plus if tamed, minus if wild. At most {most_tamed} count as tamed;"
    " with {too_many} or more the row is 0.",
    "portal": "All cards around it, or around a group of portals that touch, are neighbours of each other. Goblins use"
    " portals only to fight. An open portal is never replaced.",
}
KIND_WORDS: Final[dict[str, str]] = {
    "link": "Met when one card of each of the two races are neighbours.",
    "pair": "Met when two cards of this race are neighbours.",
    "duel": "Met when one card of one race is the neighbour of two of the other, whichever way round.",
    "chain": "Met when three cards of this land are linked as neighbours.",
    "all_races": "Met when all four races live in the kingdom.",
}
TOKEN_WORDS: Final[dict[str, str]] = {
    "gem": "At the end your gems are added up, and the last digit of the sum is scored in the row of legends.",
    "treaty": "Lay it on an open race card of your kingdom that bears no token: that card takes part in no conflict. It"
    " protects nothing any more when the card is replaced.",
    "staff": "Lay it on a wild dragon of your kingdom while no more than {staff_limit} of your dragons lie open: it is tamed.",
    "sword": "Claim a legend 2 vs 1 with only one card of each of its races as neighbours. It is your claim of the turn."
    " The sword then leaves the game.",
    "hammer": "Exchange any two cards of your kingdom, also closed ones and those with a padlock; tokens move with their"
    " cards. The hammer then leaves the game.",
    "palantir": "Once in each of your turns look at a closed token of any kingdom. It stays closed, and only you know it.",
    "griffin": "Take a closed token of any kingdom; the griffin stays there, open, in its place. Only the owner of that"
    " kingdom can regain it, by opening or replacing its card.",
    "smuggler": "Give a gem to an opponent, and take a token beside that kingdom that is no gem. The smuggler then"
    " leaves the game.",
    "thief": "Take an item that lies beside an opponent's kingdom, gems included, but no character. The thief then leaves"
    " the game.",
}
CLASS_WORDS: Final[dict[str, str]] = {"item": "Item", "character": "Character"}

ROW_RULES: Final[dict[str, str]] = {
    "elf": "A10.1",
    "dwarf": "A10.2",
    "human": "A10.3",
    "goblin": "A10.4",
    "dragon": "A10.5",
    "conflict": "A10.6",
    "legend": "A10.7",
}
CARD_RULES: Final[dict[str, str]] = {
    "plain": "A10.3",
    "forest": "A10.1",
    "mountain": "A10.2",
    "swamp": "A10.4",
    **{race: ROW_RULES[race] for race in ("elf", "dwarf", "human", "goblin", "dragon")},
    "portal": "A7.4",
}
KIND_RULES: Final[dict[str, str]] = {
    "link": "A8.2.1",
    "pair": "A8.2.2",
    "duel": "A8.2.3",
    "chain": "A8.2.4",
    "all_races": "A8.2.5",
}
TOKEN_RULES: Final[dict[str, str]] = {
    "gem": "B5.1",
    "treaty": "B6.1",
    "staff": "B6.2",
    "sword": "B6.3",
    "hammer": "B6.4",
    "griffin": "B6.5",
    "palantir": "B6.6",
    "smuggler": "B6.7",
    "thief": "B6.8",
}
ROW_WORDS: Final[dict[str, str]] = {
    "elf": "For each elf: each neighbouring forest {elf_forest}, each swamp {elf_swamp}.",
    "dwarf": "For each dwarf: each neighbouring mountain {dwarf_mountain}.",
    "human": "For each human: each neighbouring plain {human_plain}, each forest {human_forest}, each mountain"
    " {human_mountain}, each swamp {human_swamp}.",
    "goblin": "For each goblin: each swamp that it touches {goblin_swamp}.",
    "dragon": "One dragon counts {dragon_1}, two count {dragon_2} each, three or more {dragon_3} each: plus if tamed, minus"
    " if wild. At most {most_tamed} count as tamed; with {too_many} or more the row is 0.",
    "legend": "The values of the legends you claimed, and the last digit of the sum of your gems.",
    "conflict": "Each pair of neighbouring enemies {conflict}: goblins and all others, elves and dwarves.",
}


def card_effect(card: int) -> str:
    return say(CARD_WORDS[CARD_IDS[card]], **NUMBERS)


def token_effect(token: int) -> str:
    return say(TOKEN_WORDS[kind_of_token(token)], **NUMBERS)


def row_effect(row: str) -> str:
    return say(ROW_WORDS[row], **NUMBERS)


def kind_of_token(token: int) -> str:
    """The four gems are one kind."""
    name = TOKEN_IDS[token]
    return "gem" if name.startswith("gem") else name


def class_of(number: int) -> str:
    """B4.1."""
    return say(CLASS_WORDS[TOKEN_FACTS[number - 1]["class"]])
