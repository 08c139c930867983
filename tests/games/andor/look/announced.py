"""Everything the table of Andor announces, read from its page as promises."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.core.table import Table
from meadhall.look.contract import Scene
from meadhall.testing.onlooker import Onlooker
from meadhall.testing.promises import Promise
from tests.games.andor.look import (
    announced_attacks,
    announced_deeds,
    announced_fights,
    announced_night,
    announced_refusals,
    announced_ways,
)
from tests.games.andor.look.page import Page


def read_promises(eyes: Onlooker, scene: Scene, table: Table) -> Iterator[Promise]:
    if scene.over:
        return
    page = Page(eyes, scene, table)
    yield from announced_ways.promises(page)
    yield from announced_night.promises(page)
    yield from announced_attacks.promises(page)
    yield from announced_fights.promises(page)
    yield from announced_deeds.promises(page)
    yield from announced_refusals.promises(page)
