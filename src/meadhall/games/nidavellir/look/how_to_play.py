# interpreted: drawn once a page, or when somebody asks
"""How to play Nidavellir, in our own words, with pictures of the pieces. Numbers come from the rules' data. The
chapters are in `help`."""

from __future__ import annotations

from typing import Final

from htpy import Node, div

from .help import armies, base, camp, lookups, scores

CHAPTERS: Final = (
    *(base.goal, base.setup, base.a_round, base.ties, base.coins),
    *(armies.classes, armies.lines_and_heroes, scores.ends_of_ages, scores.distinctions, scores.the_end),
    *(base.what_is_known, camp.thingvellir, base.advice),
    *(lookups.in_short, lookups.legends, lookups.glossary),
)


def how_to_play() -> Node:
    return div(".how-to-play.how-nida")[(chapter() for chapter in CHAPTERS)]
