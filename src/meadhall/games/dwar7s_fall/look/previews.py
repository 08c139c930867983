"""Previews of a press: shown by hover, focus or first tap."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import by_name, drawn_once, sent_once
from meadhall.look.markup import escaped, html, joined

from ..state import choices
from ..state.component_file import box_named
from ..state.printed import goal_number
from ..state.view_values import Cell, TileView
from ..words.effects import task_effect
from ..words.names import name_of_goal, name_of_kind
from . import consequences
from .aims import tile_aims
from .labels import tile_words
from .tiles import STEP
from .view_model import ViewModel, key_of
from .words import plain, region_of_parts, say, sentences


def previews(model: ViewModel) -> Markup:
    """Tiles that can be pressed show the consequence, other tiles their state."""
    aims = tile_aims(model)
    told = [
        of_tile(
            tile,
            aims[tile.tile].act if tile.tile in aims else "",
            consequences.consequence(model, aims[tile.tile].choice) if tile.tile in aims else "",
            model.view.box,
            model.whose.get(tile.cell, ()),
            model.viewer,
            model.names,
        )
        for tile in model.view.tiles
    ]
    return region_of_parts("previews", joined([*told, *of_offers(model)]), "previews", "div")


@drawn_once
def of_tile(
    tile: TileView,
    act: str,
    follows: str,
    box: str,
    whose: tuple[int, ...],
    viewer: int,
    names: tuple[str, ...],
) -> Markup:
    x, y = tile.cell
    if follows:
        told = said(act or name_of_kind(tile.top.kind), follows)
    else:
        words = tile_words(tile, whose, viewer, names)
        told = f'<div data-into="consequence">{purpose(box, tile.top.kind)} {escaped(words)}</div>'
        if names_nobody(tile, whose, viewer):
            told = by_name(told)
    on_land = f"{told}{spot(tile.cell)}"
    return html(template(f"tile:{tile.tile}", told) + template(f"cell:{x}:{y}", on_land))


@sent_once
def purpose(box: str, kind: str) -> Markup:
    return html(f"<b>{escaped(name_of_kind(kind))}</b> {escaped(task_effect(box, kind))}")


def names_nobody(tile: TileView, whose: tuple[int, ...], viewer: int) -> bool:
    workers = [seat for seat, number in enumerate(tile.dwarfs) if number]
    return all(seat == viewer for seat in (*workers, *whose))


@sent_once
def spot(cell: Cell) -> Markup:
    """The frame around a cell that the log names."""
    x, y = cell
    return html(
        f'<svg><rect data-into="spot" class="spot" x="{x * STEP - 3}" y="{y * STEP - 3}" width="146" height="146" rx="11"/></svg>'
    )


def of_offers(model: ViewModel) -> list[str]:
    if model.decision != "trade" or not model.mine:
        return []
    told = []
    for goal in model.view.offers:
        choice = choices.BUY + goal_number(model.view.box, goal.goal)
        if model.may(choice):
            words = sentences(
                say("Points at the end: {points}.", points=plain(goal.vp)),
                consequences.gems_after(model, choice),
            )
            told.append(
                template(key_of(choice), said(name_of_goal(box_named(model.view.box), goal.goal), words))
            )
    return told


def template(key: str, content: str) -> str:
    return f'<template data-preview="{key}" data-key="preview:{key}">{content}</template>'


def said(head: str, words: str) -> str:
    return f'<div data-into="consequence"><b>{escaped(head)}</b> {escaped(words)}</div>'
