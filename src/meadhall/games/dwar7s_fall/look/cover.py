# interpreted: drawn once a page
"""The cover: mines in the snow."""

from __future__ import annotations

from meadhall.look.covers import OUTLINE, fill
from meadhall.look.portraits import bearded


def cover() -> str:
    snow = "".join(
        f'<circle cx="{(flake * 53) % 320}" cy="{(flake * 37) % 92}" r="{1 + flake % 2 * 0.8}"/>'
        for flake in range(34)
    )
    figures = "".join(
        f'<svg x="{x}" y="92" width="46" height="50" viewBox="0 0 100 106">{who}</svg>'
        for x, who in ((140, bearded("lamp", 2, 4, 2)), (178, bearded("lamp", 1, 0, 0)))
    )
    return _mountains(snow) + _pit_and_tower() + _jewels() + figures


def _mountains(snow: str) -> str:
    return (
        fill("#243349", "M0 0H320V150H0Z")
        + f'<g fill="#e9f0f4">{snow}</g>'
        + fill("#4a5f7c", "M0 96L52 34L92 76L148 18L214 88L258 50L320 104V150H0Z")
        + fill(
            "#f4f8fa",
            "M148 18L168 40L156 48L146 40L134 50L128 40Z",
            "M52 34L64 47L54 54L44 46ZM258 50L270 61L260 66L248 60Z",
        )
        + fill("#dfe9ee", "M0 118Q90 92 170 112T320 106V150H0Z")
    )


def _pit_and_tower() -> str:
    return (
        f'<g {OUTLINE} stroke-width="1.8">'
        + fill("#5d4a3a", "M34 122L44 92H84L94 122Z")
        + fill("#17110c", "M50 122V106A14 14 0 0 1 78 106V122Z")
        + fill("#8d6a44", "M44 92H84V97H43Z")
        + fill("#b8c2cc", "M236 120V80H244V86H250V80H258V86H264V80H272V120Z")
        + fill("#9c241e", "M254 80V62L270 68L254 74")
        + fill("#3a2c20", "M248 120V108A6 6 0 0 1 260 108V120Z")
        + "</g>"
    )


def _jewels() -> str:
    ruby = fill("#c2334d", "M104 112H118L123 119L111 132L99 119Z")
    emerald = fill("#3f9a68", "M122 118H134L138 124L128 135L118 124Z")
    return f'<g {OUTLINE} stroke-width="1.4">{ruby}{emerald}</g>'
