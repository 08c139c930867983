# interpreted: drawn once a page
"""The landscapes on the cards of games, 320 by 150: our own drawings, the same by day and by night.

A game draws its own (`Game.cover`). Here are the frame, the helpers, and a hall for games without one.
"""

from __future__ import annotations

from typing import Final

from htpy import Element, svg

from .markup import html

OUTLINE: Final = 'stroke="#1c130b" stroke-linejoin="round"'


def landscape(cover: str) -> Element:
    """The cover of a game in its frame; an empty hall by candlelight for a game without one."""
    frame = {"class": "scene", "viewBox": "0 0 320 150", "preserveAspectRatio": "xMidYMid slice"}
    return svg({**frame, "aria-hidden": "true"})[html(cover or hall())]


def fill(colour: str, *paths: str) -> str:
    return f'<path fill="{colour}" d="{"".join(paths)}"/>'


# -- a hall underground --------------------------------------------------------------------------------


def hall() -> str:
    return walls() + bench()


def walls() -> str:
    lamp = (
        '<path d="M0 0V22" stroke="#120904" stroke-width="2.4"/>'
        + fill("#120904", "M-11 34H11L8 46H-8Z")
        + fill("#ffe08a", "M0 35C-7 30 -4 24 0 17C4 24 7 30 0 35Z")
        + '<path d="M-11 34Q-11 22 0 22Q11 22 11 34" fill="none" stroke="#120904" stroke-width="2"/>'
    )
    return (
        fill("#3b2113", "M0 0H320V150H0Z")
        + fill("#26140a", "M0 0H320V26H0Z", "M32 26H48V150H32Z", "M272 26H288V150H272Z")
        + '<ellipse cx="160" cy="40" rx="140" ry="92" fill="#f2a93b" opacity=".16"/>'
        + "".join(f'<circle cx="{x}" cy="32" r="44" fill="#f7c35e" opacity=".26"/>' for x in (104, 216))
        + "".join(f'<g transform="translate({x} 0)">{lamp}</g>' for x in (104, 216))
    )


def bench() -> str:
    return fill("#6b4526", "M0 126H320V150H0Z") + fill("#8d5f37", "M0 126H320V131H0Z")
