"""People from the chest up, 100 by 100, for landscapes: our own drawing, in fixed colours."""

from __future__ import annotations

from typing import Final

INK: Final = "#24180e"
SKINS: Final = ("#eac3a0", "#d9a37c", "#a8714b", "#7d5236")
HAIRS: Final = ("#a8491c", "#5a3822", "#d8d2c6", "#2c2320", "#d79b3a", "#8a8580")
STEEL, DARK_STEEL, LEATHER, LINEN, GOLD = "#aeb3b5", "#7f8688", "#7a5232", "#efe3cc", "#e2b04a"
# Each hat goes with a coat.
COATS: Final = {"helmet": "#6d1712", "lamp": "#8d5a0c", "headscarf": "#33204f", "brimmed hat": "#184874"}
HATS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "helmet": (
        (STEEL, "M28 40C27 14 42 8 50 6C58 8 73 14 72 40Z"),
        (DARK_STEEL, "M26 35H74V42H26Z"),
        (DARK_STEEL, "M47 7H53V50Q50 53 47 50Z"),
    ),
    "lamp": (
        ("#b9781b", "M28 38C28 8 72 8 72 38Z"),
        (LEATHER, "M22 36H78Q80 43 74 43H26Q20 43 22 36Z"),
        (STEEL, "M41 25a9 9 0 1 0 18 0a9 9 0 1 0-18 0"),
        ("#ffdf7a", "M44.6 25a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0"),
    ),
    "headscarf": (
        (LEATHER, "M29 36C30 12 70 12 71 36Q50 28 29 36Z"),
        (LINEN, "M27 34Q50 25 73 34V41Q50 32 27 41Z"),
        (LINEN, "M72 36L86 32L83 40L88 45L73 41Z"),
    ),
    "brimmed hat": (
        ("#24598c", "M32 34C33 10 40 6 50 12C60 6 67 10 68 34Z"),
        ("#24598c", "M12 40C24 26 76 26 88 40C76 44 24 44 12 40Z"),
        (GOLD, "M32 30Q50 25 68 30V35Q50 30 32 35Z"),
    ),
}
BEARDS: Final = (
    "M30 52C26 74 36 96 50 99C64 96 74 74 70 52C66 60 60 60 56 60H44C40 60 34 60 30 52Z",
    "M30 52C24 72 30 88 38 99Q46 90 50 82Q54 90 62 99C70 88 76 72 70 52C66 60 60 60 56 60"
    "H44C40 60 34 60 30 52Z",
    "M30 52C24 70 28 86 34 92H66C72 86 76 70 70 52C66 60 60 60 56 60H44C40 60 34 60 30 52Z",
)
EYES: Final = (
    "M38.5 45.5a2.6 2.9 0 1 0 5.2 0a2.6 2.9 0 1 0-5.2 0M56.3 45.5a2.6 2.9 0 1 0 5.2 0a2.6 2.9 0 1 0-5.2 0"
)


def bearded(hat: str, skin: int, hair: int, beard: int) -> str:
    """Somebody with a beard, and a hat of `HATS`."""
    face, mane = SKINS[skin], HAIRS[hair]
    return _figure(
        hat,
        (face, "M31 42C31 24 69 24 69 42V58H31Z"),
        (face, "M31 47C25 44 25 56 31 56M69 47C75 44 75 56 69 56"),
        (mane, BEARDS[beard]),
        ("none", "M42 74Q43 82 46 88M58 74Q57 82 54 88"),
        (INK, EYES),
        (mane, "M34 41Q40 35 46 40L45 43Q40 40 35 44ZM66 41Q60 35 54 40L55 43Q60 40 65 44Z"),
        (mane, "M50 58C43 56 34 58 30 66C38 69 46 68 50 63C54 68 62 69 70 66C66 58 57 56 50 58Z"),
        (face, "M44 57Q41 48 50 46Q59 48 56 57Q50 62 44 57Z"),
    )


def plaited(hat: str, skin: int, hair: int) -> str:
    """Somebody with plaits, and a hat of `HATS`."""
    face, mane = SKINS[skin], HAIRS[hair]
    return _figure(
        hat,
        (mane, "M27 46C24 18 76 18 73 46L77 82Q72 90 68 82L66 56H34L32 82Q28 90 23 82Z"),
        ("none", "M23 64L32 68M23 73L32 77M68 68L77 64M68 77L77 73"),
        (face, "M32 44C32 24 68 24 68 44V54C68 66 60 73 50 73C40 73 32 66 32 54Z"),
        (INK, EYES),
        ("none", "M36 40Q41 37 45 40M55 40Q59 37 64 40M45 63Q50 66 55 63"),
        (face, "M46 55Q44 49 50 48Q56 49 54 55Q50 58 46 55Z"),
    )


def _figure(hat: str, *shapes: tuple[str, str]) -> str:
    coat = (COATS[hat], "M6 102C8 80 22 70 36 67H64C78 70 92 80 94 102Z")
    drawn = "".join(f'<path fill="{fill}" d="{path}"/>' for fill, path in (coat, *shapes, *HATS[hat]))
    return f'<g stroke="{INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">{drawn}</g>'
