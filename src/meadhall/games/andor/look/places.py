"""Places drawn on the land, each around (0, 0): castle, tree, mine, inn, lair, tower, cairn; wells, fog, merchants."""

from __future__ import annotations

from typing import Final

CASTLE_DRAWING: Final = (
    '<g class="place">'
    '<path class="c-shade" d="M-58 40Q0 60 62 38L60 48Q0 66-56 49Z"/>'
    '<path class="c-wall2" d="M-50-6h100v44h-100z"/>'
    '<path class="c-wall" d="M-56-30h22v70h-22zM34-30h22v70h-22z"/>'
    '<path class="c-wall" d="M-21-52h42v92h-42z"/>'
    '<path class="c-roof" d="M-60-30L-45-62L-30-30ZM30-30L45-62L60-30Z"/>'
    '<path class="c-roof" d="M-27-50L0-92L27-50Z"/>'
    '<path class="c-cren" d="M-34-6v-8h8v8h5v-8h0zM21-6v-8h5v8zM28-14h6v8h-6z"/>'
    '<path class="c-line" d="M-34 6h13M21 6h13M-50-4h10M40-4h10M-50 14h10M40 14h10M-15-30h10M5-22h10'
    'M-12 2h8"/>'
    '<path class="c-door" d="M-9 40V22a9 10 0 0 1 18 0V40Z"/>'
    '<path class="c-win" d="M-3-28a3 4 0 0 1 6 0v9h-6zM-47-16a2.5 3 0 0 1 5 0v8h-5zM42-16a2.5 3 0 0 1'
    ' 5 0v8h-5z"/>'
    '<path class="c-pole" d="M0-92v-20M-45-62v-13M45-62v-13"/>'
    '<path class="c-flag" d="M0-112l20 6l-20 7zM-45-75l13 4l-13 5zM45-75l13 4l-13 5z"/>'
    "</g>"
)
MINE_GATE: Final = (
    '<g class="place">'
    '<path class="p-body" d="M-46 26L-24-18Q-14-34-2-30L8-36Q20-34 28-16L48 26Q0 36-46 26Z"/>'
    '<path class="p-dark" d="M8-36Q20-34 28-16L48 26Q34 30 20 31L14 4L20-8Z"/>'
    '<path class="mg-hole" d="M-17 29V4Q0-14 17 4V29Z"/>'
    '<path class="mg-beam" d="M-21 30V2h6v28zM15 30V2h6v28zM-24 3L0-14L24 3L22 8L0-7L-22 8Z"/>'
    '<path class="mg-rail" d="M-6 29L-12 40M6 29L12 40M-9 34h18M-11 38h22"/>'
    "</g>"
)
INN: Final = (
    '<g class="place">'
    '<path class="c-shade" d="M-24 16Q0 24 26 15L24 21Q0 28-22 21Z"/>'
    '<path class="i-wall" d="M-20-6h40v23h-40z"/>'
    '<path class="i-roof" d="M-26-5L-14-24H15L26-5Z"/>'
    '<path class="i-beam" d="M-20 4h40M-8-6v23M9-6v23"/>'
    '<path class="c-door" d="M-5 17V5h10v12z"/>'
    '<path class="c-win2" d="M-16-2h5v5h-5zM12-2h5v5h-5z"/>'
    '<path class="i-beam" d="M11-24v-8h6v8"/>'
    "</g>"
)
CAVE: Final = (
    '<g class="place">'
    '<path class="p-body" d="M-46 26L-28-14Q-20-30-8-26L4-36Q18-36 26-18L46 26Q0 36-46 26Z"/>'
    '<path class="p-dark" d="M4-36Q18-36 26-18L46 26Q30 31 18 31L10 2L16-12Z"/>'
    '<path class="mg-hole" d="M-22 29Q-22-8 0-8T22 29Z"/>'
    '<path class="cv-eye" d="M-10 8q4-5 8 0q-4 3-8 0M3 8q4-5 8 0q-4 3-8 0"/>'
    '<path class="cv-teeth" d="M-18 8l4 9l3-12M18 8l-4 9l-3-12"/>'
    "</g>"
)
RUIN: Final = (
    '<g class="place">'
    '<path class="c-shade" d="M-20 28Q0 36 24 27L22 33Q0 40-18 33Z"/>'
    '<path class="c-wall" d="M-16 30L-13-24L-7-18L-4-30L2-20L8-27L11-12L14-16L17 30Z"/>'
    '<path class="c-line" d="M-12 4h9M2-6h8M-6 16h10M-10-12h7"/>'
    '<path class="c-door" d="M-5 30V18a5 6 0 0 1 10 0V30Z"/>'
    "</g>"
)
CAIRN: Final = (
    '<g class="place">'
    '<path class="c-shade" d="M-24 16Q0 24 28 15L24 22Q0 28-22 21Z"/>'
    '<path class="c-wall2" d="M-22 17Q-24 6-14 5H12Q24 6 22 17ZM-15 5Q-16-5-8-6H8Q16-5 14 5ZM-8-6'
    'Q-8-15 0-15T8-6Z"/>'
    '<path class="c-line" d="M-6 5l2 12M8 5l-1 12M0-6v11"/>'
    "</g>"
)


def song_tree() -> str:
    crown = ((-26, -34, 24), (26, -36, 24), (0, -56, 28), (-12, -22, 20), (16, -20, 20))
    leaves = "".join(f'<circle class="s-leaf" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in crown)
    light = "".join(
        f'<circle class="s-lit" cx="{x - 6}" cy="{y - 7}" r="{r * 0.55:.1f}"/>' for x, y, r in crown
    )
    heads = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="3.6" ry="2.7"/>'
        for x, y in ((-25, -29.5), (-15, -32.5), (5, -57.5), (16, -60.5))
    )
    return (
        '<g class="place"><path class="c-shade" d="M-26 24Q0 34 30 22L26 29Q0 38-24 30Z"/>'
        '<path class="s-trunk" d="M-7 24Q-10 4-24-8L-20-12Q-8-4-4-2L-3-22H4L5-4Q10-8 20-14L23-10Q11 2 8 24'
        f'Q14 25 18 29Q0 32-18 29Q-12 27-7 24Z"/>{leaves}{light}'
        '<path class="s-note" d="M-22-30v-14l10-3v14M8-58v-15l11-3v15M24-24v-11l8-2v11"/>'
        f'<g class="s-dot">{heads}</g></g>'
    )


FIRE: Final = (
    '<g class="place"><path class="mg-beam" d="M-20 16L18 22L20 17L-18 11ZM20 12L-18 22L-20 17L18 7Z"/>'
    '<path class="fire" d="M0-26Q16-8 11 6Q8 15 0 15T-11 6Q-14-4-5-8Q-6-18 0-26Z"/>'
    '<path class="fire-in" d="M0-8Q8 0 5 8Q3 12 0 12T-5 8Q-7 3-2 0Z"/></g>'
)
LAKE: Final = (
    '<g class="place"><ellipse class="lake" rx="48" ry="24"/>'
    '<path class="w-wave" d="M-26-4q6-5 12 0t12 0M-2 8q6-5 12 0t12 0"/></g>'
)
CHEST: Final = (
    '<g class="place"><path class="c-shade" d="M-24 16Q0 24 26 15L24 21Q0 28-22 21Z"/>'
    '<path class="mg-beam" d="M-22-4h44v22h-44zM-22-4Q-22-18-10-18H10Q22-18 22-4Z"/>'
    '<path class="st-coin" d="M-5-6h10v9h-10zM-16-18v36h-4v-32zM16-18v36h4v-32z"/></g>'
)

# By feature: the drawing, its shift, its size.
PLACES: Final[dict[str, tuple[str, float, float, float]]] = {
    "defeated_creatures": (CAIRN, 0, 0, 1.1),
    "castle": (CASTLE_DRAWING, 0, 6, 1.0),
    "tree_of_songs": (song_tree(), 0, 0, 0.92),
    "mine": (MINE_GATE, 0, -4, 0.95),
    "tavern": (INN, 0, -4, 1.05),
    "dragon_lair": (CAVE, 0, -2, 0.95),
    "tower_ruin": (RUIN, 0, 0, 1.1),
    "gate": (MINE_GATE, -6, -4, 0.95),
    "fire": (FIRE, 0, 0, 0.9),
    "secret_sea": (LAKE, 0, 0, 1.0),
    "treasure_chamber": (CHEST, 0, 0, 0.9),
}

# -- what stands in a corner of a field ------------------------------------------------------------------------

WELL_RIM: Final = '<circle class="w-rim" r="14.5"/><circle class="w-in" r="9.5"/>'
WELL: Final = f'<g class="well">{WELL_RIM}<path class="w-wave" d="M-6 0q3-3 6 0t6 0"/></g>'
DRY_WELL: Final = f'<g class="well empty">{WELL_RIM}<path class="w-x" d="M-5-5L5 5M5-5L-5 5"/></g>'
FOG_DRAWING: Final = (
    '<g class="fog"><path d="M-15 8a7.5 7.5 0 0 1 1-14.6a10 10 0 0 1 18.5-2.4a8.5 8.5 0 0 1 10 8.6'
    'a6.5 6.5 0 0 1-2.5 8.4Z"/><path class="fog-l" d="M-9 1h14M-5 5h14"/></g>'
)
STALL: Final = (
    '<g class="stall"><path class="st-body" d="M-12 0h24v13h-24z"/>'
    '<path class="st-roof" d="M-16-2L-12-13H12L16-2q-4 5-8 0q-4 5-8 0q-4 5-8 0q-4 5-8 0Z"/>'
    '<path class="st-stripe" d="M-4-13L-5.5-1q-2.5 4-5.5 1L-8-13ZM4-13L5.5-1q2.5 4 5.5 1L8-13Z"/>'
    '<path class="st-coin" d="M0 2.6a4 4 0 1 0 .01 0"/></g>'
)
PLANKS: Final = "".join(f"M{x}-8.5v17" for x in range(-18, 19, 6))
BRIDGE: Final = (
    '<rect class="b-bed" x="-23" y="-9.5" width="46" height="19" rx="3"/>'
    f'<path class="b-plank" d="{PLANKS}"/><path class="b-rail" d="M-25-10.5h50M-25 10.5h50"/>'
)
BROKEN_BRIDGE: Final = (
    '<path class="b-gap" d="M-10-13h20v26h-20z"/><path class="b-split" d="M-11-12l5 7l-4 6l6 9M11-12l-4 6l5 8l-5 8"/>'
    '<path class="b-cross" d="M-9-9L9 9M9-9L-9 9"/>'
)
