"""Bots have names to be called by, besides saying what they are: names of the old North, said in the reader's
language."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.core.i18n import language

from ..i18n import say


def _names() -> dict[str, str]:
    return {
        "Sindri": say("Sindri"),
        "Ylva": say("Ylva"),
        "Brokk": say("Brokk"),
        "Ingrid": say("Ingrid"),
        "Alvis": say("Alvis"),
        "Gunnvor": say("Gunnvor"),
        "Dvalin": say("Dvalin"),
        "Hervor": say("Hervor"),
        "Eitri": say("Eitri"),
        "Thyra": say("Thyra"),
        "Regin": say("Regin"),
        "Solveig": say("Solveig"),
    }


NAMES: Final = tuple(_names())


def bot_name(match_id: str, seat: int) -> str:
    """The same for as long as the table stands, and no two alike at a table."""
    return NAMES[(int(match_id[:6], 16) + seat) % len(NAMES)]


def in_words(name: str) -> str:
    return _said_in(language()).get(name, name)


@cache
def _said_in(_spoken: str) -> dict[str, str]:
    return _names()
