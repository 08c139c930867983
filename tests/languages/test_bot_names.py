"""Names of bots are names of nothing else: a reader must not take a bot for a card."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall import games
from meadhall.core.i18n import speaking
from meadhall.site.matches.bot_levels import NAMES, in_words

FOLDER = Path(games.__file__ or "").parent
WORD = re.compile(r"\w+")


def texts() -> Iterator[str]:
    """All that games say in any language: their data and catalogues."""
    for file in FOLDER.rglob("*.json"):
        yield json.dumps(json.loads(file.read_text(encoding="utf-8")), ensure_ascii=False)
    for pattern in ("*.po", "*.md"):
        for file in FOLDER.rglob(pattern):
            yield file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_no_bot_is_called_like_a_card(language: str) -> None:
    with speaking(language):
        names = {in_words(name).lower() for name in NAMES}
    taken = {word.lower() for text in texts() for word in WORD.findall(text)}
    assert len(names) == len(NAMES)
    assert not names & taken
