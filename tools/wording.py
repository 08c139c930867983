"""What can be wrong with a translation, as far as a program can see it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter
from typing import Final

from tools.spoken import Parts
from tools.typography import mended

# Words that are the same in a translation.
NAMES: Final = frozenset(
    (
        *(
            "Meadhall",
            "Game",
            "JSON",
            "HTTP",
            "QR",
            "BLAKE2b",
            "MIT",
            "CC",
            "BY",
            "SIL",
            "Open",
            "Font",
            "License",
        ),
        *("Forum", "Alegreya", "Sans", "Juan", "Pablo", "del", "Peral", "Huerta", "Tipográfica"),
        *("game", "icons", "net", "Lorc", "Delapouite", "idiomorph", "Big", "Sky", "Software", "BSD"),
        *("Python", "FastAPI", "uvicorn", "htpy", "SQLAlchemy", "Babel"),
        *("Dwar7s", "Fall"),
        *("true", "false", "a1", "d4", "c", "ms", "s", "it"),
        *("UTF", "luck", "seed", "commit"),
    )
)
SAME: Final[dict[str, frozenset[str]]] = {
    "ru": NAMES,
    "fr": NAMES
    | frozenset(
        (
            *("Nidavellir", "Thingvellir", "Aetherya", "Dwerg", "Prince", "Thorald"),
            *("Artefact", "Artefacts", "Camp", "Distinction", "Distinctions", "Dragons", "Total"),
            *("bot", "bots", "grade", "grades", "min", "minute", "minutes", "point", "points"),
            *("Actions", "Ogres", "Points", "N", "E", "S"),
            *("Lynx", "Notifications", "Options", "Table", "Tables"),
            *("Andor", "Gors", "Skrals", "Wardraks", "Trolls", "Zoom", "h"),
            *("Sindri", "Ylva", "Brokk", "Ingrid", "Dvalin", "Eitri", "Thyra", "Regin", "Solveig"),
        )
    ),
}
LATIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9à-ÿ]*")
WRONG_QUOTES: Final = re.compile(r"[\"“”„]|(?<!\w)'|'(?!\w)")
# "{player} взял", "{player} взяла": a player's gender is not known.
GENDERED: Final[dict[str, re.Pattern[str]]] = {
    "ru": re.compile(r"\{(player|rival|owner|name)\}\s\w+(л|ла|лся|лась|ен|на)\b|\((а|ла|лась)\)"),
    "fr": re.compile(r"\w\((e|ne|se|rice|euse)s?\)"),
}


def faults(parts: Parts, translation: str, language: str) -> Iterator[str]:
    wanted, found = placeholders(" ".join(parts)), placeholders(translation)
    if found is None:
        yield "broken braces"
        return
    if found != wanted and not (len(parts) > 1 and found | {"number"} == wanted):
        yield f"placeholders {sorted(found)} instead of {sorted(wanted or ())}"
    if left_in_english(parts, translation, language):
        yield "left in English"
    if WRONG_QUOTES.search(translation):
        yield "quotation marks are « »"
    if translation.count("«") != translation.count("»"):
        yield "unpaired « »"
    if mended(translation, language) != translation:
        yield "spaces or apostrophes (update mends them)"
    if GENDERED[language].search(translation):
        yield "a player's gender is not known"
    if ends(translation) != ends(parts[-1]):
        yield "ends with another sign"


def placeholders(text: str) -> set[str] | None:
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return None


def words(text: str) -> str:
    """The text without its placeholders."""
    return " ".join(literal for literal, *_ in Formatter().parse(text))


def left_in_english(parts: Parts, translation: str, language: str) -> bool:
    """In Russian Latin letters tell; in French only a text that is the same as its source."""
    if language == "fr" and translation not in parts:
        return False
    return not set(LATIN.findall(words(translation))) <= SAME[language]


def ends(text: str) -> str:
    """The last sign, if it is one of those that end a sentence."""
    last = text.rstrip()[-1:]
    return last if last in ".?!:…" else ""
