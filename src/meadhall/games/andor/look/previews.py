"""Previews of a press: the way to a field with its hours, its cost, and who is there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meadhall.core.i18n import language
from meadhall.look.drawings import by_name, sent_once
from meadhall.look.markup import escaped, html, joined, region

from ..words.sentences import say
from .aims import Reach, told_fare
from .field_words import Contents, listed, named
from .figures import Crowd
from .roads import Outset, journeys, outset_now
from .route import WAY_OPENS, ways
from .view_model import ViewModel

ROUTE: Final = by_name(f'<svg data-into="route" overflow="visible">{WAY_OPENS}')
TOLD: Final = by_name('</g></svg><div data-into="tip">')
CLOSES: Final = "</div></template>"


def previews(model: ViewModel, reach: Reach, there: Contents, crowds: tuple[Crowd, ...]) -> Markup:
    """Looked at, the way to a field appears, and what is there; a way that is planned stays as it is."""
    planned, board, legend = model.number("to"), model.view.board, model.view.texts
    led = [field for field, aim in reach.items() if aim.journey is not None and field != planned]
    outset = outset_now(model) if led else None
    ways_there = ways_told(outset, model.spoken) if outset else {}
    told = [f"{ways_there[field]}{also(there[field]) if field in there else ''}{CLOSES}" for field in led]
    only_told = there.keys() - led
    told += [
        f"{opening('field', board, field, legend)}{escaped(listed(words))}{CLOSES}"
        for field, words in there.items()
        if field in only_told
    ]
    told += [
        f"{opening('crowd', board, crowd.field, legend)}{escaped(listed(there[crowd.field]))}{CLOSES}"
        for crowd in crowds
    ]
    return region("previews", joined(told), "previews")


@lru_cache(maxsize=256)
def ways_told(outset: Outset, spoken: str) -> dict[int, str]:
    """Each up to what is there."""
    drawn, words = ways(outset), escaped(say("Field {field}: {hours}"))
    return {
        field: f"{way_opening(field)}{drawn[field]}{TOLD}{words.format(field=field, hours=told_fare(fare))}"
        for field, (_road, fare) in journeys(outset).items()
    }


@sent_once
def way_opening(field: int) -> Markup:
    return html(f'<template data-preview="field:{field}">{ROUTE}')


def also(there: tuple[str, ...]) -> str:
    return escaped(f"; {'; '.join(there)}")


@sent_once
def opening(what: str, board: str, field: int, legend: str) -> Markup:
    """Of a field with no way to show: up to its name."""
    name = escaped(named(board, field, legend, language()))
    return html(f'<template data-preview="{what}:{field}"><div data-into="tip">{name}')
