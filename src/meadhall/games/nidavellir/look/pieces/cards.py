"""Cards on a field of 100 x 140. Left edge: a chevron for each grade, one per 34 units; then the class plate, points at the right.

Of a covered card only the top strip of 34 units is visible: nothing important lies below it.
"""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import by_name, sent_once
from meadhall.look.markup import escaped, html, named

from .classes import emblem
from .people import bust

STRIP = by_name('<path class="strip" d="M6 0H94a6 6 0 0 1 6 6V34H0V6a6 6 0 0 1 6-6Z"/>')
EDGE = by_name('<rect class="edge" x=".7" y=".7" width="98.6" height="138.6" rx="5.5"/>')
RANK_STEP = 34


def opened(kind: str, title: str, extra: str = "") -> str:
    return f'<svg class="card k-{kind} {extra}" viewBox="0 0 100 140" {named(title)}>{ground(kind)}'


@sent_once
def ground(kind: str) -> Markup:
    return html(
        '<rect class="k" width="100" height="140" rx="6"/>'
        f'<rect width="100" height="140" rx="6" fill="url(#pt-{kind})"/>'
    )


def ranks(count: int) -> str:
    return "".join(
        f'<path class="rank" d="M6 {22 + RANK_STEP * row}L14.5 {12.5 + RANK_STEP * row}L23 {22 + RANK_STEP * row}"/>'
        for row in range(count)
    )


def number(value: object, row: int = 0) -> str:
    return f'<text class="num" x="95" y="{28.5 + RANK_STEP * row}">{value}</text>'


def nameplate(name: str, epithet: str = "") -> str:
    y = 117 if epithet else 120
    size = 13.5 if len(name) < 12 else 13.5 * 12 / len(name) + 0.6
    plate = (
        f'<path class="face" d="M0 {y - 12}H100V134a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z"/>'
        f'<path class="gold" d="M0 {y - 13.4}H100v1.8H0Z"/>'
        f'<text class="name" x="50" y="{y + 2.5 if epithet else y + 7}" font-size="{size:.1f}">{escaped(name)}</text>'
    )
    if not epithet:
        return plate
    small = 11 if len(epithet) < 18 else 11 * 19 / len(epithet)
    return plate + f'<text class="sub" x="50" y="{y + 15}" font-size="{small:.1f}">{escaped(epithet)}</text>'


@sent_once
def dwarf(
    kind: str, points: int | None, seed: int, grades: int = 1, woman: bool = False, title: str = ""
) -> Markup:
    return html(
        opened(kind, title) + '<g clip-path="url(#cp-card)"><circle class="day" cx="50" cy="92" r="44"/>'
        f'<g transform="translate(0 40)">{bust(kind, seed, woman)}</g></g>{STRIP}{ranks(grades)}'
        f"{emblem(kind, 30, 3, 0.93, flip=True)}{'' if points is None else number(points)}{EDGE}</svg>"
    )


@sent_once
def covered_dwarf(kind: str, points: int | None) -> Markup:
    """A dwarf covered by another card: only its top strip is visible."""
    return html(
        f"{opened(kind, '')}{STRIP}{ranks(1)}{emblem(kind, 30, 3, 0.93, flip=True)}"
        f"{'' if points is None else number(points)}{EDGE}</svg>"
    )


RAYS = by_name(
    "".join(
        f'<path class="gold ray" d="M50 78L{50 + slant} 0H{56 + slant}Z"/>'
        for slant in (-62, -46, -30, -14, 2, 18, 34, 50)
    )
)
GOLD_FRAME = by_name(
    '<rect class="goldline" x="1.5" y="1.5" width="97" height="137" rx="5" stroke-width="3"/>'
    '<rect class="edge" x=".5" y=".5" width="99" height="139" rx="6"/>'
)


@sent_once
def hero(
    kind: str,
    ladder: tuple[int | None, ...],
    seed: int,
    woman: bool = False,
    score: str = "",
    power: str = "",
    name: str = "",
    epithet: str = "",
    title: str = "",
) -> Markup:
    """A class hero shows its grades; a neutral one a crowned plate, a sign of the power, and the score.
    With a name the picture moves up to make room for it."""
    middle, shift, scale = (64, "12 24", 0.86) if name else (88, "8 46", 0.95)
    drawing = opened(kind, title, "hero")
    drawing += f'<g clip-path="url(#cp-card)">{RAYS}<circle class="gold halo" cx="54" cy="{middle}" r="36"/>'
    drawing += f'<circle class="k" cx="54" cy="{middle}" r="33"/>'
    drawing += f'<g transform="translate({shift}) scale({scale})">{bust(kind, seed, woman, True)}</g>'
    drawing += (nameplate(name, epithet) if name else "") + f"</g>{STRIP}"
    drawing += class_ladder(kind, ladder) if ladder else neutral_strip(score, power)
    return html(f"{drawing}{GOLD_FRAME}</svg>")


def class_ladder(kind: str, ladder: tuple[int | None, ...]) -> str:
    below = f'<path class="strip" d="M0 34H29V{RANK_STEP * len(ladder)}H0Z"/>' if len(ladder) > 1 else ""
    points = "".join(number(value, row) for row, value in enumerate(ladder) if value)
    return f"{below}{ranks(len(ladder))}{emblem(kind, 32, 3.5, 0.9, flip=True)}{points}"


def neutral_strip(score: str, power: str) -> str:
    sign = f'<use class="onk" href="#i-{power}" x="35" y="5" width="25" height="25"/>' if power else ""
    return f"{emblem('neutral', 4, 3.5, 0.9, flip=True)}{sign}{number(score) if score else ''}"


@sent_once
def offering(plus: int, title: str = "") -> Markup:
    return html(
        opened("gold", title) + '<circle class="day" cx="50" cy="78" r="46"/>'
        '<use class="inkfill" href="#i-crown" x="31" y="4" width="38" height="38"/>'
        '<circle cx="50" cy="82" r="36" class="paygold ol"/><circle cx="50" cy="82" r="30" class="beads"/>'
        f'<text class="big" x="50" y="96">+{plus}</text><path class="nofill ol thick" d="M40 128L50 121L60 128"/>'
        f"{EDGE}</svg>"
    )


PENNON = "M6 0H94a6 6 0 0 1 6 6V40L50 62L0 40V6a6 6 0 0 1 6-6Z"


@sent_once
def distinction(kind: str, title: str = "") -> Markup:
    return html(
        f'<svg class="card k-{kind}" viewBox="0 0 100 140" {named(title)}>'
        '<rect class="face" width="100" height="140" rx="6"/>'
        f'<path class="k" d="{PENNON}"/><path d="{PENNON}" fill="url(#pt-{kind})"/>'
        '<path class="k ol" d="M36 74L28 108L42 101L50 112L58 101L72 108L64 74Z"/>'
        '<circle class="gold ol" cx="50" cy="56" r="31"/><circle class="face ol" cx="50" cy="56" r="24"/>'
        f"{emblem(kind, 33.5, 39.5, 1.1)}{EDGE}</svg>"
    )


@sent_once
def artefact(glyph: str, score: str = "", kind: str = "", title: str = "") -> Markup:
    """Slate with a lozenge; one that enters a column carries that class and a rank."""
    corner = (
        f'{ranks(1)}<g class="k-{kind}">{emblem(kind, 32, 3.5, 0.9)}</g>'
        if kind
        else '<use class="onk" href="#i-rune-stone" x="5" y="5" width="24" height="24"/>'
    )
    return html(
        opened("camp", title)
        + f'{STRIP}<g transform="translate(0 14)"><path class="lozenge ol" d="M50 38L88 72'
        f'L50 106L12 72Z"/><use class="inkfill" href="#i-{glyph}" x="27" y="49" width="46" height="46"/></g>'
        f"{corner}{number(score) if score else ''}{EDGE}</svg>"
    )


@sent_once
def mercenary(
    first: str, first_points: int, second: str, second_points: int, seed: int, title: str = ""
) -> Markup:
    """Split on the diagonal, a class in each corner."""
    upper = f'<text class="num corner" x="68" y="28">{first_points}</text>' if first_points else ""
    lower = f'<text class="num corner low" x="33" y="134">{second_points}</text>' if second_points else ""
    return html(
        f'<svg class="card" viewBox="0 0 100 140" {named(title)}><g clip-path="url(#cp-card)">'
        f'{half(first, "M0 0H100L0 140Z")}{half(second, "M100 0V140H0Z")}<path d="M100 0L0 140" class="cut"/>'
        '<circle cx="50" cy="70" r="31" class="face ol"/><svg x="21" y="40" width="58" height="60" viewBox="4 4 92 94">'
        f'{bust("neutral", seed)}</svg></g><path class="night" d="M6 0H70V34H0V6a6 6 0 0 1 6-6Z"/>'
        f'<path class="night" d="M100 106H30V140H94a6 6 0 0 0 6-6Z"/><g class="k-{first}">'
        f'{emblem(first, 4, 3.5, 0.9, True)}</g>{upper}<g class="k-{second}">{emblem(second, 69, 109.5, 0.9, True)}</g>'
        f"{lower}{EDGE}</svg>"
    )


def half(kind: str, path: str) -> str:
    return f'<g class="k-{kind}"><path class="k" d="{path}"/><path d="{path}" fill="url(#pt-{kind})"/></g>'


@sent_once
def enlisted(kind: str, points: int | None, seed: int, title: str = "") -> Markup:
    """A mercenary that stands in a column: the chosen class, and a face of no class."""
    return html(
        opened(kind, title) + '<g clip-path="url(#cp-card)"><circle class="face" cx="50" cy="92" r="40"/>'
        f'<g transform="translate(0 40)">{bust("neutral", seed)}</g></g>{STRIP}{ranks(1)}'
        f"{emblem(kind, 30, 3, 0.93, flip=True)}{'' if not points else number(points)}{EDGE}</svg>"
    )


@sent_once
def medal(kind: str, seed: int, woman: bool) -> Markup:
    """A hero, small: the face in a gold ring."""
    return html(
        f'<svg class="card hero-face k-{kind}" viewBox="0 0 60 60" aria-hidden="true"><circle class="gold" cx="30" cy="30"'
        ' r="29"/><circle class="k" cx="30" cy="30" r="26"/><g clip-path="url(#cp-medal)"><svg x="5" y="6" width="50"'
        f' height="52" viewBox="8 2 84 88">{bust(kind, seed, woman, True)}</svg></g></svg>'
    )
