# interpreted: drawn once a page
"""The cover: a castle by the river."""

from __future__ import annotations

from typing import Final

from meadhall.look.covers import OUTLINE, fill

TREES: Final = (
    (226, 84, 1.0),
    (244, 90, 1.2),
    (264, 84, 1.0),
    (284, 94, 1.3),
    (304, 86, 1.1),
    (20, 110, 1.1),
    (36, 116, 0.9),
)


def cover() -> str:
    return _valley() + _keep() + _trees() + _shield(206, 112, "#2c74b8") + _shield(230, 116, "#e2b04a")


def _valley() -> str:
    return (
        fill("#a9cbd0", "M0 0H320V150H0Z")
        + '<circle cx="250" cy="36" r="20" fill="#fbe7b0"/>'
        + fill("#6f8793", "M0 84L40 44L70 74L112 30L160 84Z")
        + fill("#eef3f4", "M112 30L126 46L112 54L100 44Z")
        + fill("#809a8c", "M150 90L214 50L262 84L300 60L320 76V150H150Z")
        + fill("#5d8a4e", "M0 96Q70 74 150 94T320 88V150H0Z")
        + fill("#47723f", "M0 118Q100 100 190 118T320 112V150H0Z")
        + fill("#4d94b5", "M150 150Q168 128 148 118Q128 110 150 98L160 98Q146 110 170 118Q196 130 186 150Z")
    )


def _keep() -> str:
    return (
        '<g stroke="#3a2c20" stroke-width="1.6" stroke-linejoin="round">'
        + fill("#d9cbb0", "M66 104V56H74V62H80V56H88V62H94V56H102V104Z")
        + fill("#c7b798", "M52 104V70H58V74H62V70H68V104Z", "M100 104V70H106V74H110V70H116V104Z")
        + fill("#5a3a20", "M78 104V90A6 6 0 0 1 90 90V104Z")
        + fill("#a62b22", "M84 56V34L104 41L84 47")
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
