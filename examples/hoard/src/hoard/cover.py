"""A landscape for the card of the game, 320 by 150: a chest under sun and moon."""

from __future__ import annotations

from .look.pieces import chest, coin


def cover() -> str:
    stars = "".join(
        f'<circle cx="{(star * 47) % 150 + 165}" cy="{(star * 29) % 70 + 8}" r="1.4"/>' for star in range(14)
    )
    heap = "".join(
        coin(x, y, 9) for x, y in ((112, 128), (206, 130), (222, 126), (100, 134), (214, 136), (120, 137))
    )
    open_chest = str(chest(True)).replace("<svg", '<svg x="112" y="52" width="96" height="80"', 1)
    return (
        '<path fill="#e9c46a" d="M0 0H160V150H0Z"/><path fill="#27325c" d="M160 0H320V150H160Z"/>'
        f'<g fill="#f4ecd8">{stars}</g><circle cx="64" cy="42" r="22" fill="#fff3c4"/>'
        '<path fill="#f4ecd8" d="M256 22A22 22 0 1 0 272 58A19 19 0 1 1 256 22Z"/>'
        '<path fill="#7d9a4f" d="M0 112Q70 86 160 106V150H0Z"/>'
        '<path fill="#33503f" d="M160 106Q240 84 320 108V150H160Z"/>'
        f"{heap}{open_chest}"
    )
