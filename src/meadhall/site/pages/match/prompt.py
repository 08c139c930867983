# compiled: drawn for every frame
"""The prompt: the task of the player, its reason, consequences, and buttons."""

from __future__ import annotations

from htpy import Element, button, div, h1, p, section
from markupsafe import Markup

from meadhall.look.contract import Button, Look, PagePrompt, Scene
from meadhall.look.drawings import drawn_once
from meadhall.look.icons import icon
from meadhall.look.markup import escaped, html
from meadhall.site.i18n import say

from .panels import MatchPanels


def prompt_region(look: Look, scene: Scene, panels: MatchPanels, may_undo: bool) -> Markup:
    is_asked = bool(scene.choices) and scene.seats[scene.viewer].deciding
    undo_label = _undo_label(panels) if may_undo else ""
    return prompt_panel(look.prompt(scene), is_asked, undo_label, _may_skip(scene, panels))


def _may_skip(scene: Scene, panels: MatchPanels) -> bool:
    """Whether only bots act, slowly enough for people to watch, and somebody here may have seen enough."""
    if scene.over or panels.watching or panels.away or not panels.pace:
        return False
    deciding = [face for face in scene.seats if face.deciding]
    return bool(deciding) and all(face.kind == "bot" or face.level for face in deciding)


@drawn_once
def prompt_panel(asked: PagePrompt, is_asked: bool, undo_label: str, may_skip: bool) -> Markup:
    why = f"<p>{escaped(asked.why)}</p>" if asked.why else ""
    undo = _undo(undo_label) if undo_label else ""
    skip = _skip() if may_skip else ""
    buttons = "".join(press_button(one) for one in asked.buttons)
    return html(
        f'<section id="r-prompt" data-region="prompt" class="prompt{" mine" if is_asked else ""}"'
        f' aria-label="{escaped(say("What to do now"))}">'
        f'<div class="prompt-words"><h1>{escaped(asked.what)}</h1>{why}</div>'
        '<div class="consequence" data-slot="consequence" data-key="consequence"></div>'
        '<div class="prompt-act" data-dock data-key="act"></div>'
        f'<div class="prompt-buttons">{undo}{skip}{buttons}</div></section>'
    )


def sentence_region(sentence: PagePrompt) -> Element:
    """The prompt's place, where there is only something to read."""
    return section(
        {"id": "r-prompt", "data-region": "prompt", "class": "prompt"}, aria_label=say("What happens")
    )[div(".prompt-words")[h1[sentence.what], p[sentence.why] if sentence.why else None]]


@drawn_once
def press_button(one: Button) -> Element:
    if one.why:
        return button(".btn", type="button", aria_disabled="true", data_why=one.why)[one.label]
    kind = "go" if one.main else "soft"
    return button({"class": f"btn {kind} can", "type": "button", "data-press": one.key})[one.label]


def _undo_label(panels: MatchPanels) -> str:
    people = sum(seat.plays_itself for seat in panels.seats)
    return say("Take back") if people <= 1 else say("Ask to take back")


@drawn_once
def _undo(label: str) -> Element:
    return button(".btn.quiet.small", type="button", data_do="undo")[icon("return-arrow"), label]


@drawn_once
def _skip() -> Element:
    return button(".btn.quiet.small", type="button", data_do="skip")[
        icon("fast-forward-button"), say("Skip to my turn")
    ]
