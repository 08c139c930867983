# interpreted: looks of third parties are made of it
"""The defaults of `Look`: a prompt, a button for every choice, a layout, tabs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from htpy import Element, Node, button, div, h2, li, p, section, ul

from .i18n import say
from .scene import Explain, PagePrompt, Scene, Tab

ICONS: Final = frozenset({"scroll-unfurled", "round-table", "click"})  # of the tabs
MANY: Final = 24  # choices that need a narrower list
PLACED_BY_THE_SITE: Final = frozenset({"top", "clocks", "notice", "tabs", "after", "room", "replay"})
SIDE: Final = ("seats", "log", "chat")


def prompt(scene: Scene) -> PagePrompt:
    """The game's own prompt; else for whom the table waits."""
    if scene.over:
        return PagePrompt(say("The game is over."))
    if scene.choices and scene.world is not None:
        asked = scene.game.prompt(scene.world, scene.viewer)
        choices = say.many("You have one choice.", "You have {number} choices.", len(scene.choices))
        return PagePrompt(asked.what, asked.why or choices)
    return PagePrompt(waiting_for(scene))


def waiting_for(scene: Scene) -> str:
    """For whom the table waits, in one line."""
    names = [seat.name for seat in scene.seats if seat.deciding]
    return say("Waiting for {names}", names=", ".join(names)) if names else say("One moment…")


def explanation(asked: str) -> Explain:
    """Of a piece that cannot be pressed now."""
    return Explain(say("That cannot be chosen now. {prompt}", prompt=asked))


# -- regions -----------------------------------------------------------------------------------------


def zone(name: str, heading: str, content: Node, tab: str = "table", css: str = "") -> Element:
    """A region with a heading, on one of the `tabs` of the phone."""
    return section({"id": f"r-{name}", "data-region": name, "data-on": tab, "class": f"zone {css}".strip()})[
        h2[heading], content
    ]


def choices(scene: Scene) -> Element:
    """A button for every choice of the viewer."""
    world = scene.world
    if not scene.choices or world is None:
        nothing = p(".empty")[say("Nothing to choose now.")]
        return zone("choices", say("Your choices"), nothing, "choices", "plain-choices")
    many = len(scene.choices) > MANY
    words = scene.game.describe_choice
    offered = ul({"class": {"choice-list": True, "many": many}}, data_zone=True)[
        (li[choice_button(choice, words(world, scene.viewer, choice))] for choice in scene.choices)
    ]
    return zone("choices", say("Your choices"), offered, "choices", "plain-choices")


def choice_button(choice: int, words: str) -> Element:
    key = f"choice:{choice}"
    return button({"type": "button", "class": "btn can", "data-press": key, "data-key": key})[words]


# -- the page ----------------------------------------------------------------------------------------


def layout(regions: Mapping[str, Node]) -> Element:
    """The prompt above the look's own regions in their order; at the side who plays, log and chat."""
    elsewhere = {*PLACED_BY_THE_SITE, *SIDE, "prompt"}
    return div(".plain-board")[
        div(".plain-side", data_on="talk")[(regions.get(name) for name in SIDE)],
        regions.get("prompt"),
        (node for name, node in regions.items() if name not in elsewhere),
    ]


def tabs(scene: Scene) -> tuple[Tab, ...]:
    return (
        Tab("choices", say("Choices"), "click", bool(scene.choices)),
        Tab("table", say("Table"), "round-table"),
        Tab("talk", say("Log and chat"), "scroll-unfurled"),
    )
