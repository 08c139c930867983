"""The drawings: lands fill a card, races have a medallion, dragons and portals are locked. Classes, no colours, no ids."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meadhall.look.drawings import drawn_once, sent_once
from meadhall.look.markup import escaped, glyph, html, joined, named

from ..state.cards import (
    CARD_IDS,
    CARD_OF_CODE,
    CLOSED,
    CODES,
    DRAGON,
    LEGEND_FACTS,
    PORTAL,
    is_land,
    is_race,
)

LANDS: Final[dict[str, str]] = {
    "PL": '<rect class="pl1" width="120" height="120"/><circle class="sun" cx="88" cy="30" r="15"/><path class="pl2"'
    ' d="M0 62Q34 42 70 56T120 48V120H0Z"/><path class="pl3" d="M0 82Q40 62 120 80V120H0Z"/><path class="pl4 li3"'
    ' d="M6 120L30 84M24 120L42 82M44 120L54 80M64 120L66 80M84 120L79 81M104 120L92 82M120 112L104 82"/><path'
    ' class="pl5 li3" d="M22 72V52M22 60l-5-5M22 60l5-5M22 54l-4-5M22 54l4-5M36 68V46M36 55l-5-5M36 55l5-5M36 49l-4-5'
    'M36 49l4-5M50 66V50M50 58l-4-4M50 58l4-4"/>',
    "FO": '<rect class="fo1" width="120" height="120"/><path class="fo2" d="M0 60L10 34L20 56L32 26L44 56L56 30L68 58L82'
    ' 24L96 56L108 34L120 58V120H0Z"/><path class="fo3" d="M-4 92L14 52L30 88L46 44L64 90L82 50L98 88L112 56L126 92V120'
    'H-4Z"/><path class="fo4" d="M-8 120L12 76L30 118L34 118L54 70L74 120H78L98 74L122 120Z"/><path class="fo5 li2"'
    ' d="M54 70L46 92L52 88L44 108M98 74L90 96L97 92L88 110M12 76L6 94L12 91L4 108"/>',
    "MO": '<rect class="mo1" width="120" height="120"/><path class="mo2" d="M-6 100L30 40L48 66L78 18L126 100V120H-6Z"/>'
    '<path class="mo3" d="M78 18L126 100V120H86L74 84L88 66L76 50ZM30 40L48 66L40 92L24 120H16L26 82L20 68Z"/><path'
    ' class="snow" d="M78 18L62 43L70 40L76 50L84 40L92 46ZM30 40L19 58L27 55L31 62L36 56L42 58Z"/><path class="mo4"'
    ' d="M0 104Q30 92 60 104T120 100V120H0Z"/>',
    "SW": '<rect class="sw1" width="120" height="120"/><path class="sw2" d="M0 50Q40 38 120 54V120H0Z"/><ellipse class="sw3"'
    ' cx="62" cy="84" rx="52" ry="22"/><path class="sw1s li3" d="M30 80h22M64 92h28M52 74h16"/><path class="sw4s li3"'
    ' d="M22 100Q22 62 16 42M32 104Q34 70 38 52M96 104Q94 70 100 44M106 100Q108 76 112 62"/><g class="sw5"><rect'
    ' x="12.5" y="32" width="7" height="19" rx="3.5"/><rect x="35" y="43" width="7" height="18" rx="3.5"/><rect x="96.5"'
    ' y="33" width="7" height="19" rx="3.5"/></g><path class="sw4" d="M58 60q6-9 14 0q-7 5-14 0"/>',
    "--": '<rect class="back" width="120" height="120"/><path class="back2" d="M60 10L110 60L60 110L10 60Z"/><path'
    ' class="backline" d="M60 24L96 60L60 96L24 60ZM60 10L110 60L60 110L10 60Z"/><path class="backstar"'
    ' d="M60 42L66 54L78 60L66 66L60 78L54 66L42 60L54 54Z"/>',
}
MEDALLIONS: Final[dict[str, str]] = {
    "HU": "M60 17H90V54Q90 84 60 97Q30 84 30 54V17Z",
    "EL": "M60 10Q98 36 92 66Q86 92 60 100Q34 92 28 66Q22 36 60 10Z",
    "DW": "M38 16H82L102 56L82 96H38L18 56Z",
    "GO": "M60 10L72 20L88 17L91 33L105 42L97 56L104 71L90 79L85 94L70 91L60 102L50 91L35 94L30 79L16 71L23 56L15 42L29 33"
    "L32 17L48 20Z",
}
EMBLEMS: Final[dict[str, str]] = {
    "HU": "barbute",
    "EL": "elf-helmet",
    "DW": "dwarf-face",
    "GO": "goblin-head",
    "DR": "spiked-dragon-head",
}
TOKEN_GLYPHS: Final[dict[str, str]] = {
    **{f"gem_{number}": "cut-diamond" for number in range(1, 5)},
    "treaty": "peace-dove",
    "staff": "wizard-staff",
    "sword": "winged-sword",
    "hammer": "warhammer",
    "palantir": "crystal-ball",
    "griffin": "griffin-symbol",
    "smuggler": "hooded-figure",
    "thief": "robber",
    "?": "tower-flag",
}
ROW_GLYPHS: Final[dict[str, str]] = {
    "elf": "elf-helmet",
    "dwarf": "dwarf-face",
    "human": "barbute",
    "goblin": "goblin-head",
    "dragon": "spiked-dragon-head",
    "legend": "scroll-unfurled",
    "conflict": "crossed-swords",
}
RAYS: Final = (
    "M60 56L0 0H24ZM60 56L96 0H120ZM60 56L0 30V60ZM60 56L120 30V60ZM60 56L0 90V112ZM60 56L120 90V112Z"
)
FLAMES: Final = "M0 120V86Q12 96 18 74Q30 92 38 66Q50 96 60 76Q70 96 82 66Q90 92 102 74Q108 96 120 86V120Z"


def definitions() -> Markup:
    """Each face of a card once a page; pieces only refer to it."""
    faces = "".join(
        f'<symbol id="a-{name_of(card)}" viewBox="0 0 120 120">{face(CODES[card])}</symbol>'
        for card in range(len(CODES))
    )
    return html(f'<svg class="defs" width="0" height="0" aria-hidden="true"><defs>{faces}</defs></svg>')


def name_of(card: int) -> str:
    return CARD_IDS[card] if card != CLOSED else "back"


def emblem(code: str, x: float, y: float, size: float) -> str:
    return (
        f'<use class="rg {code}" href="#i-{EMBLEMS[code]}" x="{x}" y="{y}" width="{size}" height="{size}"/>'
    )


def face(code: str) -> str:
    if code in LANDS:
        return LANDS[code]
    ground = f'<rect class="rc {code}" width="120" height="120"/>'
    if code in MEDALLIONS:
        medallion = f'<path class="med {code}" d="{MEDALLIONS[code]}"/>'
        return f'{ground}<path class="ray" d="{RAYS}"/>{medallion}{emblem(code, 30, 26, 60)}'
    if code == "DR":
        return f'{ground}<path class="fire" d="{FLAMES}"/>{emblem(code, 19, 11, 82)}'
    return (
        f'{ground}<path class="arch" d="M22 112V56Q22 14 60 14T98 56V112H84V58Q84 28 60 28T36 58V112Z"/><path class="vort"'
        ' d="M36 112V58Q36 28 60 28T84 58V112Z"/><path class="swirl" d="M60 100Q40 92 44 68T66 48Q78 56 72 70T56 76Q52 68'
        ' 60 64"/>'
    )


@sent_once
def card(number: int, title: str = "") -> Markup:
    """A card as wide as its place."""
    locked = '<g class="lock"><circle cx="103" cy="17" r="12"/><use href="#i-plain-padlock" x="95.5" y="9" width="15" height="15"/></g>'
    lock = locked if number in (DRAGON, PORTAL) else ""
    return html(
        f'<svg class="acard" viewBox="0 0 120 120" {named(title)}><use href="#a-{name_of(number)}" width="120"'
        f' height="120"/>{lock}<rect class="edge" x="1" y="1" width="118" height="118" rx="7"/></svg>'
    )


@sent_once
def small(number: int, title: str = "") -> Markup:
    """A race's medallion or a land as a little picture, for legends and lines of the log."""
    if is_race(number):
        code = CODES[number]
        drawn = f'<path class="med {code}" d="{MEDALLIONS[code]}"/>{emblem(code, 30, 26, 60)}'
        return html(f'<svg class="tiny" viewBox="10 4 100 104" {named(title)}>{drawn}</svg>')
    kind = "tiny land" if is_land(number) else "tiny land special"
    return html(
        f'<svg class="{kind}" viewBox="0 0 120 120" {named(title)}><use href="#a-{name_of(number)}" width="120"'
        ' height="120"/></svg>'
    )


@drawn_once
def miniature(cards: tuple[int, ...]) -> Markup:
    """A whole kingdom, small."""
    drawn = joined(map(in_miniature, range(len(cards)), cards))
    return html(f'<svg class="minia" viewBox="0 0 492 492" aria-hidden="true">{drawn}</svg>')


@sent_once
def in_miniature(cell: int, number: int) -> Markup:
    x, y = cell % 4 * 124, cell // 4 * 124
    return html(f'<use href="#a-{name_of(number)}" x="{x}" y="{y}" width="120" height="120"/>')


@sent_once
def legend(number: int) -> Markup:
    """Pictures, no words: two medallions are a pair, a line links, a bolt is a duel, three lands a chain."""
    facts = LEGEND_FACTS[number]
    params, kind = facts["params"], facts["kind"]
    if kind == "pair":
        parts = [small(card_of(params["race"]))] * 2
    elif kind == "chain":
        parts = [small(card_of(params["land"]))] * 3
    elif kind == "all_races":
        parts = [small(card_of(race)) for race in params["races"]]
    else:
        one, other = (small(card_of(race)) for race in params["races"])
        between = html('<i class="link"></i>' if kind == "link" else '<i class="bolt"></i>')
        parts = [one, one, between, other] if kind == "duel" else [one, between, other]
    return html(f'<span class="pic" aria-hidden="true">{joined(parts)}</span>')


def card_of(name: str) -> int:
    return CARD_IDS.index(name)


@sent_once
def token(name: str, title: str = "") -> Markup:
    """A token of bronze; a gem shows its number, a closed one its tower."""
    number = f"<b>{name[-1]}</b>" if name.startswith("gem") else ""
    kind = "tok closed" if name == "?" else "tok"
    said = f' role="img" aria-label="{escaped(title)}"' if title else ' aria-hidden="true"'
    return html(f'<span class="{kind}"{said}>{glyph(TOKEN_GLYPHS[name])}{number}</span>')


def code_number(code: str) -> int:
    return CARD_OF_CODE.get(code, CLOSED)


OTHER_GLYPHS: Final = (
    "plain-padlock three-friends cancel check-mark sight-disabled village abacus broken-shield"
)
GLYPHS: Final = frozenset(
    (*EMBLEMS.values(), *TOKEN_GLYPHS.values(), *ROW_GLYPHS.values(), *OTHER_GLYPHS.split())
)
