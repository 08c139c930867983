# interpreted: pages are for people
"""What a press would do, before it: the way to a field with its hours, and what it costs."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from meadhall.look.markup import joined, region

from .aims import Reach, hero_field, hours
from .roads import Journey
from .route import drawn_way
from .sight import Sight
from .speech import say


def previews(sight: Sight, reach: Reach) -> Markup:
    """Looked at, the way to a field appears; a way that is planned stays as it is."""
    start = hero_field(sight)
    planned = sight.number("to")
    told = [
        preview(sight.view.board, start, field, aim.journey, sight.spoken)
        for field, aim in reach.items()
        if aim.journey is not None and field != planned
    ]
    return region("previews", joined(told), "previews")


@lru_cache(maxsize=4096)
def preview(board: str, start: int, field: int, journey: Journey, spoken: str) -> Markup:
    words = escape(say("Field {field}: {hours}", field=field, hours=hours(journey)))
    return Markup(
        f'<template data-preview="field:{field}"><svg data-into="route" overflow="visible">'
        f'{drawn_way(board, start, journey)}</svg><div data-into="tip">{words}</div></template>'
    )
