# interpreted: words are for people
"""Every sentence about Nidavellir, in English, by id: the source for translators.

A template is a whole sentence (or a whole label) with named placeholders: none is put together from pieces,
none depends on how many there are of something. Names of cards, classes and taverns fill the placeholders.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.i18n import Translator

say = Translator(Path(__file__).parent)


# -- what happened ---------------------------------------------------------------------------------

LOG: Final[dict[str, str]] = {
    "round_began": "Age {age}, round {round} begins.",
    "bids_closed": "All bids are laid.",
    "tavern_opened": "The bids at the {tavern} are revealed.",
    "coin_revealed": "{player} has bid {coin}.",
    "uline_bid": "{player}, with Uline, bids {coin}.",
    "card_taken": "{player} takes {card}.",
    "card_placed": "{player} places {card} in the {column} column.",
    "card_discarded": "{player} discards {card} from the {column} column.",
    "tavern_card_discarded": "{card} is discarded from the {tavern}.",
    "hero_recruited": "{player} recruits {card}.",
    "thrud_left": "Thrud leaves the {column} column of {player} before the final count.",
    "ylud_stayed": "Ylud stays in the {column} column of {player}.",
    "coins_in_hand": "{player} plays with open eyes from now on: Uline keeps the coins in hand.",
    "coin_upgraded": "{player} upgrades a coin: {old} → {new}.",
    "coin_exchanged": "{player} exchanges a coin: {old} → {new}.",
    "coin_kept": "The treasury has nothing to give: {player} keeps the {coin}.",
    "pouch_revealed": "{player} shows {one} and {other}.",
    "gems_swapped": "{player} and {rival} bid the same and swap gems.",
    "age_ended": "Age {age} ends.",
    "distinction_won": "{player} wins a distinction: {distinction}.",
    "distinction_lost": "A tie for the most grades: nobody wins {distinction}.",
    "special_coin_taken": "{player} takes the special 3 for the 0.",
    "special_gem_taken": "{player} takes the special gem 6.",
    "pioneer_looked": "{player} looks at {card}.",
    "pioneer_kept": "{player} keeps {card} of the three cards.",
    "top_card_discarded": "{card} is discarded from the deck of age 2.",
    "game_ended": "The game is over.",
    "camp_card_taken": "{player} takes {card} from the camp.",
    "camp_cleared": "The camp is cleared.",
    "pile_searched": "{player} takes {card} from the discard pile.",
    "trading_coin_discarded": "{player} discards the trading coin ({coin}).",
    "enlist_first": "{player} enlists mercenaries first.",
    "enlist_last": "{player} enlists mercenaries last.",
    "mercenary_enlisted": "{player} enlists {card} in the {column} column.",
}

# What is said to whoever did it.
OWN_LOG: Final[dict[str, str]] = {
    "coin_revealed": "You have bid {coin}.",
    "uline_bid": "With Uline, you bid {coin}.",
    "card_taken": "You take {card}.",
    "card_placed": "You place {card} in the {column} column.",
    "card_discarded": "You discard {card} from the {column} column.",
    "hero_recruited": "You recruit {card}.",
    "thrud_left": "Thrud leaves your {column} column before the final count.",
    "ylud_stayed": "Ylud stays in your {column} column.",
    "coins_in_hand": "You play with open eyes from now on: Uline keeps the coins in hand.",
    "coin_upgraded": "You upgrade a coin: {old} → {new}.",
    "coin_exchanged": "You exchange a coin: {old} → {new}.",
    "coin_kept": "The treasury has nothing to give: you keep the {coin}.",
    "pouch_revealed": "You show {one} and {other}.",
    "gems_swapped": "You and {rival} bid the same and swap gems.",
    "distinction_won": "You win a distinction: {distinction}.",
    "special_coin_taken": "You take the special 3 for the 0.",
    "special_gem_taken": "You take the special gem 6.",
    "pioneer_looked": "You look at {card}.",
    "pioneer_kept": "You keep {card} of the three cards.",
    "camp_card_taken": "You take {card} from the camp.",
    "pile_searched": "You take {card} from the discard pile.",
    "trading_coin_discarded": "You discard the trading coin ({coin}).",
    "enlist_first": "You enlist mercenaries first.",
    "enlist_last": "You enlist mercenaries last.",
    "mercenary_enlisted": "You enlist {card} in the {column} column.",
}

# -- what the terminal writes beside things --------------------------------------------------------

LABELS: Final[dict[str, str]] = {
    "title": "Nidavellir",
    "title_thingvellir": "Nidavellir + Thingvellir",
    "bids": "Age {age} · round {round} of {rounds} · bids",
    "taverns": "Age {age} · round {round} of {rounds} · {tavern}",
    "enlist": "End of age {age} · mercenaries enlist",
    "ylud": "End of age {age} · before the count",
    "evaluation": "End of age {age} · evaluation of the troops",
    "over": "The game is over",
    "order": "Order of play",
    "waiting": "Waiting for",
    "cards": "cards",
    "pouch": "pouch",
    "owner": "{name} · gem {gem}",
    "own": "{name} (you)",
    "camp": "Camp",
    "camp_mercenary": "mercenary {classes}",
    "treasury": "Treasury",
    "hall": "Heroes",
    "hall_of_heroes": "Hall of heroes",
    "brothers": "Dwerg ({names})",
    "neutral": "Neutral",
    "pile": "Discards",
    "distinctions": "Distinctions",
    "pioneer": "You look at",
    "command": "command",
    "coins": "coins",
    "hand": "hand",
    "grades": "grades",
    "points": "points",
    "line": "line {line}",
    "lines": "lines {lines} · heroes {heroes} · score {score}",
    "zolkur": "Zolkur waits: the next exchange discards the lower coin",
    "done": "sealed",
    "legend": "⇄ trading coin  ? face down  ✓ complete  ○ next line needs it  ▶ now",
}

# Columns of an army, as in "the Warrior column".
COLUMNS: Final[dict[str, str]] = {
    "warrior": "Warrior",
    "hunter": "Hunter",
    "miner": "Miner",
    "blacksmith": "Blacksmith",
    "explorer": "Explorer",
}

SHEET_ROWS: Final[dict[str, str]] = {
    "warrior": "Warriors",
    "hunter": "Hunters",
    "miner": "Miners",
    "blacksmith": "Blacksmiths",
    "explorer": "Explorers",
    "heroes": "Neutral heroes",
    "artefacts": "Artefacts",
    "coins": "Coins",
    "gem": "Gem",
    "total": "Total",
}
