"""Regions in their places: what the layouts of all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import Node, fragment


class Parts:
    """The regions of a page as text. One that is missing, as the chat of a replay, leaves its place empty."""

    def __init__(self, regions: Mapping[str, Node]) -> None:
        self.text = {name: str(fragment[node]) for name, node in regions.items()}

    def __call__(self, *names: str) -> str:
        return "".join(self.text.get(name, "") for name in names)

    def all_of(self, start: str) -> str:
        """The regions whose names begin with `start`, such as one for each seat."""
        return "".join(text for name, text in self.text.items() if name.startswith(start))


def side_tabs(tabs: Sequence[tuple[str, str, str]]) -> str:
    """Tabs that need no script, the first of them open: the name of each, its label and what it shows."""
    switches = "".join(
        f'<input type="radio" name="side" id="side-{name}" class="sr"{"" if number else " checked"}>'
        f'<label for="side-{name}">{label}</label>'
        for number, (name, label, _shown) in enumerate(tabs)
    )
    bodies = "".join(f'<div class="side-{name}">{shown}</div>' for name, _label, shown in tabs)
    return f'<div class="side-tabs">{switches}</div>{bodies}'
