"""Small pieces: dwarfs, gems, ogres, goals. Shape first, colour second; classes, no colours, no ids of their own."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import sent_once
from meadhall.look.markup import glyph, html, joined, named

from ..state.cards import COLOUR_IDS, GEM_IDS

# Four silhouettes, so that no colour is needed: pointed, bent, round with a bobble, horned.
HATS: Final[dict[str, str]] = {
    "blue": "M-9-3.5Q-3-10 0-18Q3-10 9-3.5",
    "red": "M-9-3.5Q-6-13 1-16Q9-19 14-11Q8-13 6.5-10Q8-7 9-3.5",
    "green": "M-9-3.5Q-9.5-12.5-3-14Q-3-18.5 0-18.5T3-14Q9.5-12.5 9-3.5",
    "yellow": "M-9-3.5Q-9-6-8-8Q-13.5-9-12.5-17Q-8-14-4.5-12Q0-13.5 4.5-12Q8-14 12.5-17Q13.5-9 8-8Q9-6 9-3.5",
}
COATS: Final[dict[str, str]] = {
    "blue": "M-2.5-11V-4M2.5-9V-4",
    "red": "M-5-5L1-12M0-4L5-9",
    "green": "M-4-6h.1M0-10h.1M4-6h.1",
    "yellow": "M-5-5L0-9L5-5",
}
FACE: Final = "M-6.5-2.2H6.5Q8 1 6 2.2Q3 .6 0 3.2Q-3 .6-6 2.2Q-8 1-6.5-2.2Z"
BEARD: Final = "M-6 1.8Q-3 3 0 2.4Q3 3 6 1.8Q6 7 2.8 9L0 11.5L-2.8 9Q-6 7-6 1.8Z"
BANNERS: Final[dict[str, str]] = {
    "blue": "M-3-2V14M3-2V14",
    "red": "M-8 8L8-2M-4 15L8 5",
    "green": "M-4 3h.1M4 3h.1M0 8h.1",
    "yellow": "M-8 7L0 1L8 7",
}
PATTERNS: Final = (
    '<pattern id="dw-k-blue" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M3.5 0V14" class="kp blue"/></pattern>'
    '<pattern id="dw-k-red" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M3.5 0V14"'
    ' class="kp red"/></pattern><pattern id="dw-k-green" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4"'
    ' r="2.6" class="kd green"/><circle cx="12" cy="12" r="2.6" class="kd green"/></pattern><pattern id="dw-k-yellow" width="20"'
    ' height="12" patternUnits="userSpaceOnUse"><path d="M0 9L5 4L10 9L15 4L20 9" class="kp yellow"/></pattern>'
)
GEMS: Final[dict[str, tuple[str, str]]] = {
    "gold": ("M-9-4L-4-9H5L9-3L7 7L-2 9L-9 5Z", "M-4-9L-2 0L-9 5M-2 0L7 7M-2 0L9-3"),
    "emerald": ("M-6-10H6L10-6V6L6 10H-6L-10 6V-6Z", "M-4-6H4L6-4V4L4 6H-4L-6 4V-4Z"),
    "diamond": ("M-7-9H7L11-3L0 11L-11-3Z", "M-11-3H11M-4-3L0 11L4-3L0-9Z"),
    "ruby": ("M0-11L9-5V5L0 11L-9 5V-5Z", "M0-11L4 0L0 11L-4 0ZM-9-5L-4 0L-9 5M9-5L4 0L9 5"),
}
GOAL_GLYPHS: Final[dict[str, str]] = {
    "bread": "sliced-bread",
    "cheese": "cheese-wedge",
    "trout": "fried-fish",
    "mushrooms": "mushrooms",
    "apple_pie": "pie-slice",
    "smoked_ham": "ham-shank",
    "honey_cake": "honeypot",
    "harvest_stew": "cauldron",
    "royal_roast": "roast-chicken",
    "winter_feast": "meal",
}
SECRET_GLYPHS: Final[dict[str, str]] = {
    "architect": "trowel",
    "hunter": "hunting-horn",
    "king": "chess-king",
    "miner": "miner",
    "secret_ogre": "ogre",
    "explorer": "binoculars",
    "wizard": "pointy-hat",
}
OGRE_GLYPHS: Final[dict[str, str]] = {
    "ambush": "ogre",
    "bully": "brute",
    "panic": "screaming",
    "thief": "robber",
    "crown": "crown",
}
GLYPHS: Final = (
    frozenset(GOAL_GLYPHS.values())
    | frozenset(SECRET_GLYPHS.values())
    | frozenset(OGRE_GLYPHS.values())
    | frozenset(
        [
            "castle",
            "mine-wagon",
            "beer-stein",
            "warehouse",
            "spiked-dragon-head",
            "ice-golem",
            "plain-padlock",
            "clockwise-rotation",
            "anticlockwise-rotation",
            "vintage-robot",
            "three-friends",
            "cancel",
            "expand",
            "trophy",
            "card-pickup",
            "village",
            "scroll-unfurled",
            "gems",
        ]
    )
)


def definitions() -> str:
    dwarfs = "".join(f'<g id="dw-m-{colour}">{_dwarf(colour)}</g>' for colour in COLOUR_IDS)
    gems = "".join(f'<g id="dw-g-{kind}" class="gm {kind}">{_gem(kind)}</g>' for kind in GEM_IDS)
    return PATTERNS + dwarfs + gems


def _dwarf(colour: str) -> str:
    return (
        f'<path class="mb" d="{HATS[colour]}Q11 8 6.5 12Q0 15.5-6.5 12Q-11 8-9-3.5Z"/><path class="mf" d="{FACE}"/>'
        f'<path class="mbeard" d="{BEARD}"/><path class="mpat" d="{COATS[colour]}"/>'
    )


def _gem(kind: str) -> str:
    outline, facets = GEMS[kind]
    return f'<path class="go" d="{outline}"/><path class="gl" d="{facets}"/>'


# -- on a drawing ------------------------------------------------------------------------------------


def dwarf_at(colour: str, x: float, y: float, scale: float = 1) -> str:
    return f'<use href="#dw-m-{colour}" class="mp {colour}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def gem_at(gem: int, x: float, y: float, scale: float = 1) -> str:
    return f'<use href="#dw-g-{GEM_IDS[gem]}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def glyph_at(name: str, x: float, y: float, size: float, kind: str = "") -> str:
    half = size / 2
    return f'<use href="#i-{name}" class="{kind}" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"/>'


# -- in a line of text -------------------------------------------------------------------------------


@sent_once
def dwarf(colour: str, title: str = "") -> Markup:
    """A dwarf as a small picture."""
    return html(f'<svg class="dw" viewBox="-16 -21 32 38" {named(title)}>{dwarf_at(colour, 0, 0)}</svg>')


@sent_once
def gem(number: int, title: str = "") -> Markup:
    return html(f'<svg class="gi" viewBox="-13 -13 26 26" {named(title)}>{gem_at(number, 0, 0)}</svg>')


def cost(counts: tuple[int, ...]) -> Markup:
    """A gem for each that is to be paid."""
    return joined(gem(number) for number, count in enumerate(counts) for _ in range(count))


def points(value: str) -> Markup:
    return html(f'<b class="val">{value}</b>')


def ogre_glyph(ogre: str) -> Markup:
    return glyph(OGRE_GLYPHS[ogre])


def goal_glyph(goal: str, title: str = "") -> Markup:
    """A trade goal; a question to the referee may invent goals."""
    return glyph(GOAL_GLYPHS.get(goal, "meal"), title)


def secret_glyph(secret: str, title: str = "") -> Markup:
    return glyph(SECRET_GLYPHS[secret], title)
