# interpreted: words are for people
"""`say` speaks for the whole game; labels of the terminal and names of rows, by id.

A template is a whole sentence or label with named placeholders, never put together from pieces. Names of
cards, legends and tokens fill the placeholders.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.i18n import Translator

say = Translator(Path(__file__).parent)

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
    "points": "Scores of the centuries",
    "key": "✓ you fulfil it now  ✗ fulfilled  ▒ closed  ⊙ token, closed  ★ tamed  ⚔ in conflict",
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
