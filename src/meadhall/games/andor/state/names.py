"""Names for small numbers: heroes, creatures, tokens, things, figures, letters."""

from __future__ import annotations

from typing import Final

# -- heroes (D1) -----------------------------------------------------------------------------------

WARRIOR: Final = 0
ARCHER: Final = 1
WIZARD: Final = 2
DWARF: Final = 3
HERO_IDS: Final = ("warrior", "archer", "wizard", "dwarf")
HEROINE_IDS: Final = ("mairen", "chada", "eara", "bait")  # the other sides of their boards
RANKS: Final = (14, 25, 34, 7)  # D1.6
MOST_HEROES: Final = 4

# -- creatures: these four move at sunrise (D10.6); a legend may bring further kinds ---------------

GOR: Final = 0
SKRAL: Final = 1
WARDRAK: Final = 2
TROLL: Final = 3
CREATURE_IDS: Final = ("gor", "skral", "wardrak", "troll")

# -- tokens ----------------------------------------------------------------------------------------

GOLD: Final = 0
WINESKIN: Final = 1
SHIELD: Final = 2
BOW: Final = 3
FALCON: Final = 4
HELM: Final = 5
TELESCOPE: Final = 6
BREW: Final = 7
HERB: Final = 8
RUNE: Final = 9
POISON: Final = 10
PARCHMENT: Final = 11
LETTER: Final = 12
GEM: Final = 13
FARMER: Final = 14
WELL: Final = 15
FOG: Final = 16
RUBBLE: Final = 17
TOKEN_IDS: Final = (
    "gold",
    "wineskin",
    "shield",
    "bow",
    "falcon",
    "helm",
    "telescope",
    "witch_brew",
    "medicinal_herb",
    "rune_stone",
    "poison",
    "parchment",
    "letter",
    "gem",
    "farmer",
    "well",
    "fog",
    "rubble",
)
TOKEN_KINDS: Final = 18
FIRST_ITEM: Final = WINESKIN
LAST_ITEM: Final = BREW
STOCKED: Final = 13  # tokens 0 to 12 are counted on the equipment board, gold excepted (D1.10)

# Faces of tokens that may lie face down, by place in their pool.
RUNE_COLOURS: Final = ("blue", "yellow", "green")
FOG_IDS: Final = ("event", "sp1", "wp2", "wp3", "gold1", "gor", "wineskin", "brew")

# -- things a hero can take, drop and give: a token with what tells it from its like ---------------

COIN: Final = 0
FULL_WINESKIN: Final = 1
HALF_WINESKIN: Final = 2
FULL_SHIELD: Final = 3
HALF_SHIELD: Final = 4
THING_BOW: Final = 5
READY_FALCON: Final = 6
TIRED_FALCON: Final = 7
THING_HELM: Final = 8
THING_TELESCOPE: Final = 9
FULL_BREW: Final = 10
HALF_BREW: Final = 11
HERB_3: Final = 12
HERB_4: Final = 13
HERB_CLOSED: Final = 14
RUNE_BLUE: Final = 15
RUNE_YELLOW: Final = 16
RUNE_GREEN: Final = 17
RUNE_CLOSED: Final = 18
THING_POISON: Final = 19
THING_PARCHMENT: Final = 20
THING_LETTER: Final = 21
GEM_2: Final = 22
GEM_4: Final = 23
GEM_6: Final = 24
GEM_CLOSED: Final = 25
THING_FARMER: Final = 26
THINGS: Final = 27
THING_IDS: Final = (
    "gold",
    "wineskin",
    "wineskin_half",
    "shield",
    "shield_half",
    "bow",
    "falcon",
    "falcon_used",
    "helm",
    "telescope",
    "witch_brew",
    "witch_brew_half",
    "herb_3",
    "herb_4",
    "herb_closed",
    "rune_blue",
    "rune_yellow",
    "rune_green",
    "rune_closed",
    "poison",
    "parchment",
    "letter",
    "gem_2",
    "gem_4",
    "gem_6",
    "gem_closed",
    "farmer",
)

LEAST_HERB: Final = 3  # values of herbs
MOST_HERB: Final = 4
HERB_VALUES: Final = 2

# -- figures ---------------------------------------------------------------------------------------

PRINCE: Final = 0
SHIELD_DWARVES: Final = 1
WITCH: Final = 2
TOWER: Final = 3
DARK_MAGE: Final = 4
FIGURE_IDS: Final = ("prince", "shield_dwarves", "witch", "tower", "dark_mage")
FIGURES: Final = 5

# -- the legend track ------------------------------------------------------------------------------

LETTERS: Final = "ABCDEFGHIJKLMN"
LAST_LETTER: Final = 13

# -- what merchants and the witch sell (D17, D18) --------------------------------------------------

WARE_SP: Final = 0  # the items from wineskin (1) to witch's brew (7) follow under their token numbers
WARES: Final = 8

# -- how a legend ends -----------------------------------------------------------------------------

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

FIELDS: Final = 85  # fields are numbered 0 to 84
CASTLE: Final = 0


def slot_of(kind: int) -> int:
    """Where a token is kept on a hero board (D1.8): 0 nowhere or anywhere, 1 small, 2 helm, 3 large."""
    if kind == HELM:
        return 2
    if kind == SHIELD or kind == BOW or kind == FALCON:
        return 3
    if WINESKIN <= kind <= LETTER:
        return 1
    return 0


def token_of(thing: str) -> str:
    """The token a thing is: a half-empty wineskin is a wineskin."""
    kind = thing.removesuffix("_half").removesuffix("_used").removesuffix("_closed")
    if kind.startswith("herb"):
        return "medicinal_herb"
    if kind.startswith("rune"):
        return "rune_stone"
    return "gem" if kind.startswith("gem") else kind


def class_of(hero: str) -> str:
    """The hero a heroine's side belongs to; a hero is one already."""
    return HERO_IDS[HEROINE_IDS.index(hero)] if hero in HEROINE_IDS else hero
