# interpreted: read once
"""The box: what the data files say about creatures, items, tokens and event cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "data"


def facts(file: str) -> Any:
    return json.loads((FOLDER / file).read_text(encoding="utf-8"))


COMPONENTS: Final = facts("components.json")
CREATURES: Final[list[dict[str, Any]]] = COMPONENTS["creatures"]
FOG_TOKENS: Final[list[dict[str, Any]]] = COMPONENTS["fog_tokens"]
EVENT_CARDS: Final[dict[str, dict[str, Any]]] = {
    card["id"]: card for card in facts("event_cards.json")["cards"]
}
GOLD_DECK: Final = [card for card in EVENT_CARDS if card.startswith("G")]
SILVER_DECK: Final = [card for card in EVENT_CARDS if card.startswith("S") and card != "START"]
EVENT_DECKS: Final[dict[str, list[str]]] = {
    "gold": GOLD_DECK,
    "silver_with_start": ["START", *SILVER_DECK],
    "silver_without_start": SILVER_DECK,
}


def sunrise_kinds() -> list[int]:
    """The kinds of creatures, by number, in the order in which they move at sunrise (D10.6)."""
    steps = {step: kind for kind, facts in enumerate(CREATURES) for step in facts["sunrise_steps"]}
    return [steps[step] for step in sorted(steps)]
