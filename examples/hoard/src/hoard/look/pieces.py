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
CROSS: Final = '<path d="M46 62L64 78M64 62L46 78" stroke="#c2334d" stroke-width="6" fill="none"/>'
HEAP: Final = [(28 + 13 * row + 26 * place, 76 - 21 * row) for row in range(3) for place in range(5 - row)]
IN_CHEST: Final = ((40, 44), (80, 44), (60, 38), (50, 48), (70, 48))


def drawing(kind: str, size: str, content: str) -> Markup:
    return html(f'<svg class="{kind}" viewBox="0 0 {size}" aria-hidden="true">{content}</svg>')


@cache
def card(number: int) -> Markup:
    """Face down without anything of what it is."""
    ground = '<rect class="ground" x="2" y="2" width="96" height="136" rx="9"/>'
    if number == UNKNOWN:
        return drawing("h-card back", "100 140", ground + BACK)
    sign = MOON if number % 2 else SUN
    rank = f'<text x="50" y="122" text-anchor="middle">{rank_of(number) + 1}</text>'
    return drawing(f"h-card {'moon' if number % 2 else 'sun'}", "100 140", ground + sign + rank)


def coin(x: float, y: float, r: float = 13) -> str:
    outer = f'<circle cx="{x}" cy="{y}" r="{r}" fill="#d9a235" stroke="{INK}" stroke-width="1.6"/>'
    return f'{outer}<circle cx="{x}" cy="{y}" r="{r - 4}" fill="#f2cf78"/>'


@cache
def heap(points: int) -> Markup:
    """As many coins as the treasure is worth, in rows."""
    shadow = '<ellipse cx="80" cy="89" rx="74" ry="9" fill="#000" opacity=".22"/>'
    return drawing("h-heap", "160 100", shadow + "".join(coin(x, y) for x, y in HEAP[:points]))


@cache
def chest(full: bool) -> Markup:
    gold = "".join(coin(x, y, 11) for x, y in IN_CHEST[: 5 * full])
    return drawing(
        "h-store",
        "120 100",
        f'<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round">'
        f'<path fill="#6b4321" d="M14 46V26Q14 8 60 8T106 26V46Z"/><path fill="#2c1a0d" d="M22 46V30Q22 18 60 18T98 30V46Z"/>{gold}'
        '<path fill="#8d5f37" d="M10 48H110V92H10Z"/><path fill="#b8863a" d="M24 48H34V92H24ZM86 48H96V92H86Z"/>'
        '<path fill="#d9a235" d="M52 48H68V66H52Z"/><path fill="#1c130b" d="M58 54H62V61H58Z"/></g>',
    )


@cache
def mound(full: bool) -> Markup:
    return drawing(
        "h-store",
        "120 100",
        f'<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"><path fill="#b98250" d="M83 8L89 10L80 54L74 52Z"/>'
        '<path fill="#c4c9ce" d="M68 50L86 55L80 76Q66 74 68 50Z"/>'
        f'<path fill="#7a5a3a" d="M4 92Q22 56 54 54T116 92Z"/>{CROSS if full else ""}</g>',
    )
