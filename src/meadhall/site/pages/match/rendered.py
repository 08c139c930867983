# compiled: drawn for every frame
"""A viewer's whole table as regions of HTML.

A picture is drawn once for all viewers from the same seat in the same language. A region is drawn again only
if its content has changed. Regions behind others (closed dialogs) are drawn when they are asked for.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import NamedTuple

from htpy import Node
from markupsafe import Markup

from meadhall.core.i18n import language, speaking
from meadhall.look.contract import Look, Scene
from meadhall.look.drawings import text
from meadhall.site.i18n import say
from meadhall.site.matches.knowledge import knowledge_of
from meadhall.site.matches.live_match import LiveMatch

from .bars import after_region, clocks_bar, notice, seats_bar, tab_bar, top_bar
from .chat import chat_region
from .log import log_region
from .panels import MatchPanels, panels_of
from .plain_look import look_of
from .prompt import prompt_region
from .room import room_region
from .scene import scene_of

ROOM, TABLE = "room", "table"


class Behind:
    """The regions behind a scene, drawn once when they are asked for."""

    __slots__ = ("drawn", "look", "scene", "spoken")

    def __init__(self, look: Look, scene: Scene, spoken: str) -> None:
        self.look = look
        self.scene = scene
        self.spoken = spoken
        self.drawn: dict[str, str] | None = None

    def __call__(self) -> dict[str, str]:
        if self.drawn is None:
            with speaking(self.spoken):
                self.drawn = texts(self.look.behind(self.scene))
        return self.drawn


class Rendered(NamedTuple):
    """`held` names it: a page that holds a picture is sent only the changes since."""

    held: str
    seq: int
    said: int
    kind: str  # "room" before the match, "table" afterwards
    title: str
    turn: bool
    regions: dict[str, str]  # in sight
    scene: Scene | None = None  # None before the match begins
    behind: Callable[[], dict[str, str]] = dict  # regions out of sight

    def whole(self) -> dict[str, str]:
        return {**self.regions, **self.behind()}


def picture_of(match: LiveMatch, viewer: int, account: str | None, spoken: str) -> Rendered:
    with speaking(spoken):
        panels = panels_of(match, viewer, account)
        waits = match.progress.started is None
        scene = None if waits else scene_of(match, viewer)

        def make() -> Rendered:
            return _room(match, panels) if scene is None else _table(match, panels, scene)

        place = ("picture", viewer, spoken, panels.expected)
        shown = (scene.draft, scene.seats, scene.plans) if scene else None  # may differ at one seq
        return match.memory.recall(place, (match.seq, len(match.chat), panels, shown), make)


def _named() -> str:
    """No number: it would tell how many pictures others were drawn."""
    return secrets.token_hex(8)


def _room(match: LiveMatch, panels: MatchPanels) -> Rendered:
    title = say("{game}: the table is being set", game=match.game.title())
    regions = {"room": room_region(match, panels), "chat": chat_region(match, panels)}
    return Rendered(_named(), match.seq, len(match.chat), ROOM, title, False, texts(regions))


def _table(match: LiveMatch, panels: MatchPanels, scene: Scene) -> Rendered:
    viewer = panels.viewer
    look = look_of(match.config.game)
    turn = bool(scene.choices) and scene.seats[viewer].deciding
    game = look.game.title()
    title = say("Your turn · {game}", game=game) if turn else game
    may_undo = knowledge_of(match, viewer).may_undo
    regions = {
        **texts(look.regions(scene)),
        **_surroundings(match, panels, scene),
        **({"seats": seats_bar(scene.seats, viewer)} if look.shows_seats else {}),
        "top": text(top_bar(game, look.headline(scene))),
        "prompt": text(prompt_region(look, scene, panels, may_undo)),
        "tabs": text(tab_bar(look.tabs(scene))),
        "log": text(log_region(match, viewer)),
    }
    behind = Behind(look, scene, language())
    return Rendered(_named(), match.seq, len(match.chat), TABLE, title, turn, regions, scene, behind)


def _surroundings(match: LiveMatch, panels: MatchPanels, scene: Scene) -> dict[str, str]:
    """Regions that most moves leave alone; they are drawn again only when they change."""
    memory, place = match.memory, (panels.viewer, language())
    return {
        **memory.recall(("around", *place), (panels, len(match.chat)), lambda: texts(_around(match, panels))),
        "clocks": memory.recall(
            ("clocks", *place), (panels.clocks, scene.names), lambda: text(clocks_bar(scene, panels))
        ),
    }


def _around(match: LiveMatch, panels: MatchPanels) -> dict[str, Node]:
    return {
        "chat": chat_region(match, panels),
        "room": room_region(match, panels),
        "notice": notice(match, panels),
        "after": after_region(match, panels),
    }


def board(look: Look, scene: Scene) -> dict[str, str]:
    """All of the look's own regions. Each brings its root, with the attributes of a region."""
    return texts({**look.regions(scene), **look.behind(scene)})


def texts(regions: Mapping[str, Node]) -> dict[str, str]:
    return {name: node if isinstance(node, Markup) else text(node) for name, node in regions.items()}
