"""Texts from people: names and chat lines, without what would confuse a reader or a database."""

from __future__ import annotations

import unicodedata
from typing import Final

UNWANTED: Final = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")
INVISIBLE: Final = frozenset("\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")


def tidy(text: str) -> str:
    """One line, normal form, no control or direction characters, no spaces to spare."""
    kept = (
        " " if unicodedata.category(letter) in UNWANTED else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter not in INVISIBLE
    )
    return " ".join("".join(kept).split())


def name_key(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold()
