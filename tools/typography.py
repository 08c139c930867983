"""Spaces and apostrophes as Russian and French printers set them. Translators type plain ones."""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"
ANY_SPACE: Final = f"[ {NO_BREAK}{NARROW}]"

SHORT_RUSSIAN_WORDS: Final = "в|во|к|ко|с|со|о|об|у|на|за|из|от|до|по|и|а|не|ни"
RUSSIAN: Final = (
    (re.compile(rf"{ANY_SPACE}+—"), f"{NO_BREAK}—"),
    (re.compile(rf"(?<!\w)({SHORT_RUSSIAN_WORDS}) (?=\S)", re.IGNORECASE), rf"\1{NO_BREAK}"),
)
FRENCH: Final = (
    (re.compile(rf"{ANY_SPACE}*([;!?])(?=\W|$)"), rf"{NARROW}\1"),
    (re.compile(rf"{ANY_SPACE}*:(?={ANY_SPACE}|$)"), f"{NARROW}:"),
    (re.compile(rf"«{ANY_SPACE}*"), f"«{NARROW}"),
    (re.compile(rf"{ANY_SPACE}*»"), f"{NARROW}»"),
    (re.compile(r"(?<=\w)'(?=[\w{])"), "’"),
)
RULES: Final = {"ru": RUSSIAN, "fr": FRENCH}


def mended(text: str, language: str) -> str:
    for wrong, right in RULES.get(language, ()):
        text = wrong.sub(right, text)
    return text
