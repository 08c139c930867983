# interpreted: pages are for people
"""What pressing a piece would do, shown before the press by hover, focus or first tap."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meadhall.look.markup import compact, escaped, html, joined

from .. import choices
from ..card_words import name_of_goal, name_of_kind
from ..view import Cell, TileView
from . import foretold
from .aims import tile_aims
from .facts import goal_number
from .labels import crowd_words, kingdom_words, points_words, stack_words, stopped_words
from .sight import Sight, key_of
from .tasks import task_words
from .tiles import STEP
from .words import region_of_parts, say, sentences


def previews(sight: Sight) -> Markup:
    """Of the tiles that may be pressed: what follows. Of the others: what they are."""
    aims = tile_aims(sight)
    told = [
        of_tile(
            tile,
            aims[tile.tile].act if tile.tile in aims else "",
            foretold.consequence(sight, aims[tile.tile].choice) if tile.tile in aims else "",
            sight.view.box,
            sight.whose.get(tile.cell, ()),
            tile.tile in sight.stopped,
            sight.viewer,
            sight.names,
            sight.spoken,
        )
        for tile in sight.view.tiles
    ]
    return region_of_parts("previews", joined(told + of_offers(sight)), "previews", "div")


@lru_cache(maxsize=4096)
def of_tile(
    tile: TileView,
    act: str,
    follows: str,
    box: str,
    whose: tuple[int, ...],
    stopped: bool,
    viewer: int,
    names: tuple[str, ...],
    spoken: str,
) -> Markup:
    x, y = tile.cell
    name = name_of_kind(tile.top.kind)
    if follows:
        told = said(act or name, follows)
    else:
        told = said(
            name,
            sentences(
                task_words(box, tile.top.kind),
                crowd_words(tile, viewer, names),
                stopped_words(tile) if stopped else "",
                stack_words(tile),
                kingdom_words(whose, viewer, names),
                points_words(tile.top.vp),
            ),
        )
    return compact(template(f"tile:{tile.tile}", told) + template(f"cell:{x}:{y}", told + spot(tile.cell)))


def spot(cell: Cell) -> str:
    """Where on the land a place named in the log is."""
    x, y = cell
    return f'<svg><rect data-into="spot" class="spot" x="{x * STEP - 3}" y="{y * STEP - 3}" width="146" height="146" rx="11"/></svg>'


def of_offers(sight: Sight) -> list[Markup]:
    if sight.decision != "trade" or not sight.mine:
        return []
    told = []
    for goal in sight.view.offers:
        choice = choices.BUY + goal_number(sight.view.box, goal.goal)
        if sight.may(choice):
            words = sentences(
                say("Worth {points} points at the end.", points=goal.vp), foretold.gems_after(sight, choice)
            )
            told.append(template(key_of(choice), said(name_of_goal(goal.goal), words)))
    return told


def template(key: str, content: str) -> Markup:
    return html(f'<template data-preview="{key}" data-key="preview:{key}">{content}</template>')


def said(head: str, words: str) -> str:
    return f'<div data-into="consequence"><b>{escaped(head)}</b> {escaped(words)}</div>'
