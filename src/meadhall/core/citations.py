# interpreted: asked when a rule is cited, not while it is played
"""How rules are cited: by a number, which has an address on the site."""

from __future__ import annotations

import re
from typing import Final

NUMBER: Final = re.compile(r"(?<![\w.#])[A-Z]{1,3}\d+(?:[.-]\d+)*[a-z]?(?!\w|[.-]\d)")


def rule_address(game: str, rule: str = "") -> str:
    """The page of a game's numbered rules; with a number, the place of that rule."""
    return f"/rules/{game}#{rule}" if rule else f"/rules/{game}"
