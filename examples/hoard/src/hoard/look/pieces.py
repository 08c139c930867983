"""The pieces of Hoard as SVG: cards, treasures, chest, mound. Nothing here knows a table."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meadhall.look.markup import html

from ..rules import UNKNOWN, rank_of

INK: Final = "#1c130b"
RAYS: Final = "".join(f'<path d="M50 29V17" transform="rotate({30 * ray} 50 48)"/>' for ray in range(12))
SUN: Final = f'<g class="ray">{RAYS}</g><circle class="sign" cx="50" cy="48" r="14"/>'
MOON: Final = '<path class="sign" d="M58 25A24 24 0 1 0 74 60A21 21 0 1 1 58 25Z"/>'
BACK: Final = '<path class="line" d="M12 12H88V128H12ZM50 34L74 70L50 106L26 70Z"/><circle class="line" cx="50" cy="70" r="9"/>'
COINS_IN_ROW: Final = (5, 4, 3)  # of a heap, from below


def drawing(kind: str, size: str, content: str) -> Markup:
    return html(f'<svg class="{kind}" viewBox="0 0 {size}" aria-hidden="true">{content}</svg>')


@cache
def card_picture(card: int) -> Markup:
    """Face down without anything of what it is."""
    ground = '<rect class="ground" x="2" y="2" width="96" height="136" rx="9"/>'
    if card == UNKNOWN:
        return drawing("h-card back", "100 140", ground + BACK)
    kind, sign, rank = ("moon", MOON, rank_of(card) + 1) if card % 2 else ("sun", SUN, rank_of(card) + 1)
    number = f'<text x="50" y="122" text-anchor="middle">{rank}</text>'
    return drawing(f"h-card {kind}", "100 140", ground + sign + number)


def coin(x: float, y: float, r: float = 13) -> str:
    outer = f'<circle cx="{x}" cy="{y}" r="{r}" fill="#d9a235" stroke="{INK}" stroke-width="1.6"/>'
    return f'{outer}<circle cx="{x}" cy="{y}" r="{r - 4}" fill="#f2cf78"/>'


@cache
def heap_picture(points: int) -> Markup:
    """As many coins as the treasure is worth, in rows."""
    left, drawn, row = points, [], 0
    while left > 0:
        number = min(left, COINS_IN_ROW[row])
        first = 80 - 13 * (number - 1)
        drawn.append("".join(coin(first + 26 * place, 76 - 21 * row) for place in range(number)))
        left, row = left - number, row + 1
    shadow = '<ellipse cx="80" cy="89" rx="74" ry="9" fill="#000" opacity=".22"/>'
    return drawing("h-heap", "160 100", shadow + "".join(drawn))


@cache
def chest_picture(full: bool) -> Markup:
    gold = (
        "".join(coin(x, y, 11) for x, y in ((40, 44), (80, 44), (60, 38), (50, 48), (70, 48))) if full else ""
    )
    return drawing(
        "h-store",
        "120 100",
        f'<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round">'
        f'<path fill="#6b4321" d="M14 46V26Q14 8 60 8T106 26V46Z"/><path fill="#2c1a0d" d="M22 46V30Q22 18 60 18T98 30V46Z"/>{gold}'
        '<path fill="#8d5f37" d="M10 48H110V92H10Z"/><path fill="#b8863a" d="M24 48H34V92H24ZM86 48H96V92H86Z"/>'
        '<path fill="#d9a235" d="M52 48H68V66H52Z"/><path fill="#1c130b" d="M58 54H62V61H58Z"/></g>',
    )


@cache
def mound_picture(full: bool) -> Markup:
    cross = (
        '<path d="M46 62L64 78M64 62L46 78" stroke="#c2334d" stroke-width="6" fill="none"/>' if full else ""
    )
    return drawing(
        "h-store",
        "120 100",
        f'<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"><path fill="#b98250" d="M83 8L89 10L80 54L74 52Z"/>'
        '<path fill="#c4c9ce" d="M68 50L86 55L80 76Q66 74 68 50Z"/>'
        f'<path fill="#7a5a3a" d="M4 92Q22 56 54 54T116 92Z"/>{cross}</g>',
    )


def cover_picture() -> str:
    """A landscape for the game's card, 320 by 150: a chest under sun and moon."""
    stars = "".join(
        f'<circle cx="{(star * 47) % 150 + 165}" cy="{(star * 29) % 70 + 8}" r="1.4"/>' for star in range(14)
    )
    heap = "".join(
        coin(x, y, 9) for x, y in ((112, 128), (206, 130), (222, 126), (100, 134), (214, 136), (120, 137))
    )
    chest = str(chest_picture(True)).replace("<svg", '<svg x="112" y="52" width="96" height="80"', 1)
    return (
        '<path fill="#e9c46a" d="M0 0H160V150H0Z"/><path fill="#27325c" d="M160 0H320V150H160Z"/>'
        f'<g fill="#f4ecd8">{stars}</g><circle cx="64" cy="42" r="22" fill="#fff3c4"/>'
        '<path fill="#f4ecd8" d="M256 22A22 22 0 1 0 272 58A19 19 0 1 1 256 22Z"/>'
        '<path fill="#7d9a4f" d="M0 112Q70 86 160 106V150H0Z"/><path fill="#33503f" d="M160 106Q240 84 320 108V150H160Z"/>'
        f"{heap}{chest}"
    )
