"""The prompt: what to do and why, what would follow, and the buttons that belong to it."""

from __future__ import annotations

from htpy import Element, Node, button, div, h1, p, section

from meadhall.look.contract import Button, Look, Prompt, Scene
from meadhall.look.icons import icon
from meadhall.site.speech import say

from .standing import Standing


def prompt_region(look: Look, scene: Scene, standing: Standing, may_undo: bool) -> Element:
    asked = look.prompt(scene)
    mine = bool(scene.choices) and scene.seats[scene.viewer].deciding
    return section(
        {"id": "r-prompt", "data-region": "prompt", "class": {"prompt": True, "mine": mine}},
        aria_label=say("What to do now"),
    )[
        div(".prompt-words")[h1[asked.what], p[asked.why] if asked.why else None],
        div(".consequence", data_slot="consequence", data_key="consequence"),
        div(".prompt-act", data_dock=True, data_key="act"),
        div(".prompt-buttons")[
            _undo(standing) if may_undo else None,
            (press_button(one) for one in asked.buttons),
        ],
    ]


def told_region(told: Prompt) -> Element:
    """The prompt's place, where there is only something to read."""
    return section(
        {"id": "r-prompt", "data-region": "prompt", "class": "prompt"}, aria_label=say("What happens")
    )[div(".prompt-words")[h1[told.what], p[told.why] if told.why else None]]


def press_button(one: Button) -> Element:
    if one.why:
        return button(".btn", type="button", aria_disabled="true", data_why=one.why)[one.label]
    kind = "go" if one.main else "soft"
    return button({"class": f"btn {kind} can", "type": "button", "data-press": one.key})[one.label]


def _undo(standing: Standing) -> Node:
    people = sum(seat.account is not None and seat.bot is None for seat in standing.seats)
    label = say("Take back") if people <= 1 else say("Ask to take back")
    return button(".btn.quiet.small", type="button", data_do="undo")[icon("return-arrow"), label]
