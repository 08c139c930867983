# interpreted: words are for people
"""Every sentence about Aetherya, in English, by id: the source for translators.

A template is a whole sentence (or a whole label) with named placeholders: none is put together from pieces,
none depends on how many there are of something. Names of cards, legends and tokens fill the placeholders.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.i18n import Translator

say = Translator(Path(__file__).parent)


# -- what a seat is asked --------------------------------------------------------------------------

PROMPTS: Final[dict[str, str]] = {
    "nothing": "You have nothing to decide now.",
    "arrange": "Lay your four cards open in the centre: {cards}. Choose where each one goes.",
    "arrange_again": "Your arrangement is sealed. While others decide, you may still choose another.",
    "swap_legends": "Before the first turn of century {century} you may exchange one of its legends with"
    " one of the next row.",
    "source": "Your turn: take {card} from the discard pile into your kingdom, or draw from the deck.",
    "source_claim": "Your turn: claim a legend you fulfil, take {card} from the discard pile, or draw.",
    "source_two": "Your turn: take the top of a discard pile into your kingdom, or draw from the deck.",
    "source_solo": "Your turn: take two cards, of which you keep one. The discard pile shows {card}.",
    "source_solo_claim": "Your turn: fulfil a legend, or take two cards. The discard pile shows {card}.",
    "drawn": "You have drawn {card}: place it in your kingdom, or discard it and open a closed card.",
    "drawn_discard": "You keep {card} from the discard pile: it must be placed in your kingdom.",
    "keep": "You have taken {one} and {other}: one is discarded first, the other is played. Keep which?",
    "token_choice": "A closed token lies on {cell}: take it, or discard it; it is opened either way.",
    "token_choice_known": "The token on {cell} is {token}: take it, or discard it?",
    "after": "Before your turn ends you may claim a legend you fulfil.",
    "after_items": "Before your turn ends you may use tokens, and claim a legend you fulfil.",
    "keep_square": "Century {century} is passed with {points} points: choose the four cards that stay.",
    "penalty_legend": "Nobody fulfilled a legend this round: choose for the team the penalty.",
}

HINTS: Final[dict[str, str]] = {
    "cells": "Type what to do, for example {example}; cells are a1 to d4. c lists all choices.",
}

# -- what a seat may choose ------------------------------------------------------------------------

CHOICES: Final[dict[str, str]] = {
    "arrange": "{one} {two} above {three} {four}",
    "draw": "Draw a card from the deck",
    "end_turn": "End your turn",
    "two_from_deck": "Take two cards from the deck",
    "deck_and_discard": "Take a card from the deck, and {card} from the discard pile",
    "no_swap": "Leave the legends as they lie",
    "keep_deck": "Keep {card} from the deck, discard {other}",
    "keep_discard": "Keep {card} from the discard pile (it must be placed), discard {other}",
    "take_token": "Take the token",
    "discard_token": "Discard the token",
    "square": "Keep {one} {two} above {three} {four} (from {cell})",
    "claim": "Claim the legend {legend} (worth {value})",
    "fulfil": "Fulfil the legend {legend}",
    "penalty": "{legend} (worth {value})",
    "take": "Take {card} to {cell}, in place of {gone} (score {before} → {after})",
    "take_closed": "Take {card} to {cell}, in place of a closed card (score {before} → {after})",
    "take_piles": "Take {card} from pile {pile} to {cell}, {gone} to pile {to} (score {before} → {after})",
    "take_piles_closed": "Take {card} from pile {pile} to {cell}, a closed card to pile {to}"
    " (score {before} → {after})",
    "place": "Place {card} on {cell}, in place of {gone} (score {before} → {after})",
    "place_closed": "Place {card} on {cell}, in place of a closed card (score {before} → {after})",
    "place_piles": "Place {card} on {cell}, {gone} to pile {to} (score {before} → {after})",
    "place_piles_closed": "Place {card} on {cell}, a closed card to pile {to} (score {before} → {after})",
    "reveal": "Discard {card} and open {cell}",
    "reveal_piles": "Discard {card} to pile {to} and open {cell}",
    "swap": "Exchange {lower} with {upper} of the next row",
    "treaty": "Treaty: lay it on {card} at {cell} (score {before} → {after})",
    "staff": "Staff: tame the dragon at {cell} (score {before} → {after})",
    "sword": "Sword: claim {legend} (worth {value})",
    "hammer": "Hammer: exchange {one} at {cell} and {other} at {second} (score {before} → {after})",
    "palantir": "Palantir: look at the token of player {player} at {cell}",
    "griffin": "Griffin: fetch the closed token of player {player} at {cell}",
    "griffin_known": "Griffin: fetch {token} of player {player} at {cell}",
    "smuggler": "Smuggler: give {gem} to player {player} for {token}",
    "thief": "Thief: steal {token} from player {player}",
}

# -- what happened ---------------------------------------------------------------------------------

LOG: Final[dict[str, str]] = {
    "century_began": "Century {century} begins.",
    "discard_opened": "{card} starts a discard pile.",
    "deck_drawn": "{player} draws from the deck.",
    "card_seen": "The card drawn is {card}.",
    "discard_taken": "{player} takes {card} from the discard pile.",
    "card_discarded": "{player} discards {card}.",
    "card_placed": "{player} places {card} on {cell}.",
    "card_removed": "{card} leaves the kingdom of {player} for the discard pile.",
    "card_opened": "{player} opens {cell}: {card}.",
    "card_laid": "{player} lays {card} on {cell}.",
    "legend_claimed": "{player} claims the legend {legend}.",
    "legend_shown": "A new legend: {legend}.",
    "deck_renewed": "The deck is empty: the discard pile is shuffled into a new one.",
    "game_ended": "The game is over.",
    "token_taken": "{player} takes a token: {token}.",
    "token_refused": "{player} discards a token: {token}.",
    "treaty_signed": "{player} lays the treaty on {card} at {cell}.",
    "dragon_tamed": "{player} tames the dragon at {cell} with the staff.",
    "sword_drawn": "{player} draws the magic sword for {legend}.",
    "cards_exchanged": "{player} exchanges the cards at {cell} and {second} with the hammer.",
    "griffin_sent": "{player} sends the griffin to {cell} in the kingdom of {owner}.",
    "griffin_brought": "The griffin brings {player} a token: {token}.",
    "palantir_used": "{player} looks through the palantir at {cell} in the kingdom of {owner}.",
    "token_seen": "You see {token}.",
    "smuggled_with": "{player} sends the smuggler to {owner}.",
    "smuggled": "{player} gives {gem} and gets {token}.",
    "stolen": "{player} steals {token} from {owner}.",
    "legends_swapped": "{lower} and {upper} change rows.",
    "legend_fulfilled": "{player} fulfils the legend {legend}.",
    "century_passed": "Century {century} is passed with {points} points.",
    "campaign_lost": "Not all legends of century {century} are fulfilled: the campaign is lost.",
    "square_kept": "{player} begins anew with the four cards from {cell} on.",
    "round_ended": "The round is over.",
    "legend_penalised": "The team puts {legend} on the penalty pile.",
}

# What is said to whoever did it.
OWN_LOG: Final[dict[str, str]] = {
    "deck_drawn": "You draw from the deck.",
    "discard_taken": "You take {card} from the discard pile.",
    "card_discarded": "You discard {card}.",
    "card_placed": "You place {card} on {cell}.",
    "card_removed": "{card} leaves your kingdom for the discard pile.",
    "card_opened": "You open {cell}: {card}.",
    "card_laid": "You lay {card} on {cell}.",
    "legend_claimed": "You claim the legend {legend}.",
    "token_taken": "You take a token: {token}.",
    "token_refused": "You discard a token: {token}.",
    "treaty_signed": "You lay the treaty on {card} at {cell}.",
    "dragon_tamed": "You tame the dragon at {cell} with the staff.",
    "sword_drawn": "You draw the magic sword for {legend}.",
    "cards_exchanged": "You exchange the cards at {cell} and {second} with the hammer.",
    "griffin_sent": "You send the griffin to {cell} in the kingdom of {owner}.",
    "griffin_brought": "The griffin brings you a token: {token}.",
    "palantir_used": "You look through the palantir at {cell} in the kingdom of {owner}.",
    "smuggled_with": "You send the smuggler to {owner}.",
    "smuggled": "You give {gem} and get {token}.",
    "stolen": "You steal {token} from {owner}.",
    "legend_fulfilled": "You fulfil the legend {legend}.",
    "square_kept": "You begin anew with the four cards from {cell} on.",
}

# What is said to whomever it was done to,
LOG_TO_OWNER: Final[dict[str, str]] = {
    "griffin_sent": "{player} sends the griffin to {cell} in your kingdom.",
    "palantir_used": "{player} looks through the palantir at {cell} in your kingdom.",
    "smuggled_with": "{player} sends the smuggler to you.",
    "stolen": "{player} steals {token} from you.",
}
# and what if they did it themselves.
LOG_AT_HOME: Final[dict[str, str]] = {
    "griffin_sent": "You send the griffin to {cell} in your own kingdom.",
    "palantir_used": "You look through the palantir at {cell} in your own kingdom.",
}

# -- what the terminal writes beside things --------------------------------------------------------

LABELS: Final[dict[str, str]] = {
    "title": "Aetherya",
    "title_items": "Aetherya · Items and Characters",
    "title_cooperative": "Aetherya · cooperative game",
    "title_solo": "Aetherya · solo campaign",
    "arrange": "the kingdoms are founded",
    "turn": "{name}'s turn",
    "century": "century {century} of 3",
    "over": "the game is over",
    "lost": "the campaign is lost",
    "closed": "closed",
    "deck": "Deck",
    "discard": "Discard pile",
    "pile": "Pile {number}",
    "held": "In hand",
    "unseen": "Nobody has seen",
    "in_deck": "In the deck",
    "display": "Legends",
    "row": "Century {century}",
    "penalty": "Penalty pile ({sum})",
    "legends_left": "{left} more closed",
    "waiting": "Waiting for",
    "beside": "tokens",
    "claims": "legends",
    "owner": "{name} · {total}",
    "own": "{name} (you) · {total}",
    "hand": "hand {cards}",
    "sealed": "sealed",
    "points": "Scores of the centuries",
    "key": "✓ you fulfil it now  ✗ fulfilled  ▒ closed  ⊙ token, closed  ★ tamed  ⚔ in conflict",
    "total": "Total",
    "no_score": "no score",
}

ROW_NAMES: Final[dict[str, str]] = {
    "elf": "Elves",
    "dwarf": "Dwarves",
    "human": "Humans",
    "goblin": "Goblins",
    "dragon": "Dragons",
    "legend": "Legends",
    "conflict": "Conflicts",
    "total": "Total",
}
