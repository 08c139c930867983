# interpreted: looks are made of it
"""A look whose folder is laid out like all of this house: its files draw from a *sight*, what the game makes
of a scene, and a `Drawing` names the functions that do it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Generic, TypeVar

from htpy import Node

from meadhall.core.journal import Entry

from .contract import Animation, Look, PagePrompt, Pressed, Scene, ScoreSheet, Tab

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Drawing(Generic[S]):
    """The functions behind a look; see `Look`."""

    model_of: Callable[[Scene], S]
    prompt: Callable[[S], PagePrompt]
    layout: Callable[[Mapping[str, Node]], Node]
    tabs: Callable[[S], tuple[Tab, ...]]
    press: Callable[[S, str], Pressed]
    about: Callable[[S, str], Node | None]
    animations: Callable[[Entry, S], tuple[Animation, ...]]
    log_line: Callable[[Entry, list[str]], Node]
    score_sheet: Callable[[S], ScoreSheet | None]


class DrawnLook(Look, Generic[S]):
    drawing: Drawing[S]

    def how_to_play(self) -> Node:
        folder = type(self).__module__.rpartition(".")[0]
        rules: Node = import_module(f"{folder}.how_to_play").how_to_play()
        return rules

    def prompt(self, scene: Scene) -> PagePrompt:
        return self.drawing.prompt(self.drawing.model_of(scene))

    def layout(self, regions: Mapping[str, Node]) -> Node:
        return self.drawing.layout(regions)

    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        return self.drawing.tabs(self.drawing.model_of(scene))

    def press(self, scene: Scene, key: str) -> Pressed:
        return self.drawing.press(self.drawing.model_of(scene), key)

    def about_piece(self, scene: Scene, key: str) -> Node | None:
        return self.drawing.about(self.drawing.model_of(scene), key)

    def animations(self, entries: Iterable[Entry], scene: Scene) -> list[Animation]:
        model = self.drawing.model_of(scene)
        return [animation for entry in entries for animation in self.drawing.animations(entry, model)]

    def log_line(self, entry: Entry, names: list[str]) -> Node:
        return self.drawing.log_line(entry, names)

    def score_sheet(self, scene: Scene) -> ScoreSheet | None:
        return self.drawing.score_sheet(self.drawing.model_of(scene))
