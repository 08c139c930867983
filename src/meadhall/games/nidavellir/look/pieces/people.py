"""Stout dwarfs from the chest up, on a field of 100 x 100: a class gives dress and headgear, a seed the face.

Many have the same beard, nose or hat: a browser is told each of these once."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.look.drawings import by_name

from ...state.cards import CLASS_IDS

BEARDS: Final = (
    "M30 52C26 74 36 96 50 99C64 96 74 74 70 52C66 60 60 60 56 60H44C40 60 34 60 30 52Z",
    "M30 52C24 72 30 88 38 99Q46 90 50 82Q54 90 62 99C70 88 76 72 70 52C66 60 60 60 56 60H44C40 60 34 60 30 52Z",
    "M30 52C24 70 28 86 34 92H66C72 86 76 70 70 52C66 60 60 60 56 60H44C40 60 34 60 30 52Z",
)
EYES: Final = (
    '<path class="inkfill" d="M38.5 45.5a2.6 2.9 0 1 0 5.2 0a2.6 2.9 0 1 0-5.2 0M56.3 45.5a2.6 2.9 0 1 0 5.2 0'
    'a2.6 2.9 0 1 0-5.2 0"/>'
)
CHAIN: Final = '<path class="gold ol" d="M22 74Q50 94 78 74L82 80Q50 102 18 80Z"/>'
HEADGEAR: Final = {
    "warrior": '<path class="ste ol" d="M28 40C27 14 42 8 50 6C58 8 73 14 72 40Z"/>'
    '<path class="ste2 ol" d="M26 35H74V42H26Z"/><path class="ste2 ol" d="M47 7H53V50Q50 53 47 50Z"/>'
    '<path class="inkfill" d="M32 38.5h.01M40 38.5h.01M60 38.5h.01M68 38.5h.01"/>',
    "hunter": '<path class="hat-hunter ol" d="M24 60C18 24 40 4 62 4C58 10 82 22 76 60C72 52 72 40 64 34Q50 27 36 34'
    'C28 40 28 52 24 60Z"/><path class="clo ol" d="M66 22Q80 6 90 4Q88 18 72 30Z"/>',
    "miner": '<path class="hat-miner ol" d="M28 38C28 8 72 8 72 38Z"/>'
    '<path class="lea ol" d="M22 36H78Q80 43 74 43H26Q20 43 22 36Z"/><circle class="ste ol" cx="50" cy="25" r="9"/>'
    '<circle class="lamp ol" cx="50" cy="25" r="5.4"/>',
    "blacksmith": '<path class="hat-blacksmith ol" d="M29 36C30 12 70 12 71 36Q50 28 29 36Z"/>'
    '<path class="clo ol" d="M27 34Q50 25 73 34V41Q50 32 27 41Z"/><path class="clo ol" d="M72 36L86 32L83 40L88 45L73 41Z"/>',
    "explorer": '<path class="hat-explorer ol" d="M32 34C33 10 40 6 50 12C60 6 67 10 68 34Z"/>'
    '<path class="hat-explorer ol" d="M12 40C24 26 76 26 88 40C76 44 24 44 12 40Z"/>'
    '<path class="gold ol" d="M32 30Q50 25 68 30V35Q50 30 32 35Z"/>',
}


@cache
def bust(kind: str, seed: int, woman: bool = False, hero: bool = False) -> str:
    skin = f"sk{1 + seed % 3 if seed % 7 else 4}"
    hair = f"hr{1 + (seed * 5 + 3) % 6}"
    dress = f'<path class="gar-{kind} ol" d="M6 102C8 80 22 70 36 67H64C78 70 92 80 94 102Z"/>'
    head = womans_head(skin, hair) if woman else mans_head(skin, hair, seed)
    features = womans_features(skin) if woman else mans_features(skin, hair)
    parts = (dress + (CHAIN if hero else ""), head, EYES + features, headgear(kind, seed, hair, woman))
    return "".join([by_name(part) for part in parts])


def womans_head(skin: str, hair: str) -> str:
    return (
        f'<path class="{hair} ol" d="M27 46C24 18 76 18 73 46L77 82Q72 90 68 82L66 56H34L32 82Q28 90 23 82Z"/>'
        '<path class="nofill ol" d="M23 64L32 68M23 73L32 77M68 68L77 64M68 77L77 73"/>'
        f'<path class="{skin} ol" d="M32 44C32 24 68 24 68 44V54C68 66 60 73 50 73C40 73 32 66 32 54Z"/>'
    )


def mans_head(skin: str, hair: str, seed: int) -> str:
    braid = (
        '<path class="gold ol" d="M43 86H57V91H43Z"/>'
        if seed % 4 == 1
        else '<path class="nofill ol" d="M42 74Q43 82 46 88M58 74Q57 82 54 88"/>'
    )
    return (
        f'<path class="{skin} ol" d="M31 42C31 24 69 24 69 42V58H31Z"/>'
        f'<path class="{skin} ol" d="M31 47C25 44 25 56 31 56M69 47C75 44 75 56 69 56"/>'
        f'<path class="{hair} ol" d="{BEARDS[seed % 3]}"/>{braid}'
    )


def womans_features(skin: str) -> str:
    return (
        '<path class="nofill ol" d="M36 40Q41 37 45 40M55 40Q59 37 64 40M45 63Q50 66 55 63"/>'
        f'<path class="{skin} ol" d="M46 55Q44 49 50 48Q56 49 54 55Q50 58 46 55Z"/>'
    )


def mans_features(skin: str, hair: str) -> str:
    return (
        f'<path class="{hair} ol" d="M34 41Q40 35 46 40L45 43Q40 40 35 44ZM66 41Q60 35 54 40L55 43Q60 40 65 44Z"/>'
        f'<path class="{hair} ol" d="M50 58C43 56 34 58 30 66C38 69 46 68 50 63C54 68 62 69 70 66C66 58 57 56 50 58Z"/>'
        f'<path class="{skin} ol" d="M44 57Q41 48 50 46Q59 48 56 57Q50 62 44 57Z"/>'
    )


def headgear(kind: str, seed: int, hair: str, woman: bool) -> str:
    """The headgear of a class; for a hero without a class one chosen by the seed."""
    if kind in CLASS_IDS:
        return HEADGEAR[kind]
    if woman:
        fringe = (
            f'<path class="{hair} ol" d="M31 40C31 16 69 16 69 40C64 30 54 27 50 31C46 27 36 30 31 40Z"/>'
        )
        return fringe + womans_taste(seed, hair)
    return mans_taste(seed, hair)


def womans_taste(seed: int, hair: str) -> str:
    return (
        '<path class="gold ol" d="M31 33Q50 22 69 33V38Q50 27 31 38Z"/>',
        f'<circle class="{hair} ol" cx="50" cy="13" r="10"/><path class="gold ol" d="M41 19H59V23H41Z"/>',
        '<path class="ste ol" d="M29 38C30 14 70 14 71 38Q50 27 29 38Z"/>'
        '<path class="clo ol" d="M30 32Q14 26 12 6Q26 10 34 22ZM70 32Q86 26 88 6Q74 10 66 22Z"/>',
        '<path class="gar-warrior ol" d="M22 76C16 30 34 8 50 8C66 8 84 30 78 76Q72 50 66 38Q50 26 34 38'
        'Q28 50 22 76Z"/><path class="gold ol" d="M50 21L54 27L50 33L46 27Z"/>',
    )[seed % 4]


def mans_taste(seed: int, hair: str) -> str:
    return (
        f'<path class="{hair} ol" d="M30 42C28 14 72 14 70 42C66 30 58 28 50 29C42 28 34 30 30 42Z"/>'
        '<path class="gold ol" d="M31 34V20L40 27L50 14L60 27L69 20V34Q50 27 31 34Z"/>',
        '<path class="nofill ol" d="M44 30L50 22L56 30M44 36L50 28L56 36"/>',
        '<path class="clo ol" d="M28 38Q24 30 30 27Q50 19 70 27Q76 30 72 38Q50 31 28 38Z"/>'
        '<path class="lea ol" d="M31 28C34 8 66 8 69 28Q50 20 31 28Z"/>',
        '<path class="gar-explorer ol" d="M24 60C20 26 34 8 50 8C66 8 80 26 76 60C73 50 71 40 64 35Q50 28 36 35'
        'C29 40 27 50 24 60Z"/>',
    )[seed % 4]
