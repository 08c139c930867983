# interpreted: drawn once a page
"""Small landscapes for the games, 320 by 150: our own drawings, the same by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, svg

from .markup import html
from .portraits import bearded, plaited

OUTLINE: Final = 'stroke="#1c130b" stroke-linejoin="round"'


def landscape(name: str) -> Element:
    """The landscape of that name; an empty hall by candlelight for any other."""
    return _picture(LANDSCAPES.get(name, hall)())


def _picture(drawing: str) -> Element:
    frame = {"class": "scene", "viewBox": "0 0 320 150", "preserveAspectRatio": "xMidYMid slice"}
    return svg({**frame, "aria-hidden": "true"})[html(drawing)]


def _fill(colour: str, *paths: str) -> str:
    return f'<path fill="{colour}" d="{"".join(paths)}"/>'


# -- a hall underground --------------------------------------------------------------------------------


def hall() -> str:
    return _walls() + _bench()


def tavern() -> str:
    guests = (
        (plaited("explorer", 2, 1), 34, 44, 88),
        (bearded("blacksmith", 2, 4, 2), 198, 44, 88),
        (bearded("warrior", 1, 2, 1), 112, 34, 98),
    )
    figures = "".join(
        f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 100 100">{who}</svg>'
        for who, x, y, size in guests
    )
    return _walls() + figures + _bench() + _coin(99, 129, 3, "#b98250", "#dcae80") + _coin(230, 128, 11)


def _walls() -> str:
    lamp = (
        '<path d="M0 0V22" stroke="#120904" stroke-width="2.4"/>'
        + _fill("#120904", "M-11 34H11L8 46H-8Z")
        + _fill("#ffe08a", "M0 35C-7 30 -4 24 0 17C4 24 7 30 0 35Z")
        + '<path d="M-11 34Q-11 22 0 22Q11 22 11 34" fill="none" stroke="#120904" stroke-width="2"/>'
    )
    return (
        _fill("#3b2113", "M0 0H320V150H0Z")
        + _fill("#26140a", "M0 0H320V26H0Z", "M32 26H48V150H32Z", "M272 26H288V150H272Z")
        + '<ellipse cx="160" cy="40" rx="140" ry="92" fill="#f2a93b" opacity=".16"/>'
        + "".join(f'<circle cx="{x}" cy="32" r="44" fill="#f7c35e" opacity=".26"/>' for x in (104, 216))
        + "".join(f'<g transform="translate({x} 0)">{lamp}</g>' for x in (104, 216))
    )


def _bench() -> str:
    return _fill("#6b4526", "M0 126H320V150H0Z") + _fill("#8d5f37", "M0 126H320V131H0Z")


def _coin(x: int, y: int, value: int, rim: str = "#d9a235", face: str = "#f2cf78") -> str:
    """Numbers drawn, not written: a landscape needs no font."""
    figure = {3: "M-3 -4H3L-1 -1Q4 -1 3 3Q1 6 -3 4", 11: "M-4 -3L-2 -5V5M2 -3L4 -5V5"}[value]
    return (
        f'<g transform="translate({x} {y})" {OUTLINE} stroke-width="1.2"><circle r="13" fill="{rim}"/>'
        f'<circle r="10" fill="{face}"/><path d="{figure}" fill="none" stroke-width="2.4"/></g>'
    )


# -- a kingdom of sixteen lands --------------------------------------------------------------------------

WOOD: Final = _fill("#1d4a2c", "M16 50L28 22L40 50ZM32 54L42 30L54 54Z") + _fill(
    "#4a2d16", "M26.5 50H29.5V56H26.5ZM41.5 54H44.5V59H41.5Z"
)
PEAK: Final = _fill("#5b6570", "M4 58L26 16L38 38L46 26L62 58Z") + _fill(
    "#f2f5f6", "M26 16L34 31L27 35L20 28Z"
)
MOOR: Final = (
    _fill("#3d5a57", "M6 44Q20 36 32 44T58 44V58H6Z")
    + '<path d="M20 42V24M20 30L14 26M20 28L27 23M46 42V30" stroke="#24352f" stroke-width="3" fill="none"/>'
)
PLAIN: Final = (
    _fill("#c69a3a", "M2 46Q18 34 34 44T62 40V60H4Z")
    + '<circle cx="46" cy="18" r="8" fill="#f7dd8a"/>'
    + _fill("#7a4526", "M14 42V32L20 27L26 32V42Z")
)
DRAKE: Final = (
    _fill(
        "#8c2b2b",
        "M14 50Q10 30 28 26Q24 16 34 12Q36 20 44 20",
        "Q54 22 50 34Q46 30 40 32Q46 44 34 52Q24 56 14 50Z",
    )
    + '<circle cx="41" cy="24" r="2.4" fill="#ffe08a"/>'
)
GATE: Final = _fill("#3c3566", "M14 58V34A18 18 0 0 1 50 34V58H42V36A10 10 0 0 0 22 36V58Z") + _fill(
    "#8fd7e8", "M22 58V36A10 10 0 0 1 42 36V58Z"
)
LANDS: Final = (
    (22, 10, "#7fae63", WOOD),
    (92, 10, "#e3c779", PLAIN),
    (162, 10, "#b9c3c9", PEAK),
    (232, 10, "#8fa79b", MOOR),
    (22, 80, "#b9c3c9", PEAK),
    (92, 80, "#d9a58f", DRAKE),
    (162, 80, "#7fae63", WOOD),
    (232, 80, "#a9a4c9", GATE),
)


def kingdom() -> str:
    ground = _fill("#1f3a40", "M0 0H320V150H0Z") + _fill("#274b50", "M0 110Q80 70 160 100T320 90V150H0Z")
    return ground + "".join(
        f'<g transform="translate({x} {y})"><rect width="64" height="64" rx="4" fill="{ground}"'
        f' stroke="#1d2a2c" stroke-width="2"/>{land}</g>'
        for x, y, ground, land in LANDS
    )


# -- a castle by the river -------------------------------------------------------------------------------

TREES: Final = (
    (226, 84, 1.0),
    (244, 90, 1.2),
    (264, 84, 1.0),
    (284, 94, 1.3),
    (304, 86, 1.1),
    (20, 110, 1.1),
    (36, 116, 0.9),
)


def castle() -> str:
    return _valley() + _keep() + _trees() + _shield(206, 112, "#2c74b8") + _shield(230, 116, "#e2b04a")


def _valley() -> str:
    return (
        _fill("#a9cbd0", "M0 0H320V150H0Z")
        + '<circle cx="250" cy="36" r="20" fill="#fbe7b0"/>'
        + _fill("#6f8793", "M0 84L40 44L70 74L112 30L160 84Z")
        + _fill("#eef3f4", "M112 30L126 46L112 54L100 44Z")
        + _fill("#809a8c", "M150 90L214 50L262 84L300 60L320 76V150H150Z")
        + _fill("#5d8a4e", "M0 96Q70 74 150 94T320 88V150H0Z")
        + _fill("#47723f", "M0 118Q100 100 190 118T320 112V150H0Z")
        + _fill("#4d94b5", "M150 150Q168 128 148 118Q128 110 150 98L160 98Q146 110 170 118Q196 130 186 150Z")
    )


def _keep() -> str:
    return (
        '<g stroke="#3a2c20" stroke-width="1.6" stroke-linejoin="round">'
        + _fill("#d9cbb0", "M66 104V56H74V62H80V56H88V62H94V56H102V104Z")
        + _fill("#c7b798", "M52 104V70H58V74H62V70H68V104Z", "M100 104V70H106V74H110V70H116V104Z")
        + _fill("#5a3a20", "M78 104V90A6 6 0 0 1 90 90V104Z")
        + _fill("#a62b22", "M84 56V34L104 41L84 47")
        + "</g>"
    )


def _trees() -> str:
    shape = "M0 0L9 16H5L12 28H-12L-5 16H-9Z"
    return "".join(
        f'<path transform="translate({x} {y}) scale({size})" fill="#254d2f" d="{shape}"/>'
        for x, y, size in TREES
    )


def _shield(x: int, y: int, colour: str) -> str:
    path = f"M{x} {y}h16v10c0 8-8 12-8 12s-8-4-8-12z"
    return f'<path {OUTLINE} stroke-width="1.6" fill="{colour}" d="{path}"/>'


# -- mines in the snow -----------------------------------------------------------------------------------


def mines() -> str:
    snow = "".join(
        f'<circle cx="{(flake * 53) % 320}" cy="{(flake * 37) % 92}" r="{1 + flake % 2 * 0.8}"/>'
        for flake in range(34)
    )
    figures = "".join(
        f'<svg x="{x}" y="92" width="46" height="50" viewBox="0 0 100 106">{who}</svg>'
        for x, who in ((140, bearded("miner", 2, 4, 2)), (178, bearded("miner", 1, 0, 0)))
    )
    return _mountains(snow) + _pit_and_tower() + _jewels() + figures


def _mountains(snow: str) -> str:
    return (
        _fill("#243349", "M0 0H320V150H0Z")
        + f'<g fill="#e9f0f4">{snow}</g>'
        + _fill("#4a5f7c", "M0 96L52 34L92 76L148 18L214 88L258 50L320 104V150H0Z")
        + _fill(
            "#f4f8fa",
            "M148 18L168 40L156 48L146 40L134 50L128 40Z",
            "M52 34L64 47L54 54L44 46ZM258 50L270 61L260 66L248 60Z",
        )
        + _fill("#dfe9ee", "M0 118Q90 92 170 112T320 106V150H0Z")
    )


def _pit_and_tower() -> str:
    return (
        f'<g {OUTLINE} stroke-width="1.8">'
        + _fill("#5d4a3a", "M34 122L44 92H84L94 122Z")
        + _fill("#17110c", "M50 122V106A14 14 0 0 1 78 106V122Z")
        + _fill("#8d6a44", "M44 92H84V97H43Z")
        + _fill("#b8c2cc", "M236 120V80H244V86H250V80H258V86H264V80H272V120Z")
        + _fill("#9c241e", "M254 80V62L270 68L254 74")
        + _fill("#3a2c20", "M248 120V108A6 6 0 0 1 260 108V120Z")
        + "</g>"
    )


def _jewels() -> str:
    ruby = _fill("#c2334d", "M104 112H118L123 119L111 132L99 119Z")
    emerald = _fill("#3f9a68", "M122 118H134L138 124L128 135L118 124Z")
    return f'<g {OUTLINE} stroke-width="1.4">{ruby}{emerald}</g>'


LANDSCAPES: Final[dict[str, Callable[[], str]]] = {
    "nidavellir": tavern,
    "aetherya": kingdom,
    "andor": castle,
    "dwar7s_fall": mines,
}
