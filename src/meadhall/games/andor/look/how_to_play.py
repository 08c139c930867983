# interpreted: drawn once a page, or when somebody asks
"""The rules in our own words as a page: the chapters of `rules_told` with headings, lists and tables."""

from __future__ import annotations

from htpy import Element, Node, div, li, ol, p, ul

from meadhall.look.chapters import chapter, lookup

from ..rules_told import Lookup, Part, Points, Steps, chapters


def how_to_play() -> Node:
    return div(".how-to-play")[(chapter(told.key, told.title, *map(part, told.parts)) for told in chapters())]


def part(each: Part) -> Element:
    match each:
        case Steps(lines):
            return ol[(li[line] for line in lines)]
        case Points(lines):
            return ul[(li[line] for line in lines)]
        case Lookup():
            return lookup(each.head, each.rows)
        case words:
            return p[words]
