# interpreted: pages are for people
"""What a press would do, before it: the way to a field with its hours, what it costs, and who is there."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meadhall.look.markup import escaped, html, joined, region

from .aims import Reach, hero_field, hours
from .field_words import all_contents, described
from .figures import crowded
from .roads import Journey
from .route import drawn_way
from .sight import Sight
from .speech import say


def previews(sight: Sight, reach: Reach) -> Markup:
    """Looked at, the way to a field appears, and what is there; a way that is planned stays as it is."""
    start, planned, board = hero_field(sight), sight.number("to"), sight.view.board
    there = all_contents(sight)
    told = [
        preview(board, start, field, aim.journey, there.get(field, ()), sight.spoken)
        for field, aim in reach.items()
        if aim.journey is not None and field != planned
    ]
    legend = sight.view.texts
    told += [
        only_told(f"field:{field}", described(board, field, legend, words, sight.spoken))
        for field, words in there.items()
        if field == planned or field not in reach or reach[field].journey is None
    ]
    told += [
        only_told(f"crowd:{field}", described(board, field, legend, there[field], sight.spoken))
        for field, _spot, _words in crowded(sight)
    ]
    return region("previews", joined(told), "previews")


@lru_cache(maxsize=4096)
def preview(
    board: str, start: int, field: int, journey: Journey, there: tuple[str, ...], spoken: str
) -> Markup:
    words = say("Field {field}: {hours}", field=field, hours=hours(journey))
    told = escaped("; ".join((words, *there)))
    return html(
        f'<template data-preview="field:{field}"><svg data-into="route" overflow="visible">'
        f'{drawn_way(board, start, journey)}</svg><div data-into="tip">{told}</div></template>'
    )


@lru_cache(maxsize=4096)
def only_told(key: str, words: str) -> Markup:
    return html(f'<template data-preview="{key}"><div data-into="tip">{escaped(words)}</div></template>')
