# interpreted: pages are for people
"""The rules in our own words as a page: the chapters of `rules_told` with headings, lists and tables."""

from __future__ import annotations

from htpy import Element, Node, div, h2, li, ol, p, section, tbody, td, th, thead, tr, ul
from htpy import table as table_tag

from ..rules_told import Chapter, Lookup, Part, Points, Steps, chapters


def how_to_play() -> Node:
    return div(".how-to-play")[(laid_out(chapter) for chapter in chapters())]


def laid_out(chapter: Chapter) -> Element:
    return section(id=f"how-{chapter.key}")[h2[chapter.title], (part(each) for each in chapter.parts)]


def part(each: Part) -> Element:
    match each:
        case Steps(lines):
            return ol[(li[line] for line in lines)]
        case Points(lines):
            return ul[(li[line] for line in lines)]
        case Lookup():
            return lookup(each)
        case words:
            return p[words]


def lookup(table: Lookup) -> Element:
    return table_tag(".lookup")[
        thead[tr[(th(scope="col")[words] for words in table.head)]],
        tbody[(tr[th(scope="row")[row[0]], (td[words] for words in row[1:])] for row in table.rows)],
    ]
