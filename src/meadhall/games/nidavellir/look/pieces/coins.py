"""Coins differ by rim before colour; gems by number; a coin face down is the same whatever it hides."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import by_name, sent_once
from meadhall.look.markup import html, named

from ...state.cards import COIN_OF_TOKEN, COIN_VALUE, is_trading
from ...words.names import coin_name

SMALL: Final = 30  # a smaller coin has no crown and no arrows, and keeps its number at 12 px
KNOT: Final = "M30 16C40 16 44 30 30 30C16 30 20 44 30 44M30 16C20 16 16 30 30 30C44 30 40 44 30 44"
SCALLOPS: Final = "".join(
    f'<circle class="rim" cx="30" cy="4.6" r="4.4" transform="rotate({turn} 30 30)"/>'
    for turn in range(0, 360, 30)
)
RIMS: Final = {
    "royal": by_name(SCALLOPS + '<circle class="rim plain" cx="30" cy="30" r="26"/>'),
    "base": by_name('<circle class="rim" cx="30" cy="30" r="27.5"/>'),
    "special": by_name(
        '<path class="rim" d="M30 2L44 6L54 16L58 30L54 44L44 54L30 58L16 54L6 44L2 30L6 16L16 6Z"/>'
    ),
}
KIND_OF_LETTER: Final = {"b": "base", "s": "special", "r": "royal"}
CROWN: Final = '<path class="markf" d="M23.5 18V11.5L27 14L30 9L33 14L36.5 11.5V18Z"/>'
ARROWS: Final = '<path class="mark" d="M19 15.5H39L35.5 12M41 46.5H21L24.5 50"/>'


def value(token: str) -> int:
    return COIN_VALUE[COIN_OF_TOKEN[token]]


@sent_once
def face_down(size: int, title: str = "") -> Markup:
    return html(
        f'<svg class="coin down" width="{size}" height="{size}" viewBox="0 0 60 60" {named(title)}>'
        '<circle class="rim" cx="30" cy="30" r="27.5"/><circle class="in" cx="30" cy="30" r="21.5"/>'
        f'<path class="knot" d="{KNOT}"/></svg>'
    )


@sent_once
def coin(token: str, size: int, title: str = "") -> Markup:
    """A coin by its token: b base (bronze, round), r royal (gold, scalloped), s special (silver, twelve-sided)."""
    kind = KIND_OF_LETTER[token[0]]
    number = value(token)
    mark, font, y = "", 36.0, 42.0
    if size < SMALL:
        font = max(34.0, 720 / size + 0.6)
        y = 30 + font * 0.325
    elif kind == "royal":
        mark, font, y = CROWN, 32.0 if number < 10 else 29.0, 43.5
    elif is_trading(COIN_OF_TOKEN[token]):
        mark, font, y = ARROWS, 27.0, 39.6
    return html(
        f'<svg class="coin {kind}" width="{size}" height="{size}" viewBox="0 0 60 60" {named(title)}>{RIMS[kind]}'
        f'<circle class="in" cx="30" cy="30" r="{24 if size < SMALL else 21.5}"/>{mark}'
        f'<text x="30" y="{y:.1f}" font-size="{font:.1f}">{number}</text></svg>'
    )


def any_coin(token: str, size: int, title: str = "") -> Markup:
    """A coin that may be a secret."""
    return face_down(size, title) if token == "?" else coin(token, size, title)


def named_coin(token: str, size: int) -> Markup:
    return coin(token, size, coin_name(COIN_OF_TOKEN[token]))


@sent_once
def gem(number: int, size: int = 34, title: str = "") -> Markup:
    ring = '<path class="halo" d="M30 0L54 14V44L30 58L6 44V14Z"/>' if number == 6 else ""
    return html(
        f'<svg class="gem gem-{number}" width="{size}" height="{size}" viewBox="0 0 60 60" {named(title)}>'
        '<path class="g" d="M16 5H44L57 22L30 57L3 22Z"/><path class="lit" d="M16 5H44L39 22H21ZM3 22L16 5L21 22Z"/>'
        f'<path class="dim" d="M30 57L39 22H57ZM57 22L44 5L39 22Z"/>{ring}<text x="30" y="35">{number}</text></svg>'
    )
