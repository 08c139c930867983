"""Figures, tokens and dice as drawings. Shape and pattern tell them apart; colour says the same once more."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import sent_once
from meadhall.look.markup import html, named

from ..rules.creature_rolls import AS_ATTACKERS
from ..state.names import HEROINE_IDS, class_of, token_of

HERO_GLYPHS: Final = {
    "warrior": "broadsword",
    "archer": "bow-arrow",
    "wizard": "wizard-staff",
    "dwarf": "battle-axe",
    "prince": "crown",
    "shield_dwarves": "dwarf-helmet",
    "witch": "witch-face",
    "dark_mage": "wizard-face",
    "tower": "stone-tower",
}
CLOAK: Final = "M-15 19Q-16 3-9.5-1.5A15.5 15.5 0 1 1 9.5-1.5Q16 3 15 19Q0 24-15 19Z"
GOWN: Final = "M-18 19Q-9 10-7-.2A15.5 15.5 0 1 1 7-.2Q9 10 18 19Q0 26-18 19Z"
HAIR: Final = (  # a lock on each side
    "M-11.5-24Q-21-14-16.5 0Q-14 8-17 13Q-8 10-8.5 0Q-13-8-11.5-24Z"
    "M11.5-24Q21-14 16.5 0Q14 8 17 13Q8 10 8.5 0Q13-8 11.5-24Z"
)
BAND: Final = "M-13-21.5Q0-30.5 13-21.5"
COATS: Final = {
    "warrior": "M0 0V17",
    "archer": "M-10 13L8 1",
    "wizard": "M-6 8h.1M0 12h.1M6 8h.1M0 4h.1",
    "dwarf": "M-11 12L0 4L11 12",
    "prince": "M-11 9H11M0 0V17",
}
BEAST_GLYPHS: Final = {
    "gor": "imp",
    "skral": "orc-head",
    "wardrak": "direwolf",
    "troll": "troll",
    "dragon": "spiked-dragon-head",
}
BODIES: Final = {
    "gor": "M0-21A21 21 0 1 1-.01-21Z",
    "skral": "M0-25L24 0L0 25L-24 0Z",
    "wardrak": "M-13-23H13L26 0L13 23H-13L-26 0Z",
    "troll": "M-21-25H21Q25-25 25-21V21Q25 25 21 25H-21Q-25 25-25 21V-21Q-25-25-21-25Z",
    "dragon": "M0-30L11-20L26-22L24-8L32 2L22 10L20 25L6 22L-4 30L-13 21L-27 20L-24 6L-32-4L-22-12L-20-25L-8-22Z",
}
THING_GLYPHS: Final = {
    "gold": "two-coins",
    "sp": "biceps",
    "wp": "hearts",
    "wineskin": "water-flask",
    "shield": "shield",
    "bow": "pocket-bow",
    "falcon": "hawk-emblem",
    "helm": "visored-helm",
    "telescope": "spyglass",
    "witch_brew": "cauldron",
    "medicinal_herb": "herbs-bundle",
    "rune_stone": "rune-stone",
    "poison": "poison-bottle",
    "parchment": "scroll-unfurled",
    "letter": "envelope",
    "gem": "cut-diamond",
    "farmer": "farmer",
    "rubble": "stone-pile",
    "well": "well",
    "fog": "dust-cloud",
}
TOOLS: Final = frozenset(
    {
        "castle", "check-mark", "clockwise-rotation", "crossed-swords", "expand", "falling-rocks", "hourglass",
        "night-sleep", "open-book", "perspective-dice-six", "position-marker", "quill-ink", "return-arrow",
        "rolling-dices", "rooster", "run", "scroll-quill", "shaking-hands", "shop", "stone-bridge", "sun", "sunrise",
        "talk", "three-friends", "treasure-map", "walking-boot",
    }
)  # fmt: skip
GLYPHS: Final = TOOLS.union(HERO_GLYPHS.values(), BEAST_GLYPHS.values(), THING_GLYPHS.values())
RUNES: Final = ("blue", "yellow", "green")
BACKS: Final = frozenset({"", "rune", "herb", "gem"})  # what a view calls the back of what lies face down
TURNED: Final = frozenset({"rune_stone", "medicinal_herb", "gem", "rubble"})  # what may lie face down


def is_closed(token: str, face: str) -> bool:
    return token in TURNED and face in BACKS


def thing_glyph(thing: str) -> str:
    return THING_GLYPHS[token_of(thing)]


def mark_of(thing: str) -> str:
    """A small sign for the state of a thing: half used, a value, a resting falcon."""
    if thing.endswith("_half"):
        return "½"
    if thing == "falcon_used":
        return "z"
    if thing.endswith("_closed"):
        return "?"
    last = thing.rpartition("_")[2]
    return last if last.isdecimal() else ""


# -- figures ---------------------------------------------------------------------------------------------------


def glyph_at(name: str, x: float, y: float, size: float) -> str:
    return f'<use class="glyph" href="#i-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def css_of(kind: str) -> str:
    """A heroine has the colours of her hero."""
    return f"{class_of(kind)} {kind}" if kind in HEROINE_IDS else kind


@sent_once
def pawn(kind: str, active: bool = False) -> Markup:
    """A figure of ours around (0, 0): colour, pattern on its coat and icon on its head all say the same. A
    heroine wears a gown, and her hair over her shoulders."""
    turn = '<ellipse class="turn" cx="0" cy="17" rx="21" ry="8"/>' if active else ""
    heroine, hero = kind in HEROINE_IDS, class_of(kind)
    coat = COATS.get(hero, "")
    pattern = f'<path class="pat" stroke-linecap="round" d="{coat}"/>' if coat else ""
    hair = f'<path class="hair" d="{HAIR}"/><path class="band" d="{BAND}"/>' if heroine else ""
    return html(
        f'{turn}<path class="stand" d="{GOWN if heroine else CLOAK}"/>'
        f"{pattern}{hair}{glyph_at(HERO_GLYPHS.get(hero, 'person'), -10.5, -23.5, 21)}"
    )


def strength_sign(strength: int) -> str:
    return "=" if strength == AS_ATTACKERS else str(strength)


@sent_once
def beast(kind: str, strength: int) -> Markup:
    """A creature around (0, 0): disc, rhombus, hexagon or square by kind, with its strength on a red seal."""
    body = BODIES.get(kind, BODIES["gor"])
    return html(
        f'<path class="body" d="{body}"/>{glyph_at(BEAST_GLYPHS.get(kind, "imp"), -15, -15, 30)}'
        f'<circle class="pip" cx="18" cy="17" r="11.5"/><text x="18" y="22.8">{strength_sign(strength)}</text>'
    )


@sent_once
def hero_picture(kind: str, label: str = "", active: bool = False, css: str = "por") -> Markup:
    """A figure by itself, for boards and lists."""
    kinds = f"{css} hero {css_of(kind)}{' active' if active else ''}"
    return html(f'<svg class="{kinds}" viewBox="-22 -34 44 60" {named(label)}>{pawn(kind, active)}</svg>')


@sent_once
def beast_picture(kind: str, strength: int, label: str = "") -> Markup:
    return html(
        f'<svg class="foe beast {kind}" viewBox="-33 -33 66 66" {named(label)}>{beast(kind, strength)}</svg>'
    )


# -- tokens ----------------------------------------------------------------------------------------------------


@sent_once
def token(name: str, face: str, number: int = 1) -> Markup:
    """Something that lies on a field, around (0, 0). Face down it is drawn without anything of what it hides."""
    kind = "farm" if name == "farmer" else "stone" if name == "rubble" else ""
    rune = next((f" rune-{colour}" for colour in RUNES if face.endswith(colour)), "")
    badge = str(number) if number > 1 else mark_of(face) if face not in ("", name) else ""
    if name in ("gold", "rubble"):
        badge = face or badge
    if is_closed(name, face):
        badge = "?" if number == 1 else f"{number}?"
    sign = (
        f'<circle class="tb" cx="11" cy="10" r="8.5"/><text x="11" y="14.6">{badge}</text>' if badge else ""
    )
    return html(
        f'<g class="token {kind}{rune}"><circle class="rim" r="14"/>'
        f"{glyph_at(THING_GLYPHS.get(name, 'position-marker'), -9, -9, 18)}{sign}</g>"
    )


# -- dice ------------------------------------------------------------------------------------------------------

PIPS: Final = {
    1: ((20, 20),),
    2: ((10, 10), (30, 30)),
    3: ((10, 10), (20, 20), (30, 30)),
    4: ((10, 10), (30, 10), (10, 30), (30, 30)),
    5: ((10, 10), (30, 10), (20, 20), (10, 30), (30, 30)),
    6: ((10, 10), (30, 10), (10, 20), (30, 20), (10, 30), (30, 30)),
}


@sent_once
def die(value: int, kind: str = "", label: str = "") -> Markup:
    """A die; 0 is one not rolled yet. The black die shows numbers, since it goes beyond six."""
    if value == 0:
        face = ""
    elif kind.startswith("black") or value not in PIPS:
        face = f'<text x="20" y="27">{value}</text>'
    else:
        face = "".join(f'<circle cx="{x}" cy="{y}" r="3.7"/>' for x, y in PIPS[value])
    return html(
        f'<svg class="die {kind}" viewBox="-2 -2 44 44" {named(label)}>'
        '<rect class="d-f" width="40" height="40" rx="9"/><rect class="d-i" x="3" y="2.5" width="34" height="33" rx="7"/>'
        f"{face}</svg>"
    )
