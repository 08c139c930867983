"""The plain look: any game in words, a button for every choice. For games without a look of their own."""

from __future__ import annotations

from htpy import Node, p

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
