"""A page of Andor as a player reads it: the texts of its regions, the prompt, and what pressing does."""

from __future__ import annotations

import html
from functools import cached_property

from meadhall.core.table import Table
from meadhall.games.andor.rules.game_table import AndorTable
from meadhall.look.contract import PagePrompt, Pressed, Scene
from meadhall.testing.onlooker import Onlooker


def board_of(table: Table) -> AndorTable:
    assert isinstance(table, AndorTable)
    return table


class Page:
    def __init__(self, eyes: Onlooker, scene: Scene, table: Table) -> None:
        self.eyes = eyes
        self.scene = scene
        self.seat = scene.viewer
        self.table = board_of(table)

    @cached_property
    def texts(self) -> dict[str, str]:
        return {name: html.unescape(str(text)) for name, text in self.eyes.texts(self.scene).items()}

    @cached_property
    def prompt(self) -> PagePrompt:
        return self.eyes.look.prompt(self.scene)

    def drafted(self, *keys: str) -> Page:
        return Page(self.eyes, self.scene._replace(draft=keys), self.table)

    def press(self, key: str) -> Pressed:
        return self.eyes.look.press(self.scene, key)
