"""Five classes: colour, silhouette, emblem and pattern, each enough to tell them apart."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import sent_once
from meadhall.look.markup import html, named

from ...state.cards import CLASS_IDS

KINDS: Final = (*CLASS_IDS, "neutral")
EMBLEM: Final = {
    "warrior": "battle-axe",
    "hunter": "pocket-bow",
    "miner": "war-pick",
    "blacksmith": "anvil",
    "explorer": "compass",
    "neutral": "dwarf-helmet",
}
# Shield, leaf, hexagon, block, disc; the neutral heroes' plate is crowned. On a field of 30 x 30.
SILHOUETTE: Final = {
    "warrior": "M3 3H27V15C27 22 21 26 15 29C9 26 3 22 3 15Z",
    "hunter": "M15 1C24 7 28 13 28 18C28 25 22 29 15 29C8 29 2 25 2 18C2 13 6 7 15 1Z",
    "miner": "M8 2.5H22L29 15L22 27.5H8L1 15Z",
    "blacksmith": "M3 2H27V10L24 15L27 20V28H3V20L6 15L3 10Z",
    "explorer": "M15 1A14 14 0 1 1 15 29A14 14 0 1 1 15 1Z",
    "neutral": "M3 28V9L9 12L15 2L21 12L27 9V28Z",
}
EMBLEM_DROP: Final = {"hunter": 3, "warrior": -1, "neutral": 4}
PATTERNS: Final = {
    "warrior": (10, 10, "M-2 12L12 -2M-2 2L2 -2M8 12L12 8"),
    "hunter": (12, 10, "M0 8L6 2L12 8"),
    "miner": (10, 10, "M2.5 2.5h.01M7.5 7.5h.01"),
    "blacksmith": (12, 12, "M0 6H12M6 0V6M0 12H12M0 6V12"),
    "explorer": (14, 8, "M0 4Q3.5 0 7 4T14 4"),
    "neutral": (12, 12, "M6 2V10M2 6H10"),
    "gold": (14, 14, "M7 0L14 7L7 14L0 7Z"),
    "camp": (16, 12, "M0 12L8 1L16 12M8 1V12"),
}
CLIPS: Final = (
    '<clipPath id="cp-card"><rect width="100" height="140" rx="6"/></clipPath>'
    '<clipPath id="cp-medal"><circle cx="30" cy="30" r="26"/></clipPath>'
)


def definitions() -> Markup:
    """Clip paths and patterns, once a page: pieces hold no ids, so copies of them are safe."""
    patterns = "".join(pattern(kind, *PATTERNS[kind]) for kind in PATTERNS)
    return html(
        f'<svg class="defs" width="0" height="0" aria-hidden="true"><defs>{CLIPS}{patterns}</defs></svg>'
    )


def pattern(kind: str, width: int, height: int, path: str) -> str:
    stroke = 3.4 if kind == "miner" else 1.6
    return (
        f'<pattern id="pt-{kind}" width="{width}" height="{height}" patternUnits="userSpaceOnUse"><path'
        f' stroke="#1a0f06" stroke-width="{stroke}" stroke-linecap="round" fill="none" opacity=".17" d="{path}"/>'
        "</pattern>"
    )


@sent_once
def emblem(kind: str, x: float = 0, y: float = 0, scale: float = 1, flip: bool = False) -> Markup:
    """The plate as part of a drawing; flipped: light plate, dark emblem."""
    outer, inner = ("onk", "k") if flip else ("k", "onk")
    return html(
        f'<g transform="translate({x} {y}) scale({scale})"><path class="{outer}" d="{SILHOUETTE[kind]}"/>'
        f'<use class="{inner}" href="#i-{EMBLEM[kind]}" x="6" y="{6 + EMBLEM_DROP.get(kind, 0)}" width="18"'
        ' height="18"/></g>'
    )


@sent_once
def plate(kind: str, size: int = 24, title: str = "") -> Markup:
    return html(
        f'<svg class="plate k-{kind}" width="{size}" height="{size}" viewBox="0 0 30 30" {named(title)}>'
        f"{emblem(kind)}</svg>"
    )
