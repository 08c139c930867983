# interpreted: looks are made of it
"""A look that draws from a *view model*: a game makes it of a scene, a `Drawing` names the functions that
draw it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Generic, TypeVar

from htpy import Node

from meadhall.core.journal import Entry

from .contract import Animation, Look, PagePrompt, Pressed, Scene, ScoreSheet, Tab

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Drawing(Generic[M]):
    """The functions behind a look; see `Look`. For one that is missing the look has a default."""

    model_of: Callable[[Scene], M]
    prompt: Callable[[M], PagePrompt] | None = None
    layout: Callable[[Mapping[str, Node]], Node] | None = None
    tabs: Callable[[M], tuple[Tab, ...]] | None = None
    press: Callable[[M, str], Pressed] | None = None
    about: Callable[[M, str], Node | None] | None = None
    animations: Callable[[Entry, M], tuple[Animation, ...]] | None = None
    log_line: Callable[[Entry, list[str]], Node] | None = None
    score_sheet: Callable[[M], ScoreSheet | None] | None = None


class DrawnLook(Look, Generic[M]):
    drawing: Drawing[M]

    def model(self, scene: Scene) -> M:
        return self.drawing.model_of(scene)

    def how_to_play(self) -> Node:
        """From `how_to_play.py` beside the look, loaded when somebody asks; without that file the default."""
        file = ".".join([*type(self).__module__.split(".")[:-1], "how_to_play"])
        if find_spec(file) is None:
            return super().how_to_play()
        rules: Node = import_module(file).how_to_play()
        return rules

    def prompt(self, scene: Scene) -> PagePrompt:
        draw = self.drawing.prompt
        return draw(self.model(scene)) if draw else super().prompt(scene)

    def layout(self, regions: Mapping[str, Node]) -> Node:
        draw = self.drawing.layout
        return draw(regions) if draw else super().layout(regions)

    def tabs(self, scene: Scene) -> tuple[Tab, ...]:
        draw = self.drawing.tabs
        return draw(self.model(scene)) if draw else super().tabs(scene)

    def press(self, scene: Scene, key: str) -> Pressed:
        press = self.drawing.press
        return press(self.model(scene), key) if press else super().press(scene, key)

    def about_piece(self, scene: Scene, key: str) -> Node | None:
        draw = self.drawing.about
        return draw(self.model(scene), key) if draw else super().about_piece(scene, key)

    def animations(self, entries: Iterable[Entry], scene: Scene) -> list[Animation]:
        draw = self.drawing.animations
        if draw is None:
            return super().animations(entries, scene)
        model = self.model(scene)
        return [animation for entry in entries for animation in draw(entry, model)]

    def log_line(self, entry: Entry, names: list[str]) -> Node:
        draw = self.drawing.log_line
        return draw(entry, names) if draw else super().log_line(entry, names)

    def score_sheet(self, scene: Scene) -> ScoreSheet | None:
        draw = self.drawing.score_sheet
        return draw(self.model(scene)) if draw else super().score_sheet(scene)
