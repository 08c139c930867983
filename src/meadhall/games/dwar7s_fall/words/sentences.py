# interpreted: words are for people
"""Every sentence about Dwar7s Fall, in English, by id: the source for translators.

A template is a whole sentence (or a whole label) with named placeholders: none is put together from pieces,
none depends on how many there are of something. Names of cards, gems, ogres and goals fill the placeholders.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.i18n import Translator

say: Final = Translator(Path(__file__).parent)

# -- what a seat is asked --------------------------------------------------------------------------

PROMPTS: Final[dict[str, str]] = {
    "nothing": "You have nothing to decide now.",
    "first_card": "The table is bare: lay the first card of the game.",
    "act": "Your turn: lay a card, place a dwarf or move one ({used} of {allowance} actions used).",
    "act_ogres": "Your turn: lay a card, place or move a dwarf, or play an ogre"
    " ({used} of {allowance} actions used).",
    "act_done": "All actions are used: end the actions phase.",
    "act_done_ogres": "All actions are used: play an ogre, or end the actions phase.",
    "place": "Where does your {card} go?",
    "rotate": "How do you turn your {card}?",
    "ambush": "Ambush: choose the tile whose dwarfs all go home, yours too.",
    "bully_own": "Bully: choose the dwarf of yours that changes places.",
    "bully_rival": "Bully: choose the dwarf that changes places with yours on {cell}.",
    "panic": "Panic: choose any dwarf; it runs along open edges.",
    "panic_to": "Panic: where does the dwarf on {cell} run?",
    "thief": "Thief: choose the player who loses a gem to you by lot.",
    "crown": "Crown: choose the player whose ogres all come to you.",
    "resolve": "Your dwarfs have work to finish: choose the tile to resolve next.",
    "trade": "At the warehouse you may pay for one trade goal.",
    "dig": "From the castle you may put the top card of a stack under it.",
    "discard": "You hold {size} cards, but only {limit} may stay: discard a gem or an ogre.",
    "end_turn": "Your turn is done.",
    "end_turn_reveal": "Your secret goal is fulfilled: reveal it now, or end your turn.",
    "reveal": "Your secret goal is fulfilled: you may reveal it at any moment.",
}

HINTS: Final[dict[str, str]] = {
    "cells": "Type what to do, for example {example}; cells are x,y as on the map. c lists all choices.",
}

# -- what a seat may choose ------------------------------------------------------------------------

CHOICES: Final[dict[str, str]] = {
    "end_actions": "End the actions phase",
    "end_turn": "End your turn",
    "no_trade": "Buy nothing",
    "no_dig": "Leave the stacks as they are",
    "reveal": "Reveal your secret goal: {secret} (worth {value})",
    "turn": "Walls {walls} (kingdom {before} → {after})",
    "turn_open": "No walls (kingdom {before} → {after})",
    "lay": "Lay your {card} (worth {value})",
    "ogre": "Play an ogre: {ogre}",
    "buy": "Buy {goal} for {cost} (worth {value})",
    "discard": "Discard {card}",
    "player": "Player {player}",
    "beside": "To the free cell {cell}",
    "cover": "On top of the {card} at {cell}",
    "put": "Place a dwarf on the {card} at {cell} (yours {have} of {need}, free {free})",
    "move": "Move a dwarf from the {card} at {cell} to the {other} at {second}",
    "tile": "{card} at {cell}",
    "dig": "{card} at {cell}: {other} comes to the top",
    "dwarf": "The dwarf of player {player} on the {card} at {cell}",
}

# -- what happened ---------------------------------------------------------------------------------

LOG: Final[dict[str, str]] = {
    "turn_began": "Round {round}: {player}'s turn.",
    "card_laid": "{player} lays {card} on {cell}.",
    "card_covers": "{player} lays {card} on top of the stack on {cell}.",
    "dwarf_put": "{player} places a dwarf on {cell}.",
    "dwarf_moved": "{player} moves a dwarf from {cell} to {second}.",
    "ogre_played": "{player} plays an ogre: {ogre}.",
    "dwarf_fled": "The dwarfs of {player} on {cell} go home.",
    "dwarfs_swapped": "A dwarf of {player} on {cell} changes places with one on {second}.",
    "swapped_with": "It was a dwarf of {other}.",
    "dwarf_panicked": "A dwarf of {player} runs from {cell} to {second}.",
    "gem_stolen": "{player} steals a gem from {other}.",
    "stolen_gem_seen": "The stolen gem is {gem}.",
    "ogres_taken": "{player} takes all ogres of {other}: {number}.",
    "ogres_seen": "Among them: {ogre} × {number}.",
    "gem_mined": "{player} mines {gem} × {number}.",
    "mine_blocked": "A dragon blocks the mine on {cell}: the dwarfs of {player} return with nothing.",
    "nothing_gained": "The dwarfs of {player} return from {cell} with nothing.",
    "ogre_drawn": "{player} draws an ogre.",
    "ogre_seen": "It is {ogre}.",
    "ogres_shuffled": "The ogre discards are shuffled into a new deck.",
    "goal_bought": "{player} buys {goal}.",
    "goal_offered": "A new trade goal: {goal}.",
    "trade_declined": "{player} buys nothing.",
    "stack_dug": "{player} digs on {cell}: {card} comes to the top.",
    "dig_declined": "{player} does not dig.",
    "monster_slain": "{player} defeats the {card} on {cell}.",
    "gem_discarded": "{player} discards {gem}.",
    "ogre_discarded": "{player} discards an ogre: {ogre}.",
    "secret_revealed": "{player} reveals a secret goal: {secret}.",
    "final_round": "{player} has the goals that end the game: this is the last round.",
    "game_ended": "The game is over: {ending}.",
}

# What is said to whoever did it,
OWN_LOG: Final[dict[str, str]] = {
    "turn_began": "Round {round}: your turn.",
    "card_laid": "You lay {card} on {cell}.",
    "card_covers": "You lay {card} on top of the stack on {cell}.",
    "dwarf_put": "You place a dwarf on {cell}.",
    "dwarf_moved": "You move a dwarf from {cell} to {second}.",
    "ogre_played": "You play an ogre: {ogre}.",
    "dwarf_fled": "Your dwarfs on {cell} go home.",
    "dwarfs_swapped": "Your dwarf on {cell} changes places with one on {second}.",
    "dwarf_panicked": "Your dwarf runs from {cell} to {second}.",
    "gem_stolen": "You steal a gem from {other}.",
    "ogres_taken": "You take all ogres of {other}: {number}.",
    "gem_mined": "You mine {gem} × {number}.",
    "mine_blocked": "A dragon blocks the mine on {cell}: your dwarfs return with nothing.",
    "nothing_gained": "Your dwarfs return from {cell} with nothing.",
    "ogre_drawn": "You draw an ogre.",
    "goal_bought": "You buy {goal}.",
    "trade_declined": "You buy nothing.",
    "stack_dug": "You dig on {cell}: {card} comes to the top.",
    "dig_declined": "You do not dig.",
    "monster_slain": "You defeat the {card} on {cell}.",
    "gem_discarded": "You discard {gem}.",
    "ogre_discarded": "You discard an ogre: {ogre}.",
    "secret_revealed": "You reveal a secret goal: {secret}.",
    "final_round": "You have the goals that end the game: this is the last round.",
}
# and to whomever it was done to.
LOG_TO_OTHER: Final[dict[str, str]] = {
    "swapped_with": "It was a dwarf of yours.",
    "gem_stolen": "{player} steals a gem from you.",
    "ogres_taken": "{player} takes all your ogres: {number}.",
}

# The sides of a tile: north, east, south, west.
COMPASS: Final = ("N", "E", "S", "W")

ENDINGS: Final[dict[str, str]] = {
    "goals": "enough goals are completed",
    "standstill": "for two rounds nobody did anything",
    "round_limit": "the last round allowed was played",
}

# -- what the terminal writes beside things --------------------------------------------------------

LABELS: Final[dict[str, str]] = {
    "title": "Dwar7s Fall",
    "round": "round {round}",
    "turn": "{name}'s turn",
    "last_round": "last round",
    "over": "the game is over",
    "waiting": "Waiting for",
    "actions": "Actions",
    "actions_used": "{used} of {allowance} used",
    "supply": "Supply",
    "offers": "Trade goals",
    "offer": "{goal} {vp} = {cost}",
    "trade_deck": "Trade deck",
    "ogre_deck": "Ogre deck",
    "ogre_discard": "Ogre discards",
    "map": "The land",
    "bare": "No card is laid yet.",
    "hand": "Hand",
    "gems": "Gems",
    "ogres": "Ogres",
    "pool": "Dwarfs at home",
    "trophies": "Monsters defeated",
    "goals": "Goals",
    "secret": "Secret goal",
    "secret_met": "{secret} (fulfilled)",
    "kingdom": "Kingdom",
    "points": "Points",
    "hidden": "{number} hidden",
    "unknown": "?",
    "none": "–",
    "total": "Total",
    "key": "┃━ walls  letters: dwarfs of {colours}  2/3: needed of spaces  +1: cards below",
}

ROW_NAMES: Final[dict[str, str]] = {
    "goals": "Goals",
    "monsters": "Monsters",
    "gems": "Gems",
    "kingdom": "Kingdom",
    "total": "Total",
}
