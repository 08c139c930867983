"""The look of a game: its own, or the plain look, which shows any game in words with a button a choice."""

from __future__ import annotations

from functools import cache

from htpy import Node, p

from meadhall.core.registry import game_here
from meadhall.look.contract import Look, Scene
from meadhall.look.defaults import zone
from meadhall.site.i18n import say

from .plain_view import common_facts, facts_by_seat


class PlainLook(Look):
    def how_to_play(self) -> Node:
        return [
            super().how_to_play(),
            p[say("The table is shown in words. When it is your turn, every choice you have is a button.")],
        ]

    def regions(self, scene: Scene) -> dict[str, Node]:
        players = facts_by_seat(scene.view, scene.names, scene.viewer)
        common = common_facts(scene.view, len(scene.seats))
        return {
            **super().regions(scene),
            "players": zone("players", say("Players"), players, css="plain-players"),
            "common": zone("common", say("The table"), common, css="plain-common"),
        }


@cache
def look_of(game: str) -> Look:
    declared = game_here(game)
    look = declared.look()
    return look if isinstance(look, Look) else PlainLook(declared)
